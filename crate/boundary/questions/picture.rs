//! The picture of a step, and where things are in it.

use crate::boundary::answer::SceneColumns;
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::Question;
use crate::boundary::search::Drawn;
use crate::boundary::value::plain;
use crate::picture::scene::{self, Depicted};

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("stub", |search, given| {
        Ok(plain(&scene::stub(
            &search.frame(given)?,
            given.node(search.tree())?,
        )))
    }),
    ("nodeAt", |search, given| {
        node_at(search, &search.frame(given)?, given)
    }),
    ("scene", |search, given| {
        let frame = search.frame(given)?;
        let scene = search.draw(&frame, &given.viewport()?, &given.style()?, |_, _| {});
        Ok(plain(&SceneColumns::from(&scene)))
    }),
];

/// The node at a point of the picture of a frame.
pub(super) fn node_at<F: Depicted>(drawn: &Drawn, frame: &F, given: &Arguments) -> Answer {
    let (viewport, style) = (given.viewport()?, given.style()?);
    let at = (given.number("x"), given.number("y"));
    let node = scene::node_at(frame, &drawn.layout, &viewport, &style, at);
    Ok(plain(&node))
}

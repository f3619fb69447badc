//! The picture of a step, and where things are in it.

use crate::boundary::answer::SceneColumns;
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::SearchQuestion;
use crate::boundary::search::TreeDrawing;
use crate::boundary::value::plain;
use crate::picture::scene::{self, Depicted};

/// The questions.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
    ("stub", |search, arguments| {
        Ok(plain(&scene::stub(
            &search.frame(arguments)?,
            arguments.node(search.tree())?,
        )))
    }),
    ("nodeAt", |search, arguments| {
        node_at(&search.drawing, &search.frame(arguments)?, arguments)
    }),
    ("scene", |search, arguments| {
        let frame = search.frame(arguments)?;
        let scene = search.drawing.draw(
            &frame,
            &arguments.viewport()?,
            &arguments.style()?,
            |_, _| {},
        );
        Ok(plain(&SceneColumns::from(&scene)))
    }),
];

/// The node at a point of the picture of a frame.
pub(super) fn node_at<F: Depicted>(
    drawing: &TreeDrawing,
    frame: &F,
    arguments: &Arguments,
) -> Answer {
    let (viewport, style) = (arguments.viewport()?, arguments.style()?);
    let at = (arguments.number("x"), arguments.number("y"));
    let node = scene::node_at(frame, &drawing.layout, &viewport, &style, at);
    Ok(plain(&node))
}

//! The picture of a step, and where things are in it.

use crate::boundary::answer::SceneColumns;
use crate::boundary::module::Question;
use crate::boundary::value::plain;
use crate::picture::scene;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("stub", |search, given| {
        Ok(plain(&scene::stub(
            &search.frame(given)?,
            given.node(search.tree())?,
        )))
    }),
    ("nodeAt", |search, given| {
        let (viewport, style) = (given.viewport()?, given.style()?);
        let at = (given.number("x"), given.number("y"));
        let frame = search.frame(given)?;
        Ok(plain(&scene::node_at(
            &frame,
            &search.layout,
            &viewport,
            &style,
            at,
        )))
    }),
    ("scene", |search, given| {
        let frame = search.frame(given)?;
        let scene = search.draw(&frame, &given.viewport()?, &given.style()?, |_, _| {});
        Ok(plain(&SceneColumns::from(&scene)))
    }),
];

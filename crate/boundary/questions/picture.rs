//! The picture of a step, and where things are in it.

use crate::boundary::answer::{Position, SceneColumns};
use crate::boundary::module::Question;
use crate::boundary::search::Search;
use crate::boundary::value::plain;
use crate::frame::Frame;
use crate::picture::scene::{self, Raster, Scene, Style, Viewport};

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("extent", |search, _| {
        Ok(plain(&Position {
            column: search.layout.columns(),
            row: search.layout.rows().len(),
        }))
    }),
    ("position", |search, given| {
        let node = search.node(given)?;
        Ok(plain(&Position {
            column: search.layout.column(node),
            row: search.layout.row(node),
        }))
    }),
    ("area", |search, given| {
        let area = search.layout.area(search.tree(), search.node(given)?);
        Ok(plain(&area))
    }),
    ("stub", |search, given| {
        Ok(plain(&scene::stub(
            &search.frame(given)?,
            search.node(given)?,
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

impl Search {
    /// The scene of a frame, with `added` marks.
    pub(super) fn draw(
        &self,
        frame: &Frame,
        viewport: &Viewport,
        style: &Style,
        added: impl FnOnce(&mut Scene, &Raster),
    ) -> Scene {
        let mut rasters = self.rasters.borrow_mut();
        let raster = rasters.of(self.tree(), &self.layout, viewport);
        let game = self.game.as_deref();
        let mut scene = scene::scene_on(raster, frame, &self.layout, &self.names, game, style);
        added(&mut scene, raster);
        scene.by_shade();
        scene
    }
}

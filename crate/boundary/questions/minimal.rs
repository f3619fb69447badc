//! The minimal tree of a search.

use std::cell::RefMut;

use wasm_bindgen::prelude::*;

use crate::boundary::answer::{MinimalView, SceneColumns};
use crate::boundary::module::SearchQuestion;
use crate::boundary::search::CallSearch;
use crate::boundary::value::plain;
use crate::explain;
use crate::frame::Frame;
use crate::frame::call_kinds::CallKinds;
use crate::frame::minimal::MinimalTree;
use crate::picture::scene::{self, Raster, Scene, Style, Viewport};

/// The questions. That for the scene takes the place of the one that does not know the minimal tree.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
    ("minimalTree", |search, arguments| {
        let nodes = arguments.integer("nodes", u32::MAX as usize)?;
        let (known, tree) = search.minimal_up_to(nodes);
        if !known {
            return Ok(JsValue::UNDEFINED);
        }
        Ok(plain(&tree.as_ref().map(MinimalView::from)))
    }),
    ("minimalNode", |search, arguments| {
        let (node, frame, view) = (
            arguments.node(search.tree())?,
            search.frame(arguments)?,
            arguments.view()?,
        );
        let tree = search.minimal_tree();
        let describe =
            |tree| explain::minimal::minimal(&frame, &search.drawing.names, tree, node, view);
        Ok(plain(&tree.as_ref().map(describe)))
    }),
    ("scene", |search, arguments| {
        let (frame, style) = (search.frame(arguments)?, arguments.full_style()?);
        let scene = search.draw_all(&frame, &arguments.viewport()?, &style, |_, _| {});
        Ok(plain(&SceneColumns::from(&scene)))
    }),
];

impl CallSearch {
    /// The scene of a frame, with `added` marks, the answers of the style, and the minimal tree or the kinds of calls if the
    /// style asks for them.
    pub(super) fn draw_all(
        &self,
        frame: &Frame,
        viewport: &Viewport,
        style: &Style,
        added: impl FnOnce(&mut Scene, &Raster),
    ) -> Scene {
        self.drawing.draw(frame, viewport, style, |scene, raster| {
            added(scene, raster);
            scene::show_answers(scene, raster, self.tree(), &self.drawing.layout, style);
            self.show_minimal(scene, raster, frame, style);
            self.show_call_kinds(scene, raster, frame, style);
        })
    }

    fn show_minimal(&self, scene: &mut Scene, raster: &Raster, frame: &Frame, style: &Style) {
        if style.minimal
            && let Some(minimal) = &*self.minimal_tree()
        {
            scene::show_cover(scene, raster, &(frame, minimal), style);
        }
    }

    fn show_call_kinds(&self, scene: &mut Scene, raster: &Raster, frame: &Frame, style: &Style) {
        let kinds = || self.kinds.get_or_init(|| CallKinds::of(frame));
        if style.kinds
            && !style.minimal
            && let Some(kinds) = kinds()
        {
            scene::show_call_kinds(scene, raster, frame, kinds, style);
        }
    }

    /// The minimal tree; the part that is not known yet is found at once.
    fn minimal_tree(&self) -> RefMut<'_, Option<MinimalTree>> {
        loop {
            if let (true, tree) = self.minimal_up_to(usize::MAX) {
                return tree;
            }
        }
    }

    /// Looks at so many more nodes. Returns whether that was all, and the tree.
    fn minimal_up_to(&self, nodes: usize) -> (bool, RefMut<'_, Option<MinimalTree>>) {
        let last = Frame::new(&self.trace, self.trace.steps());
        let mut finder = self.minimal.borrow_mut();
        let known = finder.advance(&last, nodes);
        (known, RefMut::map(finder, |finder| &mut finder.tree))
    }
}

//! What the boundary answers about the minimal tree of a search.

use std::cell::RefMut;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::plain::plain;
use super::reading::read_view;
use super::search_handle::Search;
use super::shapes::Answer;
use crate::explain;
use crate::frame::Frame;
use crate::frame::minimal::{MinimalCounts, MinimalTree};

/// What it is, in numbers.
#[derive(Serialize)]
struct MinimalView<'a> {
    /// The least and the greatest value that it proves of the root.
    goal: (f64, f64),
    #[serde(flatten)]
    counts: &'a MinimalCounts,
}

#[wasm_bindgen]
impl Search {
    /// Looks at so many more nodes for the minimal tree. Its numbers once it is known, null if there is none.
    #[wasm_bindgen(js_name = minimalTree)]
    pub fn minimal(&self, nodes: usize) -> JsValue {
        let (known, tree) = self.minimal_up_to(nodes);
        if !known {
            return JsValue::UNDEFINED;
        }
        plain(&tree.as_ref().map(|tree| MinimalView {
            goal: tree.goal().range().into(),
            counts: tree.counts(),
        }))
    }

    /// What the minimal tree says of a node at a step; null if there is none.
    #[wasm_bindgen(js_name = minimalNode)]
    pub fn minimal_node(&self, node: f64, step: f64, view: &str) -> Answer {
        let node = self.id(node)?;
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let tree = self.minimal_tree();
        let told = |tree| explain::minimal::minimal(&frame, &self.names, tree, node, view);
        Ok(plain(&tree.as_ref().map(told)))
    }
}

impl Search {
    /// The minimal tree; what is not known of it yet is found at once.
    pub(super) fn minimal_tree(&self) -> RefMut<'_, Option<MinimalTree>> {
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

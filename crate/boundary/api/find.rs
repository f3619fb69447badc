//! Finding nodes and steps, from JavaScript.

use wasm_bindgen::prelude::*;

use super::failure::{Failure, NeverEntered, bad_argument, fail};
use super::plain::plain;
use super::reading::whole;
use super::search_handle::Search;
use super::shapes::Answer;
use crate::trace::StepNameError;
use crate::tree::{Found, NodeId};

/// How many nodes `find` may name.
const MAX_FOUND: usize = 1_000;

#[wasm_bindgen]
impl Search {
    /// The nodes that a text can mean.
    pub fn find(&self, text: &str, limit: f64) -> Answer {
        let limit = whole("limit", limit, MAX_FOUND)?;
        let game = self.game.as_ref();
        let shown = game.map_or(Vec::new(), |game| game.showing(self.tree(), text));
        Ok(plain(&match shown.is_empty() {
            true => self.names.find(self.tree(), text, limit),
            false => Found::first(shown, limit),
        }))
    }

    /// The number that a node has in the tree as given.
    pub fn given(&self, node: f64) -> Result<NodeId, JsValue> {
        Ok(self.tree().given(self.id(node)?))
    }

    /// The number in this search of the node that has the number `given` in the tree as given; none beyond the tree.
    #[wasm_bindgen(js_name = searched)]
    pub fn as_searched(&self, given: f64) -> Result<Option<NodeId>, JsValue> {
        let given = whole("given", given, NodeId::MAX as usize)?;
        Ok(self.tree().as_searched(given as NodeId))
    }

    /// The step of the cutoff that prunes most nodes.
    #[wasm_bindgen(js_name = largestCutoff)]
    pub fn largest_cutoff(&self) -> Option<u32> {
        self.trace.largest_cutoff()
    }

    /// The step of a name such as `cutoff:2` or `node:C`.
    #[wasm_bindgen(js_name = stepOf)]
    pub fn step_of(&self, name: &str) -> Result<u32, JsValue> {
        let step = self.trace.step_of(&self.names, name);
        step.map_err(|error| match error {
            StepNameError::Unknown { expected } => bad_argument("step", name, &expected),
            StepNameError::NeverEntered { node } => {
                fail(&Failure::NeverEntered(NeverEntered { node }))
            }
        })
    }

    /// The nodes from the root down to one.
    pub fn path(&self, node: f64) -> Result<Vec<NodeId>, JsValue> {
        Ok(self.tree().path_to(self.id(node)?))
    }

    /// The part of the plane that the subtree of a node takes.
    pub fn area(&self, node: f64) -> Answer {
        let node = self.id(node)?;
        Ok(plain(&self.layout.area(self.tree(), node)))
    }
}

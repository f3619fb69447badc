//! What the boundary answers about two searches of one tree.

use wasm_bindgen::prelude::*;

use super::plain::plain;
use super::reading::{read_style, read_viewport, whole};
use super::search_handle::Search;
use super::shapes::{Answer, scene_view};
use crate::frame::Frame;
use crate::frame::compare;
use crate::tree::NodeId;

#[wasm_bindgen]
impl Search {
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

    /// Whether both searches are of the same tree.
    #[wasm_bindgen(js_name = sameTree)]
    pub fn same_tree(&self, other: &Search) -> bool {
        compare::same_tree(self.tree(), other.tree())
    }

    /// The step of the other search that corresponds to a step of this one.
    pub fn counterpart(&self, step: f64, other: &Search) -> Result<u32, JsValue> {
        let step = self.step("step", step)?;
        Ok(compare::counterpart(&self.trace, step, &other.trace))
    }

    /// Compares so many more nodes; the nodes that only this search enters, once all are compared.
    pub fn only(&self, other: &Search, nodes: usize) -> JsValue {
        match self.comparison(other, nodes) {
            (true, comparison) => plain(&comparison.only),
            (false, _) => JsValue::UNDEFINED,
        }
    }

    /// The marks of the frame at `step`, with rings around nodes that differ from another search at its step.
    #[wasm_bindgen(js_name = sceneBeside)]
    pub fn scene_beside(
        &self,
        step: f64,
        viewport: JsValue,
        style: JsValue,
        other: &Search,
        other_step: f64,
    ) -> Answer {
        let frame = self.frame_at(step)?;
        let other_step = other.step("beside.step", other_step)?;
        let beside = Frame::new(&other.trace, other_step);
        let viewport = read_viewport(&viewport)?;
        let style = read_style(&style)?;
        let scene = self.draw(&frame, &viewport, &style, Some((other, beside)));
        Ok(scene_view(&scene))
    }
}

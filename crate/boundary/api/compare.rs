//! What the boundary answers about two searches of one tree.

use std::cell::RefMut;

use wasm_bindgen::prelude::*;

use super::plain::plain;
use super::reading::{read_style, read_viewport};
use super::search_handle::Search;
use super::shapes::{Answer, scene_view};
use crate::frame::Frame;
use crate::frame::compare::{self, Comparison};

#[wasm_bindgen]
impl Search {
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

impl Search {
    /// Compares so many more nodes with another search. Returns whether all are compared, and the differences.
    pub(super) fn comparison(
        &self,
        other: &Search,
        nodes: usize,
    ) -> (bool, RefMut<'_, Comparison>) {
        let mut comparison = RefMut::map(self.comparison.borrow_mut(), |known| {
            known.take_if(|(number, _)| *number != other.number);
            let new = || (other.number, Comparison::new(&self.trace));
            &mut known.get_or_insert_with(new).1
        });
        let whole = comparison.advance(&self.trace, &other.trace, nodes);
        (whole, comparison)
    }
}

//! What the boundary answers about the comparison of a step.

use wasm_bindgen::prelude::*;

use super::plain::plain;
use super::reading::read_view;
use super::search_handle::Search;
use super::shapes::Answer;
use crate::explain::decision;

#[wasm_bindgen]
impl Search {
    /// What a node does with the value of a child, with the numbers of `step`.
    pub fn decisions(&self, step: f64, view: &str) -> Answer {
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let naming = self.writing.naming();
        Ok(plain(&decision::decisions(
            &frame,
            &self.names,
            naming,
            view,
        )))
    }
}

//! What the boundary answers about the comparison of a step.

use wasm_bindgen::prelude::*;

use super::plain::plain;
use super::reading::read_view;
use super::search_handle::Search;
use super::shapes::Answer;
use crate::explain::{decision, number_line};

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

    /// The window, the range and the values of a node on a number line.
    #[wasm_bindgen(js_name = numberLine)]
    pub fn number_line(&self, node: f64, step: f64, view: &str) -> Answer {
        let node = self.id(node)?;
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let span = self.summary.span;
        Ok(plain(&number_line::number_line(
            &frame,
            &self.writing,
            span,
            node,
            view,
        )))
    }
}

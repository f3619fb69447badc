//! What the boundary answers to somebody who walks through the run in steps of some size.

use wasm_bindgen::prelude::*;

use super::failure::bad_argument;
use super::reading::whole;
use super::search_handle::Search;
use crate::trace::StepSize;

/// The longest walk in one go, in stops: no run has more.
const FARTHEST: usize = i32::MAX as usize;

#[wasm_bindgen]
impl Search {
    /// How many stops of a step size there are up to `step`.
    pub fn stops(&self, step: f64, size: &str) -> Result<u32, JsValue> {
        let step = self.step("step", step)?;
        Ok(self.trace.stops(read_size(size)?, step))
    }

    /// The step of a stop, counted from 1.
    pub fn stop(&self, number: f64, size: &str) -> Result<u32, JsValue> {
        let number = whole("number", number, FARTHEST)? as u32;
        Ok(self.trace.stop(read_size(size)?, number))
    }

    /// The step that is reached from `step` by so many stops.
    pub fn walk(&self, step: f64, by: f64, size: &str) -> Result<u32, JsValue> {
        let step = self.step("step", step)?;
        let stops = whole("by", by.abs(), FARTHEST)? as i32;
        let by = if by < 0.0 { -stops } else { stops };
        Ok(self.trace.walk(read_size(size)?, step, by))
    }
}

fn read_size(size: &str) -> Result<StepSize, JsValue> {
    let expected = || StepSize::ALL.map(StepSize::id).join(" | ");
    StepSize::of(size).ok_or_else(|| bad_argument("size", size, &expected()))
}

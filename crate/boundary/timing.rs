//! User Timing: a profile in a browser or in Node shows the stages of an opening.

use js_sys::Reflect;
use wasm_bindgen::prelude::*;
use web_sys::Performance;

use crate::opening::Stage;

/// Marks the beginning of each stage of one opening, and measures the stage at its end. Entries are cleared at once, so
/// that they do not pile up; profiles and observers have them by then. If the host refuses, nothing is measured.
pub(super) struct Timing {
    /// The number of the opening: several may be under way.
    opening: u32,
    /// The present stage.
    stage: Option<Stage>,
    /// `None` in a host without it.
    performance: Option<Performance>,
}

impl Timing {
    /// No stage has begun.
    pub(super) fn new(opening: u32) -> Timing {
        // Windows, workers and Node all have it, but no common type.
        let performance = Reflect::get(&js_sys::global(), &"performance".into());
        let performance = performance.ok().filter(JsValue::is_object);
        Timing {
            opening,
            stage: None,
            performance: performance.map(JsCast::unchecked_into),
        }
    }

    /// Call this after each slice, with the stage that the opening is in now.
    pub(super) fn note(&mut self, stage: Option<Stage>) {
        let ended = std::mem::replace(&mut self.stage, stage);
        let Some(performance) = self.performance.as_ref().filter(|_| ended != stage) else {
            return;
        };
        if let Some(name) = ended.map(|stage| self.name(stage))
            && performance.measure_with_start_mark(&name, &name).is_ok()
        {
            performance.clear_marks_with_mark_name(&name);
            performance.clear_measures_with_measure_name(&name);
        }
        if let Some(name) = stage.map(|stage| self.name(stage)) {
            let _refused = performance.mark(&name);
        }
    }

    fn name(&self, stage: Stage) -> String {
        format!("secateur {}: {}", self.opening, stage.name())
    }
}

impl Drop for Timing {
    /// Measures the stage in which an opening was given up.
    fn drop(&mut self) {
        self.note(None);
    }
}

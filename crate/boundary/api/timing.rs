//! User Timing: a profile in a browser or in Node shows the stages of an opening.

use wasm_bindgen::prelude::*;

use crate::opening::Stage;

#[wasm_bindgen]
extern "C" {
    // Every call catches exceptions, also that of a host without `performance`. In web-sys `clearMarks` does not.
    #[wasm_bindgen(catch, js_namespace = performance)]
    fn mark(name: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_namespace = performance)]
    fn measure(name: &str, from: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_namespace = performance, js_name = clearMarks)]
    fn clear_marks(name: &str) -> Result<(), JsValue>;

    #[wasm_bindgen(catch, js_namespace = performance, js_name = clearMeasures)]
    fn clear_measures(name: &str) -> Result<(), JsValue>;
}

/// Marks the beginning of each stage of one opening, and measures the stage at its end. Entries are cleared at once, so
/// that they do not pile up; profiles and observers have them by then. If the host refuses, nothing is measured.
pub(super) struct Timing {
    /// The number of the opening: several may be under way.
    opening: u32,
    /// The present stage.
    stage: Option<Stage>,
}

impl Timing {
    /// No stage has begun.
    pub(super) fn new(opening: u32) -> Timing {
        Timing {
            opening,
            stage: None,
        }
    }

    /// Call this after each slice, with the stage that the opening is in now.
    pub(super) fn note(&mut self, stage: Option<Stage>) {
        let ended = std::mem::replace(&mut self.stage, stage);
        if ended == stage {
            return;
        }
        if let Some(name) = ended.map(|stage| self.name(stage)) {
            let _refused = measure(&name, &name)
                .and_then(|()| clear_marks(&name))
                .and_then(|()| clear_measures(&name));
        }
        if let Some(name) = stage.map(|stage| self.name(stage)) {
            let _refused = mark(&name);
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

//! The stages of an opening in the timeline of the browser, so that a profile shows them.

use wasm_bindgen::prelude::*;
use web_sys::Performance;

use crate::opening::Stage;

#[wasm_bindgen]
extern "C" {
    /// The clock of the page, the worker or Node; some hosts have none.
    #[wasm_bindgen(thread_local_v2, js_name = performance)]
    static PERFORMANCE: Option<Performance>;
}

/// The stage that an opening is in, marked where it began.
pub(super) struct Timing {
    /// Which opening it is: several may be under way.
    opening: u32,
    stage: Option<Stage>,
}

impl Timing {
    /// Nothing is marked yet.
    pub(super) fn new(opening: u32) -> Timing {
        Timing {
            opening,
            stage: None,
        }
    }

    /// Notes which stage the opening is in now. A stage that has ended is measured from its mark. Where the host refuses, nothing is
    /// marked.
    pub(super) fn note(&mut self, stage: Option<Stage>) {
        let ended = std::mem::replace(&mut self.stage, stage);
        if ended == stage {
            return;
        }
        PERFORMANCE.with(|performance| {
            let Some(performance) = performance else {
                return;
            };
            if let Some(name) = ended.map(|stage| self.name(stage)) {
                let _refused = performance.measure_with_start_mark(&name, &name);
            }
            if let Some(name) = stage.map(|stage| self.name(stage)) {
                let _refused = performance.mark(&name);
            }
        });
    }

    fn name(&self, stage: Stage) -> String {
        format!("secateur {}: {}", self.opening, stage.name())
    }
}

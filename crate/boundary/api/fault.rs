//! Panics of the core: their report, and the restart.

use wasm_bindgen::prelude::*;

/// Reports a panic of the core on the console.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|fault| {
        web_sys::console::error_1(&fault.to_string().into());
    }));
}

/// Replaces a core that has stopped: if `stopped`, the next call goes to a new core.
#[wasm_bindgen]
pub fn restart(stopped: bool) {
    if stopped {
        wasm_bindgen::handler::schedule_reinit();
    }
}

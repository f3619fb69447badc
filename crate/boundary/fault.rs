//! What is done about a fault of the core, should there be one.

use wasm_bindgen::prelude::*;

/// Says in the console where a fault of the core is, should there be one.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|fault| {
        web_sys::console::error_1(&fault.to_string().into());
    }));
}

/// Replaces a core that has stopped: whatever is called next is called on a new one, if `stopped`.
#[wasm_bindgen]
pub fn restart(stopped: bool) {
    if stopped {
        wasm_bindgen::handler::schedule_reinit();
    }
}

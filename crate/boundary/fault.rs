//! Panics of a module: their report, and the restart.

use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::*;

/// Whether this instance has panicked.
static PANICKED: AtomicBool = AtomicBool::new(false);

/// Reports a panic on the console.
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|fault| {
        PANICKED.store(true, Ordering::Relaxed);
        web_sys::console::error_1(&fault.to_string().into());
    }));
}

/// Replaces an instance that has stopped: if `stopped`, the next call goes to a new one. Returns whether this one has
/// panicked. Where memory was asked for and refused, it stops without that.
#[wasm_bindgen]
pub fn restart(stopped: bool) -> bool {
    if stopped {
        wasm_bindgen::handler::schedule_reinit();
    }
    PANICKED.load(Ordering::Relaxed)
}

//! Numbers as the host reads and prints them.

use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = String)]
    fn string(value: f64) -> String;
}

/// Of any finite number.
pub(crate) fn print(value: f64) -> String {
    string(value).replace('+', "")
}

/// The nearest number to a decimal without a sign.
pub(crate) fn read(decimal: &str) -> f64 {
    js_sys::parse_float(decimal)
}

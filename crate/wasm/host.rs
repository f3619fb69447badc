//! What the host does in place of the standard library; see [`crate::host`].

use js_sys::JsString;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = String)]
    fn string(value: f64) -> String;
}

pub(crate) fn print(value: f64) -> String {
    string(value).replace('+', "")
}

pub(crate) fn read(decimal: &str) -> f64 {
    js_sys::parse_float(decimal)
}

pub(crate) fn lower(text: &str) -> String {
    String::from(JsString::from(text).to_lower_case())
}

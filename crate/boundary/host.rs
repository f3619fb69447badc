//! JavaScript as the host of the core. Nothing of it throws.

use js_sys::{JsString, RegExp};
use wasm_bindgen::prelude::*;

use crate::host::Host;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = String)]
    fn string(value: f64) -> String;
}

thread_local! {
    static LETTER: RegExp = RegExp::new(r"\p{Alphabetic}", "u");
    static LETTER_OR_DIGIT: RegExp = RegExp::new(r"[\p{Alphabetic}\p{N}]", "u");
}

/// JavaScript as the host.
pub(crate) const JAVASCRIPT: Host = Host {
    print: |value| string(value).replace('+', ""),
    read: js_sys::parse_float,
    lower: |text| String::from(JsString::from(text).to_lower_case()),
    is_letter: |c| match c.is_ascii() {
        true => c.is_ascii_alphabetic(),
        false => LETTER.with(|letter| letter.test(c.encode_utf8(&mut [0; 4]))),
    },
    is_letter_or_digit: |c| match c.is_ascii() {
        true => c.is_ascii_alphanumeric(),
        false => LETTER_OR_DIGIT.with(|part| part.test(c.encode_utf8(&mut [0; 4]))),
    },
};

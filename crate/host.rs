//! The ground below all stages: numbers as text, lower case, and which characters are letters. They need large tables,
//! which the host has: JavaScript in WebAssembly, where they would weigh 25 kB, else the standard library. Besides the
//! boundary, only this file names js-sys and wasm-bindgen; it imports nothing of the crate, and nothing of it throws.

#[cfg(target_arch = "wasm32")]
use js_sys::{JsString, RegExp};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::*;

#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = String)]
    fn string(value: f64) -> String;
}

/// The shortest decimal that reads back as a finite number, with an exponent, as in `1.5e-7`, below
/// a millionth and from 1e21.
#[cfg(target_arch = "wasm32")]
pub(crate) fn print(value: f64) -> String {
    string(value).replace('+', "")
}

/// The same, natively.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn print(value: f64) -> String {
    match value == 0.0 || (1e-6..1e21).contains(&value.abs()) {
        true => format!("{value}"),
        false => format!("{value:e}"),
    }
}

/// The nearest number to a decimal without a sign.
#[cfg(target_arch = "wasm32")]
pub(crate) fn read(decimal: &str) -> f64 {
    js_sys::parse_float(decimal)
}

/// The same, natively.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn read(decimal: &str) -> f64 {
    decimal.parse().unwrap_or(f64::NAN)
}

/// A text in lower case.
#[cfg(target_arch = "wasm32")]
pub(crate) fn lower(text: &str) -> String {
    String::from(JsString::from(text).to_lower_case())
}

/// The same, natively.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn lower(text: &str) -> String {
    text.to_lowercase()
}

#[cfg(target_arch = "wasm32")]
thread_local! {
    static LETTER: RegExp = RegExp::new(r"\p{Alphabetic}", "u");
    static LETTER_OR_DIGIT: RegExp = RegExp::new(r"[\p{Alphabetic}\p{N}]", "u");
}

/// Whether a character is a letter of any script.
#[cfg(target_arch = "wasm32")]
pub(crate) fn is_letter(c: char) -> bool {
    match c.is_ascii() {
        true => c.is_ascii_alphabetic(),
        false => LETTER.with(|letter| letter.test(c.encode_utf8(&mut [0; 4]))),
    }
}

/// The same, natively.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn is_letter(c: char) -> bool {
    c.is_alphabetic()
}

/// Whether a character is a letter of any script, or a digit or another number.
#[cfg(target_arch = "wasm32")]
pub(crate) fn is_letter_or_digit(c: char) -> bool {
    match c.is_ascii() {
        true => c.is_ascii_alphanumeric(),
        false => LETTER_OR_DIGIT.with(|part| part.test(c.encode_utf8(&mut [0; 4]))),
    }
}

/// The same, natively.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn is_letter_or_digit(c: char) -> bool {
    c.is_alphanumeric()
}

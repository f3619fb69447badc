//! Objects of JavaScript, field by field.

use std::cell::RefCell;

use js_sys::JsString;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Object)]
    pub(super) type Object;

    #[wasm_bindgen(constructor)]
    pub(super) fn new() -> Object;

    #[wasm_bindgen(method, indexing_setter)]
    pub(super) fn set(this: &Object, name: &JsValue, value: &JsValue);
}

/// An object of these fields, which stay as they are.
#[cfg(not(feature = "exercise"))]
pub(super) fn object<const N: usize>(fields: [(&'static str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        object.set(&word(name), &value);
    }
    object.into()
}

/// How many words are kept.
const WORDS: usize = 256;

thread_local! {
    static KEPT: RefCell<Vec<(&'static str, JsString)>> = const { RefCell::new(Vec::new()) };
}

/// A word of the program. To make it anew each time would take longer than all else, so it is kept in a place that
/// follows from its address, until another word takes the place.
pub(super) fn word(text: &'static str) -> JsValue {
    KEPT.with_borrow_mut(|kept| {
        if kept.is_empty() {
            kept.resize(WORDS, ("", JsString::from("")));
        }
        let number = text.as_ptr() as usize ^ text.len() << 3;
        let Some(place) = kept.get_mut(number % WORDS) else {
            return text.into();
        };
        if !std::ptr::eq(place.0, text) {
            *place = (text, text.into());
        }
        place.1.clone().into()
    })
}

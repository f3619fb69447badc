//! Values as plain objects of JavaScript, with `null` for what is missing.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Object)]
    type Object;

    #[wasm_bindgen(constructor)]
    fn new() -> Object;

    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &Object, name: &str, value: JsValue);
}

/// Serialization cannot fail: all keys of maps are strings, and all numbers fit a double.
pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> JsValue {
    let written = value.serialize(&Serializer::json_compatible());
    written.unwrap_or_else(JsValue::from)
}

/// An object of these fields, which stay as they are.
pub(super) fn object<const N: usize>(fields: [(&str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        object.set(name, value);
    }
    object.into()
}

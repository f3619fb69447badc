//! Values that cross the boundary to JavaScript: plain objects, with `null` for a missing value.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

const PLAIN: Serializer = Serializer::new()
    .serialize_missing_as_null(true)
    .serialize_maps_as_objects(true);

/// A value as JavaScript has it. Nothing that crosses is refused: no number is beyond those of JavaScript.
pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> JsValue {
    value.serialize(&PLAIN).unwrap_or(JsValue::NULL)
}

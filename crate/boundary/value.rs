//! Values that cross the boundary: to JavaScript as plain objects, with `null` for a missing value; from it as
//! settings.

use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::opening::options::Setting;

const PLAIN: Serializer = Serializer::new()
    .serialize_missing_as_null(true)
    .serialize_maps_as_objects(true);

/// A value as JavaScript has it. Nothing that crosses is refused: no number is beyond those of JavaScript.
pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> JsValue {
    value.serialize(&PLAIN).unwrap_or(JsValue::NULL)
}

/// Plain data of a caller. A value that no option can have becomes a setting that is refused where it is read.
pub(super) fn setting(value: JsValue) -> Setting {
    serde_wasm_bindgen::from_value(value).unwrap_or(Setting::Other)
}

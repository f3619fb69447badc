//! Values of a caller as settings.

use js_sys::{Array, Float64Array, Object};
use wasm_bindgen::prelude::*;

use crate::opening::options::Setting;

/// Settings nested deeper than this are ignored.
const DEEPEST: u32 = 4;

/// Converts any value of a caller. A value that no option can have, such as a function, becomes `Other`.
pub(super) fn setting(value: &JsValue) -> Setting {
    within(value, DEEPEST)
}

fn within(value: &JsValue, deepest: u32) -> Setting {
    if value.is_undefined() || value.is_null() {
        return Setting::Nothing;
    }
    let simple = None
        .or_else(|| value.as_bool().map(Setting::Flag))
        .or_else(|| value.as_f64().map(Setting::Number))
        .or_else(|| value.as_string().map(Setting::Text));
    let Some(deeper) = deepest.checked_sub(1).filter(|_| value.is_object()) else {
        return simple.unwrap_or(Setting::Other);
    };
    if Array::is_array(value) {
        let list = Array::from(value);
        return Setting::List(list.iter().map(|item| within(&item, deeper)).collect());
    }
    if let Some(numbers) = value.dyn_ref::<Float64Array>() {
        // A crossing of the boundary for each number would cost more than a small scene.
        let numbers = numbers.to_vec().into_iter();
        return Setting::List(numbers.map(Setting::Number).collect());
    }
    let entries = Object::entries(value.unchecked_ref());
    let entry = |entry: JsValue| {
        let entry = Array::from(&entry);
        let name = entry.get(0).as_string().unwrap_or_default();
        (name, within(&entry.get(1), deeper))
    };
    Setting::Table(entries.iter().map(entry).collect())
}

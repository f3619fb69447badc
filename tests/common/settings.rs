//! Settings that a caller may pass, read from JSON.

use secateur::opening::options::{Setting, Settings};
use serde_json::Value;

/// Reads any value.
pub fn setting(value: &Value) -> Setting {
    match value {
        Value::Null => Setting::Nothing,
        Value::Bool(flag) => Setting::Flag(*flag),
        Value::Number(number) => Setting::Number(number.as_f64().expect("finite")),
        Value::String(text) => Setting::Text(text.clone()),
        Value::Array(list) => Setting::List(list.iter().map(setting).collect()),
        Value::Object(_) => Setting::Table(settings(value)),
    }
}

/// Reads an object.
pub fn settings(value: &Value) -> Settings {
    let object = value.as_object().expect("an object");
    let entries = object.iter();
    entries
        .map(|(name, value)| (name.clone(), setting(value)))
        .collect()
}

/// A text.
pub fn text(text: &str) -> Setting {
    Setting::Text(text.into())
}

/// A table with these fields.
pub fn table<const N: usize>(fields: [(&str, Setting); N]) -> Setting {
    Setting::Table(fields.map(|(name, value)| (name.into(), value)).into())
}

/// An answer to a question about the whole tree.
pub fn answer_to(ask: &str, given: Setting) -> Setting {
    table([("ask", text(ask)), ("given", given)])
}

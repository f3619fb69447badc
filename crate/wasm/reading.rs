//! Arguments, checked as they come in.

use serde::Deserialize;
use serde_wasm_bindgen::from_value;
use wasm_bindgen::prelude::*;

use super::failure::{Failure, bad_argument, fail};
use crate::opening::Source;
use crate::options::{self, Options, Setting, Settings};
use crate::scene::Viewport;
use crate::tree::Player;
use crate::view::View;

pub(super) fn read_options(options: JsValue) -> Result<Options, JsValue> {
    let settings = match options.is_undefined() {
        true => Settings::new(),
        false => read("options", options)?,
    };
    options::options(&settings).map_err(|error| fail(&Failure::Option(error)))
}

pub(super) fn read_source(source: &JsValue, root: Player) -> Result<Source, JsValue> {
    if let Some(text) = source.as_string() {
        return Ok(Source::Text(text));
    }
    let setting: Setting = read("source", source.clone())?;
    let source = match &setting {
        Setting::Table(settings) if settings.contains_key("game") => {
            options::game(settings, root).map(Source::Game)
        }
        _ => options::recipe(&setting).map(Source::Random),
    };
    source.map_err(|error| fail(&Failure::Option(error)))
}

pub(super) fn read_viewport(viewport: JsValue) -> Result<Viewport, JsValue> {
    let viewport: Viewport = read("viewport", viewport)?;
    match viewport.is_usable() {
        true => Ok(viewport),
        false => Err(bad_argument("viewport", &format!("{viewport:?}"), "> 0")),
    }
}

pub(super) fn read_view(view: &str) -> Result<View, JsValue> {
    View::of(view).ok_or_else(|| bad_argument("view", view, "max | mover"))
}

pub(super) fn read<T: for<'a> Deserialize<'a>>(
    argument: &str,
    value: JsValue,
) -> Result<T, JsValue> {
    from_value(value.clone()).map_err(|error| {
        let kind = value.js_typeof().as_string().unwrap_or_default();
        let found = match value.is_object() {
            true => &error.to_string(),
            false if value.is_null() => "null",
            false => &kind,
        };
        bad_argument(argument, found, "object")
    })
}

pub(super) fn whole(argument: &str, value: f64, most: usize) -> Result<usize, JsValue> {
    if value.fract() == 0.0 && (0.0..=most as f64).contains(&value) {
        Ok(value as usize)
    } else {
        Err(bad_argument(
            argument,
            &value.to_string(),
            &format!("0 … {most}"),
        ))
    }
}

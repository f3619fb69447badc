//! Reads and checks the arguments of calls from JavaScript.

use std::ops::Range;

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::failure::{Failure, TooMuch, bad_argument, fail};
use super::setting::setting;
use crate::explain::view::View;
use crate::opening::Source;
use crate::opening::options::{self, OptionError, Options, Setting, Settings};
use crate::picture::scene::{Style, Viewport};
use crate::tree::{Limits, Player};

pub(super) fn read_options(options: &JsValue) -> Result<(Options, Limits), JsValue> {
    let settings = read("options", options)?;
    let limits = options::limits(&settings).map_err(bad_option)?;
    let options = options::options(&settings).map_err(bad_option)?;
    Ok((options, limits))
}

pub(super) fn read_source(
    source: &JsValue,
    root: Player,
    limits: Limits,
) -> Result<Source, JsValue> {
    if let Some(text) = source.dyn_ref::<JsString>() {
        // A character takes at least a byte, so this much text suffices to find that it is too long.
        let enough = text.slice(0, limits.text as u32 + 1);
        return Ok(Source::Text(String::from(enough)));
    }
    let source = setting(source);
    #[cfg(not(feature = "once"))]
    if let Setting::Table(settings) = &source
        && options::given(settings, "trace").is_some()
    {
        return options::trace(settings, root)
            .map(Source::Trace)
            .map_err(bad_option);
    }
    let source = match &source {
        Setting::Table(settings) if options::given(settings, "game").is_some() => {
            options::game(settings, root).map(Source::Game)
        }
        _ => options::recipe(&source).map(Source::Random),
    };
    source.map_err(bad_option)
}

pub(super) fn read_viewport(viewport: &JsValue) -> Result<Viewport, JsValue> {
    options::viewport(&read("viewport", viewport)?).map_err(bad_option)
}

pub(super) fn read_style(style: &JsValue) -> Result<Style, JsValue> {
    options::style(&read("style", style)?).map_err(bad_option)
}

pub(super) fn read_view(view: &str) -> Result<View, JsValue> {
    View::of(view).ok_or_else(|| bad_argument("view", view, "max | mover"))
}

fn bad_option(error: OptionError) -> JsValue {
    fail(&Failure::Option(error))
}

fn read(argument: &str, value: &JsValue) -> Result<Settings, JsValue> {
    match setting(value) {
        Setting::Table(settings) => Ok(settings),
        _ => {
            let kind = value.js_typeof().as_string();
            let found = if value.is_null() { None } else { kind };
            Err(bad_argument(
                argument,
                found.as_deref().unwrap_or("null"),
                "object",
            ))
        }
    }
}

/// The numbers `from` … `to` − 1 of those below `end`; an error where one call would take too long.
pub(super) fn span(from: f64, to: f64, end: usize, most: usize) -> Result<Range<usize>, JsValue> {
    let span = whole("from", from, end)?..whole("to", to, end)?;
    match span.len() > most {
        true => Err(too_much("to", most)),
        false => Ok(span),
    }
}

pub(super) fn too_much(argument: &'static str, limit: usize) -> JsValue {
    fail(&Failure::TooMuch(TooMuch { argument, limit }))
}

pub(super) fn whole(argument: &str, value: f64, most: usize) -> Result<usize, JsValue> {
    if value.fract() == 0.0 && (0.0..=most as f64).contains(&value) {
        return Ok(value as usize);
    }
    let found = Setting::Number(value).to_string();
    Err(bad_argument(argument, &found, &format!("0 … {most}")))
}

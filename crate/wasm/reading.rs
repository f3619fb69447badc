//! Arguments, checked as they come in.

use js_sys::{Array, Object};
use wasm_bindgen::prelude::*;

use super::failure::{Failure, bad_argument, fail};
use crate::games::AnyGame;
use crate::generate;
use crate::notation;
use crate::options::{self, GameSource, OptionError, Options, Setting, Settings};
use crate::scene::{Style, Viewport};
use crate::tree::{GameTree, Player};
use crate::view::View;

/// Settings that lie deeper than this in each other are not looked at.
const DEEPEST: u32 = 4;

pub(super) fn read_options(options: &JsValue) -> Result<Options, JsValue> {
    let settings = match options.is_undefined() {
        true => Settings::new(),
        false => read("options", options)?,
    };
    options::options(&settings).map_err(bad_option)
}

pub(super) fn read_source(
    source: &JsValue,
    root: Player,
) -> Result<(GameTree, Option<AnyGame>), JsValue> {
    if let Some(text) = source.as_string() {
        let tree = notation::parse(&text, root).map_err(|error| fail(&Failure::Parse(error)))?;
        return Ok((tree, None));
    }
    let source = setting(source);
    match &source {
        Setting::Table(settings) if options::given(settings, "game").is_some() => {
            let GameSource { game, plies } = options::game(settings, root).map_err(bad_option)?;
            let tree = game.expand(plies);
            let tree = tree.map_err(|error| fail(&Failure::Tree(error)))?;
            Ok((tree, Some(game)))
        }
        _ => {
            let recipe = options::recipe(&source).map_err(bad_option)?;
            let tree = generate::generate(&recipe, root);
            let tree = tree.map_err(|error| fail(&Failure::Random(error)))?;
            Ok((tree, None))
        }
    }
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

/// Any value of a caller. What is neither a plain object nor anything else that can be meant, such as
/// a function, is other.
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
    let entries = Object::entries(value.unchecked_ref());
    let entry = |entry: JsValue| {
        let entry = Array::from(&entry);
        let name = entry.get(0).as_string().unwrap_or_default();
        (name, within(&entry.get(1), deeper))
    };
    Setting::Table(entries.iter().map(entry).collect())
}

pub(super) fn whole(argument: &str, value: f64, most: usize) -> Result<usize, JsValue> {
    if value.fract() == 0.0 && (0.0..=most as f64).contains(&value) {
        return Ok(value as usize);
    }
    let found = Setting::Number(value).to_string();
    Err(bad_argument(argument, &found, &format!("0 … {most}")))
}

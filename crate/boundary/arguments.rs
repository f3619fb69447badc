//! The arguments of a call from JavaScript, by name.

use std::ops::Range;

use wasm_bindgen::prelude::*;

use super::failure::{Failure, bad_argument};
use super::refusal::Refusal;
use crate::explain::view::View;
use crate::opening::options::{self, Options, Setting, Settings};
use crate::picture::scene::{Style, Viewport};
use crate::tree::{GameTree, Limits, NodeId};

/// Stands for an argument that is left out.
const NOTHING: Setting = Setting::Nothing;

/// The arguments of a call: plain data that JavaScript has read before.
pub struct Arguments(Settings);

impl Arguments {
    pub(super) fn of(given: JsValue) -> Arguments {
        match setting(given) {
            Setting::Table(settings) => Arguments(settings),
            _ => Arguments(Settings::new()),
        }
    }

    /// An argument; `Nothing` if it is left out.
    pub fn get(&self, name: &str) -> &Setting {
        options::given(&self.0, name).unwrap_or(&NOTHING)
    }

    /// The error of an argument that is not as expected.
    pub fn bad(&self, name: &str, expected: &str) -> Failure {
        bad_argument(name, self.get(name), expected)
    }

    /// A whole number from 0 to `most`.
    pub fn integer(&self, name: &str, most: usize) -> Result<usize, Failure> {
        match self.get(name).integer(0, most as u64) {
            Some(number) => Ok(number as usize),
            None => Err(self.bad(name, &format!("0 … {most}"))),
        }
    }

    /// The same if it is given.
    pub fn optional_integer(&self, name: &str, most: usize) -> Result<Option<usize>, Failure> {
        match self.get(name) {
            Setting::Nothing => Ok(None),
            _ => self.integer(name, most).map(Some),
        }
    }

    /// The numbers `from` … `to` − 1 of those below `end`; an error where one call would take too long.
    pub fn span(&self, end: usize, most: usize) -> Result<Range<usize>, Failure> {
        let span = self.integer("from", end)?..self.integer("to", end)?;
        match span.len() > most {
            true => Err(too_much("to", most)),
            false => Ok(span),
        }
    }

    /// A number; NaN if it is none.
    pub fn number(&self, name: &str) -> f64 {
        match self.get(name) {
            Setting::Number(number) => *number,
            _ => f64::NAN,
        }
    }

    /// A text; empty if it is none.
    pub fn text(&self, name: &str) -> &str {
        self.get(name).text().unwrap_or_default()
    }

    /// Whether a flag is set.
    pub fn flag(&self, name: &str) -> bool {
        matches!(self.get(name), Setting::Flag(true))
    }

    /// A list; empty if it is none.
    pub fn list(&self, name: &str) -> &[Setting] {
        match self.get(name) {
            Setting::List(list) => list,
            _ => &[],
        }
    }

    /// An object of settings.
    pub fn settings(&self, name: &str) -> Result<&Settings, Failure> {
        match self.get(name) {
            Setting::Table(settings) => Ok(settings),
            _ => Err(self.bad(name, "object")),
        }
    }

    /// A node of a tree.
    pub fn node(&self, tree: &GameTree) -> Result<NodeId, Failure> {
        Ok(self.integer("node", tree.len() - 1)? as NodeId)
    }

    /// The same if one is given.
    pub fn optional_node(&self, tree: &GameTree) -> Result<Option<NodeId>, Failure> {
        let node = self.optional_integer("node", tree.len() - 1)?;
        Ok(node.map(|node| node as NodeId))
    }

    /// The view in which values are given and shown.
    pub fn view(&self) -> Result<View, Failure> {
        let view = View::of(self.text("view"));
        view.ok_or_else(|| self.bad("view", "max | mover"))
    }

    /// The viewport.
    pub fn viewport(&self) -> Result<Viewport, Failure> {
        Ok(options::viewport(self.settings("viewport")?)?)
    }

    /// The style of the picture.
    pub fn style(&self) -> Result<Style, Failure> {
        Ok(options::style(self.settings("style")?)?)
    }

    /// The same with all that the whole core draws.
    pub fn full_style(&self) -> Result<Style, Failure> {
        Ok(options::full_style(self.settings("style")?)?)
    }

    /// The options of a search, and the limits among them.
    pub fn options(&self) -> Result<(Options, Limits), Failure> {
        let settings = self.settings("options")?;
        Ok((options::options(settings)?, options::limits(settings)?))
    }
}

/// Plain data of a caller. A value that no option can have becomes a setting that is refused where it is read.
pub(super) fn setting(value: JsValue) -> Setting {
    serde_wasm_bindgen::from_value(value).unwrap_or(Setting::Other)
}

/// More than one call may ask for.
pub(super) fn too_much(argument: &'static str, limit: usize) -> Failure {
    Refusal::TooMuchAtOnce { argument, limit }.into()
}

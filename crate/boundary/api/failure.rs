//! The error that JavaScript gets.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::plain::plain;
use crate::opening::SourceError;
use crate::opening::options::OptionError;
use crate::source::generate::RandomTreeError;

/// The one error of the boundary.
#[derive(Serialize)]
#[serde(untagged)]
pub(super) enum Failure {
    Option(OptionError),
    Source(SourceError),
    /// Of the lab.
    Random(RandomTreeError),
    Argument(ArgumentError),
    TooMuch(TooMuch),
    NeverEntered(NeverEntered),
}

#[derive(Serialize)]
#[serde(tag = "code", rename = "bad-argument")]
pub(super) struct ArgumentError {
    argument: String,
    found: String,
    expected: String,
}

#[derive(Serialize)]
#[serde(tag = "code", rename = "too-much-at-once")]
pub(super) struct TooMuch {
    pub(super) argument: &'static str,
    /// The most of one call.
    pub(super) limit: usize,
}

/// A node that has no step, because the search never enters it.
#[derive(Serialize)]
#[serde(tag = "code", rename = "never-entered")]
pub(super) struct NeverEntered {
    /// The node, as the caller named it.
    pub(super) node: String,
}

pub(super) fn bad_argument(argument: &str, found: &str, expected: &str) -> JsValue {
    fail(&Failure::Argument(ArgumentError {
        argument: argument.into(),
        found: found.into(),
        expected: expected.into(),
    }))
}

pub(super) fn fail(failure: &Failure) -> JsValue {
    plain(failure)
}

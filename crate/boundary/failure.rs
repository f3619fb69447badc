//! The error that JavaScript gets.

use std::fmt;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::value::plain;

/// The one error of the boundary: an object with a `code` and its parameters. Errors of all stages become it.
pub struct Failure(JsValue);

/// What an answer is, or why there is none.
pub type Answer = Result<JsValue, Failure>;

impl<E: Serialize> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure(plain(&error))
    }
}

impl From<Failure> for JsValue {
    fn from(Failure(error): Failure) -> JsValue {
        error
    }
}

/// The errors of the boundary itself.
#[derive(Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub(super) enum Refusal {
    BadArgument {
        argument: String,
        found: String,
        expected: String,
    },
    /// `limit`: the most of one call.
    TooMuchAtOnce {
        argument: &'static str,
        limit: usize,
    },
    /// A node that has no step, because the search never enters it; as the caller named it.
    NeverEntered { node: String },
    /// This module does not have the answer; another one has.
    NotHere,
}

/// An argument that is not as expected, in signs.
pub(super) fn bad_argument(argument: &str, found: &impl fmt::Display, expected: &str) -> Failure {
    Failure::from(Refusal::BadArgument {
        argument: argument.into(),
        found: found.to_string(),
        expected: expected.into(),
    })
}

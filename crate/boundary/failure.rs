//! The error that JavaScript gets.

use std::fmt;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::refusal::Refusal;
use super::value::plain;

/// The one error of the boundary: an object with a `code` and its parameters. Errors of all stages become it.
pub struct Failure(JsValue);

/// An answer, or the reason why there is none.
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

/// An argument that is not as expected, in signs.
pub(super) fn bad_argument(argument: &str, value: &impl fmt::Display, expected: &str) -> Failure {
    Failure::from(Refusal::BadArgument {
        argument: argument.into(),
        found: value.to_string(),
        expected: expected.into(),
    })
}

//! What stands in modules without searches of others (feature `once`) for what reads their traces: types without values.

use std::fmt;

use serde::Serialize;

/// Whose values a trace tells: there is none.
#[derive(Clone, Copy)]
pub enum View {}

/// What is let pass in a trace: there is none.
pub enum Tolerance {}

/// What is wrong with a trace: never anything.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum Finding {}

/// Why a file is no trace: never for any reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub enum ImportError {}

impl fmt::Display for ImportError {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

//! What stands in modules without searches of others (feature `once`) for their opening: types without values.

use std::convert::Infallible;
use std::fmt;

use serde::Serialize;

use super::options::Options;
use super::source::{Source, SourceError};
use crate::search::Rules;
use crate::trace::Trace;
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, Player, Sliced};

/// A trace: never one.
pub struct TraceSource {
    /// Its tree.
    pub tree: Option<Box<Source>>,
    never: Infallible,
}

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

/// A trace that is being read: never one.
pub enum Import {}

/// A trace that has been read: never one.
pub enum Told {}

/// A trace that is being recorded: never one.
pub enum Retelling {}

/// A trace that has been recorded.
pub struct Retold {
    /// The search.
    pub trace: Trace,
    /// What is wrong with it.
    pub finding: Option<Finding>,
}

impl Import {
    pub fn of(_: GameTree, _: Names, source: &TraceSource) -> Import {
        match source.never {}
    }

    pub fn visited(_: Player, _: Limits, source: &TraceSource) -> Import {
        match source.never {}
    }

    pub fn feed(&mut self, _: &[u8], _: bool) -> Result<bool, SourceError> {
        match *self {}
    }

    pub fn advance(
        &mut self,
        _: &Options,
        _: usize,
    ) -> Result<Option<(GameTree, Told)>, SourceError> {
        match *self {}
    }

    pub fn share(&self) -> (bool, f64) {
        match *self {}
    }

    pub fn most(&self) -> usize {
        match *self {}
    }
}

impl Told {
    pub fn retelling(self, _: GameTree, _: Rules) -> Retelling {
        match self {}
    }
}

impl Sliced for Retelling {
    type Output = Retold;
    type Error = Infallible;

    fn advance(&mut self, (): &(), _: usize) -> Result<Option<Retold>, Infallible> {
        match *self {}
    }

    fn share(&self, (): &()) -> f64 {
        match *self {}
    }
}

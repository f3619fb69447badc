//! What stands in modules without searches of others (feature `once`) for their opening: types without values.

use std::convert::Infallible;

use super::options::Options;
use super::source::{SourceError, TraceSource};
pub use crate::import::Finding;
use crate::search::Rules;
use crate::trace::Trace;
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, Player, Sliced};

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
        match source.view {}
    }

    pub fn visited(_: Player, _: Limits, source: &TraceSource) -> Import {
        match source.view {}
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

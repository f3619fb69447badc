//! No random tree.

use std::fmt;

use serde::Serialize;

use crate::tree::{GameTree, Limits, Player, Sliced};

/// There is none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum RandomTree {}

/// There is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum RandomTreeError {}

impl fmt::Display for RandomTreeError {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// There is none.
pub enum Growth {}

impl Growth {
    /// Never called, like all that follow.
    pub fn new(recipe: &RandomTree, _: Player, _: Limits) -> Result<Growth, RandomTreeError> {
        match *recipe {}
    }

    pub(crate) fn most(&self) -> usize {
        match *self {}
    }
}

impl Sliced for Growth {
    type Output = GameTree;
    type Error = RandomTreeError;

    fn advance(&mut self, (): &(), _: usize) -> Result<Option<GameTree>, RandomTreeError> {
        match *self {}
    }

    fn share(&self, (): &()) -> f64 {
        match *self {}
    }
}

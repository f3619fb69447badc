//! No game.

#[path = "../games/drawing.rs"]
mod drawing;

pub use drawing::{Cell, Drawing};

use serde::Serialize;

use crate::tree::{GameTree, Limits, Move, NodeId, Sliced, TreeError};

/// There is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyGame {}

impl AnyGame {
    /// Never called, like all that follow.
    pub fn expansion(&self, _: Option<u32>, _: Limits) -> AnyExpansion {
        match *self {}
    }

    /// The notation of a move.
    pub fn move_text(&self, _: Move) -> String {
        match *self {}
    }

    /// The name of the root.
    pub fn start_text(&self) -> Option<String> {
        match *self {}
    }

    /// The picture of the position at a node.
    pub fn drawing(&self, _: &GameTree, _: NodeId) -> Drawing {
        match *self {}
    }

    /// The position at a node.
    pub fn shown(&self, _: &GameTree, _: NodeId) -> Shown {
        match *self {}
    }

    /// The nodes that show a position.
    pub fn showing(&self, _: &GameTree, _: &str) -> Vec<NodeId> {
        match *self {}
    }
}

/// There is none.
pub enum AnyExpansion {}

impl AnyExpansion {
    pub(crate) fn most(&self) -> usize {
        match *self {}
    }
}

impl Sliced for AnyExpansion {
    type Output = GameTree;
    type Error = TreeError;

    fn advance(&mut self, (): &(), _: usize) -> Result<Option<GameTree>, TreeError> {
        match *self {}
    }

    fn share(&self, (): &()) -> f64 {
        match *self {}
    }
}

/// There is none.
#[derive(Serialize)]
pub enum Shown {}

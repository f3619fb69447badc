//! No order but the one given.

use std::convert::Infallible;

use crate::tree::{GameTree, Sliced};

/// In which order the children of each node are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// As the tree has them.
    #[default]
    Given,
}

/// There is none.
pub enum Arranging {}

impl Arranging {
    /// Never called, like all that follow.
    pub fn new(_: &GameTree, order: Order, _: Option<u32>) -> Arranging {
        match order {
            Order::Given => unreachable!("given children stay as they are"),
        }
    }
}

impl Sliced<GameTree> for Arranging {
    type Output = GameTree;
    type Error = Infallible;

    fn advance(&mut self, _: &GameTree, _: usize) -> Result<Option<GameTree>, Infallible> {
        match *self {}
    }

    fn share(&self, _: &GameTree) -> f64 {
        match *self {}
    }
}

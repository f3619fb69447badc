//! The number by which another program departs from the rules first.

use super::Trace;
use super::event::Side;
use crate::tree::NodeId;

/// A number of another program that is not that of the rules.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WrongNumber {
    /// The step that says it.
    pub step: u32,
    /// The node of which it is said.
    pub node: NodeId,
    /// Which number of the node it is.
    pub number: Number,
    /// The number that the program says.
    pub found: f64,
    /// The number by the rules.
    pub expected: f64,
}

/// A number of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// The lower bound of its window.
    Alpha,
    /// The upper bound of its window.
    Beta,
    /// Its best value so far.
    Best,
    /// Its value, or the value that it returns.
    Value,
}

impl From<Side> for Number {
    fn from(side: Side) -> Number {
        match side {
            Side::Alpha => Number::Alpha,
            Side::Beta => Number::Beta,
        }
    }
}

impl Trace {
    /// The number by which the search departs from the rules first, if it is that of another program, and a number.
    pub fn wrong_number(&self) -> Option<&WrongNumber> {
        self.wrong_number.as_ref()
    }

    /// Keeps that number.
    pub(crate) fn set_wrong_number(&mut self, wrong: Option<WrongNumber>) {
        self.wrong_number = wrong;
    }
}

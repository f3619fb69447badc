//! What stands for chance nodes in modules that read none: types without values. Whoever would handle
//! such a value is written once, and where there is none the compiler drops that.

use std::fmt;

use super::NodeId;

/// Whether trees have chance nodes in this build.
pub(crate) const HERE: bool = false;

/// There is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Here {}

/// There is none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Weight {}

impl Weight {
    /// None.
    pub fn read(_: &str) -> Option<Weight> {
        None
    }

    /// Never called.
    pub fn one_of(_: u64) -> Option<Weight> {
        None
    }
}

/// Never called.
pub(crate) fn denominator(_: f64) -> Option<u64> {
    None
}

/// Never a fraction.
pub(crate) fn fraction(_: f64) -> Option<String> {
    None
}

/// There is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sum {}

impl fmt::Display for Sum {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

/// There is none.
#[derive(Clone, Debug, PartialEq)]
pub enum Chance {}

impl Default for Chance {
    fn default() -> Chance {
        unreachable!("no tree has nodes of chance")
    }
}

/// Never called.
#[allow(missing_docs, reason = "as in chance.rs")]
impl Chance {
    pub(crate) fn here(&self) -> Here {
        match *self {}
    }

    pub fn has(&self, _: NodeId) -> bool {
        match *self {}
    }

    pub fn weighed(&self, _: NodeId) -> bool {
        match *self {}
    }

    pub fn weight(&self, _: NodeId) -> Option<&str> {
        match *self {}
    }

    pub fn joined(&self, _: NodeId, _: f64, _: f64, _: f64) -> f64 {
        match *self {}
    }

    pub fn with_rest(&self, _: NodeId, _: f64, _: f64, _: f64) -> f64 {
        match *self {}
    }

    pub fn product(&self, _: NodeId, _: f64) -> f64 {
        match *self {}
    }

    pub fn share(&self, _: NodeId) -> f64 {
        match *self {}
    }

    pub fn left(&self, _: NodeId) -> f64 {
        match *self {}
    }

    pub(super) fn open(&mut self, _: NodeId) {
        match *self {}
    }

    pub(super) fn add(&mut self, _: NodeId, _: Option<Weight>) -> u32 {
        match *self {}
    }

    pub(super) fn close(&mut self, _: NodeId, _: Vec<(u32, bool)>) -> Result<(), Sum> {
        match *self {}
    }

    pub(super) fn repeat(&mut self, _: std::ops::Range<NodeId>, _: NodeId) {
        match *self {}
    }

    pub(super) fn renumbered(&self, _: impl Fn(NodeId) -> NodeId) -> Chance {
        match *self {}
    }

    pub(super) fn settle(&mut self, _: &[NodeId], _: &[f64]) {
        match *self {}
    }
}

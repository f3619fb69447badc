//! The content of a box, be it in the key or read from an answer.

use serde::Serialize;
use ts_rs::TS;

use super::interval::Interval;
use crate::tree::NodeId;

/// A number; the ends of a range, ∓∞ where it has none; numbers or nodes one after the other; whether an edge is cut,
/// or a condition always holds; the numbers for which it holds; the text of a tree.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[allow(missing_docs, reason = "told above")]
pub enum Content {
    Number(f64),
    Range(f64, f64),
    Numbers(Vec<f64>),
    Flag(bool),
    Interval(Interval),
    Nodes(Vec<NodeId>),
    Tree(String),
}

impl Content {
    /// A range, or a number if it holds only one.
    pub fn within(from: f64, to: f64) -> Content {
        match from == to {
            true => Content::Number(from),
            false => Content::Range(from, to),
        }
    }

    /// The same with all numbers negated; 0 stays 0.
    pub(super) fn negated(self) -> Content {
        match self {
            Content::Number(number) => Content::Number(0.0 - number),
            Content::Range(from, to) => Content::Range(0.0 - to, 0.0 - from),
            Content::Numbers(numbers) => {
                Content::Numbers(numbers.into_iter().map(|number| 0.0 - number).collect())
            }
            other => other,
        }
    }

    /// The ends of a number or a range.
    pub fn ends(&self) -> Option<(f64, f64)> {
        match *self {
            Content::Number(number) => Some((number, number)),
            Content::Range(from, to) => Some((from, to)),
            _ => None,
        }
    }

    /// The one number that a search can go on with: a number, or the finite end of a bound.
    pub fn number(&self) -> Option<f64> {
        match self.ends()? {
            (from, to) if from == to => Some(from),
            (f64::NEG_INFINITY, f64::INFINITY) => None,
            (from, f64::INFINITY) => Some(from),
            (f64::NEG_INFINITY, to) => Some(to),
            _ => None,
        }
    }
}

impl From<Interval> for Content {
    /// Always, never, or the numbers between the ends.
    fn from(interval: Interval) -> Content {
        let Interval { from, to, open } = interval;
        match from > to || from == to && open != [false, false] {
            true => Content::Flag(false),
            false if from == f64::NEG_INFINITY && to == f64::INFINITY => Content::Flag(true),
            false => Content::Interval(interval),
        }
    }
}

impl From<&Content> for Interval {
    fn from(content: &Content) -> Interval {
        match *content {
            Content::Interval(interval) => interval,
            Content::Flag(true) => Interval::ALL,
            _ => content
                .ends()
                .map_or(Interval::NONE, |(from, to)| Interval::closed(from, to)),
        }
    }
}

//! The content of a box, be it in the key or read from an answer.

use serde::Serialize;
use ts_rs::TS;

use super::condition::interval::Interval;
use super::condition::region::Region;
use crate::tree::NodeId;
use crate::tree::number::print;

/// A number; the ends of a range, ∓∞ where it has none; numbers or nodes one after the other; whether an edge is cut,
/// or a condition always holds; the numbers for which it holds, or the values of two leaves; the text of a tree, or
/// the name of a reason.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[allow(missing_docs, reason = "described above")]
pub enum Content {
    Number(f64),
    Range(f64, f64),
    Numbers(Vec<f64>),
    Flag(bool),
    Interval(Interval),
    Region(Region),
    Nodes(Vec<NodeId>),
    Text(String),
    #[ts(skip)]
    Rounded(Rounded),
}

/// Numbers as typed with this many decimals: each stands for all that are rounded to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Rounded {
    content: Box<Content>,
    decimals: i32,
}

/// As the numbers that were typed.
impl Serialize for Rounded {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.content.serialize(serializer)
    }
}

/// The fewest decimals of a number that is taken for a rounded one.
const FEWEST: usize = 2;

/// How much more than half a unit a rounded number may be away: the computer has rounded, too.
const SLACK: f64 = 1.0 + 1e-9;

impl Content {
    /// A range, or a number if it holds only one.
    pub fn within(from: f64, to: f64) -> Content {
        match from == to {
            true => Content::Number(from),
            false => Content::Range(from, to),
        }
    }

    /// The same as typed in a text: numbers with at least two decimals are taken for rounded ones.
    pub(super) fn with_rounding(self, text: &str) -> Content {
        match decimals(text) {
            None => self,
            Some(decimals) => Content::Rounded(Rounded {
                content: Box::new(self),
                decimals: decimals as i32,
            }),
        }
    }

    /// The same with each rounded number replaced by the first of some numbers that it can stand for, if there is one.
    pub(super) fn resolve(&self, numbers: &[f64]) -> Content {
        let Content::Rounded(Rounded { content, decimals }) = self else {
            return self.clone();
        };
        let half = 0.5 * 10_f64.powi(-decimals) * SLACK;
        let resolve = |typed: f64| {
            let mut numbers = numbers.iter().copied();
            let number = numbers.find(|number| (number - typed).abs() <= half);
            number.unwrap_or(typed)
        };
        content.map(resolve)
    }

    /// The same with each number that is one of some numbers, rounded or cut off too early, replaced by that one.
    pub(super) fn completed(&self, numbers: &[f64]) -> Content {
        let (content, decimals) = match self {
            Content::Rounded(Rounded { content, decimals }) => (content.as_ref(), Some(*decimals)),
            content => (content, None),
        };
        let complete = |typed: f64| {
            let mut numbers = numbers.iter().copied();
            let decimals = decimals.unwrap_or_else(|| decimals_of(typed));
            let number = numbers.find(|&number| is_shortened(typed, decimals, number));
            number.unwrap_or(typed)
        };
        content.map(complete)
    }

    /// The same with each number changed.
    fn map(&self, change: impl Fn(f64) -> f64) -> Content {
        match self {
            Content::Number(number) => Content::Number(change(*number)),
            Content::Range(from, to) => Content::Range(change(*from), change(*to)),
            Content::Numbers(all) => Content::Numbers(all.iter().copied().map(change).collect()),
            other => other.clone(),
        }
    }

    /// The same with all numbers negated; 0 stays 0.
    pub(super) fn negate(self) -> Content {
        match self {
            Content::Number(number) => Content::Number(0.0 - number),
            Content::Range(from, to) => Content::Range(0.0 - to, 0.0 - from),
            Content::Numbers(numbers) => {
                Content::Numbers(numbers.into_iter().map(|number| 0.0 - number).collect())
            }
            Content::Rounded(Rounded { content, decimals }) => Content::Rounded(Rounded {
                content: Box::new(content.negate()),
                decimals,
            }),
            other => other,
        }
    }

    /// The ends of a number or a range.
    pub fn ends(&self) -> Option<(f64, f64)> {
        match self {
            Content::Number(number) => Some((*number, *number)),
            Content::Range(from, to) => Some((*from, *to)),
            Content::Rounded(rounded) => rounded.content.ends(),
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

    /// The points for which a condition on two values is said to hold.
    pub(super) fn region(&self) -> Region {
        match self {
            Content::Region(region) => region.clone(),
            Content::Flag(true) => Region::all(),
            _ => Region::default(),
        }
    }
}

/// The decimals of the numbers in a text; `None` if none has enough to be taken for a rounded number.
pub(super) fn decimals(text: &str) -> Option<usize> {
    let parts = text.split(['.', ',']).skip(1);
    let digits = |part: &str| part.bytes().take_while(u8::is_ascii_digit).count();
    parts.map(digits).filter(|&digits| digits >= FEWEST).min()
}

/// The decimals that a number needs.
fn decimals_of(number: f64) -> i32 {
    let text = print(number);
    let decimals = text.split_once('.');
    decimals.map_or(0, |(_, digits)| digits.len() as i32)
}

/// Whether a number with so many decimals is another one, rounded or cut off. A whole number can be much else.
fn is_shortened(typed: f64, decimals: i32, number: f64) -> bool {
    let scale = 10_f64.powi(decimals);
    let (typed, number) = ((typed * scale).round(), number * scale);
    decimals > 0 && [number.round(), number.trunc()].contains(&typed)
}

impl From<Region> for Content {
    /// Always, never, or the points.
    fn from(region: Region) -> Content {
        match region.any.iter().any(Vec::is_empty) {
            true => Content::Flag(true),
            false if region.any.is_empty() => Content::Flag(false),
            false => Content::Region(region),
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

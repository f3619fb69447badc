//! A call that asks the transposition table.

use crate::exercise::reason::Reason;
use crate::search::{Entry, Mistake, Rules, StoredBounds, Window};
use crate::tree::NodeId;

/// A call that asks the transposition table whether it can do without a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lookup {
    /// The step at which the call begins.
    pub step: u32,
    pub node: NodeId,
    /// Its window.
    pub window: Window,
    /// The entry of its position, if the table has one.
    pub entry: Option<Entry>,
    /// How many plies are left to search.
    pub plies: u32,
    /// Whether there is no depth limit.
    pub endless: bool,
    /// The value with which the table answers the call; `None`: it does not.
    pub answer: Option<f64>,
    /// Whether it narrows the window.
    pub narrows: bool,
}

impl Lookup {
    /// Whether a step follows at which the table is of use.
    pub fn is_decided(&self) -> bool {
        self.answer.is_some() || self.narrows
    }

    /// The bounds of the entry that hold for so many plies.
    fn known_bounds(&self) -> Option<StoredBounds> {
        self.entry?.known_for(self.plies, self.endless)
    }

    /// Why the table does not answer, if no step says it.
    pub fn reason(&self) -> Option<Reason> {
        if self.is_decided() {
            return None;
        }
        Some(match (self.entry, self.known_bounds()) {
            (None, _) => Reason::TableEmpty,
            (Some(entry), None) => Reason::TablePlies {
                plies: entry.plies,
                needed: self.plies,
            },
            (Some(_), Some(known)) => Reason::TableBound {
                lo: known.lower,
                hi: known.upper,
                alpha: self.window.alpha,
                beta: self.window.beta,
            },
        })
    }

    /// The mistake by which the table answers so.
    pub fn likely(&self, read: Option<f64>, rules: &Rules) -> Option<Mistake> {
        if read.is_none() {
            return Some(Mistake::NoTable);
        }
        let gives = |mistake: &Mistake| {
            let known = match mistake {
                Mistake::TableWrongDepth => self.entry.map(|entry| entry.known),
                _ => self
                    .known_bounds()
                    .map(|known| known.with_mistake(*mistake)),
            };
            known.and_then(|known| known.answer(self.window, rules)) == read
        };
        let mistakes = [
            Mistake::TableWrongDepth,
            Mistake::TableBoundForValue,
            Mistake::TableBoundsExchanged,
        ];
        mistakes.into_iter().find(gives)
    }
}

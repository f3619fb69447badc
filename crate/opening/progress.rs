//! The progress of an opening.

use serde::Serialize;
use ts_rs::TS;

use crate::source::order::Order;

/// The stages of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs, reason = "the names say it")]
pub enum Stage {
    Reading,
    Generating,
    Expanding,
    Ordering,
    LayingOut,
    Searching,
    /// The summary of the search, and the counts of plain minimax.
    Counting,
    /// Reading a trace.
    Importing,
    /// Holding a trace against the rules.
    Checking,
}

impl Stage {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Reading => "reading",
            Stage::Generating => "generating",
            Stage::Expanding => "expanding",
            Stage::Ordering => "ordering",
            Stage::LayingOut => "laying-out",
            Stage::Searching => "searching",
            Stage::Counting => "counting",
            Stage::Importing => "importing",
            Stage::Checking => "checking",
        }
    }

    /// The stages of an opening, in order, that begins with those of making a tree. The search of another program has
    /// its order.
    pub(super) fn after(mut stages: Vec<Stage>, order: Order, imported: bool) -> Vec<Stage> {
        if order != Order::Given && !imported {
            stages.push(Stage::Ordering);
        }
        stages.extend([Stage::LayingOut, Stage::Searching, Stage::Counting]);
        stages
    }

    /// The time that it takes, relative to the other stages.
    pub(super) fn weight(self) -> f64 {
        match self {
            Stage::Reading | Stage::Generating | Stage::Searching => 4.0,
            Stage::Expanding => 6.0,
            Stage::Ordering => 5.0,
            Stage::LayingOut | Stage::Counting | Stage::Checking => 2.0,
            Stage::Importing => 12.0,
        }
    }
}

/// The progress of an opening.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Progress {
    /// The present stage.
    pub stage: Stage,
    /// The share of all work that is done, 0 … 1, estimated; it never falls.
    pub share: f64,
}

//! The outcome of a search.

use serde::Serialize;

use crate::counts::{Counter, Counts};
use crate::event::Proved;
use crate::frame::Frame;
use crate::layout::Layout;
use crate::search::{self, Rules, UnknownValue};
use crate::trace::Trace;
use crate::tree::{GameTree, NodeId};

/// What a search found and what it took.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// What the root's call returned; `None` if the search had to stop.
    pub value: Option<f64>,
    /// What is proved of the root's true value.
    pub range: Proved,
    /// The child of the root to choose, from 0.
    pub best_move: Option<usize>,
    /// Child numbers from the root on.
    pub principal_variation: Vec<usize>,
    /// Why it stopped, if it did.
    pub stopped_by: Option<Stop>,
    /// The last step.
    pub steps: u32,
    /// Nodes of the tree.
    pub nodes: usize,
    /// Leaves of the tree.
    pub leaves: usize,
    /// Rows of the tree: its depth and one.
    pub rows: usize,
    /// The counts.
    #[serde(flatten)]
    pub counts: Counts,
}

/// What a search does without being recorded.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// What the root's call returned.
    pub value: Option<f64>,
    /// Why it stopped, if it did.
    pub stopped_by: Option<Stop>,
    /// The counts.
    #[serde(flatten)]
    pub counts: Counts,
}

/// Why a search had to stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Stop {
    /// It reached a node whose value nobody knows.
    UnknownValue {
        /// The node.
        node: NodeId,
        /// Its symbol; `None` for an inner node at the depth limit without a static value.
        symbol: Option<String>,
    },
}

impl Stop {
    fn new(tree: &GameTree, UnknownValue { node }: UnknownValue) -> Stop {
        let symbol = tree.symbol(node).map(String::from);
        Stop::UnknownValue { node, symbol }
    }
}

/// Sums up a trace.
pub fn summary(trace: &Trace, layout: &Layout) -> Summary {
    let tree = trace.tree();
    let variation = trace.variation();
    let numbers = variation.iter().filter_map(|&node| tree.child_number(node));
    let principal_variation: Vec<usize> = numbers.collect();
    Summary {
        value: trace.outcome().ok(),
        range: Frame::new(trace, trace.steps()).range(0),
        best_move: principal_variation.first().copied(),
        principal_variation,
        stopped_by: trace.outcome().err().map(|stop| Stop::new(tree, stop)),
        steps: trace.steps(),
        nodes: tree.len(),
        leaves: tree.nodes().filter(|&node| tree.is_leaf(node)).count(),
        rows: layout.rows().len(),
        counts: trace.counts(trace.steps()),
    }
}

/// Searches without recording.
pub fn tally(tree: &GameTree, rules: &Rules) -> Tally {
    let mut counter = Counter::default();
    let outcome = search::run(tree, rules, &mut counter);
    Tally {
        value: outcome.ok(),
        stopped_by: outcome.err().map(|stop| Stop::new(tree, stop)),
        counts: counter.counts,
    }
}

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
    /// The least and the greatest number that any value or finite bound of the search can be; `None`
    /// if there is none.
    pub span: Option<(f64, f64)>,
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
        span: span(trace, layout),
        counts: trace.counts(trace.steps()),
    }
}

/// The numbers that can turn up: what can be evaluated, and the ends of the root's own window.
fn span(trace: &Trace, layout: &Layout) -> Option<(f64, f64)> {
    let (tree, rules) = (trace.tree(), trace.rules());
    let evaluated = |&node: &NodeId| {
        let depth = layout.row(node) as u32;
        let below = rules.depth.is_some_and(|limit| depth > limit);
        rules.stops_at(depth) || tree.is_leaf(node) && !below
    };
    let values = tree.nodes().filter(evaluated).filter_map(|n| tree.value(n));
    let ends = match rules.bounded() {
        true => [rules.window.alpha, rules.window.beta],
        false => [f64::INFINITY; 2],
    };
    let finite = ends.into_iter().filter(|end| end.is_finite());
    values.chain(finite).fold(None, |span, number| {
        let (lo, hi) = span.unwrap_or((number, number));
        Some((number.min(lo), number.max(hi)))
    })
}

/// Searches without recording.
pub fn tally(tree: &GameTree, rules: &Rules) -> Tally {
    let mut tallying = Tallying::new(rules);
    loop {
        if let Some(tally) = tallying.advance(tree, usize::MAX) {
            return tally;
        }
    }
}

/// A search under way that is not recorded.
pub struct Tallying {
    search: search::Run,
    counter: Counter,
}

impl Tallying {
    /// Nothing has been searched yet.
    pub fn new(rules: &Rules) -> Tallying {
        Tallying {
            search: search::Run::new(rules),
            counter: Counter::default(),
        }
    }

    /// Enters so many nodes, or those that are left; what the search did, once it is over.
    pub fn advance(&mut self, tree: &GameTree, nodes: usize) -> Option<Tally> {
        let outcome = self.search.advance(tree, &mut self.counter, nodes);
        outcome.transpose().map(|outcome| Tally {
            value: outcome.ok(),
            stopped_by: outcome.err().map(|stop| Stop::new(tree, stop)),
            counts: self.counter.counts,
        })
    }

    /// How much of the tree is decided, 0 … 1.
    pub fn share(&self, tree: &GameTree) -> f64 {
        f64::from(self.search.next()) / tree.len() as f64
    }
}

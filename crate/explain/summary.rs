//! The outcome of a search.

use std::convert::Infallible;

use serde::Serialize;
use ts_rs::TS;

use crate::frame::Frame;
use crate::search::counts::{Counter, Counts};
use crate::search::uniform::{Uniform, Uniformity};
use crate::search::{Minimax, Rules, Run, Search, UnknownValue, Visit, Window};
use crate::trace::ReachedBuilder;
use crate::trace::event::ValueRange;
use crate::tree::number::widen;
use crate::tree::{ChildIndexing, GameTree, NodeId, Sliced};

/// The outcome of a search and its cost.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    /// The value that the root's call returned; `None` if the search had to stop.
    pub value: Option<f64>,
    /// The proved range of the root's true value, or of its value at the depth `limit`.
    pub range: ValueRange,
    /// The depth limit, if the search met it.
    pub limit: Option<u32>,
    /// The child of the root to choose, from 0.
    pub best_move: Option<usize>,
    /// Child numbers from the root on.
    pub principal_variation: Vec<usize>,
    /// Why the search stopped, if it did.
    pub stopped_by: Option<Stop>,
    /// The last step.
    pub steps: u32,
    /// Nodes of the tree.
    pub nodes: usize,
    /// Leaves of the tree.
    pub leaves: usize,
    /// Rows of the tree: its height plus one.
    pub rows: usize,
    /// The least and the greatest number that any value or finite bound of the search can be; `None`
    /// if there is none.
    pub span: Option<(f64, f64)>,
    /// The counts.
    #[serde(flatten)]
    pub counts: Counts,
    /// The nodes that are counted above, each once. Told only of a search with several visits.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub distinct: Option<Distinct>,
}

/// How many different nodes a search visits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Distinct {
    /// Nodes entered.
    pub entered: u32,
    /// Nodes that are given a value at least once.
    pub evaluated: u32,
}

/// The outcome of a search that is not recorded.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct Tally {
    /// The value that the root's call returned.
    pub value: Option<f64>,
    /// Why the search stopped, if it did.
    pub stopped_by: Option<Stop>,
    /// The counts.
    #[serde(flatten)]
    pub counts: Counts,
}

impl Tally {
    /// The tally of a search, from its last frame.
    fn of(last: &Frame) -> Tally {
        Tally {
            value: last.outcome().ok(),
            stopped_by: stopped_by(last),
            counts: last.counts(),
        }
    }
}

/// Why a search had to stop.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Stop {
    /// The search reached a node whose value is unknown.
    UnknownValue {
        /// The node.
        node: NodeId,
        /// Its symbol; `None` for an inner node at the depth limit without a static value.
        symbol: Option<String>,
    },
}

impl Stop {
    /// The stop at a node whose value is unknown.
    pub(super) fn new(tree: &GameTree, UnknownValue { node }: UnknownValue) -> Stop {
        let symbol = tree.symbol(node).map(String::from);
        Stop::UnknownValue { node, symbol }
    }
}

fn stopped_by(last: &Frame) -> Option<Stop> {
    Some(Stop::new(last.tree(), last.stopped_at()?))
}

/// Sums up a search by its last frame.
pub fn summary(last: &Frame) -> Summary {
    let mut survey = Survey::new(last);
    while let Ok(None) = survey.advance(last, usize::MAX) {}
    survey.summary(last)
}

/// Reads every event and every node of the tree: for the summary, and to build the indexes that the first picture would
/// otherwise have to build.
pub struct Survey {
    reached: ReachedBuilder,
    indexing: ChildIndexing,
    /// The next node.
    node: NodeId,
    /// The ends of the subtrees of its ancestors, each with whether minimax enters its children.
    above: Vec<(NodeId, bool)>,
    leaves: usize,
    /// How many nodes minimax enters, how many of these it evaluates, and how many it expands. One that stands pat is
    /// both evaluated and expanded.
    entered: u32,
    evaluated: u32,
    expanded: u32,
    /// Whether the value of a node that minimax would evaluate is unknown.
    unknown: bool,
    /// The least and the greatest number found so far.
    span: Option<(f64, f64)>,
    uniformity: Uniformity,
    distinct: Option<Distinct>,
}

impl Survey {
    /// No node has been read.
    pub fn new(last: &Frame) -> Survey {
        let rules = last.rules();
        let values = rules.values.filter(|_| last.tree().chance().is_some());
        let windows = [Some(rules.window), values].into_iter().flatten();
        let windows = windows.filter(|_| rules.bounded());
        let ends = windows.flat_map(|window| [window.alpha, window.beta]);
        let finite = ends.filter(|end| end.is_finite());
        Survey {
            reached: last.reached_builder(),
            indexing: ChildIndexing::default(),
            node: 0,
            above: Vec::new(),
            leaves: 0,
            entered: 0,
            evaluated: 0,
            expanded: 0,
            unknown: false,
            span: finite.fold(None, widen),
            uniformity: Uniformity::new(last.tree(), rules),
            distinct: last.several_visits().then(Distinct::default),
        }
    }

    /// Reads the next node.
    fn look(&mut self, tree: &GameTree, rules: &Rules, node: NodeId) {
        self.leaves += usize::from(tree.is_leaf(node));
        let (entered, visit) = match rules.depth {
            None => (true, rules.visit(tree, node, 0, None)),
            limit => {
                while self.above.pop_if(|(end, _)| *end <= node).is_some() {}
                let entered = self.above.last().is_none_or(|(_, enters)| *enters);
                let visit = rules.visit(tree, node, self.above.len() as u32, limit);
                let enters = entered && visit != Visit::Evaluate;
                self.above.push((tree.end(node), enters));
                (entered, visit)
            }
        };
        if !entered {
            return;
        }
        self.entered += 1;
        self.expanded += u32::from(visit != Visit::Evaluate);
        if visit == Visit::Search {
            return;
        }
        self.evaluated += 1;
        match tree.value(node) {
            Some(value) => self.span = widen(self.span, value),
            None => self.unknown = true,
        }
    }

    /// Counts a node that a search can enter again.
    fn visit(&mut self, last: &Frame, node: NodeId) {
        if let Some(distinct) = &mut self.distinct
            && last.ever(node)
        {
            distinct.entered += 1;
            if last.ever_evaluated(node) {
                distinct.evaluated += 1;
                // A pass to a smaller depth evaluates nodes that later ones search.
                let value = last.tree().value(node);
                self.span = value.into_iter().fold(self.span, widen);
            }
        }
    }

    /// The span of all passes: their windows can lie beyond the values.
    fn span(&self, last: &Frame) -> Option<(f64, f64)> {
        let windows = last.pass_windows().filter(|_| last.rules().bounded());
        let ends = windows.flat_map(|window| [window.alpha, window.beta]);
        ends.filter(|end| end.is_finite()).fold(self.span, widen)
    }

    /// The outcome, once all nodes have been read.
    pub fn summary(&self, last: &Frame) -> Summary {
        let tree = last.tree();
        let principal_variation = tree.child_numbers(&last.variation());
        Summary {
            value: last.outcome().ok(),
            range: last.range(0),
            limit: last.limit(0),
            best_move: principal_variation.first().copied(),
            principal_variation,
            stopped_by: stopped_by(last),
            steps: last.steps(),
            nodes: tree.len(),
            leaves: self.leaves,
            rows: tree.height() as usize + 1,
            span: self.span(last),
            counts: last.counts(),
            distinct: self.distinct,
        }
    }

    /// The tally of plain minimax on the same tree with the same depth limit, once all nodes have been read. On the
    /// full window with all values known it enters every node and finds the same value. `None` if only a search can
    /// tell.
    pub fn minimax(&self, last: &Frame) -> Option<Tally> {
        let rules = last.rules();
        if !rules.bounded() && rules.single_visit() {
            return Some(Tally::of(last));
        }
        let known = !self.unknown && last.outcome().is_ok();
        (rules.window == Window::FULL && known).then(|| Tally {
            counts: Counts {
                entered: self.entered,
                evaluated: self.evaluated,
                expanded: self.expanded,
                ..Counts::default()
            },
            ..Tally::of(last)
        })
    }

    /// The parameters of a uniform tree, once all nodes have been read.
    pub fn uniform(self) -> Option<Uniform> {
        self.uniformity.finish()
    }
}

impl Sliced<Frame<'_>> for Survey {
    type Output = ();
    type Error = Infallible;

    fn advance(&mut self, last: &Frame, nodes: usize) -> Result<Option<()>, Infallible> {
        let tree = last.tree();
        if !last.build_reached(&mut self.reached, nodes)
            || !tree.index_children(&mut self.indexing, nodes)
        {
            return Ok(None);
        }
        let nodes = tree.slice(self.node, nodes);
        for node in nodes.clone() {
            self.look(tree, last.rules(), node);
            self.visit(last, node);
        }
        self.node = nodes.end;
        self.uniformity.advance(tree, nodes);
        Ok((self.node as usize == tree.len()).then_some(()))
    }

    fn share(&self, last: &Frame) -> f64 {
        let tree = last.tree();
        let seen = f64::from(self.node) / tree.len() as f64;
        (last.reached_share(&self.reached) + tree.indexed_share(&self.indexing) + seen) / 3.0
    }
}

/// Searches without recording.
pub fn tally(tree: &GameTree, rules: &Rules) -> Tally {
    let Ok(tally) = Tallying::new(rules).finish(tree);
    tally
}

/// Searches without recording, in slices.
pub struct Tallying<S> {
    search: S,
    counter: Counter,
}

impl Tallying<Run> {
    /// Nothing has been searched yet, by any rules.
    pub fn new(rules: &Rules) -> Tallying<Run> {
        Tallying::by(Run::new(rules))
    }
}

impl Tallying<Minimax> {
    /// Nothing has been searched yet, by minimax in a tree of MAX and MIN.
    pub fn minimax(rules: &Rules) -> Tallying<Minimax> {
        Tallying::by(Minimax::new(rules))
    }
}

impl<S: Search> Tallying<S> {
    fn by(search: S) -> Tallying<S> {
        Tallying {
            search,
            counter: Counter::default(),
        }
    }
}

impl<S: Search> Sliced<GameTree> for Tallying<S> {
    type Output = Tally;
    type Error = Infallible;

    /// Enters so many nodes.
    fn advance(&mut self, tree: &GameTree, nodes: usize) -> Result<Option<Tally>, Infallible> {
        let outcome = self.search.advance(tree, &mut self.counter, nodes);
        Ok(outcome.transpose().map(|outcome| Tally {
            value: outcome.ok(),
            stopped_by: outcome.err().map(|stop| Stop::new(tree, stop)),
            counts: self.counter.counts,
        }))
    }

    /// The share of the tree that is decided.
    fn share(&self, tree: &GameTree) -> f64 {
        f64::from(self.search.next()) / tree.len() as f64
    }
}

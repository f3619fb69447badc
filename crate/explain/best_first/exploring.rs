//! A best-first search that is made, recorded and summed up, a bounded amount of work at a time.

use std::convert::Infallible;

use super::summary::BestFirstSummary;
use crate::explain::summary::{Tally, Tallying};
use crate::frame::best_first::BestFirstFrame;
use crate::import::best_first::{Finding, Imported};
use crate::search::best_first::Rules;
use crate::search::{self, Run};
use crate::trace::best_first::{BestFirstTrace, Recording};
use crate::tree::number::widen;
use crate::tree::{GameTree, NodeId, Sliced};

/// A best-first search that has been made.
#[derive(Debug)]
pub struct OpenedUpdates {
    /// Its trace.
    pub trace: BestFirstTrace,
    /// Its outcome.
    pub summary: BestFirstSummary,
    /// The outcome and the counts of plain minimax on the same tree.
    pub minimax: Tally,
    /// The first thing that is wrong with the search of another program.
    pub finding: Option<Finding>,
}

/// A best-first search under way.
pub struct Exploring {
    recording: Recording,
    trace: Option<BestFirstTrace>,
    /// The next node to be counted.
    node: NodeId,
    leaves: usize,
    span: Option<(f64, f64)>,
    minimax: Tallying<Run>,
    finding: Option<Finding>,
}

impl Exploring {
    /// Nothing is searched yet.
    pub fn new(tree: GameTree, rules: Rules) -> Exploring {
        Exploring::of(Recording::new(tree, rules), None)
    }

    /// The search of another program, as it was read, on its tree, which is given apart.
    pub fn of_program(
        tree: GameTree,
        rules: Rules,
        grown: Imported,
        finding: Option<Finding>,
    ) -> Exploring {
        let recording = Recording::of_program(tree, rules, grown.recorder, grown.outcome);
        Exploring::of(recording, finding)
    }

    fn of(recording: Recording, finding: Option<Finding>) -> Exploring {
        Exploring {
            recording,
            trace: None,
            node: 0,
            leaves: 0,
            span: None,
            minimax: Tallying::new(&search::Rules::default().minimax()),
            finding,
        }
    }

    /// How many updates are recorded.
    pub fn updates(&self) -> usize {
        self.recording.updates()
    }

    /// Counts so many nodes. Returns whether all are counted.
    fn survey(&mut self, nodes: usize) -> bool {
        let Some(trace) = &self.trace else {
            return false;
        };
        let tree = trace.tree();
        let nodes = tree.slice(self.node, nodes);
        for node in nodes.clone() {
            self.leaves += usize::from(tree.is_leaf(node));
            if let Some(value) = tree.value(node) {
                self.span = widen(self.span, value);
            }
        }
        self.node = nodes.end;
        self.node as usize == tree.len()
    }
}

impl Sliced for Exploring {
    type Output = OpenedUpdates;
    type Error = Infallible;

    fn advance(&mut self, (): &(), work: usize) -> Result<Option<OpenedUpdates>, Infallible> {
        if self.trace.is_none() {
            self.trace = self.recording.advance(&(), work)?;
            return Ok(None);
        }
        if !self.survey(work) {
            return Ok(None);
        }
        let Some(trace) = &self.trace else {
            return Ok(None);
        };
        let Some(minimax) = self.minimax.advance(trace.tree(), work)? else {
            return Ok(None);
        };
        let last = BestFirstFrame::new(trace, trace.steps());
        let summary = BestFirstSummary::of(&last, self.leaves, self.span);
        Ok(self.trace.take().map(|trace| OpenedUpdates {
            trace,
            summary,
            minimax,
            finding: self.finding.take(),
        }))
    }

    fn share(&self, (): &()) -> f64 {
        match &self.trace {
            None => 0.9 * self.recording.share(&()),
            Some(trace) => 0.9 + 0.1 * self.minimax.share(trace.tree()),
        }
    }
}

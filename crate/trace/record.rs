//! Records searches: by rules, in slices, and any other at once.

use std::convert::Infallible;
use std::rc::Rc;

use super::Trace;
use super::build_deviations::BuildDeviations;
use super::recorder::{AnySearchRecorder, TraceRecorder};
use crate::search::{Algorithm, AlphaBeta, Expectation, Minimax, Passes, Rules, Search};
use crate::search::{Observer, Positions, UnknownValue};
use crate::tree::{GameTree, Sliced};

/// Records a search, a bounded number of nodes at a time.
pub struct Recording(Box<dyn AnyRecording>);

impl Recording {
    /// Nothing has been searched yet.
    pub fn new(tree: GameTree, rules: Rules) -> Recording {
        Recording::any(tree, rules, Positions::default())
    }

    /// The same of a search that knows which nodes have the same position, if it makes several visits.
    pub fn any(tree: GameTree, rules: Rules, positions: Positions) -> Recording {
        match tree.chance() {
            None if rules.single_visit() => Recording::single_visit(tree, rules),
            None => Recording::knowing(tree, rules, positions),
            Some(_) => {
                let rules = rules.effective().plain();
                let search = Expectation::new(&tree, &rules);
                // Sums and the windows of Star1 do not follow from rules.
                Recording::by(search, AnySearchRecorder::new(tree, &rules), rules)
            }
        }
    }

    /// A search of a tree of MAX and MIN that enters no node twice.
    pub fn single_visit(tree: GameTree, rules: Rules) -> Recording {
        let rules = rules.effective().plain();
        let recorder = TraceRecorder::<()>::new(tree, &rules);
        match rules.algorithm {
            Algorithm::Minimax => Recording::by(Minimax::new(&rules), recorder, rules),
            _ => Recording::by(AlphaBeta::new(&rules), recorder, rules),
        }
    }

    /// A search of a tree of MAX and MIN with several visits, which knows which nodes have the same position.
    pub fn knowing(tree: GameTree, rules: Rules, positions: Positions) -> Recording {
        let rules = rules.effective();
        let mut recorder = AnySearchRecorder::new(tree, &rules);
        recorder.set_positions(positions.clone());
        Recording::by(Passes::new(&rules, positions, None), recorder, rules)
    }

    fn by<S: Search + 'static, K: BuildDeviations + 'static>(
        search: S,
        recorder: TraceRecorder<K>,
        rules: Rules,
    ) -> Recording {
        Recording(Box::new(SearchRecording {
            rules,
            search,
            recorder,
        }))
    }

    /// How many calls are recorded.
    pub fn calls(&self) -> usize {
        self.0.calls()
    }
}

impl Sliced for Recording {
    type Output = Trace;
    type Error = Infallible;

    /// Enters so many nodes.
    fn advance(&mut self, (): &(), nodes: usize) -> Result<Option<Trace>, Infallible> {
        Ok(self.0.advance(nodes))
    }

    /// How much of the tree is decided. How many passes there will be is not known.
    fn share(&self, (): &()) -> f64 {
        self.0.share()
    }
}

/// A search with its recorder, whichever they are.
trait AnyRecording {
    fn advance(&mut self, nodes: usize) -> Option<Trace>;
    fn share(&self) -> f64;
    fn calls(&self) -> usize;
}

/// A search and the recorder that it tells: a copy of the search for this recorder alone is the fastest.
struct SearchRecording<S, K> {
    rules: Rules,
    search: S,
    recorder: TraceRecorder<K>,
}

impl<S: Search, K: BuildDeviations> AnyRecording for SearchRecording<S, K> {
    fn advance(&mut self, nodes: usize) -> Option<Trace> {
        let recorder = &mut self.recorder;
        let tree = Rc::clone(&recorder.tree);
        let outcome = self.search.advance(&tree, recorder, nodes);
        drop(tree);
        let outcome = outcome.transpose()?;
        Some(std::mem::take(recorder).finish(self.rules, outcome))
    }

    fn share(&self) -> f64 {
        match self.rules.single_visit() {
            true => f64::from(self.search.next()) / self.recorder.tree.len() as f64,
            false => 1.0 - 0.5f64.powi(self.search.ended()),
        }
    }

    fn calls(&self) -> usize {
        self.recorder.calls()
    }
}

impl Trace {
    /// Searches `tree` by `rules` and records every step.
    pub fn record(tree: GameTree, rules: Rules) -> Trace {
        let Ok(trace) = Recording::new(tree, rules).finish(&());
        trace
    }

    /// Records the events that a search of `tree` tells its observer. The search need not obey `rules`: it may search a
    /// node again, take children in any order, enter them with any window and return any value. It has to obey this: it
    /// searches the root once or several times, and between its `enter` and `leave` a call either evaluates its node by
    /// its static value or enters children and compares each that returns. A call that leaves children out tells a
    /// cutoff, and then returns. A bound that has moved is the best value. The outcome is the value that the last call
    /// for the root returned.
    pub fn record_search(
        tree: GameTree,
        rules: Rules,
        search: impl FnOnce(&GameTree, &mut dyn Observer) -> Result<f64, UnknownValue>,
    ) -> Trace {
        let mut recorder = AnySearchRecorder::new(tree, &rules);
        let outcome = search(&Rc::clone(&recorder.tree), &mut recorder);
        recorder.finish(rules, outcome)
    }
}

//! Records searches: by rules, in slices, and any other at once.

use std::convert::Infallible;
use std::rc::Rc;

use super::Trace;
use super::keep::Keep;
#[cfg(not(feature = "once"))]
use super::kept::Keeper;
use super::recorder::Recorder;
use crate::search::{self, Rules};
#[cfg(not(feature = "once"))]
use crate::search::{Observer, Positions, UnknownValue};
use crate::tree::{GameTree, Sliced};

/// Records a search, a bounded number of nodes at a time.
pub struct Recording {
    rules: Rules,
    search: search::Run,
    recorder: AnyRecorder,
}

/// What notes the search.
#[allow(clippy::large_enum_variant, reason = "an opening has one")]
enum AnyRecorder {
    /// Each node is searched at most once.
    Once(Recorder<()>),
    /// Anything can happen.
    #[cfg(not(feature = "once"))]
    Any(Box<Recorder<Keeper>>),
}

impl Recording {
    /// Nothing has been searched yet.
    pub fn new(tree: GameTree, rules: Rules) -> Recording {
        #[cfg(not(feature = "once"))]
        if !rules.once() && tree.chance().is_none() {
            return Recording::knowing(tree, rules, Positions::default());
        }
        let rules = rules.heeded().plain();
        Recording {
            rules,
            search: search::Run::new(&rules),
            recorder: AnyRecorder::new(tree, &rules),
        }
    }

    /// The same for a search that comes back to nodes, and knows which nodes have the same position. Where chance moves
    /// there is no such search.
    #[cfg(not(feature = "once"))]
    pub fn knowing(tree: GameTree, rules: Rules, positions: Positions) -> Recording {
        let rules = rules.heeded();
        let mut recorder = Recorder::<Keeper>::new(tree, &rules);
        recorder.keep_positions(positions.clone());
        Recording {
            rules,
            search: search::Run::knowing(&rules, positions),
            recorder: AnyRecorder::Any(Box::new(recorder)),
        }
    }

    /// How many calls are recorded.
    pub fn calls(&self) -> usize {
        match &self.recorder {
            AnyRecorder::Once(recorder) => recorder.calls(),
            #[cfg(not(feature = "once"))]
            AnyRecorder::Any(recorder) => recorder.calls(),
        }
    }
}

impl Sliced for Recording {
    type Output = Trace;
    type Error = Infallible;

    /// Enters so many nodes.
    fn advance(&mut self, (): &(), nodes: usize) -> Result<Option<Trace>, Infallible> {
        let (search, rules) = (&mut self.search, self.rules);
        Ok(match &mut self.recorder {
            AnyRecorder::Once(recorder) => advance(search, recorder, rules, nodes),
            #[cfg(not(feature = "once"))]
            AnyRecorder::Any(recorder) => advance(search, recorder, rules, nodes),
        })
    }

    /// How much of the tree is decided. How many passes there will be is not known.
    fn share(&self, (): &()) -> f64 {
        let nodes = match &self.recorder {
            AnyRecorder::Once(recorder) => recorder.tree.len(),
            #[cfg(not(feature = "once"))]
            AnyRecorder::Any(recorder) => recorder.tree.len(),
        };
        let decided = f64::from(self.search.next()) / nodes as f64;
        match self.rules.once() {
            true => decided,
            false => 1.0 - 0.5f64.powi(self.search.ended()),
        }
    }
}

impl AnyRecorder {
    /// Sums and the windows of Star1 do not follow from rules.
    fn new(tree: GameTree, rules: &Rules) -> AnyRecorder {
        match tree.chance() {
            #[cfg(not(feature = "once"))]
            Some(_) => AnyRecorder::Any(Box::new(Recorder::new(tree, rules))),
            _ => AnyRecorder::Once(Recorder::new(tree, rules)),
        }
    }
}

/// Goes on with a search by so many nodes; its trace, once it has ended.
fn advance<K: Keep>(
    search: &mut search::Run,
    recorder: &mut Recorder<K>,
    rules: Rules,
    nodes: usize,
) -> Option<Trace> {
    let tree = Rc::clone(&recorder.tree);
    let outcome = search.advance(&tree, recorder, nodes);
    drop(tree);
    let outcome = outcome.transpose()?;
    Some(std::mem::take(recorder).finish(rules, outcome))
}

impl Trace {
    /// Searches `tree` by `rules` and records every step.
    pub fn record(tree: GameTree, rules: Rules) -> Trace {
        let Ok(trace) = Recording::new(tree, rules).finish(&());
        trace
    }

    /// Records what a search of `tree` tells its observer. The search need not obey `rules`: it may search a node again,
    /// take children in any order, enter them with any window and return any value. What it has to keep to: it searches
    /// the root once or several times, and between its `enter` and `leave` a call either evaluates its node by its static
    /// value or enters children and compares each that returns. A call that leaves children out tells a cutoff, and then
    /// returns. A bound that has moved is the best value. Returns what the last call for the root returned.
    #[cfg(not(feature = "once"))]
    pub fn told(
        tree: GameTree,
        rules: Rules,
        search: impl FnOnce(&GameTree, &mut dyn Observer) -> Result<f64, UnknownValue>,
    ) -> Trace {
        let mut telling = Telling::new(tree, rules);
        let outcome = search(&telling.tree(), telling.observer());
        telling.finish(rules, outcome)
    }
}

/// Records a search that is told event by event; [`Trace::told`] says what it has to keep to.
#[cfg(not(feature = "once"))]
#[derive(Default)]
pub(crate) struct Telling {
    recorder: Recorder<Keeper>,
}

#[cfg(not(feature = "once"))]
impl Telling {
    /// Nothing has been told.
    pub fn new(tree: GameTree, rules: Rules) -> Telling {
        let recorder = Recorder::new(tree, &rules);
        Telling { recorder }
    }

    /// The tree. Nobody else may have it when the recording ends.
    pub fn tree(&self) -> Rc<GameTree> {
        Rc::clone(&self.recorder.tree)
    }

    /// What is to be told.
    pub fn observer(&mut self) -> &mut impl Observer {
        &mut self.recorder
    }

    /// The number of events so far.
    pub fn steps(&self) -> u32 {
        self.recorder.steps()
    }

    /// The trace; `outcome` is what the last call for the root returned.
    pub fn finish(self, rules: Rules, outcome: Result<f64, UnknownValue>) -> Trace {
        self.recorder.finish(rules, outcome)
    }
}

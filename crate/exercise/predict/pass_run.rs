//! One search from the root among several: an iteration of deepening, or a test of MTD.

use crate::exercise::key::AnswerKey;
use crate::exercise::reason::Reason;
use crate::exercise::task::Task;
use crate::search::counts::Counter;
use crate::search::{Mistake, Passes, Positions, Rules, Search};
use crate::trace::event::ValueRange;

/// The mistakes with which a pass evaluates another number of nodes.
const OF_COUNTS: [Mistake; 8] = [
    Mistake::OtherCutTest,
    Mistake::ShallowBounds,
    Mistake::DeepBounds,
    Mistake::NoTable,
    Mistake::NoTableMove,
    Mistake::NoNullWindows,
    Mistake::OtherAgain,
    Mistake::NotSearchedAgain,
];

/// The most nodes that a search with a mistake enters before it is given up.
const MOST: usize = 100_000;

/// One search from the root.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct PassRun {
    /// The step at which the root is entered.
    pub step: u32,
    /// The step at which its call returns.
    pub left: Option<u32>,
    /// The value that it returns.
    pub returned: f64,
    /// The range that is proved then.
    pub range: ValueRange,
    /// How many plies it searches.
    pub depth: Option<u32>,
    /// The number of passes before it.
    pub number: usize,
    /// The number of nodes that it enters.
    pub entered: u32,
    /// The number of nodes that it evaluates.
    pub evaluated: u32,
    /// How many the passes before it have evaluated.
    pub before: u32,
}

impl PassRun {
    /// The mistake by which it returns this value.
    pub fn likely(&self, task: &Task, read: f64) -> Option<Mistake> {
        let depth = self.depth?;
        let value = |depth| {
            let key = minimax(task, depth);
            key.call(0).map(|call| call.returned)
        };
        match read {
            _ if value(depth + 1) == Some(read) => Some(Mistake::TooDeep),
            _ if value(depth.saturating_sub(1)) == Some(read) => Some(Mistake::TooShallow),
            _ => None,
        }
    }

    /// The mistake by which it evaluates so many nodes, if only one does. `positions` are those of the table.
    pub fn likely_count(&self, task: &Task, positions: &Positions, read: f64) -> Option<Mistake> {
        let depth = self.depth.unwrap_or_else(|| task.tree.height());
        let all = minimax(task, depth).leaves.len();
        if all as f64 == read {
            return Some(Mistake::Minimax);
        }
        // A static value at which a node stands pat is no evaluation in this question, but is one of the counts.
        if task.rules.quiescent() {
            return None;
        }
        let gives = |mistake: &Mistake| {
            let counts = counts_with(task, positions, *mistake);
            let count = counts.as_ref().and_then(|counts| counts.get(self.number));
            count.is_some_and(|&count| f64::from(count) == read)
        };
        let mut mistakes = OF_COUNTS.into_iter().filter(gives);
        let mistake = mistakes.next();
        mistake.filter(|_| mistakes.next().is_none())
    }

    /// Why so many nodes are wrong, if that is known.
    pub fn miscount(&self, read: f64) -> Option<Reason> {
        let all = f64::from(self.before + self.evaluated);
        match read {
            _ if self.before > 0 && read == all => Some(Reason::CountedBefore),
            _ if read == f64::from(self.entered) => Some(Reason::CountedNodes),
            _ => None,
        }
    }
}

/// How many nodes each pass of a search with a mistake evaluates; `None` if it does not come to its end, or the rules
/// leave no room for the mistake. The observer is that of other counts, because each one is compiled with the search.
fn counts_with(task: &Task, positions: &Positions, mistake: Mistake) -> Option<Vec<u32>> {
    let rules = mistake.rules(&task.rules)?.effective();
    let mut passes = Passes::new(&rules, positions.clone(), Some(mistake));
    let mut counter = Counter::default();
    let (mut counts, mut before) = (Vec::new(), 0);
    for _ in 0..MOST {
        let value = passes.advance(&task.tree, &mut counter, 1).ok()?;
        if passes.ended() as usize > counts.len() {
            counts.push(counter.counts.evaluated - before);
            before = counter.counts.evaluated;
        }
        if value.is_some() {
            return Some(counts);
        }
    }
    None
}

/// The run of minimax of so many plies.
fn minimax(task: &Task, depth: u32) -> AnswerKey {
    let rules = Rules {
        depth: Some(depth),
        ..task.rules.minimax()
    };
    AnswerKey::by(&task.tree, &rules)
}

//! The recording of a best-first search, a bounded amount of work at a time.

use std::convert::Infallible;

use super::BestFirstTrace;
use super::indexing::Indexing;
use super::recorder::Recorder;
use crate::search::UnknownValue;
use crate::search::best_first::{Rules, Run};
use crate::tree::{GameTree, NodeId, Sliced};

/// A search that is being recorded.
pub struct Recording {
    tree: GameTree,
    rules: Rules,
    work: RecordingWork,
}

enum RecordingWork {
    Searching(Box<Run>, Recorder),
    Indexing(Box<Indexing>),
    Over,
}

impl Recording {
    /// Nothing is searched yet.
    pub fn new(tree: GameTree, rules: Rules) -> Recording {
        let run = Box::new(Run::new(&tree, &rules));
        Recording {
            tree,
            rules,
            work: RecordingWork::Searching(run, Recorder::default()),
        }
    }

    /// The search of another program, which has ended like this.
    pub fn of_program(
        tree: GameTree,
        rules: Rules,
        recorder: Recorder,
        outcome: Result<Option<NodeId>, UnknownValue>,
    ) -> Recording {
        let indexing = Box::new(Indexing::new(&tree, recorder, outcome));
        Recording {
            tree,
            rules,
            work: RecordingWork::Indexing(indexing),
        }
    }

    /// How many updates are recorded.
    pub fn updates(&self) -> usize {
        match &self.work {
            RecordingWork::Searching(_, recorder) => recorder.numbers.len(),
            RecordingWork::Indexing(indexing) => indexing.updates(),
            RecordingWork::Over => 0,
        }
    }
}

impl Sliced for Recording {
    type Output = BestFirstTrace;
    type Error = Infallible;

    /// Does about so much work, counted in children looked at, and events put into the index.
    fn advance(&mut self, (): &(), work: usize) -> Result<Option<BestFirstTrace>, Infallible> {
        self.work = match std::mem::replace(&mut self.work, RecordingWork::Over) {
            RecordingWork::Searching(mut run, mut recorder) => {
                match search(&self.tree, &mut run, &mut recorder, work) {
                    None => RecordingWork::Searching(run, recorder),
                    Some(outcome) => {
                        let indexing = Indexing::new(&self.tree, recorder, outcome);
                        RecordingWork::Indexing(Box::new(indexing))
                    }
                }
            }
            RecordingWork::Indexing(mut indexing) => {
                if indexing.advance(&self.tree, &self.rules, work) {
                    let tree = std::mem::take(&mut self.tree);
                    return Ok(Some(indexing.finish(tree, self.rules)));
                }
                RecordingWork::Indexing(indexing)
            }
            RecordingWork::Over => RecordingWork::Over,
        };
        Ok(None)
    }

    fn share(&self, (): &()) -> f64 {
        match &self.work {
            RecordingWork::Searching(run, _) => {
                0.7 * f64::from(run.iterations()) / f64::from(self.rules.most().max(1))
            }
            RecordingWork::Indexing(indexing) => 0.7 + 0.3 * indexing.share(),
            RecordingWork::Over => 1.0,
        }
    }
}

/// Makes iterations for about so much work. Returns the outcome once there is one.
fn search(
    tree: &GameTree,
    run: &mut Run,
    recorder: &mut Recorder,
    work: usize,
) -> Option<Result<Option<NodeId>, UnknownValue>> {
    // The choice is looked for among the children of the root after each iteration.
    let each = tree.child_count(0) + tree.height() as usize + 1;
    let mut done = 0;
    while done < work {
        match run.advance(tree, recorder, 1) {
            Ok(None) => recorder.choose(run.choice(tree)),
            Ok(Some(choice)) => return Some(Ok(choice)),
            Err(unknown) => return Some(Err(unknown)),
        }
        done += each;
    }
    None
}

//! A run in which a hand interferes: it changes windows and values, and cuts where it likes. Where it does nothing, the
//! run is the search.

use super::key::{Key, Recorder};
use super::task::Task;
use crate::search::{Observer, Update, Window};
use crate::trace::event::ValueRange;
use crate::tree::{NodeId, Player};

/// What may change a run.
pub trait Hand {
    /// The window that is handed down to a node in place of `window`.
    fn passes(&self, _node: NodeId, window: Window) -> Window {
        window
    }

    /// The window with which a call goes on in place of `window`, which the key keeps.
    fn enters(&self, _node: NodeId, window: Window) -> Window {
        window
    }

    /// What the run goes on with in place of the value that a searched node returns and of the range that it proves, which
    /// the key keeps.
    fn returns(&self, _node: NodeId, value: f64, range: ValueRange) -> (f64, ValueRange) {
        (value, range)
    }

    /// Whether the edge to `child` is cut. `test` is the outcome of the cut test; `so_far` the run.
    fn cuts(&self, _child: NodeId, test: bool, _so_far: &SoFar) -> bool {
        test
    }
}

/// A run at a decision.
pub struct SoFar<'a> {
    /// What has happened.
    pub key: &'a Key,
    /// The open calls, the root's first.
    pub open: &'a [Open],
}

/// An open call.
pub struct Open {
    /// Its node.
    pub node: NodeId,
    player: Player,
    entry: Window,
    window: Window,
    best: f64,
    /// The next child to decide about; the end of the subtree if there is none.
    pub next: NodeId,
    /// The outcome of the last cut test.
    test: Option<bool>,
}

/// The run of a task in which `hand` interferes.
pub fn run(task: &Task, hand: &impl Hand) -> Key {
    let mut play = Play {
        task,
        hand,
        recorder: Recorder::new(&task.tree),
        open: Vec::new(),
    };
    let finished = play.search().is_some();
    play.recorder.finish(finished)
}

struct Play<'a, H> {
    task: &'a Task,
    hand: &'a H,
    recorder: Recorder<'a>,
    open: Vec<Open>,
}

impl<H: Hand> Play<'_, H> {
    /// Searches the tree; `None` if it meets an unknown value.
    fn search(&mut self) -> Option<()> {
        let mut entering = Some((0, self.task.rules.window));
        loop {
            let returned = match entering.take() {
                Some((node, window)) => self.enter(node, window)?,
                None => Some(self.leave()?),
            };
            if let Some((node, value)) = returned {
                if self.open.is_empty() {
                    return Some(());
                }
                self.compare(node, value);
            }
            entering = self.choose();
        }
    }

    /// Begins a call. Returns the value of a node that is evaluated; `None` in all if it is unknown.
    #[allow(clippy::option_option, reason = "an unknown value ends the run")]
    fn enter(&mut self, node: NodeId, window: Window) -> Option<Option<(NodeId, f64)>> {
        let (tree, rules) = (&self.task.tree, &self.task.rules);
        let window = self.hand.passes(node, window);
        self.recorder.enter(node, window);
        let window = self.hand.enters(node, window);
        if tree.is_leaf(node) || rules.stops_at(self.open.len() as u32) {
            let value = tree.value(node)?;
            self.recorder.evaluate(node, value);
            self.recorder.leave(node, value);
            return Some(Some((node, value)));
        }
        let player = tree.player(node);
        self.open.push(Open {
            node,
            player,
            entry: window,
            window,
            best: player.worst(),
            next: node + 1,
            test: None,
        });
        Some(None)
    }

    /// The next child of the innermost call that is not cut, and its window.
    fn choose(&mut self) -> Option<(NodeId, Window)> {
        let (tree, rules) = (&self.task.tree, &self.task.rules);
        loop {
            let call = self.open.last()?;
            let (child, test) = (call.next, call.test);
            if child >= tree.end(call.node) {
                return None;
            }
            let so_far = SoFar {
                key: &self.recorder.key,
                open: &self.open,
            };
            let cut = self.hand.cuts(child, test.unwrap_or(false), &so_far);
            if cut || test.is_some() {
                self.recorder.decide(child, test, cut);
            }
            let call = self.open.last_mut()?;
            call.next = tree.end(child);
            if !cut {
                if test == Some(true) {
                    // Who goes on where the test succeeded moves the bound as after any other child.
                    call.window = call.window.narrowed(call.player, call.best);
                }
                let passed = rules.passed(call.window, call.player, call.best);
                return Some((child, passed));
            }
        }
    }

    /// Compares the value of a child.
    fn compare(&mut self, child: NodeId, value: f64) {
        let rules = &self.task.rules;
        let Some(call) = self.open.last_mut() else {
            return;
        };
        call.best = call.player.better(call.best, value);
        let bounded = rules.bounded();
        let test = bounded && call.window.cut_by(call.player, call.best, rules.cut);
        call.test = Some(test);
        if bounded && !(test && rules.update == Update::After) {
            call.window = call.window.narrowed(call.player, call.best);
        }
        let (node, best, window) = (call.node, call.best, call.window);
        self.recorder.compared(node, child, best, window);
        if test {
            self.recorder.cut(node);
        }
    }

    /// Ends the innermost call.
    fn leave(&mut self) -> Option<(NodeId, f64)> {
        let call = self.open.pop()?;
        let rules = &self.task.rules;
        let value = call.entry.returned(call.best, rules.returns);
        let value = self.recorder.leave_with(call.node, value, |value, range| {
            self.hand.returns(call.node, value, range)
        });
        Some((call.node, value))
    }
}

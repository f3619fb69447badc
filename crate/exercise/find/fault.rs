//! What can be wrong with a run: a habit, which is a known confusion, or a slip at one node.

use crate::exercise::confusion::Confusion;
use crate::exercise::key::Key;
use crate::exercise::run::{Hand, SoFar, run};
use crate::exercise::task::Task;
use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::{GameTree, NodeId, Player};

/// A kind of fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The whole run is that of a confusion.
    Habit(Confusion),
    /// One node begins with the full window.
    NothingHandedDown,
    /// One node gets only its parent’s own bound.
    OwnBoundAlone,
    /// The search goes on once where the cut test holds.
    CutMissed,
    /// The search cuts once where the cut test does not hold.
    CutTooMuch,
    /// One node returns the worst value of its children for its player.
    WorstReturned,
}

impl Fault {
    /// All kinds. The habits are those confusions that change steps, and not all of them from the beginning.
    pub const ALL: [Fault; 10] = [
        Fault::Habit(Confusion::OtherCutTest),
        Fault::Habit(Confusion::ShallowBounds),
        Fault::Habit(Confusion::ClampedValues),
        Fault::Habit(Confusion::UnclampedValues),
        Fault::Habit(Confusion::MoveDecided),
        Fault::NothingHandedDown,
        Fault::OwnBoundAlone,
        Fault::CutMissed,
        Fault::CutTooMuch,
        Fault::WorstReturned,
    ];

    /// The places where a run can have it: nodes, and for cuts the children before which it is decided. A habit has one.
    pub fn places(self, task: &Task, truth: &Key) -> Vec<NodeId> {
        let tree = &task.tree;
        let searched = |node: &NodeId| truth.searched(*node).is_some();
        let nodes = tree.nodes();
        match self {
            Fault::Habit(_) => vec![0],
            Fault::NothingHandedDown | Fault::OwnBoundAlone => {
                let bounded = task.rules.bounded();
                nodes
                    .filter(|node| bounded && *node > 0 && searched(node))
                    .collect()
            }
            Fault::CutMissed => nodes
                .filter(|&node| truth.edge(node).test == Some(true))
                .collect(),
            Fault::CutTooMuch => nodes
                .filter(|&node| truth.edge(node).test == Some(false) && bounded(tree, truth, node))
                .collect(),
            Fault::WorstReturned => nodes.filter(searched).collect(),
        }
    }

    /// The run with this fault at a place; `None` where the rules leave no room for it.
    pub fn key(self, task: &Task, truth: &Key, place: NodeId) -> Option<Key> {
        match self {
            Fault::Habit(confusion) => confusion.key(task, truth),
            fault => Some(run(
                task,
                &Slip {
                    task,
                    truth,
                    fault,
                    place,
                },
            )),
        }
    }
}

/// Whether there is a bound that the parent of a child could have met.
fn bounded(tree: &GameTree, truth: &Key, child: NodeId) -> bool {
    let entry = tree.parent(child).and_then(|parent| {
        let opponent = tree.player(parent).opponent();
        let entry = truth.call(parent)?.windows.first()?;
        Some(entry.bound_of(opponent))
    });
    entry.is_some_and(f64::is_finite)
}

/// A run that goes wrong once.
struct Slip<'a> {
    task: &'a Task,
    truth: &'a Key,
    fault: Fault,
    place: NodeId,
}

impl Hand for Slip<'_> {
    fn passes(&self, node: NodeId, window: Window) -> Window {
        if node != self.place {
            return window;
        }
        let parent = self.task.tree.parent(node);
        match self.fault {
            Fault::NothingHandedDown => Window::FULL,
            Fault::OwnBoundAlone => {
                match parent.map_or(Player::Max, |parent| self.task.tree.player(parent)) {
                    Player::Max => Window {
                        beta: f64::INFINITY,
                        ..window
                    },
                    Player::Min => Window {
                        alpha: f64::NEG_INFINITY,
                        ..window
                    },
                }
            }
            _ => window,
        }
    }

    fn returns(&self, node: NodeId, value: f64, range: ValueRange) -> (f64, ValueRange) {
        if node != self.place || self.fault != Fault::WorstReturned {
            return (value, range);
        }
        // Up to here nothing is wrong, so the children returned what they return in the true run.
        let other = self.task.tree.player(node).opponent();
        let children = self.task.tree.children(node);
        let returned = children.filter_map(|child| Some(self.truth.call(child)?.returned));
        let worst = returned.reduce(|a, b| other.better(a, b)).unwrap_or(value);
        (worst, ValueRange::exactly(worst))
    }

    fn cuts(&self, child: NodeId, test: bool, _: &SoFar) -> bool {
        let tree = &self.task.tree;
        match self.fault {
            Fault::CutMissed => test && child != self.place,
            Fault::CutTooMuch => {
                let sibling = tree.parent(child) == tree.parent(self.place);
                test || sibling && child >= self.place
            }
            _ => test,
        }
    }
}

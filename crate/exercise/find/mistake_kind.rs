//! The mistakes that are planted in a run: everywhere, or at one place.

use crate::exercise::key::mistaken_keys::mistaken;
use crate::exercise::key::{AnswerKey, KeyCall};
use crate::exercise::task::Task;
use crate::search::{Mistake, Mistaken, Returns};
use crate::tree::{GameTree, NodeId};

/// A kind of mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MistakeKind {
    /// The number or decision that goes wrong.
    pub mistake: Mistake,
    /// Whether it is made at one place.
    once: bool,
}

impl MistakeKind {
    /// The kinds where MAX and MIN alone move: those that change steps, and not all of them from the beginning.
    const BY_TURNS: [MistakeKind; 10] = [
        MistakeKind::everywhere(Mistake::OtherCutTest),
        MistakeKind::everywhere(Mistake::ShallowBounds),
        MistakeKind::everywhere(Mistake::ClampedValues),
        MistakeKind::everywhere(Mistake::UnclampedValues),
        MistakeKind::everywhere(Mistake::MoveDecided),
        MistakeKind::once(Mistake::NothingHandedDown),
        MistakeKind::once(Mistake::ShallowBounds),
        MistakeKind::once(Mistake::NeverCuts),
        MistakeKind::once(Mistake::CutsTooMuch),
        MistakeKind::once(Mistake::ReturnsWorst),
    ];

    /// The kinds where chance moves, too: none is made at one place.
    const BY_CHANCE: [MistakeKind; 4] = [
        MistakeKind::everywhere(Mistake::EqualChances),
        MistakeKind::everywhere(Mistake::OtherCutTest),
        MistakeKind::everywhere(Mistake::ClampedValues),
        MistakeKind::everywhere(Mistake::UnclampedValues),
    ];

    /// All kinds that a task can have.
    pub fn all(task: &Task) -> Vec<MistakeKind> {
        match task.tree.chance() {
            None => MistakeKind::BY_TURNS.into(),
            Some(_) => MistakeKind::BY_CHANCE.into(),
        }
    }

    const fn everywhere(mistake: Mistake) -> MistakeKind {
        MistakeKind {
            mistake,
            once: false,
        }
    }

    const fn once(mistake: Mistake) -> MistakeKind {
        MistakeKind {
            mistake,
            once: true,
        }
    }

    /// The places where a run can have the mistake: nodes, and for cutoffs the children before which they are decided.
    /// A mistake that is made everywhere has one place.
    pub fn places(self, task: &Task, truth: &AnswerKey) -> Vec<NodeId> {
        let tree = &task.tree;
        let is_place = |&node: &NodeId| match self.mistake {
            _ if !self.once => node == 0,
            Mistake::NeverCuts => truth.edge(node).test == Some(true),
            Mistake::CutsTooMuch => {
                truth.edge(node).test == Some(false) && has_bound(tree, truth, node)
            }
            Mistake::ReturnsWorst => truth.searched(node).is_some(),
            _ => task.rules.bounded() && node > 0 && truth.searched(node).is_some(),
        };
        tree.nodes().filter(is_place).collect()
    }

    /// The run with this mistake at a place; `None` where the rules leave no room for it.
    pub fn key(self, task: &Task, truth: &AnswerKey, place: NodeId) -> Option<AnswerKey> {
        if !self.once {
            return mistaken(self.mistake, task, truth);
        }
        // A value outside the window would show another mistake, that it is clamped or is not.
        let outside = |call: &KeyCall| call.entry.returned(call.best, Returns::Hard) != call.best;
        if self.mistake == Mistake::ReturnsWorst && truth.call(place).is_some_and(outside) {
            return None;
        }
        let hooks = Mistaken::once(self.mistake, place);
        Some(AnswerKey::hooked(&task.tree, &task.rules, None, hooks))
    }
}

/// Whether there is a bound that the parent of a child could have met.
fn has_bound(tree: &GameTree, truth: &AnswerKey, child: NodeId) -> bool {
    let entry = tree.parent(child).and_then(|parent| {
        let opponent = tree.player(parent).opponent();
        Some(truth.call(parent)?.entry.bound_of(opponent))
    });
    entry.is_some_and(f64::is_finite)
}

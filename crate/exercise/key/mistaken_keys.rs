//! The mistakes of students: each gives a run of its own, a whole answer key.

use super::super::task::Task;
use super::recorder::KeyRecorder;
use super::{AnswerKey, KeyCall};
use crate::search::{Hooks, Mistake, Mistaken};
use crate::trace::event::ValueRange;
use crate::tree::{GameTree, NodeId, Player};

/// The mistakes that students are known to make, each with the name by which a wish asks for it. Of two that fit equally
/// well, the first is named.
pub const NAMED: [(&str, Mistake); 18] = [
    ("too-deep", Mistake::TooDeep),
    ("too-shallow", Mistake::TooShallow),
    ("no-limit", Mistake::NoLimit),
    ("estimate-as-truth", Mistake::EstimateAsTruth),
    ("loss-turned", Mistake::LossTurned),
    ("loss-of-estimate", Mistake::LossOfEstimate),
    ("other-cut-test", Mistake::OtherCutTest),
    ("shallow-bounds", Mistake::ShallowBounds),
    ("clamped-values", Mistake::ClampedValues),
    ("unclamped-values", Mistake::UnclampedValues),
    ("equal-chances", Mistake::EqualChances),
    ("minimax", Mistake::Minimax),
    ("nothing-handed-down", Mistake::NothingHandedDown),
    ("entry-window", Mistake::EntryWindow),
    ("bounds-exchanged", Mistake::BoundsExchanged),
    ("players-exchanged", Mistake::PlayersExchanged),
    ("right-to-left", Mistake::RightToLeft),
    ("move-decided", Mistake::MoveDecided),
];

/// These mistakes without their names.
pub fn of_students() -> impl Iterator<Item = Mistake> {
    NAMED.into_iter().map(|(_, mistake)| mistake)
}

/// The run of a student with a mistake; `None` where the rules leave no room for it.
pub fn mistaken(mistake: Mistake, task: &Task, truth: &AnswerKey) -> Option<AnswerKey> {
    let rules = mistake.rules(&task.rules)?;
    Some(match mistake {
        // Where the limit hides one ply only, this is the mistake `TooDeep`.
        Mistake::NoLimit if !task.hides_plies() => return None,
        // The run is right: what is told of it is not.
        Mistake::EstimateAsTruth | Mistake::LossTurned | Mistake::LossOfEstimate => return None,
        Mistake::EntryWindow => with_calls(truth, |call| call.after.clear()),
        Mistake::BoundsExchanged => with_calls(truth, |call| {
            let ends = [&mut call.entry, &mut call.moved, &mut call.unmoved];
            for window in call.after.iter_mut().chain(ends) {
                (window.alpha, window.beta) = (window.beta, window.alpha);
            }
        }),
        Mistake::EqualChances => AnswerKey::by(&even(&task.tree)?, &rules),
        // Where chance moves, the hooks of a mistake are not asked.
        _ if task.tree.chance().is_some() => {
            (rules != task.rules).then(|| AnswerKey::by(&task.tree, &rules))?
        }
        Mistake::MoveDecided => AnswerKey::hooked(&task.tree, &rules, None, UntilDecided),
        _ => {
            let hooks = Mistaken::everywhere(mistake);
            AnswerKey::hooked(&task.tree, &rules, Some(mistake), hooks)
        }
    })
}

/// The tree with equal probabilities, if they are not all equal.
fn even(tree: &GameTree) -> Option<GameTree> {
    let even = tree.with_equal_chances();
    let chance = tree.chance()?;
    let same = |node| even.chance().map(|even| even.share(node)) == Some(chance.share(node));
    (!tree.nodes().all(same)).then_some(even)
}

/// The true key with other windows.
fn with_calls(truth: &AnswerKey, change: impl Fn(&mut KeyCall)) -> AnswerKey {
    let mut key = truth.clone();
    for call in key.calls.iter_mut().flatten() {
        change(call);
        if call.after.is_empty() {
            (call.moved, call.unmoved) = (call.entry, call.entry);
        }
    }
    key
}

/// Stops once the best move is decided.
struct UntilDecided;

impl Hooks<KeyRecorder<'_>> for UntilDecided {
    fn next(
        &mut self,
        tree: &GameTree,
        recorder: &mut KeyRecorder,
        node: NodeId,
        last: Option<(NodeId, bool)>,
    ) -> Option<NodeId> {
        recorder.next(node, last, |key, child, test| {
            test || is_decided(tree, key, child)
        })
    }
}

/// Whether, before a child is searched, a move is proved to be as good as every other.
fn is_decided(tree: &GameTree, key: &AnswerKey, child: NodeId) -> bool {
    // The least and the most that each move is worth to the player.
    let worth = |ValueRange { lo, hi }| match tree.player(0) {
        Player::Max => (lo, hi),
        Player::Min => (-hi, -lo),
    };
    let worths: Vec<(f64, f64)> = moves(tree, key, child).into_iter().map(worth).collect();
    let unbeaten = |(number, &(least, _)): (usize, &(f64, f64))| {
        let mut others = worths.iter().enumerate();
        others.all(|(other, &(_, most))| other == number || most <= least)
    };
    worths.len() > 1 && worths.iter().enumerate().any(unbeaten)
}

/// The proved ranges of the children of the root before a child of the innermost open call is searched.
fn moves(tree: &GameTree, key: &AnswerKey, child: NodeId) -> Vec<ValueRange> {
    let mut inner: Option<(NodeId, ValueRange)> = None;
    let mut next = child;
    for node in tree.above(child).take_while(|&node| node > 0) {
        let Some(call) = key.call(node) else { break };
        let player = tree.player(node);
        let mut range = call.range;
        if let Some((_, inner_range)) = inner {
            range = range.better(player, inner_range);
        }
        // The children that are left could have any value.
        if next < tree.end(node) {
            range = range.or_better(player);
        }
        (inner, next) = (Some((node, range)), tree.end(node));
    }
    let proved = |child: NodeId| match inner {
        Some((open, range)) if open == child => range,
        _ => match key.call(child) {
            Some(call) if call.left.is_some() => call.range,
            _ => ValueRange::NOTHING,
        },
    };
    tree.children(0).map(proved).collect()
}

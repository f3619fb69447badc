//! Known confusions: runs that students take for the search. Each is a whole answer key.

use serde::Serialize;

use super::key::{Call, Key};
use super::run::{Hand, Open, SoFar, run};
use super::task::Task;
use crate::search::{Bounds, Cut, Returns, Rules, Window};
use crate::trace::event::ValueRange;
use crate::tree::{GameTree, NodeId, Player, TreeBuilder};

/// A known confusion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Confusion {
    /// The cut test `>` for `>=`, or the other way round.
    OtherCutTest,
    /// Only the parent's own best value is handed down.
    ShallowBounds,
    /// Every call begins with the full window.
    NothingHandedDown,
    /// Values are clamped into the window where they are not to be.
    ClampedValues,
    /// Values are not clamped where they are to be.
    UnclampedValues,
    /// The window at entry for the final one.
    EntryWindow,
    /// α for β.
    BoundsExchanged,
    /// MAX for MIN.
    PlayersExchanged,
    /// The children from right to left.
    RightToLeft,
    /// Minimax: nothing is cut.
    Minimax,
    /// What cannot change the best move any more is left out.
    MoveDecided,
}

impl Confusion {
    /// All of them. Of two that fit equally well, the first is named.
    pub const ALL: [Confusion; 11] = [
        Confusion::OtherCutTest,
        Confusion::ShallowBounds,
        Confusion::ClampedValues,
        Confusion::UnclampedValues,
        Confusion::Minimax,
        Confusion::NothingHandedDown,
        Confusion::EntryWindow,
        Confusion::BoundsExchanged,
        Confusion::PlayersExchanged,
        Confusion::RightToLeft,
        Confusion::MoveDecided,
    ];

    /// The run of a student with this confusion; `None` where the rules leave no room for it.
    pub fn key(self, task: &Task, truth: &Key) -> Option<Key> {
        let rules = &task.rules;
        let by = |rules: Rules| Some(Key::by(&task.tree, &rules));
        match self {
            Confusion::RightToLeft => return Some(right_to_left(task)),
            Confusion::PlayersExchanged => return Some(Key::by(&exchanged(&task.tree)?, rules)),
            Confusion::MoveDecided => return Some(run(task, &Decided { task })),
            _ if !rules.bounded() => return None,
            _ => {}
        }
        match self {
            Confusion::OtherCutTest => by(Rules {
                cut: match rules.cut {
                    Cut::Reach => Cut::Pass,
                    Cut::Pass => Cut::Reach,
                },
                ..*rules
            }),
            Confusion::ShallowBounds if rules.bounds == Bounds::Deep => by(Rules {
                bounds: Bounds::Shallow,
                ..*rules
            }),
            Confusion::ClampedValues if rules.returns == Returns::Soft => by(Rules {
                returns: Returns::Hard,
                ..*rules
            }),
            Confusion::UnclampedValues if rules.returns == Returns::Hard => by(Rules {
                returns: Returns::Soft,
                ..*rules
            }),
            Confusion::NothingHandedDown => Some(run(task, &Forgetful)),
            Confusion::Minimax => by(rules.minimax()),
            Confusion::EntryWindow => Some(changed(truth, |call| call.windows.truncate(1))),
            Confusion::BoundsExchanged => Some(changed(truth, |call| {
                let all = call.windows.iter_mut();
                for window in all.chain([&mut call.moved, &mut call.unmoved]) {
                    (window.alpha, window.beta) = (window.beta, window.alpha);
                }
            })),
            _ => None,
        }
    }
}

/// The true key with other windows.
fn changed(truth: &Key, change: impl Fn(&mut Call)) -> Key {
    let mut key = truth.clone();
    for call in key.calls.iter_mut().flatten() {
        change(call);
        if let Some(&last) = call.windows.last().filter(|_| call.windows.len() == 1) {
            (call.moved, call.unmoved) = (last, last);
        }
    }
    key
}

/// The same tree with MAX for MIN.
fn exchanged(tree: &GameTree) -> Option<GameTree> {
    let mut other = TreeBuilder::new(tree.player(0).opponent());
    let mut ends = Vec::new();
    for node in tree.nodes() {
        let value = tree.value(node);
        if tree.is_leaf(node) {
            other.leaf(value).ok()?;
        } else {
            let new = other.open(Some(tree.player(node).opponent())).ok()?;
            if let Some(value) = value {
                other.set_value(new, value);
            }
            ends.push(tree.end(node));
        }
        while ends.pop_if(|end| *end == node + 1).is_some() {
            other.close().ok()?;
        }
    }
    other.finish().ok()
}

/// The run that takes the last child first, by the numbers of the nodes of the task.
fn right_to_left(task: &Task) -> Key {
    let tree = &task.tree;
    let reversed = tree.reordered(|_, children| children.reverse());
    let mirrored = Key::by(&reversed, &task.rules);
    let own = |node: NodeId| tree.as_searched(reversed.given(node)).unwrap_or(node);
    let mut key = mirrored.clone();
    key.leaves.iter_mut().for_each(|leaf| *leaf = own(*leaf));
    for node in reversed.nodes() {
        let (from, to) = (node as usize, own(node) as usize);
        if let (Some(call), Some(place)) = (mirrored.calls.get(from), key.calls.get_mut(to)) {
            place.clone_from(call);
        }
        if let (Some(edge), Some(place)) = (mirrored.edges.get(from), key.edges.get_mut(to)) {
            *place = *edge;
        }
    }
    key
}

/// Hands nothing down.
struct Forgetful;

impl Hand for Forgetful {
    fn passes(&self, _: NodeId, _: Window) -> Window {
        Window::FULL
    }
}

/// Stops once the best move is decided.
struct Decided<'a> {
    task: &'a Task,
}

impl Hand for Decided<'_> {
    fn cuts(&self, _: NodeId, test: bool, so_far: &SoFar) -> bool {
        test || self.decided(so_far)
    }
}

impl Decided<'_> {
    /// Whether a move is proved to be as good as every other.
    fn decided(&self, so_far: &SoFar) -> bool {
        let tree = &self.task.tree;
        let moves: Vec<ValueRange> = self.moves(so_far);
        let good = |range: &ValueRange| match tree.player(0) {
            Player::Max => (range.lo, range.hi),
            Player::Min => (-range.hi, -range.lo),
        };
        let sure = |number: usize, at_least: f64| {
            let others = moves
                .iter()
                .enumerate()
                .filter(|(other, _)| *other != number);
            others
                .map(|(_, range)| good(range).1)
                .all(|most| most <= at_least)
        };
        let mut numbered = moves.iter().enumerate();
        moves.len() > 1 && numbered.any(|(number, range)| sure(number, good(range).0))
    }

    /// What is proved of the children of the root.
    fn moves(&self, so_far: &SoFar) -> Vec<ValueRange> {
        let tree = &self.task.tree;
        let mut inner: Option<(NodeId, ValueRange)> = None;
        for Open { node, next, .. } in so_far.open.iter().skip(1).rev() {
            let Some(call) = so_far.key.call(*node) else {
                continue;
            };
            let player = tree.player(*node);
            let mut range = call.range;
            if let Some((_, found)) = inner {
                range.lo = player.better(range.lo, found.lo);
                range.hi = player.better(range.hi, found.hi);
            }
            // The children that are left could have any value.
            match player {
                _ if *next == tree.end(*node) => {}
                Player::Max => range.hi = f64::INFINITY,
                Player::Min => range.lo = f64::NEG_INFINITY,
            }
            inner = Some((*node, range));
        }
        let proved = |child: NodeId| match inner {
            Some((open, range)) if open == child => range,
            _ => match so_far.key.call(child) {
                Some(call) if call.left.is_some() => call.range,
                _ => ValueRange::NOTHING,
            },
        };
        tree.children(0).map(proved).collect()
    }
}

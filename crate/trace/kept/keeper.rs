//! Notes, while a search is recorded, what does not follow from its rules.

use super::Kept;
use crate::search::{Known, Positions, Rules, Verdict, Window};
use crate::trace::CallId;
use crate::trace::keep::Keep;
use crate::trace::pass::Pass;
use crate::tree::{GameTree, NodeId, Player};

/// Notes everything.
#[derive(Default)]
pub struct Keeper {
    kept: Kept,
    open: Vec<Open>,
    /// The depth of the pass that is about to begin.
    depth: Option<u32>,
}

/// An open call.
struct Open {
    call: CallId,
    node: NodeId,
    /// `None` where chance moves.
    player: Option<Player>,
    entry: Window,
    best: f64,
    /// The child whose turn it is if children are searched once and in their order.
    next: NodeId,
}

impl Keeper {
    /// Keeps which nodes have the same position.
    pub fn keep_positions(&mut self, positions: Positions) {
        self.kept.positions = Some(positions);
    }
}

impl Keep for Keeper {
    const ANY: bool = true;

    fn pass(&mut self, depth: Option<u32>) {
        self.depth = depth;
    }

    fn enter(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        call: CallId,
        node: NodeId,
        window: Window,
    ) {
        let (turn, follows) = match self.open.last() {
            None => {
                let depth = self.depth.take().or(rules.depth);
                self.kept.passes.push(Pass::new(call, depth));
                (call == CallId::FIRST, rules.window)
            }
            Some(caller) => {
                let passed = caller.player.map_or(Window::FULL, |player| {
                    let held = caller.entry.narrowed(player, caller.best);
                    rules.passed(held, player, caller.best)
                });
                (node == caller.next, passed)
            }
        };
        self.kept.many |= !turn;
        if rules.bounded() && window != follows {
            self.kept.windows.push((call, window));
        }
        let player = Some(tree.player(node)).filter(|_| !tree.is_chance(node));
        self.open.push(Open {
            call,
            node,
            player,
            entry: window,
            best: tree.start(node),
            next: node + 1,
        });
    }

    fn evaluate(&mut self, tree: &GameTree) {
        if let Some(open) = self.open.last().filter(|open| !tree.is_leaf(open.node)) {
            self.kept.stops.push(open.call);
        }
    }

    fn compare(&mut self, tree: &GameTree, child: NodeId, best: f64) {
        if let Some(open) = self.open.last_mut() {
            open.best = best;
            open.next = tree.end(child);
        }
    }

    fn sum(&mut self, call: CallId, sum: f64) {
        self.kept.sums.push((call, sum));
    }

    fn worth(&mut self, worth: f64) {
        let call = self.open.last().map(|open| (open.call, worth));
        self.kept.worths.extend(call);
    }

    fn leave(&mut self) {
        self.open.pop();
    }

    fn again(&mut self) {
        self.kept.many = true;
    }

    fn hit(&mut self, known: Known) {
        self.kept.many = true;
        if let Some(open) = self.open.last() {
            self.kept.hits.push((open.call, known));
            if known.limited {
                self.kept.stops.push(open.call);
            }
        }
    }

    fn narrow(&mut self, window: Window, known: Known) {
        self.kept.many = true;
        if let Some(open) = self.open.last_mut() {
            self.kept.narrowed.push((open.call, (window, known)));
            if known.limited {
                self.kept.stops.push(open.call);
            }
            open.entry = window;
        }
    }

    fn verdict(&mut self, verdict: Verdict, low: f64, high: f64) {
        if let Some(pass) = self.kept.passes.last_mut() {
            pass.verdict = Some(verdict);
            (pass.low, pass.high) = (low, high);
        }
    }

    fn root(&self) -> CallId {
        self.kept
            .passes
            .last()
            .map_or(CallId::FIRST, |pass| pass.call)
    }

    fn kept(mut self) -> Option<Kept> {
        for numbers in [&mut self.kept.sums, &mut self.kept.worths] {
            numbers.sort_unstable_by_key(|&(call, _)| call);
            numbers.shrink_to_fit();
        }
        self.kept.windows.shrink_to_fit();
        self.kept.passes.shrink_to_fit();
        self.kept.stops.shrink_to_fit();
        self.kept.hits.shrink_to_fit();
        self.kept.narrowed.shrink_to_fit();
        Some(self.kept)
    }
}

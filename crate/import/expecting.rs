//! Holds what is told against a search as it runs, until they differ.

use super::finding::What;
use super::told::{Cursor, Kind, Said, Told};
use crate::search::{Cut, Known, Observer, Rules, Window};
use crate::trace::event::Side;
use crate::tree::{GameTree, NodeId, Player};

/// How far two numbers may be from each other, for their size: a program may print few digits.
const NEAR: f64 = 1e-9;

/// Where a search and what is told differ.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// The number of the event that is told, from 0; that of all events if there is none.
    pub event: usize,
    /// How.
    pub what: What,
}

/// How far both are.
#[derive(Debug, Default)]
pub struct Expecting {
    cursor: Cursor,
    open: Vec<Open>,
    /// The best child of the root so far.
    best_move: Option<NodeId>,
    /// The child that is to be searched again, and what it has returned.
    again: Option<(NodeId, f64)>,
    /// The first difference.
    pub difference: Option<Difference>,
}

/// An open call of the search.
#[derive(Debug)]
struct Open {
    node: NodeId,
    player: Player,
    best: f64,
    window: Window,
}

/// The observer of the search.
pub struct Listener<'a> {
    /// How far both are.
    pub state: &'a mut Expecting,
    /// What is told.
    pub told: &'a Told,
    /// The tree as the search has it, which may be in another order.
    pub tree: &'a GameTree,
    /// The rules of the search.
    pub rules: &'a Rules,
    /// Whether more may be evaluated than the search does.
    pub extra: bool,
    /// The least and the greatest value in the tree: a bound beyond them is as good as an infinite one.
    pub span: (f64, f64),
}

impl Listener<'_> {
    fn next(&self) -> Option<Said> {
        self.told.peek(self.state.cursor)
    }

    fn pass(&mut self) {
        self.told.next(&mut self.state.cursor);
    }

    fn differ(&mut self, what: What) {
        let event = self.state.cursor.event;
        self.state.difference = Some(Difference { event, what });
    }

    /// What is told next, once all is passed over that is of no account.
    fn said(&mut self, evaluates: bool) -> Option<Said> {
        while let Some(said) = self.next() {
            match said.kind {
                Kind::Pass | Kind::Compare | Kind::Narrow | Kind::Again | Kind::Verdict => {
                    self.pass();
                }
                Kind::Evaluate if self.extra && !evaluates => self.pass(),
                _ => return Some(said),
            }
        }
        let open = self.state.open.last().map_or(0, |open| open.node);
        let node = self.given(open);
        self.differ(What::Ends { node });
        None
    }

    fn given(&self, node: NodeId) -> NodeId {
        self.tree.given(node)
    }

    fn same(&self, one: f64, other: f64) -> bool {
        let (lo, hi) = self.span;
        let beyond = lo <= hi && (one > hi && other > hi || one < lo && other < lo);
        let most = one.abs().max(other.abs());
        let near = most.is_finite() && (one - other).abs() <= NEAR * most;
        one == other || near || beyond
    }

    /// The first bound that is told and is another one.
    fn bound(&self, said: &Said, window: Window) -> Option<(Side, f64, f64)> {
        let bounds = [
            (Side::Alpha, said.alpha, window.alpha),
            (Side::Beta, said.beta, window.beta),
        ];
        let other = |(side, found, expected): (Side, Option<f64>, f64)| {
            let found = found.filter(|&found| !self.same(found, expected))?;
            Some((side, found, expected))
        };
        bounds.into_iter().find_map(other)
    }

    fn cuts(&self, next: Option<NodeId>) -> What {
        let Some(open) = self.state.open.last() else {
            return What::GoesOn;
        };
        let other = open.player.opponent();
        What::Cuts {
            node: self.given(open.node),
            best: open.best,
            bound: open.window.bound_of(other),
            side: other.into(),
            next: next.map(|next| self.given(next)),
        }
    }

    fn entering(&mut self, node: NodeId, window: Window) {
        let Some(said) = self.said(false) else {
            return;
        };
        let expected = self.given(node);
        let again = self.state.again.take();
        let goes_on = !matches!(said.kind, Kind::Enter) || said.node != expected;
        if let Some((child, value)) = again.filter(|_| goes_on) {
            let node = self.given(child);
            return self.differ(What::NotAgain { node, found: value });
        }
        match said.kind {
            Kind::Enter if said.node == expected => {
                let bounds = self.rules.bounded();
                match self.bound(&said, window).filter(|_| bounds) {
                    Some((side, found, expected)) => self.differ(What::Window {
                        node: said.node,
                        side,
                        found,
                        expected,
                    }),
                    None => self.pass(),
                }
            }
            Kind::Enter => self.differ(What::EntersOther {
                node: said.node,
                expected,
            }),
            Kind::Evaluate => self.differ(What::Evaluates { node: said.node }),
            Kind::Hit => self.differ(What::Hits { node: said.node }),
            Kind::Finish => self.differ(What::Ends { node: expected }),
            _ => {
                let what = self.cuts(Some(node));
                self.differ(what);
            }
        }
        let player = self.tree.player(node);
        self.state.open.push(Open {
            node,
            player,
            best: player.worst(),
            window,
        });
    }

    fn evaluating(&mut self, node: NodeId, value: f64) {
        let Some(said) = self.said(true) else {
            return;
        };
        let of = self.given(node);
        match said.kind {
            // A table may have leaves, too.
            Kind::Evaluate | Kind::Hit if said.node == of => match said.value {
                Some(found) if !self.same(found, value) => self.differ(What::Value {
                    node: of,
                    found,
                    expected: value,
                }),
                _ => self.pass(),
            },
            Kind::Evaluate => self.differ(What::Evaluates { node: said.node }),
            Kind::Enter => self.differ(What::EntersBelow {
                node: said.node,
                of,
            }),
            _ => {}
        }
    }

    /// A table answers.
    fn hitting(&mut self, node: NodeId, value: f64) {
        let Some(said) = self.said(false) else {
            return;
        };
        let of = self.given(node);
        let own = said.node == of;
        match said.kind {
            Kind::Hit if own => match said.value {
                Some(found) if !self.same(found, value) => self.differ(What::Stored {
                    node: of,
                    found,
                    expected: value,
                }),
                _ => self.pass(),
            },
            // Not all programs tell that it was the table.
            Kind::Evaluate if own && said.value.is_some_and(|found| self.same(found, value)) => {
                self.pass();
            }
            Kind::Leave if own => {}
            _ => self.differ(What::Misses {
                node: of,
                expected: value,
            }),
        }
    }

    /// A table narrows a window. It need not be told.
    fn narrowing(&mut self, node: NodeId, window: Window) {
        if let Some(open) = self.state.open.last_mut() {
            open.window = window;
        }
        let Some(said) = self.next().filter(|said| said.kind == Kind::Narrow) else {
            return;
        };
        match self.bound(&said, window) {
            Some((side, found, expected)) => self.differ(What::Window {
                node: self.given(node),
                side,
                found,
                expected,
            }),
            None => self.pass(),
        }
    }

    fn comparing(&mut self, node: NodeId, child: NodeId, best: f64, window: Window) {
        let own = window.bound_of(self.tree.player(node));
        if let Some(open) = self.state.open.last_mut() {
            let improved = open.best != best;
            if node == 0 && improved && (open.player.prefers(best, own) || best == own) {
                self.state.best_move = Some(child);
            }
            (open.best, open.window) = (best, window);
        }
        let Some(said) = self.next().filter(|said| said.kind == Kind::Compare) else {
            return;
        };
        let found = said.best.filter(|&found| !self.same(found, best));
        let node = said.node;
        match found {
            Some(found) => self.differ(What::Best {
                node,
                found,
                expected: best,
            }),
            None => self.pass(),
        }
    }

    fn cutting(&mut self, node: NodeId, pruned: u32) {
        let Some(said) = self.said(false) else {
            return;
        };
        match said.kind {
            Kind::Cutoff => self.pass(),
            Kind::Enter if pruned > 0 => {
                let Some(open) = self.state.open.last() else {
                    return;
                };
                let other = open.player.opponent();
                let what = What::EntersPruned {
                    node: said.node,
                    of: self.given(node),
                    best: open.best,
                    bound: open.window.bound_of(other),
                    side: other.into(),
                    strict: self.rules.cut == Cut::Pass,
                };
                self.differ(what);
            }
            _ => {}
        }
    }

    fn leaving(&mut self, node: NodeId, value: f64) {
        // A cutoff that leaves nothing out may be told or not.
        while self.next().is_some_and(|said| said.kind == Kind::Cutoff) {
            self.pass();
        }
        let Some(said) = self.said(false) else {
            return;
        };
        let of = self.given(node);
        match said.kind {
            Kind::Leave if said.node == of => match said.value {
                Some(found) if !self.same(found, value) => self.differ(What::Returns {
                    node: of,
                    found,
                    expected: value,
                }),
                _ => self.pass(),
            },
            Kind::Enter => self.differ(What::EntersAgain {
                node: said.node,
                of,
            }),
            Kind::Evaluate => self.differ(What::Evaluates { node: said.node }),
            Kind::Hit => self.differ(What::Hits { node: said.node }),
            _ => {
                let what = self.cuts(None);
                self.differ(what);
            }
        }
        self.state.open.pop();
    }

    /// The search is over, with this value. `moves`: the best move has to be the same, too.
    pub fn finish(&mut self, value: f64, moves: bool) {
        while let (None, Some(said)) = (&self.state.difference, self.next()) {
            match said.kind {
                Kind::Finish => {
                    self.ending(&said, value, moves);
                    return;
                }
                Kind::Compare | Kind::Cutoff | Kind::Verdict => self.pass(),
                Kind::Evaluate if self.extra => self.pass(),
                _ => self.differ(What::GoesOn),
            }
        }
    }

    fn ending(&mut self, said: &Said, value: f64, moves: bool) {
        let found = said.value.filter(|&found| !self.same(found, value));
        if let Some(found) = found {
            let expected = value;
            return self.differ(What::Finishes { found, expected });
        }
        let child = self.state.best_move.filter(|_| moves);
        let number = child.and_then(|child| self.number(child));
        if let (Some(found), Some(expected)) = (said.best, number)
            && found != expected
        {
            self.differ(What::Moves { found, expected });
        }
    }

    /// Which child of the root a node is in the tree as given, from 0.
    fn number(&self, child: NodeId) -> Option<f64> {
        let given = self.given(child);
        let before = self
            .tree
            .children(0)
            .filter(|&other| self.given(other) < given);
        Some(before.count() as f64)
    }
}

/// Nothing is heard any more once both differ.
impl Observer for Listener<'_> {
    fn enter(&mut self, node: NodeId, window: Window) {
        if self.state.difference.is_none() {
            self.entering(node, window);
        }
    }

    fn evaluate(&mut self, node: NodeId, value: f64) {
        if self.state.difference.is_none() {
            self.evaluating(node, value);
        }
    }

    fn compare(&mut self, node: NodeId, child: NodeId, _: f64, best: f64, window: Window) {
        if self.state.difference.is_none() {
            self.comparing(node, child, best, window);
        }
    }

    fn cutoff(&mut self, node: NodeId, _: NodeId, pruned: u32) {
        if self.state.difference.is_none() {
            self.cutting(node, pruned);
        }
    }

    fn leave(&mut self, node: NodeId, value: f64) {
        if self.state.difference.is_none() {
            self.leaving(node, value);
        }
    }

    fn again(&mut self, _: NodeId, child: NodeId, value: f64) {
        self.state.again = Some((child, value));
    }

    fn hit(&mut self, node: NodeId, value: f64, _: Known) {
        if self.state.difference.is_none() {
            self.hitting(node, value);
        }
    }

    fn narrow(&mut self, node: NodeId, window: Window, _: Known) {
        if self.state.difference.is_none() {
            self.narrowing(node, window);
        }
    }
}

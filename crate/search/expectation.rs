//! Expectiminimax (Michie 1966): where chance moves, a value is the average of the children's, each times its probability. With the
//! rules of alpha–beta it prunes below MAX and MIN; and if all values are known to lie between two bounds, at chance
//! nodes too: then it is Star1 (Ballard, The *-Minimax Search Procedure for Trees Containing Chance Nodes, Artificial
//! Intelligence 21, 1983). Without such bounds a child that is not yet searched can outweigh everything before it.

use super::evaluate::{evaluate, static_value};
use super::exact_number::ExactNumber;
use super::exact_window::ExactWindow;
use super::hooks::{Hooks, Textbook};
use super::{
    Bounds, Cut, Observer, Rules, Search, UnknownValue, Update, ValueBounds, Visit, Window,
};
use crate::tree::{GameTree, NodeId, Player};

/// How far a bound that had to be rounded gives way, as a part of the numbers that it was computed from.
const SLACK: f64 = 1.0 / (1_u64 << 50) as f64;

/// The textbook's recursion with an explicit list of calls, so that it can pause between two nodes. Hooks make of it the
/// search of a student.
#[derive(Debug)]
pub(crate) struct Expectation<H = Textbook> {
    rules: Rules,
    /// The open calls, the root's first.
    calls: Vec<ExpectimaxCall>,
    /// The next node to enter.
    next: NodeId,
    /// The window of that node.
    next_window: ExactWindow,
    /// The bounds of all values, if any are known and there are bounds to compare them with.
    ends: Option<ExactWindow>,
    hooks: H,
}

#[derive(Debug)]
struct ExpectimaxCall {
    node: NodeId,
    chance: bool,
    player: Player,
    entry: ExactWindow,
    window: ExactWindow,
    best: ExactNumber,
}

impl Search for Expectation {
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        // In one copy for all observers: most of the time goes into fractions.
        self.enter(tree, observer as &mut dyn Observer, nodes)
    }

    fn next(&self) -> NodeId {
        self.next
    }
}

impl Expectation {
    pub fn new(tree: &GameTree, rules: &Rules) -> Expectation {
        Expectation::with_hooks(tree, rules, Textbook)
    }
}

impl<H> Expectation<H> {
    /// The same with hooks.
    pub fn with_hooks(tree: &GameTree, rules: &Rules, hooks: H) -> Expectation<H> {
        let values = ValueBounds::new(tree, rules);
        let (alpha, beta) = values.ends();
        Expectation {
            rules: *rules,
            calls: Vec::new(),
            next: 0,
            next_window: ExactWindow::of(rules.window),
            ends: (rules.bounded() && values.has_bounds())
                .then(|| ExactWindow::of(Window::new(alpha, beta))),
            hooks,
        }
    }

    /// As [`Search::advance`].
    pub fn enter<O: Observer + ?Sized>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue>
    where
        H: Hooks<O>,
    {
        for _ in 0..nodes {
            let (node, window) = (self.next, self.next_window);
            observer.enter(node, window.near());
            let depth = self.calls.len() as u32;
            let visit = self.rules.visit(tree, node, depth, self.rules.depth);
            let returned = match visit {
                Visit::Evaluate => Some((node, ExactNumber::of(evaluate(tree, node, observer)?))),
                Visit::Search => self.begin(tree, observer, None),
                Visit::StandPat => {
                    let value = static_value(tree, node)?;
                    self.begin(tree, observer, Some(value))
                }
            };
            if let Some((node, value)) = returned
                && let Some(root) = self.leave(tree, observer, node, value)
            {
                return Ok(Some(root.near()));
            }
        }
        Ok(None)
    }

    /// Begins a call for the next node, standing pat on a value if there is one. It returns at once, with its node and
    /// value, if it leaves out all children.
    fn begin<O: Observer + ?Sized>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        stand_pat: Option<f64>,
    ) -> Option<(NodeId, ExactNumber)>
    where
        H: Hooks<O>,
    {
        let node = self.next;
        let entry = self.entry::<O>(node);
        let mut call = ExpectimaxCall {
            node,
            chance: tree.is_chance(node),
            player: tree.player(node),
            entry,
            window: entry,
            best: ExactNumber::of(tree.start(node)),
        };
        if let Some(value) = stand_pat {
            let cut = call.compare(tree, &self.rules, self.ends, node, ExactNumber::of(value));
            observer.stand_pat(node, value, call.window.near());
            if let Some(best) = cut {
                observer.cutoff(node, node, tree.size(node) - 1);
                return Some((node, call.entry.returned(best, self.rules.returns)));
            }
        }
        let Some(first) = self.hooks.next(tree, observer, node, None) else {
            return Some((node, call.entry.returned(call.best, self.rules.returns)));
        };
        self.next = first;
        self.next_window = call.child_window(tree, &self.rules, self.ends, first);
        self.calls.push(call);
        None
    }

    /// The window with which the call for a node goes on. A bound that no hook changes stays exact.
    fn entry<O: ?Sized>(&self, node: NodeId) -> ExactWindow
    where
        H: Hooks<O>,
    {
        let passed = self.next_window.near();
        let entry = self.hooks.entry(node, passed);
        let bound = |exact: ExactNumber, passed: f64, given: f64| match passed == given {
            true => exact,
            false => ExactNumber::of(given),
        };
        ExactWindow {
            alpha: bound(self.next_window.alpha, passed.alpha, entry.alpha),
            beta: bound(self.next_window.beta, passed.beta, entry.beta),
        }
    }

    /// Returns a value to the caller. Each caller that cuts off or has no more children returns in turn.
    fn leave<O: Observer + ?Sized>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        mut node: NodeId,
        mut value: ExactNumber,
    ) -> Option<ExactNumber>
    where
        H: Hooks<O>,
    {
        loop {
            let returned = value.near();
            observer.leave(node, returned);
            let taken = self.hooks.taken(observer, node, returned);
            if taken != returned {
                value = ExactNumber::of(taken);
            }
            let Some(call) = self.calls.last_mut() else {
                return Some(value);
            };
            let cut = call.compare(tree, &self.rules, self.ends, node, value);
            let (best, window) = (call.best.near(), call.window.near());
            observer.compare(call.node, node, value.near(), best, window);
            if let Some(worth) = cut {
                observer.cutoff(call.node, node, tree.end(call.node) - tree.end(node));
                if call.chance {
                    observer.worth(call.node, node, worth.near());
                }
            }
            let last = Some((node, cut.is_some()));
            if let Some(next) = self.hooks.next(tree, observer, call.node, last) {
                // A search that goes on after a cutoff moves its bound as after any other child.
                if cut.is_some() && !call.chance {
                    call.window = call.window.narrowed(call.player, call.best);
                }
                self.next = next;
                self.next_window = call.child_window(tree, &self.rules, self.ends, next);
                return None;
            }
            let best = cut.unwrap_or(call.best);
            (node, value) = (call.node, call.entry.returned(best, self.rules.returns));
            self.calls.pop();
        }
    }
}

impl ExpectimaxCall {
    /// Compares the value of a child or of the node itself, or adds it up. If the cut test succeeds, returns the value
    /// that the node then has.
    fn compare(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        ends: Option<ExactWindow>,
        child: NodeId,
        value: ExactNumber,
    ) -> Option<ExactNumber> {
        if self.chance {
            let part = tree.chance()?.part(child)?;
            self.best = self.best.plus(value.times(part.share, part.over));
            let least = self.best.plus(ends?.alpha.times(part.rest, part.over));
            let most = self.best.plus(ends?.beta.times(part.rest, part.over));
            return self.cutting_bound(least, most, rules.cut);
        }
        self.best = self.best.better(self.player, value);
        if !rules.bounded() {
            return None;
        }
        let cut = self.window.cut_by(self.player, self.best, rules.cut);
        if !cut || rules.update == Update::Before {
            self.window = self.window.narrowed(self.player, self.best);
        }
        cut.then_some(self.best)
    }

    /// The bound on the value of a chance node by which the node cuts off, whatever its other children are worth.
    fn cutting_bound(
        &self,
        least: ExactNumber,
        most: ExactNumber,
        cut: Cut,
    ) -> Option<ExactNumber> {
        let high = self.window.cut_by(Player::Max, least, cut);
        let low = || self.window.cut_by(Player::Min, most, cut);
        high.then_some(least).or_else(|| low().then_some(most))
    }

    /// The window that it passes to a child.
    fn child_window(
        &self,
        tree: &GameTree,
        rules: &Rules,
        ends: Option<ExactWindow>,
        child: NodeId,
    ) -> ExactWindow {
        let shallow = rules.bounds == Bounds::Shallow;
        if !self.chance {
            return match shallow && rules.bounded() {
                true => ExactWindow::of(Window::FULL).narrowed(self.player, self.best),
                false => self.window,
            };
        }
        let part = tree.chance().and_then(|chance| chance.part(child));
        let Some((ends, part)) = ends.filter(|_| !shallow).zip(part) else {
            return ExactWindow::of(Window::FULL);
        };
        // The value of the child with which this node meets a bound if all siblings after the child are worth `each`.
        let needed = |bound: ExactNumber, each: ExactNumber| {
            let rest = each.times(part.rest, part.over);
            let needed = bound.minus(self.best).minus(rest);
            needed.times(part.over, part.share)
        };
        // A rounded bound gives way by this much, so that no node is pruned that would have met the exact bound.
        let sizes = [ends.alpha, ends.beta, self.best].map(|size| size.near().abs());
        let sizes = sizes.iter().filter(|size| size.is_finite());
        let slack = sizes.sum::<f64>() * SLACK * part.over as f64 / part.share as f64;
        let alpha = needed(self.window.alpha, ends.beta).away(-slack);
        let beta = needed(self.window.beta, ends.alpha).away(slack);
        ExactWindow {
            alpha: alpha.better(Player::Max, ends.alpha),
            beta: beta.better(Player::Min, ends.beta),
        }
    }
}

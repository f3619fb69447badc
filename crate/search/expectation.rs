//! Expectiminimax: where chance moves, a value is the average of the children's, each by its weight. With the rules of
//! alpha–beta it prunes below MAX and MIN; and if all values are known to lie between two bounds, at nodes of chance too:
//! then it is Star1 (Ballard, The *-Minimax Search Procedure for Trees Containing Chance Nodes, Artificial Intelligence
//! 21, 1983). Without such bounds a child that is not yet searched can outweigh everything before it.

use super::evaluate::evaluate;
use super::{Bounds, Observer, Rules, UnknownValue, Update, Values, Window};
use crate::tree::{GameTree, NodeId, Player};

/// The textbook's recursion with an explicit list of calls, so that it can pause between two nodes.
#[derive(Debug)]
pub(super) struct Expectation {
    /// The open calls, the root's first.
    calls: Vec<Call>,
    /// The next node to enter.
    next: NodeId,
    /// The window of that node, and the factor by which its bounds divide the unit of the tree.
    passed: (Window, f64),
    values: Values,
}

#[derive(Debug)]
struct Call {
    node: NodeId,
    chance: bool,
    player: Player,
    entry: Window,
    window: Window,
    best: f64,
    finer: f64,
}

impl Expectation {
    pub fn new(tree: &GameTree, rules: &Rules) -> Expectation {
        let window = match rules.bounded() {
            true => rules.window,
            false => Window::FULL,
        };
        Expectation {
            calls: Vec::new(),
            next: 0,
            passed: (window, 1.0),
            values: Values::new(tree, rules),
        }
    }

    /// Enters so many nodes, or those that are left. Returns the value of the root once it is known.
    pub fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        for _ in 0..nodes {
            let (node, (window, finer)) = (self.next, self.passed);
            observer.enter(node, window);
            if tree.is_leaf(node) || rules.stops_at(self.calls.len() as u32) {
                let value = evaluate(tree, node, observer)?;
                let root = self.leave(tree, rules, observer, value);
                if root.is_some() {
                    return Ok(root);
                }
            } else {
                let call = Call {
                    node,
                    chance: tree.is_chance(node),
                    player: tree.player(node),
                    entry: window,
                    window,
                    best: tree.start(node),
                    finer,
                };
                self.next = node + 1;
                self.passed = self.values.passed(tree, rules, &call, node + 1);
                self.calls.push(call);
            }
        }
        Ok(None)
    }

    /// Returns a value to the caller. Each caller that is cut or has no more children returns in turn.
    fn leave<O: Observer>(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        observer: &mut O,
        mut value: f64,
    ) -> Option<f64> {
        let mut node = self.next;
        loop {
            observer.leave(node, value);
            let Some(call) = self.calls.last_mut() else {
                return Some(value);
            };
            let cut = call.compare(tree, rules, &self.values, node, value);
            observer.compare(call.node, node, value, call.best, call.window);
            let (sibling, end) = (tree.end(node), tree.end(call.node));
            if cut.is_some() {
                observer.cutoff(call.node, node, end - sibling);
            } else if sibling < end {
                self.next = sibling;
                self.passed = self.values.passed(tree, rules, call, sibling);
                return None;
            }
            let best = cut.unwrap_or(call.best);
            (node, value) = (call.node, call.entry.returned(best, rules.returns));
            self.calls.pop();
        }
    }

    /// The node to be entered next.
    pub fn next(&self) -> NodeId {
        self.next
    }
}

impl Call {
    /// Compares the value of a child, or adds it up. If the cut test succeeds, returns what the node is then worth.
    fn compare(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        values: &Values,
        child: NodeId,
        value: f64,
    ) -> Option<f64> {
        if self.chance {
            self.best = values.joined(tree, child, self.best, value);
            if !rules.bounded() || !values.known() {
                return None;
            }
            let cut = values.cut(tree, child, self.best, self.window, rules.cut);
            return cut.map(|(_, worth)| worth);
        }
        self.best = self.player.better(self.best, value);
        if !rules.bounded() {
            return None;
        }
        let cut = self.window.cut_by(self.player, self.best, rules.cut);
        if !cut || rules.update == Update::Before {
            self.window = self.window.narrowed(self.player, self.best);
        }
        cut.then_some(self.best)
    }
}

impl Values {
    /// The window that a call passes to a child, and the factor by which its bounds divide the unit of the tree.
    fn passed(&self, tree: &GameTree, rules: &Rules, call: &Call, child: NodeId) -> (Window, f64) {
        if !rules.bounded() {
            return (Window::FULL, 1.0);
        }
        let Some(chance) = tree.chance().filter(|_| call.chance) else {
            let passed = rules.passed(call.window, call.player, call.best);
            return (passed, call.finer);
        };
        if !self.known() || rules.bounds == Bounds::Shallow {
            return (Window::FULL, 1.0);
        }
        let (lo, hi) = self.ends();
        let finer = call.finer * self.finer();
        let Window { alpha, beta } = call.window;
        // A bound that is no exact multiple of the unit could be passed by its own rounding: it gives way a little.
        let needed = |each: f64, whole: f64, away: f64| {
            let needed = chance.needed(child, call.best, each, whole, finer);
            match chance.is_exact(needed, finer * chance.numerator(child)) {
                true => needed,
                false => needed + away * needed.abs().max(hi - lo) * 1e-9,
            }
        };
        let window = Window {
            alpha: needed(hi, alpha, -1.0).max(lo),
            beta: needed(lo, beta, 1.0).min(hi),
        };
        (window, finer * chance.numerator(child))
    }
}

//! The search of a program with a fault that takes each node once: alpha–beta or minimax as in `search/`, with one thing
//! wrong.

use super::fault::Fault;
use crate::search::{Observer, Rules, Update, Window};
use crate::tree::{GameTree, NodeId, Player};

/// It can pause between any two nodes.
#[derive(Debug)]
pub struct SingleVisit {
    fault: Fault,
    rules: Rules,
    calls: Vec<Call>,
    /// The node to enter, and its window.
    next: Option<(NodeId, Window)>,
    /// The best value of the last call on each ply.
    lasts: Vec<f64>,
    /// What the root's call has returned.
    value: Option<f64>,
}

#[derive(Debug)]
struct Call {
    node: NodeId,
    player: Player,
    entry: Window,
    window: Window,
    best: f64,
    /// Whether a child has returned.
    searched: bool,
    /// The children that are left, the next one last.
    rest: Rest,
}

/// Children of which some may be left out.
#[derive(Debug)]
enum Rest {
    /// In their order, from this one on.
    From(NodeId),
    /// Listed, the next one last.
    List(Vec<NodeId>),
}

impl SingleVisit {
    /// A search by `rules` with a fault; `None` where the rules leave no room for it.
    pub fn new(fault: Fault, rules: &Rules) -> Option<SingleVisit> {
        let rules = fault.rules(rules).filter(|_| !fault.several_visits())?;
        Some(SingleVisit {
            fault,
            rules,
            calls: Vec::new(),
            next: Some((0, rules.window)),
            lasts: Vec::new(),
            value: None,
        })
    }

    /// What the root's call has returned.
    pub fn value(&self) -> Option<f64> {
        self.value
    }

    /// Enters so many nodes, or those that are left. Returns whether the search is over, or cannot go on.
    pub fn advance(&mut self, tree: &GameTree, observer: &mut impl Observer, nodes: usize) -> bool {
        for _ in 0..nodes {
            let Some((node, window)) = self.next.take() else {
                return true;
            };
            observer.enter(node, window);
            let evaluated = tree.is_leaf(node) || self.rules.stops_at(self.calls.len() as u32);
            if !evaluated {
                self.begin(tree, node, window);
                match self.child(tree) {
                    Some(next) => self.next = Some(next),
                    None => self.settle(tree, observer, None),
                }
                continue;
            }
            let Some(value) = tree.value(node) else {
                return true;
            };
            let value = self.fault.value(tree, node, value);
            observer.evaluate(node, value);
            observer.leave(node, value);
            self.value = Some(value).filter(|_| self.calls.is_empty());
            self.settle(tree, observer, Some((node, value)));
        }
        self.next.is_none()
    }

    fn begin(&mut self, tree: &GameTree, node: NodeId, window: Window) {
        let ply = self.calls.len();
        let player = self.fault.player(tree.player(node));
        let best = self
            .fault
            .worst(player, window, self.lasts.get(ply).copied());
        if ply == self.lasts.len() {
            self.lasts.push(player.worst());
        }
        let children = || tree.children(node).collect::<Vec<_>>();
        let rest = match self.fault {
            Fault::SkipsFirst => Rest::From(tree.end(node + 1)),
            Fault::SkipsLast => {
                let mut children = children();
                children.pop();
                children.reverse();
                Rest::List(children)
            }
            Fault::RightToLeft => Rest::List(children()),
            _ => Rest::From(node + 1),
        };
        self.calls.push(Call {
            node,
            player,
            entry: window,
            window,
            best,
            searched: false,
            rest,
        });
    }

    /// The next child of the innermost call, and its window.
    fn child(&mut self, tree: &GameTree) -> Option<(NodeId, Window)> {
        let call = self.calls.last_mut()?;
        let child = match &mut call.rest {
            Rest::From(child) => {
                let next = Some(*child).filter(|&child| child < tree.end(call.node))?;
                *child = tree.end(next);
                next
            }
            Rest::List(children) => children.pop()?,
        };
        if !self.rules.bounded() {
            return Some((child, Window::FULL));
        }
        let passed = self.rules.passed(call.window, call.player, call.best);
        Some((child, self.fault.passed(passed)))
    }

    /// A child of the innermost call has returned; `None`: the call has no child to search. The call goes on or returns
    /// too, and so do those above.
    fn settle(
        &mut self,
        tree: &GameTree,
        observer: &mut impl Observer,
        returned: Option<(NodeId, f64)>,
    ) {
        let mut returned = returned;
        loop {
            let cut = returned.is_some_and(|returned| self.compare(tree, observer, returned));
            if returned.is_some() && !cut {
                self.next = self.child(tree);
                if self.next.is_some() {
                    return;
                }
            }
            let Some(call) = self.calls.pop() else {
                return;
            };
            if let Some(last) = self.lasts.get_mut(self.calls.len()) {
                *last = call.best;
            }
            let value = match self.rules.bounded() {
                true => call.entry.returned(call.best, self.rules.returns),
                false => call.best,
            };
            observer.leave(call.node, value);
            returned = Some((call.node, value));
            self.value = Some(value).filter(|_| self.calls.is_empty());
        }
    }

    /// The innermost call compares the value of a child. Returns whether it is cut.
    fn compare(
        &mut self,
        tree: &GameTree,
        observer: &mut impl Observer,
        (child, value): (NodeId, f64),
    ) -> bool {
        let (fault, rules) = (self.fault, self.rules);
        let Some(call) = self.calls.last_mut() else {
            return false;
        };
        let before = call.best;
        let first = !std::mem::replace(&mut call.searched, true);
        call.best = fault.better(call.player, before, value, first);
        let cuts = || fault.cuts(call.window, call.player, call.best, before, rules.cut);
        let cut = rules.bounded() && cuts();
        if rules.bounded() && (!cut || rules.update == Update::Before) {
            call.window = fault.moved(call.window, call.player, call.best, value);
        }
        observer.compare(call.node, child, value, call.best, call.window);
        if cut {
            observer.cutoff(call.node, child, tree.end(call.node) - tree.end(child));
        }
        cut
    }
}

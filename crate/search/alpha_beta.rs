//! Alpha–beta: minimax that leaves a node as soon as the other side would never let play come to it.
//!
//! Knuth & Moore, An Analysis of Alpha-Beta Pruning (Artificial Intelligence 6, 1975). Their
//! procedure F2 is `hard`, F1 is `shallow`; fail-soft is Fishburn's (1983).

use super::call::Call;
use super::evaluate::static_value;
use super::hooks::{Hooks, Textbook};
use super::{Observer, Rules, Search, UnknownValue, Update, Visit, Window};
use crate::tree::{GameTree, NodeId};

/// The textbook's recursion with an explicit list of calls, so that it can pause between two nodes. Hooks make of it
/// the search of a program with a mistake, or of a student.
#[derive(Debug)]
pub(crate) struct AlphaBeta<H = Textbook> {
    rules: Rules,
    /// The open calls, the root's first.
    calls: Vec<Call>,
    /// The next node to enter.
    pub(super) next: NodeId,
    /// The window of that node.
    next_window: Window,
    hooks: H,
}

impl Search for AlphaBeta {
    #[inline]
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        self.enter(tree, observer, nodes)
    }

    fn next(&self) -> NodeId {
        self.next
    }
}

impl AlphaBeta {
    /// A search by rules that its algorithm heeds.
    pub fn new(rules: &Rules) -> AlphaBeta {
        AlphaBeta::with_hooks(rules, Textbook)
    }
}

impl<H> AlphaBeta<H> {
    /// The same with hooks.
    pub fn with_hooks(rules: &Rules, hooks: H) -> AlphaBeta<H> {
        AlphaBeta {
            rules: *rules,
            calls: Vec::new(),
            next: 0,
            next_window: rules.window,
            hooks,
        }
    }

    /// As [`Search::advance`].
    #[inline]
    pub fn enter<O: Observer>(
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
            observer.enter(node, window);
            let depth = self.calls.len() as u32;
            let visit = self.rules.visit(tree, node, depth, self.rules.depth);
            let value = match visit {
                Visit::Search => None,
                _ => Some(self.hooks.value(tree, node, static_value(tree, node)?)),
            };
            let returned = match value.filter(|_| visit == Visit::Evaluate) {
                Some(value) => {
                    observer.evaluate(node, value);
                    Some((node, value))
                }
                None => self.begin(tree, observer, (node, window), value),
            };
            if let Some((node, value)) = returned {
                let root = self.leave(tree, observer, node, value);
                if root.is_some() {
                    return Ok(root);
                }
            }
        }
        Ok(None)
    }

    /// Begins a call for a node with a window, standing pat on a value if there is one. It returns at once, with its
    /// node and value, if it leaves out all children.
    #[inline]
    fn begin<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        (node, window): (NodeId, Window),
        stand_pat: Option<f64>,
    ) -> Option<(NodeId, f64)>
    where
        H: Hooks<O>,
    {
        let entry = self.hooks.entry(node, window);
        let player = self.hooks.player(tree.player(node));
        let best = self.hooks.worst(player, entry, self.calls.len());
        let call = self.calls.push_mut(Call {
            node,
            player,
            entry,
            window: entry,
            best,
        });
        let cut = stand_pat.is_some_and(|value| {
            call.stand_pat(tree, &self.rules, &mut self.hooks, observer, value)
        });
        let first = match cut {
            true => None,
            false => self.hooks.next(tree, observer, node, None),
        };
        let Some(child) = first else {
            return self.end::<O>();
        };
        (self.next, self.next_window) = (child, call.child_window(child, &self.rules, &self.hooks));
        None
    }

    /// Ends the innermost call. Returns its node and value.
    #[inline]
    fn end<O>(&mut self) -> Option<(NodeId, f64)>
    where
        H: Hooks<O>,
    {
        let call = self.calls.pop()?;
        let value = call.entry.returned(call.best, self.rules.returns);
        let value = self.hooks.returned(&call, self.calls.len(), value);
        Some((call.node, value))
    }

    /// Returns a value to the caller. Each caller that cuts off or has no more children returns in turn.
    #[inline]
    fn leave<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        mut node: NodeId,
        mut value: f64,
    ) -> Option<f64>
    where
        H: Hooks<O>,
    {
        loop {
            observer.leave(node, value);
            value = self.hooks.taken(observer, node, value);
            let Some(call) = self.calls.last_mut() else {
                return Some(value);
            };
            let cut = call.compare(tree, &self.rules, &mut self.hooks, node, value);
            observer.compare(call.node, node, value, call.best, call.window);
            if cut {
                observer.cutoff(call.node, node, tree.end(call.node) - tree.end(node));
            }
            let last = Some((node, cut));
            if let Some(next) = self.hooks.next(tree, observer, call.node, last) {
                // A search that goes on after a cutoff moves its bound as after any other child.
                if cut {
                    call.window = self.hooks.moved(call, value);
                }
                (self.next, self.next_window) =
                    (next, call.child_window(next, &self.rules, &self.hooks));
                return None;
            }
            (node, value) = self.end::<O>()?;
        }
    }
}

impl Call {
    /// The window that a child begins with.
    #[inline]
    fn child_window<O, H: Hooks<O>>(&self, child: NodeId, rules: &Rules, hooks: &H) -> Window {
        let window = rules.passed(self.window, self.player, self.best);
        hooks.passed(self, child, window)
    }

    /// Begins with the static value of the node, and returns whether that cuts off.
    #[cold]
    fn stand_pat<O: Observer, H: Hooks<O>>(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        hooks: &mut H,
        observer: &mut O,
        value: f64,
    ) -> bool {
        let cut = self.compare(tree, rules, hooks, self.node, value);
        observer.stand_pat(self.node, self.best, self.window);
        if cut {
            observer.cutoff(self.node, self.node, tree.size(self.node) - 1);
        }
        cut
    }

    /// Compares the value of a child, or the static value of the node itself, and returns whether the cut test succeeds.
    #[inline]
    fn compare<O, H: Hooks<O>>(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        hooks: &mut H,
        child: NodeId,
        value: f64,
    ) -> bool {
        let before = self.best;
        self.best = hooks.better(self, value);
        if !hooks.bounded(rules) {
            return false;
        }
        let cut = hooks.cuts(tree, self, child, before, rules.cut);
        if !cut || rules.update == Update::Before {
            self.window = hooks.moved(self, value);
        }
        cut
    }
}

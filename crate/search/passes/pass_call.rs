//! One open call of a search that may search its children again, and in another order.

use crate::search::{Observer, Rules, Update, Window};
use crate::tree::{GameTree, NodeId, Player};

/// An open call.
#[derive(Debug)]
pub(super) struct PassCall {
    pub node: NodeId,
    pub player: Player,
    /// Its number.
    pub number: u32,
    /// The window that it began with.
    pub entry: Window,
    pub window: Window,
    pub best: f64,
    /// The child that gave it a value better than the bound of its own player.
    pub giver: Option<NodeId>,
    /// Whether the depth limit was met below.
    pub limited: bool,
    /// Whether a child has been compared.
    pub compared: bool,
    /// Whether the open child is only tested, with a null window.
    pub testing: bool,
    /// The child that is searched before its turn.
    first: Option<NodeId>,
    /// The next child in order.
    next: NodeId,
}

impl PassCall {
    #[inline]
    pub fn new(
        tree: &GameTree,
        node: NodeId,
        number: u32,
        entry: Window,
        first: Option<NodeId>,
    ) -> PassCall {
        let player = tree.player(node);
        PassCall {
            node,
            player,
            number,
            entry,
            window: entry,
            best: player.worst(),
            giver: None,
            limited: false,
            compared: false,
            testing: false,
            // The first child has no turn to be moved from.
            first: first.filter(|&first| first != node + 1),
            next: node + 1,
        }
    }

    /// The child that is searched first.
    #[inline]
    pub fn begin(&mut self, tree: &GameTree) -> NodeId {
        match self.first {
            Some(first) => first,
            None => self.advance(tree).unwrap_or(self.node + 1),
        }
    }

    /// The child that comes next, if one is left.
    #[inline]
    pub fn advance(&mut self, tree: &GameTree) -> Option<NodeId> {
        let end = tree.end(self.node);
        if Some(self.next) == self.first {
            self.next = tree.end(self.next);
        }
        let child = self.next;
        (child < end).then(|| {
            self.next = tree.end(child);
            child
        })
    }

    /// The number of nodes below that have not been searched and are no descendants of a child that has.
    #[inline]
    pub fn left(&self, tree: &GameTree) -> u32 {
        let ahead = tree.end(self.node) - self.next;
        let first = self.first.filter(|&first| first >= self.next);
        ahead - first.map_or(0, |first| tree.size(first))
    }

    /// Compares the value of a child, and returns whether the cut test succeeds.
    #[inline]
    pub fn compare(&mut self, child: NodeId, value: f64, rules: &Rules) -> bool {
        let own = self.entry.bound_of(self.player);
        if self.player.prefers(value, self.best) && self.player.prefers(value, own) {
            self.giver = Some(child);
        }
        self.compared = true;
        self.take(value, rules)
    }

    /// Begins with the static value of the node, and returns whether that cuts off.
    #[cold]
    pub fn stand_pat<O: Observer>(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        observer: &mut O,
        value: f64,
    ) -> bool {
        let cut = self.take(value, rules);
        observer.stand_pat(self.node, value, self.window);
        if cut {
            observer.cutoff(self.node, self.node, tree.size(self.node) - 1);
        }
        cut
    }

    /// Takes the value of a child, or the static value of the node, and returns whether the cut test succeeds.
    #[inline]
    fn take(&mut self, value: f64, rules: &Rules) -> bool {
        self.best = self.player.better(self.best, value);
        if !rules.bounded() {
            return false;
        }
        let cut = self.window.cut_by(self.player, self.best, rules.cut);
        if !cut || rules.update == Update::Before {
            self.window = self.window.narrowed(self.player, self.best);
        }
        cut
    }
}

//! The tree itself: one column for each property of its nodes.

use std::cell::OnceCell;
use std::ops::Range;

use super::chance::Chance;
use super::child_index::ChildIndex;
use super::labels::Labels;
use super::noisy_nodes::Noise;
use super::{Move, Mover, NodeId, Player};

/// A game tree. Equality compares everything, names and moves included, except the numbers of the nodes as given.
#[derive(Clone, Debug, Default)]
pub struct GameTree {
    pub(super) parent: Vec<NodeId>,
    pub(super) end: Vec<NodeId>,
    pub(super) player: Vec<Player>,
    /// NaN where no value is given.
    pub(super) value: Vec<f64>,
    pub(super) labels: Labels,
    pub(super) symbols: Labels,
    pub(super) noise: Noise,
    /// The moves that led to the nodes; empty if the tree was not expanded from a game.
    pub(super) moves: Vec<Move>,
    /// The number as given of each node, and the number as searched of each node as given. Both are empty if
    /// the order is as given.
    pub(super) given: Vec<NodeId>,
    pub(super) as_searched: Vec<NodeId>,
    pub(super) height: u32,
    /// Whether a player moves twice in succession somewhere.
    pub(super) again: bool,
    /// The chance nodes, if there are any.
    pub(super) chance: Option<Chance>,
    /// Computed at the first use, unless a [`ChildIndexing`](super::ChildIndexing) has computed it.
    pub(super) child_index: OnceCell<ChildIndex>,
}

impl GameTree {
    /// Allocates the columns that every tree has, for so many nodes.
    pub(super) fn make_room(&mut self, nodes: usize) {
        self.parent.reserve_exact(nodes);
        self.end.reserve_exact(nodes);
        self.player.reserve_exact(nodes);
        self.value.reserve_exact(nodes);
    }

    /// Releases unused memory.
    pub(super) fn give_back(&mut self) {
        self.parent.shrink_to_fit();
        self.end.shrink_to_fit();
        self.player.shrink_to_fit();
        self.value.shrink_to_fit();
        self.moves.shrink_to_fit();
    }

    /// The number of nodes, at least 1.
    #[inline]
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// Always false: a tree has a root.
    pub fn is_empty(&self) -> bool {
        self.parent.is_empty()
    }

    /// Plies down to the deepest leaf.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// Whether the players alternate everywhere.
    pub fn alternates(&self) -> bool {
        !self.again
    }

    /// All nodes, in preorder.
    #[inline]
    pub fn nodes(&self) -> Range<NodeId> {
        0..self.len() as NodeId
    }

    /// So many nodes from `first` on, or those that are left: the nodes of a slice.
    #[inline]
    pub(crate) fn slice(&self, first: NodeId, nodes: usize) -> Range<NodeId> {
        let end = (first as usize).saturating_add(nodes);
        first..end.min(self.len()) as NodeId
    }

    /// All leaves, in preorder.
    pub(crate) fn leaves(&self) -> impl Iterator<Item = NodeId> {
        self.nodes().filter(|&node| self.is_leaf(node))
    }

    /// The parent; `None` at the root.
    #[inline]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != 0).then(|| self.parent[node as usize])
    }

    /// The node and all nodes above it, up to the root.
    pub(crate) fn upward(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// The nodes above a node, up to the root.
    pub(crate) fn above(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        self.upward(node).skip(1)
    }

    /// How many plies a node lies below the root.
    pub(crate) fn depth(&self, node: NodeId) -> u32 {
        self.above(node).count() as u32
    }

    /// One past the last node of the subtree of `node`: its next sibling, if it has one.
    #[inline]
    pub fn end(&self, node: NodeId) -> NodeId {
        self.end[node as usize]
    }

    /// The parent of each node; the parent of the root is the root.
    pub(crate) fn parents(&self) -> &[NodeId] {
        &self.parent
    }

    /// For each node, one past the last node of its subtree.
    pub(crate) fn ends(&self) -> &[NodeId] {
        &self.end
    }

    /// The number of nodes of the subtree of `node`, `node` included.
    #[inline]
    pub fn size(&self, node: NodeId) -> u32 {
        self.end(node) - node
    }

    /// Whether `node` has no children.
    #[inline]
    pub fn is_leaf(&self, node: NodeId) -> bool {
        self.size(node) == 1
    }

    /// Whether two subtrees have the same shape.
    pub(crate) fn alike(&self, one: NodeId, other: NodeId) -> bool {
        let ends = |node: NodeId| &self.end[node as usize..self.end(node) as usize];
        let away = other.wrapping_sub(one);
        let mut pairs = ends(one).iter().zip(ends(other));
        self.size(one) == self.size(other)
            && pairs.all(|(one, other)| other.wrapping_sub(*one) == away)
    }

    /// Whether `node` lies in the subtree of `root`, `root` included.
    pub fn contains(&self, root: NodeId, node: NodeId) -> bool {
        (root..self.end(root)).contains(&node)
    }

    /// The chance nodes, if the tree has any.
    #[inline]
    pub fn chance(&self) -> Option<&Chance> {
        self.chance.as_ref()
    }

    /// Whether chance moves at `node`.
    #[inline]
    pub fn is_chance(&self, node: NodeId) -> bool {
        self.chance.as_ref().is_some_and(|chance| chance.has(node))
    }

    /// The player who moves at `node`, or chance.
    pub fn mover(&self, node: NodeId) -> Mover {
        match self.player(node) {
            _ if self.is_chance(node) => Mover::Chance,
            Player::Max => Mover::Max,
            Player::Min => Mover::Min,
        }
    }

    /// The value with which a search of `node` begins: the worst for the player, and nothing at a chance node.
    #[inline]
    pub fn start(&self, node: NodeId) -> f64 {
        match self.is_chance(node) {
            true => 0.0,
            false => self.player(node).worst(),
        }
    }

    /// Settles the chance nodes, once all probabilities and values are known.
    pub(super) fn settle_chance(&mut self) {
        if let Some(chance) = &mut self.chance {
            chance.settle(&self.parent, &self.value);
        }
    }

    /// The player to move. A leaf has the player that would be next in turn. A chance node takes no turn: it has the
    /// player who moved last.
    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.player[node as usize]
    }

    /// The value of a leaf, or the static value of an inner node; `None` if it is unknown.
    #[inline]
    pub fn value(&self, node: NodeId) -> Option<f64> {
        let value = self.value[node as usize];
        (!value.is_nan()).then_some(value)
    }

    /// Whether `node` is noisy: an inner node whose static value a search with quiescence does not trust.
    #[inline]
    pub fn is_noisy(&self, node: NodeId) -> bool {
        self.noise.has(node)
    }

    /// Whether any node is noisy.
    pub fn has_noise(&self) -> bool {
        !self.noise.is_empty()
    }

    /// The label of a node.
    pub fn label(&self, node: NodeId) -> Option<&str> {
        self.labels.get(node)
    }

    /// The symbol that stands for the unknown value of a leaf.
    pub fn symbol(&self, node: NodeId) -> Option<&str> {
        self.symbols.get(node)
    }

    /// The nodes with labels, and those with symbols, each with its name.
    pub fn given_names(&self) -> impl Iterator<Item = (NodeId, &str)> {
        self.labels.iter().chain(self.symbols.iter())
    }

    /// The move that led to each node (the entry of the root means nothing); empty if the tree was not expanded from
    /// a game.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The move that led to `node`; `None` at the root, and in a tree that is not of a game.
    pub fn move_to(&self, node: NodeId) -> Option<Move> {
        self.parent(node)?;
        self.moves.get(node as usize).copied()
    }

    /// The number `node` had in the tree as it was given, before any [`GameTree::reordered`].
    pub fn as_given(&self, node: NodeId) -> NodeId {
        self.given.get(node as usize).copied().unwrap_or(node)
    }

    /// The node that has the number `given` in the tree as given; `None` if there is none.
    pub fn as_searched(&self, given: NodeId) -> Option<NodeId> {
        let node = self
            .as_searched
            .get(given as usize)
            .copied()
            .unwrap_or(given);
        ((given as usize) < self.len()).then_some(node)
    }

    /// The nodes from the root down to `node`, both included.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::with_capacity(self.height as usize + 1);
        path.extend(self.upward(node));
        path.reverse();
        path
    }
}

impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        let bits = |tree: &GameTree| tree.value.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
        self.end == other.end
            && self.player == other.player
            && bits(self) == bits(other)
            && self.chance == other.chance
            && self.labels == other.labels
            && self.symbols == other.symbols
            && self.noise == other.noise
            && self.moves == other.moves
    }
}

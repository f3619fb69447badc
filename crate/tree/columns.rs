//! The tree itself: one column for each property of its nodes.

use std::cell::OnceCell;
use std::ops::Range;

use super::chance::Chance;
use super::child_index::{ChildIndex, ChildIndexing};
use super::labels::Labels;
use super::noisy_nodes::Noise;
use super::{Move, Mover, NodeId, Player, Sliced};

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
    /// Computed at the first use, unless a [`ChildIndexing`] has computed it.
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

    /// The same tree with another value of a node, NaN if it is to be unknown.
    pub fn with_value(&self, node: NodeId, value: f64) -> GameTree {
        let mut tree = self.clone();
        tree.replace_values(&[(node, value)]);
        tree
    }

    /// The same tree from the other side: players exchanged, values negated.
    pub fn mirrored(&self) -> GameTree {
        let mut tree = self.clone();
        for player in &mut tree.player {
            *player = player.opponent();
        }
        for value in &mut tree.value {
            *value = 0.0 - *value;
        }
        tree.settle_chance();
        tree
    }

    /// The same tree with equal probabilities at each chance node.
    pub fn with_equal_chances(&self) -> GameTree {
        let mut tree = self.clone();
        tree.chance = self.chance.as_ref().map(Chance::with_equal_probabilities);
        tree.settle_chance();
        tree
    }

    /// Gives nodes other values; of several for one node the first.
    pub(crate) fn replace_values(&mut self, values: &[(NodeId, f64)]) {
        for &(node, value) in values.iter().rev() {
            if let Some(place) = self.value.get_mut(node as usize) {
                *place = value;
            }
        }
        self.settle_chance();
    }

    /// Gives a node a value if it has none.
    pub(crate) fn fill_value(&mut self, node: NodeId, value: f64) {
        if let Some(place) = self
            .value
            .get_mut(node as usize)
            .filter(|place| place.is_nan())
        {
            *place = value + 0.0;
        }
    }

    /// The same tree with the other sign for all values where MIN is to move.
    pub(crate) fn negated_at_min(&self) -> GameTree {
        let mut tree = self.clone();
        for (value, &player) in tree.value.iter_mut().zip(&tree.player) {
            if player == Player::Min {
                *value = 0.0 - *value;
            }
        }
        tree
    }

    /// The same tree with a symbol in the place of the value of a leaf.
    pub fn with_symbol(&self, leaf: NodeId, symbol: &str) -> GameTree {
        let mut tree = self.with_value(leaf, f64::NAN);
        tree.symbols.insert(leaf, symbol);
        tree
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

    /// The children of `node`, in order.
    #[inline]
    pub fn children(&self, node: NodeId) -> Children<'_> {
        Children {
            tree: self,
            next: node + 1,
            end: self.end(node),
        }
    }

    /// The children from number `from` on, which counts from 0. Finding the first takes bounded time.
    pub fn children_from(&self, node: NodeId, number: usize) -> Children<'_> {
        let (next, passed) = self.child_index().up_to_number(node, number);
        let mut children = Children {
            next,
            ..self.children(node)
        };
        children.by_ref().take(number - passed).for_each(drop);
        children
    }

    /// The number of children of `node`.
    pub fn child_count(&self, node: NodeId) -> usize {
        let (next, passed) = self.child_index().up_to_number(node, usize::MAX);
        let rest = Children {
            next,
            ..self.children(node)
        };
        passed + rest.count()
    }

    fn child_index(&self) -> &ChildIndex {
        self.child_index.get_or_init(|| ChildIndex::new(&self.end))
    }

    /// Continues the index of nodes with many children by so many children. Returns whether it is complete. Pass the
    /// same `indexing` each time.
    pub(crate) fn index_children(&self, indexing: &mut ChildIndexing, children: usize) -> bool {
        if self.child_index.get().is_some() {
            return true;
        }
        let Ok(index) = indexing.advance(&self.end, children);
        index.is_some_and(|index| self.child_index.set(index).is_ok())
    }

    /// The share of that index that is done, 0 … 1.
    pub(crate) fn indexed_share(&self, indexing: &ChildIndexing) -> f64 {
        indexing.share(&self.end)
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

    /// Which child of its parent `node` is, from 0; `None` at the root.
    pub fn child_number(&self, node: NodeId) -> Option<usize> {
        let parent = self.parent(node)?;
        let (next, passed) = self.child_index().up_to(parent, node);
        let mut rest = Children {
            next,
            ..self.children(parent)
        };
        Some(passed + rest.position(|child| child == node)?)
    }

    /// Which child of its parent each of some nodes is, from 0.
    pub(crate) fn child_numbers(&self, nodes: &[NodeId]) -> Vec<usize> {
        let numbers = nodes.iter().map(|&node| self.child_number(node));
        numbers.flatten().collect()
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

/// Iterator over the children of a node; see [`GameTree::children`].
#[derive(Clone, Debug)]
pub struct Children<'a> {
    tree: &'a GameTree,
    next: NodeId,
    end: NodeId,
}

impl Iterator for Children<'_> {
    type Item = NodeId;

    #[inline]
    fn next(&mut self) -> Option<NodeId> {
        let child = (self.next < self.end).then_some(self.next)?;
        self.next = self.tree.end(child);
        Some(child)
    }
}

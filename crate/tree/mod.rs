//! A game tree as columns, numbered in preorder.
//!
//! The first child of `n` is `n + 1` and the next sibling of `n` is `end(n)`, so no child lists are kept.

mod builder;
mod labels;
pub mod names;
pub mod node_set;
pub mod number;
mod reordering;
mod wide;

use std::cell::OnceCell;
use std::ops::Range;

pub use builder::TreeBuilder;
pub(crate) use reordering::Reordering;
use serde::Serialize;
use wide::Wide;
pub(crate) use wide::Widening;

use crate::tree::labels::Labels;

/// A node: its number in preorder, the root being 0.
pub type NodeId = u32;

/// A move of a game, numbered as that game numbers its moves; see [`crate::source::games`].
pub type Move = u16;

/// The deepest leaf allowed, in plies below the root. Recursion to this depth fits a 1 MiB stack.
pub const MAX_DEPTH: usize = 1_000;

/// The most nodes allowed in one tree.
pub const MAX_NODES: usize = 10_000_000;

/// The side to move at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Player {
    /// Wants the largest value.
    Max,
    /// Wants the smallest value.
    Min,
}

impl Player {
    /// The other side.
    #[inline]
    pub fn opponent(self) -> Player {
        match self {
            Player::Max => Player::Min,
            Player::Min => Player::Max,
        }
    }

    /// The value that is worse for this player than any other: where its best-so-far starts.
    #[inline]
    pub fn worst(self) -> f64 {
        match self {
            Player::Max => f64::NEG_INFINITY,
            Player::Min => f64::INFINITY,
        }
    }

    /// Whether this player likes `a` better than `b`.
    #[inline]
    pub fn prefers(self, a: f64, b: f64) -> bool {
        match self {
            Player::Max => a > b,
            Player::Min => a < b,
        }
    }

    /// The one of the two that this player likes better.
    #[inline]
    pub fn better(self, a: f64, b: f64) -> f64 {
        if self.prefers(b, a) { b } else { a }
    }
}

/// Why a tree cannot be built.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum TreeError {
    /// A node would lie deeper than [`MAX_DEPTH`].
    TooDeep {
        /// [`MAX_DEPTH`].
        limit: usize,
    },
    /// The tree would have more nodes than are taken in.
    TooManyNodes {
        /// [`MAX_NODES`], or less.
        limit: usize,
    },
    /// There is no room for it, though it is within the other limits.
    TooLittleMemory {
        /// So many megabytes at a time are not to be had.
        needed: usize,
        /// So many can be had in all, where the browser gives as much as WebAssembly takes.
        limit: usize,
    },
    /// An inner node has no children, or is still open at the end.
    Unfinished,
    /// There is no node, or a second root.
    NotOneRoot,
}

/// A game tree. Equality compares everything, names and moves included, but not the numbers that
/// the nodes once had.
#[derive(Clone, Debug, Default)]
pub struct GameTree {
    parent: Vec<NodeId>,
    end: Vec<NodeId>,
    player: Vec<Player>,
    /// NaN where nobody gave a value.
    value: Vec<f64>,
    labels: Labels,
    symbols: Labels,
    /// The moves that led to the nodes; empty if the tree was not expanded from a game.
    moves: Vec<Move>,
    /// By node its number as given, and the other way round; empty if no node has moved.
    given: Vec<NodeId>,
    placed: Vec<NodeId>,
    height: u32,
    /// Whether the same player is to move twice running somewhere.
    again: bool,
    /// Made when it is asked for, unless a [`Widening`] has made it.
    wide: OnceCell<Wide>,
}

impl GameTree {
    /// Takes the memory of the columns that every tree has, for so many nodes.
    fn make_room(&mut self, nodes: usize) {
        self.parent.reserve_exact(nodes);
        self.end.reserve_exact(nodes);
        self.player.reserve_exact(nodes);
        self.value.reserve_exact(nodes);
    }

    /// Gives back the memory that no node has needed.
    fn give_back(&mut self) {
        self.parent.shrink_to_fit();
        self.end.shrink_to_fit();
        self.player.shrink_to_fit();
        self.value.shrink_to_fit();
        self.moves.shrink_to_fit();
    }

    /// How many nodes there are; at least 1.
    #[inline]
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// Never: a tree has a root.
    pub fn is_empty(&self) -> bool {
        self.parent.is_empty()
    }

    /// Plies down to the deepest leaf.
    pub fn height(&self) -> u32 {
        self.height
    }

    /// Whether the turn passes at every node.
    pub fn alternates(&self) -> bool {
        !self.again
    }

    /// All nodes, in preorder.
    #[inline]
    pub fn nodes(&self) -> Range<NodeId> {
        0..self.len() as NodeId
    }

    /// The parent; `None` at the root.
    #[inline]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        (node != 0).then(|| self.parent[node as usize])
    }

    /// One past the last node of the subtree of `node`: its next sibling, if it has one.
    #[inline]
    pub fn end(&self, node: NodeId) -> NodeId {
        self.end[node as usize]
    }

    /// The parents of all nodes; the root's is the root.
    pub(crate) fn parents(&self) -> &[NodeId] {
        &self.parent
    }

    /// By node one past the last of its subtree.
    pub(crate) fn ends(&self) -> &[NodeId] {
        &self.end
    }

    /// How many nodes the subtree of `node` has, itself included.
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

    /// Who is to move. A leaf has the player that would be next in turn.
    #[inline]
    pub fn player(&self, node: NodeId) -> Player {
        self.player[node as usize]
    }

    /// The value of a leaf, or the static value of an inner node; `None` where nobody knows it.
    #[inline]
    pub fn value(&self, node: NodeId) -> Option<f64> {
        let value = self.value[node as usize];
        (!value.is_nan()).then_some(value)
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

    /// By node the moves that led there, of which the root's is none; empty if the tree was not
    /// expanded from a game.
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

    /// The same from the child of some number on, which counts from 0; a look finds it among many.
    pub fn children_from(&self, node: NodeId, number: usize) -> Children<'_> {
        let (next, passed) = self.wide().up_to_number(node, number);
        let mut children = Children {
            next,
            ..self.children(node)
        };
        children.by_ref().take(number - passed).for_each(drop);
        children
    }

    /// How many children `node` has.
    pub fn child_count(&self, node: NodeId) -> usize {
        let (next, passed) = self.wide().up_to_number(node, usize::MAX);
        let rest = Children {
            next,
            ..self.children(node)
        };
        passed + rest.count()
    }

    fn wide(&self) -> &Wide {
        self.wide.get_or_init(|| Wide::new(self))
    }

    /// The number `node` had in the tree as it was given, before any [`GameTree::reordered`].
    pub fn given(&self, node: NodeId) -> NodeId {
        self.given.get(node as usize).copied().unwrap_or(node)
    }

    /// The node that had the number `given` in the tree as it was given; `None` if there was none.
    pub fn placed(&self, given: NodeId) -> Option<NodeId> {
        let node = self.placed.get(given as usize).copied().unwrap_or(given);
        ((given as usize) < self.len()).then_some(node)
    }

    /// Which child of its parent `node` is, from 0; `None` at the root.
    pub fn child_number(&self, node: NodeId) -> Option<usize> {
        let parent = self.parent(node)?;
        let (next, passed) = self.wide().up_to(parent, node);
        let mut rest = Children {
            next,
            ..self.children(parent)
        };
        Some(passed + rest.position(|child| child == node)?)
    }

    /// The nodes from the root down to `node`, both included.
    pub fn path_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut path = Vec::with_capacity(self.height as usize + 1);
        path.extend(std::iter::successors(Some(node), |&n| self.parent(n)));
        path.reverse();
        path
    }

    /// The same tree with each node's children put in another order. Nodes have new numbers then;
    /// [`GameTree::given`] still knows the old ones, however often they change.
    ///
    /// `arrange` is given each inner node and its children, and may permute them.
    pub fn reordered(&self, mut arrange: impl FnMut(NodeId, &mut [NodeId])) -> GameTree {
        let mut arrange = |node, children: &mut Vec<NodeId>, _| {
            arrange(node, children);
            true
        };
        let mut reordering = Reordering::new(self);
        while !reordering.advance(self, &mut arrange, usize::MAX) {}
        reordering.tree
    }
}

/// How far a walk in preorder has come, 0 … 1, as if siblings were equally large: by level, the
/// root's first, how many children are still to be entered and how many there are.
pub(crate) fn headway(levels: impl DoubleEndedIterator<Item = (u32, u32)>) -> f64 {
    levels.rev().fold(0.0, |share, (left, children)| {
        // The one entered last is not done, unless nothing is left to do below it.
        (f64::from(children - left.min(children)) - 1.0 + share).max(0.0) / f64::from(children)
    })
}

impl PartialEq for GameTree {
    fn eq(&self, other: &GameTree) -> bool {
        let bits = |tree: &GameTree| tree.value.iter().map(|v| v.to_bits()).collect::<Vec<_>>();
        self.end == other.end
            && self.player == other.player
            && bits(self) == bits(other)
            && self.labels == other.labels
            && self.symbols == other.symbols
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

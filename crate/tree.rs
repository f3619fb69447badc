//! A game tree as columns, numbered in preorder.
//!
//! The first child of `n` is `n + 1` and the next sibling of `n` is `end(n)`, so no child lists are kept.

mod wide;

use std::cell::OnceCell;
use std::ops::Range;

use serde::Serialize;
use wide::Wide;

use crate::labels::Labels;

/// A node: its number in preorder, the root being 0.
pub type NodeId = u32;

/// A move of a game, numbered as that game numbers its moves; see [`crate::games`].
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
    /// The tree would have more than [`MAX_NODES`] nodes.
    TooManyNodes {
        /// [`MAX_NODES`].
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
    /// Made when it is asked for.
    wide: OnceCell<Wide>,
}

impl GameTree {
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
        let mut reordering = Reordering::new(self);
        reordering.advance(self, &mut arrange, usize::MAX);
        reordering.tree
    }
}

/// A tree that is put in another order, node by node; see [`GameTree::reordered`].
#[derive(Debug)]
pub(crate) struct Reordering {
    pub tree: GameTree,
    /// The nodes to come, each by its old number and with its new parent; the next last.
    pending: Vec<(NodeId, NodeId)>,
}

impl Reordering {
    pub fn new(old: &GameTree) -> Reordering {
        let tree = GameTree {
            placed: vec![0; old.len()],
            height: old.height,
            again: old.again,
            ..GameTree::default()
        };
        let pending = vec![(0, 0)];
        Reordering { tree, pending }
    }

    /// Takes over so many nodes and their children, or those that are left, and says whether that was
    /// all.
    pub fn advance(
        &mut self,
        from: &GameTree,
        arrange: &mut impl FnMut(NodeId, &mut [NodeId]),
        nodes: usize,
    ) -> bool {
        let mut children = Vec::new();
        let mut done = 0;
        while done < nodes {
            let Some((old, parent)) = self.pending.pop() else {
                return true;
            };
            let node = self.take(from, old, parent);
            children.clear();
            children.extend(from.children(old));
            arrange(old, &mut children);
            let below = children.iter().rev().map(|&child| (child, node));
            self.pending.extend(below);
            done += 1 + children.len();
        }
        self.pending.is_empty()
    }

    /// How much of the tree is taken over, 0 … 1.
    pub fn share(&self) -> f64 {
        self.tree.len() as f64 / self.tree.placed.len() as f64
    }

    fn take(&mut self, from: &GameTree, old: NodeId, parent: NodeId) -> NodeId {
        let new = &mut self.tree;
        let node = new.len() as NodeId;
        new.parent.push(parent);
        new.end.push(node + from.size(old));
        new.player.push(from.player(old));
        new.value.push(from.value[old as usize]);
        new.moves.extend(from.moves.get(old as usize));
        new.given.push(from.given(old));
        new.placed[from.given(old) as usize] = node;
        for (names, taken) in [
            (&from.labels, &mut new.labels),
            (&from.symbols, &mut new.symbols),
        ] {
            if let Some(name) = names.get(old) {
                taken.insert(node, name);
            }
        }
        node
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

/// Builds a tree in preorder: `open` an inner node, add what is below it, `close` it.
#[derive(Debug)]
pub struct TreeBuilder {
    tree: GameTree,
    open: Vec<NodeId>,
    root: Player,
}

impl TreeBuilder {
    /// An empty tree in which `root` moves first.
    pub fn new(root: Player) -> TreeBuilder {
        TreeBuilder {
            tree: GameTree::default(),
            open: Vec::new(),
            root,
        }
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// Adds once more a subtree of a game that is closed already and as deep below the root as the new
    /// one comes to lie.
    pub(crate) fn repeat(&mut self, node: NodeId) -> Result<NodeId, TreeError> {
        let tree = &mut self.tree;
        let copy = tree.len();
        let nodes = node as usize..tree.end(node) as usize;
        if copy + nodes.len() > MAX_NODES {
            return Err(TreeError::TooManyNodes { limit: MAX_NODES });
        }
        tree.parent.extend_from_within(nodes.clone());
        tree.end.extend_from_within(nodes.clone());
        tree.player.extend_from_within(nodes.clone());
        tree.value.extend_from_within(nodes.clone());
        tree.moves.extend_from_within(nodes);
        let away = copy as NodeId - node;
        tree.parent[copy..].iter_mut().for_each(|to| *to += away);
        tree.end[copy..].iter_mut().for_each(|to| *to += away);
        tree.parent[copy] = self.open.last().copied().unwrap_or(0);
        Ok(copy as NodeId)
    }

    /// Takes the memory for so many nodes of a game at once, instead of more and more.
    pub fn make_room(&mut self, nodes: usize) {
        let tree = &mut self.tree;
        tree.parent.reserve_exact(nodes);
        tree.end.reserve_exact(nodes);
        tree.player.reserve_exact(nodes);
        tree.value.reserve_exact(nodes);
        tree.moves.reserve_exact(nodes);
    }

    /// How many inner nodes are open.
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Begins an inner node. Without a `player` the turn passes from the parent's.
    pub fn open(&mut self, player: Option<Player>) -> Result<NodeId, TreeError> {
        let node = self.push(player, None)?;
        self.open.push(node);
        Ok(node)
    }

    /// Adds a leaf; without a `value` nobody knows it.
    pub fn leaf(&mut self, value: Option<f64>) -> Result<NodeId, TreeError> {
        self.push(None, value)
    }

    /// Ends the inner node that was opened last.
    pub fn close(&mut self) -> Result<(), TreeError> {
        let node = self.open.pop().ok_or(TreeError::NotOneRoot)?;
        if self.tree.len() as NodeId == node + 1 {
            return Err(TreeError::Unfinished);
        }
        self.tree.end[node as usize] = self.tree.len() as NodeId;
        Ok(())
    }

    /// Gives an inner node a static value.
    pub fn set_value(&mut self, node: NodeId, value: f64) {
        self.tree.value[node as usize] = value + 0.0;
    }

    /// Names a node.
    pub fn set_label(&mut self, node: NodeId, label: &str) {
        self.tree.labels.insert(node, label);
    }

    /// Says which symbol stands for the unknown value of a leaf.
    pub fn set_symbol(&mut self, leaf: NodeId, symbol: &str) {
        self.tree.symbols.insert(leaf, symbol);
    }

    /// Says which move led to a node.
    pub fn set_move(&mut self, node: NodeId, played: Move) {
        let moves = &mut self.tree.moves;
        let node = node as usize;
        if node > moves.len() {
            moves.resize(node, 0);
        }
        match moves.get_mut(node) {
            Some(known) => *known = played,
            None => moves.push(played),
        }
    }

    /// The tree, if it is whole.
    pub fn finish(mut self) -> Result<GameTree, TreeError> {
        if !self.tree.moves.is_empty() {
            self.tree.moves.resize(self.tree.len(), 0);
        }
        match (self.tree.is_empty(), self.open.is_empty()) {
            (true, _) => Err(TreeError::NotOneRoot),
            (_, false) => Err(TreeError::Unfinished),
            _ => {
                self.tree.give_back();
                Ok(self.tree)
            }
        }
    }

    fn push(&mut self, player: Option<Player>, value: Option<f64>) -> Result<NodeId, TreeError> {
        let node = self.tree.len() as NodeId;
        let parent = self.open.last().copied();
        if parent.is_none() && node != 0 {
            return Err(TreeError::NotOneRoot);
        }
        if self.open.len() > MAX_DEPTH {
            return Err(TreeError::TooDeep { limit: MAX_DEPTH });
        }
        if self.tree.len() == MAX_NODES {
            return Err(TreeError::TooManyNodes { limit: MAX_NODES });
        }
        let turn = parent.map_or(self.root, |p| self.tree.player(p).opponent());
        self.tree.height = self.tree.height.max(self.open.len() as u32);
        self.tree.again |= player.is_some_and(|player| parent.is_some() && player != turn);
        self.tree.parent.push(parent.unwrap_or(0));
        self.tree.end.push(node + 1);
        self.tree.player.push(player.unwrap_or(turn));
        // Adding zero turns −0 into 0, so that no sign hides in a printed tree.
        self.tree.value.push(value.map_or(f64::NAN, |v| v + 0.0));
        Ok(node)
    }
}

//! Making a tree, node by node.

use super::chance::{Chance, Weight};
use super::{GameTree, MAX_DEPTH, MAX_NODES, Move, NodeId, Player, TreeError};

/// Builds a tree in preorder: `open` an inner node, add its descendants, `close` it.
#[derive(Debug)]
pub struct TreeBuilder {
    tree: GameTree,
    open: Vec<NodeId>,
    root: Player,
    most: usize,
    /// The open chance nodes, each with its children so far: where they are noted, and whether their probabilities were
    /// written.
    chances: Vec<(NodeId, Vec<(u32, bool)>)>,
    /// The probability of the next node.
    weight: Option<Weight>,
}

impl TreeBuilder {
    /// An empty tree in which `root` moves first.
    pub fn new(root: Player) -> TreeBuilder {
        // A full column is copied to larger memory. Different capacities keep the columns of a large tree from
        // being copied in the same slice.
        let mut tree = GameTree::default();
        tree.parent.reserve_exact(4);
        tree.end.reserve_exact(5);
        tree.player.reserve_exact(6);
        tree.value.reserve_exact(7);
        TreeBuilder {
            tree,
            open: Vec::new(),
            root,
            most: MAX_NODES,
            chances: Vec::new(),
            weight: None,
        }
    }

    /// Sets the most nodes that the tree may have.
    pub fn at_most(self, nodes: usize) -> TreeBuilder {
        let most = nodes.min(MAX_NODES);
        TreeBuilder { most, ..self }
    }

    /// The number of nodes so far.
    pub fn len(&self) -> usize {
        self.tree.len()
    }

    /// Whether no node has been added.
    pub fn is_empty(&self) -> bool {
        self.tree.is_empty()
    }

    /// Adds a copy of a closed subtree of a game. The original must lie at the same depth as the copy.
    pub(crate) fn repeat(&mut self, node: NodeId) -> Result<NodeId, TreeError> {
        let tree = &mut self.tree;
        let copy = tree.len();
        let nodes = node as usize..tree.end(node) as usize;
        if copy + nodes.len() > self.most {
            return Err(TreeError::TooManyNodes { limit: self.most });
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
        let end = node + (tree.parent.len() - copy) as NodeId;
        self.weigh_child(copy as NodeId);
        self.tree.noise.repeat(node..end, away);
        if let Some(chance) = &mut self.tree.chance {
            chance.repeat(node..end, away);
        }
        Ok(copy as NodeId)
    }

    /// Allocates memory for so many nodes at once.
    pub fn make_room(&mut self, nodes: usize) {
        self.tree.make_room(nodes);
        self.tree.moves.reserve_exact(nodes);
    }

    /// The number of open inner nodes.
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// Begins an inner node. Without a `player` the turn passes from the parent's.
    pub fn open(&mut self, player: Option<Player>) -> Result<NodeId, TreeError> {
        let node = self.push(player, None)?;
        self.open.push(node);
        Ok(node)
    }

    /// Begins a chance node, which takes no turn.
    pub fn open_chance(&mut self) -> Result<NodeId, TreeError> {
        let above = self.open.last().map(|&above| self.tree.player(above));
        let node = self.push(None, None)?;
        self.tree.player[node as usize] = above.unwrap_or(self.root.opponent());
        self.tree
            .chance
            .get_or_insert_with(Chance::default)
            .open(node);
        self.chances.push((node, Vec::new()));
        self.open.push(node);
        Ok(node)
    }

    /// Sets the probability of the next node, which is a child of a chance node.
    pub fn weigh(&mut self, weight: Weight) {
        self.weight = Some(weight);
    }

    /// Notes a node that has been added, with its probability, if chance moves to it.
    fn weigh_child(&mut self, node: NodeId) {
        if let Some((top, children)) = self.chances.last_mut()
            && self.open.last() == Some(top)
            && let Some(chance) = &mut self.tree.chance
        {
            let written = self.weight.is_some();
            children.push((chance.add(node, self.weight.take()), written));
        }
    }

    /// Adds a leaf. Without a `value` its value is unknown.
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
        if let Some((_, children)) = self.chances.pop_if(|(top, _)| *top == node)
            && let Some(chance) = &mut self.tree.chance
        {
            let closed = chance.close(node, children);
            closed.map_err(|sum| TreeError::WeightsSum { sum })?;
        }
        Ok(())
    }

    /// Gives an inner node a static value.
    pub fn set_value(&mut self, node: NodeId, value: f64) {
        self.tree.value[node as usize] = value + 0.0;
    }

    /// Marks an inner node with a static value as noisy. At a chance node nobody could stand pat: it stays quiet.
    pub fn set_noisy(&mut self, node: NodeId) {
        if !self.tree.is_chance(node) {
            self.tree.noise.add(node);
        }
    }

    /// Names a node.
    pub fn set_label(&mut self, node: NodeId, label: &str) {
        self.tree.labels.insert(node, label);
    }

    /// Sets the symbol for the unknown value of a leaf.
    pub fn set_symbol(&mut self, leaf: NodeId, symbol: &str) {
        self.tree.symbols.insert(leaf, symbol);
    }

    /// Sets the move that led to a node.
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

    /// The tree. Fails if a node is still open or there is none.
    pub fn finish(mut self) -> Result<GameTree, TreeError> {
        if !self.tree.moves.is_empty() {
            self.tree.moves.resize(self.tree.len(), 0);
        }
        match (self.tree.is_empty(), self.open.is_empty()) {
            (true, _) => Err(TreeError::NotOneRoot),
            (_, false) => Err(TreeError::Unfinished),
            _ => {
                self.tree.give_back();
                self.tree.settle_chance();
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
        if self.tree.len() >= self.most {
            return Err(TreeError::TooManyNodes { limit: self.most });
        }
        let turn = parent.map_or(self.root, |p| self.tree.player(p).opponent());
        self.tree.height = self.tree.height.max(self.open.len() as u32);
        self.tree.again |= player.is_some_and(|player| parent.is_some() && player != turn);
        self.tree.parent.push(parent.unwrap_or(0));
        self.tree.end.push(node + 1);
        self.tree.player.push(player.unwrap_or(turn));
        // Adding zero turns −0 into 0, so that a printed tree never shows −0.
        self.tree.value.push(value.map_or(f64::NAN, |v| v + 0.0));
        self.weigh_child(node);
        Ok(node)
    }
}

//! The tree of a trace that comes without one: the visited nodes.

use std::collections::BTreeMap;

use crate::HOST;
use crate::tree::sorting::grouped;
use crate::tree::{GameTree, Limits, NodeId, Player, TreeBuilder, TreeError};

/// The longest name that becomes a label, in bytes.
const LONGEST: usize = 40;

/// The nodes visited so far, in the order in which they were first entered.
#[derive(Debug)]
pub struct VisitedNodes {
    nodes: Vec<VisitedNode>,
    /// The number of a node by its parent and key.
    known: BTreeMap<(NodeId, u64), NodeId>,
    labels: Vec<(NodeId, String)>,
    limits: Limits,
    root: Player,
}

#[derive(Debug)]
struct VisitedNode {
    parent: NodeId,
    key: u64,
    depth: u32,
    player: Player,
    value: f64,
    /// The value that a table gave for the node.
    stored: f64,
    /// Whether it has stood pat.
    noisy: bool,
}

impl VisitedNodes {
    /// Nothing has been visited; `root` moves first.
    pub fn new(root: Player, limits: Limits) -> VisitedNodes {
        VisitedNodes {
            nodes: Vec::new(),
            known: BTreeMap::new(),
            labels: Vec::new(),
            limits,
            root,
        }
    }

    /// How many nodes have been visited.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The key of a node.
    pub fn key(&self, node: NodeId) -> Option<u64> {
        Some(self.nodes.get(node as usize)?.key)
    }

    /// The player at a node.
    pub fn player(&self, node: NodeId) -> Player {
        let node = self.nodes.get(node as usize);
        node.map_or(self.root, |node| node.player)
    }

    /// The child of a node that has a key; a new one if it was not visited yet. `None` stands above the root.
    pub fn child(
        &mut self,
        parent: Option<NodeId>,
        key: u64,
        player: Option<Player>,
    ) -> Result<NodeId, TreeError> {
        let above = parent.unwrap_or(NodeId::MAX);
        if let Some(&known) = self.known.get(&(above, key)) {
            return Ok(known);
        }
        if self.nodes.len() >= self.limits.nodes {
            let limit = self.limits.nodes;
            return Err(TreeError::TooManyNodes { limit });
        }
        let caller = parent.and_then(|parent| self.nodes.get(parent as usize));
        let (depth, turn) = caller.map_or((0, self.root), |caller| {
            (caller.depth + 1, caller.player.opponent())
        });
        if depth as usize > crate::tree::MAX_DEPTH {
            let limit = crate::tree::MAX_DEPTH;
            return Err(TreeError::TooDeep { limit });
        }
        let node = self.nodes.len() as NodeId;
        self.nodes.push(VisitedNode {
            parent: above,
            key,
            depth,
            player: player.unwrap_or(turn),
            value: f64::NAN,
            stored: f64::NAN,
            noisy: false,
        });
        self.known.insert((above, key), node);
        Ok(node)
    }

    /// The child of a node that has a key, if it has been visited.
    pub fn known_child(&self, parent: NodeId, key: u64) -> Option<NodeId> {
        self.known.get(&(parent, key)).copied()
    }

    /// Labels a node, if its name in the trace is a word rather than a number or an address.
    pub fn name(&mut self, node: NodeId, name: &str) {
        let address = name.starts_with(['/', '#']);
        let lawful = name.contains(HOST.is_letter) && !name.contains(char::is_control);
        if lawful && !address && name.len() <= LONGEST {
            self.labels.push((node, name.into()));
        }
    }

    /// Gives a node its first value in the trace.
    pub fn value(&mut self, node: NodeId, value: f64) {
        if let Some(node) = self.nodes.get_mut(node as usize)
            && node.value.is_nan()
        {
            node.value = value;
        }
    }

    /// Marks a node as noisy.
    pub fn noisy(&mut self, node: NodeId) {
        if let Some(node) = self.nodes.get_mut(node as usize) {
            node.noisy = true;
        }
    }

    /// Gives a node a value that holds if it turns out to have no children and no other value.
    pub fn store(&mut self, node: NodeId, value: f64) {
        if let Some(node) = self.nodes.get_mut(node as usize) {
            node.stored = value;
        }
    }

    /// The tree, and the number in it of each node.
    pub fn finish(self) -> Result<(GameTree, Vec<NodeId>), TreeError> {
        // The children of each node, which come after the root.
        let below_root = self.nodes.iter().skip(1);
        let (begins, children) = grouped(self.nodes.len(), below_root.map(|node| node.parent));
        let mut new = vec![0; self.nodes.len()];
        let mut tree = TreeBuilder::new(self.root);
        tree.make_room(self.nodes.len());
        // A node to add, or `None` where one is to be closed.
        let mut pending = vec![Some(0)];
        while let Some(next) = pending.pop() {
            let Some(number) = next else {
                tree.close()?;
                continue;
            };
            let below = begins[number as usize]..begins[number as usize + 1];
            let node = &self.nodes[number as usize];
            new[number as usize] = match below.is_empty() {
                true => node.add_leaf(&mut tree)?,
                false => {
                    pending.push(None);
                    node.open(&mut tree)?
                }
            };
            pending.extend(children[below].iter().rev().map(|&at| Some(at + 1)));
        }
        for (node, name) in &self.labels {
            tree.set_label(new[*node as usize], name);
        }
        Ok((tree.finish()?, new))
    }
}

impl VisitedNode {
    /// Adds it without children: with its value, or that of a table, or else a symbol.
    fn add_leaf(&self, tree: &mut TreeBuilder) -> Result<NodeId, TreeError> {
        let known = [self.value, self.stored];
        let value = known.into_iter().find(|value| !value.is_nan());
        let leaf = tree.leaf(value)?;
        if value.is_none() {
            tree.set_symbol(leaf, "x");
        }
        Ok(leaf)
    }

    /// Opens it, with its static value.
    fn open(&self, tree: &mut TreeBuilder) -> Result<NodeId, TreeError> {
        let node = tree.open(Some(self.player))?;
        if !self.value.is_nan() {
            tree.set_value(node, self.value);
            if self.noisy {
                tree.set_noisy(node);
            }
        }
        Ok(node)
    }
}

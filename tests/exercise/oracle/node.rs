//! A simple tree.

use secateur::tree::{GameTree, Player};

/// A node of a simple tree.
#[derive(Clone, Debug)]
pub struct Node {
    pub id: usize,
    pub max: bool,
    pub value: Option<f64>,
    pub children: Vec<Node>,
}

pub fn simple(tree: &GameTree) -> Node {
    fn node(tree: &GameTree, id: u32) -> Node {
        Node {
            id: id as usize,
            max: tree.player(id) == Player::Max,
            value: tree.value(id),
            children: tree.children(id).map(|child| node(tree, child)).collect(),
        }
    }
    node(tree, 0)
}

impl Node {
    /// The same tree with other values of some nodes.
    pub fn with(&self, values: &[(u32, f64)]) -> Node {
        let value = values.iter().find(|(id, _)| *id as usize == self.id);
        Node {
            value: value.map_or(self.value, |&(_, value)| Some(value)),
            children: self
                .children
                .iter()
                .map(|child| child.with(values))
                .collect(),
            ..*self
        }
    }

    pub fn all(&self) -> Vec<&Node> {
        let below = self.children.iter().flat_map(Node::all);
        std::iter::once(self).chain(below).collect()
    }

    pub fn mirrored(&self) -> Node {
        let children = self.children.iter().rev().map(Node::mirrored).collect();
        Node {
            children,
            ..self.clone()
        }
    }

    pub fn exchanged(&self) -> Node {
        let children = self.children.iter().map(Node::exchanged).collect();
        Node {
            max: !self.max,
            children,
            ..self.clone()
        }
    }
}

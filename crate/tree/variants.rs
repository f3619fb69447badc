//! Variants of a tree: the same nodes with other values, players or probabilities.

use super::chance::Chance;
use super::{GameTree, NodeId, Player};

impl GameTree {
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
        if let Some(place) = self.value.get_mut(node as usize)
            && place.is_nan()
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
}

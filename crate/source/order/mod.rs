//! Move ordering: a permutation of each node's children, made before the search.

mod merging;
mod shuffling;
mod values;

use merging::Merging;
use shuffling::Shuffling;
pub use values::Values;

use std::convert::Infallible;

use crate::tree::{GameTree, NodeId, Reordering, Sliced};

/// The order in which the children of each node are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Order {
    /// The order of the tree.
    #[default]
    Given,
    /// Reversed.
    Reversed,
    /// The best for the side to move first: alpha–beta then looks at the fewest leaves.
    Best,
    /// The worst for the side to move first.
    Worst,
    /// The best for the side to move first, as far as a search of so many plies at each child sees; 0: by the
    /// static values of the children, which is knowledge of the game.
    Ahead(u32),
    /// A random order, by a seed.
    Random(u64),
}

/// The tree with each node's children in `order`, ties as given.
///
/// Best and worst go by the minimax value under the same `depth` limit as the search; children
/// whose value cannot be known come last. Below the limit nothing moves.
pub fn ordered(tree: &GameTree, order: Order, depth: Option<u32>) -> GameTree {
    if order == Order::Given {
        return tree.clone();
    }
    let Ok(ordered) = Arranging::new(tree, order, depth).finish(tree);
    ordered
}

/// Puts a tree in order, a bounded number of nodes at a time, even where a node has millions of children.
pub struct Arranging {
    order: Order,
    shuffling: Shuffling,
    merging: Merging,
    /// The values by which children are ordered.
    values: Option<Values>,
    reordering: Reordering,
}

impl Arranging {
    /// Nothing has been put in order yet.
    pub fn new(tree: &GameTree, order: Order, depth: Option<u32>) -> Arranging {
        let seed = match order {
            Order::Random(seed) => seed,
            _ => 0,
        };
        let values = match order {
            Order::Best | Order::Worst => Some(Values::new(tree, depth)),
            Order::Ahead(plies) => Some(Values::ahead(tree, plies)),
            _ => None,
        };
        Arranging {
            order,
            shuffling: Shuffling::new(seed),
            merging: Merging::default(),
            values,
            reordering: Reordering::new(tree),
        }
    }
}

impl Sliced<GameTree> for Arranging {
    type Output = GameTree;
    type Error = Infallible;

    fn advance(&mut self, tree: &GameTree, nodes: usize) -> Result<Option<GameTree>, Infallible> {
        if let Some(values) = &mut self.values
            && !values.all_known()
        {
            let Ok(_) = values.advance(tree, nodes);
            return Ok(None);
        }
        let (order, values) = (self.order, &self.values);
        let (merging, shuffling) = (&mut self.merging, &mut self.shuffling);
        let mut arrange = |node, children: &mut Vec<NodeId>, most| match (order, values) {
            (Order::Reversed, _) => {
                children.reverse();
                true
            }
            (Order::Random(_), _) => shuffling.advance(children, most),
            // Chance prefers nothing.
            (_, Some(values)) if !tree.is_chance(node) => {
                let player = match order {
                    Order::Worst => tree.player(node).opponent(),
                    _ => tree.player(node),
                };
                let before = |one, other| values.prefers(player, one, other);
                merging.advance(children, before, most)
            }
            _ => true,
        };
        let all = self.reordering.advance(tree, &mut arrange, nodes);
        Ok(all.then(|| std::mem::take(&mut self.reordering.tree)))
    }

    fn share(&self, tree: &GameTree) -> f64 {
        let reordered = self.reordering.share(self.merging.share());
        match &self.values {
            Some(values) => (values.share(tree) + reordered) / 2.0,
            None => reordered,
        }
    }
}

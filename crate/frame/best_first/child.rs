//! The children of a node, with the numbers by which the search chooses among them.

use super::BestFirstFrame;
use crate::search::best_first::{Child, Proof, Score, chosen, promise, selected};
use crate::tree::NodeId;

/// A child with its score.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The child and its numbers.
    pub child: Child,
    /// The score; `None` if the child has no visits and is taken first.
    pub score: Option<Score>,
}

/// A child with its proof numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbered {
    /// The child.
    pub node: NodeId,
    /// Its proof numbers.
    pub proof: Proof,
}

impl BestFirstFrame<'_> {
    /// A child of a node of Monte-Carlo tree search with its score, as the player at the node sees it.
    pub fn rated(&self, node: NodeId, child: NodeId) -> Rated {
        let child = self.numbers(child);
        let counts = (self.visits(node), self.tree().child_count(node));
        let (rules, scale, player) = (self.rules(), self.scale(), self.tree().player(node));
        Rated {
            score: Score::of(rules, scale, player, counts, &child),
            child,
        }
    }

    /// The child that the rules of Monte-Carlo tree search choose at a node where a player moves, at this step.
    pub fn selects(&self, node: NodeId) -> Option<NodeId> {
        let tree = self.tree();
        if tree.is_chance(node) || tree.is_leaf(node) {
            return None;
        }
        let counts = (self.visits(node), tree.child_count(node));
        let children = tree.children(node).map(|child| self.numbers(child));
        let (rules, scale, player) = (self.rules(), self.scale(), tree.player(node));
        selected(rules, scale, player, counts, children).map(|child| child.node)
    }

    /// The children of a node with their proof numbers, if they are in the tree.
    pub fn numbered(&self, node: NodeId) -> Vec<Numbered> {
        let children = self.tree().children(node);
        let children = children.filter(|&child| self.grown(child));
        let numbered = |node| Numbered {
            node,
            proof: self.proof(node),
        };
        children.map(numbered).collect()
    }

    /// The child that the rules choose at a node at this step, of either kind of search.
    pub fn selection(&self, node: NodeId) -> Option<NodeId> {
        match self.proves() {
            true => self.best_child(node),
            false => self.selects(node),
        }
    }

    /// The best child of a node in the tree: by the rule for the choice in the end, or by proof numbers.
    pub(super) fn best_child(&self, node: NodeId) -> Option<NodeId> {
        let (tree, player) = (self.tree(), self.tree().player(node));
        if tree.is_chance(node) {
            return None;
        }
        if self.proves() {
            let numbered = self.numbered(node).into_iter();
            let best = numbered.min_by_key(|child| promise(player, child.proof));
            return best.map(|child| child.node);
        }
        let children = tree.children(node).map(|child| self.numbers(child));
        let proved = self.trace.proved(node, self.step);
        chosen(self.rules().last, self.scale(), player, proved, children)
    }
}

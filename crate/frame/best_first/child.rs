//! The children of a node, with the numbers by which the search chooses among them.

use super::BestFirstFrame;
use crate::search::best_first::{Parent, Proof, Rules, Score, chosen, promise};
use crate::tree::NodeId;

impl<'a> BestFirstFrame<'a> {
    /// A node of Monte-Carlo tree search whose children are compared.
    pub fn parent(&self, node: NodeId) -> Parent<'a> {
        let visits = self.visits(node);
        Parent::new(self.tree(), node, visits, self.rules(), self.scale())
    }

    /// The score of a child, as the player at its parent sees it; `None` if the child has no visits and is taken first.
    pub fn child_score(&self, node: NodeId, child: NodeId) -> Option<Score> {
        self.parent(node).score(&self.numbers(child))
    }

    /// The child that the rules of Monte-Carlo tree search choose at a node where a player moves, at this step, with another
    /// C if one is given.
    pub fn selects(&self, node: NodeId, exploration: Option<f64>) -> Option<NodeId> {
        let tree = self.tree();
        if tree.is_chance(node) || tree.is_leaf(node) {
            return None;
        }
        let rules = Rules {
            exploration: exploration.unwrap_or(self.rules().exploration),
            ..*self.rules()
        };
        let parent = Parent {
            rules: &rules,
            ..self.parent(node)
        };
        let children = tree.children(node).map(|child| self.numbers(child));
        let child = parent.selected(children)?;
        Some(child.node)
    }

    /// The children of a node with their proof numbers, if they are in the tree.
    pub fn numbered(&self, node: NodeId) -> impl Iterator<Item = (NodeId, Proof)> {
        let children = self.tree().children(node);
        let children = children.filter(|&child| self.grown(child));
        children.map(|child| (child, self.proof(child)))
    }

    /// The child that the rules choose at a node at this step, of either kind of search, with another C if one is given.
    pub fn selection(&self, node: NodeId, exploration: Option<f64>) -> Option<NodeId> {
        match self.proves() {
            true => self.best_child(node),
            false => self.selects(node, exploration),
        }
    }

    /// The best child of a node in the tree: by the rule for the choice in the end, or by proof numbers.
    pub(super) fn best_child(&self, node: NodeId) -> Option<NodeId> {
        let (tree, player) = (self.tree(), self.tree().player(node));
        if tree.is_chance(node) {
            return None;
        }
        if self.proves() {
            let best = self.numbered(node);
            let best = best.min_by_key(|&(_, proof)| promise(player, proof));
            return best.map(|(child, _)| child);
        }
        let children = tree.children(node).map(|child| self.numbers(child));
        let proved = self.trace.proved(node, self.step);
        chosen(self.rules().last, self.scale(), player, proved, children)
    }
}

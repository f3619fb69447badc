//! The points of a sheet. A wrong box brings none; an extra cut costs as much as a cut brings; an answer where the
//! search has none costs the points of the cut above it, or else one point.

use std::collections::BTreeSet;

use super::super::questions::Field;
use super::super::verdict::{Item, Verdict};
use super::sheet::Sheet;
use super::weights::Weights;
use crate::tree::NodeId;

impl Sheet<'_> {
    /// The points, and the most points.
    pub(crate) fn points(&self, items: &[Item], weights: &Weights) -> (usize, usize) {
        let misplaced = self.misplaced_nodes(items);
        let due = items.iter().filter(|item| item.expected.is_some());
        let (cuts, boxes): (Vec<&Item>, Vec<&Item>) = due.partition(about_cuts);
        let spoilt = |item: &Item| item.node.is_some_and(|node| misplaced.contains(&node));
        let edges: BTreeSet<NodeId> = cuts.iter().filter_map(|item| item.node).collect();
        let of_cuts = sum(cuts.iter().filter(|item| item.ok && !spoilt(item)));
        let of_boxes = sum(boxes.iter().filter(|item| item.ok));
        let reached = of_cuts.saturating_sub(extra_cuts(items) * weights.telling)
            + of_boxes.saturating_sub(misplaced.difference(&edges).count());
        (reached, sum(cuts.iter().chain(&boxes)))
    }

    /// The places of contents where the search has none: the cut above such a node, or else the node.
    fn misplaced_nodes(&self, items: &[Item]) -> BTreeSet<NodeId> {
        let none = |item: &&Item| item.expected.is_none() && !about_cuts(item) && is_mistake(item);
        let nodes = items.iter().filter(none).filter_map(|item| item.node);
        let place = |node| self.truth.cut_above(&self.task.tree, node).unwrap_or(node);
        nodes.map(place).collect()
    }
}

fn sum<'a, 'b: 'a>(items: impl Iterator<Item = &'a &'b Item>) -> usize {
    items.map(|item| item.of).sum()
}

fn about_cuts(item: &&Item) -> bool {
    matches!(item.field, Field::Cut | Field::Cuts)
}

fn is_mistake(item: &Item) -> bool {
    matches!(item.verdict, Verdict::Wrong | Verdict::Extra)
}

fn extra_cuts(items: &[Item]) -> usize {
    let extra = |item: &&Item| about_cuts(item) && item.verdict == Verdict::Extra;
    items.iter().filter(extra).count()
}

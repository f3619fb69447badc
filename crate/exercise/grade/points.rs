//! The points of a sheet. A wrong box brings none; an extra cut costs as much as a cut brings; an answer where the
//! search has none costs the points of the cut above it, or else one point.

use std::collections::BTreeSet;

use super::super::questions::Field;
use super::super::verdict::{Item, Verdict};
use super::sheet::AnswerSheet;
use super::weights::Weights;
use crate::tree::NodeId;

impl AnswerSheet<'_> {
    /// The points, and the most points.
    pub(crate) fn points(&self, items: &[Item], weights: &Weights) -> (usize, usize) {
        let mut misplaced = self.misplaced_nodes(items);
        let (mut of_cuts, mut of_boxes, mut most) = (0, 0, 0);
        for item in items.iter().filter(|item| item.expected.is_some()) {
            most += item.of;
            let points = if item.ok { item.of } else { 0 };
            match about_cuts(item) {
                // Contents below a cut cost its points.
                true if item.node.is_some_and(|node| misplaced.remove(&node)) => {}
                true => of_cuts += points,
                false => of_boxes += points,
            }
        }
        let reached = of_cuts.saturating_sub(extra_cuts(items) * weights.revealing)
            + of_boxes.saturating_sub(misplaced.len());
        (reached, most)
    }

    /// The places of contents where the search has none: the cut above such a node, or else the node.
    fn misplaced_nodes(&self, items: &[Item]) -> BTreeSet<NodeId> {
        let is_mistake = |item: &Item| matches!(item.verdict, Verdict::Wrong | Verdict::Extra);
        let is_misplaced =
            |item: &&Item| item.expected.is_none() && !about_cuts(item) && is_mistake(item);
        let nodes = items.iter().filter(is_misplaced);
        let nodes = nodes.filter_map(|item| item.node);
        let place = |node| self.truth.cut_above(&self.task.tree, node).unwrap_or(node);
        nodes.map(place).collect()
    }
}

fn about_cuts(item: &Item) -> bool {
    matches!(item.field, Field::Cut | Field::Cuts)
}

fn extra_cuts(items: &[Item]) -> usize {
    let extra = |item: &&Item| about_cuts(item) && item.verdict == Verdict::Extra;
    items.iter().filter(extra).count()
}

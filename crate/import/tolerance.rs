//! The differences that a teacher accepts.

use super::foreign_trace::{Cursor, ForeignKind, ForeignTrace};
use crate::search::{Rules, Visit};
use crate::tree::{GameTree, NodeId};

/// The accepted differences from the search of the rules.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tolerance {
    /// Children of equal value may come in any order, and any best move will do.
    pub equal_moves: bool,
    /// More may be evaluated.
    pub extra_evaluations: bool,
    /// Only the number of calls, that of nodes given a value, and the value of the root count.
    pub counts_only: bool,
}

/// The tree with children of equal value in the order in which they were entered.
pub(super) fn trace_order(tree: &GameTree, trace: &ForeignTrace, rules: &Rules) -> GameTree {
    let values = values(tree, rules);
    let mut ranks = vec![u32::MAX; tree.len()];
    let mut cursor = Cursor::default();
    while let Some(event) = trace.next(&mut cursor) {
        if let (ForeignKind::Enter, Some(node)) = (event.kind, tree.as_searched(event.node)) {
            let rank = &mut ranks[node as usize];
            *rank = (*rank).min(cursor.event as u32);
        }
    }
    tree.reordered(|_, children| {
        let mut entered: Vec<NodeId> = children.to_vec();
        entered.sort_by_key(|&child| ranks[child as usize]);
        // Each place goes to the first that is left of those with the value that stands there.
        let mut by_value: Vec<(u64, NodeId)> = entered
            .iter()
            .map(|&child| (values[child as usize].to_bits(), child))
            .collect();
        by_value.sort_by_key(|&(value, _)| value);
        let mut next = by_value.iter().enumerate().fold(
            Vec::<(u64, usize)>::new(),
            |mut groups, (at, &(value, _))| {
                if groups.last().is_none_or(|&(known, _)| known != value) {
                    groups.push((value, at));
                }
                groups
            },
        );
        for place in children.iter_mut() {
            let value = values[*place as usize].to_bits();
            let group = next.binary_search_by_key(&value, |&(value, _)| value);
            let group = group.ok().and_then(|group| next.get_mut(group));
            if let Some((_, at)) = group
                && let Some(&(_, child)) = by_value.get(*at)
            {
                *place = child;
                *at += 1;
            }
        }
    })
}

/// The minimax value of each node under a depth limit, with quiescence if that is a rule.
fn values(tree: &GameTree, rules: &Rules) -> Vec<f64> {
    let mut depths = vec![0_u32; tree.len()];
    for node in tree.nodes().skip(1) {
        let above = tree
            .parent(node)
            .map_or(0, |parent| depths[parent as usize]);
        depths[node as usize] = above + 1;
    }
    let mut values: Vec<f64> = tree.nodes().map(|node| tree.player(node).worst()).collect();
    for node in tree.nodes().rev() {
        let own = tree.value(node).unwrap_or(f64::NAN);
        let value = &mut values[node as usize];
        match rules.visit(tree, node, depths[node as usize], rules.depth) {
            Visit::Evaluate => *value = own,
            Visit::StandPat => *value = tree.player(node).better(own, *value),
            Visit::Search => {}
        }
        if let Some(parent) = tree.parent(node) {
            let best = values[parent as usize];
            let better = tree.player(parent).better(best, values[node as usize]);
            values[parent as usize] = better;
        }
    }
    values
}

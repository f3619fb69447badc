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
        let value = |child: NodeId| values[child as usize].to_bits();
        let mut entered = children.to_vec();
        entered.sort_by_key(|&child| (value(child), ranks[child as usize]));
        // Each place goes to the first that is left of those with the value that stands there.
        let mut places: Vec<usize> = (0..children.len()).collect();
        places.sort_by_key(|&place| value(children[place]));
        for (place, child) in places.into_iter().zip(entered) {
            children[place] = child;
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

//! Finding the nodes of a game on a board at which the position is one that was typed.

use super::board::{Board, Piece};
use crate::tree::{GameTree, NodeId};

/// The nodes at which the board is `text`, in a game that begins with the board `start` and the move of `first`.
pub(super) fn showing(start: &Board, first: Piece, tree: &GameTree, text: &str) -> Vec<NodeId> {
    let stones = Board::parse(text).and_then(|board| added_signs(start, &board));
    stones.map_or(Vec::new(), |stones| after(tree, &stones, first))
}

/// The signs to add to one board to make it another, by cell; `None` where that is impossible.
fn added_signs(from: &Board, to: &Board) -> Option<Vec<Option<Piece>>> {
    if from.size() != to.size() {
        return None;
    }
    let cells = from.cells().iter().zip(to.cells());
    let added = |(&from, &to): (&Option<Piece>, &Option<Piece>)| match (from, to) {
        (from, to) if from == to => Some(None),
        (None, to) => Some(to),
        _ => None,
    };
    cells.map(added).collect()
}

/// The nodes that are reached by adding all these stones, in any order of the moves. Other moves are not followed.
fn after(tree: &GameTree, stones: &[Option<Piece>], first: Piece) -> Vec<NodeId> {
    let plies = stones.iter().flatten().count();
    let mut nodes = Vec::new();
    // The ends of the subtrees of the nodes above.
    let mut above: Vec<NodeId> = Vec::new();
    let mut node = 0;
    while (node as usize) < tree.len() {
        while above.pop_if(|end| *end <= node).is_some() {}
        let mover = match above.len() % 2 {
            1 => first,
            _ => first.opponent(),
        };
        let played = tree.move_to(node).map(usize::from);
        let fits = |cell: usize| stones.get(cell).copied().flatten() == Some(mover);
        if !played.is_none_or(fits) {
            node = tree.end(node);
        } else if above.len() == plies {
            nodes.push(node);
            node = tree.end(node);
        } else {
            above.push(tree.end(node));
            node += 1;
        }
    }
    nodes
}

//! Finding the nodes of a game at which the position is one that was typed.

use super::board::{Board, Sign};
use super::{AnyGame, Coins};
use crate::tree::{GameTree, NodeId};

/// The nodes of a tree expanded from a game that show the position `text`: a board in signs as the game takes them, or
/// coins as in the picture, `○○··`. Empty if the text is no such position.
pub(super) fn showing(game: &AnyGame, tree: &GameTree, text: &str) -> Vec<NodeId> {
    if let AnyGame::Coins(game) = game {
        return game.showing(tree, text);
    }
    let wanted = || {
        let (start, first) = game.start_board()?;
        Some((added(&start, &Board::parse(text)?)?, first))
    };
    wanted().map_or(Vec::new(), |(stones, first)| after(tree, &stones, first))
}

impl AnyGame {
    /// The board at the root and who moves first, in a game with a board.
    fn start_board(&self) -> Option<(Board, Sign)> {
        match self {
            AnyGame::Coins(_) | AnyGame::Pig(_) => None,
            AnyGame::TicTacToe(game) => Some((game.start_board(), game.turn())),
            AnyGame::FiveInARow(game) => Some((game.start_board(), game.turn())),
        }
    }
}

impl Coins {
    /// The nodes at which so many coins are left: each `○` or `o` is a coin, each `·` or `.` a coin that is gone.
    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let gone = |sign: &char| matches!(sign, '·' | '.');
        let (left, taken) = signs.split_at(signs.iter().position(gone).unwrap_or(signs.len()));
        let coins = left.iter().all(|sign| matches!(sign, '○' | 'o' | 'O'));
        let whole = signs.len() == usize::from(self.coins);
        if signs.is_empty() || !coins || !taken.iter().all(gone) || !(whole || taken.is_empty()) {
            return Vec::new();
        }
        let shows = |&node: &NodeId| {
            let here = tree.move_to(node).unwrap_or(self.coins);
            usize::from(here) == left.len()
        };
        tree.nodes().filter(shows).collect()
    }
}

/// What must be added to one board to make it another, by cell; `None` where that is impossible.
fn added(from: &Board, to: &Board) -> Option<Vec<Option<Sign>>> {
    if from.size() != to.size() {
        return None;
    }
    let cells = from.cells().iter().zip(to.cells());
    let added = |(&from, &to): (&Option<Sign>, &Option<Sign>)| match (from, to) {
        (from, to) if from == to => Some(None),
        (None, to) => Some(to),
        _ => None,
    };
    cells.map(added).collect()
}

/// The nodes that are reached by adding all these stones, in any order of the moves. Other moves are not followed.
fn after(tree: &GameTree, stones: &[Option<Sign>], first: Sign) -> Vec<NodeId> {
    let plies = stones.iter().flatten().count();
    let mut found = Vec::new();
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
            found.push(node);
            node = tree.end(node);
        } else {
            above.push(tree.end(node));
            node += 1;
        }
    }
    found
}

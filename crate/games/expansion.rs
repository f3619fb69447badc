//! A game into a tree. No recursion: a game may be as deep as a tree may be.

use super::Game;
use crate::tree::{GameTree, MAX_DEPTH, MAX_NODES, Move, TreeBuilder, TreeError};

/// Expands a game to `depth` plies, or to its end. Every node has a value, so that a search may stop
/// anywhere: the outcome where the game is over, elsewhere the static evaluation.
pub fn expand<G: Game>(game: &G, depth: Option<u32>) -> Result<GameTree, TreeError> {
    game.check(depth)?;
    let mut walk = Walk::new(game, depth);
    let mut tree = TreeBuilder::new(game.player(&game.start()));
    while let Some((played, position)) = walk.next() {
        while tree.depth() > walk.depth() {
            tree.close()?;
        }
        let outcome = game.outcome(&position);
        let value = outcome.unwrap_or_else(|| game.evaluate(&position));
        let node = if outcome.is_none() && walk.look(&position) > 0 {
            let node = tree.open(Some(game.player(&position)))?;
            tree.set_value(node, value);
            walk.descend(position);
            node
        } else {
            tree.leaf(Some(value))?
        };
        if let Some(played) = played {
            tree.set_move(node, played);
        }
    }
    while tree.depth() > 0 {
        tree.close()?;
    }
    tree.finish()
}

/// How many nodes a game has to `depth` plies, or to its end; an error where they are too many.
/// This takes next to no memory, and plays none of the moves of the last ply.
pub fn count<G: Game + ?Sized>(game: &G, depth: Option<u32>) -> Result<usize, TreeError> {
    let mut walk = Walk::new(game, depth);
    let mut nodes = 1;
    while let Some((_, position)) = walk.next() {
        if game.outcome(&position).is_some() || walk.look(&position) == 0 {
            continue;
        }
        if walk.depth() == MAX_DEPTH {
            return Err(TreeError::TooDeep { limit: MAX_DEPTH });
        }
        nodes += walk.moves.len();
        if nodes > MAX_NODES {
            return Err(TreeError::TooManyNodes { limit: MAX_NODES });
        }
        if walk.depth() + 1 < walk.limit {
            walk.descend(position);
        }
    }
    Ok(nodes)
}

/// Where a walk through a game stands.
struct Walk<'a, G: Game + ?Sized> {
    game: &'a G,
    limit: usize,
    start: Option<G::Position>,
    /// The positions gone down from, the root's first.
    path: Vec<G::Position>,
    /// Moves still to be played, each with the length of the path to where it is played; the next last.
    pending: Vec<(usize, Move)>,
    /// The moves of the position looked at last.
    moves: Vec<Move>,
}

impl<'a, G: Game + ?Sized> Walk<'a, G> {
    fn new(game: &'a G, depth: Option<u32>) -> Walk<'a, G> {
        Walk {
            game,
            limit: depth.map_or(usize::MAX, |depth| depth as usize),
            start: Some(game.start()),
            path: Vec::new(),
            pending: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// The next position in preorder, and the move that led to it.
    fn next(&mut self) -> Option<(Option<Move>, G::Position)> {
        if let Some(start) = self.start.take() {
            return Some((None, start));
        }
        let (depth, played) = self.pending.pop()?;
        self.path.truncate(depth);
        let mut position = self.path.last()?.clone();
        self.game.play(&mut position, played);
        Some((Some(played), position))
    }

    /// How many plies the position reached last lies below the root.
    fn depth(&self) -> usize {
        self.path.len()
    }

    /// How many moves lead on from the position reached last; none at the depth limit.
    fn look(&mut self, position: &G::Position) -> usize {
        self.moves.clear();
        if self.depth() < self.limit {
            self.game.moves(position, &mut self.moves);
        }
        self.moves.len()
    }

    /// Goes on with the moves looked at.
    fn descend(&mut self, position: G::Position) {
        self.path.push(position);
        let depth = self.path.len();
        let moves = self.moves.iter().rev();
        self.pending.extend(moves.map(|&played| (depth, played)));
    }
}

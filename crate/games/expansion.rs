//! A game into a tree. No recursion: a game may be as deep as a tree may be.

use super::Game;
use crate::tree::{GameTree, MAX_DEPTH, MAX_NODES, Move, TreeBuilder, TreeError, headway};

/// How much of an expansion is counting, where a game has to be counted.
const COUNTING: f64 = 0.3;

/// Expands a game to `depth` plies, or to its end. Every node has a value, so that a search may stop
/// anywhere: the outcome where the game is over, elsewhere the static evaluation.
pub fn expand<G: Game>(game: &G, depth: Option<u32>) -> Result<GameTree, TreeError> {
    let mut expansion = Expansion::new(game, depth);
    loop {
        if let Some(tree) = expansion.advance(game, usize::MAX)? {
            return Ok(tree);
        }
    }
}

/// How many nodes a game has to `depth` plies, or to its end; an error where they are too many.
/// This takes next to no memory, and plays none of the moves of the last ply.
pub fn count<G: Game>(game: &G, depth: Option<u32>) -> Result<usize, TreeError> {
    let mut count = Count::new(game, depth);
    while !count.advance(game, usize::MAX)? {}
    Ok(count.nodes)
}

/// An expansion under way: first a count, lest memory be taken for a tree that is too large.
pub struct Expansion<G: Game> {
    count: Option<Count<G>>,
    /// How many nodes there will be, once they are counted.
    counted: usize,
    walk: Walk<G>,
    tree: TreeBuilder,
}

impl<G: Game> Expansion<G> {
    /// Nothing is expanded yet.
    pub fn new(game: &G, depth: Option<u32>) -> Expansion<G> {
        Expansion {
            count: (!game.always_fits()).then(|| Count::new(game, depth)),
            counted: 0,
            walk: Walk::new(game, depth),
            tree: TreeBuilder::new(game.player(&game.start())),
        }
    }

    /// Looks at so many positions, or at those that are left; the tree, once it is whole.
    pub fn advance(&mut self, game: &G, positions: usize) -> Result<Option<GameTree>, TreeError> {
        if let Some(count) = &mut self.count {
            if count.advance(game, positions)? {
                self.counted = count.nodes;
                self.count = None;
            }
            return Ok(None);
        }
        for _ in 0..positions {
            let Some((played, position)) = self.walk.next(game) else {
                return self.finish(game).map(Some);
            };
            self.grow(game, played, position)?;
        }
        Ok(None)
    }

    fn grow(
        &mut self,
        game: &G,
        played: Option<Move>,
        position: G::Position,
    ) -> Result<(), TreeError> {
        let (walk, tree) = (&mut self.walk, &mut self.tree);
        while tree.depth() > walk.depth() {
            tree.close()?;
        }
        let outcome = game.outcome(&position);
        let value = outcome.unwrap_or_else(|| game.evaluate(&position));
        let node = if outcome.is_none() && walk.look(game, &position) > 0 {
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
        Ok(())
    }

    fn finish(&mut self, game: &G) -> Result<GameTree, TreeError> {
        let next = TreeBuilder::new(game.player(&game.start()));
        let mut tree = std::mem::replace(&mut self.tree, next);
        while tree.depth() > 0 {
            tree.close()?;
        }
        tree.finish()
    }
}

/// An expansion of a game that it knows itself.
pub trait Expanding {
    /// See [`Expansion::advance`].
    fn advance(&mut self, positions: usize) -> Result<Option<GameTree>, TreeError>;

    /// How many nodes there will be, or are, as far as is known.
    fn most(&self) -> usize;

    /// How much of it is done, 0 … 1.
    fn share(&self) -> f64;
}

impl<G: Game> Expanding for (G, Expansion<G>) {
    fn advance(&mut self, positions: usize) -> Result<Option<GameTree>, TreeError> {
        let (game, expansion) = self;
        expansion.advance(game, positions)
    }

    fn most(&self) -> usize {
        let (_, expansion) = self;
        expansion.counted.max(expansion.tree.len())
    }

    fn share(&self) -> f64 {
        let (game, expansion) = self;
        match &expansion.count {
            Some(count) => COUNTING * count.walk.share(),
            None if game.always_fits() => expansion.walk.share(),
            None => COUNTING + (1.0 - COUNTING) * expansion.walk.share(),
        }
    }
}

/// A count under way.
struct Count<G: Game> {
    walk: Walk<G>,
    nodes: usize,
}

impl<G: Game> Count<G> {
    fn new(game: &G, depth: Option<u32>) -> Count<G> {
        let walk = Walk::new(game, depth);
        Count { walk, nodes: 1 }
    }

    /// Looks at so many positions, and says whether that was all.
    fn advance(&mut self, game: &G, positions: usize) -> Result<bool, TreeError> {
        let walk = &mut self.walk;
        for _ in 0..positions {
            let Some((_, position)) = walk.next(game) else {
                return Ok(true);
            };
            if game.outcome(&position).is_some() || walk.look(game, &position) == 0 {
                continue;
            }
            if walk.depth() == MAX_DEPTH {
                return Err(TreeError::TooDeep { limit: MAX_DEPTH });
            }
            self.nodes += walk.moves.len();
            if self.nodes > MAX_NODES {
                return Err(TreeError::TooManyNodes { limit: MAX_NODES });
            }
            if walk.depth() + 1 < walk.limit {
                walk.descend(position);
            }
        }
        Ok(false)
    }
}

/// Where a walk through a game stands.
struct Walk<G: Game> {
    limit: usize,
    start: Option<G::Position>,
    /// The positions gone down from, the root's first.
    path: Vec<Level<G::Position>>,
    /// Moves still to be played, those of the last position last, the next at the very end.
    pending: Vec<Move>,
    /// The moves of the position looked at last.
    moves: Vec<Move>,
}

/// A position gone down from, and how many of its moves are still to be played.
struct Level<P> {
    position: P,
    left: u32,
    moves: u32,
}

impl<G: Game> Walk<G> {
    fn new(game: &G, depth: Option<u32>) -> Walk<G> {
        Walk {
            limit: depth.map_or(usize::MAX, |depth| depth as usize),
            start: Some(game.start()),
            path: Vec::new(),
            pending: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// The next position in preorder, and the move that led to it.
    fn next(&mut self, game: &G) -> Option<(Option<Move>, G::Position)> {
        if let Some(start) = self.start.take() {
            return Some((None, start));
        }
        while self.path.pop_if(|level| level.left == 0).is_some() {}
        let level = self.path.last_mut()?;
        level.left -= 1;
        let played = self.pending.pop()?;
        let mut position = level.position.clone();
        game.play(&mut position, played);
        Some((Some(played), position))
    }

    /// How many plies the position reached last lies below the root.
    fn depth(&self) -> usize {
        self.path.len()
    }

    /// How many moves lead on from the position reached last; none at the depth limit.
    fn look(&mut self, game: &G, position: &G::Position) -> usize {
        self.moves.clear();
        if self.depth() < self.limit {
            game.moves(position, &mut self.moves);
        }
        self.moves.len()
    }

    /// Goes on with the moves looked at.
    fn descend(&mut self, position: G::Position) {
        let moves = self.moves.len() as u32;
        self.path.push(Level {
            position,
            left: moves,
            moves,
        });
        self.pending.extend(self.moves.iter().rev());
    }

    fn share(&self) -> f64 {
        headway(self.path.iter().map(|level| (level.left, level.moves)))
    }
}

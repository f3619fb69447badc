//! Expands a game into a tree, without recursion: a game may be as deep as a tree.

use super::Game;
use crate::tree::{GameTree, Limits, MAX_DEPTH, Move, NodeId};
use crate::tree::{Sliced, TreeBuilder, TreeError, walk_progress};

/// The share of the work that counting takes, where a game has to be counted first.
const COUNTING: f64 = 0.3;

/// Expands a game to `depth` plies, or to its end. Every node has a value, so that a search may stop
/// anywhere: the outcome where the game is over, elsewhere the static evaluation.
pub fn expand<G: Game + Clone>(game: &G, depth: Option<u32>) -> Result<GameTree, TreeError> {
    Expansion::new(game.clone(), depth, Limits::default()).finish(&())
}

/// How many nodes a game has to `depth` plies, or to its end; an error where they are too many.
/// Counting takes little memory and does not play the moves of the last ply. Few plies are counted first, so that a
/// tree that is far too large is refused early.
pub fn count<G: Game>(game: &G, depth: Option<u32>) -> Result<usize, TreeError> {
    PlyCount::new(game, depth, Limits::default()).finish(game)
}

/// Expands a game. Nodes are counted first, so that no memory is taken for a tree that is too large.
pub struct Expansion<G: Game> {
    game: G,
    /// `None` once the nodes are counted.
    count: Option<PlyCount<G>>,
    /// The most nodes that the tree can have, once that is known.
    most: usize,
    /// Whether the nodes had to be counted.
    counted: bool,
    walk: Walk<G>,
    tree: TreeBuilder,
    /// The node of each expanded position, by the number of the position; 0 where there is none (the root never
    /// recurs).
    known: Vec<NodeId>,
}

impl<G: Game> Expansion<G> {
    /// Nothing is expanded yet.
    pub fn new(game: G, depth: Option<u32>, limits: Limits) -> Expansion<G> {
        let most = game.most_nodes(depth).filter(|&most| most <= limits.nodes);
        Expansion {
            count: most.is_none().then(|| PlyCount::new(&game, depth, limits)),
            most: most.unwrap_or(0),
            counted: most.is_none(),
            walk: Walk::new(&game, plies(depth)),
            tree: TreeBuilder::new(game.player(&game.start())).at_most(limits.nodes),
            known: Vec::new(),
            game,
        }
    }

    fn grow(&mut self, played: Option<Move>) -> Result<(), TreeError> {
        let (game, walk, tree) = (&self.game, &mut self.walk, &mut self.tree);
        while tree.depth() > walk.depth() {
            tree.close()?;
        }
        let Some(position) = walk.position() else {
            return Ok(());
        };
        let outcome = game.outcome(position);
        let number = game.number(position).filter(|_| outcome.is_none());
        let known = number.and_then(|number| self.known.get(number).copied());
        let known = known.filter(|&node| node != 0);
        let (player, chance) = (game.player(position), game.chance(position));
        let value = outcome.unwrap_or_else(|| game.evaluate(position));
        let node = if let Some(known) = known {
            tree.repeat(known)?
        } else if outcome.is_none() && walk.list_moves(game) > 0 {
            let node = match chance {
                true => tree.open_chance()?,
                false => tree.open(Some(player))?,
            };
            tree.set_value(node, value);
            if walk.position().is_some_and(|position| game.noisy(position)) {
                tree.set_noisy(node);
            }
            if let Some(number) = number {
                let numbers = self.known.len().max(number + 1);
                self.known.resize(numbers, 0);
                self.known[number] = node;
            }
            node
        } else {
            tree.leaf(Some(value))?
        };
        if let Some(played) = played {
            tree.set_move(node, played);
        }
        Ok(())
    }

    fn close(&mut self) -> Result<GameTree, TreeError> {
        let next = TreeBuilder::new(self.game.player(&self.game.start()));
        let mut tree = std::mem::replace(&mut self.tree, next);
        while tree.depth() > 0 {
            tree.close()?;
        }
        tree.finish()
    }
}

impl<G: Game> Sliced for Expansion<G> {
    type Output = GameTree;
    type Error = TreeError;

    /// Counts so many positions, or adds so many nodes.
    fn advance(&mut self, (): &(), positions: usize) -> Result<Option<GameTree>, TreeError> {
        if let Some(count) = &mut self.count {
            if let Some(nodes) = count.advance(&self.game, positions)? {
                self.most = nodes;
                self.count = None;
            }
            return Ok(None);
        }
        if self.tree.is_empty() {
            self.tree.make_room(self.most);
        }
        let until = self.tree.len().saturating_add(positions);
        while self.tree.len() < until {
            let Some(played) = self.walk.next(&self.game) else {
                return self.close().map(Some);
            };
            self.grow(played)?;
        }
        Ok(None)
    }

    fn share(&self, (): &()) -> f64 {
        match &self.count {
            Some(count) => COUNTING * count.share(&self.game),
            None if self.counted => COUNTING + (1.0 - COUNTING) * self.walk.share(),
            None => self.walk.share(),
        }
    }
}

/// The expansion of any game.
pub trait Expanding: Sliced<Output = GameTree, Error = TreeError> {
    /// The number of nodes that the tree will have, or those so far.
    fn most(&self) -> usize;
}

impl<G: Game> Expanding for Expansion<G> {
    fn most(&self) -> usize {
        self.most.max(self.tree.len())
    }
}

/// Counts nodes to one ply, to two, to four and so on.
struct PlyCount<G: Game> {
    walk: Walk<G>,
    nodes: usize,
    /// The plies asked for, and the most nodes accepted.
    plies: usize,
    most: usize,
    /// The number of counts that did not reach the end.
    passes: i32,
    /// Whether this count stopped at positions where the game may go on.
    cut: bool,
}

impl<G: Game> PlyCount<G> {
    fn new(game: &G, depth: Option<u32>, limits: Limits) -> PlyCount<G> {
        let plies = plies(depth);
        PlyCount {
            walk: Walk::new(game, plies.min(1)),
            nodes: 1,
            plies,
            most: limits.nodes,
            passes: 0,
            cut: false,
        }
    }

    /// Starts again with twice as many plies.
    fn deepen(&mut self, game: &G) {
        let limit = self.walk.limit.saturating_mul(2).min(self.plies);
        self.walk = Walk::new(game, limit);
        self.nodes = 1;
        self.passes += 1;
        self.cut = false;
    }
}

impl<G: Game> Sliced<G> for PlyCount<G> {
    type Output = usize;
    type Error = TreeError;

    /// Looks at so many positions; the number of nodes once all are counted.
    fn advance(&mut self, game: &G, positions: usize) -> Result<Option<usize>, TreeError> {
        for _ in 0..positions {
            if self.walk.next(game).is_none() {
                if !self.cut || self.walk.limit == self.plies {
                    return Ok(Some(self.nodes));
                }
                self.deepen(game);
                continue;
            }
            let walk = &mut self.walk;
            let over = walk.position().map(|position| game.outcome(position));
            if over.flatten().is_some() {
                continue;
            }
            let moves = walk.list_moves(game);
            if moves == 0 {
                continue;
            }
            if walk.depth() == MAX_DEPTH {
                return Err(TreeError::TooDeep { limit: MAX_DEPTH });
            }
            self.nodes += moves as usize;
            if self.nodes > self.most {
                return Err(TreeError::TooManyNodes { limit: self.most });
            }
            if walk.depth() + 1 >= walk.limit {
                walk.drop_moves();
                self.cut = true;
            }
        }
        Ok(None)
    }

    /// The number of counts is not known in advance.
    fn share(&self, _: &G) -> f64 {
        1.0 - (1.0 - self.walk.share() / 2.0) / 2f64.powi(self.passes)
    }
}

fn plies(depth: Option<u32>) -> usize {
    depth.map_or(usize::MAX, |depth| depth as usize)
}

/// A walk through the positions of a game in preorder.
struct Walk<G: Game> {
    limit: usize,
    /// Whether the walk has begun.
    begun: bool,
    /// The positions from the root to the present one. Moves are played in place.
    path: Vec<OpenPosition<G::Position>>,
    /// A stack of the moves still to play; the next one is last.
    pending: Vec<Move>,
}

/// A position on the path, and how many of its moves are still to be played; 0 until [`Walk::list_moves`] lists them.
struct OpenPosition<P> {
    position: P,
    left: u32,
    moves: u32,
}

impl<P> OpenPosition<P> {
    fn new(position: P) -> OpenPosition<P> {
        OpenPosition {
            position,
            left: 0,
            moves: 0,
        }
    }
}

impl<G: Game> Walk<G> {
    fn new(game: &G, limit: usize) -> Walk<G> {
        Walk {
            limit,
            begun: false,
            path: vec![OpenPosition::new(game.start())],
            pending: Vec::new(),
        }
    }

    /// Moves to the next position in preorder, and returns the move that led to it.
    #[inline]
    fn next(&mut self, game: &G) -> Option<Option<Move>> {
        if !self.begun {
            self.begun = true;
            return Some(None);
        }
        while self.path.pop_if(|level| level.left == 0).is_some() {}
        let above = self.path.last_mut()?;
        above.left -= 1;
        let level = OpenPosition::new(above.position.clone());
        self.path.push(level);
        let played = self.pending.pop()?;
        game.play(&mut self.path.last_mut()?.position, played);
        Some(Some(played))
    }

    /// The depth of the present position.
    fn depth(&self) -> usize {
        self.path.len() - 1
    }

    /// The present position; `None` at the end of the walk.
    fn position(&self) -> Option<&G::Position> {
        self.path.last().map(|level| &level.position)
    }

    /// Lists the moves from the present position, none at the depth limit, and returns their number. The walk plays
    /// them next, unless [`Walk::drop_moves`] drops them.
    fn list_moves(&mut self, game: &G) -> u32 {
        let before = self.pending.len();
        if self.depth() >= self.limit {
            return 0;
        }
        let Some(level) = self.path.last_mut() else {
            return 0;
        };
        game.moves(&level.position, &mut self.pending);
        let moves = &mut self.pending[before..];
        moves.reverse();
        level.moves = moves.len() as u32;
        level.left = level.moves;
        level.moves
    }

    /// Drops the moves listed last.
    fn drop_moves(&mut self) {
        if let Some(level) = self.path.last_mut() {
            let left = self.pending.len() - level.left as usize;
            self.pending.truncate(left);
            level.left = 0;
        }
    }

    fn share(&self) -> f64 {
        let levels = self.path.iter().map(|level| (level.left, level.moves));
        walk_progress(levels.filter(|&(_, moves)| moves > 0))
    }
}

//! Making the tree of a source, whichever it is.

use super::options::{GameSource, Options};
use super::other_search::OtherSearch;
use super::progress::Stage;
use super::source::{RequestError, Source, SourceError};
use crate::search::{Memory, Rules};
use crate::source::games::{AnyGame, AnyPositioning};
use crate::source::generate::Growth;
use crate::source::notation::Parsing;
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, Sliced};

/// The making of a tree, a bounded number of nodes at a time.
pub trait Make {
    /// The stages that it takes, in order.
    fn stages(&self) -> Vec<Stage>;

    /// The present stage, and the share of it that is done, 0 … 1.
    fn stage(&self) -> (Stage, f64);

    /// For how many nodes there has to be memory.
    fn most(&self) -> usize;

    /// Handles about `nodes` nodes. Returns the tree once it is made.
    ///
    /// # Errors
    /// The problem of the source.
    fn advance(
        &mut self,
        options: &Options,
        nodes: usize,
    ) -> Result<Option<SourceTree>, SourceError>;

    /// Takes the bytes that come next, where a trace is read; `last`: no more come. Returns whether more are wanted.
    ///
    /// # Errors
    /// The problem of the trace.
    fn feed(&mut self, _bytes: &[u8], _last: bool) -> Result<bool, SourceError> {
        Ok(false)
    }
}

/// A tree, its game, and a recorder for the trace about it.
pub struct SourceTree {
    /// The tree.
    pub tree: GameTree,
    /// The game that it was expanded from.
    pub game: Option<Expanded>,
    /// Records the search that another program made of it.
    pub replay: Option<StartReplay>,
}

/// A game, and the number of plies to which it was expanded; `None`: to the end.
#[derive(Clone)]
pub struct Expanded {
    /// The game.
    pub game: AnyGame,
    /// The plies.
    pub plies: Option<u32>,
}

/// Begins to record the search of another program on its tree.
pub type StartReplay = Box<dyn FnOnce(GameTree, Rules) -> Box<dyn OtherSearch>>;

/// Begins to make the tree of a text, as most pages do.
///
/// # Errors
/// The text is too long; or it is no text.
pub fn only_text(
    source: Source,
    options: &Options,
    limits: Limits,
) -> Result<Box<dyn Make>, SourceError> {
    match source {
        Source::Text(text) => Ok(Box::new(SingleStage {
            work: Parsing::new(text, options.root, limits)?,
            stage: Stage::Reading,
            most: Parsing::most,
            game: None,
        })),
        _ => Err(RequestError::NotHere.into()),
    }
}

/// Begins to make the tree of any source that is no trace.
///
/// # Errors
/// The source is none.
pub fn all_but_traces(
    source: Source,
    options: &Options,
    limits: Limits,
) -> Result<Box<dyn Make>, SourceError> {
    match source {
        Source::Random(recipe) => Ok(Box::new(SingleStage {
            work: Growth::new(&recipe, options.root, limits)?,
            stage: Stage::Generating,
            most: Growth::most,
            game: None,
        })),
        Source::Game(GameSource { game, plies }) => Ok(Box::new(SingleStage {
            work: game.expansion(plies, limits),
            stage: Stage::Expanding,
            most: |expansion| expansion.most(),
            game: Some(Expanded { game, plies }),
        })),
        other => only_text(other, options, limits),
    }
}

/// The making of a tree in one stage.
struct SingleStage<W> {
    work: W,
    stage: Stage,
    most: fn(&W) -> usize,
    game: Option<Expanded>,
}

impl<W: Sliced<Output = GameTree>> Make for SingleStage<W>
where
    SourceError: From<W::Error>,
{
    fn stages(&self) -> Vec<Stage> {
        vec![self.stage]
    }

    fn stage(&self) -> (Stage, f64) {
        (self.stage, self.work.share(&()))
    }

    fn most(&self) -> usize {
        (self.most)(&self.work)
    }

    fn advance(&mut self, _: &Options, nodes: usize) -> Result<Option<SourceTree>, SourceError> {
        let finish = |tree| SourceTree {
            tree,
            game: self.game.take(),
            replay: None,
        };
        Ok(self.work.advance(&(), nodes)?.map(finish))
    }
}

/// The names of the nodes; in the tree of a game those of the moves.
pub(super) fn names(tree: &GameTree, expanded: Option<&Expanded>) -> Names {
    let names = Names::new(tree);
    match expanded {
        Some(Expanded { game, .. }) => names
            .with_moves(tree, |played| game.move_text(played))
            .with_root(game.start_text()),
        None => names,
    }
}

/// Finds the positions of a game that is searched with a transposition table.
pub(super) fn positioning(
    tree: &GameTree,
    rules: &Rules,
    expanded: Option<&Expanded>,
) -> Option<AnyPositioning> {
    if rules.table == Memory::None || tree.chance().is_some() {
        return None;
    }
    let Expanded { game, plies } = expanded?;
    Some(game.positioning(*plies))
}

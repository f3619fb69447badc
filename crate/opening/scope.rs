//! The sources that a module can open. A module links only the code that its scope names.

use std::convert::Infallible;

use super::foreign_trace;
use super::make::{self, Make};
use super::options::Options;
use super::other_search::OtherSearch;
use super::source::{RequestError, Source, SourceError};
use crate::explain::best_first::Exploring;
use crate::explain::summary::{Tally, Tallying};
use crate::search::best_first;
use crate::search::{Positions, Rules};
use crate::source::order::{Arranging, Order};
use crate::trace::Recording;
use crate::tree::{GameTree, Limits, Sliced};

/// The sources, orders and searches that can be opened.
#[derive(Clone, Copy)]
pub struct Scope {
    /// Begins to make the tree of a source.
    pub make: StartMaking,
    /// Begins to put a tree in an order that is not the given one, for a search with a depth limit.
    pub arrange: StartArranging,
    /// Begins to record a search. Nodes with the same position are known in the tree of a game that is searched with a
    /// transposition table.
    pub record: fn(GameTree, Rules, Positions) -> Result<Recording, RequestError>,
    /// Begins a best-first search.
    pub explore: StartExploring,
    /// Begins to count the nodes of minimax.
    pub count: fn(&GameTree, &Rules) -> Box<Count>,
}

/// Begins to make a tree.
pub type StartMaking = fn(Source, &Options, Limits) -> Result<Box<dyn Make>, SourceError>;

/// Begins to put a tree in order.
pub type StartArranging = fn(&GameTree, Order, Option<u32>) -> Result<Box<Arrange>, RequestError>;

/// Begins a best-first search.
pub type StartExploring =
    fn(GameTree, best_first::Rules) -> Result<Box<dyn OtherSearch>, RequestError>;

/// Putting a tree in order.
pub type Arrange = dyn Sliced<GameTree, Output = GameTree, Error = Infallible>;

/// The count of a search.
pub type Count = dyn Sliced<GameTree, Output = Tally, Error = Infallible>;

impl Scope {
    /// Trees as text in the given order, in which MAX and MIN move, searched by minimax or alpha–beta, as on most
    /// pages.
    pub const TYPED: Scope = Scope {
        make: make::only_text,
        arrange: |_, _, _| Err(RequestError::NotHere),
        record: |tree, rules, _| match tree.chance().is_none() && rules.single_visit() {
            true => Ok(Recording::single_visit(tree, rules)),
            false => Err(RequestError::NotHere),
        },
        explore: |_, _| Err(RequestError::NotHere),
        count: |_, rules| Box::new(Tallying::minimax(rules)),
    };

    /// Everything.
    pub const WHOLE: Scope = Scope {
        make: |source, options, limits| match source {
            Source::Trace(trace) => foreign_trace::import(trace, options, limits),
            other => make::all_but_traces(other, options, limits),
        },
        arrange: |tree, order, depth| Ok(Box::new(Arranging::new(tree, order, depth))),
        record: |tree, rules, positions| Ok(Recording::any(tree, rules, positions)),
        explore: |tree, rules| match rules.fits(&tree) {
            true => Ok(Box::new(Exploring::new(tree, rules))),
            false => Err(RequestError::ChanceInProof),
        },
        count: |_, rules| Box::new(Tallying::new(rules)),
    };
}

//! The work of an opening, stage by stage.

use super::make::Make;
use super::other_search::OtherSearch;
use super::progress::Stage;
use super::scope::{Arrange, Count};
use crate::explain::summary::Survey;
use crate::frame::Frame;
use crate::picture::layout::{Layout, LayoutBuilder};
use crate::source::games::AnyPositioning;
use crate::trace::{Recording, Trace};
use crate::tree::names::Names;
use crate::tree::{GameTree, Sliced};

/// The work of the present stage, and the results of the stages before it.
pub(super) enum Work {
    Making(Box<dyn Make>),
    Ordering(GameTree, Box<Arrange>),
    LayingOut(GameTree, LayoutBuilder),
    /// Before the search of a game with a table.
    Positioning(GameTree, AnyPositioning, Layout, Names),
    Searching(Recording, Layout, Names),
    /// A best-first search, or that of another program.
    Other(Box<dyn OtherSearch>, Layout, Names),
    Surveying(Survey, Searched),
    Counting(Box<Count>, Survey, Searched),
    /// All stages are done, or one failed.
    Over,
}

impl Work {
    pub(super) fn laying_out(tree: GameTree) -> Work {
        let builder = LayoutBuilder::new(&tree);
        Work::LayingOut(tree, builder)
    }

    pub(super) fn surveying(searched: Searched) -> Work {
        let survey = Survey::new(&searched.last());
        Work::Surveying(survey, searched)
    }

    /// The stage that it belongs to, and how much of that stage is done, 0 … 1.
    pub(super) fn stage(&self) -> Option<(Stage, f64)> {
        Some(match self {
            Work::Making(make) => make.stage(),
            Work::Ordering(tree, work) => (Stage::Ordering, work.share(tree)),
            Work::LayingOut(tree, work) => (Stage::LayingOut, work.share(tree)),
            Work::Positioning(..) => (Stage::Searching, 0.0),
            Work::Searching(work, ..) => (Stage::Searching, work.share(&())),
            Work::Other(work, ..) => (Stage::Searching, work.share()),
            Work::Surveying(work, searched) => {
                (Stage::Counting, work.share(&searched.last()) / 2.0)
            }
            Work::Counting(work, _, searched) => {
                let share = work.share(searched.trace.tree());
                (Stage::Counting, 0.5 + share / 2.0)
            }
            Work::Over => return None,
        })
    }

    /// The number of nodes that this stage needs memory for, in a tree of so many `nodes` once there is a tree.
    pub(super) fn most(&self, nodes: usize) -> usize {
        match self {
            Work::Making(make) => make.most(),
            // A search with several visits can make more calls than there are nodes.
            Work::Searching(work, ..) => nodes.max(2 * work.calls()),
            Work::Other(work, ..) => nodes.max(work.updates()),
            // A list of positions that grows exists twice, with room for as many again.
            Work::Positioning(_, work, ..) => nodes.max(4 * work.found()),
            _ => nodes,
        }
    }
}

/// A tree that has been searched.
pub(super) struct Searched {
    pub trace: Trace,
    pub layout: Layout,
    pub names: Names,
}

impl Searched {
    /// The frame at the end of the search.
    pub fn last(&self) -> Frame<'_> {
        Frame::new(&self.trace, self.trace.steps())
    }
}

//! The work of an opening, stage by stage.

use super::make::Make;
use super::other_search::OtherSearch;
use super::plan::Plan;
use super::progress::Stage;
use super::scope::{Arrange, Count};
use crate::explain::summary::Survey;
use crate::frame::Frame;
use crate::picture::layout::LayoutBuilder;
use crate::source::games::AnyPositioning;
use crate::trace::{Recording, Trace};
use crate::tree::{GameTree, Sliced};

/// The work of the present stage, and the results of the stages before it.
pub(super) enum StageWork {
    Making(Box<dyn Make>),
    Ordering(GameTree, Box<Arrange>),
    LayingOut(GameTree, LayoutBuilder),
    /// Before the search of a game with a table.
    Positioning(GameTree, AnyPositioning, Plan),
    Searching(Recording, Plan),
    /// A best-first search, or that of another program.
    Other(Box<dyn OtherSearch>, Plan),
    Surveying(Survey, SearchedTree),
    Counting(Box<Count>, Survey, SearchedTree),
    /// All stages are done, or one failed.
    Over,
}

impl StageWork {
    pub(super) fn laying_out(tree: GameTree) -> StageWork {
        let builder = LayoutBuilder::new(&tree);
        StageWork::LayingOut(tree, builder)
    }

    pub(super) fn surveying(searched: SearchedTree) -> StageWork {
        let survey = Survey::new(&searched.last());
        StageWork::Surveying(survey, searched)
    }

    /// The stage that it belongs to, and how much of that stage is done, 0 … 1.
    pub(super) fn stage(&self) -> Option<(Stage, f64)> {
        Some(match self {
            StageWork::Making(make) => make.stage(),
            StageWork::Ordering(tree, work) => (Stage::Ordering, work.share(tree)),
            StageWork::LayingOut(tree, work) => (Stage::LayingOut, work.share(tree)),
            StageWork::Positioning(..) => (Stage::Searching, 0.0),
            StageWork::Searching(work, ..) => (Stage::Searching, work.share(&())),
            StageWork::Other(work, ..) => (Stage::Searching, work.share()),
            StageWork::Surveying(work, searched) => {
                (Stage::Counting, work.share(&searched.last()) / 2.0)
            }
            StageWork::Counting(work, _, searched) => {
                let share = work.share(searched.trace.tree());
                (Stage::Counting, 0.5 + share / 2.0)
            }
            StageWork::Over => return None,
        })
    }

    /// The number of nodes that this stage needs memory for, in a tree of so many `nodes` once there is a tree.
    pub(super) fn most(&self, nodes: usize) -> usize {
        match self {
            StageWork::Making(make) => make.most(),
            // A search with several visits can make more calls than there are nodes.
            StageWork::Searching(work, ..) => nodes.max(2 * work.calls()),
            StageWork::Other(work, ..) => nodes.max(work.updates()),
            // A list of positions that grows exists twice, with room for as many again.
            StageWork::Positioning(_, work, ..) => nodes.max(4 * work.found()),
            _ => nodes,
        }
    }
}

/// A tree that has been searched.
pub(super) struct SearchedTree {
    pub trace: Trace,
    pub plan: Plan,
}

impl SearchedTree {
    /// The frame at the end of the search.
    pub fn last(&self) -> Frame<'_> {
        Frame::new(&self.trace, self.trace.steps())
    }
}

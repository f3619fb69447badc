//! One search of one tree, as JavaScript holds it.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use wasm_bindgen::prelude::*;

use super::arguments::Arguments;
use super::failure::Failure;
use crate::exercise::task::Task;
use crate::explain::listing::Writing;
use crate::explain::summary::{Summary, Tally};
use crate::frame::Frame;
use crate::frame::compare::{Comparison, Differences};
use crate::frame::kinds::KindsOfNodes;
use crate::frame::minimal::Finder;
use crate::opening::{Finding, Opened};
use crate::picture::layout::Layout;
use crate::picture::scene::Rasters;
use crate::search::uniform::Uniform;
use crate::source::games::Play;
use crate::trace::Trace;
use crate::tree::names::Names;
use crate::tree::{GameTree, NodeId};

/// One search of one tree.
#[wasm_bindgen]
pub struct Search {
    pub(super) trace: Trace,
    /// The listing.
    pub(super) writing: Writing,
    pub(super) layout: Layout,
    pub(super) names: Names,
    /// The game that the tree was expanded from.
    pub(super) game: Option<Rc<dyn Play>>,
    /// The first thing that is wrong with the search of another program.
    pub(super) finding: Option<Finding>,
    /// The outcome.
    pub(super) summary: Summary,
    /// The value and the counts of plain minimax on the same tree.
    pub(super) minimax: Tally,
    /// The parameters of a uniform tree; `None` if the tree is not uniform.
    pub(super) uniform: Option<Uniform>,
    /// The layout as seen in the viewports in use.
    pub(super) rasters: RefCell<Rasters>,
    /// A number that no other search has.
    pub(super) number: u32,
    /// The number of the search that it was last compared with, and the differences found so far.
    pub(super) comparison: RefCell<Option<(u32, Comparison)>>,
    /// The number of the search that all differences were asked for last, and those found so far.
    pub(super) differences: RefCell<Option<(u32, Differences)>>,
    /// The minimal tree, as far as it has been asked for.
    pub(super) minimal: RefCell<Finder>,
    /// The kinds of the calls of another program, once they have been asked for.
    pub(super) kinds: OnceCell<Option<KindsOfNodes>>,
    /// The task that an exercise about this search sets.
    pub(super) task: OnceCell<Task>,
}

impl Search {
    pub(super) fn new(opened: Opened, number: u32) -> Search {
        Search {
            trace: opened.trace,
            writing: opened.writing,
            layout: opened.layout,
            names: opened.names,
            game: opened.game,
            finding: opened.finding,
            summary: opened.summary,
            minimax: opened.minimax,
            uniform: opened.uniform,
            rasters: RefCell::default(),
            number,
            comparison: RefCell::default(),
            differences: RefCell::default(),
            minimal: RefCell::default(),
            kinds: OnceCell::new(),
            task: OnceCell::new(),
        }
    }

    pub(super) fn tree(&self) -> &GameTree {
        self.trace.tree()
    }

    /// The step that an argument says.
    pub(super) fn step(&self, arguments: &Arguments, name: &str) -> Result<u32, Failure> {
        let step = arguments.whole(name, self.trace.steps() as usize)?;
        Ok(step as u32)
    }

    /// The frame at the step that the arguments say.
    pub(super) fn frame(&self, arguments: &Arguments) -> Result<Frame<'_>, Failure> {
        Ok(Frame::new(&self.trace, self.step(arguments, "step")?))
    }

    /// The node that the arguments say.
    pub(super) fn node(&self, arguments: &Arguments) -> Result<NodeId, Failure> {
        let node = arguments.whole("node", self.tree().len() - 1)?;
        Ok(node as NodeId)
    }

    /// The same if they say one.
    pub(super) fn some_node(&self, arguments: &Arguments) -> Result<Option<NodeId>, Failure> {
        let node = arguments.some_whole("node", self.tree().len() - 1)?;
        Ok(node.map(|node| node as NodeId))
    }
}

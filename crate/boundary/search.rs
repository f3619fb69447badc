//! One search of one tree, as JavaScript holds it, of either kind.

use std::cell::{OnceCell, RefCell};
use std::ops::Deref;

use wasm_bindgen::prelude::*;

use super::arguments::Arguments;
use super::failure::Failure;
use crate::exercise::task::Task;
use crate::explain::best_first::OpenedUpdates;
use crate::frame::Frame;
use crate::frame::best_first::BestFirstFrame;
use crate::frame::call_kinds::CallKinds;
use crate::frame::compare::{Comparison, Differences};
use crate::frame::minimal::Finder;
use crate::opening::{Opened, OpenedCalls, OpenedSearch, Plan};
use crate::picture::scene::{Depicted, Raster, Rasters, Scene, Style, Viewport, scene_on};
use crate::trace::best_first::BestFirstTrace;
use crate::tree::GameTree;

/// A search as JavaScript holds it.
#[wasm_bindgen(js_name = Search)]
pub struct SearchHandle(pub(super) AnySearch);

/// A search that is made of calls, or one that is made of updates.
pub(super) enum AnySearch {
    Calls(Box<CallSearch>),
    Updates(Box<BestFirstSearch>),
}

impl SearchHandle {
    pub(super) fn new(Opened { ran, plan }: Opened, number: u32) -> SearchHandle {
        let drawing = TreeDrawing {
            plan,
            rasters: RefCell::default(),
            number,
        };
        SearchHandle(match ran {
            OpenedSearch::Calls(called) => {
                AnySearch::Calls(Box::new(CallSearch::new(*called, drawing)))
            }
            OpenedSearch::Updates(explored) => AnySearch::Updates(Box::new(BestFirstSearch {
                explored: *explored,
                drawing,
            })),
        })
    }

    /// The tree, and how it is drawn.
    pub(super) fn drawing(&self) -> (&GameTree, &TreeDrawing) {
        match &self.0 {
            AnySearch::Calls(search) => (search.tree(), &search.drawing),
            AnySearch::Updates(search) => (search.tree(), &search.drawing),
        }
    }
}

/// A tree as it is drawn.
pub struct TreeDrawing {
    plan: Plan,
    /// The layout as seen in the viewports in use.
    pub(super) rasters: RefCell<Rasters>,
    /// A number that no other search has.
    pub(super) number: u32,
}

impl Deref for TreeDrawing {
    type Target = Plan;

    fn deref(&self) -> &Plan {
        &self.plan
    }
}

impl TreeDrawing {
    /// The scene of a frame of `tree`, with `added` marks.
    pub(super) fn draw<F: Depicted>(
        &self,
        frame: &F,
        viewport: &Viewport,
        style: &Style,
        added: impl FnOnce(&mut Scene, &Raster),
    ) -> Scene {
        let mut rasters = self.rasters.borrow_mut();
        let raster = rasters.of(frame.tree(), &self.layout, viewport);
        let game = self.game.as_deref();
        let mut scene = scene_on(raster, frame, &self.layout, &self.names, game, style);
        added(&mut scene, raster);
        scene.by_shade();
        scene
    }
}

/// A best-first search.
pub struct BestFirstSearch {
    pub(super) explored: OpenedUpdates,
    drawing: TreeDrawing,
}

impl Deref for BestFirstSearch {
    type Target = TreeDrawing;

    fn deref(&self) -> &TreeDrawing {
        &self.drawing
    }
}

impl BestFirstSearch {
    pub(super) fn trace(&self) -> &BestFirstTrace {
        &self.explored.trace
    }

    pub(super) fn tree(&self) -> &GameTree {
        self.trace().tree()
    }

    /// The step that an argument says.
    pub(super) fn step(&self, arguments: &Arguments, name: &str) -> Result<u32, Failure> {
        let step = arguments.integer(name, self.trace().steps() as usize)?;
        Ok(step as u32)
    }

    /// The frame at the step that the arguments say.
    pub(super) fn frame(&self, arguments: &Arguments) -> Result<BestFirstFrame<'_>, Failure> {
        Ok(BestFirstFrame::new(
            self.trace(),
            self.step(arguments, "step")?,
        ))
    }
}

/// A search that is made of calls.
pub struct CallSearch {
    called: OpenedCalls,
    pub(super) drawing: TreeDrawing,
    /// The number of the search that it was last compared with, and the differences found so far.
    pub(super) comparison: RefCell<Option<(u32, Comparison)>>,
    /// The number of the search that all differences were asked for last, and those found so far.
    pub(super) differences: RefCell<Option<(u32, Differences)>>,
    /// The minimal tree, as far as it has been asked for.
    pub(super) minimal: RefCell<Finder>,
    /// The kinds of the calls of another program, once they have been asked for.
    pub(super) kinds: OnceCell<Option<CallKinds>>,
    /// The task that an exercise about this search sets.
    pub(super) task: OnceCell<Task>,
}

impl Deref for CallSearch {
    type Target = OpenedCalls;

    fn deref(&self) -> &OpenedCalls {
        &self.called
    }
}

impl CallSearch {
    fn new(called: OpenedCalls, drawing: TreeDrawing) -> CallSearch {
        CallSearch {
            called,
            drawing,
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
        let step = arguments.integer(name, self.trace.steps() as usize)?;
        Ok(step as u32)
    }

    /// The frame at the step that the arguments say.
    pub(super) fn frame(&self, arguments: &Arguments) -> Result<Frame<'_>, Failure> {
        Ok(Frame::new(&self.trace, self.step(arguments, "step")?))
    }
}

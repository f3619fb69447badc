//! The interface of one search to JavaScript.

use std::cell::RefCell;

use wasm_bindgen::prelude::*;

use super::failure::bad_argument;
use super::plain::plain;
use super::reading::{read_style, read_view, read_viewport, span, whole};
use super::shapes::{Answer, ListingView, Position, VariableView, frame_view, scene_view};
use crate::explain;
use crate::explain::calls;
use crate::explain::inspect;
use crate::explain::listing::{self, Told, Writing};
use crate::explain::summary::{Summary, Tally};
use crate::frame::Frame;
#[cfg(not(feature = "lean"))]
use crate::frame::compare::Comparison;
use crate::opening::Finding;
use crate::picture::layout::Layout;
use crate::picture::scene::{self, Rasters, Scene, Style, Viewport};
use crate::search::uniform::Uniform;
use crate::source::games::AnyGame;
use crate::source::notation;
use crate::trace::Trace;
use crate::tree::names::Names;
use crate::tree::{GameTree, MAX_NODES, NodeId};

/// The most events that one call returns, an object each: about a tenth of a second.
const MAX_EVENTS: usize = 10_000;

/// The most nodes that one call returns, a row of columns each.
const MAX_COLUMN: usize = 250_000;

/// One search of one tree.
#[wasm_bindgen]
pub struct Search {
    pub(super) trace: Trace,
    /// The listing.
    pub(super) writing: Writing,
    pub(super) layout: Layout,
    pub(super) names: Names,
    /// The game that the tree was expanded from.
    pub(super) game: Option<AnyGame>,
    /// The first thing that is wrong with the search of another program.
    pub(super) finding: Option<Finding>,
    /// The outcome.
    pub(super) summary: Summary,
    /// What plain minimax does with the same tree.
    pub(super) minimax: Tally,
    /// What the tree is as a uniform one.
    pub(super) uniform: Option<Uniform>,
    /// The layout as seen in the viewports in use.
    pub(super) rasters: RefCell<Rasters>,
    /// A number that no other search has.
    pub(super) number: u32,
    /// The number of the search that it was last compared with, and the differences found so far.
    #[cfg(not(feature = "lean"))]
    pub(super) comparison: RefCell<Option<(u32, Comparison)>>,
    /// The minimal tree, as far as it has been asked for.
    #[cfg(not(feature = "lean"))]
    pub(super) minimal: RefCell<super::minimal_finder::MinimalFinder>,
}

#[wasm_bindgen]
impl Search {
    /// The outcome.
    pub fn summary(&self) -> JsValue {
        plain(&self.summary)
    }

    /// The first thing that is wrong with the search of another program.
    #[cfg(not(feature = "lean"))]
    pub fn finding(&self) -> JsValue {
        plain(&self.finding)
    }

    /// What plain minimax does with the same tree and depth limit.
    pub fn minimax(&self) -> JsValue {
        plain(&self.minimax)
    }

    /// The pseudo-code.
    pub fn listing(&self) -> JsValue {
        plain(&ListingView::new(&self.writing))
    }

    /// The variables of the call that the event at `step` belongs to; none at step 0.
    pub fn variables(&self, step: f64, view: &str) -> Answer {
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let variables = listing::variables(&frame, &self.writing, view);
        let shown = variables
            .iter()
            .map(|variable| VariableView::new(variable, &self.names, self.tree()));
        Ok(plain(&shown.collect::<Vec<_>>()))
    }

    /// The first step after `step` on a line of the pseudo-code, from 1.
    #[wasm_bindgen(js_name = nextOnLine)]
    pub fn next_on_line(&self, step: f64, line: f64) -> Result<Option<u32>, JsValue> {
        let frame = self.frame_at(step)?;
        let lines = self.writing.lines().len();
        let line = whole("line", line, lines)? as u32;
        Ok(self.writing.next_on_line(&frame, line))
    }

    /// The extent of the layout.
    pub fn extent(&self) -> Answer {
        Ok(plain(&Position {
            column: self.layout.columns(),
            row: self.layout.rows().len(),
        }))
    }

    /// What happens between the frames `from` and `to`.
    pub fn events(&self, from: f64, to: f64, view: &str) -> Answer {
        let steps = span(from, to, self.trace.steps() as usize, MAX_EVENTS)?;
        let view = read_view(view)?;
        let (from, to) = (steps.start as u32, steps.end as u32);
        let frame = Frame::new(&self.trace, 0);
        let told = |step| Told::of(&frame.at(step), &self.writing, view);
        let events: Vec<Told> = (from + 1..to + 1).filter_map(told).collect();
        Ok(plain(&events))
    }

    /// What is known at `step` of the nodes `from` … `to` − 1.
    pub fn frame(&self, step: f64, from: f64, to: f64, view: &str) -> Answer {
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let nodes = span(from, to, self.tree().len(), MAX_COLUMN)?;
        let (from, to) = (nodes.start as NodeId, nodes.end as NodeId);
        Ok(frame_view(&frame, from, to, view))
    }

    /// The marks of the frame at `step`.
    pub fn scene(&self, step: f64, viewport: JsValue, style: JsValue) -> Answer {
        let frame = self.frame_at(step)?;
        let viewport = read_viewport(&viewport)?;
        let style = read_style(&style)?;
        let scene = self.draw(&frame, &viewport, &style, None);
        Ok(scene_view(&scene))
    }

    /// What the event at `step` means.
    pub fn explain(&self, step: f64, view: &str) -> Answer {
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let explanation = explain::explain(&frame, &self.names, self.writing.naming());
        Ok(plain(&explanation.seen(view)))
    }

    /// The open calls number `from` … `to` − 1 at `step`, counted from the innermost.
    pub fn calls(&self, step: f64, from: f64, to: f64, view: &str) -> Answer {
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let range = span(from, to, frame.path().len(), MAX_COLUMN)?;
        Ok(plain(&calls::calls(&frame, &self.names, range, view)))
    }

    /// One node at one step.
    pub fn node(&self, node: f64, step: f64, view: &str) -> Answer {
        let node = self.id(node)?;
        let frame = self.frame_at(step)?;
        let view = read_view(view)?;
        let state = inspect::inspect(&frame, &self.names, self.writing.naming(), node);
        Ok(plain(&state.seen(view)))
    }

    /// The children number `from` … `to` − 1 of a node.
    pub fn children(&self, node: f64, from: f64, to: f64) -> Result<Vec<NodeId>, JsValue> {
        let node = self.id(node)?;
        let range = span(from, to, self.tree().len(), MAX_COLUMN)?;
        let children = self.tree().children_from(node, range.start);
        Ok(children.take(range.len()).collect())
    }

    /// Where a node stands.
    pub fn position(&self, node: f64) -> Answer {
        let node = self.id(node)?;
        Ok(plain(&Position {
            column: self.layout.column(node),
            row: self.layout.row(node),
        }))
    }

    /// The node drawn at a point.
    #[wasm_bindgen(js_name = nodeAt)]
    pub fn node_at(
        &self,
        x: f64,
        y: f64,
        step: f64,
        viewport: JsValue,
        style: JsValue,
    ) -> Result<Option<NodeId>, JsValue> {
        let frame = self.frame_at(step)?;
        let viewport = read_viewport(&viewport)?;
        let style = read_style(&style)?;
        let at = (x, y);
        Ok(scene::node_at(&frame, &self.layout, &viewport, &style, at))
    }

    /// The stub that a node belongs to.
    pub fn stub(&self, node: f64, step: f64) -> Result<Option<NodeId>, JsValue> {
        let node = self.id(node)?;
        Ok(scene::stub(&self.frame_at(step)?, node))
    }

    /// The first step after `step` that evaluates a leaf, that prunes at least `least` nodes, or that
    /// returns to `node`.
    pub fn next(
        &self,
        step: f64,
        what: &str,
        least: f64,
        node: Option<f64>,
    ) -> Result<Option<u32>, JsValue> {
        let step = self.step("step", step)?;
        let least = whole("least", least, MAX_NODES)? as u32;
        let node = node.map(|node| self.id(node)).transpose()?;
        match (what, node) {
            ("leaf", _) => Ok(self.trace.next_leaf(step)),
            ("cutoff", _) => Ok(self.trace.next_cutoff(step, least)),
            ("return", Some(node)) => Ok(self.trace.next_return(step, node)),
            _ => Err(bad_argument("what", what, "leaf | cutoff | return")),
        }
    }

    /// Which kinds of events there are in each of `columns` equal parts of the run, a bit a kind, and
    /// above these how many nodes are pruned.
    pub fn ticks(&self, columns: f64) -> Result<Vec<u32>, JsValue> {
        Ok(self.trace.ticks(whole("columns", columns, 100_000)?))
    }

    /// The position at a node, where the tree is that of a game.
    pub fn drawing(&self, node: f64) -> Answer {
        let node = self.id(node)?;
        let game = self.game.as_ref();
        Ok(plain(&game.map(|game| game.shown(self.tree(), node))))
    }

    /// What the tree is as a uniform one.
    pub fn uniform(&self) -> JsValue {
        plain(&self.uniform)
    }

    /// The tree as text.
    pub fn print(&self) -> String {
        notation::print(self.tree())
    }
}

impl Search {
    pub(super) fn tree(&self) -> &GameTree {
        self.trace.tree()
    }

    /// The scene of a frame, beside that of another search if there is one.
    pub(super) fn draw(
        &self,
        frame: &Frame,
        viewport: &Viewport,
        style: &Style,
        beside: Option<(&Search, Frame)>,
    ) -> Scene {
        let mut rasters = self.rasters.borrow_mut();
        let raster = rasters.of(self.tree(), &self.layout, viewport);
        let game = self.game.as_ref();
        let mut scene = scene::scene_on(raster, frame, &self.layout, &self.names, game, style);
        #[cfg(not(feature = "lean"))]
        if let Some((other, beside)) = beside {
            let comparison = self.comparison(other, usize::MAX).1;
            let differing = &comparison.differing;
            scene::ring_differences(&mut scene, raster, frame, &beside, differing);
        }
        #[cfg(not(feature = "lean"))]
        if style.minimal
            && let Some(minimal) = &*self.minimal_tree()
        {
            scene::show_minimal(&mut scene, raster, frame, minimal, style);
        }
        scene.by_shade();
        scene
    }

    pub(super) fn step(&self, argument: &str, step: f64) -> Result<u32, JsValue> {
        whole(argument, step, self.trace.steps() as usize).map(|step| step as u32)
    }

    pub(super) fn frame_at(&self, step: f64) -> Result<Frame<'_>, JsValue> {
        Ok(Frame::new(&self.trace, self.step("step", step)?))
    }

    pub(super) fn id(&self, node: f64) -> Result<NodeId, JsValue> {
        whole("node", node, self.tree().len() - 1).map(|node| node as NodeId)
    }
}

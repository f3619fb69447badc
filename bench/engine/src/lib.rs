//! The pieces of work that are measured, each behind one call. What is timed is timed by the caller.

mod columns;
mod replay;
mod trees;

pub use trees::named as tree;

use secateur::frame::Frame;
use secateur::picture::layout::Layout;
use secateur::search::{self, Rules};
use secateur::trace::Trace;
use secateur::tree::GameTree;
use tidy_tree::TidyTree;
use wasm_bindgen::prelude::*;

use columns::Columns;

/// A tree, and what has been made of it.
#[wasm_bindgen]
pub struct Bench {
    tree: GameTree,
    layout: Option<Layout>,
    /// A tree for the next trace.
    searched: Option<GameTree>,
    trace: Option<Trace>,
    peer: Option<Box<TidyTree>>,
}

#[wasm_bindgen]
impl Bench {
    /// A tree by name, such as `uniform 3 12`, `recursive 1000000` or `tic-tac-toe`.
    pub fn of(name: &str) -> Option<Bench> {
        Some(Bench {
            tree: trees::named(name)?,
            layout: None,
            searched: None,
            trace: None,
            peer: None,
        })
    }

    /// How many nodes there are.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// The parents of the nodes in preorder; the root's is the root.
    pub fn parents(&self) -> Vec<u32> {
        let parents = self.tree.nodes().map(|node| self.tree.parent(node));
        parents.map(|parent| parent.unwrap_or(0)).collect()
    }

    /// Lays the tree out.
    #[wasm_bindgen(js_name = layOut)]
    pub fn lay_out(&mut self) {
        self.layout = None;
        self.layout = Some(Layout::new(&self.tree));
    }

    /// The columns of the nodes in preorder, once laid out.
    pub fn columns(&self) -> Vec<f64> {
        let columns = |layout: &Layout| self.tree.nodes().map(|n| layout.column(n)).collect();
        self.layout.as_ref().map(columns).unwrap_or_default()
    }

    /// Hands the tree to the peer.
    #[wasm_bindgen(js_name = preparePeer)]
    pub fn prepare_peer(&mut self) {
        // It points into itself, so it must not move once it has a root.
        let mut peer = Box::new(TidyTree::with_tidy_layout(0.5, 0.5));
        for node in self.tree.nodes() {
            let parent = self.tree.parent(node);
            peer.add_node(
                node as usize,
                0.5,
                0.5,
                parent.map_or(usize::MAX, |n| n as usize),
            );
        }
        self.peer = Some(peer);
    }

    /// Lets the peer lay the tree out.
    #[wasm_bindgen(js_name = layOutByPeer)]
    pub fn lay_out_by_peer(&mut self) {
        if let Some(peer) = &mut self.peer {
            peer.layout();
        }
    }

    /// Searches without anyone watching; the value keeps the compiler from leaving it out.
    pub fn search(&self, minimax: bool) -> f64 {
        search::run(&self.tree, &rules(minimax), &mut ()).unwrap_or(f64::NAN)
    }

    /// Gives back the last trace, whose memory the next one finds warm, and has a tree ready for it.
    #[wasm_bindgen(js_name = prepareRecord)]
    pub fn prepare_record(&mut self) {
        self.trace = None;
        self.searched = Some(self.tree.clone());
    }

    /// Searches and records.
    pub fn record(&mut self, minimax: bool) {
        if let Some(tree) = self.searched.take() {
            self.trace = Some(Trace::record(tree, rules(minimax)));
        }
    }

    /// How many events the trace has.
    pub fn events(&self) -> u32 {
        self.trace.as_ref().map_or(0, Trace::steps)
    }

    /// The bytes that the trace takes.
    #[wasm_bindgen(js_name = traceBytes)]
    pub fn trace_bytes(&self) -> usize {
        self.trace.as_ref().map_or(0, Trace::bytes)
    }

    /// Path, bounds and counts at a step.
    pub fn seek(&self, step: u32) -> f64 {
        let Some(trace) = &self.trace else {
            return f64::NAN;
        };
        let frame = Frame::new(trace, step);
        let bounds = frame.path().iter().map(|call| call.held.window.alpha);
        bounds.fold(0.0, f64::max) + f64::from(frame.counts().entered)
    }

    /// The next cutoff after a step, or 0.
    #[wasm_bindgen(js_name = nextCutoff)]
    pub fn next_cutoff(&self, step: u32) -> u32 {
        let trace = self.trace.as_ref();
        trace
            .and_then(|trace| trace.next_cutoff(step, 1))
            .unwrap_or(0)
    }

    /// The marks of a scrubber.
    pub fn ticks(&self, columns: usize) -> Vec<u32> {
        let trace = self.trace.as_ref();
        trace.map(|trace| trace.ticks(columns)).unwrap_or_default()
    }

    /// The first events as columns.
    #[wasm_bindgen(js_name = eventColumns)]
    pub fn event_columns(&self, events: usize) -> Option<Columns> {
        let trace = self.trace.as_ref()?;
        Some(Columns::of(trace.iter().take(events)))
    }

    /// Plays the run from its start to its end; how many of the frames at `steps`, which ascend,
    /// are not what the replay knows there.
    pub fn replay(&self, steps: &[u32]) -> usize {
        self.trace
            .as_ref()
            .map_or(0, |trace| replay::mismatches(trace, steps))
    }
}

fn rules(minimax: bool) -> Rules {
    match minimax {
        true => Rules::default().minimax(),
        false => Rules::default(),
    }
}

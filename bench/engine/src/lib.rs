//! The operations that are measured, one function each. The caller does the timing.

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

/// A tree and the data built from it.
#[wasm_bindgen]
pub struct Bench {
    tree: GameTree,
    layout: Option<Layout>,
    /// The tree for the next recording.
    searched: Option<GameTree>,
    trace: Option<Trace>,
    peer: Option<Box<TidyTree>>,
}

#[wasm_bindgen]
impl Bench {
    /// The tree with a name such as `uniform 3 12`, `recursive 1000000` or `tic-tac-toe`.
    pub fn of(name: &str) -> Option<Bench> {
        Some(Bench {
            tree: trees::named(name)?,
            layout: None,
            searched: None,
            trace: None,
            peer: None,
        })
    }

    /// The number of nodes.
    pub fn nodes(&self) -> usize {
        self.tree.len()
    }

    /// The parents of the nodes in preorder. The root counts as its own parent.
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

    /// The columns of the nodes in preorder, or nothing before `lay_out`.
    pub fn columns(&self) -> Vec<f64> {
        let columns = |layout: &Layout| self.tree.nodes().map(|n| layout.column(n)).collect();
        self.layout.as_ref().map(columns).unwrap_or_default()
    }

    /// Hands the tree to the peer, another library for tidy trees.
    #[wasm_bindgen(js_name = preparePeer)]
    pub fn prepare_peer(&mut self) {
        // The peer's tree contains pointers into itself, so it must not move once it has a root.
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

    /// Searches without an observer. Returns the value so that the compiler does not remove the search.
    pub fn search(&self, minimax: bool) -> f64 {
        search::run(&self.tree, &rules(minimax), &mut ()).unwrap_or(f64::NAN)
    }

    /// Frees the last trace, so that the next recording reuses its memory, and copies the tree for the next
    /// recording.
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

    /// The number of events of the trace.
    pub fn events(&self) -> u32 {
        self.trace.as_ref().map_or(0, Trace::steps)
    }

    /// The memory of the trace in bytes.
    #[wasm_bindgen(js_name = traceBytes)]
    pub fn trace_bytes(&self) -> usize {
        self.trace.as_ref().map_or(0, Trace::bytes)
    }

    /// Reads the path, the bounds and the counts at a step.
    pub fn seek(&self, step: u32) -> f64 {
        let Some(trace) = &self.trace else {
            return f64::NAN;
        };
        let frame = Frame::new(trace, step);
        let bounds = frame.path().iter().map(|call| call.current.window.alpha);
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

    /// The ticks of a scrubber.
    pub fn ticks(&self, columns: usize) -> Vec<u32> {
        let trace = self.trace.as_ref();
        trace.map(|trace| trace.ticks(columns)).unwrap_or_default()
    }

    /// The first `events` events as columns.
    #[wasm_bindgen(js_name = eventColumns)]
    pub fn event_columns(&self, events: usize) -> Option<Columns> {
        let trace = self.trace.as_ref()?;
        Some(Columns::of(trace.iter().take(events)))
    }

    /// Replays the search from its start. Returns how many frames at `steps`, in ascending order, differ from
    /// the replay.
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

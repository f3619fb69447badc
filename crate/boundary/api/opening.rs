//! Opening a tree in slices, from JavaScript, which has the clock: WebAssembly has none.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU32, Ordering};

use wasm_bindgen::prelude::*;

use super::failure::{Failure, fail};
use super::plain::plain;
use super::reading::{read_options, read_source, whole};
use super::search_handle::Search;
use super::timing::Timing;
use crate::opening;
use crate::tree::Sliced;

/// The most work of one call. JavaScript asks for far less.
const MAX_WORK: usize = 1 << 24;

/// The number of openings so far.
static OPENED: AtomicU32 = AtomicU32::new(0);

/// A tree that is being opened.
#[wasm_bindgen]
pub struct Opening {
    opening: opening::Opening,
    /// The number of the search that it becomes.
    number: u32,
    timing: Timing,
}

#[wasm_bindgen]
impl Opening {
    /// Reads source and options. No work is done yet.
    pub fn of(source: &JsValue, options: &JsValue) -> Result<Opening, JsValue> {
        let (options, limits) = read_options(options)?;
        let source = read_source(source, options.root, limits)?;
        let opening = opening::Opening::within(limits, source, options).map_err(refused)?;
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let mut opening = Opening {
            opening,
            number,
            timing: Timing::new(number),
        };
        opening.note();
        Ok(opening)
    }

    /// Handles about `nodes` nodes; the search, once all is done.
    pub fn advance(&mut self, nodes: f64) -> Result<Option<Search>, JsValue> {
        let nodes = whole("nodes", nodes, MAX_WORK)?;
        let opened = self.opening.advance(&(), nodes);
        self.note();
        let opened = opened.map_err(refused)?;
        Ok(opened.map(|opened| Search::new(opened, self.number)))
    }

    /// Takes the bytes of a trace that come next; `last`: no more come. Returns whether more are wanted.
    #[cfg(not(feature = "lean"))]
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, JsValue> {
        let more = self.opening.feed(bytes, last);
        self.note();
        more.map_err(refused)
    }

    /// The present stage, and the share of all work that is done.
    pub fn progress(&self) -> JsValue {
        plain(&self.opening.progress())
    }
}

impl Opening {
    fn note(&mut self) {
        let progress = self.opening.progress();
        self.timing.note(progress.map(|progress| progress.stage));
    }
}

fn refused(error: opening::SourceError) -> JsValue {
    fail(&Failure::Source(error))
}

impl Search {
    fn new(opened: opening::Opened, number: u32) -> Search {
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
            #[cfg(not(feature = "lean"))]
            comparison: RefCell::default(),
            #[cfg(not(feature = "lean"))]
            minimal: RefCell::default(),
        }
    }
}

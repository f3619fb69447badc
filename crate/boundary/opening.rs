//! What the boundary does to open a tree, a little at a time: WebAssembly has no clock, so JavaScript
//! says when it has been long enough.

use std::cell::RefCell;
use std::sync::atomic::{AtomicU32, Ordering};

use wasm_bindgen::prelude::*;

use super::failure::{Failure, fail};
use super::plain::plain;
use super::reading::{read_options, read_source, whole};
use super::search::Search;
use crate::opening;
use crate::tree::Sliced;

/// The most work in one go; a slice of what JavaScript asks for is far less.
const MAX_WORK: usize = 1 << 24;

/// How many searches there have been.
static OPENED: AtomicU32 = AtomicU32::new(0);

/// A tree that is being opened.
#[wasm_bindgen]
pub struct Opening(opening::Opening);

#[wasm_bindgen]
impl Opening {
    /// Reads what is asked for, and has done nothing of it yet.
    pub fn of(source: &JsValue, options: &JsValue) -> Result<Opening, JsValue> {
        let (options, limits) = read_options(options)?;
        let source = read_source(source, options.root, limits)?;
        let opening = opening::Opening::within(limits, source, options);
        opening.map(Opening).map_err(refused)
    }

    /// Does so much work, about a node each; the search, once all is done.
    pub fn advance(&mut self, nodes: f64) -> Result<Option<Search>, JsValue> {
        let nodes = whole("nodes", nodes, MAX_WORK)?;
        let opened = self.0.advance(&(), nodes).map_err(refused)?;
        Ok(opened.map(Search::from))
    }

    /// What it is busy with, and how much of the whole is done.
    pub fn progress(&self) -> JsValue {
        plain(&self.0.progress())
    }
}

fn refused(error: opening::SourceError) -> JsValue {
    fail(&Failure::Source(error))
}

impl From<opening::Opened> for Search {
    fn from(opened: opening::Opened) -> Search {
        Search {
            trace: opened.trace,
            writing: opened.writing,
            layout: opened.layout,
            names: opened.names,
            game: opened.game,
            summary: opened.summary,
            minimax: opened.minimax,
            uniform: opened.uniform,
            rasters: RefCell::default(),
            number: OPENED.fetch_add(1, Ordering::Relaxed),
            comparison: RefCell::default(),
        }
    }
}

//! Opening a tree in slices, from JavaScript, which has the clock: WebAssembly has none.

use std::sync::atomic::{AtomicU32, Ordering};

use js_sys::JsString;
use wasm_bindgen::prelude::*;

use super::arguments::{Arguments, setting};
use super::failure::{Failure, bad_argument};
use super::module::module;
use super::search::SearchHandle;
use super::timing::Timing;
use super::value::plain;
use crate::opening::options::{self, Options, Setting};
use crate::opening::{Opening, RequestError, Source, SourceError};
use crate::tree::{Limits, Sliced};

/// The most work of one call. JavaScript asks for far less.
const MAX_WORK: usize = 1 << 24;

/// The number of openings so far.
static OPENED: AtomicU32 = AtomicU32::new(0);

/// A tree that is being opened.
#[wasm_bindgen(js_name = Opening)]
pub struct OpeningHandle {
    opening: Opening,
    /// The number of the search that it becomes.
    number: u32,
    timing: Timing,
}

#[wasm_bindgen(js_class = Opening)]
impl OpeningHandle {
    /// Reads source and options. No work is done yet.
    pub fn of(source: &JsValue, given: JsValue) -> Result<OpeningHandle, JsValue> {
        let (options, limits) = Arguments::of(given).options()?;
        let source = read_source(source, &options, limits)?;
        let scope = &module()?.scope;
        let opening = Opening::within(scope, limits, source, options);
        let opening = opening.map_err(Failure::from)?;
        let number = OPENED.fetch_add(1, Ordering::Relaxed);
        let mut handle = OpeningHandle {
            opening,
            number,
            timing: Timing::new(number),
        };
        handle.note();
        Ok(handle)
    }

    /// Handles about `nodes` nodes; the search, once all is done.
    pub fn advance(&mut self, nodes: f64) -> Result<Option<SearchHandle>, JsValue> {
        if !(nodes.fract() == 0.0 && (0.0..=MAX_WORK as f64).contains(&nodes)) {
            let expected = format!("0 … {MAX_WORK}");
            return Err(bad_argument("nodes", &nodes, &expected).into());
        }
        let opened = self.opening.advance(&(), nodes as usize);
        self.note();
        let opened = opened.map_err(Failure::from)?;
        Ok(opened.map(|opened| SearchHandle::new(opened, self.number)))
    }

    /// Takes the bytes of a trace that come next; `last`: no more come. Returns whether more are wanted.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, JsValue> {
        let more = self.opening.feed(bytes, last);
        self.note();
        Ok(more.map_err(Failure::from)?)
    }

    /// The present stage, and the share of all work that is done.
    pub fn progress(&self) -> JsValue {
        plain(&self.opening.progress())
    }
}

impl OpeningHandle {
    fn note(&mut self) {
        let progress = self.opening.progress();
        self.timing.note(progress.map(|progress| progress.stage));
    }
}

/// Reads a source. A character takes at least a byte, so that little more of a text than its limit has to cross.
fn read_source(source: &JsValue, options: &Options, limits: Limits) -> Result<Source, Failure> {
    if let Some(text) = source.dyn_ref::<JsString>() {
        let enough = text.slice(0, limits.text as u32 + 1);
        return Ok(Source::Text(String::from(enough)));
    }
    (module()?.source)(&setting(source.clone()), options)
}

/// No source but plain text.
pub fn read_text(_: &Setting, _: &Options) -> Result<Source, Failure> {
    Err(SourceError::from(RequestError::NotHere).into())
}

/// A trace, a game, or a recipe for a random tree.
pub fn read_any(source: &Setting, options: &Options) -> Result<Source, Failure> {
    Ok(options::source(source, options.root)?)
}

//! What the boundary answers about a search that enters the root, or other nodes, more than once.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::failure::bad_argument;
use super::plain::plain;
use super::reading::{read_view, whole};
use super::search_handle::Search;
use super::shapes::Answer;
use crate::explain::passes::{CallRow, node_calls, passes};
use crate::explain::table::table;

/// The most passes that are told.
const MAX_PASSES: usize = 10_000;

/// The most calls for one node that are told at once.
const MAX_CALLS: usize = 1_000;

/// The calls for one node.
#[derive(Serialize)]
struct Calls {
    /// The last of them.
    calls: Vec<CallRow>,
    /// How many there are.
    count: usize,
}

#[wasm_bindgen]
impl Search {
    /// How many passes the search has.
    #[wasm_bindgen(js_name = passCount)]
    pub fn pass_count(&self) -> Result<usize, JsValue> {
        Ok(self.frame_at(0.0)?.pass_count())
    }

    /// The passes of the search, the first ones if there are very many.
    pub fn passes(&self, view: &str) -> Answer {
        let view = read_view(view)?;
        let mut rows = passes(&self.frame_at(0.0)?, view);
        rows.truncate(MAX_PASSES);
        Ok(plain(&rows))
    }

    /// The calls for a node by a step, the last `most` of them.
    #[wasm_bindgen(js_name = nodeCalls)]
    pub fn node_calls(&self, node: f64, step: f64, most: f64, view: &str) -> Answer {
        let node = self.id(node)?;
        let frame = self.frame_at(step)?;
        let most = whole("most", most, MAX_CALLS)?;
        let (calls, count) = node_calls(&frame, node, most, read_view(view)?);
        Ok(plain(&Calls { calls, count }))
    }

    /// What the table has on the position at a node by a step, with the last `most` uses of it; null if there is no table.
    pub fn table(&self, node: f64, step: f64, most: f64, view: &str) -> Answer {
        let node = self.id(node)?;
        let frame = self.frame_at(step)?;
        let most = whole("most", most, MAX_CALLS)?;
        let view = read_view(view)?;
        Ok(plain(&table(&frame, &self.names, node, most, view)))
    }

    /// The first step after `step` at which a pass begins, at which a node is searched again, at which the table answers,
    /// or at which `node` is entered; `back`: the last one before it.
    pub fn skip(
        &self,
        step: f64,
        what: &str,
        back: bool,
        node: Option<f64>,
    ) -> Result<Option<u32>, JsValue> {
        let frame = self.frame_at(step)?;
        let node = node.map(|node| self.id(node)).transpose()?;
        match (what, node) {
            ("pass", _) => Ok(frame.next_pass(back)),
            ("again", _) => Ok(frame.next_again(back)),
            ("call", Some(node)) => Ok(frame.next_call(node, back)),
            ("hit", _) => Ok(frame.next_hit(back)),
            _ => Err(bad_argument("what", what, "pass | again | call | hit")),
        }
    }
}

//! Ways to give events to JavaScript: columns, copied or viewed in place; objects; JSON.

use js_sys::{Array, Float64Array, Uint8Array, Uint32Array};
use secateur::trace::event::{Event, EventDetails};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// An event with one field per column. A field that the event does not have is NaN.
#[derive(Serialize)]
struct Row {
    kind: u8,
    node: u32,
    value: f64,
    alpha: f64,
    beta: f64,
}

impl From<Event> for Row {
    fn from(event: Event) -> Row {
        let (value, alpha, beta) = match &event.details {
            EventDetails::Enter(entry) => (f64::NAN, entry.window.alpha, entry.window.beta),
            EventDetails::Compare { value, window, .. }
            | EventDetails::Again { value, window, .. }
            | EventDetails::StandPat { value, window } => (*value, window.alpha, window.beta),
            EventDetails::Evaluate { value }
            | EventDetails::Leave { value, .. }
            | EventDetails::Finish { value, .. }
            | EventDetails::Hit { value, .. }
            | EventDetails::Verdict { value, .. } => (*value, f64::NAN, f64::NAN),
            EventDetails::Narrow { window, .. } => (f64::NAN, window.alpha, window.beta),
            EventDetails::Cutoff(cutoff) => (cutoff.best, f64::NAN, f64::NAN),
        };
        let (kind, node) = (event.kind() as u8, event.node);
        Row {
            kind,
            node,
            value,
            alpha,
            beta,
        }
    }
}

/// Events, stored both by column and by row.
#[wasm_bindgen]
pub struct Columns {
    kind: Vec<u8>,
    node: Vec<u32>,
    value: Vec<f64>,
    alpha: Vec<f64>,
    beta: Vec<f64>,
    rows: Vec<Row>,
}

impl Columns {
    pub(crate) fn of(events: impl Iterator<Item = Event>) -> Columns {
        let rows: Vec<Row> = events.map(Row::from).collect();
        Columns {
            kind: rows.iter().map(|row| row.kind).collect(),
            node: rows.iter().map(|row| row.node).collect(),
            value: rows.iter().map(|row| row.value).collect(),
            alpha: rows.iter().map(|row| row.alpha).collect(),
            beta: rows.iter().map(|row| row.beta).collect(),
            rows,
        }
    }
}

#[wasm_bindgen]
impl Columns {
    /// The number of events.
    pub fn events(&self) -> usize {
        self.rows.len()
    }

    /// Copies of the columns, as the boundary of the core makes them.
    pub fn copies(&self) -> Array {
        [
            JsValue::from(Uint8Array::from(self.kind.as_slice())),
            Uint32Array::from(self.node.as_slice()).into(),
            Float64Array::from(self.value.as_slice()).into(),
            Float64Array::from(self.alpha.as_slice()).into(),
            Float64Array::from(self.beta.as_slice()).into(),
        ]
        .into_iter()
        .collect()
    }

    /// Views of the module's memory. They are valid until the memory grows or this value is freed.
    pub fn views(&self) -> Array {
        // SAFETY: the caller reads them at once.
        unsafe {
            [
                JsValue::from(Uint8Array::view(&self.kind)),
                Uint32Array::view(&self.node).into(),
                Float64Array::view(&self.value).into(),
                Float64Array::view(&self.alpha).into(),
                Float64Array::view(&self.beta).into(),
            ]
        }
        .into_iter()
        .collect()
    }

    /// One object per event.
    pub fn objects(&self) -> Option<JsValue> {
        serde_wasm_bindgen::to_value(&self.rows).ok()
    }

    /// JSON text for JavaScript to parse. A number that is not finite is null.
    pub fn json(&self) -> Option<String> {
        serde_json::to_string(&self.rows).ok()
    }
}

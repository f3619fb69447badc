//! Events on their way to JavaScript: as columns, copied or seen in place, as objects and as JSON.

use js_sys::{Array, Float64Array, Uint8Array, Uint32Array};
use secateur::trace::event::{Event, What};
use serde::Serialize;
use wasm_bindgen::prelude::*;

/// One value of each column; what an event does not have is NaN.
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
        let (value, alpha, beta) = match &event.what {
            What::Enter(held) => (f64::NAN, held.window.alpha, held.window.beta),
            What::Compare { value, window, .. } => (*value, window.alpha, window.beta),
            What::Evaluate { value } | What::Leave { value, .. } | What::Finish { value, .. } => {
                (*value, f64::NAN, f64::NAN)
            }
            What::Cutoff(cutoff) => (cutoff.best, f64::NAN, f64::NAN),
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

/// Events, by column and by row.
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
    /// How many events.
    pub fn events(&self) -> usize {
        self.rows.len()
    }

    /// Copies, as the boundary of the project makes them.
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

    /// Views of the memory of the module: they hold as long as it does not grow, and this is not freed.
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

    /// An object an event.
    pub fn objects(&self) -> Option<JsValue> {
        serde_wasm_bindgen::to_value(&self.rows).ok()
    }

    /// Text to be parsed; JSON has null for what is no finite number.
    pub fn json(&self) -> Option<String> {
        serde_json::to_string(&self.rows).ok()
    }
}

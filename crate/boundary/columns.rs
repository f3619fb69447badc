//! Large answers, which cross as columns in typed arrays.

use js_sys::{Float32Array, Float64Array, Uint8Array, Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::value::plain;
use crate::explain::view::View;
use crate::frame::Frame;
use crate::picture::scene::{Mark, Scene, Text};
use crate::search::counts::Counts;
use crate::trace::CallState;
use crate::tree::NodeId;

/// Rows as columns.
fn columns<T, V, const N: usize>(rows: &[T], of: impl Fn(&T) -> [V; N]) -> [Vec<V>; N] {
    let mut columns = std::array::from_fn(|_| Vec::with_capacity(rows.len()));
    for row in rows {
        for (column, value) in columns.iter_mut().zip(of(row)) {
            column.push(value);
        }
    }
    columns
}

/// Nodes as a column.
pub(super) fn ids(nodes: &[NodeId]) -> JsValue {
    Uint32Array::from(nodes).into()
}

/// What is known in a frame of some nodes.
#[derive(Serialize)]
struct FrameColumns {
    step: u32,
    from: NodeId,
    to: NodeId,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    status: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    value: Float64Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    lo: Float64Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    hi: Float64Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    alpha: Float64Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    beta: Float64Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    path: Uint32Array,
    current: Option<NodeId>,
    counts: Counts,
}

/// What is known in a frame of the nodes `from` … `to` − 1.
pub(super) fn frame(frame: &Frame, from: NodeId, to: NodeId, view: View) -> JsValue {
    let nodes: Vec<_> = (from..to).zip(frame.calls(from..to)).collect();
    let known = |(node, call): &(NodeId, Option<CallState>)| {
        let node = *node;
        let player = frame.tree().player(node);
        let value = frame.value(node);
        let value = value.map_or(f64::NAN, |value| view.value(player, value));
        let range = view.range(player, frame.range(node));
        let window = call.as_ref().map(|call| call.held.window);
        let window = window.map(|window| view.window(player, window));
        let (alpha, beta) = window.map_or((f64::NAN, f64::NAN), |w| (w.alpha, w.beta));
        [value, range.lo, range.hi, alpha, beta]
    };
    let [status] = columns(&nodes, |(node, _)| [frame.status(*node) as u8]);
    let [value, lo, hi, alpha, beta] =
        columns(&nodes, known).map(|column| Float64Array::from(column.as_slice()));
    let path: Vec<NodeId> = frame.path().iter().map(|call| call.node).collect();
    plain(&FrameColumns {
        step: frame.step(),
        from,
        to,
        status: Uint8Array::from(status.as_slice()),
        value,
        lo,
        hi,
        alpha,
        beta,
        path: Uint32Array::from(path.as_slice()),
        current: frame.current(),
        counts: frame.counts(),
    })
}

/// The marks and texts of a scene.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct SceneColumns<'a> {
    marks: MarkColumns,
    texts: TextColumns<'a>,
    left_out: u32,
}

#[derive(Serialize)]
struct MarkColumns {
    #[serde(with = "serde_wasm_bindgen::preserve")]
    shape: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    ink: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    mix: Uint16Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    node: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    x1: Float32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    y1: Float32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    x2: Float32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    y2: Float32Array,
}

#[derive(Serialize)]
struct TextColumns<'a> {
    text: Vec<&'a str>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    role: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    ink: Uint8Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    node: Uint32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    x: Float32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    y: Float32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    size: Float32Array,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    align: Uint8Array,
}

/// A scene as columns.
pub(super) fn scene(scene: &Scene) -> JsValue {
    plain(&SceneColumns {
        marks: marks(&scene.marks),
        texts: texts(&scene.texts),
        left_out: scene.left_out,
    })
}

fn marks(marks: &[Mark]) -> MarkColumns {
    let looks = |mark: &Mark| [mark.shape as u8, mark.ink as u8];
    let coordinates = |mark: &Mark| [mark.x1, mark.y1, mark.x2, mark.y2].map(|x| x as f32);
    let [shape, ink] = columns(marks, looks).map(|column| Uint8Array::from(column.as_slice()));
    let [mix] = columns(marks, |mark| [mark.mix]);
    let [node] = columns(marks, |mark| [mark.node]);
    let [x1, y1, x2, y2] =
        columns(marks, coordinates).map(|column| Float32Array::from(column.as_slice()));
    MarkColumns {
        shape,
        ink,
        mix: Uint16Array::from(mix.as_slice()),
        node: Uint32Array::from(node.as_slice()),
        x1,
        y1,
        x2,
        y2,
    }
}

fn texts(texts: &[Text]) -> TextColumns<'_> {
    let looks = |text: &Text| [text.role as u8, text.ink as u8, text.align as u8];
    let coordinates = |text: &Text| [text.x, text.y, text.size].map(|x| x as f32);
    let [role, ink, align] =
        columns(texts, looks).map(|column| Uint8Array::from(column.as_slice()));
    let [node] = columns(texts, |text| [text.node]);
    let [x, y, size] =
        columns(texts, coordinates).map(|column| Float32Array::from(column.as_slice()));
    TextColumns {
        text: texts.iter().map(|text| text.text.as_str()).collect(),
        role,
        ink,
        node: Uint32Array::from(node.as_slice()),
        x,
        y,
        size,
        align,
    }
}

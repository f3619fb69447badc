//! What crosses to JavaScript, and how: columns as typed arrays, the rest as plain objects.

use js_sys::{Array, Float32Array, Float64Array, JsString, Uint8Array, Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::object::object;
use super::plain::plain;
use crate::explain::listing::{Line, Listing, Reason, Value, Variable, Writing};
use crate::explain::view::View;
use crate::frame::Frame;
use crate::picture::scene::{Mark, Scene, Text};
use crate::trace::CallState;
use crate::tree::names::{Names, Place};
use crate::tree::{GameTree, NodeId};

pub(super) type Answer = Result<JsValue, JsValue>;

#[derive(Serialize)]
pub(super) struct Position {
    pub(super) column: f64,
    pub(super) row: usize,
}

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

fn bytes(column: Vec<u8>) -> JsValue {
    Uint8Array::from(column.as_slice()).into()
}

fn ids(column: Vec<NodeId>) -> JsValue {
    Uint32Array::from(column.as_slice()).into()
}

fn numbers(column: Vec<f64>) -> JsValue {
    Float64Array::from(column.as_slice()).into()
}

fn pixels(column: Vec<f32>) -> JsValue {
    Float32Array::from(column.as_slice()).into()
}

#[derive(Serialize)]
pub(super) struct ListingView {
    id: Option<&'static str>,
    near: &'static str,
    reason: Option<Reason>,
    view: View,
    best: Option<&'static str>,
    val: Option<&'static str>,
    lines: Vec<Line>,
    #[cfg(not(feature = "once"))]
    ideas: Vec<&'static str>,
}

impl ListingView {
    pub(super) fn new(writing: &Writing) -> ListingView {
        ListingView {
            id: writing.listing().map(Listing::id),
            near: writing.near().id(),
            reason: writing.reason(),
            view: writing.view(),
            best: writing.best(),
            val: writing.val(),
            lines: writing.lines(),
            #[cfg(not(feature = "once"))]
            ideas: writing.ideas(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct VariableView {
    name: &'static str,
    value: ValueView,
    changed: bool,
}

impl VariableView {
    pub(super) fn new(variable: &Variable, names: &Names, tree: &GameTree) -> VariableView {
        VariableView {
            name: variable.name,
            value: match variable.value {
                Value::Nothing => ValueView::Nothing(()),
                Value::Number(number) => ValueView::Number(number),
                Value::Flag(flag) => ValueView::Flag(flag),
                Value::Node(node) => ValueView::Node(names.place(tree, node)),
            },
            changed: variable.changed,
        }
    }
}

#[derive(Serialize)]
#[serde(untagged)]
enum ValueView {
    Nothing(()),
    Number(f64),
    Flag(bool),
    Node(Place),
}

/// What is known in a frame of the nodes `from` … `to` − 1.
pub(super) fn frame_view(frame: &Frame, from: NodeId, to: NodeId, view: View) -> JsValue {
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
    let [value, lo, hi, alpha, beta] = columns(&nodes, known).map(numbers);
    let path = frame.path().iter().map(|call| call.node).collect();
    object([
        ("step", frame.step().into()),
        ("from", from.into()),
        ("to", to.into()),
        ("status", bytes(status)),
        ("value", value),
        ("lo", lo),
        ("hi", hi),
        ("alpha", alpha),
        ("beta", beta),
        ("path", ids(path)),
        ("current", plain(&frame.current())),
        ("counts", plain(&frame.counts())),
    ])
}

/// The marks and texts of a scene.
pub(super) fn scene_view(scene: &Scene) -> JsValue {
    object([
        ("marks", marks_view(&scene.marks)),
        ("texts", texts_view(&scene.texts)),
        ("leftOut", scene.left_out.into()),
    ])
}

fn marks_view(marks: &[Mark]) -> JsValue {
    let looks = |mark: &Mark| [mark.shape as u8, mark.ink as u8];
    let coordinates = |mark: &Mark| [mark.x1, mark.y1, mark.x2, mark.y2].map(|x| x as f32);
    let [shape, ink] = columns(marks, looks).map(bytes);
    let [mix] = columns(marks, |mark| [mark.mix]);
    let [node] = columns(marks, |mark| [mark.node]);
    let [x1, y1, x2, y2] = columns(marks, coordinates).map(pixels);
    object([
        ("shape", shape),
        ("ink", ink),
        ("mix", Uint16Array::from(mix.as_slice()).into()),
        ("node", ids(node)),
        ("x1", x1),
        ("y1", y1),
        ("x2", x2),
        ("y2", y2),
    ])
}

fn texts_view(texts: &[Text]) -> JsValue {
    let looks = |text: &Text| [text.role as u8, text.ink as u8, text.align as u8];
    let coordinates = |text: &Text| [text.x, text.y, text.size].map(|x| x as f32);
    let strings = Array::new();
    for text in texts {
        strings.push(&JsString::from(text.text.as_str()));
    }
    let [role, ink, align] = columns(texts, looks).map(bytes);
    let [node] = columns(texts, |text| [text.node]);
    let [x, y, size] = columns(texts, coordinates).map(pixels);
    object([
        ("text", strings.into()),
        ("role", role),
        ("ink", ink),
        ("node", ids(node)),
        ("x", x),
        ("y", y),
        ("size", size),
        ("align", align),
    ])
}

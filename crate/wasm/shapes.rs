//! What crosses to JavaScript, and how: columns as typed arrays, the rest as plain objects.

use js_sys::{Array, Float32Array, Float64Array, JsString, Uint8Array, Uint16Array, Uint32Array};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::plain::{object, plain};
use crate::frame::Frame;
use crate::listing::{self, Line, Listing, Reason, Value, Variable};
use crate::names::{Names, Place as NodePlace};
use crate::scene::Scene;
use crate::trace::Trace;
use crate::tree::{GameTree, NodeId};
use crate::view::View;

pub(super) type Answer = Result<JsValue, JsValue>;

#[derive(Serialize)]
pub(super) struct Place {
    pub(super) column: f64,
    pub(super) row: usize,
}

pub(super) fn bytes<T>(rows: &[T], of: impl Fn(&T) -> u8) -> JsValue {
    Uint8Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into()
}

fn words<T>(rows: &[T], of: impl Fn(&T) -> u16) -> JsValue {
    Uint16Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into()
}

pub(super) fn ids<T>(rows: &[T], of: impl Fn(&T) -> NodeId) -> JsValue {
    Uint32Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into()
}

pub(super) fn numbers<T>(rows: &[T], of: impl Fn(&T) -> f64) -> JsValue {
    Float64Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into()
}

pub(super) fn pixels<T>(rows: &[T], of: impl Fn(&T) -> f64) -> JsValue {
    let pixels: Vec<f32> = rows.iter().map(|row| of(row) as f32).collect();
    Float32Array::from(pixels.as_slice()).into()
}

pub(super) fn strings<T>(rows: &[T], of: impl Fn(&T) -> &str) -> JsValue {
    let strings = rows.iter().map(|row| JsString::from(of(row)));
    strings.collect::<Array>().into()
}

#[derive(Serialize)]
pub(super) struct ListingView {
    id: Option<&'static str>,
    near: &'static str,
    reason: Option<Reason>,
    view: View,
    lines: Vec<Line>,
}

impl ListingView {
    pub(super) fn new(trace: &Trace) -> ListingView {
        let writing = trace.writing();
        ListingView {
            id: writing.listing().map(Listing::id),
            near: writing.near().id(),
            reason: writing.reason(),
            view: writing.view(),
            lines: listing::lines(trace),
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
    Node(NodePlace),
}

/// What is known in a frame of the nodes `from` … `to` − 1.
pub(super) fn frame_view(frame: &Frame, from: NodeId, to: NodeId, view: View) -> JsValue {
    let nodes: Vec<NodeId> = (from..to).collect();
    let player = |node| frame.trace().tree().player(node);
    let value = |&node: &NodeId| {
        let value = frame.value(node);
        value.map_or(f64::NAN, |value| view.value(player(node), value))
    };
    let range = |&node: &NodeId| view.range(player(node), frame.range(node));
    let window = |&node: &NodeId| {
        let call = frame.call(node);
        call.map(|call| view.window(player(node), call.held.window))
    };
    let ranges: Vec<_> = nodes.iter().map(range).collect();
    let windows: Vec<_> = nodes.iter().map(window).collect();
    object([
        ("step", frame.step().into()),
        ("from", from.into()),
        ("to", to.into()),
        ("status", bytes(&nodes, |&node| frame.status(node) as u8)),
        ("value", numbers(&nodes, value)),
        ("lo", numbers(&ranges, |range| range.lo)),
        ("hi", numbers(&ranges, |range| range.hi)),
        (
            "alpha",
            numbers(&windows, |window| window.map_or(f64::NAN, |w| w.alpha)),
        ),
        (
            "beta",
            numbers(&windows, |window| window.map_or(f64::NAN, |w| w.beta)),
        ),
        ("path", ids(frame.path(), |call| call.node)),
        ("current", plain(&frame.current())),
        ("counts", plain(&frame.counts())),
    ])
}

/// The marks and texts of a scene.
pub(super) fn scene_view(scene: &Scene) -> JsValue {
    let marks = scene.marks.as_slice();
    let texts = scene.texts.as_slice();
    let marks = object([
        ("shape", bytes(marks, |mark| mark.shape as u8)),
        ("ink", bytes(marks, |mark| mark.ink as u8)),
        ("mix", words(marks, |mark| mark.mix)),
        ("node", ids(marks, |mark| mark.node)),
        ("x1", pixels(marks, |mark| mark.x1)),
        ("y1", pixels(marks, |mark| mark.y1)),
        ("x2", pixels(marks, |mark| mark.x2)),
        ("y2", pixels(marks, |mark| mark.y2)),
    ]);
    let texts = object([
        ("text", strings(texts, |text| &text.text)),
        ("role", bytes(texts, |text| text.role as u8)),
        ("ink", bytes(texts, |text| text.ink as u8)),
        ("node", ids(texts, |text| text.node)),
        ("x", pixels(texts, |text| text.x)),
        ("y", pixels(texts, |text| text.y)),
        ("size", pixels(texts, |text| text.size)),
        ("align", bytes(texts, |text| text.align as u8)),
    ]);
    object([("marks", marks), ("texts", texts)])
}

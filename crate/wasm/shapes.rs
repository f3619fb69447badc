//! What crosses to JavaScript, and how: columns as typed arrays, the rest as plain objects.

use js_sys::{Array, Float32Array, Float64Array, JsString, Uint8Array, Uint16Array, Uint32Array};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::prelude::*;

use crate::counts::Counts;
use crate::frame::{CallState, Frame};
use crate::listing::{self, Line, Listing, Reason, Value, Variable};
use crate::names::{Names, Place as NodePlace};
use crate::scene::Scene;
use crate::trace::Trace;
use crate::tree::{GameTree, NodeId};
use crate::view::View;

pub(super) type Answer = Result<JsValue, JsValue>;

/// A plain object, maps included, with `null` for what is missing.
pub(super) fn plain<T: Serialize>(value: &T) -> Answer {
    let serializer = Serializer::json_compatible();
    value.serialize(&serializer).map_err(JsValue::from)
}

#[derive(Serialize)]
pub(super) struct Place {
    pub(super) column: f64,
    pub(super) row: usize,
}

/// A typed array, or an array of strings, that is handed over as it is.
#[derive(Serialize)]
#[serde(transparent)]
pub(super) struct Column(#[serde(with = "serde_wasm_bindgen::preserve")] JsValue);

pub(super) fn bytes<T>(rows: &[T], of: impl Fn(&T) -> u8) -> Column {
    Column(Uint8Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into())
}

fn words<T>(rows: &[T], of: impl Fn(&T) -> u16) -> Column {
    Column(Uint16Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into())
}

pub(super) fn ids<T>(rows: &[T], of: impl Fn(&T) -> NodeId) -> Column {
    Column(Uint32Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into())
}

pub(super) fn numbers<T>(rows: &[T], of: impl Fn(&T) -> f64) -> Column {
    Column(Float64Array::from(rows.iter().map(of).collect::<Vec<_>>().as_slice()).into())
}

pub(super) fn pixels<T>(rows: &[T], of: impl Fn(&T) -> f64) -> Column {
    let pixels: Vec<f32> = rows.iter().map(|row| of(row) as f32).collect();
    Column(Float32Array::from(pixels.as_slice()).into())
}

pub(super) fn strings<T>(rows: &[T], of: impl Fn(&T) -> &str) -> Column {
    let strings = rows.iter().map(|row| JsString::from(of(row)));
    Column(strings.collect::<Array>().into())
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

#[derive(Serialize)]
pub(super) struct FrameView {
    step: u32,
    from: NodeId,
    to: NodeId,
    status: Column,
    value: Column,
    lo: Column,
    hi: Column,
    alpha: Column,
    beta: Column,
    path: Column,
    current: Option<NodeId>,
    counts: Counts,
}

impl FrameView {
    pub(super) fn new(frame: &Frame, from: NodeId, to: NodeId, view: View) -> FrameView {
        let nodes: Vec<NodeId> = (from..to).collect();
        let player = |node| frame.trace().tree().player(node);
        let value = |node| {
            frame
                .value(node)
                .map(|value| view.value(player(node), value))
        };
        let range = |&node: &NodeId| view.range(player(node), frame.range(node));
        let ranges: Vec<_> = nodes.iter().map(range).collect();
        let window = |call: CallState| view.window(player(call.node), call.held.window);
        let windows: Vec<_> = frame.calls(from..to).map(|call| call.map(window)).collect();
        FrameView {
            step: frame.step(),
            from,
            to,
            status: bytes(&nodes, |&node| frame.status(node) as u8),
            value: numbers(&nodes, |&node| value(node).unwrap_or(f64::NAN)),
            lo: numbers(&ranges, |range| range.lo),
            hi: numbers(&ranges, |range| range.hi),
            alpha: numbers(&windows, |window| window.map_or(f64::NAN, |w| w.alpha)),
            beta: numbers(&windows, |window| window.map_or(f64::NAN, |w| w.beta)),
            path: ids(frame.path(), |call| call.node),
            current: frame.current(),
            counts: frame.counts(),
        }
    }
}

#[derive(Serialize)]
pub(super) struct SceneView {
    marks: MarksView,
    texts: TextsView,
}

#[derive(Serialize)]
pub(super) struct MarksView {
    shape: Column,
    ink: Column,
    mix: Column,
    node: Column,
    x1: Column,
    y1: Column,
    x2: Column,
    y2: Column,
}

#[derive(Serialize)]
pub(super) struct TextsView {
    text: Column,
    role: Column,
    ink: Column,
    node: Column,
    x: Column,
    y: Column,
    size: Column,
    align: Column,
}

impl From<Scene> for SceneView {
    fn from(scene: Scene) -> SceneView {
        let marks = scene.marks.as_slice();
        let texts = scene.texts.as_slice();
        SceneView {
            marks: MarksView {
                shape: bytes(marks, |mark| mark.shape as u8),
                ink: bytes(marks, |mark| mark.ink as u8),
                mix: words(marks, |mark| mark.mix),
                node: ids(marks, |mark| mark.node),
                x1: pixels(marks, |mark| mark.x1),
                y1: pixels(marks, |mark| mark.y1),
                x2: pixels(marks, |mark| mark.x2),
                y2: pixels(marks, |mark| mark.y2),
            },
            texts: TextsView {
                text: strings(texts, |text| &text.text),
                role: bytes(texts, |text| text.role as u8),
                ink: bytes(texts, |text| text.ink as u8),
                node: ids(texts, |text| text.node),
                x: pixels(texts, |text| text.x),
                y: pixels(texts, |text| text.y),
                size: pixels(texts, |text| text.size),
                align: bytes(texts, |text| text.align as u8),
            },
        }
    }
}

//! The state of the search at a step, as columns.

use serde::Serialize;
use ts_rs::TS;

use super::Column;
use crate::explain::view::View;
use crate::frame::Frame;
use crate::search::counts::Counts;
use crate::trace::CallState;
use crate::tree::NodeId;

/// The state of the nodes `from` … `to` − 1 at a step, as columns.
#[derive(Serialize, TS)]
#[ts(rename = "Frame")]
pub struct FrameColumns {
    /// The step.
    pub step: u32,
    /// The first node of the columns.
    pub from: NodeId,
    /// One past the last.
    pub to: NodeId,
    /// Index into STATUS of core.js.
    pub status: Column<u8>,
    /// Best value of an open node, returned value of a closed one, otherwise NaN.
    pub value: Column<f64>,
    /// The lower end of the range, as in `NodeState`.
    pub lo: Column<f64>,
    /// The upper end.
    pub hi: Column<f64>,
    /// Alpha of the window as it last stood; NaN if the node is not entered.
    pub alpha: Column<f64>,
    /// Beta of the same window.
    pub beta: Column<f64>,
    /// The open nodes, the root first.
    pub path: Column<NodeId>,
    /// The node of the event at this step; `None` at step 0.
    pub current: Option<NodeId>,
    /// The counts up to this step.
    pub counts: Counts,
}

impl FrameColumns {
    /// The columns of the nodes `from` … `to` − 1.
    pub fn of(frame: &Frame, from: NodeId, to: NodeId, view: View) -> FrameColumns {
        let known = |(node, call): (NodeId, Option<CallState>)| {
            let player = frame.tree().player(node);
            let value = frame.value(node);
            let value = value.map_or(f64::NAN, |value| view.value(player, value));
            let range = view.range(player, frame.range(node));
            let window = call.map(|call| call.current.window);
            let window = window.map(|window| view.window(player, window));
            let (alpha, beta) = window.map_or((f64::NAN, f64::NAN), |w| (w.alpha, w.beta));
            [value, range.lo, range.hi, alpha, beta]
        };
        let nodes = (from..to).zip(frame.calls(from..to));
        let [value, lo, hi, alpha, beta] = Column::of(nodes.map(known));
        FrameColumns {
            step: frame.step(),
            from,
            to,
            status: (from..to).map(|node| frame.status(node) as u8).collect(),
            value,
            lo,
            hi,
            alpha,
            beta,
            path: frame.path().iter().map(|call| call.node).collect(),
            current: frame.current(),
            counts: frame.counts(),
        }
    }
}

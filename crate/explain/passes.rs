//! The passes of a search and the calls for one node, as rows of tables: in the view asked for.

use serde::Serialize;
use ts_rs::TS;

use super::view::View;
use crate::frame::Frame;
use crate::frame::passes::{NodeCall, PassSummary};
use crate::search::{PassVerdict, Window};
use crate::tree::NodeId;

/// One pass.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Pass")]
pub struct PassRow {
    /// Plies searched below the root; `None` for all.
    pub depth: Option<u32>,
    /// The window of the root; `None` without bounds.
    pub window: Option<(f64, f64)>,
    /// The step at which the root is entered.
    pub first: u32,
    /// The last step before the next pass.
    pub last: u32,
    /// The value that the root returned; `None` if the search had to stop.
    pub value: Option<f64>,
    /// The relation of that value to the true one.
    pub finding: Option<PassVerdict>,
    /// How many calls it made.
    pub calls: u32,
    /// How many nodes it entered that no pass before it had entered.
    pub fresh: u32,
}

/// One call for a node.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "NodeCall")]
pub struct CallRow {
    /// The step at which the node is entered.
    pub entered: u32,
    /// The step at which the call returns; `None`: not by now.
    pub left: Option<u32>,
    /// The window that it was entered with; `None` without bounds.
    pub window: Option<(f64, f64)>,
    /// The value that it returned.
    pub value: Option<f64>,
    /// The relation of that value to the true one.
    pub finding: Option<PassVerdict>,
    /// The number of the pass, from 1.
    pub pass: usize,
}

/// All passes of the search behind a frame.
pub fn passes(frame: &Frame, view: View) -> Vec<PassRow> {
    let row = |pass: PassSummary| {
        let (window, value, finding) = seen(frame, 0, pass.window, pass.value, view);
        PassRow {
            depth: pass.depth,
            window,
            first: pass.first,
            last: pass.last,
            value,
            finding,
            calls: pass.calls,
            fresh: pass.fresh,
        }
    };
    frame.passes().into_iter().map(row).collect()
}

/// The calls for `node` by the step of a frame: the last `most` of them, and how many there are.
pub fn node_calls(frame: &Frame, node: NodeId, most: usize, view: View) -> (Vec<CallRow>, usize) {
    let (calls, count) = frame.node_calls(node, most);
    let row = |call: NodeCall| {
        let (window, value, finding) = seen(frame, node, call.window, call.value, view);
        CallRow {
            entered: call.entered,
            left: call.left,
            window,
            value,
            finding,
            pass: call.pass + 1,
        }
    };
    (calls.into_iter().map(row).collect(), count)
}

/// The window of a call, `None` without bounds, the value that it returned, and the verdict on that, in a view.
fn seen(
    frame: &Frame,
    node: NodeId,
    window: Window,
    value: Option<f64>,
    view: View,
) -> (Option<(f64, f64)>, Option<f64>, Option<PassVerdict>) {
    let player = frame.tree().player(node);
    let window = view.window(player, window);
    let value = value.map(|value| view.value(player, value));
    let ends = (window.alpha, window.beta);
    (
        frame.rules().bounded().then_some(ends),
        value,
        value.map(|value| PassVerdict::of(value, window)),
    )
}

//! The passes of a search and the calls for one node, as rows of tables: in the view asked for.

use serde::Serialize;
use ts_rs::TS;

use super::view::View;
use crate::frame::Frame;
use crate::search::Window;
use crate::tree::NodeId;

/// The relation of a returned value to the true value at this depth. `low`: the call failed low, so the value is an
/// upper bound. `high`: it failed high, so the value is a lower bound. `exact`: it is the true value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum PassVerdict {
    Low,
    High,
    Exact,
}

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

impl PassVerdict {
    /// The relation of a value that a call entered with `window` returned, both in one view.
    fn of(value: f64, window: Option<(f64, f64)>) -> PassVerdict {
        match window {
            Some((alpha, _)) if value <= alpha => PassVerdict::Low,
            Some((_, beta)) if value >= beta => PassVerdict::High,
            _ => PassVerdict::Exact,
        }
    }
}

/// All passes of the search behind a frame.
pub fn passes(frame: &Frame, view: View) -> Vec<PassRow> {
    let node_view = NodeView {
        frame,
        view,
        node: 0,
    };
    let row = |pass: crate::frame::passes::Pass| {
        let (window, value) = (node_view.window(pass.window), node_view.value(pass.value));
        PassRow {
            depth: pass.depth,
            window,
            first: pass.first,
            last: pass.last,
            value,
            finding: value.map(|value| PassVerdict::of(value, window)),
            calls: pass.calls,
            fresh: pass.fresh,
        }
    };
    frame.passes().into_iter().map(row).collect()
}

/// The calls for `node` by the step of a frame: the last `most` of them, and how many there are.
pub fn node_calls(frame: &Frame, node: NodeId, most: usize, view: View) -> (Vec<CallRow>, usize) {
    let node_view = NodeView { frame, view, node };
    let (calls, count) = frame.node_calls(node, most);
    let row = |call: crate::frame::passes::NodeCall| {
        let (window, value) = (node_view.window(call.window), node_view.value(call.value));
        CallRow {
            entered: call.entered,
            left: call.left,
            window,
            value,
            finding: value.map(|value| PassVerdict::of(value, window)),
            pass: call.pass + 1,
        }
    };
    (calls.into_iter().map(row).collect(), count)
}

/// The view of one node.
struct NodeView<'a> {
    frame: &'a Frame<'a>,
    view: View,
    node: NodeId,
}

impl NodeView<'_> {
    fn window(&self, window: Window) -> Option<(f64, f64)> {
        let player = self.frame.tree().player(self.node);
        let seen = self.view.window(player, window);
        self.frame
            .rules()
            .bounded()
            .then_some((seen.alpha, seen.beta))
    }

    fn value(&self, value: Option<f64>) -> Option<f64> {
        let player = self.frame.tree().player(self.node);
        value.map(|value| self.view.value(player, value))
    }
}

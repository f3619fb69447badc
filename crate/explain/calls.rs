//! The open calls, as a debugger lists them: the innermost first.

use std::ops::Range;

use serde::Serialize;
use ts_rs::TS;

use super::view::View;
use crate::frame::{Frame, Status};
use crate::search::Visit;
use crate::trace::CallState;
use crate::tree::NodeId;
use crate::tree::names::{Names, Place};

/// One open call.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "Call")]
pub struct StackCall {
    /// The node it is for.
    pub place: Place,
    /// The window as it stands; `None` without bounds.
    pub window: Option<(f64, f64)>,
    /// The best value so far, or that of an evaluated node; `None` if there is none yet.
    pub best: Option<f64>,
    /// The child it would turn to next, after the one that is open; `None` if there is none left.
    pub next: Option<Place>,
}

/// The open calls number `range`, counted from the innermost, with the values of `view`.
pub fn calls(frame: &Frame, names: &Names, range: Range<usize>, view: View) -> Vec<StackCall> {
    let (tree, rules) = (frame.tree(), frame.rules());
    let path = frame.path();
    let call = |(ply, state): (usize, &CallState)| {
        let player = tree.player(state.node);
        let window = view.window(player, state.current.window);
        let visit = rules.visit(tree, state.node, ply as u32, rules.depth);
        let searched = visit != Visit::Evaluate;
        let next = next(frame, state, path.get(ply + 1)).filter(|_| searched);
        StackCall {
            place: names.place(tree, state.node),
            window: rules.bounded().then_some((window.alpha, window.beta)),
            best: frame.best(state).map(|best| view.value(player, best)),
            next: next.map(|node| names.place(tree, node)),
        }
    };
    let calls = path.iter().enumerate().rev();
    let calls = calls.skip(range.start).take(range.len());
    calls.map(call).collect()
}

/// The sibling of the child that was entered last, or the first child.
fn next(frame: &Frame, call: &CallState, inner: Option<&CallState>) -> Option<NodeId> {
    let tree = frame.tree();
    let returned = frame.current();
    let returned = returned.filter(|&child| tree.parent(child) == Some(call.node));
    let entered = inner.map(|inner| inner.node).or(returned);
    let next = entered.map_or(call.next, |child| tree.end(child));
    let has_next = next < tree.end(call.node) && frame.status(next) == Status::Unreached;
    has_next.then_some(next)
}

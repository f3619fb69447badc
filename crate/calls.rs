//! The open calls, as a debugger lists them: the innermost first.

use std::ops::Range;

use serde::Serialize;

use crate::frame::{CallState, Frame, Status};
use crate::names::{Names, Place};
use crate::tree::NodeId;
use crate::view::View;

/// One open call.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Call {
    /// The node it is for.
    pub place: Place,
    /// Its window as it stands; `None` without bounds.
    pub window: Option<(f64, f64)>,
    /// The best value so far, or that of an evaluated node; `None` if there is none yet.
    pub best: Option<f64>,
    /// The child it would turn to next, after the one that is open; `None` if there is none left.
    pub next: Option<Place>,
}

/// The open calls number `range`, counted from the innermost, with the values of `view`.
pub fn calls(frame: &Frame, names: &Names, range: Range<usize>, view: View) -> Vec<Call> {
    let path = frame.path();
    let place = |node| names.place(frame.trace().tree(), node);
    let call = |at: usize| {
        let state = path.get(at)?;
        let player = frame.trace().tree().player(state.node);
        let window = view.window(player, state.held.window);
        let bounded = frame.trace().rules().bounded();
        let limit = frame.trace().rules().depth;
        let searched = limit.is_none_or(|limit| at < limit as usize);
        let best = Some(state.best).filter(|best| best.is_finite());
        Some(Call {
            place: place(state.node),
            window: bounded.then_some((window.alpha, window.beta)),
            best: best.map(|best| view.value(player, best)),
            next: next(frame, state, path.get(at + 1))
                .filter(|_| searched)
                .map(place),
        })
    };
    let indices = (0..path.len()).rev();
    let asked = indices.skip(range.start).take(range.len());
    asked.filter_map(call).collect()
}

/// The sibling of the child that was entered last, or the first child.
fn next(frame: &Frame, call: &CallState, inner: Option<&CallState>) -> Option<NodeId> {
    let (tree, node) = (frame.trace().tree(), call.node);
    let left = frame.current().filter(|&n| tree.parent(n) == Some(node));
    let entered = inner.map(|inner| inner.node).or(left).or(call.compared);
    let next = entered.map_or(node + 1, |child| tree.end(child));
    let there = next < tree.end(node) && frame.status(next) == Status::Unreached;
    there.then_some(next)
}

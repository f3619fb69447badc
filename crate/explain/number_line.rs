//! The number line of a node at a step: its window, the range that is proved, the best value, and the value that a
//! child has just returned among the numbers that it is compared with. The page only draws it.

use std::cmp::Ordering;

use serde::Serialize;
use ts_rs::TS;

use super::listing::Writing;
use super::naming::Naming;
use super::view::View;
use crate::frame::{Frame, Status};
use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::NodeId;

/// The content of the number line. If the step is a comparison at the node, the window and the best value are those
/// that the child's value is compared with.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct NumberLine {
    /// The least and the greatest number of the line, the same at all nodes and steps; `None` if there is none.
    pub span: Option<(f64, f64)>,
    /// The window; `None` without bounds.
    pub window: Option<(f64, f64)>,
    /// The new alpha and beta, if the step changes them; `None` for a bound that stays.
    pub window_to: (Option<f64>, Option<f64>),
    /// How the bounds of `window` stand if no value is left between them.
    pub crossing: Option<Crossing>,
    /// The proved range of the node's true value.
    pub range: ValueRange,
    /// The value that a child has just returned.
    pub child: Option<f64>,
    /// The best value, ∓∞ before the first child is compared, or the value that the node returned. `None` if there is
    /// none, or if a bound stands for it.
    pub best: Option<f64>,
    /// The new best value, if the step changes it; `None` if it stays.
    pub best_to: Option<f64>,
    /// The name of the best value.
    pub called: ValueName,
    /// The child's value and the numbers that it is compared with, the least first, with signs between them. Empty if
    /// nothing is compared.
    pub order: Vec<Term>,
}

/// How the bounds of a window stand that has no value left between them: alpha equals beta, or is above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Crossing {
    Met,
    Crossed,
}

impl Crossing {
    /// `None` if values are left between the bounds.
    pub fn of(window: Window) -> Option<Crossing> {
        match window.alpha.partial_cmp(&window.beta)? {
            Ordering::Less => None,
            Ordering::Equal => Some(Crossing::Met),
            Ordering::Greater => Some(Crossing::Crossed),
        }
    }
}

/// The name of the best value of a node: its meaning, where the listing has no variable for it; the listing's name for
/// the value of a child, which met a bound; or its name for the best value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
#[ts(rename = "Called")]
pub enum ValueName {
    Value,
    Val,
    Best,
}

/// A part of a comparison: a number, or a sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Term {
    /// The lower bound.
    Alpha,
    /// The upper bound.
    Beta,
    /// The best value, where there are no bounds.
    Best,
    /// The value of the child.
    Child,
    /// The sign `<` between two terms.
    #[serde(rename = "<")]
    Less,
    /// The sign `=` between two terms.
    #[serde(rename = "=")]
    Equal,
}

/// The number line of `node` in `frame`. `span` is that of the search's summary.
pub fn number_line(
    frame: &Frame,
    writing: &Writing,
    span: Option<(f64, f64)>,
    node: NodeId,
    view: View,
) -> NumberLine {
    let player = frame.tree().player(node);
    let seen = |value| view.value(player, value);
    let now = window(frame, node, view);
    let value = frame.value(node).map(seen);
    let compared = frame.compared().filter(|_| frame.current() == Some(node));
    // A child is compared with the bounds and the best value that its parent had when the child returned, one step ago.
    let (before, best) = match &compared {
        Some(comparison) => (
            window(&frame.at(frame.step() - 1), node, view),
            Some(seen(comparison.before)).filter(|before| !before.is_nan()),
        ),
        None => (now, value),
    };
    let child = compared.map(|comparison| seen(comparison.value));
    let called = best_name(frame, writing, node, view);
    let own = before.map(|window| match view {
        View::Max => window.bound_of(player),
        View::Mover => window.alpha,
    });
    let by_bound = !frame.tree().is_chance(node)
        && called != ValueName::Best
        && frame.status(node) == Status::Open
        && own == best;
    let change = |before, after| change(before?, after?);
    let moved = |bound: fn(Window) -> f64| change(before.map(bound), now.map(bound));
    NumberLine {
        span: match view {
            View::Max => span,
            View::Mover => span.map(both_sides),
        },
        window: before.map(|window| (window.alpha, window.beta)),
        window_to: (moved(|window| window.alpha), moved(|window| window.beta)),
        crossing: before.and_then(Crossing::of),
        range: view.range(player, frame.range(node)),
        child,
        best: best.filter(|_| !by_bound),
        best_to: change(best, value),
        called,
        // Where chance moves nothing is compared.
        order: match frame.tree().is_chance(node) {
            true => Vec::new(),
            false => order(child, before, best).unwrap_or_default(),
        },
    }
}

/// The window of a node as it stands, if there are bounds.
fn window(frame: &Frame, node: NodeId, view: View) -> Option<Window> {
    let call = frame.call(node).filter(|_| frame.rules().bounded())?;
    let window = call.current.window;
    // Another program need not say it.
    let is_known = !window.alpha.is_nan() && !window.beta.is_nan();
    is_known.then(|| view.window(frame.tree().player(node), window))
}

/// The number `after` if it differs from the one before.
fn change(before: f64, after: f64) -> Option<f64> {
    (after != before).then_some(after)
}

/// A span in the view of the side to move: each of its numbers can also be negated.
fn both_sides((lo, hi): (f64, f64)) -> (f64, f64) {
    let most = lo.abs().max(hi.abs());
    (-most, most)
}

/// The name of the best value of `node`.
fn best_name(frame: &Frame, writing: &Writing, node: NodeId, view: View) -> ValueName {
    let variable = writing.best().is_some() && view.naming(writing.naming()) != Naming::Best;
    match frame.status(node) {
        Status::Open if variable => ValueName::Best,
        Status::Open if frame.cutoff(node).is_some() => ValueName::Val,
        _ => ValueName::Value,
    }
}

/// The value of a child among the numbers that it is compared with. The bounds have not crossed yet, because a node
/// cuts off as soon as they do.
fn order(child: Option<f64>, window: Option<Window>, best: Option<f64>) -> Option<Vec<Term>> {
    let child = child?;
    let mut order = match window {
        Some(window) => vec![(Term::Alpha, window.alpha), (Term::Beta, window.beta)],
        None => vec![(Term::Best, best?)],
    };
    let below = order.iter().take_while(|(_, value)| *value <= child);
    order.insert(below.count(), (Term::Child, child));
    let mut terms = Vec::new();
    let mut last = None;
    for (term, value) in order {
        if let Some(last) = last.replace(value) {
            terms.push(if last == value {
                Term::Equal
            } else {
                Term::Less
            });
        }
        terms.push(term);
    }
    Some(terms)
}

//! `agent`: one function with a flag for the side to move, as programs that play games write it. It counts the expanded
//! nodes and the plies from the root, and returns a value and an action.
//!
//! The source of the listing shuffles the moves during the search. Here the order `random` does that before the search,
//! with a seed, so that the same trace can be recorded again.

use super::code::{Code, Duty, function, line};
use super::comment::Comment;
use super::minimax::{self, LOOP};
use super::quantity::{Named, Quantity};
use crate::search::Update;
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: |rules| rules.update = Update::Before,
    call: |start| {
        let (maximizing, window) = (start.maximizing(), start.window());
        format!("value, action ← search(root, 0, {maximizing}, {window})")
    },
    call_comment: Some(Comment::ValueAndAction),
    answer: &[
        Named("value", Quantity::Answer),
        Named("action", Quantity::Action),
    ],
    functions: &[function(&[Mover::Max, Mover::Min], VARIABLES).lines(&[
        line(Duty::Head, "search(node, depth, maximize, α, β)"),
        line(
            Duty::Evaluate,
            "  if depth = limit or leaf(node): return evaluate(node), none",
        )
        .with_comment(Comment::EvaluateForMax),
        line(
            Duty::Begin,
            "  expanded ← expanded + 1; action ← none; best ← maximize ? −∞ : +∞",
        )
        .with_comment(Comment::CountExpanded),
        LOOP.with_comment(Comment::Shuffle),
        line(
            Duty::Take,
            "    val, _ ← search(child, depth + 1, not maximize, α, β)",
        )
        .with_comment(Comment::FlipFlag),
        line(Duty::Block, "    if maximize and val > best"),
        line(Duty::Improve, "      best ← val; action ← child")
            .with_comment(Comment::KeepLargest)
            .only(Mover::Max),
        line(Duty::Narrow, "      α ← max(α, best)")
            .with_comment(Comment::MaxIsSure)
            .only(Mover::Max),
        line(Duty::Block, "    if not maximize and val < best"),
        line(Duty::Improve, "      best ← val; action ← child")
            .with_comment(Comment::KeepSmallest)
            .only(Mover::Min),
        line(Duty::Narrow, "      β ← min(β, best)")
            .with_comment(Comment::MinIsSure)
            .only(Mover::Min),
        line(Duty::Break, "    if β ≤ α: break").with_comment(Comment::BoundsMeet),
        line(Duty::Return, "  return best, action").with_comment(Comment::ReturnBest),
    ])],
    ..minimax::CODE
};

const VARIABLES: &[Named] = &[
    Named("depth", Quantity::Ply),
    Named("limit", Quantity::Limit),
    Named("maximize", Quantity::Maximizing),
    Named("α", Quantity::Alpha),
    Named("β", Quantity::Beta),
    Named("best", Quantity::Best),
    Named("action", Quantity::Action),
    Named("child", Quantity::Child),
    Named("val", Quantity::Val),
    Named("expanded", Quantity::Expanded),
];

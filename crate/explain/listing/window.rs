//! `window`: both bounds are passed down, and the bound of each side is also its best value (fail-hard, deep bounds).
//!
//! The source of this listing has a slip: it passes down a variable `best` that it neither declares nor sets. The lines
//! around it show the meaning: the bound that a value moves is the best value so far, and is passed down and returned.
//! The listing here does that.

use super::code::{Code, Duty, function, line};
use super::comment::Comment;
use super::minimax::{self, CHILD, DEPTH, EVALUATE, LOOP, VAL};
use super::negamax;
use super::quantity::{Named, Quantity};
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: negamax::ALPHA_BETA.rules,
    call: |start| {
        let (depth, window) = (start.depth(), start.window());
        format!("value ← {}(root, {depth}, {window})", start.function())
    },
    functions: &[
        function(&[Mover::Max], VARIABLES).lines(&[
            line(Duty::Head, "maxValue(node, depth, knownMax, knownMin)"),
            EVALUATE,
            LOOP,
            line(
                Duty::Take,
                "    val ← minValue(child, depth − 1, knownMax, knownMin)",
            )
            .with_comment(Comment::BothBoundsDown),
            line(Duty::Test, "    if val ≥ knownMin: return knownMin")
                .with_comment(Comment::MinPrevents),
            line(Duty::Narrow, "    if val > knownMax: knownMax ← val")
                .with_comment(Comment::BoundIsBest),
            line(Duty::Return, "  return knownMax").with_comment(Comment::ReturnBound),
        ]),
        function(&[Mover::Min], VARIABLES).lines(&[
            line(Duty::Head, "minValue(node, depth, knownMax, knownMin)"),
            EVALUATE,
            LOOP,
            line(
                Duty::Take,
                "    val ← maxValue(child, depth − 1, knownMax, knownMin)",
            )
            .with_comment(Comment::BothBoundsDown),
            line(Duty::Test, "    if val ≤ knownMax: return knownMax")
                .with_comment(Comment::MaxPrevents),
            line(Duty::Narrow, "    if val < knownMin: knownMin ← val")
                .with_comment(Comment::BoundIsBest),
            line(Duty::Return, "  return knownMin").with_comment(Comment::ReturnBound),
        ]),
    ],
    ..minimax::CODE
};

const VARIABLES: &[Named] = &[
    DEPTH,
    Named("knownMax", Quantity::Alpha),
    Named("knownMin", Quantity::Beta),
    CHILD,
    VAL,
];

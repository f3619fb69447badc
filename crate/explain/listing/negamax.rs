//! `negamax` and `negamax-alpha-beta`: one function for both players. Values are those of the side to move.

use super::alpha_beta::{ALPHA, BETA};
use super::code::{Code, Duty, function, line};
use super::comment::Comment;
use super::minimax::{
    self, CHILD, DEPTH, EVALUATE, LOOP, MAX_BEGIN, MAX_IMPROVE, RETURN, VAL, VARIABLES,
};
use super::quantity::Named;
use crate::explain::view::View;
use crate::search::Returns;
use crate::tree::Mover;

pub(super) const PLAIN: Code = Code {
    view: View::Mover,
    call: |start| format!("value ← negamax(root, {})", start.depth()),
    call_comment: Some(Comment::ValueForMover),
    functions: &[function(BOTH, VARIABLES).lines(&[
        line(Duty::Head, "negamax(node, depth)"),
        EVALUATE.with_comment(Comment::EvaluateForMover),
        MAX_BEGIN,
        LOOP,
        line(Duty::Take, "    val ← −negamax(child, depth − 1)").with_comment(Comment::FlipSign),
        MAX_IMPROVE,
        RETURN,
    ])],
    ..minimax::CODE
};

/// Fail-hard: `α` takes the part of the best value, and a cutoff returns `β`.
pub(super) const ALPHA_BETA: Code = Code {
    rules: |rules| rules.returns = Returns::Hard,
    call: |start| {
        let (depth, window) = (start.depth(), start.window());
        format!("value ← negamax(root, {depth}, {window})")
    },
    functions: &[function(BOTH, BOUNDED).lines(&[
        line(Duty::Head, "negamax(node, depth, α, β)"),
        EVALUATE.with_comment(Comment::EvaluateForMover),
        LOOP,
        line(Duty::Take, "    val ← −negamax(child, depth − 1, −β, −α)")
            .with_comment(Comment::FlipWindow),
        line(Duty::Test, "    if val ≥ β: return β").with_comment(Comment::OpponentPrevents),
        line(Duty::Narrow, "    if val > α: α ← val").with_comment(Comment::BoundIsBest),
        line(Duty::Return, "  return α").with_comment(Comment::ReturnBound),
    ])],
    ..PLAIN
};

const BOTH: &[Mover] = &[Mover::Max, Mover::Min];
const BOUNDED: &[Named] = &[DEPTH, ALPHA, BETA, CHILD, VAL];

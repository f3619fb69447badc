//! `negamax` and `negamax-alpha-beta`: one function for both players. Values are those of the side to move.

use super::code::{Code, Duty, Function, line};
use super::comment::Comment;
use super::minimax;
use super::quantity::{Named, Quantity};
use super::start::Start;
use crate::explain::view::View;
use crate::search::{Algorithm, Returns, Rules};
use crate::tree::Mover;

pub(super) const PLAIN: Code = Code {
    rules: minimax::RULES,
    view: View::Mover,
    one_bound: false,
    call: |start: &Start| format!("value ← negamax(root, {})", start.depth()),
    call_comment: Some(Comment::ValueForMover),
    answer: &[Named("value", Quantity::Answer)],
    functions: &[Function {
        movers: &[Mover::Max, Mover::Min],
        lines: &[
            line(Duty::Head, "negamax(node, depth)"),
            line(
                Duty::Evaluate,
                "  if depth = 0 or leaf(node): return evaluate(node)",
            )
            .with_comment(Comment::EvaluateForMover),
            line(Duty::Begin, "  best ← −∞"),
            line(Duty::Block, "  for each child of node"),
            line(Duty::Take, "    val ← −negamax(child, depth − 1)")
                .with_comment(Comment::FlipSign),
            line(Duty::Improve, "    if val > best: best ← val").with_comment(Comment::KeepLargest),
            line(Duty::Return, "  return best"),
        ],
        variables: &[
            Named("depth", Quantity::PliesLeft),
            Named("best", Quantity::Best),
            Named("child", Quantity::Child),
            Named("val", Quantity::Val),
        ],
    }],
};

/// Fail-hard: `α` takes the part of the best value, and a cutoff returns `β`.
pub(super) const ALPHA_BETA: Code = Code {
    rules: Rules {
        algorithm: Algorithm::AlphaBeta,
        returns: Returns::Hard,
        ..minimax::RULES
    },
    view: View::Mover,
    one_bound: false,
    call: |start: &Start| {
        format!(
            "value ← negamax(root, {}, {})",
            start.depth(),
            start.window()
        )
    },
    call_comment: Some(Comment::ValueForMover),
    answer: &[Named("value", Quantity::Answer)],
    functions: &[Function {
        movers: &[Mover::Max, Mover::Min],
        lines: &[
            line(Duty::Head, "negamax(node, depth, α, β)"),
            line(
                Duty::Evaluate,
                "  if depth = 0 or leaf(node): return evaluate(node)",
            )
            .with_comment(Comment::EvaluateForMover),
            line(Duty::Block, "  for each child of node"),
            line(Duty::Take, "    val ← −negamax(child, depth − 1, −β, −α)")
                .with_comment(Comment::FlipWindow),
            line(Duty::Test, "    if val ≥ β: return β").with_comment(Comment::OpponentPrevents),
            line(Duty::Narrow, "    if val > α: α ← val").with_comment(Comment::BoundIsBest),
            line(Duty::Return, "  return α").with_comment(Comment::ReturnBound),
        ],
        variables: &[
            Named("depth", Quantity::PliesLeft),
            Named("α", Quantity::Alpha),
            Named("β", Quantity::Beta),
            Named("child", Quantity::Child),
            Named("val", Quantity::Val),
        ],
    }],
};

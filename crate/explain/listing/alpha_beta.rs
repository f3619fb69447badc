//! `alpha-beta`: the textbook's pair of functions. A value is first kept as the best, then tested, and then moves the
//! bound. The returned value may lie outside the window (fail-soft).

use super::code::{Code, CodeLine, Duty, Function, line};
use super::comment::Comment;
use super::minimax;
use super::quantity::{Named, Quantity};
use super::start::Start;
use crate::explain::view::View;
use crate::search::{Algorithm, Rules};
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: Rules {
        algorithm: Algorithm::AlphaBeta,
        ..minimax::RULES
    },
    view: View::Max,
    one_bound: false,
    call,
    call_comment: Some(Comment::FirstBestAction),
    answer: &[
        Named("v", Quantity::Answer),
        Named("action", Quantity::Action),
    ],
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                line(Duty::Head, "maxValue(node, α, β)"),
                EVALUATE,
                line(Duty::Begin, "  v ← −∞"),
                LOOP,
                line(Duty::Take, "    v ← max(v, minValue(child, α, β))")
                    .with_comment(Comment::BothBoundsDown),
                line(Duty::Test, "    if v ≥ β: return v").with_comment(Comment::MinPrevents),
                line(Duty::Narrow, "    α ← max(α, v)").with_comment(Comment::MaxIsSure),
                line(Duty::Return, "  return v").with_comment(Comment::ReturnBest),
            ],
            variables: VARIABLES,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                line(Duty::Head, "minValue(node, α, β)"),
                EVALUATE,
                line(Duty::Begin, "  v ← +∞"),
                LOOP,
                line(Duty::Take, "    v ← min(v, maxValue(child, α, β))")
                    .with_comment(Comment::BothBoundsDown),
                line(Duty::Test, "    if v ≤ α: return v").with_comment(Comment::MaxPrevents),
                line(Duty::Narrow, "    β ← min(β, v)").with_comment(Comment::MinIsSure),
                line(Duty::Return, "  return v").with_comment(Comment::ReturnBest),
            ],
            variables: VARIABLES,
        },
    ],
};

pub(super) const EVALUATE: CodeLine =
    line(Duty::Evaluate, "  if terminal(node): return utility(node)")
        .with_comment(Comment::TerminalOrLimit);
pub(super) const LOOP: CodeLine = line(Duty::Block, "  for each child of node");

const VARIABLES: &[Named] = &[
    Named("α", Quantity::Alpha),
    Named("β", Quantity::Beta),
    Named("v", Quantity::Best),
    Named("child", Quantity::Child),
];

fn call(start: &Start) -> String {
    let (function, window) = (start.function(), start.window());
    format!("v ← {function}(root, {window}); action ← first child with value v")
}

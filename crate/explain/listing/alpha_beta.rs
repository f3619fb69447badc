//! `alpha-beta`: the textbook's pair of functions. A value is first kept as the best, then tested, and then moves the
//! bound. The returned value may lie outside the window (fail-soft).

use super::code::{Code, CodeLine, Duty, function, line};
use super::comment::Comment;
use super::minimax::{self, CHILD, LOOP};
use super::quantity::{Named, Quantity};
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: |_| {},
    call: |start| {
        let (function, window) = (start.function(), start.window());
        format!("v ← {function}(root, {window}); action ← first child with value v")
    },
    call_comment: Some(Comment::FirstBestAction),
    answer: &[
        Named("v", Quantity::Answer),
        Named("action", Quantity::Action),
    ],
    functions: &[
        function(&[Mover::Max], VARIABLES).lines(&[
            MAX, EVALUATE, MAX_BEGIN, LOOP, MAX_TAKE, MAX_TEST, MAX_NARROW, RETURN,
        ]),
        function(&[Mover::Min], VARIABLES).lines(&[
            MIN, EVALUATE, MIN_BEGIN, LOOP, MIN_TAKE, MIN_TEST, MIN_NARROW, RETURN,
        ]),
    ],
    ..minimax::CODE
};

pub(super) const MAX: CodeLine = line(Duty::Head, "maxValue(node, α, β)");
pub(super) const MIN: CodeLine = line(Duty::Head, "minValue(node, α, β)");
pub(super) const EVALUATE: CodeLine =
    line(Duty::Evaluate, "  if terminal(node): return utility(node)")
        .with_comment(Comment::TerminalOrLimit);
pub(super) const MAX_BEGIN: CodeLine = line(Duty::Begin, "  v ← −∞");
pub(super) const MIN_BEGIN: CodeLine = line(Duty::Begin, "  v ← +∞");
pub(super) const MAX_TAKE: CodeLine =
    line(Duty::Take, "    v ← max(v, minValue(child, α, β))").with_comment(Comment::BothBoundsDown);
pub(super) const MIN_TAKE: CodeLine =
    line(Duty::Take, "    v ← min(v, maxValue(child, α, β))").with_comment(Comment::BothBoundsDown);
pub(super) const MAX_TEST: CodeLine =
    line(Duty::Test, "    if v ≥ β: return v").with_comment(Comment::MinPrevents);
pub(super) const MIN_TEST: CodeLine =
    line(Duty::Test, "    if v ≤ α: return v").with_comment(Comment::MaxPrevents);
pub(super) const MAX_NARROW: CodeLine =
    line(Duty::Narrow, "    α ← max(α, v)").with_comment(Comment::MaxIsSure);
pub(super) const MIN_NARROW: CodeLine =
    line(Duty::Narrow, "    β ← min(β, v)").with_comment(Comment::MinIsSure);
pub(super) const RETURN: CodeLine =
    line(Duty::Return, "  return v").with_comment(Comment::ReturnBest);

pub(super) const VARIABLES: &[Named] = &[ALPHA, BETA, V, CHILD];
pub(super) const ALPHA: Named = Named("α", Quantity::Alpha);
pub(super) const BETA: Named = Named("β", Quantity::Beta);
pub(super) const V: Named = Named("v", Quantity::Best);

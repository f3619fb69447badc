//! `minimax`: MAX and MIN as two functions that call each other.

use super::code::{Code, CodeLine, Duty, function, line};
use super::comment::Comment;
use super::quantity::{Named, Quantity};
use crate::explain::view::View;
use crate::search::Algorithm;
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: |rules| rules.algorithm = Algorithm::Minimax,
    view: View::Max,
    one_bound: false,
    call: |start| format!("value ← {}(root, {})", start.function(), start.depth()),
    call_comment: None,
    answer: &[Named("value", Quantity::Answer)],
    functions: &[
        function(&[Mover::Max], VARIABLES).lines(&[
            line(Duty::Head, "maxValue(node, depth)"),
            EVALUATE,
            MAX_BEGIN,
            LOOP,
            line(Duty::Take, "    val ← minValue(child, depth − 1)")
                .with_comment(Comment::OtherSideMoves),
            MAX_IMPROVE,
            RETURN,
        ]),
        function(&[Mover::Min], VARIABLES).lines(&[
            line(Duty::Head, "minValue(node, depth)"),
            EVALUATE,
            MIN_BEGIN,
            LOOP,
            line(Duty::Take, "    val ← maxValue(child, depth − 1)")
                .with_comment(Comment::OtherSideMoves),
            MIN_IMPROVE,
            RETURN,
        ]),
    ],
};

pub(super) const EVALUATE: CodeLine = line(
    Duty::Evaluate,
    "  if depth = 0 or leaf(node): return evaluate(node)",
)
.with_comment(Comment::EvaluateForMax);
pub(super) const MAX_BEGIN: CodeLine = line(Duty::Begin, "  best ← −∞");
pub(super) const MIN_BEGIN: CodeLine = line(Duty::Begin, "  best ← +∞");
pub(super) const LOOP: CodeLine = line(Duty::Block, "  for each child of node");
pub(super) const MAX_IMPROVE: CodeLine =
    line(Duty::Improve, "    if val > best: best ← val").with_comment(Comment::KeepLargest);
pub(super) const MIN_IMPROVE: CodeLine =
    line(Duty::Improve, "    if val < best: best ← val").with_comment(Comment::KeepSmallest);
pub(super) const RETURN: CodeLine = line(Duty::Return, "  return best");

pub(super) const VARIABLES: &[Named] = &[DEPTH, BEST, CHILD, VAL];
pub(super) const DEPTH: Named = Named("depth", Quantity::PliesLeft);
pub(super) const BEST: Named = Named("best", Quantity::Best);
pub(super) const CHILD: Named = Named("child", Quantity::Child);
pub(super) const VAL: Named = Named("val", Quantity::Val);

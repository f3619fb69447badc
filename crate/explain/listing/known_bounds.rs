//! `known-bounds` and `known-bounds-test-first`: the first step from minimax to alpha–beta. A call gets one bound, that
//! of the other side, and passes its own best value to the child as the child's bound.

use super::code::{Code, CodeLine, Duty, Function, line};
use super::comment::Comment;
use super::minimax;
use super::quantity::{Named, Quantity};
use super::start::Start;
use crate::explain::view::View;
use crate::search::{Algorithm, Bounds, Returns, Rules, Update};
use crate::tree::Mover;

/// `best` takes over the value first, and is then tested.
pub(super) const BEST_FIRST: Code = Code {
    rules: Rules {
        algorithm: Algorithm::AlphaBeta,
        returns: Returns::Hard,
        bounds: Bounds::Shallow,
        update: Update::Before,
        ..minimax::RULES
    },
    view: View::Max,
    one_bound: true,
    call,
    call_comment: None,
    answer: &[Named("value", Quantity::Answer)],
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                MAX_HEAD,
                EVALUATE,
                line(Duty::Begin, "  best ← −∞"),
                LOOP,
                MAX_TAKE,
                line(Duty::Improve, "    if val > best: best ← val")
                    .with_comment(Comment::KeepLargest),
                line(Duty::Test, "    if best ≥ knownMin: return knownMin")
                    .with_comment(Comment::MinPrevents),
                RETURN,
            ],
            variables: &[
                DEPTH,
                Named("knownMin", Quantity::Other),
                Named("best", Quantity::Best),
                CHILD,
                VAL,
            ],
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                MIN_HEAD,
                EVALUATE,
                line(Duty::Begin, "  best ← +∞"),
                LOOP,
                MIN_TAKE,
                line(Duty::Improve, "    if val < best: best ← val")
                    .with_comment(Comment::KeepSmallest),
                line(Duty::Test, "    if best ≤ knownMax: return knownMax")
                    .with_comment(Comment::MaxPrevents),
                RETURN,
            ],
            variables: &[
                DEPTH,
                Named("knownMax", Quantity::Other),
                Named("best", Quantity::Best),
                CHILD,
                VAL,
            ],
        },
    ],
};

/// The value is tested first, and `best` takes it over only if there is no cutoff.
pub(super) const TEST_FIRST: Code = Code {
    rules: Rules {
        update: Update::After,
        ..BEST_FIRST.rules
    },
    view: View::Max,
    one_bound: true,
    call,
    call_comment: None,
    answer: &[Named("value", Quantity::Answer)],
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                MAX_HEAD,
                EVALUATE,
                line(Duty::Begin, "  best ← −∞"),
                LOOP,
                MAX_TAKE,
                line(Duty::Test, "    if val ≥ knownMin: return knownMin")
                    .with_comment(Comment::MinPreventsFirst),
                line(Duty::Improve, "    if val > best: best ← val")
                    .with_comment(Comment::KeepLargest),
                RETURN,
            ],
            variables: &[
                DEPTH,
                Named("knownMin", Quantity::Other),
                Named("best", Quantity::BestUncut),
                CHILD,
                VAL,
            ],
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                MIN_HEAD,
                EVALUATE,
                line(Duty::Begin, "  best ← +∞"),
                LOOP,
                MIN_TAKE,
                line(Duty::Test, "    if val ≤ knownMax: return knownMax")
                    .with_comment(Comment::MaxPreventsFirst),
                line(Duty::Improve, "    if val < best: best ← val")
                    .with_comment(Comment::KeepSmallest),
                RETURN,
            ],
            variables: &[
                DEPTH,
                Named("knownMax", Quantity::Other),
                Named("best", Quantity::BestUncut),
                CHILD,
                VAL,
            ],
        },
    ],
};

const MAX_HEAD: CodeLine =
    line(Duty::Head, "maxValue(node, depth, knownMin)").with_comment(Comment::KnownMinOfParent);
const MIN_HEAD: CodeLine =
    line(Duty::Head, "minValue(node, depth, knownMax)").with_comment(Comment::KnownMaxOfParent);
const EVALUATE: CodeLine = line(
    Duty::Evaluate,
    "  if depth = 0 or leaf(node): return evaluate(node)",
)
.with_comment(Comment::EvaluateForMax);
const LOOP: CodeLine = line(Duty::Block, "  for each child of node");
const MAX_TAKE: CodeLine = line(Duty::Take, "    val ← minValue(child, depth − 1, best)")
    .with_comment(Comment::BestIsKnownMax);
const MIN_TAKE: CodeLine = line(Duty::Take, "    val ← maxValue(child, depth − 1, best)")
    .with_comment(Comment::BestIsKnownMin);
const RETURN: CodeLine = line(Duty::Return, "  return best");

const DEPTH: Named = Named("depth", Quantity::PliesLeft);
const CHILD: Named = Named("child", Quantity::Child);
const VAL: Named = Named("val", Quantity::Val);

fn call(start: &Start) -> String {
    let (depth, bound) = (start.depth(), start.other());
    format!("value ← {}(root, {depth}, {bound})", start.function())
}

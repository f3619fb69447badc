//! `window`: both bounds are passed down, and the bound of each side is also its best value (fail-hard, deep bounds).
//!
//! The source of this listing has a slip: it passes down a variable `best` that it neither declares nor sets. The lines
//! around it show the meaning: the bound that a value moves is the best value so far, and is passed down and returned.
//! The listing here does that.

use super::code::{Code, CodeLine, Duty, Function, line};
use super::comment::Comment;
use super::minimax;
use super::quantity::{Named, Quantity};
use super::start::Start;
use crate::explain::view::View;
use crate::search::{Algorithm, Returns, Rules};
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: Rules {
        algorithm: Algorithm::AlphaBeta,
        returns: Returns::Hard,
        ..minimax::RULES
    },
    view: View::Max,
    one_bound: false,
    call,
    call_comment: None,
    answer: &[Named("value", Quantity::Answer)],
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
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
            ],
            variables: VARIABLES,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
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
            ],
            variables: VARIABLES,
        },
    ],
};

const EVALUATE: CodeLine = line(
    Duty::Evaluate,
    "  if depth = 0 or leaf(node): return evaluate(node)",
)
.with_comment(Comment::EvaluateForMax);
const LOOP: CodeLine = line(Duty::Block, "  for each child of node");

const VARIABLES: &[Named] = &[
    Named("depth", Quantity::PliesLeft),
    Named("knownMax", Quantity::Alpha),
    Named("knownMin", Quantity::Beta),
    Named("child", Quantity::Child),
    Named("val", Quantity::Val),
];

fn call(start: &Start) -> String {
    let (depth, window) = (start.depth(), start.window());
    format!("value ← {}(root, {depth}, {window})", start.function())
}

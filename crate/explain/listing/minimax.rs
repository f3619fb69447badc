//! `minimax`: MAX and MIN as two functions that call each other.

use super::code::{Code, Duty, Function, line};
use super::comment::Comment;
use super::quantity::{Named, Quantity};
use super::start::Start;
use crate::explain::view::View;
use crate::search::{
    Again, Algorithm, Bounds, Cut, Deepening, Memory, Ordering, Quiescence, Replace, Returns,
    Rules, Update, Widen, Window,
};
use crate::tree::Mover;

/// The rules of a search without bounds.
pub(super) const RULES: Rules = Rules {
    algorithm: Algorithm::Minimax,
    cut: Cut::Reach,
    returns: Returns::Soft,
    bounds: Bounds::Deep,
    update: Update::After,
    window: Window::FULL,
    depth: None,
    quiescence: Quiescence::Off,
    values: None,
    again: Again::Window,
    guess: 0.0,
    deepening: Deepening::Off,
    aspiration: None,
    widen: Widen::Open,
    table: Memory::None,
    replace: Replace::Always,
    ordering: Ordering::Fixed,
};

pub(super) const CODE: Code = Code {
    rules: RULES,
    view: View::Max,
    one_bound: false,
    call,
    call_comment: None,
    answer: &[Named("value", Quantity::Answer)],
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                line(Duty::Head, "maxValue(node, depth)"),
                line(
                    Duty::Evaluate,
                    "  if depth = 0 or leaf(node): return evaluate(node)",
                )
                .with_comment(Comment::EvaluateForMax),
                line(Duty::Begin, "  best ← −∞"),
                line(Duty::Block, "  for each child of node"),
                line(Duty::Take, "    val ← minValue(child, depth − 1)")
                    .with_comment(Comment::OtherSideMoves),
                line(Duty::Improve, "    if val > best: best ← val")
                    .with_comment(Comment::KeepLargest),
                line(Duty::Return, "  return best"),
            ],
            variables: VARIABLES,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                line(Duty::Head, "minValue(node, depth)"),
                line(
                    Duty::Evaluate,
                    "  if depth = 0 or leaf(node): return evaluate(node)",
                )
                .with_comment(Comment::EvaluateForMax),
                line(Duty::Begin, "  best ← +∞"),
                line(Duty::Block, "  for each child of node"),
                line(Duty::Take, "    val ← maxValue(child, depth − 1)")
                    .with_comment(Comment::OtherSideMoves),
                line(Duty::Improve, "    if val < best: best ← val")
                    .with_comment(Comment::KeepSmallest),
                line(Duty::Return, "  return best"),
            ],
            variables: VARIABLES,
        },
    ],
};

const VARIABLES: &[Named] = &[
    Named("depth", Quantity::PliesLeft),
    Named("best", Quantity::Best),
    Named("child", Quantity::Child),
    Named("val", Quantity::Val),
];

fn call(start: &Start) -> String {
    format!("value ← {}(root, {})", start.function(), start.depth())
}

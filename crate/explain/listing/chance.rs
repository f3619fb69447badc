//! `expectiminimax`, `alpha-beta-chance` and `star1`: MAX, MIN and chance as three functions, and `value` calls that of
//! the mover at a node. So they also tell trees in which a player moves twice in succession.

use super::bound::bound;
use super::code::{Code, CodeLine, Duty, Function, line};
use super::comment::Comment;
use super::quantity::{Named, Quantity};
use super::start::Start;
use super::{alpha_beta, minimax};
use crate::explain::view::View;
use crate::search::Window;
use crate::tree::Mover;

/// `expectiminimax`: every node is visited, and the value of a chance node is the average.
pub(super) const EXPECTIMINIMAX: Code = Code {
    rules: minimax::RULES,
    view: View::Max,
    one_bound: false,
    call: |_| "v ← value(root)".into(),
    call_comment: MOVES,
    answer: ANSWER,
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                line(Duty::Head, "maxValue(node)"),
                EVALUATE,
                line(Duty::Begin, "  v ← −∞"),
                LOOP,
                line(Duty::Take, "    v ← max(v, value(child))").with_comment(Comment::KeepLargest),
                RETURN,
            ],
            variables: PLAIN,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                line(Duty::Head, "minValue(node)"),
                EVALUATE,
                line(Duty::Begin, "  v ← +∞"),
                LOOP,
                line(Duty::Take, "    v ← min(v, value(child))")
                    .with_comment(Comment::KeepSmallest),
                RETURN,
            ],
            variables: PLAIN,
        },
        Function {
            movers: &[Mover::Chance],
            lines: &[
                line(Duty::Head, "chanceValue(node)"),
                EVALUATE,
                line(Duty::Begin, "  v ← 0"),
                line(Duty::Block, "  for each child of node, of weight p"),
                line(Duty::Take, "    v ← v + p·value(child)").with_comment(Comment::WeightedSum),
                RETURN,
            ],
            variables: &[V, P, CHILD],
        },
    ],
};

/// `alpha-beta-chance`: alpha–beta where nothing is known of the values, so that no bound passes a chance node.
pub(super) const ALPHA_BETA: Code = Code {
    rules: alpha_beta::CODE.rules,
    view: View::Max,
    one_bound: false,
    call: |start| format!("v ← value(root, {})", start.window()),
    call_comment: MOVES,
    answer: ANSWER,
    functions: &[
        MAX,
        MIN,
        Function {
            movers: &[Mover::Chance],
            lines: &[
                line(Duty::Head, "chanceValue(node, α, β)"),
                EVALUATE,
                line(Duty::Begin, "  v ← 0"),
                line(Duty::Block, "  for each child of node, of weight p"),
                line(Duty::Take, "    v ← v + p·value(child, −∞, +∞)")
                    .with_comment(Comment::RestOutweighs),
                RETURN,
            ],
            variables: &[A, B, V, P, CHILD],
        },
    ],
};

/// `star1`: all values lie between L and U, so a chance node cuts off as soon as its other children cannot matter any
/// more.
pub(super) const STAR1: Code = Code {
    rules: alpha_beta::CODE.rules,
    view: View::Max,
    one_bound: false,
    call: star1,
    call_comment: MOVES,
    answer: ANSWER,
    functions: &[
        MAX,
        MIN,
        Function {
            movers: &[Mover::Chance],
            lines: &[
                line(Duty::Head, "chanceValue(node, α, β)"),
                EVALUATE,
                line(Duty::Begin, "  v ← 0"),
                line(
                    Duty::Block,
                    "  for each child of node, of weight p, with r left after it",
                ),
                line(Duty::Bind, "    a ← max(L, (α − v − r·U) / p)")
                    .with_comment(Comment::LeastNeeded),
                line(Duty::BindHigh, "    b ← min(U, (β − v − r·L) / p)")
                    .with_comment(Comment::MostNeeded),
                line(Duty::Take, "    v ← v + p·value(child, a, b)")
                    .with_comment(Comment::WeightedSum),
                line(Duty::Test, "    if v + r·L ≥ β: return v + r·L")
                    .with_comment(Comment::AtLeastBeta),
                line(Duty::TestLow, "    if v + r·U ≤ α: return v + r·U")
                    .with_comment(Comment::AtMostAlpha),
                RETURN,
            ],
            variables: &[A, B, V, P, R, PASSED_A, PASSED_B, CHILD],
        },
    ],
};

const MAX: Function = Function {
    movers: &[Mover::Max],
    lines: &[
        line(Duty::Head, "maxValue(node, α, β)"),
        EVALUATE,
        line(Duty::Begin, "  v ← −∞"),
        LOOP,
        line(Duty::Take, "    v ← max(v, value(child, α, β))")
            .with_comment(Comment::BothBoundsDown),
        line(Duty::Test, "    if v ≥ β: return v").with_comment(Comment::AboveMattersNot),
        line(Duty::Narrow, "    α ← max(α, v)").with_comment(Comment::MaxIsSure),
        RETURN,
    ],
    variables: BOUNDED,
};

const MIN: Function = Function {
    movers: &[Mover::Min],
    lines: &[
        line(Duty::Head, "minValue(node, α, β)"),
        EVALUATE,
        line(Duty::Begin, "  v ← +∞"),
        LOOP,
        line(Duty::Take, "    v ← min(v, value(child, α, β))")
            .with_comment(Comment::BothBoundsDown),
        line(Duty::Test, "    if v ≤ α: return v").with_comment(Comment::BelowMattersNot),
        line(Duty::Narrow, "    β ← min(β, v)").with_comment(Comment::MinIsSure),
        RETURN,
    ],
    variables: BOUNDED,
};

const MOVES: Option<Comment> = Some(Comment::WhoMovesThere);
const EVALUATE: CodeLine = line(Duty::Evaluate, "  if terminal(node): return utility(node)")
    .with_comment(Comment::TerminalOrLimit);
const LOOP: CodeLine = line(Duty::Block, "  for each child of node");
const RETURN: CodeLine = line(Duty::Return, "  return v");

const ANSWER: &[Named] = &[Named("v", Quantity::Answer)];
const PLAIN: &[Named] = &[V, CHILD];
const BOUNDED: &[Named] = &[A, B, V, CHILD];
const A: Named = Named("α", Quantity::Alpha);
const B: Named = Named("β", Quantity::Beta);
const V: Named = Named("v", Quantity::Best);
const CHILD: Named = Named("child", Quantity::Child);
const P: Named = Named("p", Quantity::Weight);
const R: Named = Named("r", Quantity::Left);
const PASSED_A: Named = Named("a", Quantity::PassedAlpha);
const PASSED_B: Named = Named("b", Quantity::PassedBeta);

fn star1(start: &Start) -> String {
    let Window { alpha, beta } = start.values();
    let (low, high, window) = (bound(alpha), bound(beta), start.window());
    format!("L ← {low}; U ← {high}; v ← value(root, {window})")
}

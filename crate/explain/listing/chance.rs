//! `expectiminimax`, `alpha-beta-chance` and `star1`: MAX, MIN and chance as three functions, and `value` calls that of
//! the mover at a node. So they also tell trees in which a player moves twice in succession.

use super::alpha_beta::{
    self, ALPHA, BETA, EVALUATE, MAX_BEGIN, MAX_NARROW, MAX_TEST, MIN_BEGIN, MIN_NARROW, MIN_TEST,
    V, VARIABLES,
};
use super::bound::bound;
use super::code::{Code, CodeLine, Duty, ListingFunction, function, line};
use super::comment::Comment;
use super::minimax::{self, CHILD, LOOP};
use super::quantity::{Named, Quantity};
use crate::search::Window;
use crate::tree::Mover;

/// `expectiminimax`: every node is visited, and the value of a chance node is the average.
pub(super) const EXPECTIMINIMAX: Code = Code {
    call: |_| "v ← value(root)".into(),
    call_comment: Some(Comment::WhoMovesThere),
    answer: &[Named("v", Quantity::Answer)],
    functions: &[
        function(&[Mover::Max], &[V, CHILD]).lines(&[
            line(Duty::Head, "maxValue(node)"),
            EVALUATE,
            MAX_BEGIN,
            LOOP,
            line(Duty::Take, "    v ← max(v, value(child))").with_comment(Comment::KeepLargest),
            RETURN,
        ]),
        function(&[Mover::Min], &[V, CHILD]).lines(&[
            line(Duty::Head, "minValue(node)"),
            EVALUATE,
            MIN_BEGIN,
            LOOP,
            line(Duty::Take, "    v ← min(v, value(child))").with_comment(Comment::KeepSmallest),
            RETURN,
        ]),
        function(&[Mover::Chance], &[V, P, CHILD]).lines(&[
            line(Duty::Head, "chanceValue(node)"),
            EVALUATE,
            BEGIN,
            CHANCE_LOOP,
            line(Duty::Take, "    v ← v + p·value(child)").with_comment(Comment::WeightedSum),
            RETURN,
        ]),
    ],
    ..minimax::CODE
};

/// `alpha-beta-chance`: alpha–beta where nothing is known of the values, so that no bound passes a chance node.
pub(super) const ALPHA_BETA: Code = Code {
    rules: alpha_beta::CODE.rules,
    call: |start| format!("v ← value(root, {})", start.window()),
    functions: &[
        MAX,
        MIN,
        function(&[Mover::Chance], &[ALPHA, BETA, V, P, CHILD]).lines(&[
            HEAD,
            EVALUATE,
            BEGIN,
            CHANCE_LOOP,
            line(Duty::Take, "    v ← v + p·value(child, −∞, +∞)")
                .with_comment(Comment::RestOutweighs),
            RETURN,
        ]),
    ],
    ..EXPECTIMINIMAX
};

/// `star1`: all values lie between L and U, so a chance node cuts off as soon as its other children cannot matter any
/// more.
pub(super) const STAR1: Code = Code {
    call: |start| {
        let Window { alpha, beta } = start.values();
        let (low, high, window) = (bound(alpha), bound(beta), start.window());
        format!("L ← {low}; U ← {high}; v ← value(root, {window})")
    },
    functions: &[
        MAX,
        MIN,
        function(&[Mover::Chance], STAR1_VARIABLES).lines(&[
            HEAD,
            EVALUATE,
            BEGIN,
            line(
                Duty::Block,
                "  for each child of node, of weight p, with r left after it",
            ),
            line(Duty::Bind, "    a ← max(L, (α − v − r·U) / p)")
                .with_comment(Comment::LeastNeeded),
            line(Duty::BindHigh, "    b ← min(U, (β − v − r·L) / p)")
                .with_comment(Comment::MostNeeded),
            line(Duty::Take, "    v ← v + p·value(child, a, b)").with_comment(Comment::WeightedSum),
            line(Duty::Test, "    if v + r·L ≥ β: return v + r·L")
                .with_comment(Comment::AtLeastBeta),
            line(Duty::TestLow, "    if v + r·U ≤ α: return v + r·U")
                .with_comment(Comment::AtMostAlpha),
            RETURN,
        ]),
    ],
    ..ALPHA_BETA
};

const MAX: ListingFunction = function(&[Mover::Max], VARIABLES).lines(&[
    alpha_beta::MAX,
    EVALUATE,
    MAX_BEGIN,
    LOOP,
    line(Duty::Take, "    v ← max(v, value(child, α, β))").with_comment(Comment::BothBoundsDown),
    MAX_TEST.with_comment(Comment::AboveMattersNot),
    MAX_NARROW,
    RETURN,
]);
const MIN: ListingFunction = function(&[Mover::Min], VARIABLES).lines(&[
    alpha_beta::MIN,
    EVALUATE,
    MIN_BEGIN,
    LOOP,
    line(Duty::Take, "    v ← min(v, value(child, α, β))").with_comment(Comment::BothBoundsDown),
    MIN_TEST.with_comment(Comment::BelowMattersNot),
    MIN_NARROW,
    RETURN,
]);

const HEAD: CodeLine = line(Duty::Head, "chanceValue(node, α, β)");
const BEGIN: CodeLine = line(Duty::Begin, "  v ← 0");
const CHANCE_LOOP: CodeLine = line(Duty::Block, "  for each child of node, of weight p");
const RETURN: CodeLine = line(Duty::Return, "  return v");

const STAR1_VARIABLES: &[Named] = &[
    ALPHA,
    BETA,
    V,
    P,
    Named("r", Quantity::Left),
    Named("a", Quantity::PassedAlpha),
    Named("b", Quantity::PassedBeta),
    CHILD,
];
const P: Named = Named("p", Quantity::Weight);

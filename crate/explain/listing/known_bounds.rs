//! `known-bounds` and `known-bounds-test-first`: the first step from minimax to alpha–beta. A call gets one bound, that
//! of the other side, and passes its own best value to the child as the child's bound.

use super::code::{Code, CodeLine, Duty, function, line};
use super::comment::Comment;
use super::minimax::{
    self, BEST, CHILD, DEPTH, EVALUATE, LOOP, MAX_BEGIN, MAX_IMPROVE, MIN_BEGIN, MIN_IMPROVE,
    RETURN, VAL,
};
use super::quantity::{Named, Quantity};
use crate::search::{Bounds, Returns, Update};
use crate::tree::Mover;

/// `best` takes over the value first, and is then tested.
pub(super) const BEST_FIRST: Code = Code {
    rules: |rules| {
        rules.returns = Returns::Hard;
        rules.bounds = Bounds::Shallow;
        rules.update = Update::Before;
    },
    one_bound: true,
    call: |start| {
        let (depth, bound) = (start.depth(), start.other());
        format!("value ← {}(root, {depth}, {bound})", start.function())
    },
    functions: &[
        function(&[Mover::Max], &[DEPTH, KNOWN_MIN, BEST, CHILD, VAL]).lines(&[
            MAX_HEAD,
            EVALUATE,
            MAX_BEGIN,
            LOOP,
            MAX_TAKE,
            MAX_IMPROVE,
            line(Duty::Test, "    if best ≥ knownMin: return knownMin")
                .with_comment(Comment::MinPrevents),
            RETURN,
        ]),
        function(&[Mover::Min], &[DEPTH, KNOWN_MAX, BEST, CHILD, VAL]).lines(&[
            MIN_HEAD,
            EVALUATE,
            MIN_BEGIN,
            LOOP,
            MIN_TAKE,
            MIN_IMPROVE,
            line(Duty::Test, "    if best ≤ knownMax: return knownMax")
                .with_comment(Comment::MaxPrevents),
            RETURN,
        ]),
    ],
    ..minimax::CODE
};

/// The value is tested first, and `best` takes it over only if there is no cutoff.
pub(super) const TEST_FIRST: Code = Code {
    rules: |rules| {
        (BEST_FIRST.rules)(rules);
        rules.update = Update::After;
    },
    functions: &[
        function(&[Mover::Max], &[DEPTH, KNOWN_MIN, UNCUT, CHILD, VAL]).lines(&[
            MAX_HEAD,
            EVALUATE,
            MAX_BEGIN,
            LOOP,
            MAX_TAKE,
            line(Duty::Test, "    if val ≥ knownMin: return knownMin")
                .with_comment(Comment::MinPreventsFirst),
            MAX_IMPROVE,
            RETURN,
        ]),
        function(&[Mover::Min], &[DEPTH, KNOWN_MAX, UNCUT, CHILD, VAL]).lines(&[
            MIN_HEAD,
            EVALUATE,
            MIN_BEGIN,
            LOOP,
            MIN_TAKE,
            line(Duty::Test, "    if val ≤ knownMax: return knownMax")
                .with_comment(Comment::MaxPreventsFirst),
            MIN_IMPROVE,
            RETURN,
        ]),
    ],
    ..BEST_FIRST
};

const MAX_HEAD: CodeLine =
    line(Duty::Head, "maxValue(node, depth, knownMin)").with_comment(Comment::KnownMinOfParent);
const MIN_HEAD: CodeLine =
    line(Duty::Head, "minValue(node, depth, knownMax)").with_comment(Comment::KnownMaxOfParent);
const MAX_TAKE: CodeLine = line(Duty::Take, "    val ← minValue(child, depth − 1, best)")
    .with_comment(Comment::BestIsKnownMax);
const MIN_TAKE: CodeLine = line(Duty::Take, "    val ← maxValue(child, depth − 1, best)")
    .with_comment(Comment::BestIsKnownMin);

const KNOWN_MIN: Named = Named("knownMin", Quantity::Other);
const KNOWN_MAX: Named = Named("knownMax", Quantity::Other);
const UNCUT: Named = Named("best", Quantity::BestUncut);

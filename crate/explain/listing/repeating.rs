//! `pvs`, `deepening`, `alpha-beta-memory`, `mtd-without-memory` and `mtd`: searches with several visits, as two
//! functions for MAX and MIN. The code that calls them pass by pass is in `driver`.

use super::alpha_beta::{
    self, ALPHA, BETA, EVALUATE, MAX, MAX_BEGIN, MAX_NARROW, MAX_TAKE, MAX_TEST, MIN, MIN_BEGIN,
    MIN_NARROW, MIN_TAKE, MIN_TEST, RETURN, V, VARIABLES,
};
use super::code::{Code, CodeLine, Duty, function, line};
use super::comment::Comment;
use super::minimax::{CHILD, LOOP};
use super::quantity::{Named, Quantity};
use super::start::Start;
use crate::search::{Algorithm, Deepening, Memory};
use crate::tree::Mover;

/// `pvs`: principal variation search (Marsland & Campbell 1982), or NegaScout (Reinefeld 1983), in MAX's view. No step
/// stands for the search of the first child, because its value is always the best so far.
pub(super) const PVS: Code = Code {
    rules: |rules| rules.algorithm = Algorithm::Pvs,
    call: |start| format!("answer ← {}(root, {})", start.function(), start.window()),
    functions: &[
        function(&[Mover::Max], TESTED).lines(&[
            MAX,
            EVALUATE,
            MAX_BEGIN,
            LOOP,
            line(Duty::Block, "    if first child: w ← minValue(child, α, β)")
                .with_comment(Comment::FirstInFull),
            line(Duty::Take, "    else: w ← minValue(child, α, α⁺)")
                .with_comment(Comment::TestAbove),
            line(Duty::Again, "      if α < w < β: w ← minValue(child, α, β)")
                .with_comment(Comment::SearchAgain),
            line(Duty::Improve, "    v ← max(v, w)"),
            MAX_TEST,
            MAX_NARROW,
            RETURN,
        ]),
        function(&[Mover::Min], TESTED).lines(&[
            MIN,
            EVALUATE,
            MIN_BEGIN,
            LOOP,
            line(Duty::Block, "    if first child: w ← maxValue(child, α, β)")
                .with_comment(Comment::FirstInFull),
            line(Duty::Take, "    else: w ← maxValue(child, β⁻, β)")
                .with_comment(Comment::TestBelow),
            line(Duty::Again, "      if α < w < β: w ← maxValue(child, α, β)")
                .with_comment(Comment::SearchAgain),
            line(Duty::Improve, "    v ← min(v, w)"),
            MIN_TEST,
            MIN_NARROW,
            RETURN,
        ]),
    ],
    ..PASSES
};

/// `deepening`: alpha–beta to depth 1, then to depth 2, and so on (Slate & Atkin 1977).
pub(super) const DEEPENING: Code = Code {
    rules: |rules| rules.deepening = Deepening::On,
    functions: &[
        function(&[Mover::Max], LIMITED).lines(&[
            MAX, AT_LIMIT, MAX_BEGIN, LOOP, MAX_TAKE, MAX_TEST, MAX_NARROW, RETURN,
        ]),
        function(&[Mover::Min], LIMITED).lines(&[
            MIN, AT_LIMIT, MIN_BEGIN, LOOP, MIN_TAKE, MIN_TEST, MIN_NARROW, RETURN,
        ]),
    ],
    ..PASSES
};

/// `alpha-beta-memory`: the result of a call is kept in a table, and read before a node is searched (Marsland 1986;
/// Plaat, Schaeffer, Pijls & de Bruin 1996).
pub(super) const ALPHA_BETA_MEMORY: Code = Code {
    rules: |rules| rules.table = Memory::Unlimited,
    call: PVS.call,
    functions: &[
        function(&[Mover::Max], VARIABLES).lines(&[
            MAX, EVALUATE, MAX_BEGIN, PROBE, HIT, HIT_HIGH, TIGHTEN, LOOP, MAX_TAKE, MAX_STORE,
            MAX_NARROW, STORE,
        ]),
        function(&[Mover::Min], VARIABLES).lines(&[
            MIN, EVALUATE, MIN_BEGIN, PROBE, HIT, HIT_HIGH, TIGHTEN, LOOP, MIN_TAKE, MIN_STORE,
            MIN_NARROW, STORE,
        ]),
    ],
    ..PASSES
};

/// `mtd-without-memory`: the loop of `mtd` over plain alpha–beta, which searches the same nodes again in each pass.
pub(super) const MTD_WITHOUT_MEMORY: Code = Code {
    rules: |rules| rules.algorithm = Algorithm::Mtd,
    functions: &[
        function(&[Mover::Max], VARIABLES).lines(&[
            MAX_NULL, EVALUATE, MAX_BEGIN, LOOP, MAX_TAKE, MAX_TEST, RETURN,
        ]),
        function(&[Mover::Min], VARIABLES).lines(&[
            MIN_NULL, EVALUATE, MIN_BEGIN, LOOP, MIN_TAKE, MIN_TEST, RETURN,
        ]),
    ],
    ..PASSES
};

/// `mtd`: null windows at the root until its value is known, over alpha–beta with memory (Plaat, Schaeffer, Pijls & de
/// Bruin 1996). In a null window a value that moves a bound cuts off, so the lines that move bounds are left out: it is
/// their procedure MT.
pub(super) const MTD: Code = Code {
    rules: |rules| {
        rules.algorithm = Algorithm::Mtd;
        rules.table = Memory::Unlimited;
    },
    functions: &[
        function(&[Mover::Max], VARIABLES).lines(&[
            MAX_NULL, EVALUATE, MAX_BEGIN, PROBE, HIT, HIT_HIGH, LOOP, MAX_TAKE, MAX_STORE, STORE,
        ]),
        function(&[Mover::Min], VARIABLES).lines(&[
            MIN_NULL, EVALUATE, MIN_BEGIN, PROBE, HIT, HIT_HIGH, LOOP, MIN_TAKE, MIN_STORE, STORE,
        ]),
    ],
    ..PASSES
};

/// The common part of the code of searches in passes.
const PASSES: Code = Code {
    call: Start::passes,
    call_comment: None,
    answer: &[Named("answer", Quantity::Answer)],
    ..alpha_beta::CODE
};

const MAX_NULL: CodeLine = MAX.with_comment(Comment::NullStays);
const MIN_NULL: CodeLine = MIN.with_comment(Comment::NullStays);
const AT_LIMIT: CodeLine = line(
    Duty::Evaluate,
    "  if leaf(node) or depth(node) = limit: return evaluate(node)",
)
.with_comment(Comment::EvaluateForMax);
const PROBE: CodeLine =
    line(Duty::Probe, "  l, u ← retrieve(node)").with_comment(Comment::TableBounds);
const HIT: CodeLine =
    line(Duty::Hit, "  if l = u or l ≥ β: return l").with_comment(Comment::TableEnough);
const HIT_HIGH: CodeLine =
    line(Duty::HitHigh, "  if u ≤ α: return u").with_comment(Comment::TableEnough);
const TIGHTEN: CodeLine =
    line(Duty::Tighten, "  α ← max(α, l); β ← min(β, u)").with_comment(Comment::TableNarrows);
const MAX_STORE: CodeLine =
    line(Duty::Test, "    if v ≥ β: return store(node, v)").with_comment(Comment::MinPrevents);
const MIN_STORE: CodeLine =
    line(Duty::Test, "    if v ≤ α: return store(node, v)").with_comment(Comment::MaxPrevents);
const STORE: CodeLine =
    line(Duty::Return, "  return store(node, v)").with_comment(Comment::TableStore);

const LIMITED: &[Named] = &[LIMIT, ALPHA, BETA, V, CHILD];
const TESTED: &[Named] = &[ALPHA, BETA, V, CHILD, W];
const LIMIT: Named = Named("limit", Quantity::PassLimit);
pub(super) const W: Named = Named("w", Quantity::Val);

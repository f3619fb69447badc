//! `pvs`, `deepening`, `alpha-beta-memory`, `mtd-without-memory` and `mtd`: searches with several visits, as two
//! functions for MAX and MIN. The code that calls them pass by pass is in `driver`.

use super::code::{Code, CodeLine, Duty, Function, line};
use super::comment::Comment;
use super::quantity::{Named, Quantity};
use super::start::Start;
use super::{alpha_beta, minimax};
use crate::explain::view::View;
use crate::search::{Algorithm, Deepening, Memory, Rules};
use crate::tree::Mover;

/// `pvs`: principal variation search (Marsland & Campbell 1982), or NegaScout (Reinefeld 1983), in MAX's view. No step
/// stands for the search of the first child, because its value is always the best so far.
pub(super) const PVS: Code = Code {
    rules: Rules {
        algorithm: Algorithm::Pvs,
        ..BOUNDED
    },
    view: View::Max,
    one_bound: false,
    call: |start| format!("answer ← {}(root, {})", start.function(), start.window()),
    call_comment: None,
    answer: ANSWER,
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
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
                line(Duty::Test, "    if v ≥ β: return v").with_comment(Comment::MinPrevents),
                MAX_NARROW,
                RETURN,
            ],
            variables: TESTED,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
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
                line(Duty::Test, "    if v ≤ α: return v").with_comment(Comment::MaxPrevents),
                MIN_NARROW,
                RETURN,
            ],
            variables: TESTED,
        },
    ],
};

/// `deepening`: alpha–beta to depth 1, then to depth 2, and so on (Slate & Atkin 1977).
pub(super) const DEEPENING: Code = Code {
    rules: Rules {
        deepening: Deepening::On,
        ..BOUNDED
    },
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                MAX, AT_LIMIT, MAX_BEGIN, LOOP, MAX_TAKE, MAX_TEST, MAX_NARROW, RETURN,
            ],
            variables: LIMITED,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                MIN, AT_LIMIT, MIN_BEGIN, LOOP, MIN_TAKE, MIN_TEST, MIN_NARROW, RETURN,
            ],
            variables: LIMITED,
        },
    ],
    ..PASSES
};

/// `alpha-beta-memory`: the result of a call is kept in a table, and read before a node is searched (Marsland 1986;
/// Plaat, Schaeffer, Pijls & de Bruin 1996).
pub(super) const ALPHA_BETA_MEMORY: Code = Code {
    rules: Rules {
        table: Memory::Unlimited,
        ..BOUNDED
    },
    call: PVS.call,
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                MAX,
                EVALUATE,
                MAX_BEGIN,
                PROBE,
                HIT,
                HIT_HIGH,
                TIGHTEN,
                LOOP,
                MAX_TAKE,
                MAX_TEST_STORE,
                MAX_NARROW,
                STORE,
            ],
            variables: VARIABLES,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                MIN,
                EVALUATE,
                MIN_BEGIN,
                PROBE,
                HIT,
                HIT_HIGH,
                TIGHTEN,
                LOOP,
                MIN_TAKE,
                MIN_TEST_STORE,
                MIN_NARROW,
                STORE,
            ],
            variables: VARIABLES,
        },
    ],
    ..PASSES
};

/// `mtd-without-memory`: the loop of `mtd` over plain alpha–beta, which searches the same nodes again in each pass.
pub(super) const MTD_WITHOUT_MEMORY: Code = Code {
    rules: Rules {
        algorithm: Algorithm::Mtd,
        ..BOUNDED
    },
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                MAX.with_comment(Comment::NullStays),
                EVALUATE,
                MAX_BEGIN,
                LOOP,
                MAX_TAKE,
                MAX_TEST,
                RETURN,
            ],
            variables: VARIABLES,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                MIN.with_comment(Comment::NullStays),
                EVALUATE,
                MIN_BEGIN,
                LOOP,
                MIN_TAKE,
                MIN_TEST,
                RETURN,
            ],
            variables: VARIABLES,
        },
    ],
    ..PASSES
};

/// `mtd`: null windows at the root until its value is known, over alpha–beta with memory (Plaat, Schaeffer, Pijls & de
/// Bruin 1996). In a null window a value that moves a bound cuts off, so the lines that move bounds are left out: it is
/// their procedure MT.
pub(super) const MTD: Code = Code {
    rules: Rules {
        table: Memory::Unlimited,
        ..MTD_WITHOUT_MEMORY.rules
    },
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                MAX.with_comment(Comment::NullStays),
                EVALUATE,
                MAX_BEGIN,
                PROBE,
                HIT,
                HIT_HIGH,
                LOOP,
                MAX_TAKE,
                MAX_TEST_STORE,
                STORE,
            ],
            variables: VARIABLES,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                MIN.with_comment(Comment::NullStays),
                EVALUATE,
                MIN_BEGIN,
                PROBE,
                HIT,
                HIT_HIGH,
                LOOP,
                MIN_TAKE,
                MIN_TEST_STORE,
                STORE,
            ],
            variables: VARIABLES,
        },
    ],
    ..PASSES
};

/// The common part of the code of searches in passes.
const PASSES: Code = Code {
    rules: BOUNDED,
    view: View::Max,
    one_bound: false,
    call: Start::passes,
    call_comment: None,
    answer: ANSWER,
    functions: &[],
};

const BOUNDED: Rules = Rules {
    algorithm: Algorithm::AlphaBeta,
    ..minimax::RULES
};

const MAX: CodeLine = line(Duty::Head, "maxValue(node, α, β)");
const MIN: CodeLine = line(Duty::Head, "minValue(node, α, β)");
const EVALUATE: CodeLine = alpha_beta::EVALUATE;
const AT_LIMIT: CodeLine = line(
    Duty::Evaluate,
    "  if leaf(node) or depth(node) = limit: return evaluate(node)",
)
.with_comment(Comment::EvaluateForMax);
const MAX_BEGIN: CodeLine = line(Duty::Begin, "  v ← −∞");
const MIN_BEGIN: CodeLine = line(Duty::Begin, "  v ← +∞");
const PROBE: CodeLine =
    line(Duty::Probe, "  l, u ← retrieve(node)").with_comment(Comment::TableBounds);
const HIT: CodeLine =
    line(Duty::Hit, "  if l = u or l ≥ β: return l").with_comment(Comment::TableEnough);
const HIT_HIGH: CodeLine =
    line(Duty::HitHigh, "  if u ≤ α: return u").with_comment(Comment::TableEnough);
const TIGHTEN: CodeLine =
    line(Duty::Tighten, "  α ← max(α, l); β ← min(β, u)").with_comment(Comment::TableNarrows);
const LOOP: CodeLine = alpha_beta::LOOP;
const MAX_TAKE: CodeLine =
    line(Duty::Take, "    v ← max(v, minValue(child, α, β))").with_comment(Comment::BothBoundsDown);
const MIN_TAKE: CodeLine =
    line(Duty::Take, "    v ← min(v, maxValue(child, α, β))").with_comment(Comment::BothBoundsDown);
const MAX_TEST: CodeLine =
    line(Duty::Test, "    if v ≥ β: return v").with_comment(Comment::MinPrevents);
const MIN_TEST: CodeLine =
    line(Duty::Test, "    if v ≤ α: return v").with_comment(Comment::MaxPrevents);
const MAX_TEST_STORE: CodeLine =
    line(Duty::Test, "    if v ≥ β: return store(node, v)").with_comment(Comment::MinPrevents);
const MAX_NARROW: CodeLine =
    line(Duty::Narrow, "    α ← max(α, v)").with_comment(Comment::MaxIsSure);
const MIN_TEST_STORE: CodeLine =
    line(Duty::Test, "    if v ≤ α: return store(node, v)").with_comment(Comment::MaxPrevents);
const MIN_NARROW: CodeLine =
    line(Duty::Narrow, "    β ← min(β, v)").with_comment(Comment::MinIsSure);
const RETURN: CodeLine = line(Duty::Return, "  return v").with_comment(Comment::ReturnBest);
const STORE: CodeLine =
    line(Duty::Return, "  return store(node, v)").with_comment(Comment::TableStore);

const ANSWER: &[Named] = &[Named("answer", Quantity::Answer)];
const VARIABLES: &[Named] = &[ALPHA, BETA, V, CHILD];
const LIMITED: &[Named] = &[LIMIT, ALPHA, BETA, V, CHILD];
const TESTED: &[Named] = &[ALPHA, BETA, V, CHILD, W];
const LIMIT: Named = Named("limit", Quantity::PassLimit);
const ALPHA: Named = Named("α", Quantity::Alpha);
const BETA: Named = Named("β", Quantity::Beta);
const V: Named = Named("v", Quantity::Best);
const CHILD: Named = Named("child", Quantity::Child);
const W: Named = Named("w", Quantity::Val);

//! `quiescence`: alpha–beta that searches noisy nodes on from the depth limit, with stand pat (Beal 1990), as two
//! functions for MAX and MIN.

use super::alpha_beta;
use super::code::{Code, CodeLine, Duty, Function, line};
use super::comment::Comment;
use super::quantity::{Named, Quantity};
use crate::search::{Quiescence, Rules};
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: Rules {
        quiescence: Quiescence::On,
        ..alpha_beta::CODE.rules
    },
    call: |start| {
        let (limit, function, window) = (start.depth(), start.function(), start.window());
        format!("limit ← {limit}; answer ← {function}(root, {window})")
    },
    call_comment: None,
    answer: &[Named("answer", Quantity::Answer)],
    functions: &[
        Function {
            movers: &[Mover::Max],
            lines: &[
                line(Duty::Head, "maxValue(node, α, β)"),
                EVALUATE,
                line(Duty::Begin, "  v ← −∞"),
                NOISY,
                STAND_PAT,
                line(Duty::StandTest, "    if v ≥ β: return v").with_comment(Comment::MinPrevents),
                line(Duty::StandNarrow, "    α ← max(α, v)").with_comment(Comment::MaxIsSure),
                alpha_beta::LOOP,
                line(Duty::Take, "    v ← max(v, minValue(child, α, β))")
                    .with_comment(Comment::BothBoundsDown),
                line(Duty::Test, "    if v ≥ β: return v").with_comment(Comment::MinPrevents),
                line(Duty::Narrow, "    α ← max(α, v)").with_comment(Comment::MaxIsSure),
                RETURN,
            ],
            variables: VARIABLES,
        },
        Function {
            movers: &[Mover::Min],
            lines: &[
                line(Duty::Head, "minValue(node, α, β)"),
                EVALUATE,
                line(Duty::Begin, "  v ← +∞"),
                NOISY,
                STAND_PAT,
                line(Duty::StandTest, "    if v ≤ α: return v").with_comment(Comment::MaxPrevents),
                line(Duty::StandNarrow, "    β ← min(β, v)").with_comment(Comment::MinIsSure),
                alpha_beta::LOOP,
                line(Duty::Take, "    v ← min(v, maxValue(child, α, β))")
                    .with_comment(Comment::BothBoundsDown),
                line(Duty::Test, "    if v ≤ α: return v").with_comment(Comment::MaxPrevents),
                line(Duty::Narrow, "    β ← min(β, v)").with_comment(Comment::MinIsSure),
                RETURN,
            ],
            variables: VARIABLES,
        },
    ],
    ..alpha_beta::CODE
};

const EVALUATE: CodeLine = line(
    Duty::Evaluate,
    "  if leaf(node) or depth(node) ≥ limit and quiet(node): return evaluate(node)",
)
.with_comment(Comment::EvaluateForMax);
const NOISY: CodeLine =
    line(Duty::Noisy, "  if depth(node) ≥ limit").with_comment(Comment::NoisyNode);
const STAND_PAT: CodeLine =
    line(Duty::StandPat, "    v ← evaluate(node)").with_comment(Comment::StandPat);
const RETURN: CodeLine = line(Duty::Return, "  return v").with_comment(Comment::ReturnBest);

const VARIABLES: &[Named] = &[
    Named("α", Quantity::Alpha),
    Named("β", Quantity::Beta),
    Named("v", Quantity::Best),
    Named("child", Quantity::Child),
];

//! `quiescence`: alpha–beta that searches noisy nodes on from the depth limit, with stand pat (Beal 1990), as two
//! functions for MAX and MIN.

use super::alpha_beta::{
    self, MAX, MAX_BEGIN, MAX_NARROW, MAX_TAKE, MAX_TEST, MIN, MIN_BEGIN, MIN_NARROW, MIN_TAKE,
    MIN_TEST, RETURN, VARIABLES,
};
use super::code::{Code, CodeLine, Duty, function, line};
use super::comment::Comment;
use super::minimax::LOOP;
use super::quantity::{Named, Quantity};
use crate::search::Quiescence;
use crate::tree::Mover;

pub(super) const CODE: Code = Code {
    rules: |rules| rules.quiescence = Quiescence::On,
    call: |start| {
        let (limit, function, window) = (start.depth(), start.function(), start.window());
        format!("limit ← {limit}; answer ← {function}(root, {window})")
    },
    call_comment: None,
    answer: &[Named("answer", Quantity::Answer)],
    functions: &[
        function(&[Mover::Max], VARIABLES).lines(&[
            MAX, EVALUATE, MAX_BEGIN, NOISY, STAND_PAT, MAX_CUT, MAX_MOVE, LOOP, MAX_TAKE,
            MAX_TEST, MAX_NARROW, RETURN,
        ]),
        function(&[Mover::Min], VARIABLES).lines(&[
            MIN, EVALUATE, MIN_BEGIN, NOISY, STAND_PAT, MIN_CUT, MIN_MOVE, LOOP, MIN_TAKE,
            MIN_TEST, MIN_NARROW, RETURN,
        ]),
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
const MAX_CUT: CodeLine = MAX_TEST.with_duty(Duty::StandTest);
const MIN_CUT: CodeLine = MIN_TEST.with_duty(Duty::StandTest);
const MAX_MOVE: CodeLine = MAX_NARROW.with_duty(Duty::StandNarrow);
const MIN_MOVE: CodeLine = MIN_NARROW.with_duty(Duty::StandNarrow);

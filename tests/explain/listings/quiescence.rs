//! The listing `quiescence`, written as functions.

use secateur::search::Window;
use secateur::trace::event::Kind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, vars};

const MAX: &str = "maxValue(node, α, β)";
const MIN: &str = "minValue(node, α, β)";
const EVALUATE: &str =
    "if leaf(node) or depth(node) ≥ limit and quiet(node): return evaluate(node)";
const NOISY: &str = "if depth(node) ≥ limit";
const STAND: &str = "v ← evaluate(node)";

pub fn quiescence(log: &mut Log, window: Window) -> Returned {
    let answer = match log.max(0) {
        true => max_value(log, 0, 0.0, window.alpha, window.beta)?,
        false => min_value(log, 0, 0.0, window.alpha, window.beta)?,
    };
    log.step(Finish, 0, &[], vars!["answer" = answer]);
    Ok(answer)
}

macro_rules! now {
    ($alpha:expr, $beta:expr, $v:expr, $child:expr) => {
        vars!["α" = $alpha, "β" = $beta, "v" = $v, "child" = $child]
    };
}

fn ends(log: &Log, node: NodeId, ply: f64) -> bool {
    log.leaf(node) || ply >= log.limit && !log.tree.is_noisy(node)
}

fn max_value(log: &mut Log, node: NodeId, ply: f64, mut alpha: f64, beta: f64) -> Returned {
    if ends(log, node, ply) {
        return evaluate(log, node, MAX, alpha, beta);
    }
    let mut v = f64::NEG_INFINITY;
    let mut now = now!(alpha, beta, v, UNSET);
    log.step(Enter, node, &[MAX, "v ← −∞"], now.clone());
    if ply >= log.limit {
        v = log.evaluate(node)?;
        now = now!(alpha, beta, v, UNSET);
        if v >= beta {
            log.step(StandPat, node, &[MAX, NOISY, STAND], now.clone());
            let line = "if v ≥ β: return v";
            return log.returns(&[Cutoff, Leave], node, &[MAX, NOISY, line], now, v);
        }
        let line = if v > alpha {
            "α ← max(α, v)"
        } else {
            STAND
        };
        alpha = f64::max(alpha, v);
        now = now!(alpha, beta, v, UNSET);
        log.step(StandPat, node, &[MAX, NOISY, line], now.clone());
    }
    for child in log.children(node) {
        v = f64::max(v, min_value(log, child, ply + 1.0, alpha, beta)?);
        let take = "v ← max(v, minValue(child, α, β))";
        now = now!(alpha, beta, v, child);
        if v >= beta {
            log.step(Compare, node, &[MAX, take], now.clone());
            let line = "if v ≥ β: return v";
            return log.returns(&[Cutoff, Leave], node, &[MAX, line], now, v);
        }
        let line = if v > alpha { "α ← max(α, v)" } else { take };
        alpha = f64::max(alpha, v);
        now = now!(alpha, beta, v, child);
        log.step(Compare, node, &[MAX, line], now.clone());
    }
    log.returns(&[Leave], node, &[MAX, "return v"], now, v)
}

fn min_value(log: &mut Log, node: NodeId, ply: f64, alpha: f64, mut beta: f64) -> Returned {
    if ends(log, node, ply) {
        return evaluate(log, node, MIN, alpha, beta);
    }
    let mut v = f64::INFINITY;
    let mut now = now!(alpha, beta, v, UNSET);
    log.step(Enter, node, &[MIN, "v ← +∞"], now.clone());
    if ply >= log.limit {
        v = log.evaluate(node)?;
        now = now!(alpha, beta, v, UNSET);
        if v <= alpha {
            log.step(StandPat, node, &[MIN, NOISY, STAND], now.clone());
            let line = "if v ≤ α: return v";
            return log.returns(&[Cutoff, Leave], node, &[MIN, NOISY, line], now, v);
        }
        let line = if v < beta { "β ← min(β, v)" } else { STAND };
        beta = f64::min(beta, v);
        now = now!(alpha, beta, v, UNSET);
        log.step(StandPat, node, &[MIN, NOISY, line], now.clone());
    }
    for child in log.children(node) {
        v = f64::min(v, max_value(log, child, ply + 1.0, alpha, beta)?);
        let take = "v ← min(v, maxValue(child, α, β))";
        now = now!(alpha, beta, v, child);
        if v <= alpha {
            log.step(Compare, node, &[MIN, take], now.clone());
            let line = "if v ≤ α: return v";
            return log.returns(&[Cutoff, Leave], node, &[MIN, line], now, v);
        }
        let line = if v < beta { "β ← min(β, v)" } else { take };
        beta = f64::min(beta, v);
        now = now!(alpha, beta, v, child);
        log.step(Compare, node, &[MIN, line], now.clone());
    }
    log.returns(&[Leave], node, &[MIN, "return v"], now, v)
}

fn evaluate(log: &mut Log, node: NodeId, head: &'static str, alpha: f64, beta: f64) -> Returned {
    let now = now!(alpha, beta, UNSET, UNSET);
    log.step(Enter, node, &[head], now.clone());
    let value = log.evaluate(node)?;
    log.returns(&[Evaluate, Leave], node, &[head, EVALUATE], now, value)
}

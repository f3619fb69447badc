//! The listing `alpha-beta`, written as functions.

use secateur::explain::listing::Value;
use secateur::search::Window;
use secateur::trace::event::Kind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, vars};

const MAX: &str = "maxValue(node, α, β)";
const MIN: &str = "minValue(node, α, β)";
const EVALUATE: &str = "if terminal(node): return utility(node)";

pub fn alpha_beta(log: &mut Log, window: Window) -> Returned {
    let v = if log.max(0) {
        max_value(log, 0, 0.0, window.alpha, window.beta)?
    } else {
        min_value(log, 0, 0.0, window.alpha, window.beta)?
    };
    let returned = |&child: &NodeId| {
        let mut leaves = log.steps.iter().filter(|step| step.kind == Leave);
        let leave = leaves.find(|step| step.node == child);
        leave.and_then(|step| step.variables.last()) == Some(&("return", Value::Number(v)))
    };
    let action = log.children(0).into_iter().find(returned);
    log.step(Finish, 0, &[], vars!["v" = v, "action" = action]);
    Ok(v)
}

macro_rules! now {
    ($alpha:expr, $beta:expr, $v:expr, $child:expr) => {
        vars!["α" = $alpha, "β" = $beta, "v" = $v, "child" = $child]
    };
}

/// A node at the depth limit is terminal, too.
fn terminal(log: &Log, node: NodeId, ply: f64) -> bool {
    ply == log.limit || log.leaf(node)
}

fn max_value(log: &mut Log, node: NodeId, ply: f64, mut alpha: f64, beta: f64) -> Returned {
    if terminal(log, node, ply) {
        return evaluate(log, node, MAX, alpha, beta);
    }
    let mut v = f64::NEG_INFINITY;
    let mut now = now!(alpha, beta, v, UNSET);
    log.step(Enter, node, &[MAX, "v ← −∞"], now.clone());
    for child in log.children(node) {
        v = f64::max(v, min_value(log, child, ply + 1.0, alpha, beta)?);
        let take = "v ← max(v, minValue(child, α, β))";
        now = now!(alpha, beta, v, child);
        if v >= beta {
            log.step(Compare, node, &[MAX, take], now.clone());
            let line = "if v ≥ β: return v";
            return log.returns(&[Cutoff, Leave], node, &[MAX, line], now, v);
        }
        let moves = v > alpha;
        alpha = f64::max(alpha, v);
        now = now!(alpha, beta, v, child);
        let line = if moves { "α ← max(α, v)" } else { take };
        log.step(Compare, node, &[MAX, line], now.clone());
    }
    log.returns(&[Leave], node, &[MAX, "return v"], now, v)
}

fn min_value(log: &mut Log, node: NodeId, ply: f64, alpha: f64, mut beta: f64) -> Returned {
    if terminal(log, node, ply) {
        return evaluate(log, node, MIN, alpha, beta);
    }
    let mut v = f64::INFINITY;
    let mut now = now!(alpha, beta, v, UNSET);
    log.step(Enter, node, &[MIN, "v ← +∞"], now.clone());
    for child in log.children(node) {
        v = f64::min(v, max_value(log, child, ply + 1.0, alpha, beta)?);
        let take = "v ← min(v, maxValue(child, α, β))";
        now = now!(alpha, beta, v, child);
        if v <= alpha {
            log.step(Compare, node, &[MIN, take], now.clone());
            let line = "if v ≤ α: return v";
            return log.returns(&[Cutoff, Leave], node, &[MIN, line], now, v);
        }
        let moves = v < beta;
        beta = f64::min(beta, v);
        now = now!(alpha, beta, v, child);
        let line = if moves { "β ← min(β, v)" } else { take };
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

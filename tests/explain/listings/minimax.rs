//! The listings `minimax` and `negamax`, written as functions.

use secateur::trace::event::EventKind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, pick, vars, worst};

const EVALUATE: &str = "if depth = 0 or leaf(node): return evaluate(node)";
const NEGAMAX: &str = "negamax(node, depth)";

pub fn minimax(log: &mut Log) -> Returned {
    let value = value(log, 0, log.limit)?;
    log.step(Finish, 0, &[], vars!["value" = value]);
    Ok(value)
}

macro_rules! now {
    ($depth:expr, $best:expr, $child:expr, $val:expr) => {
        vars![
            "depth" = $depth,
            "best" = $best,
            "child" = $child,
            "val" = $val
        ]
    };
}

fn value(log: &mut Log, node: NodeId, depth: f64) -> Returned {
    let max = log.max(node);
    let head = pick(max, "maxValue(node, depth)", "minValue(node, depth)");
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, head);
    }
    let mut best = worst(max);
    let mut now = now!(depth, best, UNSET, UNSET);
    let begin = pick(max, "best ← −∞", "best ← +∞");
    log.step(Enter, node, &[head, begin], now.clone());
    for child in log.children(node) {
        let val = value(log, child, depth - 1.0)?;
        let mut line = pick(
            max,
            "val ← minValue(child, depth − 1)",
            "val ← maxValue(child, depth − 1)",
        );
        if max && val > best {
            (best, line) = (val, "if val > best: best ← val");
        } else if !max && val < best {
            (best, line) = (val, "if val < best: best ← val");
        }
        now = now!(depth, best, child, val);
        log.step(Compare, node, &[head, line], now.clone());
    }
    log.returns(&[Leave], node, &[head, "return best"], now, best)
}

fn evaluate(log: &mut Log, node: NodeId, depth: f64, head: &'static str) -> Returned {
    let now = now!(depth, UNSET, UNSET, UNSET);
    log.step(Enter, node, &[head], now.clone());
    let value = match head {
        NEGAMAX => log.evaluate_for_mover(node)?,
        _ => log.evaluate(node)?,
    };
    log.returns(&[Evaluate, Leave], node, &[head, EVALUATE], now, value)
}

pub fn negamax(log: &mut Log) -> Returned {
    let value = negamax_of(log, 0, log.limit)?;
    log.step(Finish, 0, &[], vars!["value" = value]);
    Ok(value)
}

fn negamax_of(log: &mut Log, node: NodeId, depth: f64) -> Returned {
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, NEGAMAX);
    }
    let mut best = f64::NEG_INFINITY;
    let mut now = now!(depth, best, UNSET, UNSET);
    log.step(Enter, node, &[NEGAMAX, "best ← −∞"], now.clone());
    for child in log.children(node) {
        let val = 0.0 - negamax_of(log, child, depth - 1.0)?;
        let mut line = "val ← −negamax(child, depth − 1)";
        if val > best {
            (best, line) = (val, "if val > best: best ← val");
        }
        now = now!(depth, best, child, val);
        log.step(Compare, node, &[NEGAMAX, line], now.clone());
    }
    log.returns(&[Leave], node, &[NEGAMAX, "return best"], now, best)
}

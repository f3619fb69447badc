//! The listings `minimax` and `negamax`, written as functions.

use secateur::trace::event::Kind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, vars};

const EVALUATE: &str = "if depth = 0 or leaf(node): return evaluate(node)";
const NEGAMAX: &str = "negamax(node, depth)";

pub fn minimax(log: &mut Log) -> Returned {
    let depth = log.limit;
    let value = if log.max(0) {
        max_value(log, 0, depth)?
    } else {
        min_value(log, 0, depth)?
    };
    log.step(Finish, 0, &[], vars!["value" = value]);
    Ok(value)
}

fn max_value(log: &mut Log, node: NodeId, depth: f64) -> Returned {
    const HEAD: &str = "maxValue(node, depth)";
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, HEAD);
    }
    let mut best = f64::NEG_INFINITY;
    let (mut child, mut val) = (None, UNSET);
    macro_rules! now {
        () => {
            vars!["depth" = depth, "best" = best, "child" = child, "val" = val]
        };
    }
    log.step(Enter, node, &[HEAD, "best ← −∞"], now!());
    for next in log.children(node) {
        let value = min_value(log, next, depth - 1.0)?;
        (child, val) = (Some(next), Some(value));
        let mut line = "val ← minValue(child, depth − 1)";
        if value > best {
            best = value;
            line = "if val > best: best ← val";
        }
        log.step(Compare, node, &[HEAD, line], now!());
    }
    log.returns(&[Leave], node, &[HEAD, "return best"], now!(), best)
}

fn min_value(log: &mut Log, node: NodeId, depth: f64) -> Returned {
    const HEAD: &str = "minValue(node, depth)";
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, HEAD);
    }
    let mut best = f64::INFINITY;
    let (mut child, mut val) = (None, UNSET);
    macro_rules! now {
        () => {
            vars!["depth" = depth, "best" = best, "child" = child, "val" = val]
        };
    }
    log.step(Enter, node, &[HEAD, "best ← +∞"], now!());
    for next in log.children(node) {
        let value = max_value(log, next, depth - 1.0)?;
        (child, val) = (Some(next), Some(value));
        let mut line = "val ← maxValue(child, depth − 1)";
        if value < best {
            best = value;
            line = "if val < best: best ← val";
        }
        log.step(Compare, node, &[HEAD, line], now!());
    }
    log.returns(&[Leave], node, &[HEAD, "return best"], now!(), best)
}

fn evaluate(log: &mut Log, node: NodeId, depth: f64, head: &'static str) -> Returned {
    let now = vars![
        "depth" = depth,
        "best" = UNSET,
        "child" = UNSET,
        "val" = UNSET
    ];
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
    let (mut child, mut val) = (None, UNSET);
    macro_rules! now {
        () => {
            vars!["depth" = depth, "best" = best, "child" = child, "val" = val]
        };
    }
    log.step(Enter, node, &[NEGAMAX, "best ← −∞"], now!());
    for next in log.children(node) {
        let value = 0.0 - negamax_of(log, next, depth - 1.0)?;
        (child, val) = (Some(next), Some(value));
        let mut line = "val ← −negamax(child, depth − 1)";
        if value > best {
            best = value;
            line = "if val > best: best ← val";
        }
        log.step(Compare, node, &[NEGAMAX, line], now!());
    }
    log.returns(&[Leave], node, &[NEGAMAX, "return best"], now!(), best)
}

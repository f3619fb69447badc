//! The listings `known-bounds` and `known-bounds-test-first`, written as functions.

use secateur::trace::event::Kind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, vars};

const EVALUATE: &str = "if depth = 0 or leaf(node): return evaluate(node)";
const MAX: &str = "maxValue(node, depth, knownMin)";
const MIN: &str = "minValue(node, depth, knownMax)";

pub fn best_first(log: &mut Log) -> Returned {
    start(log, max_best_first, min_best_first)
}

pub fn test_first(log: &mut Log) -> Returned {
    start(log, max_test_first, min_test_first)
}

type Function = fn(&mut Log, NodeId, f64, f64) -> Returned;

fn start(log: &mut Log, max_value: Function, min_value: Function) -> Returned {
    let depth = log.limit;
    let value = if log.max(0) {
        max_value(log, 0, depth, f64::INFINITY)?
    } else {
        min_value(log, 0, depth, f64::NEG_INFINITY)?
    };
    log.step(Finish, 0, &[], vars!["value" = value]);
    Ok(value)
}

/// The variables of a call. The bound is called `knownMin` at MAX and `knownMax` at MIN.
macro_rules! now {
    ($bound:literal, $depth:expr, $known:expr, $best:expr, $child:expr, $val:expr) => {
        vars![
            "depth" = $depth,
            $bound = $known,
            "best" = $best,
            "child" = $child,
            "val" = $val,
        ]
    };
}

fn max_best_first(log: &mut Log, node: NodeId, depth: f64, known_min: f64) -> Returned {
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, known_min);
    }
    let mut best = f64::NEG_INFINITY;
    let mut now = now!("knownMin", depth, known_min, best, UNSET, UNSET);
    log.step(Enter, node, &[MAX, "best ← −∞"], now);
    for child in log.children(node) {
        let val = min_best_first(log, child, depth - 1.0, best)?;
        let mut line = "val ← minValue(child, depth − 1, best)";
        if val > best {
            best = val;
            line = "if val > best: best ← val";
        }
        now = now!("knownMin", depth, known_min, best, child, val);
        log.step(Compare, node, &[MAX, line], now.clone());
        if best >= known_min {
            let line = "if best ≥ knownMin: return knownMin";
            return log.returns(&[Cutoff, Leave], node, &[MAX, line], now, known_min);
        }
    }
    leave(log, node, best)
}

fn min_best_first(log: &mut Log, node: NodeId, depth: f64, known_max: f64) -> Returned {
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, known_max);
    }
    let mut best = f64::INFINITY;
    let mut now = now!("knownMax", depth, known_max, best, UNSET, UNSET);
    log.step(Enter, node, &[MIN, "best ← +∞"], now);
    for child in log.children(node) {
        let val = max_best_first(log, child, depth - 1.0, best)?;
        let mut line = "val ← maxValue(child, depth − 1, best)";
        if val < best {
            best = val;
            line = "if val < best: best ← val";
        }
        now = now!("knownMax", depth, known_max, best, child, val);
        log.step(Compare, node, &[MIN, line], now.clone());
        if best <= known_max {
            let line = "if best ≤ knownMax: return knownMax";
            return log.returns(&[Cutoff, Leave], node, &[MIN, line], now, known_max);
        }
    }
    leave(log, node, best)
}

fn max_test_first(log: &mut Log, node: NodeId, depth: f64, known_min: f64) -> Returned {
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, known_min);
    }
    let mut best = f64::NEG_INFINITY;
    let mut now = now!("knownMin", depth, known_min, best, UNSET, UNSET);
    log.step(Enter, node, &[MAX, "best ← −∞"], now);
    for child in log.children(node) {
        let val = min_test_first(log, child, depth - 1.0, best)?;
        let take = "val ← minValue(child, depth − 1, best)";
        if val >= known_min {
            now = now!("knownMin", depth, known_min, best, child, val);
            log.step(Compare, node, &[MAX, take], now.clone());
            let line = "if val ≥ knownMin: return knownMin";
            return log.returns(&[Cutoff, Leave], node, &[MAX, line], now, known_min);
        }
        let mut line = take;
        if val > best {
            best = val;
            line = "if val > best: best ← val";
        }
        now = now!("knownMin", depth, known_min, best, child, val);
        log.step(Compare, node, &[MAX, line], now);
    }
    leave(log, node, best)
}

fn min_test_first(log: &mut Log, node: NodeId, depth: f64, known_max: f64) -> Returned {
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, depth, known_max);
    }
    let mut best = f64::INFINITY;
    let mut now = now!("knownMax", depth, known_max, best, UNSET, UNSET);
    log.step(Enter, node, &[MIN, "best ← +∞"], now);
    for child in log.children(node) {
        let val = max_test_first(log, child, depth - 1.0, best)?;
        let take = "val ← maxValue(child, depth − 1, best)";
        if val <= known_max {
            now = now!("knownMax", depth, known_max, best, child, val);
            log.step(Compare, node, &[MIN, take], now.clone());
            let line = "if val ≤ knownMax: return knownMax";
            return log.returns(&[Cutoff, Leave], node, &[MIN, line], now, known_max);
        }
        let mut line = take;
        if val < best {
            best = val;
            line = "if val < best: best ← val";
        }
        now = now!("knownMax", depth, known_max, best, child, val);
        log.step(Compare, node, &[MIN, line], now);
    }
    leave(log, node, best)
}

fn evaluate(log: &mut Log, node: NodeId, depth: f64, known: f64) -> Returned {
    let (head, now) = if log.max(node) {
        (MAX, now!("knownMin", depth, known, UNSET, UNSET, UNSET))
    } else {
        (MIN, now!("knownMax", depth, known, UNSET, UNSET, UNSET))
    };
    log.step(Enter, node, &[head], now.clone());
    let value = log.evaluate(node)?;
    log.returns(&[Evaluate, Leave], node, &[head, EVALUATE], now, value)
}

/// Returns the best value. All other variables stay as they were at the node's last step.
fn leave(log: &mut Log, node: NodeId, best: f64) -> Returned {
    let last = log.steps.iter().rfind(|step| step.node == node);
    let now = last.expect("its last compare").variables.clone();
    let head = if log.max(node) { MAX } else { MIN };
    log.returns(&[Leave], node, &[head, "return best"], now, best)
}

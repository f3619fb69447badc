//! The listings `window` and `negamax-alpha-beta`, written as functions.

use secateur::search::Window;
use secateur::trace::event::Kind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, vars};

const EVALUATE: &str = "if depth = 0 or leaf(node): return evaluate(node)";
const MAX: &str = "maxValue(node, depth, knownMax, knownMin)";
const MIN: &str = "minValue(node, depth, knownMax, knownMin)";
const NEGAMAX: &str = "negamax(node, depth, α, β)";

pub fn window(log: &mut Log, window: Window) -> Returned {
    let depth = log.limit;
    let value = if log.max(0) {
        max_value(log, 0, depth, window.alpha, window.beta)?
    } else {
        min_value(log, 0, depth, window.alpha, window.beta)?
    };
    log.step(Finish, 0, &[], vars!["value" = value]);
    Ok(value)
}

macro_rules! now {
    ($depth:expr, $max:expr, $min:expr, $child:expr, $val:expr) => {
        vars![
            "depth" = $depth,
            "knownMax" = $max,
            "knownMin" = $min,
            "child" = $child,
            "val" = $val,
        ]
    };
}

fn max_value(
    log: &mut Log,
    node: NodeId,
    depth: f64,
    mut known_max: f64,
    known_min: f64,
) -> Returned {
    let mut now = now!(depth, known_max, known_min, UNSET, UNSET);
    log.step(Enter, node, &[MAX], now.clone());
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, MAX);
    }
    for child in log.children(node) {
        let val = min_value(log, child, depth - 1.0, known_max, known_min)?;
        let take = "val ← minValue(child, depth − 1, knownMax, knownMin)";
        if val >= known_min {
            now = now!(depth, known_max, known_min, child, val);
            log.step(Compare, node, &[MAX, take], now.clone());
            let line = "if val ≥ knownMin: return knownMin";
            now.extend(vars!["return" = known_min]);
            log.step(Cutoff, node, &[MAX, line], now.clone());
            log.step(Leave, node, &[MAX, line], now);
            return Ok(known_min);
        }
        let mut line = take;
        if val > known_max {
            known_max = val;
            line = "if val > knownMax: knownMax ← val";
        }
        now = now!(depth, known_max, known_min, child, val);
        log.step(Compare, node, &[MAX, line], now.clone());
    }
    now.extend(vars!["return" = known_max]);
    log.step(Leave, node, &[MAX, "return knownMax"], now);
    Ok(known_max)
}

fn min_value(
    log: &mut Log,
    node: NodeId,
    depth: f64,
    known_max: f64,
    mut known_min: f64,
) -> Returned {
    let mut now = now!(depth, known_max, known_min, UNSET, UNSET);
    log.step(Enter, node, &[MIN], now.clone());
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, MIN);
    }
    for child in log.children(node) {
        let val = max_value(log, child, depth - 1.0, known_max, known_min)?;
        let take = "val ← maxValue(child, depth − 1, knownMax, knownMin)";
        if val <= known_max {
            now = now!(depth, known_max, known_min, child, val);
            log.step(Compare, node, &[MIN, take], now.clone());
            let line = "if val ≤ knownMax: return knownMax";
            now.extend(vars!["return" = known_max]);
            log.step(Cutoff, node, &[MIN, line], now.clone());
            log.step(Leave, node, &[MIN, line], now);
            return Ok(known_max);
        }
        let mut line = take;
        if val < known_min {
            known_min = val;
            line = "if val < knownMin: knownMin ← val";
        }
        now = now!(depth, known_max, known_min, child, val);
        log.step(Compare, node, &[MIN, line], now.clone());
    }
    now.extend(vars!["return" = known_min]);
    log.step(Leave, node, &[MIN, "return knownMin"], now);
    Ok(known_min)
}

fn evaluate(log: &mut Log, node: NodeId, head: &'static str) -> Returned {
    let value = if head == NEGAMAX {
        log.evaluate_for_mover(node)?
    } else {
        log.evaluate(node)?
    };
    let entered = log.steps.last().expect("its enter");
    let mut now = entered.variables.clone();
    now.extend(vars!["return" = value]);
    log.step(Evaluate, node, &[head, EVALUATE], now.clone());
    log.step(Leave, node, &[head, EVALUATE], now);
    Ok(value)
}

pub fn negamax(log: &mut Log, window: Window) -> Returned {
    let (alpha, beta) = if log.max(0) {
        (window.alpha, window.beta)
    } else {
        (-window.beta, -window.alpha)
    };
    let value = negamax_of(log, 0, log.limit, alpha, beta)?;
    log.step(Finish, 0, &[], vars!["value" = value]);
    Ok(value)
}

fn negamax_of(log: &mut Log, node: NodeId, depth: f64, mut alpha: f64, beta: f64) -> Returned {
    macro_rules! now {
        ($child:expr, $val:expr) => {
            vars![
                "depth" = depth,
                "α" = alpha,
                "β" = beta,
                "child" = $child,
                "val" = $val,
            ]
        };
    }
    let mut now = now!(UNSET, UNSET);
    log.step(Enter, node, &[NEGAMAX], now.clone());
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, NEGAMAX);
    }
    for child in log.children(node) {
        let val = 0.0 - negamax_of(log, child, depth - 1.0, -beta, -alpha)?;
        let take = "val ← −negamax(child, depth − 1, −β, −α)";
        if val >= beta {
            now = now!(child, val);
            log.step(Compare, node, &[NEGAMAX, take], now.clone());
            let line = "if val ≥ β: return β";
            now.extend(vars!["return" = beta]);
            log.step(Cutoff, node, &[NEGAMAX, line], now.clone());
            log.step(Leave, node, &[NEGAMAX, line], now);
            return Ok(beta);
        }
        let mut line = take;
        if val > alpha {
            alpha = val;
            line = "if val > α: α ← val";
        }
        now = now!(child, val);
        log.step(Compare, node, &[NEGAMAX, line], now.clone());
    }
    now.extend(vars!["return" = alpha]);
    log.step(Leave, node, &[NEGAMAX, "return α"], now);
    Ok(alpha)
}

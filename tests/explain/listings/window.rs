//! The listings `window` and `negamax-alpha-beta`, written as functions.

use secateur::search::Window;
use secateur::trace::event::EventKind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, pick, vars};

const EVALUATE: &str = "if depth = 0 or leaf(node): return evaluate(node)";
const NEGAMAX: &str = "negamax(node, depth, α, β)";

pub fn window(log: &mut Log, window: Window) -> Returned {
    let value = value(log, 0, log.limit, window.alpha, window.beta)?;
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

fn value(
    log: &mut Log,
    node: NodeId,
    depth: f64,
    mut known_max: f64,
    mut known_min: f64,
) -> Returned {
    let max = log.max(node);
    let head = pick(
        max,
        "maxValue(node, depth, knownMax, knownMin)",
        "minValue(node, depth, knownMax, knownMin)",
    );
    let mut now = now!(depth, known_max, known_min, UNSET, UNSET);
    log.step(Enter, node, &[head], now.clone());
    if depth == 0.0 || log.leaf(node) {
        return evaluate(log, node, head);
    }
    for child in log.children(node) {
        let val = value(log, child, depth - 1.0, known_max, known_min)?;
        let mut line = pick(
            max,
            "val ← minValue(child, depth − 1, knownMax, knownMin)",
            "val ← maxValue(child, depth − 1, knownMax, knownMin)",
        );
        let cuts = if max {
            val >= known_min
        } else {
            val <= known_max
        };
        if !cuts && max && val > known_max {
            (known_max, line) = (val, "if val > knownMax: knownMax ← val");
        } else if !cuts && !max && val < known_min {
            (known_min, line) = (val, "if val < knownMin: knownMin ← val");
        }
        now = now!(depth, known_max, known_min, child, val);
        log.step(Compare, node, &[head, line], now.clone());
        if cuts {
            let line = pick(
                max,
                "if val ≥ knownMin: return knownMin",
                "if val ≤ knownMax: return knownMax",
            );
            let bound = if max { known_min } else { known_max };
            return log.returns(&[Cutoff, Leave], node, &[head, line], now, bound);
        }
    }
    let line = pick(max, "return knownMax", "return knownMin");
    let known = if max { known_max } else { known_min };
    log.returns(&[Leave], node, &[head, line], now, known)
}

fn evaluate(log: &mut Log, node: NodeId, head: &'static str) -> Returned {
    let value = if head == NEGAMAX {
        log.evaluate_for_mover(node)?
    } else {
        log.evaluate(node)?
    };
    let entered = log.steps.last().expect("its enter");
    let now = entered.variables.clone();
    log.returns(&[Evaluate, Leave], node, &[head, EVALUATE], now, value)
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
            return log.returns(&[Cutoff, Leave], node, &[NEGAMAX, line], now, beta);
        }
        let mut line = take;
        if val > alpha {
            alpha = val;
            line = "if val > α: α ← val";
        }
        now = now!(child, val);
        log.step(Compare, node, &[NEGAMAX, line], now.clone());
    }
    log.returns(&[Leave], node, &[NEGAMAX, "return α"], now, alpha)
}

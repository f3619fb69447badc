//! The listings `known-bounds` and `known-bounds-test-first`, written as functions.

use secateur::trace::event::EventKind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, Variables, pick, vars, worst};

const EVALUATE: &str = "if depth = 0 or leaf(node): return evaluate(node)";

pub fn known_bounds(log: &mut Log, test_first: bool) -> Returned {
    let (depth, known) = (log.limit, -worst(log.max(0)));
    let value = Functions { log, test_first }.value(0, depth, known)?;
    log.step(Finish, 0, &[], vars!["value" = value]);
    Ok(value)
}

struct Functions<'a, 'b> {
    log: &'a mut Log<'b>,
    /// Whether a value is tested before it is the best one.
    test_first: bool,
}

/// The variables of a call.
struct Locals {
    depth: f64,
    known: f64,
    best: Option<f64>,
    child: Option<NodeId>,
    val: Option<f64>,
}

impl Locals {
    /// The bound is called `knownMin` at MAX and `knownMax` at MIN.
    fn now(&self, max: bool) -> Variables {
        let mut now = vars!["depth" = self.depth];
        now.extend(match max {
            true => vars!["knownMin" = self.known],
            false => vars!["knownMax" = self.known],
        });
        now.extend(vars![
            "best" = self.best,
            "child" = self.child,
            "val" = self.val
        ]);
        now
    }
}

impl Functions<'_, '_> {
    fn value(&mut self, node: NodeId, depth: f64, known: f64) -> Returned {
        let max = self.log.max(node);
        let head = pick(
            max,
            "maxValue(node, depth, knownMin)",
            "minValue(node, depth, knownMax)",
        );
        let mut call = Locals {
            depth,
            known,
            best: UNSET,
            child: None,
            val: UNSET,
        };
        if depth == 0.0 || self.log.leaf(node) {
            let now = call.now(max);
            self.log.step(Enter, node, &[head], now.clone());
            let (value, at) = (self.log.evaluate(node)?, [head, EVALUATE]);
            return self.log.returns(&[Evaluate, Leave], node, &at, now, value);
        }
        let mut best = worst(max);
        call.best = Some(best);
        let begin = pick(max, "best ← −∞", "best ← +∞");
        self.log.step(Enter, node, &[head, begin], call.now(max));
        let meets = |value: f64| if max { value >= known } else { value <= known };
        for child in self.log.children(node) {
            let val = self.value(child, depth - 1.0, best)?;
            let mut line = pick(
                max,
                "val ← minValue(child, depth − 1, best)",
                "val ← maxValue(child, depth − 1, best)",
            );
            let improves = if max { val > best } else { val < best };
            let mut cuts = self.test_first && meets(val);
            if improves && !cuts {
                best = val;
                line = pick(
                    max,
                    "if val > best: best ← val",
                    "if val < best: best ← val",
                );
                cuts = !self.test_first && meets(best);
            }
            (call.best, call.child, call.val) = (Some(best), Some(child), Some(val));
            let now = call.now(max);
            self.log.step(Compare, node, &[head, line], now.clone());
            if cuts {
                let at = [head, self.cut_line(max)];
                return self.log.returns(&[Cutoff, Leave], node, &at, now, known);
            }
        }
        let (at, now) = ([head, "return best"], call.now(max));
        self.log.returns(&[Leave], node, &at, now, best)
    }

    fn cut_line(&self, max: bool) -> &'static str {
        match (self.test_first, max) {
            (true, true) => "if val ≥ knownMin: return knownMin",
            (true, false) => "if val ≤ knownMax: return knownMax",
            (false, true) => "if best ≥ knownMin: return knownMin",
            (false, false) => "if best ≤ knownMax: return knownMax",
        }
    }
}

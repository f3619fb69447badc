//! The listings `alpha-beta` and `quiescence`, written as functions. In the second a noisy node at the depth limit stands
//! pat and is searched on.

use secateur::explain::listing::Value;
use secateur::search::Window;
use secateur::trace::event::EventKind::{self, *};
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, Variables, pick, vars, worst};

const NOISY: &str = "if depth(node) ≥ limit";
const STAND: &str = "v ← evaluate(node)";

pub fn alpha_beta(log: &mut Log, window: Window) -> Returned {
    let v = start(log, false, window)?;
    let returned = |&child: &NodeId| {
        let mut leaves = log.steps.iter().filter(|step| step.kind == Leave);
        let leave = leaves.find(|step| step.node == child);
        leave.and_then(|step| step.variables.last()) == Some(&("return", Value::Number(v)))
    };
    let action = log.children(0).into_iter().find(returned);
    log.step(Finish, 0, &[], vars!["v" = v, "action" = action]);
    Ok(v)
}

pub fn quiescence(log: &mut Log, window: Window) -> Returned {
    let answer = start(log, true, window)?;
    log.step(Finish, 0, &[], vars!["answer" = answer]);
    Ok(answer)
}

fn start(log: &mut Log, quiescent: bool, Window { alpha, beta }: Window) -> Returned {
    Functions { log, quiescent }.value(0, 0.0, alpha, beta)
}

struct Functions<'a, 'b> {
    log: &'a mut Log<'b>,
    quiescent: bool,
}

/// The variables of a call.
struct Locals {
    alpha: f64,
    beta: f64,
    v: Option<f64>,
    child: Option<NodeId>,
}

impl Locals {
    fn now(&self) -> Variables {
        vars![
            "α" = self.alpha,
            "β" = self.beta,
            "v" = self.v,
            "child" = self.child
        ]
    }
}

impl Functions<'_, '_> {
    fn value(&mut self, node: NodeId, ply: f64, alpha: f64, beta: f64) -> Returned {
        let max = self.log.max(node);
        let head = pick(max, "maxValue(node, α, β)", "minValue(node, α, β)");
        let cut = pick(max, "if v ≥ β: return v", "if v ≤ α: return v");
        let mut call = Locals {
            alpha,
            beta,
            v: UNSET,
            child: None,
        };
        let beyond = ply >= self.log.limit;
        let quiet = !self.quiescent || !self.log.tree.is_noisy(node);
        if self.log.leaf(node) || beyond && quiet {
            return self.evaluate(node, head, call.now());
        }
        let mut v = worst(max);
        call.v = Some(v);
        let begin = pick(max, "v ← −∞", "v ← +∞");
        self.log.step(Enter, node, &[head, begin], call.now());
        if beyond {
            v = self.log.evaluate(node)?;
            if self.cuts(StandPat, node, &[head, NOISY], STAND, &mut call, v) {
                let (at, now) = ([head, NOISY, cut], call.now());
                return self.log.returns(&[Cutoff, Leave], node, &at, now, v);
            }
        }
        let take = pick(
            max,
            "v ← max(v, minValue(child, α, β))",
            "v ← min(v, maxValue(child, α, β))",
        );
        for child in self.log.children(node) {
            let value = self.value(child, ply + 1.0, call.alpha, call.beta)?;
            v = if max { v.max(value) } else { v.min(value) };
            call.child = Some(child);
            if self.cuts(Compare, node, &[head], take, &mut call, v) {
                let (at, now) = ([head, cut], call.now());
                return self.log.returns(&[Cutoff, Leave], node, &at, now, v);
            }
        }
        let at = [head, "return v"];
        self.log.returns(&[Leave], node, &at, call.now(), v)
    }

    /// Whether `v` meets the bound of the other player; otherwise it may move the own one.
    fn cuts(
        &mut self,
        kind: EventKind,
        node: NodeId,
        block: &[&'static str],
        take: &'static str,
        call: &mut Locals,
        v: f64,
    ) -> bool {
        let max = self.log.max(node);
        let cuts = if max { v >= call.beta } else { v <= call.alpha };
        let mut line = take;
        if !cuts && max && v > call.alpha {
            (call.alpha, line) = (v, "α ← max(α, v)");
        } else if !cuts && !max && v < call.beta {
            (call.beta, line) = (v, "β ← min(β, v)");
        }
        call.v = Some(v);
        let at = [block, &[line]].concat();
        self.log.step(kind, node, &at, call.now());
        cuts
    }

    fn evaluate(&mut self, node: NodeId, head: &'static str, now: Variables) -> Returned {
        self.log.step(Enter, node, &[head], now.clone());
        let value = self.log.evaluate(node)?;
        let line = match self.quiescent {
            true => "if leaf(node) or depth(node) ≥ limit and quiet(node): return evaluate(node)",
            false => "if terminal(node): return utility(node)",
        };
        let at = [head, line];
        self.log.returns(&[Evaluate, Leave], node, &at, now, value)
    }
}

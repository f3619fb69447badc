//! The general listing, written as functions that follow any rules.

use secateur::search::{Algorithm, Bounds, Cut, Quiescence, Returns, Rules, Update};
use secateur::trace::event::EventKind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, Variables, vars, worst};

pub fn general(log: &mut Log, rules: &Rules) -> Returned {
    let [evaluate, noisy] = limit_lines(rules).map(|line| &*line.leak());
    let mut general = General {
        log,
        rules,
        evaluate,
        noisy,
    };
    let answer = general.search(0, 0.0, rules.window.alpha, rules.window.beta)?;
    log.step(Finish, 0, &[], vars!["answer" = answer]);
    Ok(answer)
}

struct General<'a, 'b> {
    log: &'a mut Log<'b>,
    rules: &'a Rules,
    /// The lines that have the depth limit in them.
    evaluate: &'static str,
    noisy: &'static str,
}

/// The line that evaluates a node, and the condition of those that stand pat.
fn limit_lines(rules: &Rules) -> [String; 2] {
    let Some(depth) = rules.depth else {
        return ["if leaf: return value(node)", ""].map(String::from);
    };
    let ends = match rules.quiescence {
        Quiescence::On => format!("depth ≥ {depth} and quiet"),
        Quiescence::Off => format!("depth = {depth}"),
    };
    let evaluate = format!("if leaf or {ends}: return value(node)");
    [evaluate, format!("if depth ≥ {depth}")]
}

impl General<'_, '_> {
    fn search(&mut self, node: NodeId, ply: f64, alpha0: f64, beta0: f64) -> Returned {
        let max = self.log.max(node);
        let head = match (self.bounded(), max) {
            (true, true) => "max(node, α, β)",
            (true, false) => "min(node, α, β)",
            (false, true) => "max(node)",
            (false, false) => "min(node)",
        };
        let (mut alpha, mut beta) = (alpha0, beta0);
        let beyond = ply >= self.log.limit;
        let noisy = self.quiescent() && self.log.tree.is_noisy(node);
        if self.log.leaf(node) || beyond && !noisy {
            let now = self.now([alpha, beta, alpha0, beta0], UNSET, None);
            self.log.step(Enter, node, &[head], now.clone());
            let value = self.log.evaluate(node)?;
            let line = self.evaluate;
            return self
                .log
                .returns(&[Evaluate, Leave], node, &[head, line], now, value);
        }
        let mut v = worst(max);
        let mut now = self.now([alpha, beta, alpha0, beta0], Some(v), None);
        let begin = if max { "v ← −∞" } else { "v ← +∞" };
        self.log.step(Enter, node, &[head, begin], now.clone());
        if beyond {
            v = self.log.evaluate(node)?;
            let cut = self.cuts(max, v, alpha0, beta0);
            let mut line = "v ← value(node)";
            if self.bounded() && (!cut || self.rules.update == Update::Before) {
                if max && v > alpha {
                    (alpha, line) = (v, "α ← max(α, v)");
                } else if !max && v < beta {
                    (beta, line) = (v, "β ← min(β, v)");
                }
            }
            let block = self.noisy;
            now = self.now([alpha, beta, alpha0, beta0], Some(v), None);
            self.log
                .step(StandPat, node, &[head, block, line], now.clone());
            if cut {
                let value = self.returned(v, alpha0, beta0);
                let line = self.test_line(max);
                let at = [head, block, line];
                return self.log.returns(&[Cutoff, Leave], node, &at, now, value);
            }
        }
        for child in self.log.children(node) {
            let (down_alpha, down_beta) = match (self.rules.bounds, max) {
                (Bounds::Deep, _) => (alpha, beta),
                (Bounds::Shallow, true) => (v, f64::INFINITY),
                (Bounds::Shallow, false) => (f64::NEG_INFINITY, v),
            };
            let value = self.search(child, ply + 1.0, down_alpha, down_beta)?;
            v = if max { v.max(value) } else { v.min(value) };
            let cut = self.cuts(max, v, alpha0, beta0);
            let mut line = self.take_line(max);
            if self.bounded() && (!cut || self.rules.update == Update::Before) {
                if max && v > alpha {
                    (alpha, line) = (v, "α ← max(α, v)");
                } else if !max && v < beta {
                    (beta, line) = (v, "β ← min(β, v)");
                }
            }
            now = self.now([alpha, beta, alpha0, beta0], Some(v), Some(child));
            self.log.step(Compare, node, &[head, line], now.clone());
            if cut {
                let value = self.returned(v, alpha0, beta0);
                let line = self.test_line(max);
                return self
                    .log
                    .returns(&[Cutoff, Leave], node, &[head, line], now, value);
            }
        }
        let value = self.returned(v, alpha0, beta0);
        let line = match self.hard() {
            false => "return v",
            true => "return clamp(v, α₀, β₀)",
        };
        self.log.returns(&[Leave], node, &[head, line], now, value)
    }

    fn cuts(&self, max: bool, v: f64, alpha0: f64, beta0: f64) -> bool {
        match (self.rules.cut, max) {
            _ if !self.bounded() => false,
            (Cut::Reach, true) => v >= beta0,
            (Cut::Pass, true) => v > beta0,
            (Cut::Reach, false) => v <= alpha0,
            (Cut::Pass, false) => v < alpha0,
        }
    }

    /// Whether noisy nodes are searched on.
    fn quiescent(&self) -> bool {
        self.rules.depth.is_some() && self.rules.quiescence == Quiescence::On
    }

    /// Whether the search has bounds: alpha–beta has, minimax has not.
    fn bounded(&self) -> bool {
        self.rules.algorithm == Algorithm::AlphaBeta
    }

    fn hard(&self) -> bool {
        self.bounded() && self.rules.returns == Returns::Hard
    }

    fn returned(&self, v: f64, alpha0: f64, beta0: f64) -> f64 {
        match self.hard() {
            false => v,
            true => v.clamp(alpha0, beta0),
        }
    }

    fn now(&self, bounds: [f64; 4], v: Option<f64>, child: Option<NodeId>) -> Variables {
        let [alpha, beta, alpha0, beta0] = bounds;
        match (self.bounded(), self.hard()) {
            (false, _) => vars!["v" = v, "child" = child],
            (true, false) => vars!["α" = alpha, "β" = beta, "v" = v, "child" = child],
            (true, true) => vars![
                "α" = alpha,
                "β" = beta,
                "α₀" = alpha0,
                "β₀" = beta0,
                "v" = v,
                "child" = child,
            ],
        }
    }

    fn take_line(&self, max: bool) -> &'static str {
        match (self.rules.bounds, max) {
            (_, true) if !self.bounded() => "v ← max(v, search(child))",
            (_, false) if !self.bounded() => "v ← min(v, search(child))",
            (Bounds::Deep, true) => "v ← max(v, search(child, α, β))",
            (Bounds::Deep, false) => "v ← min(v, search(child, α, β))",
            (Bounds::Shallow, true) => "v ← max(v, search(child, v, +∞))",
            (Bounds::Shallow, false) => "v ← min(v, search(child, −∞, v))",
        }
    }

    fn test_line(&self, max: bool) -> &'static str {
        match (self.rules.returns, self.rules.cut, max) {
            (Returns::Soft, Cut::Reach, true) => "if v ≥ β: return v",
            (Returns::Soft, Cut::Pass, true) => "if v > β: return v",
            (Returns::Soft, Cut::Reach, false) => "if v ≤ α: return v",
            (Returns::Soft, Cut::Pass, false) => "if v < α: return v",
            (Returns::Hard, Cut::Reach, true) => "if v ≥ β: return clamp(v, α₀, β₀)",
            (Returns::Hard, Cut::Pass, true) => "if v > β: return clamp(v, α₀, β₀)",
            (Returns::Hard, Cut::Reach, false) => "if v ≤ α: return clamp(v, α₀, β₀)",
            (Returns::Hard, Cut::Pass, false) => "if v < α: return clamp(v, α₀, β₀)",
        }
    }
}

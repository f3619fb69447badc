//! The listings `expectiminimax`, `alpha-beta-chance` and `star1`, written as functions.

use secateur::explain::listing::Listing;
use secateur::search::{Rules, Window};
use secateur::trace::event::EventKind::*;
use secateur::tree::NodeId;

use super::log::{Log, Returned, UNSET, Variables, pick, vars, worst};

const EVALUATE: &str = "if terminal(node): return utility(node)";

/// The value of the root, by one of the three listings.
pub fn run(log: &mut Log, listing: Listing, rules: &Rules) -> Returned {
    let Window { alpha, beta } = rules.window;
    let values = rules.values.unwrap_or_default();
    let mut functions = Functions {
        log,
        listing,
        values,
    };
    let v = functions.value(0, 0.0, alpha, beta)?;
    log.step(Finish, 0, &[], vars!["v" = v]);
    Ok(v)
}

struct Functions<'a, 'b> {
    log: &'a mut Log<'b>,
    listing: Listing,
    values: Window,
}

/// The variables of chance besides those of the players.
type Own = (Option<f64>, Option<f64>, Option<(f64, f64)>);

impl Functions<'_, '_> {
    fn value(&mut self, node: NodeId, ply: f64, alpha: f64, beta: f64) -> Returned {
        if self.log.leaf(node) || ply == self.log.limit {
            return self.evaluate(node, alpha, beta);
        }
        if self.log.tree.is_chance(node) {
            return self.chance(node, ply, alpha, beta);
        }
        self.player(node, ply, alpha, beta)
    }

    fn bounded(&self) -> bool {
        self.listing != Listing::Expectiminimax
    }

    /// The text for a search with bounds, or for one without.
    fn pick(&self, with: &'static str, without: &'static str) -> &'static str {
        if self.bounded() { with } else { without }
    }

    fn head(&self, node: NodeId) -> &'static str {
        match (self.log.tree.is_chance(node), self.log.max(node)) {
            (true, _) => self.pick("chanceValue(node, α, β)", "chanceValue(node)"),
            (_, true) => self.pick("maxValue(node, α, β)", "maxValue(node)"),
            (_, false) => self.pick("minValue(node, α, β)", "minValue(node)"),
        }
    }

    fn now(
        &self,
        node: NodeId,
        (alpha, beta): (f64, f64),
        v: Option<f64>,
        own: Own,
        child: Option<NodeId>,
    ) -> Variables {
        let mut now = match self.bounded() {
            true => vars!["α" = alpha, "β" = beta, "v" = v],
            false => vars!["v" = v],
        };
        let (p, r, window) = own;
        if self.log.tree.is_chance(node) {
            now.extend(vars!["p" = p]);
            if self.listing == Listing::Star1 {
                let (a, b) = (window.map(|w| w.0), window.map(|w| w.1));
                now.extend(vars!["r" = r, "a" = a, "b" = b]);
            }
        }
        now.extend(vars!["child" = child]);
        now
    }

    fn evaluate(&mut self, node: NodeId, alpha: f64, beta: f64) -> Returned {
        let head = self.head(node);
        let now = self.now(node, (alpha, beta), UNSET, (None, None, None), None);
        self.log.step(Enter, node, &[head], now.clone());
        let value = self.log.evaluate(node)?;
        self.log
            .returns(&[Evaluate, Leave], node, &[head, EVALUATE], now, value)
    }

    fn player(&mut self, node: NodeId, ply: f64, mut alpha: f64, mut beta: f64) -> Returned {
        let (head, max) = (self.head(node), self.log.max(node));
        let none = (None, None, None);
        let mut v = worst(max);
        let mut now = self.now(node, (alpha, beta), Some(v), none, None);
        let begin = pick(max, "v ← −∞", "v ← +∞");
        self.log.step(Enter, node, &[head, begin], now.clone());
        let take = match max {
            true => self.pick("v ← max(v, value(child, α, β))", "v ← max(v, value(child))"),
            false => self.pick("v ← min(v, value(child, α, β))", "v ← min(v, value(child))"),
        };
        for child in self.log.children(node) {
            let value = self.value(child, ply + 1.0, alpha, beta)?;
            v = if max { v.max(value) } else { v.min(value) };
            let cuts = if max { v >= beta } else { v <= alpha };
            if self.bounded() && cuts {
                now = self.now(node, (alpha, beta), Some(v), none, Some(child));
                let line = [head, pick(max, "if v ≥ β: return v", "if v ≤ α: return v")];
                return self.cut(node, [head, take], line, now, v);
            }
            let mut line = take;
            if self.bounded() && max && v > alpha {
                (alpha, line) = (v, "α ← max(α, v)");
            } else if self.bounded() && !max && v < beta {
                (beta, line) = (v, "β ← min(β, v)");
            }
            now = self.now(node, (alpha, beta), Some(v), none, Some(child));
            self.log.step(Compare, node, &[head, line], now.clone());
        }
        self.log
            .returns(&[Leave], node, &[head, "return v"], now, v)
    }

    fn chance(&mut self, node: NodeId, ply: f64, alpha: f64, beta: f64) -> Returned {
        let head = self.head(node);
        let (low, high) = (self.values.alpha, self.values.beta);
        let (mut v, mut r) = (0.0, 1.0);
        let mut now = self.now(node, (alpha, beta), Some(v), (None, None, None), None);
        self.log.step(Enter, node, &[head, "v ← 0"], now.clone());
        for child in self.log.children(node) {
            let p = self.weight(child);
            r -= p;
            let least = |v: f64, each: f64| if r > 0.0 { v + r * each } else { v };
            let (a, b, take) = match self.listing {
                Listing::Star1 => (
                    f64::max(low, (alpha - least(v, high)) / p),
                    f64::min(high, (beta - least(v, low)) / p),
                    "v ← v + p·value(child, a, b)",
                ),
                Listing::Expectiminimax => (f64::NAN, f64::NAN, "v ← v + p·value(child)"),
                _ => (
                    f64::NEG_INFINITY,
                    f64::INFINITY,
                    "v ← v + p·value(child, −∞, +∞)",
                ),
            };
            v += p * self.value(child, ply + 1.0, a, b)?;
            let own = (Some(p), Some(r), Some((a, b)));
            now = self.now(node, (alpha, beta), Some(v), own, Some(child));
            if self.listing == Listing::Star1 && least(v, low) >= beta {
                let line = [head, "if v + r·L ≥ β: return v + r·L"];
                return self.cut(node, [head, take], line, now, least(v, low));
            }
            if self.listing == Listing::Star1 && least(v, high) <= alpha {
                let line = [head, "if v + r·U ≤ α: return v + r·U"];
                return self.cut(node, [head, take], line, now, least(v, high));
            }
            self.log.step(Compare, node, &[head, take], now.clone());
        }
        self.log
            .returns(&[Leave], node, &[head, "return v"], now, v)
    }

    /// The weight of a child, a fraction of powers of two.
    fn weight(&self, child: NodeId) -> f64 {
        let chance = self.log.tree.chance().expect("a chance node");
        let weight = chance.weight(child).expect("it has one");
        let (share, over) = weight.split_once('/').unwrap_or((weight, "1"));
        let [share, over] = [share, over].map(|part| part.parse::<f64>().expect("a number"));
        share / over
    }

    fn cut(
        &mut self,
        node: NodeId,
        take: [&'static str; 2],
        line: [&'static str; 2],
        now: Variables,
        value: f64,
    ) -> Returned {
        self.log.step(Compare, node, &take, now.clone());
        let kinds = [Cutoff, Leave];
        self.log.returns(&kinds, node, &line, now, value)
    }
}

//! The listings `pvs`, `deepening`, `alpha-beta-memory`, `mtd-without-memory` and `mtd`, written as functions.

use std::collections::HashMap;

use secateur::explain::listing::Listing;
use secateur::search::{Memory, Replace, Rules};
use secateur::trace::event::EventKind::{self, *};
use secateur::tree::{GameTree, NodeId};

use super::log::{Log, Returned, UNSET, Variables, pick, vars, worst};

/// The value of the root, by one of the listings. `positions` has the position of each node; empty: each has its own.
pub fn run(log: &mut Log, listing: Listing, rules: &Rules, positions: &[NodeId]) -> Returned {
    let limit = log.limit;
    let mut functions = Functions {
        log,
        listing,
        rules,
        positions,
        limit,
        table: HashMap::new(),
    };
    let answer = match listing {
        Listing::Deepening => functions.deepen()?,
        Listing::Mtd | Listing::MtdWithoutMemory => functions.mtd()?,
        _ => functions.search(0, 0.0, rules.window.alpha, rules.window.beta)?,
    };
    functions.log.step(Finish, 0, &[], vars!["answer" = answer]);
    Ok(answer)
}

/// The position of each node: the first node with the same player and the same children.
pub fn positions(tree: &GameTree) -> Vec<NodeId> {
    let mut first = HashMap::new();
    let position = |node| *first.entry(text(tree, node)).or_insert(node);
    tree.nodes().map(position).collect()
}

fn text(tree: &GameTree, node: NodeId) -> String {
    if tree.is_leaf(node) {
        return format!("{:?}", tree.value(node));
    }
    let children: Vec<String> = tree.children(node).map(|child| text(tree, child)).collect();
    format!("{:?} {children:?}", tree.player(node))
}

struct Functions<'a, 'b> {
    log: &'a mut Log<'b>,
    listing: Listing,
    rules: &'a Rules,
    positions: &'a [NodeId],
    /// The depth limit of the pass.
    limit: f64,
    /// By slot.
    table: HashMap<NodeId, Entry>,
}

#[derive(Clone, Copy)]
struct Entry {
    position: NodeId,
    lower: f64,
    upper: f64,
    plies: f64,
}

/// The variables of a call.
#[derive(Clone, Copy)]
struct Locals {
    alpha: f64,
    beta: f64,
    v: Option<f64>,
    child: Option<NodeId>,
    w: Option<f64>,
}

impl Functions<'_, '_> {
    fn deepen(&mut self) -> Returned {
        let (last, window) = (self.log.limit, self.rules.window);
        let [alpha, beta] = [window.alpha, window.beta].map(written);
        let function = pick(self.log.max(0), "maxValue", "minValue");
        let line = format!("answer ← {function}(root, {alpha}, {beta})").leak();
        self.limit = f64::min(1.0, last);
        loop {
            let limit = self.limit;
            let answer = self.search(0, 0.0, window.alpha, window.beta)?;
            let now = vars!["limit" = limit, "answer" = answer];
            self.log.step(Verdict, 0, &["deepen(root)", line], now);
            if limit == last {
                return Ok(answer);
            }
            self.limit += 1.0;
        }
    }

    fn mtd(&mut self) -> Returned {
        let (mut g, mut l, mut u) = (self.rules.guess, f64::NEG_INFINITY, f64::INFINITY);
        while l < u {
            let (alpha, beta) = match g == l {
                true => (g, self.above(g)),
                false => (self.below(g), g),
            };
            g = self.search(0, 0.0, alpha, beta)?;
            if g < beta {
                u = g;
            } else {
                l = g;
            }
            let line = "if g < β: u ← g; else: l ← g";
            let now = vars!["g" = g, "l" = l, "u" = u];
            self.log.step(Verdict, 0, &["mtd(root, g)", line], now);
        }
        Ok(g)
    }

    /// All numbers are whole, except for some guesses.
    fn grain(&self) -> f64 {
        if self.rules.guess.is_finite() && self.rules.guess.fract() != 0.0 {
            return 0.1;
        }
        1.0
    }

    fn numbers(&self) -> Vec<f64> {
        let tree = self.log.tree;
        let values = tree.nodes().filter_map(|node| tree.value(node));
        values.chain([0.0]).collect()
    }

    fn above(&self, number: f64) -> f64 {
        match number == f64::NEG_INFINITY {
            true => self.below(self.numbers().into_iter().fold(0.0, f64::min)),
            false => tenths(number + self.grain()),
        }
    }

    fn below(&self, number: f64) -> f64 {
        match number == f64::INFINITY {
            true => self.above(self.numbers().into_iter().fold(0.0, f64::max)),
            false => tenths(number - self.grain()),
        }
    }

    fn search(&mut self, node: NodeId, ply: f64, alpha: f64, beta: f64) -> Returned {
        let max = self.log.max(node);
        let pick = |at_max, at_min| pick(max, at_max, at_min);
        let head = pick("maxValue(node, α, β)", "minValue(node, α, β)");
        let mut now = Locals {
            alpha,
            beta,
            v: UNSET,
            child: None,
            w: UNSET,
        };
        if self.log.leaf(node) || ply == self.limit {
            return self.evaluate(node, head, now);
        }
        let mut v = worst(max);
        now.v = Some(v);
        self.step(Enter, node, &[head, pick("v ← −∞", "v ← +∞")], now);
        if let Some(answer) = self.retrieve(node, head, &mut now) {
            return Ok(answer);
        }
        let entry = (now.alpha, now.beta);
        for (number, child) in self.log.children(node).into_iter().enumerate() {
            let (w, mut at) = self.child(node, head, (number, child), ply, now)?;
            let improves = if max { w > v } else { w < v };
            if improves {
                v = w;
            }
            (now.v, now.child, now.w) = (Some(v), Some(child), Some(w));
            if improves && self.listing == Listing::Pvs {
                at = vec![head, pick("v ← max(v, w)", "v ← min(v, w)")];
            }
            if max && v >= now.beta || !max && v <= now.alpha {
                self.step(Compare, node, &at, now);
                let line = match self.remembers() {
                    true => pick(
                        "if v ≥ β: return store(node, v)",
                        "if v ≤ α: return store(node, v)",
                    ),
                    false => pick("if v ≥ β: return v", "if v ≤ α: return v"),
                };
                self.store(node, ply, v, entry);
                return self.returns(&[Cutoff, Leave], node, &[head, line], now, v);
            }
            if max && v > now.alpha {
                now.alpha = v;
                at = vec![head, "α ← max(α, v)"];
            } else if !max && v < now.beta {
                now.beta = v;
                at = vec![head, "β ← min(β, v)"];
            }
            self.step(Compare, node, &at, now);
        }
        let line = match self.remembers() {
            true => "return store(node, v)",
            false => "return v",
        };
        self.store(node, ply, v, entry);
        self.returns(&[Leave], node, &[head, line], now, v)
    }

    /// The value of a child, and the line where it is known.
    fn child(
        &mut self,
        node: NodeId,
        head: &'static str,
        (number, child): (usize, NodeId),
        ply: f64,
        now: Locals,
    ) -> Returned<(f64, Vec<&'static str>)> {
        let max = self.log.max(node);
        let pick = |at_max, at_min| pick(max, at_max, at_min);
        let Locals { alpha, beta, .. } = now;
        if self.listing != Listing::Pvs {
            let w = self.search(child, ply + 1.0, alpha, beta)?;
            let line = pick(
                "v ← max(v, minValue(child, α, β))",
                "v ← min(v, maxValue(child, α, β))",
            );
            return Ok((w, vec![head, line]));
        }
        if number == 0 {
            let w = self.search(child, ply + 1.0, alpha, beta)?;
            let line = pick(
                "if first child: w ← minValue(child, α, β)",
                "if first child: w ← maxValue(child, α, β)",
            );
            return Ok((w, vec![head, line]));
        }
        let (low, high) = match max {
            true => (alpha, self.above(alpha)),
            false => (self.below(beta), beta),
        };
        let test = pick(
            "else: w ← minValue(child, α, α⁺)",
            "else: w ← maxValue(child, β⁻, β)",
        );
        let w = self.search(child, ply + 1.0, low, high)?;
        if alpha < w && w < beta {
            let again = pick(
                "if α < w < β: w ← minValue(child, α, β)",
                "if α < w < β: w ← maxValue(child, α, β)",
            );
            let found = Locals {
                child: Some(child),
                w: Some(w),
                ..now
            };
            let at = vec![head, test, again];
            self.step(Again, node, &at, found);
            let w = self.search(child, ply + 1.0, alpha, beta)?;
            return Ok((w, at));
        }
        Ok((w, vec![head, test]))
    }

    fn evaluate(&mut self, node: NodeId, head: &'static str, now: Locals) -> Returned {
        let line = match self.listing {
            Listing::Deepening => "if leaf(node) or depth(node) = limit: return evaluate(node)",
            _ => "if terminal(node): return utility(node)",
        };
        self.step(Enter, node, &[head], now);
        let value = self.log.evaluate(node)?;
        self.returns(&[Evaluate, Leave], node, &[head, line], now, value)
    }

    fn remembers(&self) -> bool {
        matches!(self.listing, Listing::AlphaBetaMemory | Listing::Mtd)
    }

    fn position(&self, node: NodeId) -> NodeId {
        self.positions.get(node as usize).copied().unwrap_or(node)
    }

    fn slot(&self, position: NodeId) -> NodeId {
        match self.rules.table {
            Memory::Slots(slots) => position % slots,
            _ => position,
        }
    }

    /// The answer of the table, if it has one; otherwise the table may narrow the window.
    fn retrieve(&mut self, node: NodeId, head: &'static str, now: &mut Locals) -> Option<f64> {
        let position = self.position(node);
        let entry = self.table.get(&self.slot(position)).copied();
        let entry = entry.filter(|entry| entry.position == position && self.remembers())?;
        let (l, u) = (entry.lower, entry.upper);
        let found = if l == u || l >= now.beta {
            Some((l, "if l = u or l ≥ β: return l"))
        } else if u <= now.alpha {
            Some((u, "if u ≤ α: return u"))
        } else {
            None
        };
        let known = vars!["l" = l, "u" = u];
        if let Some((value, line)) = found {
            let variables = [self.variables(*now), known].concat();
            let kinds = [Hit, Leave];
            return self
                .log
                .returns(&kinds, node, &[head, line], variables, value)
                .ok();
        }
        let (alpha, beta) = (now.alpha.max(l), now.beta.min(u));
        if (alpha, beta) != (now.alpha, now.beta) {
            (now.alpha, now.beta) = (alpha, beta);
            let line = "α ← max(α, l); β ← min(β, u)";
            let variables = [self.variables(*now), known].concat();
            self.log.step(Narrow, node, &[head, line], variables);
        }
        None
    }

    /// Keeps a bound of the value, or two, unless a deeper result has the slot.
    fn store(&mut self, node: NodeId, ply: f64, v: f64, (alpha, beta): (f64, f64)) {
        let position = self.position(node);
        let plies = self.log.limit - ply;
        let slot = self.slot(position);
        let before = self.table.get(&slot).copied();
        let same = before.filter(|entry| entry.position == position);
        let deeper = before.is_some_and(|entry| entry.plies > plies);
        if same.is_none() && deeper && self.rules.replace == Replace::Deepest {
            return;
        }
        let mut entry = same.unwrap_or(Entry {
            position,
            lower: f64::NEG_INFINITY,
            upper: f64::INFINITY,
            plies,
        });
        if v > alpha || alpha == f64::NEG_INFINITY {
            entry.lower = v;
        }
        if v < beta || beta == f64::INFINITY {
            entry.upper = v;
        }
        entry.plies = entry.plies.max(plies);
        self.table.insert(slot, entry);
    }

    fn variables(&self, now: Locals) -> Variables {
        let mut variables = match self.listing {
            Listing::Deepening => vars!["limit" = self.limit],
            _ => Variables::new(),
        };
        let Locals {
            alpha,
            beta,
            v,
            child,
            w,
        } = now;
        variables.extend(vars!["α" = alpha, "β" = beta, "v" = v, "child" = child]);
        if self.listing == Listing::Pvs {
            variables.extend(vars!["w" = w]);
        }
        variables
    }

    fn step(&mut self, kind: EventKind, node: NodeId, at: &[&'static str], now: Locals) {
        let variables = self.variables(now);
        self.log.step(kind, node, at, variables);
    }

    fn returns(
        &mut self,
        kinds: &[EventKind],
        node: NodeId,
        at: &[&'static str],
        now: Locals,
        value: f64,
    ) -> Returned {
        let variables = self.variables(now);
        self.log.returns(kinds, node, at, variables, value)
    }
}

fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

fn written(bound: f64) -> String {
    match bound {
        f64::INFINITY => "+∞".into(),
        f64::NEG_INFINITY => "−∞".into(),
        bound => bound.to_string().replace('-', "−"),
    }
}

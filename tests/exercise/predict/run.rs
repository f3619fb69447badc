//! An independent run: a plain recursion that writes down every comparison.

use std::collections::BTreeMap;

use secateur::search::{Bounds, Cut, Returns, Rules, Update};

use crate::exercise::oracle::Node;

pub const INF: f64 = f64::INFINITY;

/// A bound, and the node that holds it.
pub type Bound = (f64, Option<usize>);

/// Alpha and beta as the bound that a player moves and the one that stops it, and these two as alpha and beta.
pub fn by_player<T>(max: bool, [one, other]: [T; 2]) -> [T; 2] {
    match max {
        true => [one, other],
        false => [other, one],
    }
}

/// One comparison, as it was.
pub struct Comparison {
    pub step: u32,
    pub node: usize,
    pub child: usize,
    pub value: f64,
    pub first: bool,
    pub last: bool,
    pub before: [f64; 2],
    pub after: [f64; 2],
    pub improved: bool,
    pub best: f64,
    pub cut: bool,
    /// The bound that the cut test is about.
    pub limit: f64,
    /// The node that holds it, and how many could.
    pub holder: Option<usize>,
    pub holders: usize,
}

/// A run: its comparisons, the values of its calls, and the nodes that it enters, each with its step.
pub struct Run<'a> {
    pub rules: &'a Rules,
    pub step: u32,
    pub comparisons: Vec<Comparison>,
    pub returned: BTreeMap<usize, (f64, u32)>,
    pub entered: Vec<(u32, usize)>,
    /// The players of the open calls.
    pub open: Vec<bool>,
}

impl Run<'_> {
    /// Returns the value of a node; `None` if the search has to stop.
    fn visit(&mut self, node: &Node, alpha: Bound, beta: Bound) -> Option<f64> {
        self.step += 1;
        self.entered.push((self.step, node.id));
        if node.children.is_empty() || self.rules.depth == Some(self.open.len() as u32) {
            let value = node.value?;
            self.step += 2;
            return Some(value);
        }
        let bounded = self.rules.bounded();
        // The bound that the node moves, and that which it is tested against.
        let [entry, limit] = by_player(node.max, [alpha, beta]);
        let beats = |a: f64, b: f64| if node.max { a > b } else { a < b };
        let pair = |own: f64| by_player(node.max, [own, limit.0]);
        let worst = if node.max { -INF } else { INF };
        let (mut best, mut own) = (worst, entry);
        let window = self.rules.window;
        let [_, root] = by_player(node.max, [window.alpha, window.beta]);
        let holders = match self.rules.bounds {
            Bounds::Shallow => 1,
            Bounds::Deep => {
                let others = self.open.iter().filter(|&&max| max != node.max).count();
                others + usize::from(root.is_finite())
            }
        };
        for (at, child) in node.children.iter().enumerate() {
            let mine = match self.rules.bounds {
                _ if !bounded => (worst, None),
                Bounds::Deep => own,
                Bounds::Shallow => (best, Some(node.id)),
            };
            let theirs = match self.rules.bounds {
                Bounds::Deep if bounded => limit,
                _ => (-worst, None),
            };
            let [alpha, beta] = by_player(node.max, [mine, theirs]);
            self.open.push(node.max);
            let value = self.visit(child, alpha, beta);
            self.open.pop();
            let (value, before) = (value?, own.0);
            self.step += 1;
            let improved = beats(value, best);
            best = if improved { value } else { best };
            let met = beats(best, limit.0) || self.rules.cut == Cut::Reach && best == limit.0;
            let cut = bounded && met;
            if bounded && beats(best, own.0) && !(cut && self.rules.update == Update::After) {
                own = (best, Some(node.id));
            }
            self.comparisons.push(Comparison {
                step: self.step,
                node: node.id,
                child: child.id,
                value,
                first: at == 0,
                last: at + 1 == node.children.len(),
                before: pair(before),
                after: pair(own.0),
                improved,
                best,
                cut,
                limit: limit.0,
                holder: limit.1,
                holders,
            });
            if cut {
                self.step += 1;
                break;
            }
        }
        self.step += 1;
        let value = match self.rules.returns {
            Returns::Hard if bounded => {
                let [low, high] = pair(entry.0);
                best.max(low).min(high)
            }
            _ => best,
        };
        self.returned.insert(node.id, (value, self.step));
        Some(value)
    }
}

pub fn run<'a>(root: &Node, rules: &'a Rules) -> Run<'a> {
    let mut run = Run {
        rules,
        step: 0,
        comparisons: Vec::new(),
        returned: BTreeMap::new(),
        entered: Vec::new(),
        open: Vec::new(),
    };
    let window = match rules.bounded() {
        true => (rules.window.alpha, rules.window.beta),
        false => (-INF, INF),
    };
    run.visit(root, (window.0, None), (window.1, None));
    run
}

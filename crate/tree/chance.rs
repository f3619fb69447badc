//! Chance nodes, and the probability of each of their children. Probabilities are exact: whole numbers over a common
//! denominator.

use super::NodeId;
use super::fraction::{TRUSTED, denominator, multiple, short};
use super::sorting::{item_of, sorted_positions};
use super::weight::total;

pub use super::weight::{Sum, Weight};

/// How near to a whole number a numerator has to be: a value that a search has clamped to a bound may be none.
const NEAR: f64 = 1.0 / (1_u64 << 14) as f64;

/// The chance nodes of a tree.
#[derive(Clone, Debug, Default)]
pub struct Chance {
    /// The nodes, in preorder.
    nodes: Vec<ChanceNode>,
    /// The children of all of them, in preorder.
    outcomes: Vec<ChanceChild>,
    /// A common denominator of all values of the tree; 0 if there is none that is small enough.
    unit: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct ChanceNode {
    node: NodeId,
    over: u64,
    /// Whether the probabilities were written.
    weighed: bool,
}

#[derive(Clone, Debug)]
struct ChanceChild {
    child: NodeId,
    /// The index of the parent.
    of: u32,
    weight: Weight,
    /// The probability over the denominator of the parent.
    share: u64,
    /// The sum of the shares of the siblings that come later.
    rest: u64,
}

/// A probability and those of the siblings that come later, over the denominator of the parent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Odds {
    pub share: u64,
    pub rest: u64,
    pub over: u64,
}

/// Two lists are equal if the nodes and the probabilities, as written, are.
impl PartialEq for Chance {
    fn eq(&self, other: &Chance) -> bool {
        let outcomes = |chance: &Chance| -> Vec<(NodeId, Weight)> {
            let outcomes = chance.outcomes.iter();
            outcomes.map(|o| (o.child, o.weight.clone())).collect()
        };
        self.nodes == other.nodes && outcomes(self) == outcomes(other)
    }
}

impl Chance {
    /// Whether `node` is a chance node.
    pub fn has(&self, node: NodeId) -> bool {
        self.node(node).is_some()
    }

    /// Whether the probabilities of the children of `node` were written, rather than being equal.
    pub fn weighed(&self, node: NodeId) -> bool {
        self.node(node).is_some_and(|node| node.weighed)
    }

    /// The probability of a child of a chance node, as it was written; `1/n` among n that have none.
    pub fn weight(&self, child: NodeId) -> Option<&str> {
        Some(&self.outcome(child)?.weight.text)
    }

    /// The sum at the parent up to `child`: the sum before, and the child's value times its probability.
    pub fn joined(&self, child: NodeId, before: f64, value: f64, finer: f64) -> f64 {
        let Some((outcome, over)) = self.shares(child) else {
            return before;
        };
        self.exact((before * over + outcome.share as f64 * value) / over, finer)
    }

    /// The value that `sum` becomes if all siblings after `child` are worth `each`.
    pub fn with_rest(&self, child: NodeId, sum: f64, each: f64, finer: f64) -> f64 {
        match self.shares(child) {
            Some((outcome, over)) if outcome.rest > 0 => {
                self.exact((sum * over + outcome.rest as f64 * each) / over, finer)
            }
            _ => sum,
        }
    }

    /// The value of a child times its probability.
    pub fn product(&self, child: NodeId, value: f64) -> f64 {
        match self.shares(child) {
            Some((outcome, over)) => self.exact(outcome.share as f64 * value / over, 1.0),
            None => value,
        }
    }

    /// The probability of a child as a number.
    pub fn share(&self, child: NodeId) -> f64 {
        self.shares(child)
            .map_or(1.0, |(outcome, over)| outcome.share as f64 / over)
    }

    /// The probabilities of all siblings after a child together, as a number.
    pub fn left(&self, child: NodeId) -> f64 {
        self.shares(child)
            .map_or(0.0, |(outcome, over)| outcome.rest as f64 / over)
    }

    /// The probability of a child, and those of all siblings after it.
    pub(crate) fn part(&self, child: NodeId) -> Option<Odds> {
        let &ChanceChild {
            of, share, rest, ..
        } = self.outcome(child)?;
        let over = self.nodes.get(of as usize)?.over;
        Some(Odds { share, rest, over })
    }

    /// Whether numbers with `finer` times the denominator of the tree are exact, up to this size.
    fn is_exact(&self, number: f64, finer: f64) -> bool {
        let unit = self.unit * finer;
        unit > 0.0 && (number * unit).abs() < TRUSTED
    }

    /// The number nearest to the fraction that was meant: all values are whole multiples of 1 over the unit.
    fn exact(&self, number: f64, finer: f64) -> f64 {
        let unit = self.unit * finer;
        let share = (number * unit).round();
        match self.is_exact(number, finer) && (number * unit - share).abs() < NEAR {
            true => share / unit + 0.0,
            false => short(number),
        }
    }

    fn node(&self, node: NodeId) -> Option<&ChanceNode> {
        item_of(&self.nodes, node, |node| node.node)
    }

    fn outcome(&self, child: NodeId) -> Option<&ChanceChild> {
        item_of(&self.outcomes, child, |outcome| outcome.child)
    }

    /// A child, and the denominator of its parent.
    fn shares(&self, child: NodeId) -> Option<(&ChanceChild, f64)> {
        let outcome = self.outcome(child)?;
        Some((outcome, self.nodes.get(outcome.of as usize)?.over as f64))
    }

    /// Adds a chance node that has been opened.
    pub(super) fn open(&mut self, node: NodeId) {
        self.nodes.push(ChanceNode {
            node,
            over: 1,
            weighed: false,
        });
    }

    /// Adds a child of an open chance node, with its probability if that was written. Returns where it is noted.
    pub(super) fn add(&mut self, child: NodeId, weight: Option<Weight>) -> u32 {
        let unknown = Weight {
            text: "".into(),
            over: 1,
            share: 0,
        };
        self.outcomes.push(ChanceChild {
            child,
            of: 0,
            weight: weight.unwrap_or(unknown),
            share: 0,
            rest: 0,
        });
        self.outcomes.len() as u32 - 1
    }

    /// Closes it: where its children are noted, and whether their probabilities were written.
    pub(super) fn close(&mut self, node: NodeId, children: Vec<(u32, bool)>) -> Result<(), Sum> {
        let weighed = children.iter().any(|&(_, written)| written);
        let equal = Weight::one_of(children.len() as u64);
        for &(at, _) in children.iter().filter(|(_, written)| !written) {
            self.outcomes[at as usize].weight = equal.clone();
        }
        let weights = children.iter();
        let over = total(weights.map(|&(at, _)| &self.outcomes[at as usize].weight))?;
        let Ok(of) = self.nodes.binary_search_by_key(&node, |node| node.node) else {
            return Ok(());
        };
        (self.nodes[of].over, self.nodes[of].weighed) = (over, weighed);
        for (at, _) in children {
            let outcome = &mut self.outcomes[at as usize];
            outcome.of = of as u32;
            outcome.share = over / outcome.weight.over * outcome.weight.share;
        }
        Ok(())
    }

    /// Copies the chance nodes among `nodes`, with their descendants, `away` nodes further.
    pub(super) fn repeat(&mut self, nodes: std::ops::Range<NodeId>, away: NodeId) {
        let first = self.nodes.partition_point(|node| node.node < nodes.start);
        let copied = self.nodes.len() - first;
        for at in first..first + copied {
            let node = self.nodes[at];
            self.nodes.push(ChanceNode {
                node: node.node + away,
                ..node
            });
        }
        // Outcomes are in preorder; that of the first node belongs to its parent.
        let before = |end: NodeId| self.outcomes.partition_point(|outcome| outcome.child < end);
        for at in before(nodes.start + 1)..before(nodes.end) {
            let outcome = self.outcomes[at].clone();
            self.outcomes.push(ChanceChild {
                child: outcome.child + away,
                of: outcome.of + copied as u32,
                ..outcome
            });
        }
    }

    /// The same with other numbers for the nodes.
    pub(super) fn renumbered(&self, number: impl Fn(NodeId) -> NodeId) -> Chance {
        let mut chance = self.clone();
        for node in &mut chance.nodes {
            node.node = number(node.node);
        }
        for outcome in &mut chance.outcomes {
            outcome.child = number(outcome.child);
        }
        let order = sorted_positions(chance.nodes.iter().map(|node| node.node));
        let order: Vec<u32> = order.collect();
        let mut place = vec![0; order.len()];
        for (to, &from) in order.iter().enumerate() {
            place[from as usize] = to as u32;
        }
        for outcome in &mut chance.outcomes {
            outcome.of = place[outcome.of as usize];
        }
        let node = |&at: &u32| chance.nodes[at as usize];
        chance.nodes = order.iter().map(node).collect();
        chance
    }

    /// The same with equal probabilities at each node. It is to be settled.
    pub(super) fn with_equal_probabilities(&self) -> Chance {
        let mut chance = self.clone();
        let mut counts = vec![0; chance.nodes.len()];
        for outcome in &chance.outcomes {
            counts[outcome.of as usize] += 1;
        }
        for (node, &count) in chance.nodes.iter_mut().zip(&counts) {
            (node.over, node.weighed) = (count, false);
        }
        for outcome in &mut chance.outcomes {
            outcome.weight = Weight::one_of(counts[outcome.of as usize]);
            outcome.share = 1;
        }
        chance
    }

    /// Puts the children in order, adds up the probabilities after each, and finds the unit. `parents` and `values` are
    /// those of all nodes of the tree.
    pub(super) fn settle(&mut self, parents: &[NodeId], values: &[f64]) {
        if !self.outcomes.is_sorted_by_key(|outcome| outcome.child) {
            self.outcomes.sort_unstable_by_key(|outcome| outcome.child);
        }
        let mut rest = vec![0; self.nodes.len()];
        for outcome in self.outcomes.iter_mut().rev() {
            let rest = &mut rest[outcome.of as usize];
            outcome.rest = *rest;
            *rest += outcome.share;
        }
        self.unit = self.find_unit(parents, values).unwrap_or(0) as f64;
    }

    /// A common denominator of the values of all nodes; `None` if it would be too large.
    fn find_unit(&self, parents: &[NodeId], values: &[f64]) -> Option<u64> {
        let mut units = vec![1; values.len()];
        let mut chances = self.nodes.iter().rev().peekable();
        for (node, &value) in values.iter().enumerate().rev() {
            let chance = chances.next_if(|chance| chance.node as usize == node);
            let over = chance.map_or(1, |chance| chance.over);
            let mut unit = multiple(units[node], 1)?.checked_mul(over)?;
            if !value.is_nan() {
                unit = multiple(unit, denominator(value)?)?;
            }
            units[node] = unit;
            if node > 0 {
                let above = &mut units[parents[node] as usize];
                *above = multiple(*above, unit)?;
            }
        }
        units.first().copied()
    }
}

//! How many leaves the search evaluates in any order of the children, and an order in which it evaluates so many.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use super::super::task::Task;
use crate::search::{Visit, Window};
use crate::tree::NodeId;

/// The most plies, children, leaves and work for which all orders are looked at.
const PLIES: u32 = 16;
const CHILDREN: usize = 8;
const LEAVES: usize = 127;
const WORK: usize = 1_000_000;

/// Numbers of leaves: bit n says that n leaves can be evaluated.
type LeafCounts = u128;

/// The numbers of leaves by the value that the call returns, as the bits of the number.
type Outcomes = BTreeMap<u64, LeafCounts>;

/// The children that are left, as bits, and the best value so far, as the bits of the number.
type Remaining = (u32, u64);

/// A possible next step of a call: the child, the window that the call passes down, the value that the child returns,
/// and with how many leaves.
type Step = (NodeId, Window, u64, u32);

/// The numbers of leaves that the search evaluates in some order of the children, in order; `None` if that takes too
/// long to find out, or the search can meet an unknown value.
pub fn counts(task: &Task) -> Option<Vec<u32>> {
    let outcomes = Orders::new(task)?.outcomes(0, task.rules.window, 0)?;
    let all = outcomes.into_values().fold(0, |all, counts| all | counts);
    Some(bits(all).collect())
}

/// An order of the children in which the search evaluates so many leaves: all nodes as they would come. `None` if there
/// is none, or it takes too long to find.
pub fn order_with(task: &Task, leaves: u32) -> Option<Vec<NodeId>> {
    let mut orders = Orders::new(task)?;
    let outcomes = orders.outcomes(0, task.rules.window, 0)?;
    let (&value, _) = outcomes.iter().find(|(_, counts)| has(**counts, leaves))?;
    let mut order = Vec::with_capacity(task.tree.len());
    orders.write(0, task.rules.window, 0, (value, leaves), &mut order)?;
    Some(order)
}

struct Orders<'a> {
    task: &'a Task,
    /// The outcomes of a call, by its node and its window.
    known: BTreeMap<(NodeId, u64, u64), Outcomes>,
    work: usize,
}

impl<'a> Orders<'a> {
    fn new(task: &'a Task) -> Option<Orders<'a>> {
        let tree = &task.tree;
        let leaves = tree.leaves().count();
        let wide = || tree.nodes().any(|node| tree.child_count(node) > CHILDREN);
        let small = tree.height() <= PLIES && leaves <= LEAVES && !wide();
        let small = small && tree.chance().is_none();
        small.then_some(Orders {
            task,
            known: BTreeMap::new(),
            work: 0,
        })
    }

    /// The values that the call for a node can return, over all orders of its children and of those below.
    fn outcomes(&mut self, node: NodeId, window: Window, depth: u32) -> Option<Outcomes> {
        let (tree, rules) = (&self.task.tree, &self.task.rules);
        if rules.visit(tree, node, depth, rules.depth) == Visit::Evaluate {
            return Some(Outcomes::from([(tree.value(node)?.to_bits(), 1 << 1)]));
        }
        let place = (node, window.alpha.to_bits(), window.beta.to_bits());
        if let Some(known) = self.known.get(&place) {
            return Some(known.clone());
        }
        let mut outcomes = Outcomes::new();
        let mut states = BTreeMap::from([(self.start(node), 1)]);
        while let Some((state, so_far)) = states.pop_last() {
            for (number, child, passed) in self.next(node, window, state) {
                for (value, counts) in self.outcomes(child, passed, depth + 1)? {
                    self.work += 1 + counts.count_ones() as usize;
                    if self.work > WORK {
                        return None;
                    }
                    let sum = bits(counts).fold(0, |sum, leaves| sum | so_far << leaves);
                    match self.after(node, window, state, number, value) {
                        ControlFlow::Continue(state) => *states.entry(state).or_default() |= sum,
                        ControlFlow::Break(returned) => {
                            *outcomes.entry(returned).or_default() |= sum
                        }
                    }
                }
            }
        }
        self.known.insert(place, outcomes.clone());
        Some(outcomes)
    }

    fn start(&self, node: NodeId) -> Remaining {
        let tree = &self.task.tree;
        let all = (1_u32 << tree.child_count(node)) - 1;
        (all, tree.player(node).worst().to_bits())
    }

    /// The children that can be next, by their numbers, each with the window that it gets.
    fn next(
        &self,
        node: NodeId,
        window: Window,
        (left, best): Remaining,
    ) -> Vec<(usize, NodeId, Window)> {
        let (tree, rules) = (&self.task.tree, &self.task.rules);
        let (player, best) = (tree.player(node), f64::from_bits(best));
        let passed = rules.passed(window.narrowed(player, best), player, best);
        let children = tree.children(node).enumerate();
        let left = children.filter(|(number, _)| left >> number & 1 == 1);
        left.map(|(number, child)| (number, child, passed))
            .collect()
    }

    /// The state after the child with a number has returned a value; at the end of the call the value that it returns.
    fn after(
        &self,
        node: NodeId,
        window: Window,
        (left, best): Remaining,
        number: usize,
        value: u64,
    ) -> ControlFlow<u64, Remaining> {
        let (tree, rules) = (&self.task.tree, &self.task.rules);
        let player = tree.player(node);
        let before = f64::from_bits(best);
        let best = player.better(before, f64::from_bits(value));
        let rest = left & !(1 << number);
        let now = window.narrowed(player, before);
        let cut = rules.bounded() && now.cut_by(player, best, rules.cut);
        match cut || rest == 0 {
            true => ControlFlow::Break(window.returned(best, rules.returns).to_bits()),
            false => ControlFlow::Continue((rest, best.to_bits())),
        }
    }

    /// Writes the nodes of a subtree in an order in which the call has this outcome: the value that it returns, and how
    /// many leaves it evaluates.
    fn write(
        &mut self,
        node: NodeId,
        window: Window,
        depth: u32,
        outcome: (u64, u32),
        order: &mut Vec<NodeId>,
    ) -> Option<()> {
        let (tree, rules) = (&self.task.tree, &self.task.rules);
        if rules.visit(tree, node, depth, rules.depth) == Visit::Evaluate {
            order.extend(node..tree.end(node));
            return Some(());
        }
        order.push(node);
        let mut failed = BTreeSet::new();
        let start = self.start(node);
        let steps = self.steps(node, window, depth, start, outcome, &mut failed)?;
        for &(child, passed, value, leaves) in &steps {
            self.write(child, passed, depth + 1, (value, leaves), order)?;
        }
        let pruned = tree.children(node);
        for child in pruned.filter(|child| !steps.iter().any(|step| step.0 == *child)) {
            order.extend(child..tree.end(child));
        }
        Some(())
    }

    /// How a call comes from a state to an outcome.
    fn steps(
        &mut self,
        node: NodeId,
        window: Window,
        depth: u32,
        state: Remaining,
        outcome: (u64, u32),
        failed: &mut BTreeSet<(Remaining, u32)>,
    ) -> Option<Vec<Step>> {
        if failed.contains(&(state, outcome.1)) {
            return None;
        }
        for (number, child, passed) in self.next(node, window, state) {
            for (value, counts) in self.outcomes(child, passed, depth + 1)? {
                for leaves in bits(counts).take_while(|&leaves| leaves <= outcome.1) {
                    let rest = outcome.1 - leaves;
                    let further = match self.after(node, window, state, number, value) {
                        ControlFlow::Break(returned) => {
                            (returned == outcome.0 && rest == 0).then(Vec::new)
                        }
                        ControlFlow::Continue(state) => {
                            self.steps(node, window, depth, state, (outcome.0, rest), failed)
                        }
                    };
                    if let Some(further) = further {
                        let mut steps = vec![(child, passed, value, leaves)];
                        steps.extend(further);
                        return Some(steps);
                    }
                }
            }
        }
        failed.insert((state, outcome.1));
        None
    }
}

/// The numbers in a set of them.
fn bits(counts: LeafCounts) -> impl Iterator<Item = u32> {
    (0..LeafCounts::BITS).filter(move |&bit| has(counts, bit))
}

fn has(counts: LeafCounts, number: u32) -> bool {
    counts
        .checked_shr(number)
        .is_some_and(|counts| counts & 1 == 1)
}

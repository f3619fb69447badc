//! The fewest and the most leaves that the search evaluates in any order of the children.

use std::collections::BTreeMap;

use super::task::Task;
use crate::search::Window;
use crate::tree::NodeId;

/// The most plies and children, and the most work, for which the extremes of all orders are found.
const PLIES: u32 = 16;
const CHILDREN: usize = 8;
const WORK: usize = 1_000_000;

/// The fewest and the most leaves that the search evaluates in any order of the children; `None` if that takes too long
/// to find out, or the search can meet an unknown value.
pub fn extremes(task: &Task) -> Option<(u32, u32)> {
    let tree = &task.tree;
    if tree.height() > PLIES || tree.nodes().any(|node| tree.child_count(node) > CHILDREN) {
        return None;
    }
    let mut orders = Orders {
        task,
        known: BTreeMap::new(),
        work: 0,
    };
    let outcomes = orders.outcomes(0, task.rules.window, 0)?;
    let spans = outcomes.into_values();
    spans.reduce(joined)
}

/// The fewest and the most leaves.
type Span = (u32, u32);

/// The spans by what the call returns, as the bits of the number.
type Outcomes = BTreeMap<u64, Span>;

struct Orders<'a> {
    task: &'a Task,
    /// The outcomes of a call, by its node and its window.
    known: BTreeMap<(NodeId, u64, u64), Outcomes>,
    work: usize,
}

impl Orders<'_> {
    /// What the call for a node can return, over all orders of its children and of those below.
    fn outcomes(&mut self, node: NodeId, window: Window, depth: u32) -> Option<Outcomes> {
        let (tree, rules) = (&self.task.tree, &self.task.rules);
        if tree.is_leaf(node) || rules.stops_at(depth) {
            return Some(Outcomes::from([(tree.value(node)?.to_bits(), (1, 1))]));
        }
        let place = (node, window.alpha.to_bits(), window.beta.to_bits());
        if let Some(known) = self.known.get(&place) {
            return Some(known.clone());
        }
        let player = tree.player(node);
        let children: Vec<NodeId> = tree.children(node).collect();
        let mut found = Outcomes::new();
        // By the children that are left, as bits, and by the best value so far.
        let mut states = BTreeMap::from([(
            ((1_u32 << children.len()) - 1, player.worst().to_bits()),
            (0, 0),
        )]);
        while let Some(((left, best), so_far)) = states.pop_last() {
            let best = f64::from_bits(best);
            let now = window.narrowed(player, best);
            for (number, &child) in children
                .iter()
                .enumerate()
                .filter(|(number, _)| left >> number & 1 == 1)
            {
                let passed = rules.passed(now, player, best);
                for (value, span) in self.outcomes(child, passed, depth + 1)? {
                    self.work += 1;
                    if self.work > WORK {
                        return None;
                    }
                    let best = player.better(best, f64::from_bits(value));
                    let span = (so_far.0 + span.0, so_far.1 + span.1);
                    let rest = left & !(1 << number);
                    let cut = rules.bounded() && now.cut_by(player, best, rules.cut);
                    match cut || rest == 0 {
                        true => join(
                            &mut found,
                            window.returned(best, rules.returns).to_bits(),
                            span,
                        ),
                        false => join(&mut states, (rest, best.to_bits()), span),
                    }
                }
            }
        }
        self.known.insert(place, found.clone());
        Some(found)
    }
}

fn joined(one: Span, other: Span) -> Span {
    (one.0.min(other.0), one.1.max(other.1))
}

fn join<K: Ord>(spans: &mut BTreeMap<K, Span>, key: K, span: Span) {
    let before = spans.get(&key).copied().unwrap_or(span);
    spans.insert(key, joined(before, span));
}

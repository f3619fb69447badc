//! The merged tree of two searches by brute force, from the events of both.

use std::collections::{BTreeMap, BTreeSet};

use secateur::frame::compare::twin;
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::{GameTree, NodeId};

/// The nodes that a search enters, as another tree numbers them.
fn entered(trace: &Trace, in_tree: &GameTree) -> BTreeSet<NodeId> {
    let steps = (1..=trace.steps()).map(|step| trace.at(step));
    let nodes = steps.filter(|at| at.0 == EventKind::Enter).map(|at| at.1);
    let like = |node| twin(trace.tree(), node, in_tree).expect("one tree");
    nodes.map(like).collect()
}

/// How many calls of a search are for nodes entered before, by the node of the topmost of them, as another tree numbers it.
fn revisited(trace: &Trace, in_tree: &GameTree) -> BTreeMap<NodeId, u32> {
    let (mut seen, mut open, mut counted) = (BTreeSet::new(), Vec::new(), BTreeMap::new());
    for (kind, node) in (1..=trace.steps()).map(|step| trace.at(step)) {
        let again = || open.iter().copied().find(|(_, again)| *again);
        match kind {
            EventKind::Enter => {
                let above = again().map(|(node, _)| node);
                let before = !seen.insert(node);
                if before {
                    let top = twin(trace.tree(), above.unwrap_or(node), in_tree).expect("one tree");
                    *counted.entry(top).or_default() += 1;
                }
                open.push((node, before));
            }
            EventKind::Leave => drop(open.pop()),
            _ => (),
        }
    }
    counted
}

/// How many calls more either search makes for nodes entered before, by node and by the search.
pub fn revisits(first: &Trace, second: &Trace) -> BTreeMap<(NodeId, bool), u32> {
    let [one, two] = [first, second].map(|trace| revisited(trace, first.tree()));
    let nodes: BTreeSet<_> = one.keys().chain(two.keys()).collect();
    let of = |by: &BTreeMap<NodeId, u32>, node| by.get(node).copied().unwrap_or(0);
    let counts = nodes
        .iter()
        .map(|&node| (*node, of(&one, node), of(&two, node)));
    let differing = counts.filter(|(_, one, two)| one != two);
    differing
        .map(|(node, one, two)| ((node, two > one), one.abs_diff(two)))
        .collect()
}

/// How many nodes only one search enters, by the parent of the topmost of them and by the search.
pub fn counted(first: &Trace, second: &Trace) -> BTreeMap<(NodeId, bool), u32> {
    let tree = first.tree();
    let sets = [entered(first, tree), entered(second, tree)];
    let mut counted = BTreeMap::new();
    for second in [false, true] {
        let [own, other] = [&sets[usize::from(second)], &sets[usize::from(!second)]];
        for &node in own.difference(other) {
            let only = |node: &NodeId| own.contains(node) && !other.contains(node);
            let up = std::iter::successors(Some(node), |&node| tree.parent(node));
            let top = up.take_while(only).last().expect("the node itself");
            let parent = tree.parent(top).unwrap_or(0);
            *counted.entry((parent, second)).or_default() += 1;
        }
    }
    counted
}

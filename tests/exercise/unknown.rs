//! Random trees with unknown leaves, and the same trees with any values of them.

use secateur::exercise::task::Task;
use secateur::search::Rules;
use secateur::source::notation::print;
use secateur::tree::NodeId;

use super::oracle::{Node, Record, record, simple};
use crate::common;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::typed::WORDS;

const SMALL: Kind = STATIC.sized(14, 4);

/// A number and on which side of it a value lies.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    pub least: bool,
    pub at: f64,
}

impl Bound {
    fn allows(self, value: f64) -> bool {
        match self.least {
            true => value >= self.at,
            false => value <= self.at,
        }
    }

    fn written(self, name: &str) -> String {
        let sign = if self.least { '≥' } else { '≤' };
        format!("{name}{sign}{}", self.at)
    }
}

/// A tree with unknown leaves, some with a bound, and values to try: all numbers of the tree, and some beside them.
pub struct Case {
    pub task: Task,
    known: Node,
    pub unknown: Vec<(NodeId, Option<Bound>)>,
    pub tried: Vec<f64>,
}

/// A case with so many unknown leaves, called x, y, z and w.
pub fn case(random: &mut Random, count: usize, bounded: bool) -> Case {
    let (known, leaves) = loop {
        let tree = random.tree(SMALL);
        let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
        if leaves.len() > count {
            break (tree, random.shuffled(&leaves));
        }
    };
    let mut chosen = leaves[..count].to_vec();
    chosen.sort_unstable();
    let values: Vec<f64> = known.nodes().filter_map(|node| known.value(node)).collect();
    let mut bound = || {
        bounded.then(|| Bound {
            least: random.pick(&[true, false]),
            at: random.pick(&values) + random.pick(&[0.0, 0.0, 0.5, -3.0]),
        })
    };
    let unknown: Vec<_> = chosen.into_iter().map(|leaf| (leaf, bound())).collect();
    let rules = Rules {
        depth: None,
        ..random.rules(&known)
    };
    let named = unknown.iter().zip(["x", "y", "z", "w"]);
    let hidden = named.fold(known.clone(), |tree, (&(leaf, bound), name)| {
        let written = bound.map_or(name.into(), |bound| bound.written(name));
        tree.with_symbol(leaf, &written)
    });
    // A tree is read back as it was printed, bounds and all.
    assert_eq!(print(&common::tree(&print(&hidden))), print(&hidden));
    let ends = unknown.iter().filter_map(|(_, bound)| Some((*bound)?.at));
    let beside = [0.0, 1e-3, -1e-3, 2e-3, 1e6, -1e6];
    let numbers = values.iter().copied().chain(ends);
    let mut tried: Vec<f64> = numbers
        .flat_map(|at| beside.map(|away| at + away))
        .collect();
    tried.sort_by(f64::total_cmp);
    tried.dedup();
    Case {
        task: Task::new(hidden, rules).with_words(WORDS.clone()),
        known: simple(&known),
        unknown,
        tried,
    }
}

impl Case {
    /// The tree with these values of the unknown leaves.
    pub fn with(&self, values: &[f64]) -> Node {
        let leaves = self.unknown.iter().map(|&(leaf, _)| leaf);
        let values: Vec<_> = leaves.zip(values.iter().copied()).collect();
        self.known.with(&values)
    }

    /// The independent run with these values.
    pub fn record(&self, values: &[f64]) -> Record {
        record(&self.with(values), &self.task.rules)
    }

    /// The values of an unknown leaf that can be, of those tried.
    pub fn possible(&self, unknown: usize) -> Vec<f64> {
        let (_, bound) = self.unknown[unknown];
        let mut tried = self.tried.clone();
        tried.retain(|&value| bound.is_none_or(|bound| bound.allows(value)));
        tried
    }
}

//! The earlier difference to blame for another value of a node.

use std::collections::BTreeMap;

use super::cause::{From, Source, called_by, differ};
use super::differences::Part;
use super::twin;
use crate::trace::{Call, CallId, Trace};
use crate::tree::NodeId;

/// The parts by their parents, and the sources that have been met.
#[derive(Debug, Default)]
pub(super) struct Blame {
    /// The parents, as the first search numbers them, and the numbers of their parts, sorted.
    parents: Vec<(NodeId, u32)>,
    /// The parts to blame for what comes from pairs of calls, of the first and of the second search.
    known: BTreeMap<(From, [CallId; 2], bool), u32>,
}

impl Blame {
    pub fn new(parts: &[Part]) -> Blame {
        let numbers = parts.iter().zip(0..);
        let mut parents: Vec<_> = numbers.map(|(part, at)| (part.parent, at)).collect();
        parents.sort_unstable();
        Blame {
            parents,
            known: BTreeMap::new(),
        }
    }

    /// The part to blame for `part`, which is number `at`: where its source is the value of a node, the part that has
    /// changed the value; otherwise the first part with the same source.
    pub fn of(&mut self, (at, part): (u32, &Part), source: Source, traces: [&Trace; 2]) -> u32 {
        let [here, there] = source.calls;
        let calls = match part.second {
            true => [there, here],
            false => [here, there],
        };
        // Children are numbered as the search numbers them that has searched them.
        let late = matches!(source.from, From::Late(_)) && part.second;
        let key = (source.from, calls, late);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let [first, second] = traces;
        let found = match source.from {
            From::Value => self.find([first.call(calls[0]), second.call(calls[1])]),
            _ => None,
        };
        let found = found.unwrap_or(at);
        self.known.insert(key, found);
        found
    }

    /// Goes down by the child that gives either its value and has other values in both, to a node whose children
    /// only one enters.
    fn find(&self, calls: [Call; 2]) -> Option<u32> {
        let mut calls = Some(calls);
        while let Some([first, second]) = calls {
            let node = first.node();
            let at = self.parents.partition_point(|&(other, _)| other < node);
            if let Some(&(_, part)) = self.parents.get(at).filter(|&&(other, _)| other == node) {
                return Some(part);
            }
            calls = deciding(first, second);
        }
        None
    }
}

/// The calls for the child that decides the value of either of two calls, if they have returned different values.
fn deciding<'a>(first: Call<'a>, second: Call<'a>) -> Option<[Call<'a>; 2]> {
    let (one, two) = (first.trace(), second.trace());
    let giver = |call: Call| call.trace().giver(call.node(), call.last_compared()?);
    let of_second = giver(second).and_then(|node| twin(two.tree(), node, one.tree()));
    [of_second, giver(first)]
        .into_iter()
        .flatten()
        .find_map(|node| {
            let like = twin(one.tree(), node, two.tree())?;
            let here = called_by(one, first, node, one.steps())?;
            let there = called_by(two, second, like, two.steps())?;
            differ(here, there).map(|_| [here, there])
        })
}

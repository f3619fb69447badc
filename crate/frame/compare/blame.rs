//! The earlier difference to blame for another value of a node.

use super::difference_source::{DifferenceSource, SourceKind, called_by, differ};
use super::part::{NONE, Part};
use super::twin;
use crate::trace::{CallId, RecordedCall, Trace};

/// The parts by their parents, and the sources that have been met.
#[derive(Debug, Default)]
pub(super) struct Blame {
    /// The parents, as the first search numbers them, and the numbers of their parts: sorted, as one number each.
    parents: Vec<u64>,
    /// The sources that have been met, each with the number of the one before it in its chain. A map of the library
    /// weighs more than all the rest.
    known: Vec<(SourceKey, u32, u32)>,
    /// The last one of each chain.
    chains: Vec<u32>,
}

/// A source with its calls, of the first and of the second search. A late child also says which search numbers it.
type SourceKey = (SourceKind, [CallId; 2], bool);

impl Blame {
    pub fn new(parts: &[Part]) -> Blame {
        let numbers = parts.iter().zip(0..).filter(|(part, _)| !part.again);
        let mut parents: Vec<u64> = numbers
            .map(|(part, at)| u64::from(part.parent) << 32 | at)
            .collect();
        parents.sort_unstable();
        Blame {
            parents,
            known: Vec::new(),
            chains: vec![NONE; parts.len().max(1)],
        }
    }

    fn chain(&self, (_, [one, two], _): &SourceKey) -> usize {
        let mixed = u64::from(one.0) * 31 + u64::from(two.0);
        (mixed % self.chains.len().max(1) as u64) as usize
    }

    /// The part to blame for a source that has been met.
    fn blamed_part(&self, key: &SourceKey) -> Option<u32> {
        let entry = |&at: &u32| self.known.get(at as usize);
        let last = self.chains.get(self.chain(key))?;
        let mut chain = std::iter::successors(entry(last), |(.., before)| entry(before));
        chain
            .find(|(other, ..)| other == key)
            .map(|&(_, part, _)| part)
    }

    fn add_source(&mut self, key: SourceKey, part: u32) {
        let (chain, number) = (self.chain(&key), self.known.len() as u32);
        if let Some(last) = self.chains.get_mut(chain) {
            self.known.push((key, part, *last));
            *last = number;
        }
    }

    /// The part to blame for `part`, which is number `at`: where its source is the value of a node, the part that has
    /// changed the value; otherwise the first part with the same source.
    pub fn of(
        &mut self,
        (at, part): (u32, &Part),
        source: DifferenceSource,
        traces: [&Trace; 2],
    ) -> u32 {
        let [here, there] = source.calls;
        let calls = match part.second {
            true => [there, here],
            false => [here, there],
        };
        let late = matches!(source.kind, SourceKind::Late(_)) && part.second;
        let key = (source.kind, calls, late);
        if let Some(known) = self.blamed_part(&key) {
            return known;
        }
        let [first, second] = traces;
        let blamed = match source.kind {
            SourceKind::Value => self.find([first.call(calls[0]), second.call(calls[1])]),
            _ => None,
        };
        let blamed = blamed.unwrap_or(at);
        self.add_source(key, blamed);
        blamed
    }

    /// Goes down from two calls for one node, each time to a child that gives one of them its value and returns
    /// different values in the two searches, until the node is the parent of a part. Returns the number of that part.
    fn find(&self, calls: [RecordedCall; 2]) -> Option<u32> {
        let mut calls = Some(calls);
        while let Some([first, second]) = calls {
            let node = first.node();
            let from = u64::from(node) << 32;
            let at = self.parents.partition_point(|&entry| entry < from);
            if let Some(&entry) = self
                .parents
                .get(at)
                .filter(|&&entry| entry >> 32 == from >> 32)
            {
                return Some(entry as u32);
            }
            calls = deciding(first, second);
        }
        None
    }
}

/// The calls for the child that decides the value of either of two calls, if they have returned different values.
fn deciding<'a>(
    first: RecordedCall<'a>,
    second: RecordedCall<'a>,
) -> Option<[RecordedCall<'a>; 2]> {
    let (one, two) = (first.trace(), second.trace());
    let giver = |call: RecordedCall| call.trace().giver(call.node(), call.last_compared()?);
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

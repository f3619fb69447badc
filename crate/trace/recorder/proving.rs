//! The proved ranges of nodes while a trace is recorded, and where their numbers stand.

use std::rc::Rc;

use super::located_value::{LocatedValue, OTHERS, ProvedRange};
use super::{AtDepth, TraceRecorder};
use crate::search::StoredBounds;
use crate::trace::build_deviations::{BuildDeviations, CallEnd};
use crate::trace::event::EventKind;
use crate::trace::rows::{NOTHING, RangeProof, ValueId};
use crate::tree::{NodeId, Player};

impl<K: BuildDeviations> TraceRecorder<K> {
    #[inline]
    pub fn infinity(&self, player: Player) -> LocatedValue {
        let nodes = self.tree.len() as ValueId;
        LocatedValue {
            value: player.worst(),
            id: nodes + ValueId::from(player == Player::Min),
        }
    }

    /// Where a value that was clamped to a bound stands: the open node that holds the bound, or the root's window.
    #[cold]
    pub fn bound(&mut self, value: f64) -> LocatedValue {
        if K::ANY {
            return self.other(value, OTHERS);
        }
        let bests = self.known[..self.open].iter().rev().map(|known| known.best);
        let id = bests
            .filter(|best| best.value == value)
            .map(|best| best.id)
            .next();
        match id {
            Some(id) => LocatedValue { value, id },
            None => self.other(value, usize::MAX),
        }
    }

    /// The range of a node about which nothing is known.
    pub fn nothing(&self) -> ProvedRange {
        ProvedRange {
            lo: self.infinity(Player::Max),
            hi: self.infinity(Player::Min),
        }
    }

    /// The range that the calls for `node` have proved together, as far as they looked as many plies ahead as the
    /// present pass does.
    pub fn proved_before(&self, node: NodeId) -> ProvedRange {
        let located = |id| {
            let value = self.value(id).unwrap_or(f64::NAN);
            LocatedValue { value, id }
        };
        let proved = |proof: RangeProof| ProvedRange {
            lo: located(proof.lo()),
            hi: located(proof.hi()),
        };
        let end = self.builder.call_end(node);
        match end.filter(|_| self.tree.chance().is_none()) {
            None => self.nothing(),
            Some(CallEnd::Evaluated) => proved(RangeProof::new(node, node)),
            Some(CallEnd::Answered(proof)) => proved(proof),
            Some(CallEnd::Searched(last)) => self
                .rows
                .proofs
                .get(last.index())
                .map_or(self.nothing(), |&proof| proved(proof)),
        }
    }

    /// Adds the range proved before of its node to the range that a call has proved, and keeps both together.
    #[cold]
    pub fn settle(&mut self, open: usize) {
        // The last event is the return of the call.
        let (last, before) = (self.kind_back(1), self.kind_back(2));
        if !matches!(last, Some(EventKind::Compare | EventKind::Cutoff)) {
            return;
        }
        let stood_pat = last == Some(EventKind::Cutoff) && before == Some(EventKind::StandPat);
        let AtDepth { lo, hi, .. } = self.known[open];
        let ProvedRange { lo, hi } = ProvedRange { lo, hi }.with(self.before[open]);
        (self.known[open].lo, self.known[open].hi) = (lo, hi);
        let proof = RangeProof::new(lo.id, hi.id);
        if stood_pat {
            return self.builder.stood_pat(proof);
        }
        let last = self.known[open + 1].call;
        self.rows.proofs[last.index()] = proof;
        self.builder.settle(last);
    }

    /// The kind of the event so many before the last one.
    fn kind_back(&self, events: usize) -> Option<EventKind> {
        let event = self.events.get(self.steps.checked_sub(events + 1)?)?;
        Some(EventKind::unpack(*event).0)
    }

    /// Keeps the best value of the innermost call, which has just compared a child, where another follows; NaN if it
    /// is not said.
    #[cold]
    pub fn depart(&mut self, best: f64) {
        self.builder.best(self.known[self.open].call, best);
        self.builder.departs();
        self.known[self.open - 1].best = match best.is_nan() {
            true => LocatedValue {
                value: best,
                id: NOTHING,
            },
            false => self.other(best, OTHERS),
        };
    }

    /// Takes the value that the innermost call is about to return as proved, if the call has searched and the value
    /// does not follow from the children: for the one finite end of its range, or else for both ends.
    pub fn assume_proved(&mut self, value: f64) {
        let (Some(known), Some(inner)) = (
            self.open.checked_sub(1).map(|open| self.known[open]),
            self.known.get(self.open),
        ) else {
            return;
        };
        let searched = match self.kind_back(0) {
            Some(EventKind::Cutoff) => self.kind_back(1) != Some(EventKind::StandPat),
            last => last == Some(EventKind::Compare),
        };
        let follows = known.best.value == value && !self.builder.has_departed();
        if !searched || follows || known.lo.value == value || known.hi.value == value {
            return;
        }
        let call = inner.call;
        self.builder.departs();
        let value = self.other(value, OTHERS);
        let (lo, hi) = match (known.lo.value.is_finite(), known.hi.value.is_finite()) {
            (false, true) => (known.lo, value),
            (true, false) => (value, known.hi),
            _ => (value, value),
        };
        self.known[self.open - 1] = AtDepth { lo, hi, ..known };
        self.rows.proofs[call.index()] = RangeProof::new(lo.id, hi.id);
    }

    /// Adds the value that a child of a chance node has returned to the sum, which is then `sum`, and the child's
    /// proved range to that of the node.
    #[cold]
    pub fn add_up(&mut self, child: NodeId, sum: f64) {
        let [known, inner] = [self.known[self.open - 1], self.known[self.open]];
        let proved = self.values.clamp((inner.lo.value, inner.hi.value));
        let (tree, values) = (Rc::clone(&self.tree), self.values);
        // Where proved ends are exact, their sum is the sum that the search has found: its numbers are not rounded in
        // between.
        let is_sum_found = |before: LocatedValue, value| {
            before.value == known.best.value && value == inner.best.value
        };
        let join = |before: LocatedValue, value| match is_sum_found(before, value) && !sum.is_nan()
        {
            true => sum,
            false => values.joined(&tree, child, before.value, value),
        };
        if sum != values.joined(&tree, child, known.best.value, inner.best.value) {
            self.builder.best(inner.call, sum);
        }
        let best = self.other(sum, OTHERS);
        let lo = self.other(join(known.lo, proved.0), OTHERS);
        let hi = self.other(join(known.hi, proved.1), OTHERS);
        self.improvements += u32::from(best.value != known.best.value);
        self.rows.proofs[inner.call.index()] = RangeProof::new(lo.id, hi.id);
        self.known[self.open - 1] = AtDepth {
            best,
            lo,
            hi,
            ..known
        };
    }

    /// Adds the least and the greatest values of the children after `child`.
    #[cold]
    pub fn add_rest(&mut self, child: NodeId) {
        let known = self.known[self.open - 1];
        let sums = (known.lo.value, known.hi.value);
        let (lo, hi) = self.values.with_rest(&self.tree, child, sums);
        let (lo, hi) = (self.other(lo, OTHERS), self.other(hi, OTHERS));
        self.known[self.open - 1] = AtDepth { lo, hi, ..known };
    }

    /// The range that a table proves.
    #[cold]
    pub fn range_in_table(&mut self, stored: &StoredBounds) -> ProvedRange {
        ProvedRange {
            lo: self.stored_value(stored.lower, stored.lower_by),
            hi: self.stored_value(stored.upper, stored.upper_by),
        }
    }

    /// A bound that a call has stored: where its value stands, if it is the value that the call returned.
    #[cold]
    pub fn stored_value(&mut self, value: f64, by: Option<u32>) -> LocatedValue {
        let row = by.and_then(|by| self.rows.rows.get(by as usize));
        let returned = row.map(|row| row.returned);
        match returned.filter(|&id| self.value(id) == Some(value)) {
            Some(id) => LocatedValue { value, id },
            None => self.other(value, OTHERS),
        }
    }

    pub fn value(&self, id: ValueId) -> Option<f64> {
        match (id as usize).checked_sub(self.tree.len()) {
            None => self.tree.value(id),
            Some(other) => self.others.get(other).copied(),
        }
    }

    /// A value that is no static value of a node. It is looked for among the last so many, and added if it is not
    /// there.
    pub fn other(&mut self, value: f64, among: usize) -> LocatedValue {
        let skipped = self.others.len().saturating_sub(among);
        let mut found = self.others.iter().skip(skipped);
        let found = found.position(|&other| other == value);
        let number = found.map_or(self.others.len(), |found| skipped + found);
        if found.is_none() {
            self.others.push(value);
        }
        let id = (self.tree.len() + number) as ValueId;
        LocatedValue { value, id }
    }
}

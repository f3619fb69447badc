//! The events of a search, as a trace takes them.

use super::located_value::{LocatedValue, OTHERS, ProvedRange};
use super::{AtDepth, TraceRecorder};
use crate::search::{Observer, PassVerdict, StoredBounds, Window};
use crate::trace::CallId;
use crate::trace::build_deviations::BuildDeviations;
use crate::trace::event::EventKind;
use crate::trace::rows::{CallRecord, NOTHING, RangeProof};
use crate::tree::{NodeId, Player};

/// `enter`, `compare` and `leave` are always inlined: calls made recording a fifth slower.
impl<K: BuildDeviations> Observer for TraceRecorder<K> {
    fn pass(&mut self, depth: Option<u32>) {
        self.builder.pass(depth);
    }

    #[inline(always)]
    fn enter(&mut self, node: NodeId, window: Window) {
        let call = CallId(self.rows.rows.len() as u32);
        self.builder
            .enter(&self.tree, &self.rules, call, node, window);
        self.call = call;
        self.push(EventKind::Enter);
        // Before the first child the best value and both ends of the range are the worst value.
        let player = self.tree.player(node);
        let worst = match self.by_chance(node) {
            true => self.other(0.0, OTHERS),
            false => self.infinity(player),
        };
        let before = match self.open {
            0 => NOTHING,
            open => self.known[open - 1].best.id,
        };
        self.known[self.open] = AtDepth {
            player,
            call,
            best: worst,
            lo: worst,
            hi: worst,
        };
        if K::ANY {
            let before = self.proved_before(node);
            self.before.truncate(self.open);
            self.before.push(before);
        }
        self.open += 1;
        if !self.all {
            self.rows.nodes[call.index()] = node;
        }
        let row = CallRecord::entered(self.steps as u32, before);
        self.rows.rows.push(row);
    }

    #[inline]
    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.push(EventKind::Evaluate);
        self.occurrences.count(EventKind::Evaluate);
        self.builder.evaluate(&self.tree);
        let value = LocatedValue { value, id: node };
        let known = &mut self.known[self.open - 1];
        (known.best, known.lo, known.hi) = (value, value, value);
    }

    #[inline(always)]
    fn compare(&mut self, node: NodeId, child: NodeId, _: f64, best: f64, _: Window) {
        self.builder.compare(&self.tree, child, best);
        self.push(EventKind::Compare);
        if self.by_chance(node) {
            return self.add_up(child, best);
        }
        let [known, inner] = &mut self.known[self.open - 1..=self.open] else {
            return;
        };
        let (before, player) = (known.best.value, known.player);
        known.best = known.best.better(inner.best, player);
        if self.bounded {
            known.lo = known.lo.better(inner.lo, player);
            known.hi = known.hi.better(inner.hi, player);
            self.rows.proofs[inner.call.index()] = RangeProof::new(known.lo.id, known.hi.id);
        }
        if K::ANY && known.best.value != best {
            self.depart(best);
        }
        self.improvements += u32::from(player.prefers(best, before));
    }

    #[inline]
    fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) {
        self.push(EventKind::Cutoff);
        self.occurrences.cutoff(pruned, child == node);
        if self.by_chance(node) {
            return self.add_rest(child);
        }
        // The true values of pruned children can be anything.
        if pruned > 0 {
            let player = self.known[self.open - 1].player;
            let anything = self.infinity(player.opponent());
            let [known, inner] = &mut self.known[self.open - 1..=self.open] else {
                return;
            };
            match player {
                Player::Max => known.hi = anything,
                Player::Min => known.lo = anything,
            }
            if child != node {
                self.rows.proofs[inner.call.index()] = RangeProof::new(known.lo.id, known.hi.id);
            }
        }
    }

    #[cold]
    fn stand_pat(&mut self, node: NodeId, value: f64, _: Window) {
        self.push(EventKind::StandPat);
        self.occurrences.stand_pat();
        self.builder.stand_pat(value);
        let value = LocatedValue { value, id: node };
        let known = &mut self.known[self.open - 1];
        (known.best, known.lo, known.hi) = (value, value, value);
    }

    #[cold]
    fn worth(&mut self, _: NodeId, child: NodeId, worth: f64) {
        let known = self.known[self.open - 1];
        let best = known.best.value;
        let (least, most) = self.values.with_rest(&self.tree, child, (best, best));
        if worth == least || worth == most {
            return;
        }
        self.builder.worth(worth);
        let high = (worth - least).abs() < (worth - most).abs();
        let rounded = if high { least } else { most };
        let worth = self.other(worth, OTHERS);
        let known = &mut self.known[self.open - 1];
        for end in [&mut known.lo, &mut known.hi] {
            if end.value == rounded {
                *end = worth;
            }
        }
    }

    #[inline(always)]
    fn leave(&mut self, _: NodeId, value: f64) {
        let open = self.open - 1;
        self.push(EventKind::Leave);
        if K::ANY && self.tree.chance().is_none() {
            self.settle(open);
        }
        self.builder.leave(&self.tree);
        self.open = open;
        if self.bounded && self.known[open].best.value != value {
            self.known[open].best = self.bound(value);
        }
        let AtDepth { call, best, .. } = self.known[open];
        let row = &mut self.rows.rows[call.index()];
        row.left = self.steps as u32;
        row.returned = best.id;
        match open.checked_sub(1) {
            Some(above) => self.call = self.known[above].call,
            None => self.roots += 1,
        }
    }

    fn again(&mut self, _: NodeId, _: NodeId, _: f64) {
        self.push(EventKind::Again);
        self.occurrences.count(EventKind::Again);
        self.builder.again();
    }

    fn hit(&mut self, _: NodeId, value: f64, stored: StoredBounds) {
        self.push(EventKind::Hit);
        self.occurrences.count(EventKind::Hit);
        let found = self.range_in_table(&stored);
        let best = match value {
            value if value == found.lo.value => found.lo,
            value if value == found.hi.value => found.hi,
            value => self.other(value, OTHERS),
        };
        let ProvedRange { lo, hi } = found.with(self.before[self.open - 1]);
        self.builder.hit(stored, RangeProof::new(lo.id, hi.id));
        let known = &mut self.known[self.open - 1];
        (known.best, known.lo, known.hi) = (best, lo, hi);
    }

    fn narrow(&mut self, _: NodeId, window: Window, stored: StoredBounds) {
        self.push(EventKind::Narrow);
        self.builder.narrow(window, stored);
        let found = self.range_in_table(&stored);
        let before = &mut self.before[self.open - 1];
        *before = found.with(*before);
    }

    fn verdict(&mut self, verdict: PassVerdict, low: f64, high: f64) {
        self.call = self.builder.root();
        self.push(EventKind::Verdict);
        self.builder.verdict(verdict, low, high);
    }
}

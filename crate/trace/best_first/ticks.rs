//! The ticks of a slider over a best-first search.

use super::BestFirstTrace;
use crate::trace::event::EventKind;

impl BestFirstTrace {
    /// For each of `columns` equal parts of the run one bit per kind of event, as [`Trace::ticks`](crate::trace::Trace)
    /// gives them: an expansion has the bit of `enter`, a value that is read that of `evaluate`, and a change of the choice
    /// that of `cutoff`, in full height.
    pub fn ticks(&self, columns: usize) -> Vec<u32> {
        let steps = u64::from(self.steps());
        let end = |column: usize| (column as u64 * steps).div_ceil(columns as u64) as u32;
        let choices = |step| self.choices.partition_point(|&(since, _)| since <= step);
        let counts = |step| (self.joined(step), self.evaluated(step), choices(step));
        let mut before = counts(0);
        let tick = |column| {
            let to = end(column + 1);
            let after = counts(to);
            let bit = |is: bool, kind: EventKind| u32::from(is) << kind as u32;
            let full = !0 << EventKind::COUNTED;
            let changes = after.2 > before.2;
            let bits = bit(after.0 > before.0, EventKind::Enter)
                | bit(after.1 > before.1, EventKind::Evaluate)
                | bit(changes, EventKind::Cutoff)
                | bit(to == self.steps() && self.finished, EventKind::Finish);
            before = after;
            if changes { bits | full } else { bits }
        };
        (0..columns).map(tick).collect()
    }
}

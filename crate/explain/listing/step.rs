//! The line that a step stands for, and the next step that stands for a line.

use super::code::Duty;
use super::{Writing, driver, general};
use crate::frame::Frame;
use crate::search::Memory;
use crate::trace::event::{EventDetails, EventKind, Side};
use crate::tree::{Mover, NodeId};

/// The line that calls the search of the root.
const CALL: u32 = 1;

impl Writing {
    /// The line, from 1, that the event of a frame stands for. At step 0 it is the call for the root.
    pub fn line(&self, frame: &Frame) -> u32 {
        let (Some(kind), Some(node)) = (frame.kind(), frame.current()) else {
            return CALL;
        };
        let mover = frame.tree().mover(node);
        let line = |duty| self.line_of(mover, duty);
        let duty_line = match kind {
            EventKind::Finish => None,
            EventKind::Verdict => driver::verdict(self.rules()),
            EventKind::Again => line(Duty::Again),
            EventKind::Hit => self.hit(frame, mover),
            EventKind::Narrow => line(Duty::Tighten),
            EventKind::Leave if hits(frame) => self.hit(&frame.at(frame.step() - 1), mover),
            EventKind::Enter if begins(frame, node) || hits(frame) => {
                line(Duty::Begin).or(line(Duty::Head))
            }
            EventKind::Enter => line(Duty::Head),
            EventKind::Evaluate => line(Duty::Evaluate),
            EventKind::StandPat => self.stands_pat(frame, mover),
            EventKind::Compare => self.line_of_comparison(frame, mover),
            EventKind::Cutoff => self.test(frame, mover).or(line(Duty::Break)),
            EventKind::Leave if frame.evaluates(node) => line(Duty::Evaluate),
            EventKind::Leave if frame.cutoff(node).is_some() => {
                let cut = frame.at(frame.step() - 1);
                self.test(&cut, mover).or(line(Duty::Return))
            }
            EventKind::Leave => line(Duty::Return),
        };
        duty_line.unwrap_or(CALL)
    }

    /// The first step after `frame` that stands for `line`.
    pub fn next_on_line(&self, frame: &Frame, line: u32) -> Option<u32> {
        let mut steps = frame.step() + 1..=frame.steps();
        steps.find(|&step| {
            let next = frame.at(step);
            self.may_match_line(&next, line) && self.line(&next) == line
        })
    }

    /// Whether the event of a frame can stand for line `of`, judged by its kind alone. This quick test rules out most
    /// steps of a search with millions of events.
    fn may_match_line(&self, frame: &Frame, of: u32) -> bool {
        let (Some(kind), Some(node)) = (frame.kind(), frame.current()) else {
            return false;
        };
        let duties: &[Duty] = match kind {
            EventKind::Finish => return of == CALL,
            EventKind::Verdict => return Some(of) == driver::verdict(self.rules()),
            EventKind::Again => &[Duty::Again],
            EventKind::Hit => &[Duty::Hit, Duty::HitHigh],
            EventKind::Narrow => &[Duty::Tighten],
            EventKind::Enter => &[Duty::Head, Duty::Begin],
            EventKind::Evaluate => &[Duty::Evaluate],
            EventKind::StandPat => &[Duty::StandPat, Duty::StandNarrow],
            EventKind::Compare => &[Duty::Take, Duty::Again, Duty::Improve, Duty::Narrow],
            EventKind::Cutoff => &[Duty::Test, Duty::TestLow, Duty::StandTest, Duty::Break],
            EventKind::Leave => {
                use Duty::{Evaluate, Hit, HitHigh, Return, StandTest, Test, TestLow};
                &[Evaluate, Hit, HitHigh, StandTest, Test, TestLow, Return]
            }
        };
        let mover = frame.tree().mover(node);
        let mut lines = duties.iter().map(|&duty| self.line_of(mover, duty));
        lines.any(|line| line == Some(of))
    }

    /// The number, from 1, of the line with a duty at the nodes of `mover`.
    fn line_of(&self, mover: Mover, duty: Duty) -> Option<u32> {
        let own_line = match self.listing() {
            Some(listing) => listing.code().line_of(mover, duty),
            None => general::line_of(self.rules(), mover, duty),
        };
        own_line.map(|line| line + self.driver_lines())
    }

    /// The line that returns a value from the table, at the step of a hit.
    fn hit(&self, frame: &Frame, mover: Mover) -> Option<u32> {
        let (lower, _) = read(frame)?;
        let upper = frame.returns(frame.current()?) != lower;
        let high = self.line_of(mover, Duty::HitHigh).filter(|_| upper);
        high.or(self.line_of(mover, Duty::Hit))
    }

    /// The line of the test by which a cutoff succeeds, if it is one that returns.
    pub(super) fn test(&self, frame: &Frame, mover: Mover) -> Option<u32> {
        if is(frame, frame.step() - 1, EventKind::StandPat) {
            return self.line_of(mover, Duty::StandTest);
        }
        let low = mover == Mover::Chance
            && matches!(frame.event()?.details, EventDetails::Cutoff(cutoff) if cutoff.side == Side::Alpha);
        self.line_of(mover, if low { Duty::TestLow } else { Duty::Test })
    }

    /// The last line by which a `stand-pat` changes something.
    fn stands_pat(&self, frame: &Frame, mover: Mover) -> Option<u32> {
        let stand_pat = frame.stands_pat_now()?;
        let narrow = self.line_of(mover, Duty::StandNarrow);
        let narrow = narrow.filter(|_| stand_pat.moved);
        narrow.or(self.line_of(mover, Duty::StandPat))
    }

    /// The last line by which a `compare` changes something.
    fn line_of_comparison(&self, frame: &Frame, mover: Mover) -> Option<u32> {
        let comparison = frame.compared()?;
        let line = |duty| self.line_of(mover, duty);
        let test = line(Duty::Test).or(line(Duty::Break));
        let is_run = |line: &u32| comparison.improved && (!comparison.cut || Some(*line) < test);
        let improve = line(Duty::Improve).filter(is_run);
        let narrow = line(Duty::Narrow).filter(|_| comparison.moved);
        let entered = frame.entered(comparison.child);
        let again = entered.is_some_and(|entered| is(frame, entered - 1, EventKind::Again));
        let again = line(Duty::Again).filter(|_| again);
        let lines = [line(Duty::Take), again, improve, narrow];
        lines.into_iter().flatten().max()
    }
}

/// Whether a call for a node sets first values: it searches children, or stands pat.
pub(super) fn begins(frame: &Frame, node: NodeId) -> bool {
    frame.searches(node) || frame.stands_pat(node)
}

/// Whether the table answers the call that the step of a frame begins, answers or ends.
pub(super) fn hits(frame: &Frame) -> bool {
    let step = frame.step();
    match frame.kind() {
        _ if frame.rules().table == Memory::None => false,
        Some(EventKind::Enter) => step < frame.steps() && is(frame, step + 1, EventKind::Hit),
        Some(EventKind::Hit) => true,
        Some(EventKind::Leave) => is(frame, step - 1, EventKind::Hit),
        _ => false,
    }
}

/// The bounds that the table has, lower and upper, at a step that reads them.
pub(super) fn read(frame: &Frame) -> Option<(f64, f64)> {
    match frame.event()?.details {
        EventDetails::Hit { known, .. } | EventDetails::Narrow { known, .. } => {
            Some((known.lower, known.upper))
        }
        _ => None,
    }
}

fn is(frame: &Frame, step: u32, kind: EventKind) -> bool {
    frame.at(step).is(kind)
}

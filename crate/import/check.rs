//! Finds the first event at which a program departs from the rules, and its probable bug.

use std::convert::Infallible;
use std::ops::ControlFlow;

use super::compared_search::{ComparedSearch, ComparisonSetup, span};
use super::comparing_observer::EventFlaw;
use super::counts::counts;
use super::diagnosis::Diagnosis;
use super::finding::Flaw;
use super::foreign_trace::ForeignTrace;
use super::probable_bug::ProbableBug;
use super::reading::Imported;
use super::soundness::Soundness;
use super::tolerance::{Tolerance, trace_order};
use crate::search::{Mistake, Positions, Rules};
use crate::source::games::AnyPositioning;
use crate::source::order::{Arranging, Order};
use crate::tree::{GameTree, Sliced};

/// The first difference, and the probable bug.
#[derive(Clone, Debug, PartialEq)]
pub struct Checked {
    /// The number of the event, from 0; that of all events if it shows at the end.
    pub event: usize,
    /// Its line.
    pub line: u32,
    /// The difference.
    pub flaw: Flaw,
    /// The probable bug.
    pub likely: Option<ProbableBug<Mistake>>,
}

impl Checked {
    fn new(
        trace: &ForeignTrace,
        difference: EventFlaw,
        likely: Option<ProbableBug<Mistake>>,
    ) -> Checked {
        Checked {
            event: difference.event,
            line: trace.line(difference.event),
            flaw: difference.flaw,
            likely,
        }
    }
}

/// A check under way.
pub struct Check {
    rules: Rules,
    tolerance: Tolerance,
    /// The tree in the order of the search; `None` as given.
    ordered: Option<GameTree>,
    /// The search for the positions of a game, until they are found.
    positioning: Option<AnyPositioning>,
    positions: Positions,
    span: (f64, f64),
    /// Whether the trace ends where the rules meet an unknown value, and is right up to there.
    stops: bool,
    work: CheckWork,
}

#[allow(clippy::large_enum_variant, reason = "an opening has one")]
enum CheckWork {
    Ordering(Arranging),
    /// The tree has its order but for equal moves.
    Ordered,
    Positioning(AnyPositioning),
    /// All that the search takes is there.
    Ready,
    Searching(ComparedSearch),
    /// Calls that the rules do not know.
    Unknown(Soundness),
    Diagnosing(Diagnosis),
}

impl Check {
    /// Nothing has been checked. `positioning`: the search for the positions of a game, which a transposition table takes.
    pub fn new(
        imported: &Imported,
        rules: Rules,
        order: Order,
        tolerance: Tolerance,
        positioning: Option<AnyPositioning>,
    ) -> Check {
        let rules = rules.effective();
        let unknown = imported.trace.notes.any_unknown(&rules);
        Check {
            work: match order {
                _ if unknown && !tolerance.counts_only => CheckWork::Unknown(Soundness::default()),
                Order::Given => CheckWork::Ordered,
                order => CheckWork::Ordering(Arranging::new(&imported.tree, order, rules.depth)),
            },
            rules,
            tolerance,
            ordered: None,
            positioning,
            positions: Positions::default(),
            span: span(&imported.tree),
            stops: false,
        }
    }

    /// Whether the trace ends where the search of the rules has to stop, so that its open calls are no bug.
    pub fn stops(&self) -> bool {
        self.stops
    }

    fn setup<'a>(&'a self, imported: &'a Imported) -> ComparisonSetup<'a> {
        ComparisonSetup {
            imported,
            tree: self.ordered.as_ref().unwrap_or(&imported.tree),
            rules: &self.rules,
            positions: &self.positions,
            tolerance: self.tolerance,
            span: self.span,
        }
    }

    /// Goes on with its work. Returns the remaining work or, at its end, the first difference or none.
    fn step(
        &mut self,
        work: CheckWork,
        imported: &Imported,
        nodes: usize,
    ) -> ControlFlow<Option<Checked>, CheckWork> {
        let setup = self.setup(imported);
        let counts_only = self.tolerance.counts_only;
        let trace = &imported.trace;
        let unexplained = |difference| Checked::new(trace, difference, None);
        ControlFlow::Continue(match work {
            CheckWork::Ordering(mut ordering) => {
                let Ok(ordered) = ordering.advance(&imported.tree, nodes);
                match ordered.is_some() {
                    true => {
                        self.ordered = ordered;
                        CheckWork::Ordered
                    }
                    false => CheckWork::Ordering(ordering),
                }
            }
            CheckWork::Ordered => {
                if self.tolerance.equal_moves {
                    self.ordered = Some(trace_order(setup.tree, trace, &self.rules));
                }
                match self.positioning.take() {
                    Some(positioning) if !counts_only => CheckWork::Positioning(positioning),
                    _ => CheckWork::Ready,
                }
            }
            CheckWork::Positioning(mut positioning) => {
                let Ok(numbers) = positioning.advance(setup.tree, nodes);
                match numbers {
                    Some(numbers) => {
                        self.positions = Positions(numbers.into());
                        CheckWork::Ready
                    }
                    None => CheckWork::Positioning(positioning),
                }
            }
            CheckWork::Ready if counts_only => {
                let flaw = counts(trace, setup.tree, &self.rules);
                let event = trace.len().saturating_sub(1);
                let difference = flaw.map(|flaw| EventFlaw { event, flaw });
                return ControlFlow::Break(difference.map(unexplained));
            }
            CheckWork::Ready => CheckWork::Searching(ComparedSearch::of_rules(&setup)),
            CheckWork::Searching(mut search) => match search.advance(&setup, nodes) {
                None => CheckWork::Searching(search),
                Some(Some(difference)) => CheckWork::Diagnosing(Diagnosis::new(difference)),
                Some(None) => {
                    self.stops = search.stops;
                    return ControlFlow::Break(None);
                }
            },
            CheckWork::Unknown(mut soundness) => {
                match soundness.advance(&imported.tree, trace, nodes) {
                    None => CheckWork::Unknown(soundness),
                    Some(difference) => {
                        return ControlFlow::Break(difference.map(unexplained));
                    }
                }
            }
            CheckWork::Diagnosing(mut diagnosis) => match diagnosis.advance(&setup, nodes) {
                None => CheckWork::Diagnosing(diagnosis),
                Some(likely) => {
                    let checked = Checked::new(trace, diagnosis.difference, likely);
                    return ControlFlow::Break(Some(checked));
                }
            },
        })
    }
}

impl Sliced<Imported> for Check {
    type Output = Option<Checked>;
    type Error = Infallible;

    fn advance(
        &mut self,
        imported: &Imported,
        nodes: usize,
    ) -> Result<Option<Option<Checked>>, Infallible> {
        let work = std::mem::replace(&mut self.work, CheckWork::Ready);
        match self.step(work, imported, nodes) {
            ControlFlow::Break(checked) => Ok(Some(checked)),
            ControlFlow::Continue(work) => {
                self.work = work;
                Ok(None)
            }
        }
    }

    fn share(&self, _: &Imported) -> f64 {
        match &self.work {
            CheckWork::Ordering(_)
            | CheckWork::Ordered
            | CheckWork::Positioning(_)
            | CheckWork::Ready => 0.0,
            CheckWork::Searching(..) | CheckWork::Unknown(_) => 0.25,
            CheckWork::Diagnosing(diagnosis) => 0.5 + 0.5 * diagnosis.share(),
        }
    }
}

//! The probable bug of a program: the mistake with which a search agrees longest with its trace.

use super::compared_search::{ComparedSearch, ComparisonSetup};
use super::comparing_observer::EventFlaw;
use super::foreign_trace::ForeignTrace;
use super::probable_bug::ProbableBug;
use crate::search::Mistake;

/// How many nodes a search with a mistake enters before it is looked at: with some mistakes it never ends.
const AT_ONCE: usize = 4096;

/// The mistakes that programs are known to make. Of two that fit equally well, the first is named.
pub const OF_PROGRAMS: [Mistake; 45] = [
    Mistake::OtherCutTest,
    Mistake::ShallowBounds,
    Mistake::DeepBounds,
    Mistake::ClampedValues,
    Mistake::UnclampedValues,
    Mistake::NothingHandedDown,
    Mistake::AlphaNotHandedDown,
    Mistake::BetaNotHandedDown,
    Mistake::WindowExchanged,
    Mistake::BoundOverwritten,
    Mistake::OtherCutTestAtMax,
    Mistake::OtherCutTestAtMin,
    Mistake::CutBeforeUpdate,
    Mistake::NoCutAtMax,
    Mistake::NoCutAtMin,
    Mistake::NeverCuts,
    Mistake::CutByOwnBound,
    Mistake::PlayersExchanged,
    Mistake::AlwaysMax,
    Mistake::AlwaysMin,
    Mistake::SkipsFirst,
    Mistake::SkipsLast,
    Mistake::RightToLeft,
    Mistake::LastForBest,
    Mistake::FirstForBest,
    Mistake::BestFromBound,
    Mistake::BestFromWrongEnd,
    Mistake::StaleBest,
    Mistake::BestFromZero,
    Mistake::TooShallow,
    Mistake::TooDeep,
    Mistake::SignOfLeaves,
    Mistake::LastOfEquals,
    Mistake::ValuesOfMover,
    Mistake::ValuesOfMax,
    Mistake::TableWrongDepth,
    Mistake::TableBoundForValue,
    Mistake::TableBoundsExchanged,
    Mistake::TableMovedWindow,
    Mistake::NoTable,
    Mistake::NoTableMove,
    Mistake::NotSearchedAgain,
    Mistake::OtherAgain,
    Mistake::NoNullWindows,
    Mistake::NullWindowOnOtherSide,
];

/// The searches with mistakes, one after the other.
pub(super) struct Diagnosis {
    /// The difference from the search of the rules.
    pub(super) difference: EventFlaw,
    /// How many mistakes have been tried.
    tried: usize,
    search: Option<(Mistake, ComparedSearch)>,
    /// The mistake with which a search agrees longest with the trace, and how long.
    best: Option<(Mistake, usize)>,
}

impl Diagnosis {
    /// Nothing has been tried.
    pub(super) fn new(difference: EventFlaw) -> Diagnosis {
        Diagnosis {
            difference,
            tried: 0,
            search: None,
            best: None,
        }
    }

    /// Goes on with one search. The probable bug, or none, once all are tried.
    pub(super) fn advance(
        &mut self,
        setup: &ComparisonSetup,
        nodes: usize,
    ) -> Option<Option<ProbableBug<Mistake>>> {
        let trace = &setup.imported.trace;
        let Some((mistake, mut search)) = self.search.take() else {
            let Some(&mistake) = OF_PROGRAMS.get(self.tried) else {
                return Some(self.likely(trace));
            };
            self.tried += 1;
            let search = ComparedSearch::mistaken(setup, mistake);
            self.search = search.map(|search| (mistake, search));
            return None;
        };
        match search.advance(setup, nodes.min(AT_ONCE)) {
            None => self.search = Some((mistake, search)),
            Some(difference) => {
                let reached = difference.map_or(trace.len() + 1, |difference| difference.event);
                let before = self.best.map_or(self.difference.event, |(_, best)| best);
                if reached > before {
                    self.best = Some((mistake, reached));
                }
            }
        }
        None
    }

    fn likely(&self, trace: &ForeignTrace) -> Option<ProbableBug<Mistake>> {
        let (mistake, reached) = self.best?;
        let lines = || [reached - 1, trace.len()].map(|event| trace.line(event));
        Some(ProbableBug::new(
            mistake,
            (reached < trace.len()).then(lines),
        ))
    }

    /// The share of the mistakes that have been tried.
    pub(super) fn share(&self) -> f64 {
        self.tried as f64 / OF_PROGRAMS.len() as f64
    }
}

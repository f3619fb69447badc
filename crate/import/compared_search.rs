//! A search that runs beside a trace until they differ: that of the rules, or one with a mistake.

use super::assumptions::Assumptions;
use super::comparing_observer::{ComparingObserver, ComparisonState, EventFlaw};
use super::reading::Imported;
use super::tolerance::Tolerance;
use crate::search::{Mistake, Positions, Rules, Run, Search};
use crate::tree::GameTree;
use crate::tree::number::widen;

/// The terms of a comparison, which all trials share.
pub(super) struct ComparisonSetup<'a> {
    pub(super) imported: &'a Imported,
    /// The tree in the order of the search.
    pub(super) tree: &'a GameTree,
    pub(super) rules: &'a Rules,
    pub(super) positions: &'a Positions,
    pub(super) tolerance: Tolerance,
    /// The least and the greatest value of the tree.
    pub(super) span: (f64, f64),
}

/// A search, and how far the trace agrees with it.
pub(super) struct ComparedSearch {
    run: Run,
    state: ComparisonState,
    assumptions: Assumptions,
    /// The tree that was visited, if its values are to be read as those of the other player.
    negated: Option<GameTree>,
    /// The least and the greatest value of the tree that is searched.
    span: (f64, f64),
    /// Whether the trace ends where the search meets an unknown value, and is right up to there.
    pub(super) stops: bool,
}

impl ComparedSearch {
    /// The search of the rules.
    pub(super) fn of_rules(setup: &ComparisonSetup) -> ComparedSearch {
        let rules = setup.rules;
        let run = match rules.single_visit() {
            true => Run::new(rules),
            false => Run::knowing(rules, setup.positions.clone()),
        };
        ComparedSearch::new(setup, run, Assumptions::default())
    }

    /// The search with a mistake; `None` where the rules or the trace leave no room for it.
    pub(super) fn mistaken(setup: &ComparisonSetup, mistake: Mistake) -> Option<ComparedSearch> {
        let assumptions = Assumptions::of(mistake, setup.imported.view)?;
        let run = Run::mistaken(setup.rules, setup.positions, mistake)?;
        let mut search = ComparedSearch::new(setup, run, assumptions);
        search.span = reach(mistake, search.span);
        Some(search)
    }

    fn new(setup: &ComparisonSetup, run: Run, assumptions: Assumptions) -> ComparedSearch {
        let turned = assumptions.turned && setup.imported.visited;
        let negated = turned.then(|| setup.tree.negated_at_min());
        ComparedSearch {
            run,
            state: ComparisonState::default(),
            assumptions,
            span: negated.as_ref().map_or(setup.span, span),
            negated,
            stops: false,
        }
    }

    /// Enters so many more nodes. The first difference, or none, once that is clear.
    pub(super) fn advance(
        &mut self,
        setup: &ComparisonSetup,
        nodes: usize,
    ) -> Option<Option<EventFlaw>> {
        let tree = self.negated.as_ref().unwrap_or(setup.tree);
        let mut observer = ComparingObserver {
            state: &mut self.state,
            trace: &setup.imported.trace,
            tree,
            rules: setup.rules,
            assumptions: self.assumptions,
            extra: setup.tolerance.extra_evaluations,
            span: self.span,
        };
        match self.run.advance(tree, &mut observer, nodes) {
            Ok(Some(value)) => observer.finish(value, !setup.tolerance.equal_moves),
            Ok(None) if observer.state.difference.is_none() => return None,
            Ok(None) => {}
            Err(_) => self.stops = observer.stop(setup.imported.visited),
        }
        Some(self.state.difference.take())
    }
}

/// The least and the greatest number that a search with a mistake makes of values in this span. No program takes 0 for ∞.
fn reach(mistake: Mistake, (lo, hi): (f64, f64)) -> (f64, f64) {
    match mistake {
        Mistake::SignOfLeaves => (lo.min(-hi), hi.max(-lo)),
        Mistake::BestFromZero | Mistake::BestFromWrongEnd => (lo.min(0.0), hi.max(0.0)),
        _ => (lo, hi),
    }
}

/// The least and the greatest value of a tree.
pub(super) fn span(tree: &GameTree) -> (f64, f64) {
    let values = tree.nodes().filter_map(|node| tree.value(node));
    let span = values.fold(None, widen);
    span.unwrap_or((f64::INFINITY, f64::NEG_INFINITY))
}

//! Finds the first event of a best-first search that does not follow, and the probable bug of its program.

use std::convert::Infallible;

use super::finding::{Finding, Flaw};
use super::reading::Imported;
use super::reference::{AssumedMistakes, Reference};
use super::walk::BestFirstWalk;
use crate::import::probable_bug::ProbableBug;
use crate::import::tolerance::Tolerance;
use crate::search::best_first::{BestFirst, Mistake, Rules, Scale};
use crate::tree::Sliced;

/// A check under way.
pub struct Check {
    rules: Rules,
    scale: Scale,
    tolerance: Tolerance,
    walk: BestFirstWalk,
    /// The first difference, once it is found, and the step of its event.
    difference: Option<(u32, Flaw)>,
    /// The mistakes that are still to be tried, the next one last.
    untried: Vec<AssumedMistakes>,
    /// The one that is being tried.
    assumed: AssumedMistakes,
    /// The mistake by which most of the trace follows, and how many events do.
    best: Option<(Mistake, u32)>,
}

impl Check {
    /// Nothing has been checked.
    pub fn new(grown: &Imported, rules: Rules, tolerance: Tolerance) -> Check {
        let mut untried = known_mistakes(&rules);
        untried.reverse();
        Check {
            scale: Scale::new(&grown.tree, &rules),
            walk: BestFirstWalk::new(&grown.tree, &rules),
            rules,
            tolerance,
            difference: None,
            untried,
            assumed: AssumedMistakes::default(),
            best: None,
        }
    }

    fn walk_on(&mut self, grown: &Imported, events: usize) -> Option<Option<Flaw>> {
        let reference = Reference {
            grown,
            rules: self.rules,
            scale: self.scale,
            tolerance: self.tolerance,
            assumed: self.assumed,
        };
        self.walk.advance(&reference, events)
    }

    /// Goes on with the next mistake; `false` if all are tried.
    fn next(&mut self, grown: &Imported) -> bool {
        let Some(assumed) = self.untried.pop() else {
            return false;
        };
        self.assumed = assumed;
        self.walk = BestFirstWalk::new(&grown.tree, &self.rules);
        true
    }

    /// Takes the end of a trial.
    fn end_trial(&mut self, flaw: Option<&Flaw>) {
        // A trace that follows to its end reaches further than one whose last event differs.
        let reached = self.walk.step() + u32::from(flaw.is_none());
        let before = match (self.best, &self.difference) {
            (Some((_, best)), _) => best,
            (None, Some((step, _))) => step.saturating_sub(1),
            (None, None) => 0,
        };
        if let Some(mistake) = self.assumed.choice.or(self.assumed.backup)
            && reached > before
        {
            self.best = Some((mistake, reached));
        }
    }

    fn finding(&self, grown: &Imported, step: u32, flaw: Flaw) -> Finding {
        let steps = grown.recorder.steps();
        let line = |step: u32| line(grown, step);
        Finding {
            line: line(step),
            step: step.min(steps),
            flaw,
            likely: self.best.map(|(mistake, reached)| {
                let part = reached <= steps;
                ProbableBug::new(mistake, part.then(|| [line(reached), line(steps)]))
            }),
        }
    }
}

impl Sliced<Imported> for Check {
    type Output = Option<Finding>;
    type Error = Infallible;

    fn advance(
        &mut self,
        grown: &Imported,
        events: usize,
    ) -> Result<Option<Option<Finding>>, Infallible> {
        if let Some(header) = grown.header.clone() {
            return Ok(Some(Some(Finding::of(0, header))));
        }
        let Some(end) = self.walk_on(grown, events) else {
            return Ok(None);
        };
        match (&self.difference, end) {
            (None, None) => {
                let (broken, step) = (grown.broken.clone(), grown.recorder.steps());
                return Ok(Some(broken.map(|broken| Finding::of(step, broken))));
            }
            (None, Some(flaw)) => self.difference = Some((self.walk.step() + 1, flaw)),
            (Some(_), end) => self.end_trial(end.as_ref()),
        }
        if self.next(grown) {
            return Ok(None);
        }
        let difference = self.difference.take();
        Ok(Some(
            difference.map(|(step, flaw)| self.finding(grown, step, flaw)),
        ))
    }

    fn share(&self, grown: &Imported) -> f64 {
        let all = known_mistakes(&self.rules).len() as f64;
        let steps = f64::from(grown.recorder.steps().max(1));
        let now = f64::from(self.walk.step()) / steps;
        match self.difference {
            None => 0.5 * now,
            Some(_) => 1.0 - 0.5 * (self.untried.len() as f64 + 1.0 - now) / (all + 1.0),
        }
    }
}

/// The mistakes that programs are known to make.
fn known_mistakes(rules: &Rules) -> Vec<AssumedMistakes> {
    let choice = |choice| AssumedMistakes {
        choice: Some(choice),
        ..AssumedMistakes::default()
    };
    let backup = |backup| AssumedMistakes {
        backup: Some(backup),
        ..AssumedMistakes::default()
    };
    match rules.algorithm {
        BestFirst::MonteCarlo => {
            let moved = AssumedMistakes {
                moved: true,
                ..backup(Mistake::RewardTurned)
            };
            let choices = Mistake::OF_SCORES.map(choice).into_iter();
            let backups = Mistake::OF_BACKUPS.map(backup).into_iter();
            choices.chain(backups).chain([moved]).collect()
        }
        BestFirst::ProofNumbers => {
            let both = AssumedMistakes {
                choice: Some(Mistake::PlayersExchanged),
                ..backup(Mistake::PlayersExchanged)
            };
            let choices = Mistake::OF_PROOFS.map(choice).into_iter();
            let backups = Mistake::OF_PROOF_BACKUPS.map(backup).into_iter();
            choices.chain(backups).chain([both]).collect()
        }
    }
}

/// The line of the event of a step; that of the last one if there is none.
fn line(grown: &Imported, step: u32) -> u32 {
    let last = grown.lines.len().saturating_sub(1);
    let at = (step as usize).saturating_sub(1).min(last);
    grown.lines.get(at).copied().unwrap_or(1)
}

//! The verdict on the answer of a student, and the mistakes that would give the same.

use serde::Serialize;
use ts_rs::TS;

use super::backup::{numbers, results_of};
use super::choice::{choice, reached_node};
use super::course::Course;
use super::guess_outcome::GuessOutcome;
use super::outcome::Outcome;
use super::question::{Decision, Question};
use super::turn::turn;
use crate::exercise::question_at::question_at;
use crate::exercise::reading::ReadingError;
use crate::exercise::reason::Reason;
use crate::exercise::verdict::Verdict;
use crate::frame::best_first::BestFirstFrame;
use crate::opening::options::{OptionError, Setting};
use crate::search::best_first::Mistake;

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "BestFirstPrediction")]
pub struct Prediction {
    /// `Right`, `Wrong`, `Missing` if there is no answer, or `Unread`.
    #[ts(type = "Extract<Verdict, 'right' | 'wrong' | 'missing' | 'unread'>")]
    pub verdict: Verdict,
    /// Whether it is right.
    pub ok: bool,
    /// The answer as read.
    pub read: Option<Outcome>,
    /// The right answer; `None` if the student's cannot be read, which can be mended.
    pub expected: Option<Outcome>,
    /// Why it cannot be read, or is wrong.
    pub reason: Option<Reason>,
    /// The first of the mistakes in `fits`.
    pub likely: Option<Mistake>,
    /// All known mistakes that give this answer, the whole of it.
    pub fits: Vec<Mistake>,
    /// The steps whose meaning says why.
    pub why: Vec<u32>,
    /// The last step that can be shown now: that of the decision, or the one at which the next question is asked.
    pub until: u32,
}

impl Course<'_> {
    /// Judges the answer to the question of this number: `{ node }`, `{ value }` or `{ numbers }`, each as typed. Nothing
    /// at all asks for the answer.
    pub fn predict(&self, number: usize, setting: &Setting) -> Result<Prediction, OptionError> {
        let question = question_at(&self.questions, number)?;
        let guess = self.guess(question, setting)?;
        Ok(self.judge(number, question, guess))
    }

    fn judge(
        &self,
        number: usize,
        question: &Question,
        guess: Result<Option<GuessOutcome>, ReadingError>,
    ) -> Prediction {
        let prediction = Prediction {
            verdict: Verdict::Missing,
            ok: false,
            read: None,
            expected: self.expected(question),
            reason: None,
            likely: None,
            fits: Vec::new(),
            why: why(question),
            until: self.until(number, question),
        };
        match guess {
            Err(unread) => Prediction {
                verdict: Verdict::Unread,
                expected: None,
                reason: Some(Reason::from(unread)),
                why: Vec::new(),
                until: question.step,
                ..prediction
            },
            Ok(None) => prediction,
            Ok(Some(guess)) => {
                let ok = self.agrees(question, &guess);
                let fits = match ok {
                    true => Vec::new(),
                    false => self.fitting(question, &guess),
                };
                let mut expected = prediction.expected.iter();
                let rounded = !ok && fits.is_empty() && expected.any(|due| guess.is_begun(due));
                Prediction {
                    verdict: if ok { Verdict::Right } else { Verdict::Wrong },
                    ok,
                    reason: rounded.then_some(Reason::Rounded),
                    likely: fits.first().copied(),
                    fits,
                    read: Some(guess.outcome),
                    ..prediction
                }
            }
        }
    }

    /// The state before the decision.
    fn frame(&self, question: &Question) -> BestFirstFrame<'_> {
        BestFirstFrame::new(self.trace, question.step)
    }

    /// The outcome of the search.
    fn expected(&self, question: &Question) -> Option<Outcome> {
        let round = &question.round;
        Some(match question.ask {
            Decision::Child => {
                let mut chosen = round.selections.iter();
                let &(.., node) = chosen.find(|&&(_, node, _)| node == question.node)?;
                Outcome::Node { node }
            }
            Decision::Leaf => Outcome::Node { node: round.end() },
            Decision::Exploration => self.turn(question, None)?,
            Decision::Backup => Outcome::Numbers {
                numbers: numbers(&self.frame(question).at(round.last), &round.path),
            },
        })
    }

    fn turn(&self, question: &Question, mistake: Option<Mistake>) -> Option<Outcome> {
        let frame = self.frame(question);
        let (value, child) = turn(&frame, question.node, question.chosen?, mistake)?;
        Some(Outcome::Turn {
            value,
            child: Some(child),
        })
    }

    /// Whether the search did as an answer says. Of scores that only a computer tells apart, the first is right, too.
    fn agrees(&self, question: &Question, guess: &GuessOutcome) -> bool {
        let expected = self.expected(question);
        let fair = self.by(question, None);
        expected
            .iter()
            .chain(&fair)
            .any(|outcome| guess.is(outcome))
    }

    /// The mistakes that give this answer.
    fn fitting(&self, question: &Question, guess: &GuessOutcome) -> Vec<Mistake> {
        let proves = self.frame(question).proves();
        let known: &[Mistake] = match question.ask {
            Decision::Child | Decision::Leaf if proves => &Mistake::OF_PROOFS,
            Decision::Child | Decision::Leaf => &Mistake::OF_SCORES,
            Decision::Exploration => &Mistake::OF_TURNS,
            Decision::Backup if proves => &Mistake::OF_PROOF_BACKUPS,
            Decision::Backup => &Mistake::OF_BACKUPS,
        };
        let gives = |mistake: &Mistake| {
            let outcomes = self.by(question, Some(*mistake));
            outcomes.iter().any(|outcome| guess.is(outcome))
        };
        known.iter().copied().filter(gives).collect()
    }

    /// The outcomes by the rules, or by a mistake.
    fn by(&self, question: &Question, mistake: Option<Mistake>) -> Vec<Outcome> {
        let frame = self.frame(question);
        let to_node = |node| Outcome::Node { node };
        let outcome = match (question.ask, mistake) {
            (Decision::Child, _) => choice(&frame, question.node, mistake).map(to_node),
            (Decision::Leaf, _) => reached_node(&frame, mistake).map(to_node),
            (Decision::Exploration, _) => self.turn(question, mistake),
            (Decision::Backup, None) => self.expected(question),
            (Decision::Backup, Some(mistake)) => {
                let results = results_of(&frame, &question.round, mistake).into_iter();
                return results
                    .map(|numbers| Outcome::Numbers { numbers })
                    .collect();
            }
        };
        outcome.into_iter().collect()
    }

    fn until(&self, number: usize, question: &Question) -> u32 {
        let round = &question.round;
        let decided = match question.ask {
            Decision::Child => question.step + 1,
            Decision::Leaf => round.reached,
            Decision::Exploration => question.step,
            Decision::Backup => round.last,
        };
        let next = self.questions.get(number + 1);
        next.map_or(decided, |next| decided.min(next.step))
    }
}

/// The steps whose meaning says why.
fn why(question: &Question) -> Vec<u32> {
    let round = &question.round;
    match question.ask {
        Decision::Child => vec![question.step + 1],
        Decision::Leaf => {
            let chosen = round.selections.iter().map(|&(step, ..)| step);
            let mut steps: Vec<u32> = chosen.chain([round.reached]).collect();
            steps.dedup();
            steps
        }
        Decision::Exploration => Vec::new(),
        Decision::Backup => round.updates.clone(),
    }
}

//! All questions about one best-first search.

use super::question::{Decision, Question, RoundQuestions};
use super::round::Round;
use crate::exercise::options::asks;
use crate::exercise::reading::words::Words;
use crate::exercise::task::{MOST, TaskError};
use crate::frame::best_first::BestFirstFrame;
use crate::opening::SourceError;
use crate::opening::options::{OptionReader, Settings};
use crate::trace::best_first::BestFirstTrace;
use crate::tree::TreeError;
use crate::tree::names::Names;

/// The most iterations that are looked at: asking takes a bounded time.
const ITERATIONS: u32 = 10_000;

/// The most questions.
const QUESTIONS: usize = 300;

/// The questions about a search, in its order.
#[derive(Debug)]
pub struct Course<'a> {
    pub(super) trace: &'a BestFirstTrace,
    pub(super) names: &'a Names,
    /// The words in which answers are typed.
    pub(super) words: Words,
    /// The questions; a later one is asked at a later step, or at the same.
    pub questions: Vec<Question>,
}

impl<'a> Course<'a> {
    /// The questions that are worth asking, or `every` one, about some subjects; none stands for all.
    ///
    /// # Errors
    /// The tree is too large.
    pub fn new(
        trace: &'a BestFirstTrace,
        names: &'a Names,
        every: bool,
        about: &[Decision],
    ) -> Result<Course<'a>, SourceError> {
        if trace.tree().len() > MOST {
            return Err(TreeError::TooManyNodes { limit: MOST }.into());
        }
        let mut course = Course {
            trace,
            names,
            words: Words::default(),
            questions: Vec::new(),
        };
        course.ask(every, about);
        Ok(course)
    }

    /// Reads the options: `every`, and `ask`, which selects the subjects of the questions.
    pub fn read(
        trace: &'a BestFirstTrace,
        names: &'a Names,
        settings: &Settings,
    ) -> Result<Course<'a>, TaskError> {
        let mut reader = OptionReader::new("", settings);
        let every = reader.flag("every");
        let known = Decision::NAMED.map(|(name, _)| name);
        let subjects = asks(&mut reader, &known).unwrap_or_default();
        reader.finish(())?;
        let asked = |(name, _): &(&str, Decision)| subjects.iter().any(|subject| subject == name);
        let about = Decision::NAMED.into_iter().filter(asked);
        let about: Vec<Decision> = about.map(|(_, ask)| ask).collect();
        Ok(Course::new(trace, names, every, &about)?)
    }

    /// The same with the words that answers may have.
    pub fn with_words(self, words: Words) -> Course<'a> {
        Course { words, ..self }
    }

    /// Asks about one iteration after the other: about each if `every` is asked, otherwise ever more rarely, because later
    /// ones are much alike, and in turn about choices that the mean decides and others, as long as there are such.
    fn ask(&mut self, every: bool, about: &[Decision]) {
        let (mut next, mut by_mean) = (0, None);
        for number in 0..self.trace.iterations().min(ITERATIONS) {
            if number < next {
                continue;
            }
            let Some(round) = Round::of(self.trace, number) else {
                break;
            };
            let questions = self.of(&round, every, about);
            if questions.is_empty() {
                continue;
            }
            let now = questions.iter().find_map(|question| question.by_mean);
            if !every && now.is_some() && now == by_mean && number <= 2 * next {
                continue;
            }
            by_mean = now.or(by_mean);
            let room = QUESTIONS.saturating_sub(self.questions.len());
            if room < questions.len() {
                break;
            }
            self.questions.extend(questions);
            next = match every {
                true => number + 1,
                false => number + number / 2 + 1,
            };
        }
    }

    /// The questions about an iteration, in their order. One of its numbers is enough, the one asked less so far.
    fn of(&self, round: &Round, every: bool, about: &[Decision]) -> Vec<Question> {
        let applies = |question: &Question| about.is_empty() || about.contains(&question.ask);
        let of_round = RoundQuestions::new(BestFirstFrame::new(self.trace, 0), round, every);
        // The node that is reached determines each child on the path.
        let mut questions = match of_round.leaf().filter(applies) {
            Some(leaf) => vec![leaf],
            None => of_round.children(),
        };
        questions.retain(applies);
        let exploration = of_round.exploration().filter(applies);
        let backup = of_round.backup().filter(applies);
        match (exploration, backup) {
            (Some(exploration), Some(backup)) if !every => {
                let often = |ask| self.questions.iter().filter(|of| of.ask == ask).count();
                let rarer = often(Decision::Exploration) < often(Decision::Backup);
                questions.push(if rarer { exploration } else { backup });
            }
            (exploration, backup) => questions.extend(exploration.into_iter().chain(backup)),
        }
        questions.sort_by_key(|question| question.step);
        questions
    }
}

//! A prediction: the answer of a student to a question, and the right answer.

use serde::Serialize;
use ts_rs::TS;

use super::course::Course;
use super::question::{Decision, Question};
use super::run::Run;
use crate::exercise::answer::node_of;
use crate::exercise::asked::{Asked, Field};
use crate::exercise::content::Content;
use crate::exercise::mistakes::{OF_STUDENTS, mistaken};
use crate::exercise::reading::{Unread, is_blank, read, read_number};
use crate::exercise::reason::{self, Reason, Test};
use crate::exercise::verdict::Verdict;
use crate::opening::options::{OptionError, Reader, Setting};
use crate::search::{Mistake, Window};
use crate::tree::NodeId;

/// The answer to a question.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(untagged)]
#[ts(rename = "Decided")]
pub enum Outcome {
    /// The value that a call returns: a number, or the proved range.
    Value {
        /// The number or range.
        value: Content,
    },
    /// The window of the node after the comparison.
    Window(Window),
    /// A node; `None`: none, because the search ends, or because the bound is that of the root's own window.
    Node {
        /// The node.
        node: Option<NodeId>,
    },
}

impl Outcome {
    /// The same with a rounded value replaced by that of another outcome if it can stand for it.
    fn meant(&self, other: &Outcome) -> Outcome {
        match (self, other) {
            (Outcome::Value { value: read }, Outcome::Value { value }) => Outcome::Value {
                value: read.meant(&value.number().into_iter().collect::<Vec<_>>()),
            },
            _ => self.clone(),
        }
    }
}

/// The answer of a student: fields as typed, or a node.
#[derive(Default)]
struct Guess {
    value: Option<String>,
    alpha: Option<String>,
    beta: Option<String>,
    #[allow(
        clippy::option_option,
        reason = "nothing is said, or that it is no node"
    )]
    node: Option<Option<NodeId>>,
}

/// The verdict on an answer.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Prediction {
    /// `Right`, `Wrong`, `Missing` if nothing was said, or `Unread`.
    #[ts(type = "Extract<Verdict, 'right' | 'wrong' | 'missing' | 'unread'>")]
    pub verdict: Verdict,
    /// Whether it is right.
    pub ok: bool,
    /// The answer as read.
    pub read: Option<Outcome>,
    /// The right answer; `None` if the student's cannot be read, which can be mended.
    pub expected: Option<Outcome>,
    /// The reason.
    pub reason: Option<Reason>,
    /// A known mistake by which the search would do what was said here.
    pub likely: Option<Mistake>,
    /// The steps whose meaning says why.
    pub why: Vec<u32>,
    /// The last step that can be shown now: that of the decision, or the one at which the next question is asked.
    pub until: u32,
}

impl Guess {
    /// Reads the answer to a question; `None`: there is none.
    fn read(course: &Course, ask: Decision, given: &Setting) -> Result<Option<Guess>, OptionError> {
        let fields = match given {
            Setting::Nothing => return Ok(None),
            Setting::Table(fields) => fields,
            other => {
                return Err(OptionError::BadOption {
                    option: "guess".into(),
                    found: other.to_string(),
                    expected: "{ value } | { alpha, beta } | { node }".into(),
                });
            }
        };
        let mut reader = Reader::new("guess.", fields);
        let mut guess = Guess::default();
        match ask {
            Decision::Returns => guess.value = typed(&mut reader, "value"),
            Decision::Bound => {
                guess.alpha = typed(&mut reader, "alpha");
                guess.beta = typed(&mut reader, "beta");
            }
            Decision::Next | Decision::Holder => match reader.get("node") {
                None => {}
                Some(Setting::Text(text)) if text == "none" => guess.node = Some(None),
                Some(setting) => match node_of(course.run.task, setting) {
                    Ok(node) => guess.node = Some(Some(node)),
                    Err(expected) => reader.bad("node", setting, format!("{expected} | 'none'")),
                },
            },
        }
        reader.finish(Some(guess))
    }
}

/// A text or a number as text; `None` if nothing is given.
fn typed(reader: &mut Reader, name: &'static str) -> Option<String> {
    match reader.get(name)? {
        Setting::Text(text) => Some(text.clone()),
        Setting::Number(number) => Some(number.to_string()),
        other => {
            reader.bad(name, other, "'3' | 3".into());
            None
        }
    }
}

impl Course<'_> {
    /// Judges the answer to the question of this number: `{ value }`, `{ alpha, beta }` or `{ node }`, each as typed.
    /// `node: 'none'` says that it is none. Nothing at all asks for the answer.
    pub fn predict(&self, number: usize, given: &Setting) -> Result<Prediction, OptionError> {
        let Some(question) = self.questions.get(number) else {
            return Err(OptionError::BadOption {
                option: "question".into(),
                found: number.to_string(),
                expected: format!("0 1 … < {}", self.questions.len()),
            });
        };
        let guess = Guess::read(self, question.ask, given)?;
        Ok(self.judged(number, question, guess.as_ref()))
    }

    fn judged(&self, number: usize, question: &Question, guess: Option<&Guess>) -> Prediction {
        let expected = outcome(&self.run, question);
        let shown = Prediction {
            verdict: Verdict::Missing,
            ok: false,
            read: None,
            expected: Some(expected.clone()),
            reason: self.goes_on(question),
            likely: None,
            why: self.why(question),
            until: self.until(number, question),
        };
        match guess.map_or(Ok(None), |guess| self.read_guess(question, guess)) {
            Err(unread) => Prediction {
                verdict: Verdict::Unread,
                expected: None,
                reason: Some(Reason::from(unread)),
                why: Vec::new(),
                until: question.step,
                ..shown
            },
            Ok(None) => shown,
            Ok(Some(read)) => {
                let ok = self.agrees(question, &read, &expected);
                let mistake = || self.mistake(question, &read, &expected).filter(|_| !ok);
                Prediction {
                    verdict: if ok { Verdict::Right } else { Verdict::Wrong },
                    ok,
                    reason: shown.reason.clone().or_else(mistake),
                    likely: if ok {
                        None
                    } else {
                        self.likely(question, &read)
                    },
                    read: Some(read.clone()),
                    ..shown
                }
            }
        }
    }

    /// The answer of a student, read; `None` if there is none.
    fn read_guess(&self, question: &Question, guess: &Guess) -> Result<Option<Outcome>, Unread> {
        let words = &self.run.task.words;
        let text = |text: &Option<String>| text.clone().filter(|text| !is_blank(text));
        Ok(match question.ask {
            Decision::Returns => match text(&guess.value) {
                Some(text) => Some(Outcome::Value {
                    value: self.run.task.rounded(read(&text, words)?, &text),
                }),
                None => None,
            },
            Decision::Bound => {
                // A bound that stays need not be typed.
                let bound = |given, now, due| match text(given) {
                    None => Ok(now),
                    Some(text) => self.read_bound(&text, [due, now]),
                };
                let (now, due) = (question.window, question.found.after);
                Some(Outcome::Window(Window {
                    alpha: bound(&guess.alpha, now.alpha, due.alpha)?,
                    beta: bound(&guess.beta, now.beta, due.beta)?,
                }))
            }
            Decision::Next | Decision::Holder => guess.node.map(|node| Outcome::Node { node }),
        })
    }

    /// A bound as typed; a rounded number is that one of some for which it can stand.
    fn read_bound(&self, text: &str, numbers: [f64; 2]) -> Result<f64, Unread> {
        let number = read_number(text, &self.run.task.words)?;
        let read = self.run.task.rounded(Content::Number(number), text);
        Ok(read.meant(&numbers).number().unwrap_or(number))
    }

    /// The first known mistake by which a search gives this answer after the same comparison.
    fn likely(&self, question: &Question, read: &Outcome) -> Option<Mistake> {
        let Run { task, key } = &self.run;
        let gives = |mistake: &Mistake| {
            let Some(key) = mistaken(*mistake, task, key) else {
                return false;
            };
            let run = Run { task, key };
            let Question { node, child, .. } = *question;
            let same = run.comparisons().into_iter();
            let mut same = same.filter(|found| (found.node, found.child) == (node, child));
            let found = same.next();
            let found = found.map(|found| outcome(&run, &Question { found, ..*question }));
            found.is_some_and(|found| read.meant(&found) == found)
        };
        OF_STUDENTS.into_iter().find(gives)
    }

    fn agrees(&self, question: &Question, read: &Outcome, expected: &Outcome) -> bool {
        match read {
            Outcome::Value { value } => {
                self.run
                    .key
                    .agrees(&VALUES, question.node, Field::Value, value)
            }
            read => read == expected,
        }
    }

    /// Why an answer is wrong.
    fn mistake(&self, question: &Question, read: &Outcome, expected: &Outcome) -> Option<Reason> {
        match (read, expected) {
            (Outcome::Value { value }, _) => {
                let (node, field) = (question.node, Field::Value);
                reason::wrong(self.run.task, &VALUES, &self.run.key, node, field, value)
            }
            (Outcome::Window(read), Outcome::Window(expected)) => {
                let now = question.window;
                let player = self.run.task.tree.player(question.node);
                let moved = expected.bound_of(player);
                let other = player.opponent();
                let exchanged = *expected != now
                    && read.bound_of(player) == now.bound_of(player)
                    && read.bound_of(other) == moved;
                exchanged.then_some(Reason::Exchanged)
            }
            _ => None,
        }
    }

    /// The cut test that does not hold, if that decides that the search goes on.
    fn goes_on(&self, question: &Question) -> Option<Reason> {
        let found = &question.found;
        if let Some(average) = self.run.average(found) {
            let open = question.ask == Decision::Next && !found.cut;
            let tested = open && average.possible(self.run.task);
            return tested.then(|| reason::average_open(self.run.task, &average));
        }
        let player = self.run.task.tree.player(found.node);
        let bound = found.before.bound_of(player.opponent());
        let tested = question.ask == Decision::Next && !found.cut && bound.is_finite();
        tested.then(|| Reason::GoesOn(Test::of(self.run.task, player, found.best, bound)))
    }

    /// The steps whose meaning says why.
    fn why(&self, question: &Question) -> Vec<u32> {
        let found = &question.found;
        match question.ask {
            Decision::Returns => {
                let steps = [found.step].into_iter().chain(self.run.left(found.node));
                steps.filter(|&step| step > question.step).collect()
            }
            Decision::Bound => vec![found.step],
            Decision::Next if !found.cut && self.goes_on(question).is_some() => Vec::new(),
            Decision::Next | Decision::Holder => vec![found.step + 1],
        }
    }

    fn until(&self, number: usize, question: &Question) -> u32 {
        let found = &question.found;
        let decided = match question.ask {
            Decision::Returns => self.run.left(found.node).unwrap_or(found.step),
            _ => found.step + u32::from(found.cut),
        };
        let next = self.questions.get(number + 1);
        next.map_or(decided, |next| decided.min(next.step))
    }
}

/// The answer to a question in a run.
fn outcome(run: &Run, question: &Question) -> Outcome {
    let found = &question.found;
    match question.ask {
        Decision::Returns => Outcome::Value {
            value: Content::Number(run.returned(found.node)),
        },
        Decision::Bound => Outcome::Window(found.after),
        Decision::Next => Outcome::Node {
            node: run.entered_after(found.step),
        },
        Decision::Holder => Outcome::Node {
            node: run.holder(found),
        },
    }
}

/// The questions by which the grader judges a value that a call returns.
const VALUES: Asked = Asked {
    values: true,
    ..Asked::NOTHING
};

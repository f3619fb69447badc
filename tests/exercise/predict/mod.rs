//! Questions before decisions, compared with an independent run.

mod expected;
mod recursion;
mod run;
mod visits;

use std::collections::BTreeMap;

use secateur::exercise::predict::{Course, Decision, Question};
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::{OptionError, Setting};
use secateur::search::{Returns, Rules};
use secateur::source::notation::print;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use self::expected::{Expected, asked, expected, given, outcome, plain, wrong};
use self::run::run;
use super::oracle::simple;
use crate::common;
use crate::common::drawn::AIMA;
use crate::common::random::{Random, STATIC, WRITTEN};
use crate::common::rules::{MINIMAX, TEXTBOOK, all};
use crate::common::settings::{setting, settings};

/// How many trees are tried.
const TREES: usize = 4_000;

#[test]
fn questions_and_answers_are_those_of_an_independent_run() {
    let mut random = Random::new(41);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..TREES {
        let kind = if number % 4 == 0 { WRITTEN } else { STATIC };
        let tree = random.tree(kind.sized(24, 5));
        // A window is drawn between the values of a tree, and all leaves may be symbols.
        let rules = match number % 4 {
            0 => random.pick(&all()),
            _ => random.rules(&tree),
        };
        let every = random.once_in(2);
        let root = simple(&tree);
        let text = print(&tree);
        let task = Task::new(tree, rules);
        let run = run(&root, &rules);
        let found = run.comparisons.iter();
        let expected: Vec<Expected> = found.flat_map(|one| expected(&run, one, every)).collect();
        let course = Course::new(&task, every);
        let context = format!("{text}\n{rules:?}, every: {every}");
        assert_eq!(course.questions.len(), expected.len(), "{context}");
        for (at, (question, expected)) in course.questions.iter().zip(&expected).enumerate() {
            assert_eq!(asked(question, expected), *expected, "{context}");
            let before = question.step < expected.decided;
            assert!(before, "it is asked before: {context}");
            let answer = given(&mut random, &expected.answer);
            let right = course.predict(at, &answer).expect("a shape");
            assert_eq!(right.verdict, Verdict::Right, "{expected:?} {context}");
            assert!(right.ok, "{expected:?} {context}");
            let answer = right.expected.as_ref().map(plain);
            assert_eq!(answer, Some(outcome(&expected.answer)), "{context}");
            let next = course.questions.get(at + 1);
            let next = next.map_or(u32::MAX, |next| next.step);
            assert_eq!(right.until, expected.decided.min(next), "{context}");
            let later = |&step: &u32| step > expected.step && step <= run.step + 1;
            assert!(right.why.iter().all(later), "{context}");
            let explained = !right.why.is_empty() || right.reason.is_some();
            assert!(explained, "a step or a reason explains it: {context}");
            *counts.entry(format!("{:?}", question.ask)).or_default() += 1;
            for other in wrong(&mut random, expected, task.tree.len()) {
                let other = given(&mut random, &other);
                let judged = course.predict(at, &other).expect("a shape");
                let found = (judged.verdict, judged.ok);
                assert_eq!(found, (Verdict::Wrong, false), "{other:?} {context}");
            }
            let shown = course.predict(at, &Setting::Nothing).expect("the answer");
            assert_eq!((shown.verdict, shown.ok), (Verdict::Missing, false));
            assert_eq!(shown.expected, right.expected);
        }
    }
    for ask in ["Returns", "Bound", "Next", "Holder"] {
        let count = counts.get(ask).copied().unwrap_or(0);
        assert!(count > TREES / 20, "{counts:?}");
    }
}

/// The questions of a tree in short: the step, the decision and the node's name.
fn brief(text: &str, rules: Rules, every: bool) -> Vec<String> {
    let task = Task::new(common::tree(text), rules);
    let course = Course::new(&task, every);
    let name = |node| task.names.name(&task.tree, node).unwrap_or_default();
    let brief = |q: &Question| format!("{} {:?} {}", q.step, q.ask, name(q.node));
    course.questions.iter().map(brief).collect()
}

#[test]
fn trivial_decisions_are_asked_about_only_on_request() {
    let textbook = [
        "5 Bound B",
        "13 Returns B",
        "15 Bound A",
        "20 Next C",
        "28 Next D",
        "32 Next D",
        "36 Returns D",
        "39 Returns A",
    ];
    assert_eq!(brief(AIMA, TEXTBOOK, false), textbook);
    // The value returned by each node.
    assert_eq!(brief(AIMA, MINIMAX, false).len(), 4);
    let every = brief(AIMA, TEXTBOOK, true);
    assert!(every.len() > textbook.len());
    assert!(
        textbook
            .map(String::from)
            .iter()
            .all(|asked| every.contains(asked))
    );
}

#[test]
fn typed_answers_are_judged_and_unreadable_ones_leave_the_key_hidden() {
    let task = Task::new(common::tree(AIMA), TEXTBOOK);
    let course = Course::new(&task, false);
    let say = |number, guess: Value| course.predict(number, &setting(&guess));
    let verdict = |number, guess| say(number, guess).expect("a shape").verdict;
    let right = verdict(0, json!({ "beta": "= 3" }));
    assert_eq!(right, Verdict::Right, "α stays");
    assert_eq!(verdict(0, json!({})), Verdict::Wrong, "β moves");
    let exchanged = say(0, json!({ "alpha": "3" })).expect("a shape");
    let reason = serde_json::to_value(exchanged.reason).expect("plain");
    assert_eq!(reason, json!({ "key": "exchanged" }));
    assert_eq!(verdict(1, json!({ "value": " " })), Verdict::Missing);
    let unread = say(1, json!({ "value": "three" })).expect("a shape");
    assert_eq!((unread.verdict, unread.expected), (Verdict::Unread, None));
    assert_eq!(unread.until, 13);
    let other = say(1, json!({ "value": "12" })).expect("a shape");
    let reason = serde_json::to_value(other.reason).expect("plain");
    assert_eq!(reason, json!({ "key": "other-player", "player": "min" }));
    assert_eq!(verdict(3, json!({ "node": "D" })), Verdict::Right);
    for (number, guess) in [
        (3, json!({ "node": "nowhere" })),
        (3, json!({ "value": "3" })),
        (0, json!({ "beta": true })),
        (9, json!({})),
    ] {
        assert!(say(number, guess).is_err());
    }
    let bare = course.predict(0, &Setting::Number(3.0));
    assert!(matches!(bare, Err(OptionError::BadOption { option, .. }) if option == "guess"));
}

#[test]
fn a_wrong_answer_is_attributed_to_a_mistake_that_produces_it() {
    use secateur::exercise::key::AnswerKey;
    use secateur::search::Mistake;

    let named = |text: &str, number: usize, node: u32| {
        let task = Task::new(common::tree(text), TEXTBOOK);
        let course = Course::new(&task, false);
        let guess = setting(&json!({ "node": node }));
        course.predict(number, &guess).expect("a prediction").likely
    };
    // C has 2 and A has 3: going on below C is what minimax does.
    assert_eq!(named(AIMA, 3, 7), Some(Mistake::Minimax));
    assert_eq!(named(AIMA, 3, 9), None, "a right answer");
    assert_eq!(named(AIMA, 3, 1), Some(Mistake::RightToLeft));
    assert_eq!(named(AIMA, 3, 0), None, "no mistake returns to the root");
    // With 3 in the place of 2 it is the cut test.
    let tie = "((3 12 8) (3 4 6) (14 5 2))";
    assert_eq!(named(tie, 3, 7), Some(Mistake::OtherCutTest));

    // A run that comes there with another window, or does not cut off there, explains no answer.
    let every = |number: usize, guess: Value| {
        let task = Task::new(common::tree(AIMA), TEXTBOOK);
        let judged = Course::new(&task, true).predict(number, &setting(&guess));
        let judged = judged.expect("a prediction");
        (judged.verdict, judged.likely)
    };
    let unexplained = (Verdict::Wrong, None);
    assert_eq!(every(8, json!({ "node": "none" })), unexplained, "holder");
    assert_eq!(every(11, json!({ "alpha": "2" })), unexplained, "bound");
    assert_eq!(every(12, json!({ "node": "none" })), unexplained, "next");

    // A mistaken run is named by a mistake that gives its answer.
    let mut random = Random::new(31);
    let mut wrong = 0;
    for _ in 0..TREES / 5 {
        let tree = random.tree(WRITTEN);
        let task = Task::new(tree, TEXTBOOK);
        let correct = Course::new(&task, false);
        let all = Task::new(task.tree.clone(), TEXTBOOK.minimax());
        // A symbol ends the run of minimax.
        if !AnswerKey::of(&all).finished {
            continue;
        }
        for (number, question) in correct.questions.iter().enumerate() {
            if question.ask != Decision::Next {
                continue;
            }
            let sibling = task.tree.end(question.child);
            let guess = setting(&json!({ "node": sibling }));
            let judged = correct.predict(number, &guess).expect("a prediction");
            wrong += usize::from(!judged.ok);
            let named = judged.ok || judged.likely.is_some();
            assert!(named, "{}", print(&task.tree));
        }
    }
    assert!(wrong > 20, "{wrong}");
}

/// The mistakes that can be named beside a reason; `None`: any.
fn mistakes_beside(reason: &str) -> Option<&'static [&'static str]> {
    Some(match reason {
        "not-clamped" => &["unclamped-values"],
        "clamped" => &["clamped-values"],
        "other-player" => &["players-exchanged"],
        "exchanged" => &["bounds-exchanged"],
        "beyond-cut" => &[
            "other-cut-test",
            "shallow-bounds",
            "minimax",
            "nothing-handed-down",
        ],
        "wrong-sign" | "value-as-bound" => &[],
        _ => return None,
    })
}

#[test]
fn the_reason_and_the_mistake_named_are_one() {
    let mut random = Random::new(55);
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..TREES / 4 {
        let tree = random.tree(STATIC.sized(24, 5));
        let rules = Rules {
            returns: if number % 4 == 0 {
                Returns::Soft
            } else {
                Returns::Hard
            },
            ..random.rules(&tree)
        };
        let values: Vec<f64> = tree.nodes().filter_map(|node| tree.value(node)).collect();
        let context = format!("{} {rules:?}", print(&tree));
        let task = Task::new(tree, rules);
        let course = Course::new(&task, true);
        for (at, question) in course.questions.iter().enumerate() {
            let number = random.pick(&values).to_string();
            let guess = match question.ask {
                Decision::Returns => json!({ "value": number }),
                Decision::Bound => json!({ "alpha": number }),
                _ => continue,
            };
            let judged = course.predict(at, &setting(&guess)).expect("a shape");
            let reason = serde_json::to_value(&judged.reason).expect("plain");
            let likely = serde_json::to_value(judged.likely).expect("plain");
            let reason = reason["key"].as_str().unwrap_or("none");
            if let (Some(mistakes), Some(likely)) = (mistakes_beside(reason), likely.as_str()) {
                assert!(
                    mistakes.contains(&likely),
                    "{reason} {likely} {guess} {context}"
                );
                *counts.entry(format!("{reason} {likely}")).or_default() += 1;
            }
        }
    }
    for both in [
        "not-clamped unclamped-values",
        "other-player players-exchanged",
        "beyond-cut minimax",
    ] {
        assert!(
            counts.get(both).is_some_and(|&count| count > 5),
            "{both} {counts:?}"
        );
    }
}

#[test]
fn the_option_ask_selects_kinds_of_questions() {
    let trace = common::trace(AIMA, TEXTBOOK);
    let task = Task::new(trace.tree().clone(), TEXTBOOK);
    let read = |words: &str| Course::read(&task, &trace, &settings(&json!({ "ask": words })));
    let asked = |words: &str| {
        let course = read(words).expect("a course");
        let asked = course.questions.iter().map(|question| question.ask);
        asked.collect::<Vec<_>>()
    };
    let all = Course::new(&task, false).questions.len();
    assert_eq!(asked("cuts"), vec![Decision::Next; 3]);
    assert_eq!(asked("values"), vec![Decision::Returns; 3]);
    assert_eq!(asked("windows"), vec![Decision::Bound; 2]);
    assert_eq!(asked("values windows cuts").len(), all);
    assert_eq!(asked("move").len(), all, "nothing that can be asked");
    assert!(read("everything").is_err());
}

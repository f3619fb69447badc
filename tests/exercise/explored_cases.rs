//! Worked cases of questions about best-first searches: their number, the reading of numbers, and refusals.

use secateur::exercise::best_first::{Course, Decision, Outcome, Prediction};
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::Setting;
use secateur::search::best_first::{BestFirst, Mistake, Rules};
use secateur::trace::best_first::BestFirstTrace;
use secateur::tree::names::Names;
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::drawn::AIMA;
use crate::common::settings::setting;
use crate::common::tree;

/// The answer to a question, which is asked for.
fn shown(course: &Course, number: usize) -> Prediction {
    let shown = course.predict(number, &Setting::Nothing);
    shown.expect("it is asked for")
}

/// A tree and rules of a worked case.
fn course_of<T>(text: &str, rules: Rules, then: impl FnOnce(&Course) -> T) -> T {
    course_about(text, rules, &[], then)
}

fn course_about<T>(
    text: &str,
    rules: Rules,
    about: &[Decision],
    then: impl FnOnce(&Course) -> T,
) -> T {
    let tree = tree(text);
    let names = Names::new(&tree);
    let trace = BestFirstTrace::record(tree.clone(), rules);
    then(&Course::new(&trace, &names, false, about).expect("it is small"))
}

#[test]
fn exchanging_the_two_terms_of_ucb1_is_identified_as_a_mistake() {
    let rules = Rules {
        iterations: Some(200),
        ..Rules::of(BestFirst::MonteCarlo)
    };
    let about = [Decision::Child];
    course_about(AIMA, rules, &about, |course| {
        let mut named = Vec::new();
        for (number, question) in course.questions.iter().enumerate() {
            if question.ask != Decision::Child {
                continue;
            }
            for node in [1, 5, 9] {
                let given = setting(&json!({ "node": node }));
                let found = course.predict(number, &given).expect("it can be read");
                let right = found.fits.is_empty() && found.read == found.expected;
                assert_eq!(found.ok, right);
                named.extend(found.fits);
            }
        }
        for mistake in [
            Mistake::MeanAlone,
            Mistake::ExplorationAlone,
            Mistake::MeanWeighed,
        ] {
            assert!(named.contains(&mistake), "{mistake:?}: {named:?}");
        }
    });
}

/// Questions come ever more rarely, in the order of the run, and never after the step that answers them.
#[test]
fn a_thousand_iterations_ask_few_questions() {
    course_of(AIMA, Rules::of(BestFirst::MonteCarlo), |course| {
        let count = course.questions.len();
        assert!((8..40).contains(&count), "{count}");
        assert!(course.questions.is_sorted_by_key(|question| question.step));
        for ask in [Decision::Child, Decision::Exploration, Decision::Backup] {
            let mut questions = course.questions.iter();
            assert!(questions.any(|question| question.ask == ask), "{ask:?}");
        }
        for (number, question) in course.questions.iter().enumerate() {
            let found = shown(course, number);
            assert_eq!((found.verdict, found.read), (Verdict::Missing, None));
            assert!(found.expected.is_some());
            assert!(found.until >= question.step);
            let later = course.questions.get(number + 1);
            assert!(later.is_none_or(|later| found.until <= later.step));
        }
    });
}

/// A number with two or more decimals may be off by one in the last place; any other number must be exact.
#[test]
fn numbers_have_the_tolerance_that_is_documented() {
    let rules = Rules {
        iterations: Some(60),
        ..Rules::of(BestFirst::MonteCarlo)
    };
    course_of(AIMA, rules, |course| {
        let asked = course.questions.iter();
        let number = asked.clone().position(|of| of.ask == Decision::Exploration);
        let number = number.expect("one asks for C");
        let found = |value: String| {
            let given = setting(&json!({ "value": value }));
            course.predict(number, &given).expect("it is text")
        };
        let expected = found("0".into()).expected;
        let Some(Outcome::Turn { value, .. }) = expected else {
            panic!("{expected:?}");
        };
        for (off, decimals, ok) in [
            (0.0, 2, true),
            (0.004, 2, true),
            (0.02, 2, false),
            (0.0, 5, true),
            (0.002, 5, false),
            (0.0, 0, false),
        ] {
            let typed = format!("{:.decimals$}", value + off);
            assert_eq!(found(typed.clone()).ok, ok, "{typed} for {value}");
            let comma = typed.replace('.', ",");
            assert!(found(comma).ok == ok || decimals == 3, "a decimal comma");
        }
        for unread in ["x", "1 or 2", "≤ 3"] {
            let found = found(unread.into());
            assert_eq!((found.verdict, found.expected), (Verdict::Unread, None));
        }
    });
}

#[test]
fn malformed_answers_and_unknown_questions_are_refused() {
    course_of(AIMA, Rules::of(BestFirst::MonteCarlo), |course| {
        let of = |ask| {
            let mut questions = course.questions.iter();
            questions.position(|question| question.ask == ask)
        };
        let child = of(Decision::Child).expect("one asks for a child");
        let backup = of(Decision::Backup).expect("one asks for numbers");
        let refused = |number, given| course.predict(number, &setting(&given)).is_err();
        assert!(refused(1_000, json!(null)));
        assert!(refused(child, json!(3)));
        assert!(refused(child, json!({ "node": "nowhere" })));
        assert!(refused(child, json!({ "node": 99 })));
        assert!(refused(child, json!({ "alpha": 3 })));
        assert!(refused(backup, json!({ "numbers": [1] })));
        assert!(refused(backup, json!({ "numbers": "1 2" })));
        let count = course.questions[backup].numbers.len();
        assert!(refused(backup, json!({ "numbers": vec![true; count] })));
        assert!(!refused(backup, json!({ "numbers": vec![""; count] })));
        let exploration = of(Decision::Exploration).expect("one asks for C");
        assert!(refused(exploration, json!({ "value": true })));
        assert!(!refused(exploration, json!({ "value": 3 })));
        assert!(!refused(child, json!({ "node": "B" })));
        assert!(!refused(backup, json!({})));
        assert!(!refused(backup, json!(null)));
    });
}

#[test]
fn an_unfinished_iteration_is_not_asked_about() {
    for (text, algorithm) in [
        ("(x)", BestFirst::MonteCarlo),
        ("((3 x) (2 y))", BestFirst::MonteCarlo),
        ("((3 x) (2 y))", BestFirst::ProofNumbers),
        ("3", BestFirst::MonteCarlo),
        ("3", BestFirst::ProofNumbers),
    ] {
        course_of(text, Rules::of(algorithm), |course| {
            for number in 0..course.questions.len() {
                let found = shown(course, number);
                assert!(found.expected.is_some(), "{text}");
            }
        });
    }
}

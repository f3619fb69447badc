//! Worked answers to the question about a depth limit.

use secateur::exercise::questions::Questions;
use secateur::search::{Mistake, Rules, Window};
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::rules::to_depth;
use crate::common::settings::settings;
use crate::exercise::sheet::{graded, task};

#[test]
fn one_wrong_answer_identifies_a_mistake_if_all_others_fit() {
    let task = task("(B=4(1 9) C=3(8 7))", to_depth(1));
    let right = "chosen B\nestimate 4\nbest C\nworth 7";
    let likely = |lines: &str| {
        let grade = graded(&task, "ask: horizon", lines);
        (grade.points, grade.likely)
    };
    let with = |loss: &str| likely(&format!("{right}\nloss {loss}"));
    assert_eq!(with("6"), (5, None));
    assert_eq!(with("−6"), (4, Some(Mistake::LossTurned)));
    assert_eq!(with("3"), (4, Some(Mistake::LossOfEstimate)));
    assert_eq!(with("5"), (4, None));
    // C is no choice of a search that goes one ply deeper, if it returns 4.
    assert_eq!(likely("chosen C\nestimate 4"), (1, None));
    assert_eq!(likely("chosen C\nestimate 7"), (0, Some(Mistake::TooDeep)));
    assert_eq!(likely("best B"), (0, Some(Mistake::EstimateAsTruth)));
    assert_eq!(likely("chosen B"), (1, None));
}

#[test]
fn answers_that_follow_from_a_mistake_get_their_points() {
    let task = task("(B=4(1 9) C=3(8 7))", to_depth(1));
    // The best move loses nothing, and the search estimates C at 3.
    let lines = "chosen C\nestimate 3\nbest C\nworth 7\nloss 0";
    let points = |options: &str| {
        let grade = graded(&task, options, lines);
        (grade.points, grade.follows)
    };
    assert_eq!(points("ask: horizon"), (4, 2));
    assert_eq!(points("ask: horizon; follow: none"), (2, 0));
}

#[test]
fn min_loses_by_a_larger_value_and_answers_negated_values_in_its_view() {
    let task = task("MIN(B=4(1 9) C=3(8 7))", to_depth(1));
    // MAX moves at B and C.
    let max = "chosen C\nestimate 3\nbest C\nworth 8\nloss 0";
    assert_eq!(graded(&task, "ask: horizon", max).points, 5);
    let mover = "chosen C\nestimate -3\nbest C\nworth -8\nloss 0";
    let grade = graded(&task, "ask: horizon; view: mover", mover);
    assert_eq!(grade.points, 5);
    let expected = serde_json::to_value(&grade.items[1].expected).expect("JSON");
    assert_eq!(expected, -3.0);
    assert_eq!(graded(&task, "ask: horizon; view: mover", max).points, 3);
}

#[test]
fn averages_may_be_fractions_or_rounded() {
    let text = "(B(?(1/3:=4(3) 2/3:=5(1))) C(?(1/2:=4(2) 1/2:=4(6))))";
    let task = task(text, to_depth(3));
    // Of B and C the search sees 14/3 and 4; they are worth 5/3 and 4.
    let lines = "chosen B\nestimate 14/3\nbest C\nworth 4\nloss 7/3";
    assert_eq!(graded(&task, "ask: horizon", lines).points, 5);
    let rounded = "chosen B\nestimate 4.67\nbest C\nworth 4\nloss 2.33";
    assert_eq!(graded(&task, "ask: horizon", rounded).points, 5);
    let off = "chosen B\nestimate 4.66\nbest C\nworth 4\nloss 2.34";
    assert_eq!(graded(&task, "ask: horizon", off).points, 3);
}

#[test]
fn only_a_depth_limit_that_hides_known_values_can_be_asked_about() {
    let asked = settings(&json!({ "ask": "horizon" }));
    let refused = |text: &str, rules: Rules| Questions::of(&task(text, rules), &asked).is_err();
    let text = "(B=4(1 9) C=3(8 7))";
    assert!(!refused(text, to_depth(1)));
    for (text, rules) in [
        (text, Rules::default()),
        (text, to_depth(0)),
        (text, to_depth(2)),
        ("(B=4(1 9) C(8 7))", to_depth(1)),
        ("(B=4(1 x) C=3(8 7))", to_depth(1)),
        ("?(B=4(1 9) C=3(8 7))", to_depth(1)),
    ] {
        assert!(refused(text, rules), "{text} {rules:?}");
    }
    let window = Window::new(0.0, 5.0);
    let narrow = Rules {
        window,
        ..to_depth(1)
    };
    assert!(refused(text, narrow));
}

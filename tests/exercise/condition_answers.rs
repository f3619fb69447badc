//! Answers about the value of one unknown leaf: reading, verdicts and refusals.

use secateur::exercise::condition::interval::Interval;
use secateur::exercise::content::Content;
use secateur::exercise::questions::Questions;
use secateur::exercise::reading::ReadingError;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::Setting;
use secateur::search::Rules;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::plane::asked;
use super::sheet::{answered, key_of, task};
use crate::common::rules::{STRICT, TEXTBOOK};
use crate::common::settings::text;
use crate::common::typed::WORDS;

/// C is left after x if x ≤ 3: then E is never seen.
const EXAM: &str = "A(B(3 12 8) C(x E(4 6)) D(14 5 2))";

/// A question about a condition, as options ask it.
struct Sheet {
    task: Task,
    questions: Questions,
}

impl Sheet {
    fn new(tree: &str, rules: Rules, options: Value) -> Sheet {
        let task = task(tree, rules);
        let questions = asked(&task, options).expect("options that exist");
        Sheet { task, questions }
    }

    /// The verdict on an answer, its reason as text, and the expected content.
    fn graded(&self, given: Setting) -> (Verdict, String, Content) {
        let grade = answered(&self.task, &self.questions, "condition", given);
        let [item] = grade.items.as_slice() else {
            panic!("one box: {grade:?}");
        };
        let reason = serde_json::to_value(&item.reason).expect("plain");
        let at = reason["at"].as_f64();
        let at = at.map_or(String::new(), |at| format!(" {at}"));
        let reason = format!("{}{at}", key_of(&item.reason));
        let expected = item.expected.clone();
        (item.verdict, reason, expected.expect("an answer"))
    }

    fn right(&self, answers: &[&str]) {
        for given in answers {
            assert_eq!(self.graded(text(given)).0, Verdict::Right, "{given}");
        }
    }

    /// Each answer gets the verdict, with its reason.
    fn judged(&self, verdict: Verdict, answers: &[(&str, &str)]) {
        for (given, reason) in answers {
            let (found, why, _) = self.graded(text(given));
            assert_eq!((found, why.as_str()), (verdict, *reason), "{given}");
        }
    }

    fn wrong(&self, answers: &[(&str, &str)]) {
        self.judged(Verdict::Wrong, answers);
    }
}

#[test]
fn every_way_of_writing_a_condition_is_read() {
    let sheet = Sheet::new(EXAM, TEXTBOOK, json!({ "node": "E" }));
    sheet.right(&[
        "x ≤ 3",
        "x<=3",
        "X =< 3",
        "3 ≥ x",
        "3>=x",
        "≤3",
        "x ≦ ３",
        "(-∞, 3]",
        "]−∞; 3]",
        "x ∈ (-oo, 3]",
        "3-",
        "−∞ < x ≤ 3",
        "-inf … 3",
        "x ≤ 3,0",
        "x in [-inf, 3]",
    ]);
    sheet.wrong(&[
        ("x < 3", "holds-at 3"),
        ("x ≥ 3", "holds-at 2"),
        ("3 < x", "holds-at 2"),
        ("x <= 4", "fails-at 4"),
        ("x = 3", "holds-at 2"),
        ("2 ≤ x ≤ 3", "holds-at 1"),
        ("always", "fails-at 4"),
        ("never", "holds-at 2"),
    ]);
    let unread = [
        "3",
        "x",
        "x 3",
        "x < y",
        "5 < x < 3",
        "2 ≤ x ≥ 5",
        "5 ≥ x ≤ 2",
        "2 < x > 5",
        "sometimes",
        "1,234 > x",
        "x <> 3",
        "< >",
    ];
    sheet.judged(
        Verdict::Unread,
        &unread.map(|given| (given, "no-condition")),
    );
    // An answer without a text.
    assert_eq!(sheet.graded(Setting::Flag(true)).1, "fails-at 4");
    assert_eq!(sheet.graded(Setting::Number(3.0)).0, Verdict::Unread);
}

fn interval(text: &str, symbol: &str) -> Result<Interval, ReadingError> {
    Interval::read(text, symbol, &WORDS)
}

#[test]
fn always_and_never_are_read_in_all_languages() {
    let always = ["always", "immer", "aina", "总是", "stets"];
    for all in always {
        assert_eq!(interval(all, "y"), Ok(Interval::ALL), "{all}");
    }
    let others = ["Always.", "for all y", "für alle y", "−∞ < y < ∞", "ALL"];
    for all in [always.as_slice(), &others, &["kaikilla y"]].concat() {
        let content = interval(all, "y").map(Content::from);
        assert_eq!(content, Ok(Content::Flag(true)), "{all}");
    }
    let never = [
        ["never", "nie", "从不", "niemals"].as_slice(),
        &["ei koskaan", "∅", "kein y", "Never!"],
    ];
    for none in never.concat() {
        assert_eq!(interval(none, "y"), Ok(Interval::NONE), "{none}");
    }
    // The symbol has a name of its own, with a digit in it.
    let four = interval("x1 < 4", "x1");
    assert_eq!(four, interval("4 > x", "x"));
    assert_eq!(interval("x1 < 4", "x"), Err(ReadingError::Unreadable));
    // A name that stands in quotes in the tree.
    for given in ["e2-e4 < 4", "\"e2-e4\" < 4", "4 > e2−e4"] {
        let read = interval(given, "e2-e4");
        assert_eq!(read, interval("x < 4", "x"), "{given}");
    }
}

#[test]
fn among_whole_numbers_less_than_four_means_at_most_three() {
    let tree = "A(B(4 12) C(x E(5 6)))";
    let real = Sheet::new(tree, STRICT, json!({ "node": "E" }));
    let whole = json!({ "node": "E", "numbers": "whole" });
    let whole = Sheet::new(tree, STRICT, whole);
    real.right(&["x < 4"]);
    real.wrong(&[("x ≤ 3", "holds-at 3.5")]);
    let expected = Interval {
        open: [false, true],
        ..Interval::closed(f64::NEG_INFINITY, 4.0)
    };
    assert_eq!(real.graded(text("x ≤ 3")).2, Content::Interval(expected));
    whole.right(&["x < 4", "x ≤ 3", "x<3.5", "3 ≥ x"]);
    whole.wrong(&[("x < 3", "holds-at 3"), ("x ≤ 4", "fails-at 4")]);
    // A number of the tree that is not whole is none of them.
    let best = json!({ "condition": "best", "node": "B", "numbers": "whole" });
    let best = Sheet::new("A(B(2.5 12) C(x 5))", STRICT, best);
    best.right(&["x ≤ 2", "x < 3", "x < 2.5", "x ≤ 2.5"]);
    best.wrong(&[("x ≤ 1", "holds-at 2"), ("x ≤ 3", "fails-at 3")]);
}

#[test]
fn the_possible_values_of_the_root_are_answered_as_a_range() {
    let root = |tree, numbers: &str| {
        let asked = json!({ "condition": "root", "numbers": numbers });
        Sheet::new(tree, TEXTBOOK, asked)
    };
    let any = root(EXAM, "any");
    let right = ["3 … 6", "[3, 6]", "3 ≤ v ≤ 6", "3-6"];
    any.right(&right);
    for given in right {
        let (.., expected) = any.graded(text(given));
        assert_eq!(expected, Content::Range(3.0, 6.0), "{given}");
    }
    any.wrong(&[("3 < v < 6", "can-be 3"), ("2 … 6", "cannot-be 2")]);
    assert_eq!(any.graded(Setting::Number(3.0)).1, "can-be 6");
    root(EXAM, "whole").right(&["2 < v < 7"]);
    root("((3 2) (1 x))", "any").right(&["2"]);
}

#[test]
fn a_move_of_equal_value_may_be_called_best() {
    // With x = 3, and above, C is worth as much as B, which is found first.
    let best = |node: &str| {
        let asked = json!({ "condition": "best", "node": node });
        Sheet::new("(B(3 5) C(x 3))", STRICT, asked)
    };
    best("B").right(&["always"]);
    best("B").wrong(&[("x < 3", "holds-at 3")]);
    best("C").right(&["never", "x ≥ 3", "x > 3", "x = 3"]);
    best("C").wrong(&[("x ≤ 3", "fails-at 2")]);
}

#[test]
fn without_a_node_the_question_is_about_the_first_node_that_x_affects() {
    let at = |tree, about: &str| {
        let Sheet { task, questions } = Sheet::new(tree, TEXTBOOK, json!({ "condition": about }));
        let node = questions.condition.and_then(|question| question.node);
        node.and_then(|node| task.names.name(&task.tree, node))
    };
    assert_eq!(at(EXAM, "unseen").as_deref(), Some("E"));
    assert_eq!(at(EXAM, "best").as_deref(), Some("B"));
    let last = at("(A(1 2) B(0 x))", "best");
    assert_eq!(last.as_deref(), Some("B"), "the last move");
    let refused = |tree: &str, node: Option<u32>| {
        let asked = asked(
            &task(tree, TEXTBOOK),
            json!({ "condition": "best", "node": node }),
        );
        serde_json::to_value(asked.expect_err("refused")).expect("plain")["option"].clone()
    };
    assert_eq!(refused("((3 4) (2 5))", None), "ask", "no unknown leaf");
    assert_eq!(
        refused("((3 x) (z y))", None),
        "ask",
        "three unknown leaves"
    );
    assert_eq!(refused("((3 x) (2 5))", Some(9)), "node");
    let no_move = refused("((3 x) (2 5))", Some(2));
    assert_eq!(no_move, "ask", "no move of the root");
}

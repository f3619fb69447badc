//! The values of two unknown leaves for which a condition holds, checked by independent runs with many points.

use secateur::exercise::condition::plane::{Plane, unknowns};
use secateur::exercise::condition::question::{About, ConditionQuestion};
use secateur::exercise::condition::region::{Operand, Region, Relation, Sign, Unknown};
use secateur::exercise::content::Content;
use secateur::exercise::questions::Questions;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Item, Verdict};
use secateur::opening::options::OptionError;
use secateur::search::Rules;
use secateur::source::notation::print;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::oracle::Record;
use super::sheet::{answered, task};
use super::unknown::{Case, case};
use crate::common::native_or_wasm;
use crate::common::random::Random;
use crate::common::settings::{settings, text};

/// How many trees are tried.
pub const TREES: usize = native_or_wasm(300, 80);

/// The questions about each node below the root, and about each move.
pub fn asked_of(task: &Task) -> Vec<ConditionQuestion> {
    let unseen = task.tree.nodes().skip(1).map(|node| (About::Unseen, node));
    let best = task.tree.children(0).map(|node| (About::Best, node));
    let question = |(about, node)| ConditionQuestion {
        about,
        node: Some(node),
        whole: false,
    };
    unseen.chain(best).map(question).collect()
}

/// Whether something holds of a node in an independent run.
pub fn holds(record: &Record, question: ConditionQuestion) -> bool {
    let id = question.node.expect("a node") as usize;
    match question.about {
        About::Best => record.best == Some(id),
        _ => !record.nodes.contains_key(&id) && !record.leaves.contains(&id),
    }
}

/// A condition as it is typed.
pub fn typed(region: &Region) -> String {
    let side = |side: &Operand| match side {
        Operand::Number(number) => number.to_string().replace('-', "−"),
        Operand::Unknown(Unknown::First) => "x".into(),
        Operand::Unknown(Unknown::Second) => "y".into(),
    };
    let relation = |relation: &Relation| {
        let sign = match relation.sign {
            Sign::Below => "<",
            Sign::AtMost => "<=",
            Sign::Above => ">",
            Sign::AtLeast => "≥",
            Sign::Equal => "=",
        };
        format!("{} {sign} {}", side(&relation.left), side(&relation.right))
    };
    let all = region.any.iter();
    let lists = all.map(|list| list.iter().map(relation).collect::<Vec<_>>().join(" and "));
    match region.any.as_slice() {
        [] => "never".into(),
        [list] if list.is_empty() => "always".into(),
        _ => lists.collect::<Vec<_>>().join(" or "),
    }
}

pub fn asked(task: &Task, mut options: Value) -> Result<Questions, OptionError> {
    options["ask"] = "condition".into();
    Questions::of(task, &settings(&options))
}

/// A sheet with one answer, or an empty one.
pub fn graded(task: &Task, questions: &Questions, given: &str) -> Grade {
    answered(task, questions, "condition", text(given))
}

fn item_of(task: &Task, questions: &Questions, text: &str) -> Item {
    let grade = graded(task, questions, text);
    let [item] = grade.items.as_slice() else {
        panic!("one box: {grade:?}");
    };
    item.clone()
}

#[test]
fn a_condition_holds_exactly_for_the_points_confirmed_by_a_search() {
    let mut random = Random::new(51);
    let (mut of_both, mut asks, mut nodes, mut refused) = (0, 0, 0, 0);
    for number in 0..TREES {
        let case = case(&mut random, 2, false);
        let Case { task, tried, .. } = &case;
        let about = || format!("tree {number}: {} {:?}", print(&task.tree), task.rules);
        let points: Vec<([f64; 2], Record)> = (0..60)
            .map(|_| [random.pick(tried), random.pick(tried)])
            .map(|at| (at, case.record(&at)))
            .collect();
        for question in asked_of(task) {
            let Some(plane) = Plane::of(task, question) else {
                refused += 1;
                continue;
            };
            nodes += 1;
            of_both += usize::from(plane.holds.is_about_both());
            for (at, record) in &points {
                let (found, expected) = (plane.holds.contains(*at), holds(record, question));
                assert_eq!(found, expected, "{} {question:?} {at:?} {plane:?}", about());
            }
        }
        // The question that is asked without a node, typed and graded.
        let Ok(asked) = asked(task, json!({})) else {
            continue;
        };
        asks += 1;
        let question = asked.condition.expect("a question");
        let right = typed(&Plane::of(task, question).expect("an answer").holds);
        let item = item_of(task, &asked, &right);
        assert_eq!(item.verdict, Verdict::Right, "{} {right}", about());
        assert_eq!(item.expected, item.read, "{}", about());
        let wrong = [
            "always",
            "never",
            "x < y",
            "x >= y",
            "x < 0.5 or y > 0.25",
            "x <= 3 and y >= x",
        ];
        for text in wrong {
            let item = item_of(task, &asked, text);
            let reason = serde_json::to_value(&item.reason).expect("plain");
            let number = |name: &str| reason[name].as_f64();
            if let Some((x, y)) = number("x").zip(number("y")) {
                let expected = reason["key"] == "holds-for";
                assert_eq!(item.verdict, Verdict::Wrong);
                // Another best move of equal value is right, too.
                if question.about == About::Unseen {
                    let found = holds(&case.record(&[x, y]), question);
                    assert_eq!(found, expected, "{} {text} {reason}", about());
                }
            } else {
                assert_eq!(item.verdict, Verdict::Right, "{} {text} {reason}", about());
                let same = |(at, record): &([f64; 2], Record)| {
                    let read = match &item.read {
                        Some(Content::Region(read)) => read.contains(*at),
                        Some(Content::Flag(flag)) => *flag,
                        other => panic!("{other:?}"),
                    };
                    holds(record, question) == read
                };
                assert!(points.iter().all(same), "{} {text}", about());
            }
        }
    }
    assert!(
        asks > TREES / 10 && of_both > TREES / 4,
        "{asks} {of_both} of {nodes}"
    );
    assert!(
        refused * 20 < nodes,
        "{refused} of {nodes} have no short answer"
    );
}

/// 9 is never seen if C is left after x, because x ≤ 3, or D after y, because y ≥ x.
pub const EXAM: &str = "A(B(3 12) C(x D(y 9)) E(2 6))";

/// A task about `EXAM`, and a question about its leaf 9.
pub fn exam() -> (Task, Questions) {
    let task = task(EXAM, Rules::default());
    let questions = asked(&task, json!({ "node": 8 })).expect("a question");
    (task, questions)
}

#[test]
fn every_way_of_writing_a_condition_on_two_values_is_read() {
    let (task, questions) = exam();
    let names = unknowns(&task)
        .expect("two")
        .map(|leaf| task.tree.symbol(leaf));
    assert_eq!(names, [Some("x"), Some("y")]);
    let item = item_of(&task, &questions, "always");
    assert_eq!(item.verdict, Verdict::Wrong);
    let Some(Content::Region(region)) = &item.expected else {
        panic!("{item:?}");
    };
    let expected = typed(region);
    for text in [
        "x ≤ 3 or y ≥ x",
        "x<=3 ∨ x<=y",
        "X ≤ 3 || Y >= X.",
        "3 ≥ x; y ≥ x",
        "(x ≤ 3) or (x ≤ y)",
        "x < 3 or x = 3 or y > x or x = y",
        "x≤3 oder y≥x",
        "x ≤ 3 tai y ≥ x",
        "x≤3或y≥x",
        "x≤3或者x>3并且y≥x",
        "x ≤ 3 or 3 < x <= y",
        "x ≤ 3 or x > 3 and y ≥ x",
        "(x ≤ 3 or y ≥ x) and (x > 3 or x ≤ 3)",
        "(x > 3 ∨ x ≤ 3) ∧ (x ≤ 3 ∨ [x > 3 ∧ y ≥ x])",
        "((x ≤ 3 oder x > 3) und y ≥ x) oder x ≤ 3",
        "(x>3或x≤3)并且(x≤3或y≥x)",
        "(x) ≤ (3) or (y) ≥ (x)",
    ] {
        let item = item_of(&task, &questions, text);
        assert_eq!(item.verdict, Verdict::Right, "{text}: {expected} {item:?}");
    }
    for (text, key) in [
        ("x ≤ 3", "holds-for"),
        ("x ≤ 4 or y ≥ x", "fails-for"),
        ("y ≥ x", "holds-for"),
        ("(x ≤ 3 or y ≥ x) and x > 3", "holds-for"),
    ] {
        let item = item_of(&task, &questions, text);
        let mut reason = serde_json::to_value(&item.reason).expect("plain");
        let parts = reason.as_object_mut().expect("parts");
        let point = [parts.remove("x"), parts.remove("y")];
        assert!(point.iter().all(Option::is_some), "{text}");
        let names = json!({ "key": key, "first": "x", "second": "y" });
        assert_eq!((item.verdict, reason), (Verdict::Wrong, names), "{text}");
    }
    for text in [
        "x",
        "x <",
        "z < 3",
        "x < 3 or",
        "3",
        "x ≤ 3 xor y ≥ x",
        "< y",
        "(x ≤ 3 or y ≥ x",
        &["(x < 1 or y < 1)"; 9].join(" and "),
        &"x<3 or ".repeat(99),
    ] {
        let verdict = item_of(&task, &questions, text).verdict;
        assert_eq!(verdict, Verdict::Unread, "{text}");
    }
}

#[test]
fn among_whole_numbers_strict_and_inclusive_conditions_can_be_equivalent() {
    let task = task(EXAM, Rules::default());
    let questions = asked(&task, json!({ "node": 8, "numbers": "whole" })).expect("a question");
    for (text, verdict) in [
        ("x < 4 or y ≥ x", Verdict::Right),
        ("x ≤ 3 or y > x or x = y", Verdict::Right),
        ("x ≤ 3.5 or y ≥ x", Verdict::Right),
        ("x < 5 or y ≥ x", Verdict::Wrong),
    ] {
        let found = item_of(&task, &questions, text).verdict;
        assert_eq!(found, verdict, "{text}");
    }
}

#[test]
fn three_unknown_values_or_two_of_one_name_are_refused() {
    for text in ["A(B(x y) C(z 4))", "A(B(x 5) C(x 4))"] {
        let task = task(text, Rules::default());
        assert!(asked(&task, json!({})).is_err(), "{text}");
    }
}

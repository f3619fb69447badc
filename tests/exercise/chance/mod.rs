//! The grader on trees with chance nodes, compared with an independent search in exact fractions.

mod case;
mod search;

use secateur::exercise::answer::Answers;
use secateur::exercise::draw::wish::Wish;
use secateur::exercise::grade;
use secateur::exercise::predict::{Course, Decision};
use secateur::exercise::questions::{Field, Questions};
use secateur::exercise::reason::Reason;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Item, Verdict};
use secateur::opening::options::Setting;
use secateur::search::{Mistake, Rules, Window};
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::draw::{seeded, tree_for};
use crate::common::native_or_wasm;
use crate::common::random::Random;
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::settings::setting;
use crate::common::tree;

use self::case::{case, typed};

const TREES: usize = native_or_wasm(1_000, 600);

/// The textbook's rules where all values lie between these.
fn between(least: f64, most: f64) -> Rules {
    Rules {
        values: Some(Window::new(least, most)),
        ..TEXTBOOK
    }
}

fn graded(task: &Task, questions: &Questions, answers: &Value) -> Grade {
    let answers = Answers::read(task, &setting(answers)).expect("answers");
    grade(task, questions, &answers)
}

/// Questions about values alone.
const VALUES: Questions = Questions {
    values: true,
    ..Questions::NOTHING
};

#[test]
fn answers_of_an_exact_search_are_correct_in_every_notation() {
    let mut random = Random::new(28);
    let (mut by_chance, mut one_sided) = (0, 0);
    for number in 0..TREES {
        let (sketch, task, search) = case(&mut random, number);
        let mut answers = Vec::new();
        for (node, value) in &search.returned {
            answers.push(json!({ "node": node, "value": typed(&mut random, *value) }));
        }
        let cuts = search.cut.iter();
        answers.extend(cuts.map(|node| json!({ "node": node, "cut": true })));
        answers.push(json!({ "ask": "count", "given": search.leaves }));
        if search.cut.is_empty() {
            answers.push(json!({ "ask": "cuts", "given": "none" }));
        }
        let questions = Questions {
            count: true,
            ..Questions::default()
        };
        let grade = graded(&task, &questions, &answers.into());
        let mut items = grade.items.iter();
        let wrong = items.find(|item| item.verdict != Verdict::Right);
        let values = task.rules.values;
        assert_eq!(wrong, None, "{number} {values:?} {}", sketch.text());
        assert_eq!(grade.points, grade.max);
        let chance = search.cut.iter().filter(|&&node| {
            let parent = task.tree.parent(node as u32).expect("an edge has a parent");
            task.tree.is_chance(parent)
        });
        by_chance += chance.clone().count();
        one_sided += usize::from(number % 4 > 1) * chance.count();
    }
    assert!(
        by_chance > TREES / 10 && one_sided > TREES / 40,
        "{by_chance} {one_sided}"
    );
}

#[test]
fn averages_are_accepted_as_fractions_or_correctly_rounded_decimals() {
    let task = Task::new(tree("(?(1/3:1 2/3:3) 1)"), MINIMAX);
    let judged = |task: &Task, given: Value| {
        let grade = graded(task, &VALUES, &json!([{ "node": "B", "value": given }]));
        item(&grade, 1, Field::Value).verdict
    };
    // B is worth 7/3.
    let cases = [
        ("7/3", true),
        ("14/6", true),
        ("14 / 6", true),
        ("7⁄3", true),
        ("2.33", true),
        ("2,33", true),
        ("2.333", true),
        ("2.3333333", true),
        ("２．３３", true),
        ("2.3", false),
        ("2.34", false),
        ("2.32", false),
        ("2.334", false),
        ("2", false),
        ("7/4", false),
        ("-7/3", false),
        ("-2.33", false),
    ];
    for (text, right) in cases {
        assert_eq!(
            judged(&task, json!(text)) == Verdict::Right,
            right,
            "{text}"
        );
    }
    assert_eq!(judged(&task, json!("7/0")), Verdict::Unread);
    // Numbers as numbers, too.
    assert_eq!(judged(&task, json!(2.33)), Verdict::Right);
    // Where only MAX and MIN move, nothing is rounded.
    let exact = Task::new(tree("((2.333 9) 1)"), MINIMAX);
    assert_eq!(judged(&exact, json!("2.33")), Verdict::Wrong);
}

fn item(grade: &Grade, node: u32, field: Field) -> Item {
    let found = grade
        .items
        .iter()
        .find(|item| item.node == Some(node) && item.field == field);
    found.expect("a box").clone()
}

#[test]
fn a_mistake_below_a_chance_node_counts_once() {
    // C is 4 by a mistake, so B is 4.5 in place of 4, and the root is 4.5.
    let task = Task::new(tree("A(?B(C(3 9) D(5 8)) 1)"), MINIMAX);
    let given = json!([{ "node": "C", "value": 4 }, { "node": "D", "value": 5 }, { "node": "B", "value": "9/2" }, { "node": "A", "value": "4.50" }]);
    let grade = graded(&task, &VALUES, &given);
    for (name, verdict) in [
        ("C", Verdict::Wrong),
        ("D", Verdict::Right),
        ("B", Verdict::Follows),
        ("A", Verdict::Follows),
    ] {
        let node = task.names.named(&task.tree, name)[0];
        assert_eq!(item(&grade, node, Field::Value).verdict, verdict, "{name}");
    }
    // A rounded number is no mistake: what follows from it is not compared with the rounded one.
    let task = Task::new(tree("A(?B(1 1 2) ?C(1.333 1.333))"), MINIMAX);
    let given = json!([{ "node": "B", "value": "1.33" }, { "node": "C", "value": "1.333" }, { "node": "A", "value": "4/3" }]);
    let grade = graded(&task, &VALUES, &given);
    let right = |item: &Item| item.verdict == Verdict::Right;
    assert!(grade.items.iter().all(right), "{:?}", grade.items);
}

#[test]
fn reasons_name_the_mistake() {
    let marks = |task: &Task, given: Value| graded(task, &Questions::default(), &given);
    // B 4; then ?C is at most (0 + 6)/2 = 3 after its first leaf.
    let task = Task::new(tree("(4 ?C(0 5))"), between(0.0, 6.0));
    let value = |given: &str| {
        let grade = marks(&task, json!([{ "node": "C", "value": given }]));
        item(&grade, 2, Field::Value).reason
    };
    assert_eq!(value("3"), None);
    assert_eq!(value("≤ 3"), None);
    assert_eq!(value("0"), Some(Reason::SumSoFar));
    assert_eq!(value("2.5"), Some(Reason::BeyondCut));
    assert!(matches!(value("1"), Some(Reason::OtherLimit { .. })));
    let missed = marks(&task, json!([{ "ask": "cuts", "given": "none" }]));
    let reason = item(&missed, 4, Field::Cut).reason;
    assert!(matches!(reason, Some(Reason::AverageDecided(_))));
    // With a greater end nothing is decided.
    let open = Task::new(tree("(4 ?C(0 5))"), between(0.0, 9.0));
    let extra = marks(&open, json!([{ "node": 4, "cut": true }]));
    let Some(Reason::AverageOpen {
        least, most, alpha, ..
    }) = item(&extra, 4, Field::Cut).reason
    else {
        panic!("{extra:?}")
    };
    assert_eq!([least, most, alpha], [0.0, 4.5, 4.0]);
    let weighed = Task::new(tree("(?B(1/4:8 3/4:4) ?C(1/4:0 3/4:4))"), MINIMAX);
    let equal = json!([{ "node": "B", "value": 6 }, { "node": "C", "value": 2 }]);
    let equal = marks(&weighed, equal);
    let reason = item(&equal, 1, Field::Value).reason;
    assert_eq!(reason, Some(Reason::EqualChances));
    assert_eq!(equal.likely, Some(Mistake::EqualChances));
    let other = marks(&weighed, json!([{ "node": "B", "value": 1 }]));
    let reason = item(&other, 1, Field::Value).reason;
    assert!(matches!(reason, Some(Reason::OtherAverage { .. })));
}

#[test]
fn a_chance_node_at_the_root_has_no_best_move() {
    let questions = Questions {
        best_move: true,
        ..Questions::NOTHING
    };
    let chance = Task::new(tree("?((1 2) 3)"), MINIMAX);
    assert_eq!(graded(&chance, &questions, &json!([])).items, []);
    let task = Task::new(tree("(?(1 2) ?(2 2))"), MINIMAX);
    let grade = graded(&task, &questions, &json!([{ "ask": "move", "given": "C" }]));
    assert_eq!(grade.items[0].verdict, Verdict::Right);
}

#[test]
fn a_question_is_asked_where_a_chance_node_may_be_cut() {
    let mut random = Random::new(29);
    let (mut cuts, mut open) = (0, 0);
    for number in 0..TREES / 4 {
        let (sketch, task, search) = case(&mut random, number);
        let course = Course::new(&task, false);
        for (at, question) in course.questions.iter().enumerate() {
            let chance = task.tree.is_chance(question.node);
            let guess = |given: Value| {
                let given: Setting = setting(&given);
                course.predict(at, &given).expect("a guess")
            };
            let context = || format!("{question:?} {:?} {}", task.rules.values, sketch.text());
            match question.ask {
                Decision::Returns => {
                    let mut returned = search.returned.iter();
                    let own = returned.find(|(node, _)| *node == question.node as usize);
                    let (_, value) = own.expect("it is searched");
                    let prediction = guess(json!({ "value": typed(&mut random, *value) }));
                    assert!(prediction.ok, "{} {prediction:?}", context());
                }
                Decision::Next if chance => {
                    // It is cut if the edge after the child is.
                    let after = task.tree.end(question.child);
                    let cut = search.cut.contains(&(after as usize));
                    let on = guess(json!({ "node": after }));
                    assert_eq!(on.ok, !cut, "{} {on:?}", context());
                    let open_one = matches!(on.reason, Some(Reason::AverageOpen { .. }));
                    assert_eq!(open_one, !cut, "{}", context());
                    cuts += usize::from(cut);
                    open += usize::from(!cut);
                }
                Decision::Bound => assert!(!chance, "{}", context()),
                Decision::Next => {}
                _ => panic!("{}", context()),
            }
        }
        let asked = |node: usize| {
            let mut questions = course.questions.iter();
            questions.any(|question| {
                question.ask == Decision::Next && task.tree.end(question.child) as usize == node
            })
        };
        // Of the edges of a chance node that are cut the first is decided by a question.
        let parent = |node: usize| task.tree.parent(node as u32);
        for &node in &search.cut {
            let mut cuts = search.cut.iter();
            let first = cuts.find(|&&cut| parent(cut) == parent(node));
            let decided = first != Some(&node) || asked(node);
            assert!(decided, "{node} {}", sketch.text());
        }
    }
    assert!(cuts > 10 && open > 10, "{cuts} {open}");
}

#[test]
fn trees_with_chance_are_drawn() {
    let all = [
        MINIMAX,
        TEXTBOOK,
        between(0.0, 20.0),
        between(0.0, f64::INFINITY),
    ];
    for (seed, rules) in (0..60).zip(all.into_iter().cycle()) {
        let wish = Wish {
            chance: true,
            ..seeded(seed)
        };
        let drawn = tree_for(&wish, rules, &Questions::default());
        let tree = tree(&drawn.text);
        let tells = &drawn.tells;
        assert!(tree.chance().is_some() && !tells.is_empty(), "{drawn:?}");
        let shows = rules.values.is_none() || tells.contains(&Mistake::Minimax);
        assert!(shows, "{drawn:?}");
        let within = |value: f64| {
            let values = rules.values.unwrap_or(Window::FULL);
            (values.alpha..=values.beta).contains(&value)
        };
        assert!(tree.nodes().filter_map(|node| tree.value(node)).all(within));
    }
}

#[test]
fn a_number_that_is_rounded_or_cut_off_too_early_is_named_so() {
    // B is worth 16/3, C 17/3.
    let task = Task::new(tree("(?(1 6 9) ?(4 5 8))"), TEXTBOOK);
    let reason = |node: &str, value: &str| {
        let answers = json!([{ "node": node, "value": value }]);
        let grade = graded(&task, &VALUES, &answers);
        let given = grade.items.into_iter().find(|item| item.given.is_some());
        serde_json::to_value(given.and_then(|item| item.reason)).expect("plain")["key"].clone()
    };
    for right in ["16/3", "5.33", "5.333"] {
        assert_eq!(reason("B", right), Value::Null, "{right}");
    }
    assert_eq!(reason("B", "5.3"), "rounded");
    assert_eq!(reason("B", "5,3"), "rounded");
    assert_eq!(reason("C", "5.7"), "rounded");
    assert_eq!(reason("C", "5.6"), "rounded", "cut off");
    assert_eq!(reason("C", "5.66"), "rounded", "cut off");
    assert_eq!(reason("A", "5.7"), "rounded");
    // A whole number can be much else, and what is rounded otherwise is another number.
    for other in ["5", "6", "5.4", "5.2", "5.35", "-5.3"] {
        assert_eq!(reason("B", other), "other-average", "{other}");
    }
    let exact = Task::new(tree("((1.25 2) 3)"), TEXTBOOK);
    let answers = json!([{ "node": "B", "value": "1.3" }]);
    let reasons = graded(&exact, &VALUES, &answers).items.into_iter();
    let reason = reasons.filter_map(|item| item.reason).next();
    let reason = serde_json::to_value(reason).expect("plain");
    assert_eq!(
        reason["key"], "other-value",
        "where no chance moves, nothing is rounded"
    );

    let course = Course::new(&task, true);
    let said = |ask, guess: Value| {
        let at = course.questions.iter().position(|asked| asked.ask == ask);
        let judged = course.predict(at.expect("the question"), &setting(&guess));
        let judged = judged.expect("a shape");
        let reason = serde_json::to_value(judged.reason).expect("plain");
        (judged.verdict, reason["key"].clone(), judged.likely)
    };
    let rounded = (Verdict::Wrong, json!("rounded"), None);
    assert_eq!(said(Decision::Returns, json!({ "value": "5.3" })), rounded);
    assert_eq!(said(Decision::Bound, json!({ "alpha": "5.3" })), rounded);
    let (verdict, ..) = said(Decision::Bound, json!({ "alpha": "5.33" }));
    assert_eq!(verdict, Verdict::Right);
}

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
use secateur::tree::Player;
use serde_json::{Value, json};

use crate::common::random::Random;
use crate::common::rules::{MINIMAX, TEXTBOOK};
use crate::common::settings::setting;
use crate::common::tree;

use self::case::{case, typed};

const TREES: usize = if cfg!(target_arch = "wasm32") {
    100
} else {
    1_000
};

fn graded(task: &Task, questions: &Questions, answers: &Value) -> Grade {
    let answers = Answers::read(task, &setting(answers)).expect("answers");
    grade(task, questions, &answers)
}

fn asked() -> Questions {
    Questions {
        count: true,
        ..Questions::default()
    }
}

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
        answers.extend(
            search
                .cut
                .iter()
                .map(|node| json!({ "node": node, "cut": true })),
        );
        answers.push(json!({ "ask": "count", "given": search.leaves }));
        if search.cut.is_empty() {
            answers.push(json!({ "ask": "cuts", "given": "none" }));
        }
        let grade = graded(&task, &asked(), &answers.into());
        let wrong = grade
            .items
            .iter()
            .find(|item| item.verdict != Verdict::Right);
        assert_eq!(
            wrong,
            None,
            "{number} {:?} {}",
            task.rules.values,
            sketch.text()
        );
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
    let questions = Questions {
        values: true,
        ..Questions::NOTHING
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
        let grade = graded(&task, &questions, &json!([{ "node": "B", "value": text }]));
        let item = grade
            .items
            .iter()
            .find(|item| item.node == Some(1))
            .expect("a box");
        assert_eq!(item.verdict == Verdict::Right, right, "{text} {item:?}");
    }
    let unread = graded(&task, &questions, &json!([{ "node": "B", "value": "7/0" }]));
    assert_eq!(unread.items[1].verdict, Verdict::Unread);
    // Numbers as numbers, too.
    let given = graded(&task, &questions, &json!([{ "node": "B", "value": 2.33 }]));
    assert_eq!(given.items[1].verdict, Verdict::Right);
    // Where only MAX and MIN move, nothing is rounded.
    let exact = Task::new(tree("((2.333 9) 1)"), MINIMAX);
    let given = graded(
        &exact,
        &questions,
        &json!([{ "node": "B", "value": "2.33" }]),
    );
    assert_eq!(given.items[1].verdict, Verdict::Wrong);
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
    let questions = Questions {
        values: true,
        ..Questions::NOTHING
    };
    let given = json!([{ "node": "C", "value": 4 }, { "node": "D", "value": 5 }, { "node": "B", "value": "9/2" }, { "node": "A", "value": "4.50" }]);
    let grade = graded(&task, &questions, &given);
    let verdict =
        |name: &str| item(&grade, task.names.named(&task.tree, name)[0], Field::Value).verdict;
    assert_eq!(verdict("C"), Verdict::Wrong);
    assert_eq!(verdict("D"), Verdict::Right);
    assert_eq!(verdict("B"), Verdict::Follows);
    assert_eq!(verdict("A"), Verdict::Follows);
    // A rounded number is no mistake: what follows from it is not compared with the rounded one.
    let task = Task::new(tree("A(?B(1 1 2) ?C(1.333 1.333))"), MINIMAX);
    let grade = graded(
        &task,
        &questions,
        &json!([{ "node": "B", "value": "1.33" }, { "node": "C", "value": "1.333" }, { "node": "A", "value": "4/3" }]),
    );
    assert!(
        grade
            .items
            .iter()
            .all(|item| item.verdict == Verdict::Right),
        "{:?}",
        grade.items
    );
}

#[test]
fn reasons_name_the_mistake() {
    let values = |alpha, beta| Rules {
        values: Some(Window { alpha, beta }),
        ..TEXTBOOK
    };
    // B 4; then ?C is at most (0 + 6)/2 = 3 after its first leaf.
    let task = Task::new(tree("(4 ?C(0 5))"), values(0.0, 6.0));
    let value = |given: &str| {
        let grade = graded(
            &task,
            &Questions::default(),
            &json!([{ "node": "C", "value": given }]),
        );
        item(&grade, 2, Field::Value).reason
    };
    assert_eq!(value("3"), None);
    assert_eq!(value("≤ 3"), None);
    assert_eq!(value("0"), Some(Reason::SumSoFar));
    assert_eq!(value("2.5"), Some(Reason::BeyondCut));
    assert!(matches!(value("1"), Some(Reason::OtherLimit { .. })));
    let marks = |given: Value| graded(&task, &Questions::default(), &given);
    let missed = marks(json!([{ "ask": "cuts", "given": "none" }]));
    assert!(matches!(
        item(&missed, 4, Field::Cut).reason,
        Some(Reason::AverageDecided(_))
    ));
    // With a greater end nothing is decided.
    let open = Task::new(tree("(4 ?C(0 5))"), values(0.0, 9.0));
    let extra = graded(
        &open,
        &Questions::default(),
        &json!([{ "node": 4, "cut": true }]),
    );
    let Some(Reason::AverageOpen {
        least, most, alpha, ..
    }) = item(&extra, 4, Field::Cut).reason
    else {
        panic!("{extra:?}")
    };
    assert_eq!([least, most, alpha], [0.0, 4.5, 4.0]);
    let weighed = Task::new(tree("(?B(1/4:8 3/4:4) ?C(1/4:0 3/4:4))"), MINIMAX);
    let plain = graded(
        &weighed,
        &Questions::default(),
        &json!([{ "node": "B", "value": 6 }, { "node": "C", "value": 2 }]),
    );
    assert_eq!(
        item(&plain, 1, Field::Value).reason,
        Some(Reason::EqualChances)
    );
    assert_eq!(plain.likely, Some(Mistake::EqualChances));
    let other = graded(
        &weighed,
        &Questions::default(),
        &json!([{ "node": "B", "value": 1 }]),
    );
    assert!(matches!(
        item(&other, 1, Field::Value).reason,
        Some(Reason::OtherAverage { .. })
    ));
}

#[test]
fn a_chance_node_at_the_root_has_no_best_move() {
    let questions = Questions {
        best_move: true,
        ..Questions::NOTHING
    };
    assert!(
        graded(
            &Task::new(tree("?((1 2) 3)"), MINIMAX),
            &questions,
            &json!([])
        )
        .items
        .is_empty()
    );
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
                    let returned = search
                        .returned
                        .iter()
                        .find(|(node, _)| *node == question.node as usize);
                    let (_, value) = returned.expect("it is searched");
                    let prediction = guess(json!({ "value": typed(&mut random, *value) }));
                    assert!(prediction.ok, "{} {prediction:?}", context());
                }
                Decision::Next if chance => {
                    // It is cut if the edge after the child is.
                    let after = task.tree.end(question.child);
                    let cut = search.cut.contains(&(after as usize));
                    let on = guess(json!({ "node": after }));
                    assert_eq!(on.ok, !cut, "{} {on:?}", context());
                    assert_eq!(
                        matches!(on.reason, Some(Reason::AverageOpen { .. })),
                        !cut,
                        "{}",
                        context()
                    );
                    cuts += usize::from(cut);
                    open += usize::from(!cut);
                }
                Decision::Bound => assert!(!chance, "{}", context()),
                Decision::Next => {}
                _ => panic!("{}", context()),
            }
        }
        let asked = |node: usize| {
            let before = course
                .questions
                .iter()
                .filter(|question| question.ask == Decision::Next);
            before
                .map(|question| task.tree.end(question.child) as usize)
                .any(|after| after == node)
        };
        // Of the edges of a chance node that are cut the first is decided by a question.
        for &node in &search.cut {
            let parent = task.tree.parent(node as u32).expect("it has a parent");
            let first = search
                .cut
                .iter()
                .find(|&&cut| task.tree.parent(cut as u32) == Some(parent));
            assert!(
                first != Some(&node) || asked(node),
                "{node} {}",
                sketch.text()
            );
        }
    }
    assert!(cuts > 10 && open > 10, "{cuts} {open}");
}

#[test]
fn trees_with_chance_are_drawn() {
    for (seed, rules) in (0..60).zip(
        [
            MINIMAX,
            TEXTBOOK,
            Rules {
                values: Some(Window::new(0.0, 20.0)),
                ..TEXTBOOK
            },
            Rules {
                values: Some(Window::new(0.0, f64::INFINITY)),
                ..TEXTBOOK
            },
        ]
        .into_iter()
        .cycle(),
    ) {
        let wish = Wish {
            seed,
            chance: true,
            ..Wish::default()
        };
        let drawn = secateur::exercise::draw(&wish, Player::Max, rules, &Questions::default())
            .expect("a tree");
        let tree = tree(&drawn.text);
        assert!(
            tree.chance().is_some() && !drawn.tells.is_empty(),
            "{drawn:?}"
        );
        assert!(
            rules.values.is_none() || drawn.tells.contains(&Mistake::Minimax),
            "{drawn:?}"
        );
        let within = |value: f64| {
            rules
                .values
                .is_none_or(|Window { alpha, beta }| (alpha..=beta).contains(&value))
        };
        assert!(tree.nodes().filter_map(|node| tree.value(node)).all(within));
    }
}

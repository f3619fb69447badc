//! Statements about alpha–beta: a true one has no counter-example among all small trees, and a false one has. A plain
//! recursion decides as well whether a tree is a counter-example.

mod recursion;

use secateur::exercise::answer::Answers;
use secateur::exercise::construct::statement::{ALL, REASONS, Statement, StatementName};
use secateur::exercise::grade;
use secateur::exercise::questions::Questions;
use secateur::exercise::reading::ReadingError;
use secateur::exercise::reason::Reason;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Verdict};
use secateur::opening::options::OptionError;
use secateur::search::Rules;
use secateur::source::notation::parse;
use secateur::tree::Player;
use serde_json::{Value, json};
use ts_rs::{Config, TS};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use recursion::{Tree, holds, small};

use crate::common;
use crate::common::native_or_wasm;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::rules::STRICT;
use crate::common::settings::{setting, settings};

fn task(tree: &Tree, root: Player) -> Task {
    Task::new(parse(&tree.text(), root).expect("a tree"), Rules::default())
}

#[test]
fn the_names_of_statements_are_those_declared_for_claims() {
    let names = ALL.map(|statement| format!("\"{}\"", statement.name));
    assert_eq!(StatementName::inline(&Config::new()), names.join(" | "));
}

#[test]
fn no_small_tree_refutes_a_true_statement_and_the_search_agrees_with_a_recursion() {
    let mut refuted = [0; ALL.len()];
    for tree in small(5) {
        for root in [Player::Max, Player::Min] {
            let task = task(&tree, root);
            for (at, statement) in ALL.iter().enumerate() {
                let expected = holds(statement.name, &tree, root == Player::Max);
                let text = || format!("{} {root:?} {}", statement.name, tree.text());
                assert_eq!(statement.holds(&task), Some(expected), "{}", text());
                assert!(expected || !statement.is_true(), "{}", text());
                refuted[at] += usize::from(!expected);
            }
        }
    }
    for (statement, refuted) in ALL.iter().zip(refuted) {
        assert!(statement.is_true() || refuted > 0, "{}", statement.name);
    }
    assert!(ALL.iter().filter(|statement| statement.is_true()).count() > 8);
    assert!(ALL.iter().filter(|statement| !statement.is_true()).count() > 8);
}

#[test]
fn no_large_random_tree_refutes_a_true_statement() {
    const LARGE: Kind = STATIC.sized(60, 7);
    let mut random = Random::new(284);
    for _ in 0..native_or_wasm(2_000, 100) {
        let tree = random.tree(LARGE);
        let task = Task::new(tree, Rules::default());
        for statement in ALL.iter().filter(|statement| statement.is_true()) {
            let holds = statement.holds(&task);
            assert!(holds != Some(false), "{} {task:?}", statement.name);
        }
    }
}

fn asked(task: &Task, statement: &Statement) -> Questions {
    let options = json!({ "ask": "statement", "goal": statement.name });
    Questions::of(task, &settings(&options)).expect("it is asked")
}

fn graded(task: &Task, statement: &Statement, holds: Value, why: Value) -> Grade {
    let answers = json!([{ "ask": "statement", "given": holds }, { "ask": "why", "given": why }]);
    let answers = Answers::read(task, &setting(&answers)).expect("answers");
    grade(task, &asked(task, statement), &answers)
}

#[test]
fn a_true_statement_needs_a_reason_and_a_false_one_a_tree() {
    for root in ["", "MIN"] {
        let tree = common::tree(&format!("{root}((3 12 8) (2 4 6))"));
        let task = Task::new(tree, Rules::default());
        for statement in &ALL {
            let key = graded(&task, statement, Value::Null, Value::Null);
            let expected: Vec<Value> = key
                .items
                .iter()
                .map(|item| serde_json::to_value(&item.expected).expect("plain"))
                .collect();
            let [holds, why] = expected.as_slice() else {
                panic!("{key:?}")
            };
            assert_eq!(*holds, json!(statement.is_true()));
            assert_eq!(key.max, 2, "{} {root} {key:?}", statement.name);
            let right = graded(&task, statement, holds.clone(), why.clone());
            assert_eq!(right.points, 2, "{} {right:?}", statement.name);
            let other = graded(&task, statement, json!(!statement.is_true()), why.clone());
            assert_eq!(other.points, 1, "{} {other:?}", statement.name);
            let reason = match statement.is_true() {
                true => Reason::Proved,
                false => Reason::Refuted,
            };
            assert_eq!(other.items[0].reason, Some(reason));
            for reason in REASONS {
                let given = graded(&task, statement, holds.clone(), json!(reason));
                let shown = statement.shown_by(reason);
                assert_eq!(given.items[1].ok, shown, "{} {reason}", statement.name);
                let why = given.items[1].reason.clone();
                assert_eq!(why, (!shown).then_some(Reason::OtherReason));
            }
            // A tree on which the statement holds is no counter-example.
            let flat = graded(&task, statement, holds.clone(), json!("(1 2)"));
            assert_eq!(flat.items[1].reason, Some(Reason::HoldsThere));
        }
    }
}

#[test]
fn counter_examples_that_prove_nothing_are_rejected_with_a_reason() {
    let task = Task::new(common::tree("((3 5) (2 9))"), Rules::default());
    let statement = &ALL[1];
    let unread = (Verdict::Unread, Some(ReadingError::NoTree.into()));
    let unknown = (Verdict::Wrong, Some(Reason::UnknownMet));
    for (given, expected) in [
        ("((3 5", unread.clone()),
        ("?(3 5)", unread),
        ("because", unknown.clone()),
        ("((x 5) 3)", unknown),
        ("((3 5) (2 9) (4 8))", (Verdict::Right, None)),
    ] {
        let grade = graded(&task, statement, json!("false"), json!(given));
        let why = &grade.items[1];
        assert_eq!((why.verdict, why.reason.clone()), expected, "{given}");
    }
    let unread = graded(&task, statement, json!("perhaps"), Value::Null);
    assert_eq!(unread.items[0].verdict, Verdict::Unread);
}

#[test]
fn statements_are_about_textbook_alpha_beta() {
    let options = settings(&json!({ "ask": "statement" }));
    let refused = |rules| {
        let task = Task::new(common::tree("((3 5) (2 9))"), rules);
        matches!(Questions::of(&task, &options), Err(OptionError::BadOption { option, .. }) if option == "ask")
    };
    assert!(!refused(Rules::default()));
    assert!(refused(STRICT));
    assert!(refused(Rules::default().minimax()));
    let chance = Task::new(common::tree("?(3 5)"), Rules::default());
    assert!(Questions::of(&chance, &options).is_err());
    let other = settings(&json!({ "ask": "statement", "goal": "deep" }));
    let task = Task::new(common::tree("(3 5)"), Rules::default());
    assert!(Questions::of(&task, &other).is_err());
}

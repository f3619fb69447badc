//! Trees that students make: each goal is checked on the trace of the search and by an independent
//! run.

use secateur::exercise::construct::MOST;
use secateur::exercise::construct::target::TARGETS;
use secateur::exercise::grade;
use secateur::exercise::questions::Field;
use secateur::exercise::questions::Questions;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Item, Verdict};
use secateur::opening::options::{OptionError, Setting};
use secateur::search::{Bounds, Cut, Returns, Rules, Window};
use secateur::source::notation::print;
use secateur::trace::Trace;
use secateur::trace::event::{Cutoff, Event, EventDetails};
use secateur::tree::{GameTree, NodeId};
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::oracle::{Node, record, simple};
use super::sheet::{answered, asked, key_of, task};
use crate::common;
use crate::common::native_or_wasm;
use crate::common::random::{Kind, Random, STATIC};
use crate::common::rules::{MINIMAX, SHALLOW, TEXTBOOK};
use crate::common::settings::settings;

/// How many trees are tried.
const TREES: usize = native_or_wasm(2_000, 200);

const SMALL: Kind = STATIC.sized(30, 6);

/// The graded item for a tree that was made.
fn judged(task: &Task, goal: &str, text: &str) -> Item {
    let questions = asked(&format!("ask: construct; goal: {goal}"));
    let grade = answered(task, &questions, "construct", Setting::Text(text.into()));
    let [item] = grade.items.as_slice() else {
        panic!("{:?}", grade.items);
    };
    assert_eq!(item.field, Field::Construct);
    item.clone()
}

/// The question, as the grader takes it.
fn possible(task: &Task, goal: &str) -> Result<Questions, OptionError> {
    let asked = json!({ "ask": "construct", "goal": goal });
    Questions::of(task, &settings(&asked))
}

/// The verdict and the key of the reason.
fn verdict_of(item: &Item) -> (Verdict, String) {
    (item.verdict, key_of(&item.reason))
}

/// The cutoffs of a search that prune something, each with the node that cuts.
fn cutoffs(tree: &GameTree, rules: Rules) -> Vec<(NodeId, Cutoff)> {
    let trace = Trace::record(tree.clone(), rules);
    let cutoff = |event: Event| match event.details {
        EventDetails::Cutoff(cutoff) if cutoff.pruned > 0 => Some((event.node, cutoff)),
        _ => None,
    };
    trace.iter().filter_map(cutoff).collect()
}

/// Whether a tree reaches a goal, by the definitions in the documents.
fn reached(tree: &GameTree, rules: Rules, goal: &str) -> bool {
    let root = simple(tree);
    let count = |root: &Node, rules: Rules| record(root, &rules).leaves.len();
    let leaves = |rules: Rules| count(&root, rules);
    let further = |plies| {
        cutoffs(tree, rules).iter().any(|(node, cutoff)| {
            let is_deep =
                |holder| common::depth(tree, *node) - common::depth(tree, holder) >= plies;
            cutoff.holder.is_some_and(is_deep)
        })
    };
    let cut = |cut| Rules { cut, ..rules };
    let bounds = |bounds| Rules { bounds, ..rules };
    let returns = |returns| Rules {
        returns,
        ..cut(Cut::Pass)
    };
    match goal {
        "deep" => further(2),
        "deeper" => further(4),
        "strict" => leaves(cut(Cut::Pass)) > leaves(cut(Cut::Reach)),
        "shallow" => leaves(bounds(Bounds::Shallow)) > leaves(bounds(Bounds::Deep)),
        "hard" => leaves(returns(Returns::Hard)) > leaves(returns(Returns::Soft)),
        "reversed" => leaves(rules) > count(&root.mirrored(), rules),
        other => panic!("{other}"),
    }
}

#[test]
fn a_tree_is_accepted_if_its_search_reaches_the_goal() {
    let mut random = Random::new(31);
    let start = common::tree("(1 2)");
    let mut right = [0; TARGETS.len()];
    for _ in 0..TREES {
        let tree = random.tree(SMALL);
        let rules = Rules {
            depth: None,
            ..random.rules(&tree)
        };
        let text = print(&tree);
        if !rules.bounded() || tree.len() > MOST {
            continue;
        }
        let task = Task::new(start.clone(), rules);
        for (at, target) in TARGETS.iter().enumerate() {
            let item = judged(&task, target.name, &text);
            let reaches = reached(&tree, rules, target.name);
            assert_eq!(item.ok, reaches, "{} {rules:?} {text}", target.name);
            assert_eq!(item.reason.is_none(), reaches, "{} {text}", target.name);
            right[at] += usize::from(reaches);
        }
    }
    assert!(right.iter().all(|&number| number >= 5), "{right:?}");
}

#[test]
fn the_answer_key_has_a_correct_tree_for_either_player_at_the_root() {
    for target in TARGETS {
        for start in ["MAX(1 2)", "MIN(1 2)"] {
            let task = task(start, TEXTBOOK);
            let text = target.example(&task).expect("an example");
            assert_eq!(judged(&task, target.name, &text).verdict, Verdict::Right);
            let asked = possible(&task, target.name).expect("a goal");
            let empty = grade(&task, &asked, &Default::default());
            assert_eq!((empty.points, empty.max), (0, 1));
            assert!(empty.items[0].expected.is_some());
            assert!(empty.items[0].step.is_none());
        }
    }
}

#[test]
fn a_rejected_tree_gets_the_reason_why_it_misses_the_goal() {
    let task = task("(1 2)", TEXTBOOK);
    let cases = [
        ("deep", "((3 12) (2 4))", Verdict::Wrong, "held-by-parent"),
        ("deep", "((3 12) (4 2))", Verdict::Wrong, "last-child"),
        ("deep", "((3 12) (4 5))", Verdict::Wrong, "no-cutoff"),
        ("deep", "(5 (((4) 3) 2))", Verdict::Wrong, "nothing-left"),
        ("deeper", "(5 (((4 9) 3) 2))", Verdict::Wrong, "held-near"),
        ("strict", "((3 12) (4 5))", Verdict::Wrong, "no-tie"),
        ("strict", "((5 8) (8 5))", Verdict::Wrong, "same-leaves"),
        (
            "reversed",
            "((5 8) (2 1 9))",
            Verdict::Wrong,
            "fewer-leaves",
        ),
        ("deep", "(1 x)", Verdict::Wrong, "unknown-met"),
        ("deep", "(1 2", Verdict::Unread, "no-tree"),
        ("deep", "", Verdict::Missing, ""),
    ];
    for (goal, text, verdict, reason) in cases {
        let found = verdict_of(&judged(&task, goal, text));
        assert_eq!(found, (verdict, reason.into()), "{goal} {text}");
    }
    let wide = format!("({})", "1 ".repeat(MOST));
    let found = verdict_of(&judged(&task, "deep", &wide));
    assert_eq!(found, (Verdict::Unread, "tree-too-large".into()));
    let long = format!("(1 2) # {}", "long ".repeat(2_000));
    assert_eq!(judged(&task, "deep", &long).verdict, Verdict::Unread);
    // By a window of the root no node holds the bound.
    let window = Rules {
        window: Window::new(f64::NEG_INFINITY, 4.0),
        ..TEXTBOOK
    };
    let task = Task::new(common::tree("(1 2)"), window);
    let found = verdict_of(&judged(&task, "deep", "(5 6)"));
    assert_eq!(found, (Verdict::Wrong, "held-by-window".into()));
}

#[test]
fn a_goal_without_a_known_tree_is_refused() {
    let goal = |rules: Rules, goal: &str| possible(&task("(1 2)", rules), goal).map(|_| ());
    assert_eq!(goal(TEXTBOOK, "deep"), Ok(()));
    let Err(OptionError::BadOption {
        option,
        found,
        expected,
    }) = goal(SHALLOW, "deep")
    else {
        panic!("a possible goal");
    };
    assert_eq!((option.as_str(), found.as_str()), ("goal", "'deep'"));
    assert_eq!(expected, "'strict' | 'shallow' | 'reversed'");
    assert!(goal(MINIMAX, "deep").is_err());
}

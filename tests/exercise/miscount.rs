//! Wrong numbers of leaves, and the mistakes that give them, compared with searches that make them.

use std::collections::BTreeMap;

use secateur::exercise::grade;
use secateur::exercise::questions::{Field, Questions};
use secateur::exercise::reason::Reason;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Verdict;
use secateur::opening::options::Setting;
use secateur::search::{Mistake, Rules};
use secateur::source::notation::print;
use secateur::trace::Trace;
use secateur::tree::GameTree;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::sheet::{faults, graded, read, task};
use crate::common::drawn::AIMA;
use crate::common::native_or_wasm;
use crate::common::random::{Random, STATIC};
use crate::common::rules::{SHALLOW, TEXTBOOK};
use crate::common::settings::answer_to;

const TREES: usize = native_or_wasm(2_000, 300);

/// The reason why a sheet has a wrong number of leaves, and the mistake that it names.
fn reason_of(task: &Task, asked: &str, sheet: &str) -> (String, Option<Mistake>) {
    let grade = graded(task, asked, sheet);
    let faults = faults(task, &grade);
    let fault = faults
        .iter()
        .find_map(|fault| fault.strip_prefix("tree count wrong "));
    let fits = grade.items.iter().find_map(|item| match item.reason {
        Some(Reason::Fits { mistake }) => Some(mistake),
        _ => None,
    });
    (fault.unwrap_or_default().into(), fits)
}

#[test]
fn a_wrong_number_of_leaves_is_attributed_to_the_one_mistake_that_gives_it() {
    let textbook = task(AIMA, TEXTBOOK);
    let of = |task, number: usize| reason_of(task, "ask: count", &format!("count {number}"));
    let other = ("other-count".to_string(), None);
    let fits = |mistake| ("fits".to_string(), Some(mistake));
    assert_eq!(of(&textbook, 9), fits(Mistake::Minimax));
    assert_eq!(of(&textbook, 11), ("counted-nodes".into(), None));
    assert_eq!(of(&textbook, 2), ("counted-pruned".into(), None));
    assert_eq!(of(&textbook, 6), ("left-out-cutting".into(), None));
    assert_eq!(of(&textbook, 40), other);

    // At C the value only equals the bound: with the other cut test 7 leaves are evaluated, not 5. There are 9 nodes
    // that are entered, and 9 leaves.
    let tie = task("((3 12 8) (3 4 6) (1 5 2))", TEXTBOOK);
    assert_eq!(of(&tie, 7), fits(Mistake::OtherCutTest));
    assert_eq!(of(&tie, 9), other, "two mistakes give it");

    // From right to left 10 leaves are evaluated, not 9.
    let slip = task("(((5 6) (7 4) 9) ((2 8) (1 3)) (4 (9 2)))", TEXTBOOK);
    assert_eq!(of(&slip, 10), other, "one more is no sign of a mistake");
}

#[test]
fn answers_that_are_right_are_evidence_against_a_mistake() {
    let asked = "ask: values cuts count";
    let right = "A value 3\nB value 3\nC value 2\nD value 2\nC.1 cut\nC.2 cut";
    let textbook = task(AIMA, TEXTBOOK);
    let all = reason_of(&textbook, asked, &format!("{right}\ncount 9"));
    assert_eq!(all, ("beyond-cut".into(), None), "the student does cut");
    let uncut = reason_of(&textbook, asked, "A value 3\nB value 3\ncuts none\ncount 9");
    assert_eq!(uncut, ("fits".into(), Some(Mistake::Minimax)));

    let tie = task("((3 12 8) (3 4 6) (1 5 2))", TEXTBOOK);
    let cuts = "C.1 cut\nC.2 cut\nD.1 cut\nD.2 cut\ncount 7";
    let (reason, _) = reason_of(&tie, asked, cuts);
    assert_eq!(reason, "other-count", "the student cuts at a tie");
    // The count follows from the edges that are cut.
    let grade = graded(&tie, asked, "D.1 cut\nD.2 cut\ncount 7");
    let count = grade.items.iter().find(|item| item.field == Field::Count);
    assert_eq!(count.map(|item| item.verdict), Some(Verdict::Follows));
}

/// How many nodes a search by some rules evaluates, and how many it enters.
fn counted(tree: &GameTree, rules: &Rules) -> Option<(usize, usize)> {
    let trace = Trace::record(tree.clone(), *rules);
    trace.outcome().ok()?;
    let counts = trace.counts(trace.steps());
    Some((counts.evaluated as usize, counts.entered as usize))
}

/// The mistakes of the rules that make a search count otherwise.
const OF_RULES: [Mistake; 4] = [
    Mistake::Minimax,
    Mistake::OtherCutTest,
    Mistake::ShallowBounds,
    Mistake::DeepBounds,
];

#[test]
fn the_mistake_named_gives_the_number_and_each_is_named() {
    let mut random = Random::new(77);
    let mut named: BTreeMap<String, usize> = BTreeMap::new();
    for number in 0..TREES {
        let tree = random.tree(STATIC.sized(30, 5));
        let rules = match number % 3 {
            0 => SHALLOW,
            1 => TEXTBOOK,
            _ => random.rules(&tree),
        };
        let Some((leaves, entered)) = counted(&tree, &rules) else {
            continue;
        };
        let by = |mistake: Mistake| {
            let rules = mistake.rules(&rules)?;
            counted(&tree, &rules).map(|(leaves, _)| leaves)
        };
        let numbers: Vec<usize> = OF_RULES.into_iter().filter_map(by).collect();
        let others = [entered, leaves + 1, leaves.saturating_sub(1)];
        for given in numbers.iter().copied().chain(others) {
            let task = Task::new(tree.clone(), rules);
            let about = format!("{given} {} {rules:?}", print(&tree));
            let answers = vec![answer_to("count", Setting::Number(given as f64))];
            let answers = read(&task, answers).expect("a shape");
            let asked = Questions {
                count: true,
                ..Questions::NOTHING
            };
            let item = grade(&task, &asked, &answers).items.remove(0);
            assert_eq!(item.verdict == Verdict::Right, given == leaves, "{about}");
            let Some(reason) = item.reason else { continue };
            let all = by(Mistake::Minimax).unwrap_or(leaves);
            match reason {
                Reason::CountedNodes => assert_eq!(given, entered, "{about}"),
                Reason::CountedPruned => assert_eq!(given, all - leaves, "{about}"),
                Reason::LeftOutCutting => assert!(given < leaves, "{about}"),
                Reason::Fits { mistake } if OF_RULES.contains(&mistake) => {
                    assert_eq!(by(mistake), Some(given), "{mistake:?} {about}");
                }
                Reason::Fits { .. } | Reason::OtherCount => {}
                other => panic!("{other:?} {about}"),
            }
            let key = serde_json::to_string(&reason).expect("plain");
            *named.entry(key).or_default() += 1;
        }
    }
    let least = TREES / 100;
    for key in [
        r#"{"key":"counted-nodes"}"#,
        r#"{"key":"counted-pruned"}"#,
        r#"{"key":"left-out-cutting"}"#,
        r#"{"key":"fits","mistake":"minimax"}"#,
        r#"{"key":"fits","mistake":"other-cut-test"}"#,
        r#"{"key":"fits","mistake":"shallow-bounds"}"#,
        r#"{"key":"fits","mistake":"deep-bounds"}"#,
    ] {
        let count = named.get(key).copied().unwrap_or(0);
        assert!(count > least, "{key} {named:?}");
    }
}

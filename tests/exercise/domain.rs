//! Unknown values with a known bound: a condition covers only their possible values, as checked by the independent
//! runs.

use secateur::exercise::condition::holding::Holding;
use secateur::exercise::condition::plane::Plane;
use secateur::exercise::condition::question::{About, ConditionQuestion};
use secateur::exercise::content::Content;
use secateur::exercise::verdict::Verdict;
use secateur::search::Rules;
use secateur::source::notation::print;
use secateur::tree::NodeId;
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::oracle::{Node, Record};
use super::plane::{asked, asked_of, graded, holds};
use super::sheet::task;
use super::unknown::{Bound, case};
use crate::common::native_or_wasm;
use crate::common::random::Random;

const TREES: usize = native_or_wasm(1_000, 50);

/// The value by plain minimax.
fn minimax(node: &Node) -> f64 {
    let values = node.children.iter().map(minimax);
    match (node.value, node.max) {
        (Some(value), _) if node.children.is_empty() => value,
        (_, true) => values.fold(f64::NEG_INFINITY, f64::max),
        (_, false) => values.fold(f64::INFINITY, f64::min),
    }
}

#[test]
fn a_condition_on_one_bounded_value_covers_only_its_possible_values() {
    let mut random = Random::new(61);
    let (mut certain, mut decided) = ([0; 2], 0);
    for _ in 0..TREES {
        let case = case(&mut random, 1, true);
        let possible = case.possible(0);
        let records: Vec<Record> = possible.iter().map(|&x| case.record(&[x])).collect();
        for question in asked_of(&case.task) {
            let Some(holding) = Holding::of(&case.task, question) else {
                continue;
            };
            let all: Vec<bool> = records.iter().map(|run| holds(run, question)).collect();
            let about = || format!("{} {question:?}", print(&case.task.tree));
            for (&x, &holds) in possible.iter().zip(&all) {
                assert_eq!(holding.holds.contains(x), holds, "{} {x}", about());
            }
            let (all, none) = (all.iter().all(|&holds| holds), !all.contains(&true));
            // Of two moves of equal value either may be called the best.
            if question.about == About::Unseen {
                assert_eq!(holding.turns(), !all && !none, "{}", about());
            }
            // The answer says whether the condition holds always, never or for some values.
            let content = Content::from(holding.holds);
            assert_eq!(content == Content::Flag(true), all, "{}", about());
            assert_eq!(content == Content::Flag(false), none, "{}", about());
            certain[usize::from(all)] += usize::from(all || none);
            decided += usize::from(!all && !none);
        }
    }
    assert!(
        certain.iter().all(|&count| count > TREES / 10),
        "{certain:?}"
    );
    assert!(decided > TREES / 10, "{decided}");
}

#[test]
fn the_values_of_the_root_lie_between_those_at_the_ends_of_the_unknowns() {
    let mut random = Random::new(62);
    let mut ends = [0; 4];
    for number in 0..TREES {
        let case = case(&mut random, 1 + number % 4, true);
        let question = ConditionQuestion {
            about: About::Root,
            ..ConditionQuestion::default()
        };
        let holds = Holding::of(&case.task, question).expect("an answer").holds;
        let about = || format!("{} {holds:?}", print(&case.task.tree));
        for _ in 0..20 {
            let values: Vec<f64> = (0..case.unknown.len())
                .map(|at| random.pick(&case.possible(at)))
                .collect();
            assert!(holds.contains(minimax(&case.with(&values))), "{}", about());
        }
        let far = 1e9;
        let ended = |low: bool| {
            let end = |(_, bound): &(NodeId, Option<Bound>)| match bound {
                Some(bound) if bound.least == low => bound.at,
                _ if low => -far,
                _ => far,
            };
            let values: Vec<f64> = case.unknown.iter().map(end).collect();
            minimax(&case.with(&values))
        };
        let found = [holds.from, holds.to].map(|end| end.clamp(-far, far));
        assert_eq!([ended(true), ended(false)], found, "{}", about());
        let kind = usize::from(holds.from.is_finite()) + 2 * usize::from(holds.to.is_finite());
        ends[kind] += 1;
    }
    // Each value has one bound, and on one leaf a plan of MAX and a plan of MIN meet.
    assert_eq!(ends[0], 0);
    assert!(
        ends[1..].iter().all(|&count| count > TREES / 100),
        "{ends:?}"
    );
}

#[test]
fn a_condition_on_two_bounded_values_covers_only_their_possible_points() {
    let mut random = Random::new(63);
    let mut of_both = 0;
    for _ in 0..TREES / 3 {
        let case = case(&mut random, 2, true);
        let possible = [case.possible(0), case.possible(1)];
        for question in asked_of(&case.task) {
            let Some(plane) = Plane::of(&case.task, question) else {
                continue;
            };
            of_both += usize::from(plane.holds.is_about_both());
            for _ in 0..30 {
                let at = [random.pick(&possible[0]), random.pick(&possible[1])];
                let about = || format!("{} {question:?} {at:?}", print(&case.task.tree));
                let expected = holds(&case.record(&at), question);
                assert_eq!(plane.holds.contains(at), expected, "{}", about());
            }
        }
    }
    assert!(of_both > TREES / 50, "{of_both}");
}

#[test]
fn an_answer_may_claim_anything_about_impossible_values() {
    // E is left after x, if x ≤ 3.
    let about = |leaf: &str, given: &str| {
        let tree = format!("A(B(3 12 8) C({leaf} E(4 6)) D(14 5 2))");
        let task = task(&tree, Rules::default());
        let questions = asked(&task, json!({ "node": "E" })).expect("a question");
        let grade = graded(&task, &questions, given);
        (grade.items[0].verdict, grade.items[0].expected.clone())
    };
    let certain = |flag| Some(Content::Flag(flag));
    for leaf in ["x≥4", "x>=4", "≥4", "F=x≥4", "F:>=4"] {
        let never = (Verdict::Right, certain(false));
        assert_eq!(about(leaf, "never"), never, "{leaf}");
        assert_eq!(about(leaf, "x ≤ 3").0, Verdict::Right, "{leaf}");
        assert_eq!(about(leaf, "x ≤ 4").0, Verdict::Wrong, "{leaf}");
    }
    for leaf in ["x≤3", "x<=3", "≤2.5", "x≤−1"] {
        let always = (Verdict::Right, certain(true));
        assert_eq!(about(leaf, "always"), always, "{leaf}");
    }
    for leaf in ["x≥2", "x≤9"] {
        let (verdict, expected) = about(leaf, "x ≤ 3");
        assert!(verdict == Verdict::Right && matches!(expected, Some(Content::Interval(_))));
        assert_eq!(about(leaf, "always").0, Verdict::Wrong, "{leaf}");
    }
}

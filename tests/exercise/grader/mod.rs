//! The grader compared with an independent one, on random trees under all rules.

mod case;
mod mistakes;

pub use case::{Case, graded};
pub use mistakes::confused;

use secateur::exercise::content::Content;
use secateur::exercise::questions::{Field, Questions};
use secateur::exercise::verdict::{Item, Verdict};
use secateur::explain::view::View;
use secateur::source::notation::print;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use self::case::{case, corrupt, result_of};
use super::oracle::{self, Sheet, record};
use crate::common::random::Random;
/// How many trees are graded.
const TREES: usize = 6_000;

#[test]
fn the_grader_agrees_with_an_independent_one() {
    let mut random = Random::new(14);
    for number in 0..TREES {
        let case = case(&mut random);
        let rules = &case.task.rules;
        let right = record(&case.root, rules);
        let full = right.sheet(&case.root, &case.ask);
        let grade = graded(&mut random, &case, &full);
        let text = print(&case.task.tree);
        let about = || format!("tree {number}: {text} {:?} {:?}", case.ask, case.task.rules);
        assert_eq!(grade.points, grade.max, "{} {grade:?}", about());
        assert_eq!((grade.first, grade.likely), (None, None), "{}", about());
        let right_one = |item: &Item| item.verdict == Verdict::Right;
        assert!(grade.items.iter().all(right_one), "{}", about());

        let mut corrupted = full.clone();
        let times = 1 + random.below(5);
        corrupt(&mut random, &case, &mut corrupted, times);
        let grade = self::graded(&mut random, &case, &corrupted);
        let result = result_of(&grade);
        let expected = oracle::grade(&case.root, rules, &case.ask, &corrupted);
        assert_eq!(result, expected, "{} {corrupted:?}", about());
        let costs = grade.first.is_none() || result.points < result.max;
        assert!(costs, "a mistake costs no point: {} {corrupted:?}", about());

        let strict = Case {
            questions: Questions {
                follow: false,
                ..case.questions
            },
            ..case
        };
        let without = self::graded(&mut random, &strict, &corrupted);
        assert!(
            without.points <= result.points,
            "tree {number}: points for following answers lower the score"
        );
        let empty = self::graded(&mut random, &strict, &Sheet::default());
        // The sheets of this test always answer which move is best.
        let best = empty.items.iter().find(|item| item.field == Field::Move);
        let best = best.filter(|_| right.best.is_none());
        let expected = (best.map_or(0, |item| item.of), grade.max);
        let found = (empty.points, empty.max);
        assert_eq!(found, expected, "tree {number}: {:?}", strict.task);
    }
}

#[test]
fn one_wrong_number_is_found_at_its_node() {
    let mut random = Random::new(15);
    for number in 0..TREES / 10 {
        let mut case = case(&mut random);
        case.questions.values = true;
        case.ask.values = true;
        let right = record(&case.root, &case.task.rules);
        let mut sheet = right.sheet(&case.root, &case.ask);
        let Some((&node, &value)) = sheet.values.iter().next_back() else {
            continue;
        };
        sheet.values.insert(node, value + 0.5);
        let grade = graded(&mut random, &case, &sheet);
        let first = &grade.items[grade.first.expect("a mistake")];
        let place = (first.node, first.field, first.step);
        let step = right.nodes[&node].left;
        let expected = (Some(node as u32), Field::Value, Some(step));
        assert_eq!(place, expected, "tree {number}: {:?}", case.task);
        let (found, expected) = ((grade.wrong, grade.points), (1, grade.max - first.of));
        assert_eq!(found, expected, "tree {number}: {grade:?}");
    }
}

#[test]
fn a_wrong_value_with_consistent_consequences_costs_only_its_own_box() {
    let mut random = Random::new(16);
    let mut earlier = 0;
    for number in 0..TREES {
        let mut case = case(&mut random);
        (case.questions.values, case.ask.values) = (true, true);
        (case.questions.cuts, case.ask.cuts) = (true, true);
        (case.questions.follow, case.ask.follow) = (true, true);
        let right = record(&case.root, &case.task.rules);
        let nodes: Vec<usize> = right.nodes.keys().copied().collect();
        if nodes.is_empty() {
            continue;
        }
        let node = random.pick(&nodes);
        let value = right.nodes[&node].value + random.pick(&[-100.0, -1.5, 0.5, 100.0]);
        let own = oracle::with_wrong_value(&case.root, &case.task.rules, &case.ask, node, value);
        let mut sheet = own.sheet(&case.root, &case.ask);
        sheet.values.insert(node, value);
        let grade = graded(&mut random, &case, &sheet);
        earlier += usize::from(right.nodes.keys().any(|node| !own.nodes.contains_key(node)));
        let mut items = grade.items.iter();
        let wrong = items.find(|item| item.verdict == Verdict::Wrong);
        let expected = (1, grade.max - wrong.expect("one is wrong").of);
        assert_eq!(
            (grade.wrong, grade.points),
            expected,
            "tree {number}: {} {:?} {value} at {node} {sheet:?} {grade:?}",
            print(&case.task.tree),
            case.task.rules
        );
    }
    assert!(
        earlier > 100,
        "{earlier} wrong values prune a node of the search"
    );
}

/// The same sheet from the side to move: at MIN nodes numbers are negated, and α and β change places.
fn mirrored(case: &Case, sheet: &Sheet) -> Sheet {
    let mut other = sheet.clone();
    let negated = |list: &Vec<f64>| list.iter().map(|number| 0.0 - number).collect::<Vec<f64>>();
    for node in case.root.all().into_iter().filter(|node| !node.max) {
        let id = &node.id;
        if let Some(value) = other.values.get_mut(id) {
            *value = 0.0 - *value;
        }
        if let Some(range) = other.ranges.get_mut(id) {
            *range = (0.0 - range.1, 0.0 - range.0);
        }
        let (alpha, beta) = (other.alphas.remove(id), other.betas.remove(id));
        other.alphas.extend(beta.map(|beta| (*id, negated(&beta))));
        other
            .betas
            .extend(alpha.map(|alpha| (*id, negated(&alpha))));
    }
    other
}

#[test]
fn a_sheet_in_the_view_of_the_side_to_move_gets_the_same_grade() {
    let mut random = Random::new(19);
    for number in 0..TREES / 10 {
        let case = case(&mut random);
        let right = record(&case.root, &case.task.rules);
        let mut sheet = right.sheet(&case.root, &case.ask);
        let times = random.below(5);
        corrupt(&mut random, &case, &mut sheet, times);
        let from_max = graded(&mut random, &case, &sheet);
        let sheet = mirrored(&case, &sheet);
        let mover = Case {
            questions: Questions {
                view: View::Mover,
                ..case.questions
            },
            ..case
        };
        let from_mover = graded(&mut random, &mover, &sheet);
        let mut expected = result_of(&from_max);
        let nodes = mover.root.all();
        let is_min = |id: usize| nodes.iter().any(|node| node.id == id && !node.max);
        let named = |(node, field): (Option<usize>, &'static str)| {
            let min = node.is_some_and(is_min);
            match field {
                "alpha" if min => (node, "beta"),
                "beta" if min => (node, "alpha"),
                _ => (node, field),
            }
        };
        let verdicts = expected.verdicts.into_iter();
        expected.verdicts = verdicts
            .map(|(place, judged)| (named(place), judged))
            .collect();
        let about = || format!("tree {number}: {} {:?}", print(&mover.task.tree), mover.ask);
        assert_eq!(result_of(&from_mover), expected, "{}", about());
        assert_eq!(from_mover.likely, from_max.likely, "{}", about());
        // The answer key is from that side too.
        let empty = self::graded(&mut random, &mover, &Sheet::default());
        for item in empty.items.iter().filter(|item| item.field == Field::Value) {
            let id = item.node.expect("a node") as usize;
            let value = right.nodes[&id].value;
            let expected = if is_min(id) { 0.0 - value } else { value };
            let expected = Some(Content::Number(expected));
            assert_eq!(item.expected, expected, "{}", about());
        }
    }
}

//! The values of one unknown leaf for which a condition holds, checked by independent runs with many values.

use secateur::exercise::condition::holding::Holding;
use secateur::exercise::condition::interval::Interval;
use secateur::exercise::condition::question::{About, ConditionQuestion};
use secateur::exercise::task::Task;
use secateur::search::Rules;
use secateur::source::notation::print;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::oracle::{Node, record, simple};
use super::sheet::task;
use crate::common::native_or_wasm;
use crate::common::random::{Kind, Random, STATIC};

/// How many trees are tried.
const TREES: usize = native_or_wasm(1_200, 200);

const SMALL: Kind = STATIC.sized(20, 5);

const INF: f64 = f64::INFINITY;

/// A tree with one unknown leaf, and the same tree with any value of it.
struct Case {
    task: Task,
    known: Node,
    leaf: u32,
    /// Values to try: all numbers of the tree, and some beside them, each once.
    tried: Vec<f64>,
}

fn case(random: &mut Random) -> Case {
    let tree = random.tree(SMALL);
    let rules = random.rules(&tree);
    let leaves: Vec<u32> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let leaf = random.pick(&leaves);
    let numbers = tree.nodes().filter_map(|node| tree.value(node));
    let beside = [0.0, 1e-3, -1e-3, 0.5, -0.5, 1e6, -1e6];
    let mut tried: Vec<f64> = numbers
        .flat_map(|number| beside.map(|away| number + away))
        .collect();
    tried.sort_by(f64::total_cmp);
    tried.dedup();
    Case {
        tried,
        task: Task::new(tree.with_symbol(leaf, "x"), rules),
        known: simple(&tree),
        leaf,
    }
}

impl Case {
    fn with(&self, x: f64) -> Node {
        self.known.with(&[(self.leaf, x)])
    }
}

#[test]
fn a_condition_holds_exactly_for_the_values_confirmed_by_a_search() {
    let mut random = Random::new(41);
    let (mut turns, mut never, mut always) = (0, 0, 0);
    for number in 0..TREES {
        let case = case(&mut random);
        let Case { task, tried, .. } = &case;
        let about = || format!("tree {number}: {} {:?}", print(&task.tree), task.rules);
        let records: Vec<_> = tried
            .iter()
            .map(|&x| (x, record(&case.with(x), &task.rules)))
            .collect();
        for node in task.tree.nodes() {
            let question = ConditionQuestion {
                node: Some(node),
                ..ConditionQuestion::default()
            };
            let condition = Holding::of(task, question).unwrap_or_else(|| panic!("{}", about()));
            let Interval { from, to, .. } = condition.holds;
            let beside = from == -INF || to == INF || condition.holds == Interval::NONE;
            assert!(beside, "{}: bounds on both sides of {node}", about());
            for (x, record) in &records {
                let id = node as usize;
                let seen = record.nodes.contains_key(&id) || record.leaves.contains(&id);
                assert_eq!(
                    condition.holds.contains(*x),
                    !seen,
                    "{} {node} {x}",
                    about()
                );
            }
            turns += usize::from(condition.turns());
            never += usize::from(condition.holds == Interval::NONE);
            always += usize::from(condition.holds == Interval::ALL);
        }
        for node in task.tree.children(0) {
            let question = ConditionQuestion {
                about: About::Best,
                node: Some(node),
                whole: false,
            };
            let condition = Holding::of(task, question).unwrap_or_else(|| panic!("{}", about()));
            for (x, record) in &records {
                let best = record.best == Some(node as usize);
                assert_eq!(condition.holds.contains(*x), best, "{} {node} {x}", about());
            }
        }
    }
    assert!(
        turns > TREES / 4 && never > TREES && always > 0,
        "{turns} {never} {always}"
    );
}

#[test]
fn the_value_of_the_root_is_x_clamped_between_two_numbers() {
    let mut random = Random::new(42);
    for number in 0..TREES {
        let case = case(&mut random);
        let Case { task, tried, .. } = &case;
        let question = ConditionQuestion {
            about: About::Root,
            ..ConditionQuestion::default()
        };
        let Interval { from, to, open } = Holding::of(task, question).expect("one leaf").holds;
        assert_eq!(open, [false, false]);
        for &x in tried {
            let record = record(&case.with(x), &task.rules.minimax());
            let value = record.nodes.get(&0).map_or(x, |root| root.value);
            let text = print(&task.tree);
            assert_eq!(value, x.max(from).min(to), "tree {number}: {text} {x}");
        }
    }
}

#[test]
fn a_condition_has_the_exact_limit_beyond_two_to_the_53() {
    // Beyond 2⁵³ a float does not represent every whole number.
    let task = task(
        "A(9007199254740992 C(x E(9007199254740996 9007199254741000)))",
        Rules::default(),
    );
    let question = ConditionQuestion {
        node: Some(4),
        ..ConditionQuestion::default()
    };
    let unseen = Holding::of(&task, question).expect("an answer");
    assert_eq!(
        unseen.holds,
        Interval::closed(-INF, 9_007_199_254_740_992.0)
    );
}

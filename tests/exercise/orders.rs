//! Orders of the children, and the number of leaves that the search evaluates in each.

use std::collections::BTreeSet;

use secateur::exercise::questions::{OrderGoal, Questions};
use secateur::exercise::task::Task;
use secateur::exercise::{counts, order_with};
use secateur::opening::options::Setting;
use secateur::search::Rules;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::oracle::{Node, record, simple};
use super::sheet::{answered, asked, key_of, task};
use crate::common::arrangements;
use crate::common::random::{Kind, Random, STATIC};

const TINY: Kind = STATIC.sized(11, 4);

/// How many orders a tree has.
fn how_many(node: &Node) -> usize {
    let below: usize = node.children.iter().map(how_many).product();
    (1..=node.children.len()).product::<usize>() * below
}

/// All orders of a tree.
fn orders(node: &Node) -> Vec<Node> {
    let lists = arrangements(node.children.iter().map(orders));
    let order = |children| Node {
        children,
        ..node.clone()
    };
    lists.into_iter().map(order).collect()
}

#[test]
fn the_possible_leaf_counts_are_those_of_all_orders_each_with_an_example() {
    let mut random = Random::new(18);
    for _ in 0..100 {
        let tree = random.tree(TINY);
        let rules = random.rules(&tree);
        let root = simple(&tree);
        if how_many(&root) > 300 {
            continue;
        }
        let all = orders(&root);
        let leaves = |order: &Node| record(order, &rules).leaves.len() as u32;
        let expected: BTreeSet<u32> = all.iter().map(leaves).collect();
        let text = secateur::source::notation::print(&tree);
        let task = Task::new(tree, rules);
        let found = counts(&task).expect("small");
        assert_eq!(BTreeSet::from_iter(found), expected, "{text} {rules:?}");
        for number in 0..12 {
            let order = order_with(&task, number);
            let ids = |order: &Node| -> Vec<u32> {
                order.all().iter().map(|node| node.id as u32).collect()
            };
            let reached = order.map(|order| {
                let same = all.iter().find(|&other| order == ids(other));
                leaves(same.expect("an order"))
            });
            let possible = expected.contains(&number).then_some(number);
            assert_eq!(reached, possible, "{text} {rules:?}");
        }
    }
}

#[test]
fn every_order_that_reaches_the_goal_is_accepted() {
    let task = task("((3 12 8) (2 4 6) (14 5 2))", Rules::default());
    assert_eq!(counts(&task), Some(vec![5, 6, 7, 8, 9]));
    let graded = |goal: &str, order: &[u32]| {
        let questions = asked(&format!("ask: order; goal: {goal}"))
            .settled(&task)
            .expect("small");
        let order = order.iter().map(|&node| Setting::Number(node.into()));
        let grade = answered(&task, &questions, "order", Setting::List(order.collect()));
        (grade.points, key_of(&grade.items[0].reason))
    };
    let given: Vec<u32> = (0..13).collect();
    let best = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 11, 10];
    assert_eq!(graded("fewest", &best), (1, "".into()));
    assert_eq!(graded("fewest", &given), (0, "other-leaves".into()));
    assert_eq!(graded("7", &given), (1, "".into()));
    assert_eq!(graded("7", &given[1..]), (0, "no-order".into()));
    assert_eq!(graded("7", &[0; 13]), (0, "no-order".into()));
    let questions = Questions {
        order: Some(OrderGoal::Most),
        ..Questions::NOTHING
    };
    let refused = self::asked("ask: order; goal: 4").settled(&task);
    let expected = serde_json::to_value(refused.expect_err("no order")).expect("plain");
    assert_eq!(expected["found"], "4");
    assert_eq!(expected["expected"], "5 | 6 | 7 | 8 | 9");
    let wide = self::task(&format!("({})", "1 ".repeat(9)), Rules::default());
    assert!(questions.settled(&wide).is_err());
}

//! Searches with several visits: their values are those of a naive minimax, and their leaves those of the literature.

use crate::common::observer_log::{ObserverCall, entered, log_of};
use crate::common::random::{ALTERNATING, ANY, STATIC, trees};
use crate::common::rules::{PVS, TEXTBOOK, repeating};
use crate::common::{naive, native_or_wasm, tree as parse, uniform};
use secateur::search::{Again, Algorithm, Memory, Observer, Returns, Rules, Window, run};
use secateur::tree::{GameTree, MAX_CALLS, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of trees for each set of rules.
const TREES: usize = native_or_wasm(60, 8);

const SSS: Rules = Rules {
    algorithm: Algorithm::Mtd,
    guess: f64::INFINITY,
    table: Memory::Unlimited,
    ..TEXTBOOK
};
const DUAL: Rules = Rules {
    guess: f64::NEG_INFINITY,
    ..SSS
};

fn value(tree: &GameTree, rules: &Rules) -> f64 {
    run(tree, rules, &mut ()).expect("all values are known")
}

/// The nodes that a search evaluates, with repetitions.
fn evaluated(tree: &GameTree, rules: &Rules) -> Vec<NodeId> {
    let events = log_of(tree, rules).0.into_iter();
    let evaluated = events.filter(|event| matches!(event, ObserverCall::Evaluate { .. }));
    evaluated.map(|event| event.node()).collect()
}

/// The nodes that a search evaluates, each once, in the order of their first evaluations.
fn leaves(tree: &GameTree, rules: &Rules) -> Vec<NodeId> {
    let mut leaves: Vec<NodeId> = Vec::new();
    for leaf in evaluated(tree, rules) {
        if !leaves.contains(&leaf) {
            leaves.push(leaf);
        }
    }
    leaves
}

#[test]
fn the_value_is_that_of_minimax() {
    for (number, rules) in repeating().iter().enumerate() {
        for kind in [ANY, ALTERNATING] {
            let kind = crate::common::random::Kind {
                statics: true,
                ..kind
            };
            for tree in trees(kind, TREES, 300 + number as u64) {
                let expected = naive::minimax(&tree, 0);
                assert_eq!(Some(value(&tree, rules)), expected, "{rules:?}");
            }
        }
    }
}

#[test]
fn with_a_depth_limit_the_value_is_that_of_minimax_to_that_depth() {
    for (number, rules) in repeating().iter().enumerate() {
        for depth in [0, 1, 2, 3] {
            for tree in trees(STATIC, TREES / 4, 500 + number as u64) {
                let limited = Rules {
                    depth: Some(depth),
                    ..*rules
                };
                let expected = naive::limited(&tree, 0, depth);
                assert_eq!(Some(value(&tree, &limited)), expected, "{limited:?}");
            }
        }
    }
}

#[test]
fn on_small_trees_pvs_can_evaluate_more_or_fewer_leaves_than_alpha_beta() {
    let count = |text: &str, rules| evaluated(&parse(text), rules).len();
    let more = "MAX =-1(-1 -1 0)";
    assert_eq!((count(more, &PVS), count(more, &TEXTBOOK)), (4, 3));
    let fewer = "MAX =-2(0 =1(=-1(1 -1) -2))";
    assert_eq!((count(fewer, &PVS), count(fewer, &TEXTBOOK)), (3, 4));
}

/// NegaScout, written from the publication: its evaluated nodes and its value. `from_value`: the second search of a child
/// begins at the value found, as Reinefeld has it; a leaf is searched again like any other child.
struct NegaScout<'a> {
    tree: &'a GameTree,
    from_value: bool,
    evaluated: Vec<NodeId>,
}

impl NegaScout<'_> {
    /// In the view of the side to move, whose own bound is `alpha`.
    fn search(&mut self, node: NodeId, alpha: f64, beta: f64) -> f64 {
        /// A number less than the difference of any two values.
        const EPSILON: f64 = 1e-6;
        let sign = |node| match self.tree.player(node) {
            Player::Max => 1.0,
            Player::Min => -1.0,
        };
        if self.tree.is_leaf(node) {
            self.evaluated.push(node);
            return sign(node) * self.tree.value(node).expect("known");
        }
        let (mut best, mut low) = (f64::NEG_INFINITY, alpha);
        let mut high = beta;
        let children: Vec<NodeId> = self.tree.children(node).collect();
        for (number, child) in children.into_iter().enumerate() {
            let mut value = -self.search(child, -high, -low);
            if value > low && value < beta && number > 0 && high < beta {
                let from = if self.from_value { value } else { low };
                value = -self.search(child, -beta, -from);
            }
            best = best.max(value);
            low = low.max(best);
            if low >= beta {
                break;
            }
            high = beta.min(low + EPSILON);
        }
        best
    }
}

#[test]
fn pvs_evaluates_the_leaves_of_negascout_as_published() {
    let mut other = 0;
    for tree in trees(ALTERNATING, 20 * TREES, 710) {
        let by = |again| {
            let rules = Rules { again, ..PVS };
            let mut published = NegaScout {
                tree: &tree,
                from_value: again == Again::Value,
                evaluated: Vec::new(),
            };
            let sign = if tree.player(0) == Player::Max {
                1.0
            } else {
                -1.0
            };
            let found = sign * published.search(0, f64::NEG_INFINITY, f64::INFINITY);
            assert_eq!(found, value(&tree, &rules));
            assert_eq!(published.evaluated, evaluated(&tree, &rules), "{again:?}");
            published.evaluated.len()
        };
        let [whole, from_value] = [Again::Window, Again::Value].map(by);
        other += usize::from(whole != from_value);
    }
    assert!(other > TREES / 2, "{other}");
}

/// The second search of a child begins at the value that its test has found, or has the window of its parent.
#[test]
fn the_second_search_of_a_child_has_the_window_of_the_rule() {
    for again in [Again::Window, Again::Value] {
        let rules = Rules { again, ..PVS };
        let mut times = 0;
        for tree in trees(ALTERNATING, TREES, 711) {
            let events = log_of(&tree, &rules).0;
            for pair in events.windows(2) {
                let &[
                    ObserverCall::Again { node, value, .. },
                    ObserverCall::Enter { window, .. },
                ] = pair
                else {
                    continue;
                };
                times += 1;
                let own = window.bound_of(tree.player(node));
                assert_eq!(own == value, again == Again::Value, "{window:?}");
                let Window { alpha, beta } = window;
                assert!(alpha < beta);
            }
        }
        assert!(times > TREES / 4, "{times}");
    }
}

/// Knuth & Moore 1975.
#[test]
fn in_best_order_all_searches_evaluate_only_the_minimal_tree() {
    let cases = [
        (2, 4, 7, 18),
        (3, 4, 17, 37),
        (3, 5, 35, 72),
        (4, 3, 19, 31),
        (2, 10, 63, 208),
    ];
    for (width, plies, fewest, calls) in cases {
        let leaves_of = |rules: &Rules, tree: &GameTree| leaves(tree, rules).len();
        let tree = best_first(width, plies);
        for rules in [TEXTBOOK, PVS, SSS, DUAL] {
            assert_eq!(
                leaves_of(&rules, &tree),
                fewest,
                "{width}^{plies}: {rules:?}"
            );
        }
        assert_eq!(entered(&tree, &TEXTBOOK).len(), calls);
        assert_eq!(
            entered(&tree, &PVS).len(),
            calls,
            "nothing is searched again"
        );
        for rules in [SSS, DUAL] {
            assert_eq!(evaluated(&tree, &rules).len(), fewest + 1, "one leaf twice");
        }
    }
}

/// A uniform tree in which each first child is the best.
fn best_first(width: usize, plies: u32) -> GameTree {
    let count = width.pow(plies);
    let worst_later = |leaf: usize| {
        // The first ply at which the path leaves the first children decides which player has erred.
        let digits = (0..plies).rev().map(|ply| leaf / width.pow(ply) % width);
        let erred = digits.enumerate().find(|(_, digit)| *digit > 0);
        erred.map_or(0.0, |(ply, digit)| match ply % 2 {
            0 => -(digit as f64) - 10.0 * (ply as f64 + 1.0),
            _ => digit as f64 + 10.0 * (ply as f64 + 1.0),
        })
    };
    let leaves: Vec<f64> = (0..count).map(worst_later).collect();
    uniform(width, plies as usize, &leaves)
}

/// Stockman 1979; Pearl 1984.
#[test]
fn sss_and_pvs_evaluate_subsets_of_the_leaves_of_alpha_beta() {
    let mut fewer = 0;
    for tree in trees(ALTERNATING, 20 * TREES, 700) {
        let all = leaves(&tree, &TEXTBOOK);
        let by_sss = leaves(&tree, &SSS);
        assert!(by_sss.iter().all(|leaf| all.contains(leaf)));
        assert!(leaves(&tree, &PVS).iter().all(|leaf| all.contains(leaf)));
        fewer += usize::from(by_sss.len() < all.len());
    }
    assert!(fewer > TREES, "{fewer}");
}

#[test]
fn from_the_true_value_mtd_takes_at_most_two_passes() {
    for tree in trees(ALTERNATING, TREES, 720) {
        let guess = naive::minimax(&tree, 0).expect("known");
        let rules = Rules { guess, ..SSS };
        let passes = log_of(&tree, &rules).0;
        let passes = passes
            .iter()
            .filter(|event| matches!(event, ObserverCall::Pass { .. }));
        assert!(passes.count() <= 2);
    }
}

/// SSS* as Stockman wrote it, with a list of states, against MTD from +∞: the same leaves, in the same order.
#[test]
fn mtd_from_infinity_evaluates_the_leaves_of_sss_in_its_order() {
    for tree in trees(ALTERNATING, 20 * TREES, 740) {
        if tree.player(0) == secateur::tree::Player::Max {
            assert_eq!(leaves(&tree, &SSS), stockman(&tree));
        }
    }
}

/// A state of a node: whether it is solved, and its merit.
struct State {
    node: NodeId,
    solved: bool,
    merit: f64,
}

/// The leaves that SSS* evaluates, by its operator Γ on a list of states, the greatest merit first and of equals the
/// leftmost (Stockman, A Minimax Algorithm Better than Alpha-Beta?, 1979; with Campbell's correction).
fn stockman(tree: &GameTree) -> Vec<NodeId> {
    let max = |node| tree.player(node) == secateur::tree::Player::Max;
    let mut open = vec![State {
        node: 0,
        solved: false,
        merit: f64::INFINITY,
    }];
    let mut leaves = Vec::new();
    loop {
        let greatest = open
            .iter()
            .map(|state| state.merit)
            .fold(f64::MIN, f64::max);
        let with = open
            .iter()
            .enumerate()
            .filter(|(_, state)| state.merit == greatest);
        let at = with
            .min_by_key(|(_, state)| state.node)
            .expect("not empty")
            .0;
        let State {
            node,
            solved,
            merit,
        } = open.remove(at);
        let state = |node, solved, merit| State {
            node,
            solved,
            merit,
        };
        match (solved, tree.parent(node)) {
            (true, None) => return leaves,
            // A MIN node is solved: so is its parent, and nothing else below the parent matters.
            (true, Some(parent)) if max(parent) => {
                open.retain(|other| !tree.contains(parent, other.node));
                open.push(state(parent, true, merit));
            }
            // A MAX node is solved: its next sibling, or the parent.
            (true, Some(parent)) => {
                let next = tree.end(node);
                match next < tree.end(parent) {
                    true => open.push(state(next, false, merit)),
                    false => open.push(state(parent, true, merit)),
                }
            }
            (false, _) if tree.is_leaf(node) => {
                leaves.push(node);
                let value = tree.value(node).expect("known");
                open.push(state(node, true, merit.min(value)));
            }
            (false, _) if max(node) => {
                open.extend(tree.children(node).map(|child| state(child, false, merit)));
            }
            (false, _) => open.push(state(node + 1, false, merit)),
        }
    }
}

/// Incompatible rules are refused only where options are read, so a caller of the crate can use them: MTD whose tests
/// never return more than their bound needs a pass for every number.
#[test]
fn an_endless_search_stops_at_the_limit_of_calls() {
    struct Calls(usize);
    impl Observer for Calls {
        fn enter(&mut self, _: NodeId, _: Window) {
            self.0 += 1;
        }
    }
    let rules = Rules {
        algorithm: Algorithm::Mtd,
        returns: Returns::Hard,
        ..TEXTBOOK
    };
    let tree = parse("((1000000000 2000000000) (0.001 3))");
    let mut calls = Calls(0);
    let found = run(&tree, &rules, &mut calls).expect("no value is unknown");
    // The value that the search has proved by then is a bound.
    assert!(found < 1e9);
    assert!(
        (MAX_CALLS..MAX_CALLS + 2 * tree.len()).contains(&calls.0),
        "{}",
        calls.0
    );
}

//! Traces that are too large for the fold of `tests/frame/fold.rs`: their memory, and queries compared with a
//! scan of all events.

use crate::common::fold::Fold;
use crate::common::observer_log::log_of;
use crate::common::rules;
use crate::common::uniform_recipe;
use crate::frame::fold::{check_largest, check_next, check_returns, check_ticks};
use secateur::frame::Frame;
use secateur::search::{Algorithm, Bounds, Memory, Ordering, Returns, Rules, Window};
use secateur::source::generate::{RandomTree, generate};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::tree::{GameTree, MAX_DEPTH, Player, TreeBuilder};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The most bytes per event, including the index.
const MOST: f64 = 12.0;

#[test]
fn seeking_agrees_with_a_replay() {
    for (tree, rules) in searches(3, 8) {
        let (events, outcome) = log_of(&tree, &rules);
        let trace = Trace::record(tree.clone(), rules);
        assert_eq!(trace.outcome(), outcome);
        let mut fold = Fold::new(&tree, trace.rules());
        for (before, &event) in events.iter().enumerate() {
            fold.step(event);
            let frame = Frame::new(&trace, before as u32 + 1);
            let open = fold.open.iter().map(|&node| fold.call[node as usize]);
            assert!(open.eq(frame.path().iter().copied().map(Some)));
            assert_eq!(frame.counts(), fold.counts);
            assert_eq!(frame.range(event.node()), fold.range[event.node() as usize]);
            assert_eq!(frame.value(event.node()), fold.value(event.node()));
        }
    }
}

#[test]
fn events_are_found_and_counted_across_checkpoints() {
    for (tree, rules) in searches(3, 9) {
        let trace = Trace::record(tree, rules);
        assert_eq!(trace.largest_cutoff().is_some(), rules.bounded());
        check_next(&trace);
        check_returns(&trace);
        check_ticks(&trace);
        check_largest(&trace);
    }
}

/// Searches that enter all nodes, many of them, or very few.
fn searches(branching: u32, depth: u32) -> Vec<(GameTree, Rules)> {
    let tree = random(branching, depth, false);
    let best = ordered(&tree, Order::Best, None);
    let hard = Rules {
        returns: Returns::Hard,
        window: Window::new(-20.0, 30.0),
        ..rules::TEXTBOOK
    };
    let shallow = Rules {
        returns: Returns::Hard,
        bounds: Bounds::Shallow,
        ..rules::TEXTBOOK
    };
    vec![
        (tree.clone(), rules::MINIMAX),
        (tree.clone(), rules::TEXTBOOK),
        (tree.clone(), hard),
        (tree, shallow),
        (best, rules::TEXTBOOK),
    ]
}

#[test]
fn a_trace_takes_twelve_bytes_an_event() {
    let uniform = [(2, 12), (3, 9), (7, 6), (60, 3)];
    let uniform = uniform.map(|(branching, depth)| searches(branching, depth));
    let irregular = random(5, 14, true);
    let irregular = [rules::MINIMAX, rules::TEXTBOOK].map(|rules| (irregular.clone(), rules));
    let deep = [[0, 0], [1, 0], [0, 1], [2, 3]].map(|leaves| {
        let tree = deep(leaves);
        [rules::MINIMAX, rules::TEXTBOOK].map(|rules| (tree.clone(), rules))
    });
    let searches = uniform.into_iter().flatten().chain(irregular);
    for (tree, rules) in searches.chain(deep.into_iter().flatten()) {
        let nodes = tree.len();
        let trace = Trace::record(tree, rules);
        let each = trace.bytes() as f64 / f64::from(trace.steps());
        let about = || format!("{each} of {} on {nodes} by {rules:?}", trace.steps());
        assert!(trace.steps() > 500 && each <= MOST, "{}", about());
        // An event takes four bytes; a call has a row, the best value before it, with bounds its proof, and its node where
        // not all nodes are entered.
        let calls = trace.counts(trace.steps()).entered;
        let proof = if rules.bounded() { 6 } else { 0 };
        let node = if (calls as usize) < nodes { 4 } else { 0 };
        let call = 12 + 4 + proof + node;
        let least = 4.0 + f64::from(call * calls) / f64::from(trace.steps());
        assert!(each > least, "{least} at least: {}", about());
    }
}

/// A chain whose nodes have `left` leaves before and `right` leaves after the next node of the chain. The
/// values of these leaves are so bad for the node's player that they prune nothing.
fn deep([left, right]: [usize; 2]) -> GameTree {
    let mut tree = TreeBuilder::new(Player::Max);
    let leaves = |tree: &mut TreeBuilder, count| {
        let value = [1.0, -1.0][tree.depth() % 2];
        for _ in 0..count {
            tree.leaf(Some(value)).expect("room");
        }
    };
    for _ in 0..MAX_DEPTH {
        tree.open(None).expect("not too deep");
        leaves(&mut tree, left);
    }
    leaves(&mut tree, 1);
    for _ in 0..MAX_DEPTH {
        leaves(&mut tree, right);
        tree.close().expect("something is open");
    }
    tree.finish().expect("whole")
}

fn random(branching: u32, depth: u32, irregular: bool) -> GameTree {
    let recipe = RandomTree {
        irregular,
        ..uniform_recipe(branching, depth, (-100, 100), 7)
    };
    generate(&recipe, Player::Max).expect("within the limits")
}

/// Calls for the same node share one range instead of one for each.
#[test]
fn searches_with_several_visits_take_hardly_more_memory() {
    let tree = random(3, 8, false);
    for algorithm in [Algorithm::Pvs, Algorithm::Mtd] {
        for (table, ordering) in [
            (Memory::None, Ordering::Fixed),
            (Memory::Unlimited, Ordering::Table),
        ] {
            for guess in [0.0, f64::INFINITY] {
                let rules = Rules {
                    algorithm,
                    table,
                    ordering,
                    guess,
                    ..rules::TEXTBOOK
                };
                let trace = Trace::record(tree.clone(), rules);
                let each = trace.bytes() as f64 / f64::from(trace.steps());
                // The table entry of each hit takes room of its own.
                assert!(
                    each <= MOST + 2.5,
                    "{each} of {} by {rules:?}",
                    trace.steps()
                );
            }
        }
    }
}

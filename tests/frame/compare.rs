//! Two searches of one tree: the same nodes, corresponding steps, and differences.

use crate::common::random::{ANY, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, all, repeating};
use crate::common::written::summary;
use crate::common::{irregular, names, trace, tree, uniform};
use secateur::frame::Frame;
use secateur::frame::compare::{Comparison, OnlyEntered, counterpart, differs, twin};
use secateur::search::{Deepening, Rules};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::{GameTree, NodeId, same_tree};
use std::cell::Cell;
use std::collections::BTreeSet;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

pub(crate) const AIMA: &str = "A(B(3 12 8) C(2 4 6) D(14 5 2))";
pub(crate) const ORDERS: [Order; 5] = [
    Order::Given,
    Order::Reversed,
    Order::Best,
    Order::Worst,
    Order::Random(7),
];

/// Everything about a node that stays the same in every order.
fn facts(tree: &GameTree, node: NodeId) -> String {
    let value = tree.value(node).map(f64::to_bits);
    let (label, symbol) = (tree.label(node), tree.symbol(node));
    format!(
        "{:?} {:?} {value:?} {label:?} {symbol:?} {}",
        tree.player(node),
        tree.parent(node).map(|parent| tree.as_given(parent)),
        tree.size(node),
    )
}

#[test]
fn every_order_maps_nodes_to_their_numbers_as_given() {
    for given in trees(ANY, 100, 1).chain(trees(SYMBOLIC, 100, 2)) {
        for order in ORDERS {
            let found = ordered(&given, order, None);
            let mut numbers: Vec<NodeId> = found.nodes().map(|node| found.as_given(node)).collect();
            for node in found.nodes() {
                assert_eq!(found.as_searched(found.as_given(node)), Some(node));
                assert_eq!(facts(&found, node), facts(&given, found.as_given(node)));
            }
            numbers.sort_unstable();
            assert!(numbers.into_iter().eq(given.nodes()));
            assert_eq!(found.as_searched(found.len() as NodeId), None);
        }
    }
}

#[test]
fn a_node_has_the_same_name_in_every_order() {
    for given in trees(ANY, 60, 9).chain([uniform(9, 4, &[1.0; 6561])]) {
        let called = names(&given);
        for order in ORDERS {
            let found = ordered(&given, order, None);
            let calls = names(&found);
            for node in found.nodes() {
                let here = calls.name(&found, node);
                assert_eq!(here, called.name(&given, found.as_given(node)), "{order:?}");
            }
        }
    }
}

#[test]
fn numbers_as_given_survive_a_second_reordering() {
    let given = tree(AIMA);
    let twice = ordered(&ordered(&given, Order::Best, None), Order::Reversed, None);
    for node in twice.nodes() {
        assert_eq!(facts(&twice, node), facts(&given, twice.as_given(node)));
    }
}

#[test]
fn two_trees_are_the_same_only_if_they_differ_in_nothing_but_order() {
    for given in trees(ANY, 60, 3) {
        for one in ORDERS.map(|order| ordered(&given, order, None)) {
            for other in ORDERS.map(|order| ordered(&given, order, None)) {
                assert!(same_tree(&one, &other));
            }
        }
    }
    let given = tree(AIMA);
    for other in [
        "A(B(3 12 8) C(2 4 6) D(14 5 1))",
        "A(B(3 12 8) C(2 4 6) D(14 5))",
        "A(B(3 12 8) C(2 4 6 14) D(5 2))",
        "MIN A(B(3 12 8) C(2 4 6) D(14 5 2))",
        "A(B(3 12 8) C(2 4 6) D(14 5 x))",
    ] {
        assert!(!same_tree(&given, &tree(other)), "{other}");
        assert!(!same_tree(&tree(other), &given), "{other}");
    }
    assert!(same_tree(&given, &tree("((3 12 8) (2 4 6) (14 5 2))")));
}

/// Checks all pairs of a few searches of one tree.
pub(crate) fn pairs(given: &GameTree, limit: Option<u32>, check: impl Fn(&Trace, &Trace)) {
    let rules = [TEXTBOOK, MINIMAX, all()[15]];
    let record = |rules: Rules, order| {
        let depth = limit.filter(|_| rules != MINIMAX);
        Trace::record(ordered(given, order, depth), Rules { depth, ..rules })
    };
    let traces: Vec<Trace> = rules
        .into_iter()
        .flat_map(|rules| [Order::Given, Order::Best, Order::Random(3)].map(|o| record(rules, o)))
        .collect();
    for one in &traces {
        for other in &traces {
            check(one, other);
        }
    }
}

#[test]
fn steps_correspond_where_both_enter_a_node() {
    for given in trees(ANY, 40, 4) {
        pairs(&given, None, |one, other| {
            for step in 1..=one.steps() {
                let (kind, node) = one.at(step);
                let node = twin(one.tree(), node, other.tree()).expect("one tree");
                let found = other.at(counterpart(one, step, other));
                match kind {
                    EventKind::Finish => assert_eq!(found.0, EventKind::Finish),
                    _ if other.entered(node).is_none() => {
                        assert_eq!(found.0, EventKind::Cutoff);
                        assert!(other.tree().contains(found.1, node));
                    }
                    EventKind::Cutoff if other.cutoff(node).is_none() => {
                        assert_eq!(found, (EventKind::Compare, node));
                    }
                    // The one search may compare a child that the other prunes.
                    EventKind::Compare if found.0 == EventKind::Cutoff => assert_eq!(found.1, node),
                    kind => assert_eq!(found, (kind, node)),
                }
            }
        });
    }
}

#[test]
fn every_step_of_any_search_has_a_counterpart() {
    let limited = trees(STATIC, 40, 5).map(|tree| (tree, Some(2)));
    for (given, limit) in limited.chain(trees(SYMBOLIC, 40, 6).map(|tree| (tree, None))) {
        pairs(&given, limit, |one, other| {
            assert_eq!(counterpart(one, 0, other), 0);
            for step in 1..=one.steps() {
                assert!((1..=other.steps()).contains(&counterpart(one, step, other)));
                assert_eq!(counterpart(one, step, one), step);
            }
        });
    }
}

#[test]
fn steps_around_the_textbook_cutoff_correspond() {
    let alpha_beta = trace(AIMA, TEXTBOOK);
    let minimax = trace(AIMA, MINIMAX);
    let step = alpha_beta.next_cutoff(0, 1).expect("C is cut");
    let there = counterpart(&alpha_beta, step, &minimax);
    // Minimax also compares the 2 of C and goes on to the next child.
    assert_eq!(minimax.at(there), (EventKind::Compare, 5));
    let pruned = minimax.entered(7).expect("minimax enters the 4");
    assert_eq!(counterpart(&minimax, pruned, &alpha_beta), step);
    assert_eq!(counterpart(&minimax, there, &alpha_beta), step - 1);
}

/// Also where an earlier pass has evaluated the parent of the node at which the search stops.
#[test]
fn a_step_that_the_other_search_never_reaches_corresponds_to_its_end() {
    let text = "A(B=2(C(4 5)))";
    let to_the_end = trace(text, TEXTBOOK);
    let deepening = Rules {
        depth: Some(2),
        deepening: Deepening::On,
        ..TEXTBOOK
    };
    let stopped = trace(text, deepening);
    let step = to_the_end.left(2).expect("C returns");
    assert_eq!(counterpart(&to_the_end, step, &stopped), stopped.steps());
}

fn only(one: &Trace, other: &Trace) -> OnlyEntered {
    Comparison::of(one, other).only
}

#[test]
fn a_comparison_in_slices_gives_the_same_result() {
    for given in trees(ANY, 10, 12).chain([irregular(4, 5, 3)]) {
        pairs(&given, None, |one, other| {
            let whole = Comparison::of(one, other);
            let frames = [one, other].map(|trace| Frame::new(trace, trace.steps()));
            for part in [1, 7, 64] {
                let mut comparison = Comparison::new(one);
                let mut rests = 0;
                while !comparison.advance(one, other, part) {
                    rests += 1;
                }
                assert_eq!(rests, (one.tree().len() - 1) / part);
                assert_eq!(comparison.only, whole.only);
                let nodes = one.tree().nodes();
                for from in nodes.clone() {
                    let any = |of: &Comparison| {
                        let parts = [from..from + 1, from..nodes.end];
                        parts.map(|part| of.differing.any(part, &frames[0], &frames[1]))
                    };
                    assert_eq!(any(&comparison), any(&whole));
                }
                // Another call after the end changes nothing.
                assert!(comparison.advance(one, other, part));
                assert_eq!(comparison.only, whole.only);
            }
        });
    }
}

#[test]
fn nodes_that_only_one_search_enters_are_counted() {
    let alpha_beta = trace(AIMA, TEXTBOOK);
    let minimax = trace(AIMA, MINIMAX);
    let found = only(&minimax, &alpha_beta);
    assert_eq!((found.nodes, found.tops, found.more), (2, vec![7, 8], 0));
    let wide = format!("((5) (1{}))", " 2".repeat(20));
    let found = only(&trace(&wide, MINIMAX), &trace(&wide, TEXTBOOK));
    assert_eq!((found.nodes, found.tops.len(), found.more), (20, 12, 8));
    assert_eq!(only(&alpha_beta, &minimax).nodes, 0);
    for given in trees(ANY, 60, 7) {
        pairs(&given, None, |one, other| {
            let both = |trace: &Trace| trace.counts(trace.steps()).entered as i64;
            let (here, there) = (only(one, other), only(other, one));
            assert_eq!(
                i64::from(here.nodes) - i64::from(there.nodes),
                both(one) - both(other)
            );
            for top in here.tops {
                assert!(one.entered(top).is_some());
            }
        });
    }
}

#[test]
fn a_range_of_nodes_differs_if_one_of_them_does() {
    let mut nodes = 0;
    for given in trees(ANY, 12, 10).chain([irregular(4, 5, 1), irregular(4, 6, 2)]) {
        pairs(&given, None, |one, other| {
            let differing = Comparison::of(one, other).differing;
            for step in [0, one.steps() / 3, one.steps() / 2, one.steps()] {
                let frame = Frame::new(one, step);
                let beside = Frame::new(other, counterpart(one, step, other));
                let nodes = one.tree().nodes();
                for from in nodes.clone().step_by(1 + nodes.len() / 20) {
                    for to in (from..=nodes.end).step_by(1 + nodes.len() / 20) {
                        let expected = (from..to).any(|node| differs(&frame, node, &beside));
                        let any = differing.any(from..to, &frame, &beside);
                        assert_eq!(any, expected, "{from}..{to} at {step}");
                    }
                }
            }
        });
        nodes += given.len();
    }
    assert!(nodes > 600, "{nodes}");
}

/// Checks pairs of searches with several visits, of one another and of alpha–beta.
fn returning(check: impl Fn(&Trace, &Trace)) {
    let rules = repeating();
    for (number, given) in trees(ANY, 60, 21).chain([irregular(3, 4, 5)]).enumerate() {
        let pick = |at: usize| rules[(number * 7 + at * 13) % rules.len()];
        let rules = [TEXTBOOK, pick(0), pick(1), pick(2)];
        let record = |rules| Trace::record(ordered(&given, Order::Given, None), rules);
        let traces = rules.map(record);
        for one in &traces {
            for other in &traces {
                check(one, other);
            }
        }
    }
}

#[test]
fn steps_of_searches_with_several_visits_correspond() {
    returning(|one, other| {
        for step in 1..=one.steps() {
            let found = counterpart(one, step, other);
            assert!((1..=other.steps()).contains(&found));
            assert_eq!(counterpart(one, step, one), step, "{:?}", one.rules());
            let ((kind, node), there) = (one.at(step), other.at(found));
            if kind == EventKind::Enter && other.entered(node).is_some() {
                assert_eq!(there, (kind, node));
            }
        }
    });
}

#[test]
fn a_node_that_both_searches_enter_in_any_pass_does_not_differ() {
    let ringed = Cell::new(0);
    returning(|one, other| {
        let entered = |trace: &Trace, node, step| {
            let mut steps = 1..=step;
            steps.any(|at| trace.at(at) == (EventKind::Enter, node))
        };
        let differing = Comparison::of(one, other).differing;
        for step in [0, one.steps() / 3, one.steps() / 2, one.steps()] {
            let beside = counterpart(one, step, other);
            let (frame, next) = (Frame::new(one, step), Frame::new(other, beside));
            let nodes = one.tree().nodes();
            for node in nodes.clone() {
                let (here, there) = (entered(one, node, step), entered(other, node, beside));
                let found = differs(&frame, node, &next);
                assert_eq!(frame.visited(node), here);
                assert!(!found || here != there, "{node} at {step}");
                assert_eq!(differing.any(node..node + 1, &frame, &next), found);
                ringed.set(ringed.get() + u32::from(found));
            }
            let any = nodes.clone().any(|node| differs(&frame, node, &next));
            assert!(any || !differing.any(nodes.clone(), &frame, &next));
            if step == one.steps() {
                assert_eq!(differing.any(nodes, &frame, &next), any);
            }
        }
    });
    assert!(ringed.get() > 100, "{}", ringed.get());
}

#[test]
fn a_search_with_several_visits_counts_each_node_once() {
    assert_eq!(summary(&trace(AIMA, TEXTBOOK)).distinct, None);
    let twice = Cell::new(0);
    returning(|one, _| {
        let counts = one.counts(one.steps());
        let nodes = |kind| {
            let steps = (1..=one.steps()).map(|step| one.at(step));
            let found: BTreeSet<NodeId> = steps.filter(|at| at.0 == kind).map(|at| at.1).collect();
            found.len() as u32
        };
        let (entered, evaluated) = (nodes(EventKind::Enter), nodes(EventKind::Evaluate));
        match summary(one).distinct {
            Some(found) => assert_eq!((found.entered, found.evaluated), (entered, evaluated)),
            None => assert_eq!((counts.entered, counts.evaluated), (entered, evaluated)),
        }
        twice.set(twice.get() + u32::from(counts.evaluated > evaluated));
    });
    assert!(twice.get() > 100, "{}", twice.get());
}

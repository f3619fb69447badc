//! All places where two searches diverge, compared with the sets of nodes that their events enter.

use std::collections::BTreeMap;

use super::causes::{caused, causes};
use super::compare::{AIMA, ORDERS, pairs};
use crate::common::chance;
use crate::common::foreign::{Habits, foreign};
use crate::common::merged::{counted, revisits};
use crate::common::random::{ANY, NOISY, Random, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, PVS, SHALLOW, TEXTBOOK, all, repeating};
use crate::common::{irregular, trace, tree};
use secateur::frame::compare::{Cause, Differences, Part, Ranked, counterpart, twin};
use secateur::search::{Algorithm, Rules, Window};
use secateur::source::order::ordered;
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

pub fn ranked(first: &Trace, second: &Trace) -> Vec<Ranked> {
    let found = Differences::of(first, second);
    found.ranked().expect("all are found").to_vec()
}

/// Checks the list against the sets, its sums, its order and its steps. Returns how many parts there are, how many
/// of them follow from others, and how many are about nodes searched again.
pub fn check(first: &Trace, second: &Trace) -> [usize; 3] {
    let list = ranked(first, second);
    let found = |again| {
        let parts = list.iter().map(|row| row.part);
        let parts = parts.filter(|part| part.again == again);
        let found = parts.map(|part| ((part.parent, part.second), part.nodes));
        found.collect::<BTreeMap<_, _>>()
    };
    assert_eq!(found(false), counted(first, second));
    assert_eq!(found(true), revisits(first, second));
    assert_eq!(
        found(false).len() + found(true).len(),
        list.len(),
        "no node has two parts of a kind and a search"
    );
    let calls = |trace: &Trace| i64::from(trace.counts(trace.steps()).entered);
    let difference = calls(second) - calls(first);
    assert_eq!(
        list.iter().map(|row| row.part.signed()).sum::<i64>(),
        difference
    );
    let (mut rest, mut sum, mut before) = (list.as_slice(), 0, u64::MAX);
    let mut follow = 0;
    while let [head, others @ ..] = rest {
        let (followers, others) = others.split_at(head.followers as usize);
        let own = head.part.signed();
        let total: i64 = own + followers.iter().map(|row| row.total).sum::<i64>();
        assert_eq!(head.total, total);
        assert!(head.total.unsigned_abs() <= before);
        for row in followers {
            assert_eq!((row.total, row.followers), (row.part.signed(), 0));
            assert!(head.part.steps[0] < row.part.steps[0]);
            assert!(head.part.steps[1] < row.part.steps[1]);
        }
        follow += followers.len();
        (sum, before) = (sum + total, head.total.unsigned_abs());
        rest = others;
    }
    assert_eq!(sum, difference);
    let starts = [starts(first, first.tree()), starts(second, first.tree())];
    for row in &list {
        check_steps(&row.part, [first, second], &starts);
    }
    [list.len(), follow, found(true).len()]
}

/// Checks all pairs of searches of one tree. Returns the sums of what `check` counts.
fn check_pairs(traces: &[Trace]) -> [usize; 3] {
    let pairs = traces
        .iter()
        .flat_map(|first| traces.iter().map(move |second| (first, second)));
    pairs.fold([0; 3], |sums, (first, second)| {
        let counts = check(first, second);
        [0, 1, 2].map(|at| sums[at] + counts[at])
    })
}

/// The step at which a search enters each node first, as another tree numbers them.
fn starts(trace: &Trace, in_tree: &GameTree) -> BTreeMap<NodeId, u32> {
    let steps = (1..=trace.steps()).rev();
    let enters = steps.filter(|&step| trace.at(step).0 == EventKind::Enter);
    let like = |node| twin(trace.tree(), node, in_tree).expect("one tree");
    enters.map(|step| (like(trace.at(step).1), step)).collect()
}

/// The first step enters the top of a part, the first child that only one search enters. The second is the step at which the
/// other search omits it.
fn check_steps(part: &Part, traces: [&Trace; 2], starts: &[BTreeMap<NodeId, u32>; 2]) {
    let (by, other) = (usize::from(part.second), usize::from(!part.second));
    let (step, there) = (part.steps[by], part.steps[other]);
    let tree = traces[0].tree();
    assert_eq!(traces[by].at(step), (EventKind::Enter, part.top));
    assert_eq!(there, counterpart(traces[by], step, traces[other]));
    if part.again {
        assert!(step > starts[by][&part.parent], "it is entered before");
        return;
    }
    let only = |child: &NodeId| !starts[other].contains_key(child);
    let entered = tree.children(part.parent).filter(only);
    let first = entered.filter_map(|child| starts[by].get(&child)).min();
    assert_eq!(first, Some(&step));
}

/// Searches of one tree in any order, with one visit of each node or with several.
fn searches(given: &GameTree, random: &mut Random, depth: Option<u32>) -> Vec<Trace> {
    let repeating = repeating();
    let mut rules: Vec<Rules> = vec![random.pick(&all()), random.pick(&all())];
    rules.push(random.pick(&repeating));
    if random.once_in(3) {
        rules.push(MINIMAX);
    }
    let record = |rules: Rules, order| {
        let rules = Rules { depth, ..rules };
        Trace::record(ordered(given, order, depth), rules)
    };
    rules
        .into_iter()
        .map(|rules| record(rules, random.pick(&ORDERS)))
        .collect()
}

#[test]
fn the_parts_are_those_counted_from_the_events() {
    let mut random = Random::new(27);
    let mut found = [0; 3];
    let kinds = [
        (ANY, None),
        (STATIC, Some(2)),
        (NOISY, Some(2)),
        (SYMBOLIC, None),
    ];
    for (number, (kind, depth)) in kinds.into_iter().enumerate() {
        for given in trees(kind, 150, 270 + number as u64) {
            let counts = check_pairs(&searches(&given, &mut random, depth));
            found = [0, 1, 2].map(|at| found[at] + counts[at]);
        }
    }
    assert!(found[0] > 4_000 && found[2] > 1_000, "{found:?}");
}

#[test]
fn the_parts_are_right_on_larger_trees_and_with_chance() {
    let mut random = Random::new(28);
    let mtd = Rules {
        algorithm: Algorithm::Mtd,
        ..TEXTBOOK
    };
    let mut found = [0; 3];
    for seed in 1..20 {
        let given = irregular(4, 7, seed);
        let traces =
            [TEXTBOOK, MINIMAX, PVS, mtd, SHALLOW].map(|rules| Trace::record(given.clone(), rules));
        let counts = check_pairs(&traces);
        found = [0, 1, 2].map(|at| found[at] + counts[at]);
    }
    assert!(found[0] > 1_000 && found[1] > 300, "{found:?}");
    for _ in 0..60 {
        let given = tree(&chance::sketch(&mut random, 4, true).text());
        let values = Window::new(-1e3, 1e3);
        let plain = Trace::record(given.clone(), TEXTBOOK);
        let star = Trace::record(
            given,
            Rules {
                values: Some(values),
                ..TEXTBOOK
            },
        );
        check(&plain, &star);
        check(&star, &plain);
        causes(&plain, &star);
    }
}

#[test]
fn a_list_made_in_slices_is_the_same() {
    for given in trees(ANY, 20, 29).chain([irregular(4, 5, 3)]) {
        pairs(&given, None, |first, second| {
            let whole = ranked(first, second);
            for nodes in [1, 7, 64] {
                let mut differences = Differences::default();
                while !differences.advance(first, second, nodes) {}
                assert_eq!(differences.ranked(), Some(whole.as_slice()));
                assert!(differences.advance(first, second, nodes));
            }
        });
    }
}

#[test]
fn the_textbook_tree_has_one_part_and_its_cutoff_as_the_cause() {
    let (first, second) = (trace(AIMA, MINIMAX), trace(AIMA, TEXTBOOK));
    let list = ranked(&first, &second);
    let [row] = list.as_slice() else {
        panic!("{list:?}");
    };
    assert_eq!((row.part.parent, row.part.top, row.part.nodes), (5, 7, 2));
    assert_eq!((row.total, row.followers, row.part.second), (-2, 0, false));
    assert_eq!(first.at(row.part.steps[0]), (EventKind::Enter, 7));
    assert_eq!(second.at(row.part.steps[1]), (EventKind::Cutoff, 5));
    let found = caused(row, &first, &second);
    assert_eq!(found.cause, Cause::Never);
    let cut = found.cut.expect("it is a cutoff");
    assert_eq!(
        (cut.best, cut.bound, cut.child, cut.holder),
        (2.0, 3.0, Some(6), Some(0))
    );
    assert!(ranked(&first, &first).is_empty());
}

#[test]
fn the_parts_are_right_for_searches_without_rules() {
    let habits = Habits {
        windows: 3,
        again: 5,
        disorder: 3,
        answers: 5,
        passes: 3,
        stops: 40,
        tables: 6,
    };
    let mut parts = 0;
    for (seed, given) in trees(STATIC, 200, 34).enumerate() {
        let strange = |seed| foreign(&given, &TEXTBOOK, habits, seed).trace;
        let traces = [
            strange(seed as u64),
            strange(900 + seed as u64),
            Trace::record(given.clone(), TEXTBOOK),
        ];
        for first in &traces {
            for second in &traces {
                parts += check(first, second)[0];
                causes(first, second);
            }
        }
    }
    assert!(parts > 1_000, "{parts}");
}

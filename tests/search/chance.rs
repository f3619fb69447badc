//! Searches of trees with chance nodes, compared with an independent expectiminimax in exact fractions.

use crate::common::chance::{Fraction, Mover, Sketch, sketch};
use crate::common::drawn::AIMA;
use crate::common::random::Random;
use crate::common::{native_or_wasm, rules, trace, tree};
use secateur::frame::Frame;
use secateur::frame::Status;
use secateur::search::{self, Algorithm, Returns, Rules, Window};
use secateur::trace::Trace;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const TREES: usize = native_or_wasm(3000, 200);

fn sketches(seed: u64) -> impl Iterator<Item = Sketch> {
    let mut random = Random::new(seed);
    (0..TREES).map(move |_| {
        let depth = 2 + random.below(3) as u32;
        sketch(&mut random, depth, false)
    })
}

/// Bounds that hold for all leaves of a tree.
fn bounds(sketch: &Sketch, more: i128) -> Window {
    let (lo, hi) = sketch.span();
    Window::new(
        Fraction::new(lo - more, 10).number(),
        Fraction::new(hi + more, 10).number(),
    )
}

/// Rules of alpha–beta with and without bounds of the values, chosen by a number.
fn some_rules(number: usize, sketch: &Sketch) -> Rules {
    let all = rules::all();
    Rules {
        values: (!number.is_multiple_of(3))
            .then(|| bounds(sketch, if number % 3 == 1 { 0 } else { 13 })),
        ..all[number % all.len()]
    }
}

/// The number of the best move.
fn best(trace: &Trace) -> Option<usize> {
    let best = trace.variation().first().copied();
    best.and_then(|node| trace.tree().child_number(node))
}

#[test]
fn values_are_the_exact_fractions() {
    for sketch in sketches(1) {
        let tree = tree(&sketch.text());
        let trace = Trace::record(tree, rules::MINIMAX);
        for (node, value) in (0..).zip(sketch.values()) {
            assert_eq!(
                trace.returned(node),
                value.number(),
                "{node} {}",
                sketch.text()
            );
        }
        assert_eq!(best(&trace), sketch.best(), "{}", sketch.text());
    }
}

#[test]
fn all_rules_find_the_same_value_and_move() {
    let mut pruned = 0;
    for (number, sketch) in sketches(2).enumerate() {
        let rules = some_rules(number, &sketch);
        let trace = Trace::record(tree(&sketch.text()), rules);
        let text = sketch.text();
        assert_eq!(
            trace.outcome(),
            Ok(sketch.value().number()),
            "{rules:?} {text}"
        );
        assert_eq!(best(&trace), sketch.best(), "{rules:?} {text}");
        assert_eq!(search::run(trace.tree(), &rules, &mut ()), trace.outcome());
        pruned += trace.counts(trace.steps()).pruned;
    }
    assert!(pruned as usize > TREES / 3, "{pruned}");
}

#[test]
fn values_too_large_for_a_fraction_are_averaged_as_floats() {
    let value = |text| trace(text, rules::MINIMAX).returned(0);
    assert_eq!(value("?(0.5:1e300 0.5:3e300)"), 2e300);
    assert_eq!(value("?(0.25:8e300 0.75:4)"), 2e300);
}

/// Pruned leaves get any other values within the bounds.
#[test]
fn star1_prunes_only_leaves_that_cannot_change_the_root() {
    let (mut random, mut by_chance) = (Random::new(3), 0);
    for (number, sketch) in sketches(4).enumerate() {
        let rules = Rules {
            values: Some(bounds(&sketch, number as i128 % 4 * 5)),
            ..rules::all()[number % 16]
        };
        let trace = Trace::record(tree(&sketch.text()), rules);
        let frame = Frame::new(&trace, trace.steps());
        let (lo, hi) = sketch.span();
        let more = number as i128 % 4 * 5;
        for _ in 0..3 {
            let changed = sketch.changed(&mut |node, value| match frame.status(node as u32) {
                Status::Pruned => {
                    let any = random.below((hi - lo + 2 * more + 1) as u64) as i128;
                    random.pick(&[lo - more, hi + more, lo - more + any])
                }
                _ => value,
            });
            assert_eq!(
                changed.value(),
                sketch.value(),
                "{rules:?} {}",
                sketch.text()
            );
        }
        let tree = trace.tree();
        by_chance += tree
            .nodes()
            .filter(|&node| tree.is_chance(node) && trace.cutoff(node).is_some())
            .count();
    }
    assert!(by_chance > TREES / 6, "{by_chance}");
}

/// Outside the window of the root the search finds a bound, which must be true.
#[test]
fn narrow_windows_prove_bounds() {
    for (number, sketch) in sketches(5).enumerate() {
        let tenths = (number % 7) as f64 * 3.0 - 10.0;
        let window = Window::new(tenths / 10.0, (tenths + 5.0) / 10.0);
        let rules = Rules {
            window,
            ..some_rules(number, &sketch)
        };
        let trace = Trace::record(tree(&sketch.text()), rules);
        let (found, expected) = (trace.outcome().expect("known"), sketch.value().number());
        let context = format!("{rules:?} {found} {expected} {}", sketch.text());
        if found <= window.alpha {
            assert!(
                expected <= found || rules.returns == Returns::Hard && expected <= window.alpha,
                "{context}"
            );
        } else if found >= window.beta {
            assert!(
                expected >= found || rules.returns == Returns::Hard && expected >= window.beta,
                "{context}"
            );
        } else {
            assert_eq!(found, expected, "{context}");
        }
        let range = trace.range(0);
        assert!(
            range.lo <= expected && expected <= range.hi,
            "{range:?} {context}"
        );
    }
}

#[test]
fn ranges_contain_the_exact_values() {
    for (number, sketch) in sketches(6).enumerate() {
        let rules = some_rules(number, &sketch);
        let trace = Trace::record(tree(&sketch.text()), rules);
        for (node, value) in (0..).zip(sketch.values()) {
            let (range, value) = (trace.range(node), value.number());
            assert!(
                range.lo <= value && value <= range.hi,
                "{node} {range:?} {value} {rules:?} {}",
                sketch.text()
            );
        }
    }
}

/// A monotone change may change the best move only in a tree with chance nodes.
#[test]
fn with_chance_an_affine_change_keeps_the_best_move_and_a_monotone_may_not() {
    let (mut moved, mut without) = (0, 0);
    for sketch in sketches(7) {
        let affine = sketch.changed(&mut |_, tenths| 3 * tenths + 20);
        assert_eq!(affine.best(), sketch.best());
        let found = |sketch: &Sketch| best(&trace(&sketch.text(), rules::MINIMAX));
        assert_eq!(found(&affine), found(&sketch));
        let cubed = sketch.changed(&mut |_, tenths| tenths * tenths * tenths);
        let same = found(&cubed) == found(&sketch);
        if has_chance(&sketch) {
            moved += usize::from(!same);
        } else {
            without += 1;
            assert!(same, "{}", sketch.text());
        }
    }
    assert!(
        moved > TREES / 60 && without > TREES / 60,
        "{moved} {without}"
    );
}

fn has_chance(sketch: &Sketch) -> bool {
    match sketch {
        Sketch::Leaf(_) => false,
        Sketch::Inner(mover, children) => {
            *mover == Mover::Chance || children.iter().any(|(_, child)| has_chance(child))
        }
    }
}

#[test]
fn without_chance_nodes_bounds_of_the_values_change_nothing() {
    let plain = trace(AIMA, rules::TEXTBOOK);
    let values = Rules {
        values: Some(Window::new(0.0, 20.0)),
        ..rules::TEXTBOOK
    };
    let known = trace(AIMA, values);
    assert!(plain.iter().eq(known.iter()));
    assert_eq!(known.rules().algorithm, Algorithm::AlphaBeta);
}

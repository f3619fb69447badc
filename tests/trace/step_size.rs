//! Step sizes, on many random trees under all rules: the stops of each size are found again by a scan of the
//! events.

use std::cell::Cell;

use crate::common::drawn::AIMA;
use crate::common::random::{ANY, Kind, LARGE, any, trees};
use crate::common::{rules, trace, uniform_recipe};
use secateur::search::{Quiescence, Rules};
use secateur::source::generate::generate;
use secateur::trace::event::{Event, EventDetails, EventKind};
use secateur::trace::{BLOCK, StepSize, Trace, nth_stop};
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// Whether a step size stops at an event, judged by this event and its neighbours.
fn stops_at(trace: &Trace, event: &Event, next: Option<&Event>, size: StepSize) -> bool {
    let cuts = event.kind() == EventKind::Cutoff && trace.pruned_at(event.step) > 0;
    let improves = matches!(event.details, EventDetails::Compare { improved: true, .. });
    let cut_next = next.is_some_and(|next| next.kind() == EventKind::Cutoff);
    match size {
        StepSize::Event => true,
        StepSize::Child => match event.kind() {
            EventKind::Enter => true,
            EventKind::Cutoff => trace.at(event.step - 1).0 == EventKind::Compare,
            EventKind::Compare => !cut_next,
            _ => false,
        },
        StepSize::Decision => improves || cuts,
        StepSize::Cutoff => cuts,
    }
}

/// The steps of all stops, found by a scan of the events.
fn stops(trace: &Trace, size: StepSize) -> Vec<u32> {
    let events: Vec<Event> = trace.iter().collect();
    let at = |(i, event): (usize, &Event)| {
        stops_at(trace, event, events.get(i + 1), size).then_some(event.step)
    };
    events.iter().enumerate().filter_map(at).collect()
}

fn check(trace: &Trace) {
    let last = trace.steps();
    for size in StepSize::ALL {
        let stops = stops(trace, size);
        for step in 0..=last {
            let passed = stops.iter().filter(|&&stop| stop <= step).count() as u32;
            assert_eq!(trace.stops(size, step), passed, "{size:?} at {step}");
            let next = stops.iter().find(|&&stop| stop > step);
            assert_eq!(trace.walk(size, step, 1), *next.unwrap_or(&last));
            let before = stops.iter().rfind(|&&stop| stop < step);
            assert_eq!(trace.walk(size, step, -1), *before.unwrap_or(&0));
            assert_eq!(trace.walk(size, step, 0), step);
        }
        for (number, &stop) in (1..).zip(&stops) {
            assert_eq!(trace.stop(size, number), stop);
            assert_eq!(trace.walk(size, 0, number as i32), stop);
        }
        assert_eq!(trace.stop(size, 0), 0);
        let beyond = stops.len() as u32 + 1;
        assert_eq!(trace.stop(size, beyond), last);
        assert_eq!(trace.walk(size, last, i32::MIN + 1), 0);
        assert_eq!(trace.walk(size, 0, i32::MAX), last);
    }
}

#[test]
fn stops_are_those_found_by_a_scan_of_the_events() {
    for (tree, rules) in trees(ANY, 60, 31).zip(rules::all().into_iter().cycle()) {
        check(&Trace::record(tree, rules));
    }
    for tree in any(32).take(20) {
        check(&Trace::record(tree, rules::MINIMAX));
    }
}

#[test]
fn stops_are_counted_across_checkpoints() {
    let recipe = uniform_recipe(3, 5, (-100, 100), 5);
    let tree = generate(&recipe, Player::Max).expect("within the limits");
    for rules in [rules::TEXTBOOK, rules::MINIMAX] {
        let trace = Trace::record(tree.clone(), rules);
        assert!(trace.steps() > 600);
        check(&trace);
    }
}

/// Where a node stands pat and cuts off at once, no child is compared.
#[test]
fn stops_are_counted_where_a_checkpoint_parts_a_static_value_from_its_cutoff() {
    const NOISY: Kind = Kind {
        noise: true,
        symbols: 0,
        ..LARGE
    };
    let mut parted = 0;
    for (number, tree) in trees(NOISY, 300, 33).enumerate() {
        let rules = Rules {
            depth: Some(3 + number as u32 % 4),
            quiescence: Quiescence::On,
            ..rules::TEXTBOOK
        };
        let trace = Trace::record(tree, rules);
        let checkpoints = (BLOCK..trace.steps()).step_by(BLOCK as usize);
        let kinds = checkpoints.map(|step| [step, step + 1].map(|step| trace.at(step).0));
        let mut kinds = kinds.filter(|kinds| *kinds == [EventKind::StandPat, EventKind::Cutoff]);
        if kinds.next().is_some() {
            check(&trace);
            parted += 1;
        }
    }
    assert!(parted > 0, "{parted}");
}

/// A search with a depth limit, and one that stops at a symbol.
#[test]
fn a_search_that_ends_early_has_the_stops_of_its_events() {
    let text = "((3 12 8) (2 4 6) (14 a 2))";
    check(&trace(text, rules::TEXTBOOK));
    check(&trace(text, rules::MINIMAX));
    let limited = Rules {
        depth: Some(1),
        ..rules::TEXTBOOK
    };
    check(&trace("(x=4(3 12 8) y=2(2 4 6))", limited));
}

/// The tree of AIMA: B is 3, A takes 3, C is cut off at 2, and D falls from 14 to 2.
#[test]
fn the_textbook_has_seven_decisions() {
    let trace = trace(AIMA, rules::TEXTBOOK);
    let all = |size| trace.stops(size, trace.steps());
    assert_eq!(StepSize::ALL.map(all), [42, 21, 7, 1]);
}

/// A step by the page asks for one stop. However long the run is, few of its steps are examined.
#[test]
fn a_stop_is_found_by_examining_one_block() {
    let steps = 10_000_000;
    for every in [1, 7, 1000, 999_983] {
        let (counted, examined) = (Cell::new(0), Cell::new(0));
        let before = |blocks: u32| {
            counted.set(counted.get() + 1);
            (blocks * BLOCK).min(steps) / every
        };
        let halts = |step: u32| {
            examined.set(examined.get() + 1);
            step.is_multiple_of(every)
        };
        for number in [0, 1, 2, steps / every / 2, steps / every, steps / every + 1] {
            counted.set(0);
            examined.set(0);
            let stop = nth_stop(number, steps, before, halts);
            assert_eq!(stop, number.saturating_mul(every).min(steps));
            assert!(counted.get() <= 18, "{} counts", counted.get());
            assert!(examined.get() <= BLOCK, "{} steps", examined.get());
        }
    }
}

//! The span of a search: the interval that contains all its numbers.

use crate::common::drawn::AIMA;
use crate::common::random::{ANY, STATIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, all};
use crate::common::trace;
use crate::common::written::summary;
use secateur::search::{Algorithm, Deepening, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::EventDetails;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn span(trace: &Trace) -> Option<(f64, f64)> {
    summary(trace).span
}

#[test]
fn the_span_runs_from_the_least_leaf_to_the_greatest() {
    assert_eq!(span(&trace(AIMA, TEXTBOOK)), Some((2.0, 14.0)));
    assert_eq!(span(&trace("7", TEXTBOOK)), Some((7.0, 7.0)));
    assert_eq!(span(&trace("(a b)", TEXTBOOK)), None);
}

#[test]
fn the_span_includes_the_window_of_the_root() {
    let window = Window::new(-5.0, f64::INFINITY);
    let rules = Rules { window, ..TEXTBOOK };
    assert_eq!(span(&trace(AIMA, rules)), Some((-5.0, 14.0)));
    let minimax = Rules { window, ..MINIMAX };
    let found = span(&trace(AIMA, minimax));
    assert_eq!(found, Some((2.0, 14.0)), "it has no window");
}

#[test]
fn the_span_includes_the_static_values_and_the_windows_of_all_passes() {
    let deepening = Rules {
        deepening: Deepening::On,
        ..TEXTBOOK
    };
    let deepened = trace("(B=39(-14 7) 6)", deepening);
    assert_eq!(span(&deepened), Some((-14.0, 39.0)));
    let mtd = Rules {
        algorithm: Algorithm::Mtd,
        guess: 100.0,
        ..TEXTBOOK
    };
    assert_eq!(span(&trace("(B(1 7) 6)", mtd)), Some((1.0, 100.0)));
}

#[test]
fn static_values_count_only_at_the_depth_limit() {
    let text = "(A=50(1 2) B=60(3 4))";
    let limited = |depth| Rules { depth, ..TEXTBOOK };
    assert_eq!(span(&trace(text, limited(None))), Some((1.0, 4.0)));
    assert_eq!(span(&trace(text, limited(Some(1)))), Some((50.0, 60.0)));
    assert_eq!(span(&trace(text, limited(Some(2)))), Some((1.0, 4.0)));
}

#[test]
fn every_number_of_a_search_lies_within_its_span() {
    let window = Window::new(-3.0, 4.0);
    for tree in trees(ANY, 15, 12).chain(trees(STATIC, 15, 13)) {
        for rules in all() {
            for (window, depth) in [(Window::FULL, None), (window, None), (window, Some(2))] {
                let rules = Rules {
                    window,
                    depth,
                    ..rules
                };
                let trace = Trace::record(tree.clone(), rules);
                let (lo, hi) = span(&trace).unwrap_or((0.0, 0.0));
                let within = |x: f64| assert!(x.is_infinite() || (lo..=hi).contains(&x), "{x}");
                for event in trace.iter() {
                    match event.details {
                        EventDetails::Enter(entry) => {
                            [entry.window.alpha, entry.window.beta].map(within)
                        }
                        EventDetails::Compare { value, window, .. } => {
                            within(value);
                            [window.alpha, window.beta].map(within)
                        }
                        EventDetails::Leave { value, range } => {
                            within(value);
                            [range.lo, range.hi].map(within)
                        }
                        EventDetails::Cutoff(cutoff) => [cutoff.best, cutoff.bound].map(within),
                        EventDetails::Evaluate { value } | EventDetails::Finish { value, .. } => {
                            [value; 2].map(within)
                        }
                        other => panic!("{other:?}"),
                    };
                }
            }
        }
    }
}

#[test]
fn the_span_includes_the_bounds_of_all_values_where_chance_moves() {
    let rules = Rules {
        values: Some(Window::new(-20.0, 20.0)),
        ..TEXTBOOK
    };
    assert_eq!(span(&trace("(?(1 7) 6)", rules)), Some((-20.0, 20.0)));
    assert_eq!(span(&trace(AIMA, rules)), Some((2.0, 14.0)));
}

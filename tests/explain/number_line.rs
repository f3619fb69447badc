//! The number line of a node: its window and values, and what a child's value is compared with.

use crate::common::drawn::{AIMA, first};
use crate::common::random::{ANY, STATIC, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, all};
use crate::common::written::{Written, summary};
use crate::common::{names, trace};
use secateur::explain::inspect::{Proved, inspect};
use secateur::explain::listing::Listing;
use secateur::explain::number_line::Term::{Alpha, Beta, Child, Equal, Less};
use secateur::explain::number_line::ValueName::{self, Best, Val, Value};
use secateur::explain::number_line::{Crossing, NumberLine, Term, number_line};
use secateur::explain::view::View;
use secateur::frame::{Frame, Status};
use secateur::search::{Bounds, Returns, Rules, Update, Window};
use secateur::trace::Trace;
use secateur::trace::event::EventKind;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const INFINITY: f64 = f64::INFINITY;

fn written(text: &str, rules: Rules) -> Written {
    Written::new(trace(text, rules), None)
}

fn line(search: &Written, node: NodeId, step: u32, view: View) -> NumberLine {
    let frame = Frame::new(search, step);
    let span = summary(search).span;
    number_line(&frame, &search.writing, span, node, view)
}

/// The first comparison at a node, and the line of the node there.
fn first_compared(search: &Written, node: NodeId, view: View) -> NumberLine {
    let compares = |&step: &u32| {
        let event = search.event(step);
        event.node == node && event.kind() == EventKind::Compare
    };
    let step = (1..=search.steps())
        .find(compares)
        .expect("a child returns");
    line(search, node, step, view)
}

#[test]
fn a_value_is_compared_with_the_window_before_it_moves() {
    let root = first_compared(&written(AIMA, TEXTBOOK), 0, View::Max);
    assert_eq!(root.span, Some((2.0, 14.0)));
    assert_eq!(root.window, Some((-INFINITY, INFINITY)));
    assert_eq!(root.window_to, (Some(3.0), None));
    assert_eq!((root.child, root.crossing), (Some(3.0), None));
    assert_eq!(root.order, [Alpha, Less, Child, Less, Beta]);
    assert_eq!((root.best_to, root.range.lo), (Some(3.0), 3.0));
}

#[test]
fn a_value_that_equals_a_bound_says_so() {
    let root = first_compared(&written("((3 4) (3 5))", TEXTBOOK), 4, View::Max);
    assert_eq!(root.window, Some((3.0, INFINITY)));
    assert_eq!(root.order, [Alpha, Equal, Child, Less, Beta]);
    let below = first_compared(&written("((3 4) (2 5))", TEXTBOOK), 4, View::Max);
    assert_eq!(below.order, [Child, Less, Alpha, Less, Beta]);
    let mover = first_compared(&written("((3 4) (2 5))", TEXTBOOK), 4, View::Mover);
    assert_eq!(mover.order, [Alpha, Less, Beta, Less, Child]);
    assert_eq!(mover.window, Some((-INFINITY, -3.0)));
    assert_eq!(mover.span, Some((-5.0, 5.0)));
}

#[test]
fn without_bounds_a_value_is_compared_with_the_best() {
    let search = written("(3 1 3)", MINIMAX);
    let lines = (1..=search.steps()).map(|step| line(&search, 0, step, View::Max));
    let compared: Vec<NumberLine> = lines.filter(|line| line.child.is_some()).collect();
    let orders: Vec<&[Term]> = compared.iter().map(|line| &line.order[..]).collect();
    let expected: [&[Term]; 3] = [
        &[Term::Best, Less, Child],
        &[Child, Less, Term::Best],
        &[Term::Best, Equal, Child],
    ];
    assert_eq!(orders, expected);
    let bests = compared.iter().map(|line| (line.best, line.best_to));
    let three = (Some(3.0), None);
    let expected = [(Some(-INFINITY), Some(3.0)), three, three];
    assert_eq!(bests.collect::<Vec<_>>(), expected);
    assert!(compared.iter().all(|line| line.window.is_none()));
}

#[test]
fn bounds_meet_or_cross_where_no_value_is_left() {
    for (text, update, expected) in [
        ("((3 4) (3 5))", Update::Before, Some(Crossing::Met)),
        ("((3 4) (2 5))", Update::Before, Some(Crossing::Crossed)),
        ("((3 4) (2 5))", Update::After, None),
    ] {
        let search = written(text, Rules { update, ..TEXTBOOK });
        let step = first(&search, EventKind::Cutoff);
        let node = search.event(step).node;
        for view in View::ALL {
            assert_eq!(line(&search, node, step, view).crossing, expected);
        }
        let frame = Frame::new(&search, step);
        let state = inspect(&frame, &names(search.tree()), search.writing.naming(), node);
        assert_eq!(state.crossing, expected);
    }
}

/// The name of the best value of a node, and the value if it is shown, at the last step at which the node is open.
fn called(listing: Listing, node: NodeId, view: View) -> (ValueName, Option<f64>) {
    let rules = listing.rules();
    let search = Written::new(trace("((3 4) (2 5))", rules), Some(listing));
    let open = |&step: &u32| Frame::new(&search, step).status(node) == Status::Open;
    let step = (1..search.steps()).rev().find(open).expect("it is open");
    let line = line(&search, node, step, view);
    (line.called, line.best)
}

#[test]
fn a_best_value_has_its_name_in_the_listing_unless_a_bound_shows_it() {
    // The second MIN node is cut after 2; the root has 3 then, which is its own bound.
    for view in View::ALL {
        assert_eq!(called(Listing::Window, 0, view), (Value, None));
        assert_eq!(called(Listing::AlphaBeta, 0, view), (Best, Some(3.0)));
        let seen = |value: f64| Some(if view == View::Max { value } else { -value });
        assert_eq!(called(Listing::AlphaBeta, 4, view), (Best, seen(2.0)));
        assert_eq!(called(Listing::Window, 1, view), (Value, None));
    }
    assert_eq!(called(Listing::Agent, 4, View::Max), (Best, Some(2.0)));
    let search = Written::new(trace("((3 4) (2 5))", Listing::Window.rules()), None);
    let cut = line(&search, 4, first(&search, EventKind::Cutoff), View::Max);
    assert_eq!((cut.called, cut.best), (Val, Some(2.0)));
    let last = line(&search, 1, search.steps(), View::Max);
    assert_eq!((last.called, last.best), (Value, Some(3.0)));
}

/// A line says the same as the state of the node, and orders what it compares.
fn check(trace: Trace) {
    let search = Written::new(trace, None);
    let names = names(search.tree());
    for step in 0..=search.steps() {
        let frame = Frame::new(&search, step);
        for node in search.tree().nodes() {
            for view in View::ALL {
                let line = line(&search, node, step, view);
                let state = inspect(&frame, &names, search.writing.naming(), node).seen(view);
                let moved = line.window.map(|(alpha, beta)| {
                    let (to_alpha, to_beta) = line.window_to;
                    (to_alpha.unwrap_or(alpha), to_beta.unwrap_or(beta))
                });
                assert_eq!(moved, state.window);
                assert_eq!(line.range, state.range);
                let compared = frame.kind() == Some(EventKind::Compare) && state.current;
                assert_eq!(line.child.is_some(), compared);
                assert_eq!(line.order.is_empty(), !compared);
                if let Some(best) = line.best {
                    assert_eq!(line.best_to.or(Some(best)), state.value);
                }
                ordered(&line);
            }
        }
    }
}

fn ordered(line: &NumberLine) {
    let number = |term: &Term| match term {
        Term::Alpha => line.window.map(|(alpha, _)| alpha),
        Term::Beta => line.window.map(|(_, beta)| beta),
        Term::Best => line.best,
        Term::Child => line.child,
        Term::Less | Term::Equal => None,
    };
    for part in line.order.windows(3).step_by(2) {
        let (one, other) = (number(&part[0]), number(&part[2]));
        let sign = if one == other { Equal } else { Less };
        assert!(one.is_some() && one <= other && part[1] == sign, "{line:?}");
    }
}

#[test]
fn a_line_agrees_with_the_state_of_its_node() {
    for (number, rules) in all().into_iter().enumerate() {
        let kind = [ANY, STATIC, SYMBOLIC][number % 3];
        for tree in trees(kind, 1, number as u64) {
            check(Trace::record(tree, rules));
        }
    }
    for bounds in [Bounds::Deep, Bounds::Shallow] {
        check(trace(AIMA, Rules { bounds, ..TEXTBOOK }));
    }
}

#[test]
fn a_range_is_shown_only_where_it_says_more_than_the_value() {
    let search = written(AIMA, TEXTBOOK);
    let proved = |node, step| {
        let frame = Frame::new(&search, step);
        inspect(&frame, &names(search.tree()), search.writing.naming(), node).proved
    };
    let (cutoff, last) = (first(&search, EventKind::Cutoff), search.steps());
    for (node, step, expected, why) in [
        (0, 1, Proved::Nothing, "open, and no leaf is seen"),
        (5, cutoff, Proved::Value, "≤ 2, and 2 is its best value"),
        (0, cutoff, Proved::Value, "≥ 3, and 3 is its best value"),
        (5, last, Proved::Range, "it returned 2, only a bound"),
        (1, last, Proved::Value, "it returned 3, which is exact"),
        (7, last, Proved::Nothing, "it was pruned"),
    ] {
        assert_eq!(proved(node, step), expected, "{why}");
    }
    let narrow = Rules {
        returns: Returns::Hard,
        window: Window::new(1.0, 3.0),
        ..TEXTBOOK
    };
    let clamped = written("(5)", narrow);
    let frame = Frame::new(&clamped, clamped.steps());
    let root = inspect(&frame, &names(clamped.tree()), clamped.writing.naming(), 0);
    // It returned 3, and its exact value is 5.
    assert_eq!((root.value, root.range.lo), (Some(3.0), 5.0));
    assert_eq!(root.proved, Proved::Range);
}

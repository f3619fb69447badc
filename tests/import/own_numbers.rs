//! The numbers shown for another program are those of its trace, even if they are wrong, and none is added.

use super::lines::{By, imported, lines, replayed};
use crate::common::drawn::{Drawn, ROOMY, text_of};
use crate::common::observer_log::{ObserverCall, log_of};
use crate::common::random::{ANY, Kind, Random, trees};
use secateur::frame::Frame;
use secateur::picture::scene::{Ink, Role, Style};
use secateur::search::{Returns, Rules};
use secateur::trace::event::EventDetails;
use secateur::trace::{CallState, Trace};
use secateur::tree::GameTree;

const SMALL: Kind = Kind { nodes: 16, ..ANY };
const TREES: usize = 40;
/// A number that no tree has.
const WRONG: f64 = 777_123.0;

/// The numbers of an event.
fn numbers(event: &mut ObserverCall) -> Vec<&mut f64> {
    match event {
        ObserverCall::Enter { window, .. } => vec![&mut window.alpha, &mut window.beta],
        ObserverCall::Evaluate { value, .. } | ObserverCall::Leave { value, .. } => vec![value],
        ObserverCall::Compare { best, window, .. } => {
            vec![best, &mut window.alpha, &mut window.beta]
        }
        _ => Vec::new(),
    }
}

/// The trace of a program with these events, one for each step.
fn program(tree: &GameTree, events: &[ObserverCall], rules: Rules) -> Trace {
    let text = lines(tree, events, By::Number, true);
    let trace = replayed(imported(tree, &text), rules).trace;
    let finish = usize::from(trace.outcome().is_ok());
    assert_eq!(trace.steps() as usize, events.len() + finish, "{text}");
    trace
}

/// The numbers that a frame has for an event, in the same order.
fn shown(trace: &Trace, step: u32, event: &ObserverCall) -> Vec<f64> {
    let frame = Frame::new(trace, step);
    let call = frame.call(event.node()).expect("it is entered");
    match event {
        ObserverCall::Enter { .. } => vec![call.entry.window.alpha, call.entry.window.beta],
        ObserverCall::Evaluate { .. } => vec![call.best],
        ObserverCall::Leave { .. } => match trace.event(step).details {
            EventDetails::Leave { value, .. } => vec![value],
            details => panic!("{details:?}"),
        },
        ObserverCall::Compare { .. } => vec![
            call.best,
            call.current.window.alpha,
            call.current.window.beta,
        ],
        _ => Vec::new(),
    }
}

/// The states of all calls are the same, asked for one by one or together.
fn same_calls(trace: &Trace, step: u32) {
    let frame = Frame::new(trace, step);
    let together: Vec<_> = frame.calls(trace.tree().nodes()).collect();
    let apart: Vec<_> = trace.tree().nodes().map(|node| frame.call(node)).collect();
    let bits = |call: CallState| {
        let [entry, now] = [call.entry.window, call.current.window];
        [entry.alpha, entry.beta, now.alpha, now.beta, call.best].map(f64::to_bits)
    };
    let all_bits = |calls: &[Option<CallState>]| -> Vec<_> {
        calls.iter().map(|call| call.map(bits)).collect()
    };
    if together == apart && all_bits(&together) == all_bits(&apart) {
        return;
    }
    // A missing number is NaN, which equals nothing; both are compared as text.
    assert_eq!(format!("{together:?}"), format!("{apart:?}"), "{step}");
}

#[test]
fn each_number_shown_is_that_of_the_trace() {
    let mut random = Random::new(61);
    for tree in trees(SMALL, TREES, 62) {
        let rules = Rules {
            cut: random.rules(&tree).cut,
            update: random.rules(&tree).update,
            ..Rules::default()
        };
        let (events, _) = log_of(&tree, &rules);
        for at in 0..events.len() {
            for which in 0..numbers(&mut events[at].clone()).len() {
                let mut changed = events.clone();
                *numbers(&mut changed[at])[which] = WRONG;
                let trace = program(&tree, &changed, rules);
                for (step, event) in (1..).zip(&changed) {
                    let mut expected = *event;
                    let expected: Vec<f64> =
                        numbers(&mut expected).into_iter().map(|n| *n).collect();
                    assert_eq!(
                        shown(&trace, step, event),
                        expected,
                        "{at} {which}: {changed:?}"
                    );
                    same_calls(&trace, step);
                }
            }
        }
    }
}

#[test]
fn a_returned_value_is_drawn_as_in_the_trace() {
    let drawn = |trace: Trace, node, step| {
        let drawn = Drawn::new(trace);
        let scene = drawn.scene(step, &drawn.fit(), &Style::default());
        let role = [Role::Value, Role::Bound];
        let texts = role.map(|role| text_of(&scene, node, role).map(String::from));
        texts.into_iter().flatten().collect::<String>()
    };
    let mut found = 0;
    for tree in trees(SMALL, TREES, 63) {
        let rules = Rules::default();
        assert_eq!(rules.returns, Returns::Soft);
        let (events, _) = log_of(&tree, &rules);
        for (at, event) in events.iter().enumerate() {
            let (ObserverCall::Leave { node, .. }, step) = (event, at as u32 + 1) else {
                continue;
            };
            let mut changed = events.clone();
            *numbers(&mut changed[at])[0] = WRONG;
            // A leaf has the value that it is given.
            if let ObserverCall::Evaluate { .. } = events[at - 1] {
                *numbers(&mut changed[at - 1])[0] = WRONG;
            }
            let text = drawn(program(&tree, &changed, rules), *node, step);
            assert!(text.contains("777123"), "{node}: {text:?} {changed:?}");
            found += 1;
        }
    }
    assert!(found > 300, "{found}");
}

#[test]
fn a_number_missing_from_the_trace_is_not_filled_in() {
    let rules = Rules::default();
    for tree in trees(SMALL, TREES, 64) {
        let (events, _) = log_of(&tree, &rules);
        let text = lines(&tree, &events, By::Number, false);
        let trace = replayed(imported(&tree, &text), rules).trace;
        for step in 1..=trace.steps() {
            let frame = Frame::new(&trace, step);
            same_calls(&trace, step);
            for call in frame.path() {
                let window = call.current.window;
                assert!(window.alpha.is_nan() && window.beta.is_nan());
                let begun = frame.last_child(call).is_none();
                assert!(begun || frame.evaluates(call.node) || call.best.is_nan());
            }
        }
    }
}

#[test]
fn the_first_wrong_number_is_marked_in_the_picture() {
    let tree = crate::common::tree("((3 12 8) (3 4 6) (14 5 2))");
    let rules = Rules::default();
    let (events, _) = log_of(&tree, &rules);
    // The events, and the texts of the node there.
    let marked = |change: &dyn Fn(&mut ObserverCall) -> bool| {
        let mut changed = events.clone();
        let at = changed.iter_mut().position(change).expect("there is one");
        let node = changed[at].node();
        let drawn = Drawn::new(program(&tree, &changed, rules));
        let scene = drawn.scene(at as u32 + 1, &ROOMY, &Style::default());
        let mut texts: Vec<_> = scene
            .texts
            .iter()
            .filter(|text| text.node == node)
            .collect();
        texts.retain(|text| text.text.contains('≠') || text.ink == Ink::Cut);
        let texts: Vec<_> = texts.iter().map(|text| text.text.as_str()).collect();
        texts.join(" | ")
    };
    let alpha = |event: &mut ObserverCall| match event {
        ObserverCall::Enter { node: 3, window } => std::mem::replace(&mut window.alpha, 3.0) != 3.0,
        _ => false,
    };
    assert_eq!(marked(&alpha), "α 3 ≠ −∞  β 3");
    let best = |event: &mut ObserverCall| match event {
        ObserverCall::Compare { node: 1, best, .. } => std::mem::replace(best, 7.0) == 3.0,
        _ => false,
    };
    assert_eq!(marked(&best), "≤ 7 ≠ 3");
    let value = |event: &mut ObserverCall| match event {
        ObserverCall::Evaluate { node: 4, value } => std::mem::replace(value, 9.0) == 8.0,
        _ => false,
    };
    assert_eq!(marked(&value), "9 | ≠ 8");
    let returned = |event: &mut ObserverCall| match event {
        ObserverCall::Leave { node: 1, value } => std::mem::replace(value, 12.0) == 3.0,
        _ => false,
    };
    assert_eq!(marked(&returned), "12 | ≠ 3");
}

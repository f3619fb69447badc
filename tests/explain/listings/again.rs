//! A search with several visits for which there is no listing has lines made from its rules. Each step stands on the line of
//! its event, in the function of the player to move, and α, β and v are those of the event.

use std::collections::BTreeSet;

use super::*;
use crate::common::random::{NOISY, STATIC, trees};
use crate::common::rules::repeating;
use secateur::search::{Memory, Quiescence};
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The state of an open call by the events so far.
struct Open {
    window: Window,
    /// Whether the child that has returned last was searched again.
    again: bool,
}

/// The beginnings of the lines that a step may stand for.
fn begin(kind: EventKind, player: Player) -> &'static [&'static str] {
    match (kind, player) {
        (EventKind::Enter, Player::Max) => &["v ← −∞"],
        (EventKind::Enter, Player::Min) => &["v ← +∞"],
        (EventKind::Evaluate, _) => &["if leaf"],
        (EventKind::StandPat, Player::Max) => &["v ← value(node)", "α ← max(α, v)"],
        (EventKind::StandPat, Player::Min) => &["v ← value(node)", "β ← min(β, v)"],
        (EventKind::Hit, _) => &["if l = u"],
        (EventKind::Narrow, _) => &["α ← max(α, l)", "α, α₀ ← max(α, l)"],
        (EventKind::Again, _) => &["if γ"],
        (EventKind::Cutoff, Player::Max) => &["if v ≥ β", "if v > β"],
        (EventKind::Cutoff, Player::Min) => &["if v ≤ α", "if v < α"],
        (EventKind::Leave, _) => &["return"],
        (EventKind::Verdict, _) => &["answer ← search(root", "if g < β"],
        (EventKind::Finish, _) => &["answer ←"],
        (EventKind::Compare, _) => &[],
    }
}

/// The beginnings of the lines that a comparison may stand for: the last one that changes something.
fn compared(player: Player, moved: bool, better: bool, again: bool) -> &'static [&'static str] {
    match (player, moved, better) {
        (Player::Max, true, _) => &["α ← max(α, v)"],
        (Player::Min, true, _) => &["β ← min(β, v)"],
        (Player::Max, _, true) => &["v ← max(v, "],
        (Player::Min, _, true) => &["v ← min(v, "],
        (_, _, false) if again => &["if γ"],
        (Player::Max, _, false) => &["w ← search(child, ", "v ← max(v, search(child"],
        (Player::Min, _, false) => &["w ← search(child, ", "v ← min(v, search(child"],
    }
}

/// Checks all steps of a trace. Returns the kinds of its events.
fn check_lines(trace: &Written) -> BTreeSet<String> {
    let lines: Vec<String> = trace.lines().into_iter().map(|line| line.text).collect();
    let head = |of: u32| {
        let mut above = lines[..of as usize].iter().rev();
        above.find(|text| text.starts_with("max(node") || text.starts_with("min(node"))
    };
    let mut open: Vec<Open> = Vec::new();
    let mut before = EventKind::Finish;
    let mut kinds = BTreeSet::new();
    for step in 1..=trace.steps() {
        let event = trace.event(step);
        let (kind, player) = (event.kind(), trace.tree().player(event.node));
        let text = lines[trace.line(step) as usize - 1].trim_start();
        let after = (step < trace.steps()).then(|| trace.event(step + 1).kind());
        let expected = match (&event.details, kind, before) {
            (_, EventKind::Enter, _) if after == Some(EventKind::Evaluate) => match player {
                Player::Max => &["max(node"],
                Player::Min => &["min(node"][..],
            },
            (_, EventKind::Leave, EventKind::Evaluate | EventKind::Hit | EventKind::Cutoff) => {
                begin(before, player)
            }
            (
                EventDetails::Compare {
                    before,
                    after,
                    window,
                    ..
                },
                ..,
            ) => {
                let call = open.last_mut().expect("it is open");
                let moved = *window != call.window;
                compared(
                    player,
                    moved,
                    before != after,
                    std::mem::take(&mut call.again),
                )
            }
            _ => begin(kind, player),
        };
        let found = expected.iter().any(|begin| text.starts_with(begin));
        let about = || format!("step {step}, {event:?}: “{text}” by {:?}", trace.rules());
        assert!(found, "{}", about());
        if !matches!(kind, EventKind::Verdict | EventKind::Finish) {
            let own = match player {
                Player::Max => "max(node",
                Player::Min => "min(node",
            };
            let head = head(trace.line(step)).expect("it is inside a function");
            assert!(head.starts_with(own), "{}", about());
        }
        let (window, best) = match event.details {
            EventDetails::Enter(entry) => {
                let window = entry.window;
                open.push(Open {
                    window,
                    again: false,
                });
                (Some(window), None)
            }
            EventDetails::Narrow { window, .. } => (Some(window), None),
            EventDetails::Compare { window, after, .. } => (Some(window), Some(after)),
            EventDetails::StandPat { window, value } => (Some(window), Some(value)),
            EventDetails::Again { .. } => {
                open.last_mut().expect("it is open").again = true;
                (None, None)
            }
            EventDetails::Leave { .. } => {
                open.pop();
                (None, None)
            }
            _ => (None, None),
        };
        if let (Some(window), Some(call)) = (window, open.last_mut()) {
            call.window = window;
        }
        for variable in trace.variables(step, View::Max) {
            let expected = match variable.name {
                "α" => window.map(|window| window.alpha),
                "β" => window.map(|window| window.beta),
                "v" => best,
                _ => None,
            };
            if let Some(expected) = expected {
                assert_eq!(
                    variable.value,
                    Value::Number(expected),
                    "{}: {}",
                    variable.name,
                    about()
                );
            }
        }
        kinds.insert(format!("{kind:?}"));
        before = kind;
    }
    kinds
}

#[test]
fn every_step_of_any_search_stands_on_the_line_of_its_event() {
    let mut kinds = BTreeSet::new();
    let count = native_or_wasm(12, 3);
    for (number, tree) in trees(NOISY, count, 31).enumerate() {
        for rules in repeating() {
            let depth = [None, Some(2)][number % 2];
            let quiescence = [Quiescence::Off, Quiescence::On][number % 4 / 2];
            let rules = Rules {
                depth,
                quiescence,
                ..rules
            };
            let trace = Trace::record(tree.clone(), rules);
            let trace = Written::new(trace, None);
            if trace.writing.listing().is_none() {
                kinds.extend(check_lines(&trace));
            }
        }
    }
    assert_eq!(kinds.len(), 11, "{kinds:?}");
}

#[test]
fn with_any_window_of_the_root_steps_stand_on_the_lines_of_their_events() {
    for tree in trees(STATIC, 20, 32) {
        for window in WINDOWS {
            for algorithm in [Algorithm::AlphaBeta, Algorithm::Pvs] {
                let rules = Rules {
                    algorithm,
                    cut: Cut::Pass,
                    window,
                    table: Memory::Unlimited,
                    ..Rules::default()
                };
                check_lines(&Written::new(Trace::record(tree.clone(), rules), None));
            }
        }
    }
}

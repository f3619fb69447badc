//! The events that a search reports to its observer, as the lines of a trace.

use std::fmt::Write;

use secateur::import::{
    Check, Checked, Imported, Importing, Replay, Replayed, Tolerance, TraceError,
};
use secateur::import::{Flaw, View};
use secateur::search::{Rules, StoredBounds};
use secateur::source::order::Order;
use secateur::trace::Trace;
use secateur::tree::{GameTree, Player, Sliced};

use crate::common;
use crate::common::observer_log::ObserverCall;

/// How nodes are named.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum By {
    Number,
    Path,
    Pointer,
}

pub fn number(value: f64) -> String {
    match value {
        f64::INFINITY => "\"Infinity\"".into(),
        f64::NEG_INFINITY => "\"-Infinity\"".into(),
        value => format!("{value}"),
    }
}

fn node(tree: &GameTree, node: u32, by: By) -> String {
    let path = || {
        let path = tree.path_to(node).into_iter().skip(1);
        path.map(|node| {
            tree.child_number(node)
                .expect("it has a parent")
                .to_string()
        })
    };
    match by {
        By::Number => node.to_string(),
        By::Path => format!("[{}]", path().collect::<Vec<_>>().join(",")),
        By::Pointer => format!(
            "\"{}\"",
            path().map(|step| format!("/{step}")).collect::<String>()
        ),
    }
}

fn stored(known: StoredBounds) -> String {
    let by = |by: Option<u32>| by.map_or("null".into(), |by| by.to_string());
    format!(
        r#","lower":{},"upper":{},"lowerBy":{},"upperBy":{},"limited":{}"#,
        number(known.lower),
        number(known.upper),
        by(known.lower_by),
        by(known.upper_by),
        known.limited
    )
}

/// The lines, with all events and fields, or with the three events that every program writes.
pub fn lines(tree: &GameTree, events: &[ObserverCall], by: By, all: bool) -> String {
    let mut text = String::new();
    for event in events {
        let node = |id| node(tree, id, by);
        let line = match *event {
            ObserverCall::Enter { node: id, window } if all => format!(
                r#"{{"event":"enter","node":{},"alpha":{},"beta":{}}}"#,
                node(id),
                number(window.alpha),
                number(window.beta)
            ),
            ObserverCall::Enter { node: id, .. } => {
                format!(r#"{{"event":"enter","node":{}}}"#, node(id))
            }
            ObserverCall::Evaluate { node: id, value } => {
                format!(
                    r#"{{"event":"evaluate","node":{},"value":{}}}"#,
                    node(id),
                    number(value)
                )
            }
            ObserverCall::StandPat {
                node: id,
                value,
                window,
            } if all => format!(
                r#"{{"event":"stand-pat","node":{},"value":{},"alpha":{},"beta":{}}}"#,
                node(id),
                number(value),
                number(window.alpha),
                number(window.beta)
            ),
            ObserverCall::Leave { node: id, value } => {
                format!(
                    r#"{{"event":"leave","node":{},"value":{}}}"#,
                    node(id),
                    number(value)
                )
            }
            ObserverCall::Compare {
                node: id,
                child,
                value,
                best,
                window,
            } if all => {
                format!(
                    r#"{{"event":"compare","node":{},"child":{},"value":{},"best":{},"alpha":{},"beta":{}}}"#,
                    node(id),
                    node(child),
                    number(value),
                    number(best),
                    number(window.alpha),
                    number(window.beta)
                )
            }
            ObserverCall::Cutoff { node: id, .. } if all => {
                format!(r#"{{"event":"cutoff","node":{}}}"#, node(id))
            }
            ObserverCall::Pass { depth: Some(depth) } => {
                format!(r#"{{"event":"pass","depth":{depth}}}"#)
            }
            ObserverCall::Hit {
                node: id,
                value,
                known,
            } => format!(
                r#"{{"event":"hit","node":{},"value":{}{}}}"#,
                node(id),
                number(value),
                if all { stored(known) } else { String::new() }
            ),
            ObserverCall::Narrow {
                node: id,
                window,
                known,
            } if all => format!(
                r#"{{"event":"narrow","node":{},"alpha":{},"beta":{}{}}}"#,
                node(id),
                number(window.alpha),
                number(window.beta),
                stored(known)
            ),
            ObserverCall::Again { node: id, .. } if all => {
                format!(r#"{{"event":"again","node":{}}}"#, node(id))
            }
            ObserverCall::Verdict { low, high, .. } if all => format!(
                r#"{{"event":"verdict","node":0,"low":{},"high":{}}}"#,
                number(low),
                number(high)
            ),
            _ => continue,
        };
        writeln!(text, "{line}").expect("a string");
    }
    text
}

/// The last line: the value, the best move and the principal variation of a search that has come to its end.
pub fn end(trace: &Trace) -> String {
    let Ok(value) = trace.outcome() else {
        return String::new();
    };
    let variation = trace.variation().into_iter();
    let moves: Vec<String> = variation
        .filter_map(|node| trace.tree().child_number(node))
        .map(|child| child.to_string())
        .collect();
    format!(
        "{{\"event\":\"finish\",\"node\":0,\"value\":{},\"bestMove\":{},\"principalVariation\":[{}]}}\n",
        number(value),
        moves.first().map_or("null", String::as_str),
        moves.join(",")
    )
}

/// Reads a trace of a tree, in pieces.
pub fn import(tree: &GameTree, text: &str, view: View) -> Result<Imported, TraceError> {
    let names = common::names(tree);
    feed(
        Importing::of(tree.clone(), names, view, text.len()),
        text.as_bytes(),
    )
}

/// Reads a trace without a tree.
pub fn visit(text: &str) -> Result<Imported, TraceError> {
    let limits = secateur::tree::Limits::default();
    feed(
        Importing::visited(Player::Max, limits, View::Max, text.len()),
        text.as_bytes(),
    )
}

/// Gives the bytes in pieces.
pub fn feed(mut importing: Importing, bytes: &[u8]) -> Result<Imported, TraceError> {
    for piece in bytes.chunks(61) {
        if !importing.feed(piece, false)? {
            return importing.finish();
        }
    }
    importing.feed(&[], true)?;
    importing.finish()
}

/// The first difference.
pub fn check(imported: &Imported, rules: Rules, tolerance: Tolerance) -> Option<Checked> {
    let check = Check::new(imported, rules, Order::Given, tolerance, None);
    let Ok(checked) = check.finish(imported);
    checked
}

/// The trace and its finding.
pub fn replayed(imported: Imported, rules: Rules) -> Replayed {
    let checked = check(&imported, rules, Tolerance::default());
    let Imported {
        tree,
        trace,
        broken,
        ..
    } = imported;
    let Ok(replayed) = Replay::new(tree, trace, broken, checked, rules).finish(&());
    replayed
}

/// The line and the flaw that are found in a trace of a tree, by the rules of the textbook.
pub fn wrong(tree: &str, text: &str) -> Option<(u32, Flaw)> {
    let tree = common::tree(tree);
    let imported = import(&tree, text, View::Max).expect("it is a trace");
    let found = replayed(imported, Rules::default()).finding?;
    Some((found.line, found.flaw))
}

//! The events that a search reports to its observer, as the lines of a trace.

use secateur::import::{
    Check, Checked, Imported, Importing, Replay, Replayed, Tolerance, TraceError,
};
use secateur::import::{Flaw, View};
use secateur::search::{Rules, StoredBounds, Window};
use secateur::source::order::Order;
use secateur::trace::Trace;
use secateur::tree::{GameTree, Limits, NodeId, Player, Sliced};

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
    let path = tree.path_to(node).into_iter();
    let path = path.filter_map(|node| tree.child_number(node));
    match by {
        By::Number => node.to_string(),
        By::Path => format!("{:?}", path.collect::<Vec<_>>()),
        By::Pointer => format!(
            "{:?}",
            path.map(|step| format!("/{step}")).collect::<String>()
        ),
    }
}

fn bounds(window: Window) -> String {
    let (alpha, beta) = (number(window.alpha), number(window.beta));
    format!(r#","alpha":{alpha},"beta":{beta}"#)
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

/// The lines, with all events and fields, or with those that every program writes.
pub fn lines(tree: &GameTree, events: &[ObserverCall], by: By, all: bool) -> String {
    let line = |event| line(event, |id| node(tree, id, by), all);
    events.iter().filter_map(line).collect()
}

fn line(event: &ObserverCall, name: impl Fn(NodeId) -> String, all: bool) -> Option<String> {
    let of = |value: f64| format!(r#","value":{}"#, number(value));
    let optional = |fields: String| if all { fields } else { String::new() };
    let (word, fields) = match *event {
        ObserverCall::Pass { depth } => {
            return Some(format!("{{\"event\":\"pass\",\"depth\":{}}}\n", depth?));
        }
        ObserverCall::Enter { window, .. } => ("enter", optional(bounds(window))),
        ObserverCall::Evaluate { value, .. } => ("evaluate", of(value)),
        ObserverCall::Leave { value, .. } => ("leave", of(value)),
        ObserverCall::Hit { value, known, .. } => ("hit", of(value) + &optional(stored(known))),
        _ if !all => return None,
        ObserverCall::StandPat { value, window, .. } => ("stand-pat", of(value) + &bounds(window)),
        ObserverCall::Compare {
            child,
            value,
            best,
            window,
            ..
        } => {
            let (child, best) = (name(child), number(best));
            let (value, window) = (of(value), bounds(window));
            (
                "compare",
                format!(r#","child":{child}{value},"best":{best}{window}"#),
            )
        }
        ObserverCall::Narrow { window, known, .. } => ("narrow", bounds(window) + &stored(known)),
        ObserverCall::Verdict { low, high, .. } => (
            "verdict",
            format!(r#","low":{},"high":{}"#, number(low), number(high)),
        ),
        ObserverCall::Cutoff { .. } => ("cutoff", String::new()),
        ObserverCall::Again { .. } => ("again", String::new()),
    };
    let node = name(event.node());
    Some(format!(
        "{{\"event\":\"{word}\",\"node\":{node}{fields}}}\n"
    ))
}

/// The lines with more fields in those of entries.
pub fn noted(text: &str, mut fields: impl FnMut() -> String) -> String {
    let line = |line: &str| match line.contains("\"enter\"") {
        true => line.replacen('}', &format!("{}}}\n", fields()), 1),
        false => format!("{line}\n"),
    };
    text.lines().map(line).collect()
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

/// The lines of a trace by their events, nodes and values.
pub fn text_of(lines: &str) -> String {
    let line = |line: &str| {
        let mut words = line.split(' ');
        let (event, node) = (words.next().unwrap_or(""), words.next().unwrap_or("0"));
        let value = words
            .next()
            .map_or(String::new(), |value| format!(",\"value\":{value}"));
        format!("{{\"event\":\"{event}\",\"node\":{node}{value}}}\n")
    };
    lines.split(", ").map(line).collect()
}

/// Reads a trace of a tree, in pieces.
pub fn import(tree: &GameTree, text: &str, view: View) -> Result<Imported, TraceError> {
    let importing = Importing::of(tree.clone(), common::names(tree), view, text.len());
    feed(importing, text.as_bytes())
}

/// Reads a trace of a tree in which values are those of MAX.
pub fn imported(tree: &GameTree, text: &str) -> Imported {
    import(tree, text, View::Max).expect("it is a trace")
}

/// Reads a trace without a tree.
pub fn visited(text: &str) -> Imported {
    let limits = Limits::default();
    let importing = Importing::visited(Player::Max, limits, View::Max, text.len());
    feed(importing, text.as_bytes()).expect("it is a trace")
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
    let found = replayed(imported(&tree, text), Rules::default()).finding?;
    Some((found.line, found.flaw))
}

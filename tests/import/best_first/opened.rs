//! Traces of best-first searches as a page opens them, and as our own command prints them.

use secateur::explain::best_first::{BestFirstEvent, OpenedUpdates};
use secateur::frame::best_first::BestFirstFrame;
use secateur::import::{Tolerance, View};
use secateur::opening::options::Options;
use secateur::opening::{OpenedSearch, Source, SourceError, TraceSource};
use secateur::search::best_first::Rules;
use secateur::source::notation::{parse, print};
use secateur::source::order::Order;
use secateur::trace::best_first::BestFirstTrace;
use secateur::tree::{GameTree, Player};
use serde_json::Value;

/// Opens a trace of the search of a tree.
pub fn open(tree: &GameTree, text: &str, rules: Rules) -> Result<OpenedUpdates, SourceError> {
    open_with(tree, text, rules, Tolerance::default())
}

/// The same with some differences tolerated.
pub fn open_with(
    tree: &GameTree,
    text: &str,
    rules: Rules,
    tolerance: Tolerance,
) -> Result<OpenedUpdates, SourceError> {
    let source = TraceSource {
        tree: Some(Box::new(Source::Text(print(tree)))),
        view: View::Max,
        tolerance,
        bytes: text.len(),
    };
    // Above a root where chance moves stands the other player.
    let written = |root: &Player| {
        let read = parse(&print(tree), *root).expect("it was printed");
        read.player(0) == tree.player(0)
    };
    let players = [Player::Max, Player::Min];
    let root = players.into_iter().find(written).expect("one of them");
    let options = Options {
        rules: secateur::search::Rules::default(),
        listing: None,
        root,
        order: Order::Given,
        best_first: Some(rules),
    };
    let opened = crate::common::opened::opened(source, text.as_bytes(), options)?;
    match opened.ran {
        OpenedSearch::Updates(explored) => Ok(*explored),
        OpenedSearch::Calls(_) => panic!("it is made of calls"),
    }
}

/// A search as `secateur trace` prints it, without its header.
pub fn printed(trace: &BestFirstTrace) -> String {
    let lines = (1..=trace.steps()).map(|step| {
        let event = BestFirstEvent::of(&BestFirstFrame::new(trace, step)).expect("not step 0");
        let mut line = serde_json::to_value(event).expect("plain data");
        let fields = line.as_object_mut().expect("an object");
        let kind = fields.remove("kind").expect("each has one");
        fields.insert("event".into(), kind);
        fields.remove("line");
        fields.retain(|_, value| *value != Value::Null);
        format!("{line}\n")
    });
    lines.collect()
}

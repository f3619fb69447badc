//! Searches that enter the root, or other nodes, more than once: passes, visits and the transposition table.

use crate::boundary::answer::NodeCalls;
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, bad_argument};
use crate::boundary::module::Question;
use crate::boundary::search::Search;
use crate::boundary::value::plain;
use crate::explain::passes::{node_calls, passes};
use crate::explain::table::table;
use crate::frame::Frame;

/// The most passes that are told.
const MAX_PASSES: usize = 10_000;

/// The most calls for one node that are told at once.
const MAX_CALLS: usize = 1_000;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("passCount", |search, _| {
        Ok(Frame::new(&search.trace, 0).pass_count().into())
    }),
    ("passes", |search, given| {
        let mut rows = passes(&Frame::new(&search.trace, 0), given.view()?);
        rows.truncate(MAX_PASSES);
        Ok(plain(&rows))
    }),
    ("nodeCalls", |search, given| {
        let (node, frame) = (given.node(search.tree())?, search.frame(given)?);
        let most = given.whole("most", MAX_CALLS)?;
        let (calls, count) = node_calls(&frame, node, most, given.view()?);
        Ok(plain(&NodeCalls { calls, count }))
    }),
    ("table", |search, given| {
        let (node, frame) = (given.node(search.tree())?, search.frame(given)?);
        let most = given.whole("most", MAX_CALLS)?;
        Ok(plain(&table(
            &frame,
            &search.names,
            node,
            most,
            given.view()?,
        )))
    }),
    ("skip", skip),
];

/// The first step after `step` at which a pass begins, at which a node is searched again, at which the table answers,
/// or at which `node` is entered; `back`: the last one before it.
fn skip(search: &Search, given: &Arguments) -> Answer {
    let frame = search.frame(given)?;
    let back = given.flag("back");
    let node = given.some_node(search.tree())?;
    let found = match (given.text("what"), node) {
        ("pass", _) => frame.next_pass(back),
        ("again", _) => frame.next_again(back),
        ("call", Some(node)) => frame.next_call(node, back),
        ("hit", _) => frame.next_hit(back),
        _ => {
            return Err(bad_argument(
                "what",
                given.get("what"),
                "pass | again | call | hit",
            ));
        }
    };
    Ok(plain(&found))
}

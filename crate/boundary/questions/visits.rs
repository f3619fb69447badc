//! Searches that enter the root, or other nodes, more than once: passes, visits and the transposition table.

use crate::boundary::answer::NodeCalls;
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::SearchQuestion;
use crate::boundary::search::CallSearch;
use crate::boundary::value::plain;
use crate::explain::passes::{node_calls, passes};
use crate::explain::table::table;
use crate::frame::Frame;

/// The most passes in an answer.
const MAX_PASSES: usize = 10_000;

/// The most calls for one node in an answer.
const MAX_CALLS: usize = 1_000;

/// The questions.
pub const QUESTIONS: &[(&str, SearchQuestion)] = &[
    ("passCount", |search, _| {
        Ok(Frame::new(&search.trace, 0).pass_count().into())
    }),
    ("passes", |search, arguments| {
        let mut rows = passes(&Frame::new(&search.trace, 0), arguments.view()?);
        rows.truncate(MAX_PASSES);
        Ok(plain(&rows))
    }),
    ("nodeCalls", |search, arguments| {
        let (node, frame) = (arguments.node(search.tree())?, search.frame(arguments)?);
        let most = arguments.integer("most", MAX_CALLS)?;
        let (calls, count) = node_calls(&frame, node, most, arguments.view()?);
        Ok(plain(&NodeCalls { calls, count }))
    }),
    ("table", |search, arguments| {
        let (node, frame) = (arguments.node(search.tree())?, search.frame(arguments)?);
        let most = arguments.integer("most", MAX_CALLS)?;
        Ok(plain(&table(
            &frame,
            &search.drawing.names,
            node,
            most,
            arguments.view()?,
        )))
    }),
    ("skip", skip),
];

/// The first step after `step` at which a pass begins, at which a node is searched again, at which the table answers,
/// or at which `node` is entered; `back`: the last one before it.
fn skip(search: &CallSearch, arguments: &Arguments) -> Answer {
    let frame = search.frame(arguments)?;
    let back = arguments.flag("back");
    let node = arguments.optional_node(search.tree())?;
    let step = match (arguments.text("what"), node) {
        ("pass", _) => frame.next_pass(back),
        ("again", _) => frame.next_again(back),
        ("call", Some(node)) => frame.next_call(node, back),
        ("hit", _) => frame.next_hit(back),
        _ => {
            return Err(arguments.bad("what", "pass | again | call | hit"));
        }
    };
    Ok(plain(&step))
}

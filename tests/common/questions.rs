//! Every question that a page asks about a search. The programs in `fuzz/` ask them, too.

use super::opened::called;
use secateur::explain::listing::{self, ListedEvent};
use secateur::explain::notes::CountedBy;
use secateur::explain::view::View;
use secateur::explain::{
    calls, decision, explain, inspect, minimal, notes, number_line, passes, table,
};
use secateur::frame::Frame;
use secateur::frame::minimal::MinimalTree;
use secateur::opening::{Opened, OpenedCalls, Plan};
use secateur::trace::StepSize;
use secateur::tree::NodeId;

/// The most rows of a table that are asked for.
const MOST: usize = 100;

/// Asks everything about a step, and about a node at that step.
pub fn ask(opened: &Opened, step: u32, node: NodeId, view: View) {
    let OpenedCalls { trace, writing, .. } = called(opened);
    let Plan {
        layout,
        names,
        game,
    } = &opened.plan;
    let tree = trace.tree();
    let frame = Frame::new(trace, step);
    frame.range(node);
    frame.value(node);
    frame.pruned_by(node);
    frame.call(node);
    explain(&frame, names, writing.naming()).seen(view);
    inspect::inspect(&frame, names, writing.naming(), node).seen(view);
    number_line::number_line(&frame, writing, called(opened).summary.span, node, view);
    decision::decisions(&frame, names, writing.naming(), view);
    calls::calls(&frame, names, 0..frame.path().len(), view);
    listing::variables(&frame, writing, view);
    let lines = writing.lines().len() as u32;
    if let Some(listed) = ListedEvent::of(&frame, writing, view) {
        assert!(listed.line <= lines);
    }
    for line in 1..=lines {
        writing.next_on_line(&frame, line);
    }
    assert!(frame.pass_count() >= 1);
    passes::passes(&frame, view);
    passes::node_calls(&frame, node, MOST, view);
    notes::notes_on(&frame, node, view);
    notes::notes_now(&frame, view);
    notes::noted_fields(&frame);
    for by in [CountedBy::Kind, CountedBy::Tag, CountedBy::Depth] {
        notes::note_counts(&frame, by);
    }
    table::table(&frame, names, node, MOST, view);
    for back in [false, true] {
        frame.next_pass(back);
        frame.next_again(back);
        frame.next_call(node, back);
        frame.next_hit(back);
    }
    for next in [
        trace.next_leaf(step),
        trace.next_cutoff(step, 1),
        trace.next_return(step, node),
    ] {
        assert!(next.is_none_or(|next| (step + 1..=trace.steps()).contains(&next)));
    }
    for size in StepSize::ALL {
        for by in [-1, 1] {
            assert!(trace.walk(size, step, by) <= trace.steps());
        }
    }
    trace.largest_cutoff();
    assert_eq!(trace.ticks(17).len(), 17);
    tree.children_from(node, 1).count();
    layout.area(tree, node);
    if let Some(game) = game {
        game.position_at(tree, node);
    }
    if let Some(found) = MinimalTree::of(&frame.at(trace.steps())) {
        minimal::minimal(&frame, names, &found, node, view);
    }
}

//! `Frame` and `Trace` must answer at every step as a fold over all earlier steps does.

use crate::common;
use crate::common::drawn::AIMA;
use crate::common::fold::Fold;
use crate::common::observer_log::log_of;
use crate::common::random::{ALTERNATING, ANY, Kind, NOISY, STATIC, SYMBOLIC, large, trees};
use crate::common::written::Written;
use crate::common::{depth, rules};
use crate::explain::listings::lines_by_hand;
use secateur::frame::{Frame, Status};
use secateur::search::{Quiescence, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventDetails, Kind as EventKind};
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of trees of each kind.
const TREES: usize = if cfg!(target_arch = "wasm32") { 20 } else { 40 };

/// The number of large trees.
const LARGE: usize = if cfg!(target_arch = "wasm32") { 10 } else { 50 };

#[test]
fn frames_equal_the_fold_on_full_windows() {
    for tree in trees(ANY, TREES, 1).chain(trees(ALTERNATING, TREES, 2)) {
        for rules in rules::all().iter().chain([&rules::MINIMAX]) {
            check(&tree, rules);
        }
    }
}

#[test]
fn frames_equal_the_fold_on_narrow_windows() {
    for window in [
        Window::new(-2.0, 3.0),
        Window::new(0.0, 0.5),
        Window::new(f64::NEG_INFINITY, -1.0),
    ] {
        for_all(ANY, |rules| Rules { window, ..rules });
    }
}

#[test]
fn frames_equal_the_fold_with_a_depth_limit() {
    for limit in [0, 1, 2, 4] {
        let depth = Some(limit);
        for_all(STATIC, |rules| Rules { depth, ..rules });
    }
}

#[test]
fn frames_equal_the_fold_with_quiescence() {
    for limit in [0, 1, 2, 4] {
        for_all(NOISY, |rules| Rules {
            depth: Some(limit),
            quiescence: Quiescence::On,
            ..rules
        });
    }
    for window in [
        Window::new(-2.0, 3.0),
        Window::new(0.0, 0.5),
        Window::new(f64::NEG_INFINITY, -1.0),
    ] {
        for_all(NOISY, |rules| Rules {
            depth: Some(1),
            quiescence: Quiescence::On,
            window,
            ..rules
        });
    }
}

#[test]
fn frames_equal_the_fold_of_searches_that_stop() {
    let stopped = trees(SYMBOLIC, TREES, 3).filter(|tree| log_of(tree, &rules::MINIMAX).1.is_err());
    assert!(stopped.count() > TREES / 4);
    for_all(SYMBOLIC, |rules| rules);
}

/// Checks trees of a kind under all rules, each changed by `change`.
fn for_all(kind: Kind, change: impl Fn(Rules) -> Rules) {
    for tree in trees(kind, TREES / 4, 4) {
        for rules in rules::all().into_iter().chain([rules::MINIMAX]) {
            check(&tree, &change(rules));
        }
    }
}

/// Trees of several words of 64 nodes, traces of several checkpoints of 256 events, and all kinds of rules.
#[test]
fn frames_equal_the_fold_on_large_trees() {
    let (mut checkpoints, mut stopped, mut twice) = (0, 0, 0);
    for (tree, rules) in large(LARGE, 6) {
        let trace = check_at(&tree, &rules, |step| some_nodes(&tree, step));
        checkpoints += trace.steps() / 256;
        stopped += u32::from(trace.outcome().is_err());
        twice += u32::from(!common::alternates(&tree));
    }
    let many = LARGE as u32;
    assert!(
        checkpoints > many && stopped > 0 && twice > many / 2,
        "{checkpoints} {stopped}"
    );
}

/// All nodes at some steps; at the other steps a few nodes, which always include those at the edges of words.
fn some_nodes(tree: &GameTree, step: u32) -> Vec<NodeId> {
    let end = tree.len() as NodeId;
    match step % 101 {
        0 => tree.nodes().collect(),
        _ => {
            let word = step % (end / 64) * 64;
            let spread = (0..4).map(|n| (step * 37 + n * 7919) % end);
            spread.chain([word, word + 63]).collect()
        }
    }
}

/// Folds the events of the search, and compares every query on the frame and the trace with the fold after each
/// step.
pub fn check(tree: &GameTree, rules: &Rules) {
    check_at(tree, rules, |_| tree.nodes().collect());
}

/// As `check`, but at each step only for the nodes that `nodes` gives and for the nodes on the path.
fn check_at(tree: &GameTree, rules: &Rules, nodes: impl Fn(u32) -> Vec<NodeId>) -> Trace {
    let (events, outcome) = log_of(tree, rules);
    let trace = Written::new(Trace::record(tree.clone(), *rules), None);
    let lines = lines_by_hand(&trace);
    assert_eq!(trace.outcome(), outcome);
    let mut fold = Fold::new(tree, trace.rules());
    same(&trace, &Frame::new(&trace, 0), &fold, &nodes(0));
    for (before, &event) in events.iter().enumerate() {
        let step = before as u32 + 1;
        let details = fold.step(event);
        fold.note_window(event.node());
        check_event(&trace, step, event.node(), lines[before], details);
        let frame = Frame::new(&trace, step);
        assert_eq!(frame.current(), Some(event.node()));
        assert!(!frame.finished());
        same(&trace, &frame, &fold, &nodes(step));
    }
    let mut steps = events.len() as u32;
    if outcome.is_ok() {
        check_event(&trace, steps + 1, 0, lines[steps as usize], fold.finish());
        steps += 1;
        let frame = Frame::new(&trace, steps);
        assert!(frame.finished());
        same(&trace, &frame, &fold, &nodes(steps));
    }
    assert_eq!(trace.steps(), steps);
    check_seeking(&trace);
    check_largest(&trace);
    trace.trace
}

fn check_event(trace: &Written, step: u32, node: NodeId, line: u32, details: EventDetails) {
    let expected = Event {
        step,
        node,
        depth: depth(trace.tree(), node),
        details,
    };
    assert_eq!(trace.event(step), expected, "{:?}", trace.rules());
    assert_eq!(trace.line(step), line, "{:?}", trace.rules());
    assert_eq!(trace.at(step), (expected.kind(), expected.node));
}

pub(super) fn same(trace: &Trace, frame: &Frame, fold: &Fold, nodes: &[NodeId]) {
    let about = |node| {
        let text = secateur::source::notation::print(trace.tree());
        format!(
            "node {node} at step {} of {text} by {:?}",
            frame.step(),
            trace.rules()
        )
    };
    let end = trace.tree().len();
    let middle = nodes[nodes.len() / 2];
    for from in [0, middle, end as NodeId - 1, end as NodeId] {
        let to = end.min(from as usize + nodes.len());
        let calls: Vec<_> = frame.calls(from..to as NodeId).collect();
        let expected = &fold.call[from as usize..to];
        assert_eq!(calls, expected, "calls from {}", about(from));
    }
    for &node in fold.open.iter().chain(nodes) {
        let at = node as usize;
        assert_eq!(
            frame.status(node),
            fold.status[at],
            "status of {}",
            about(node)
        );
        assert_eq!(
            frame.range(node),
            fold.range[at],
            "range of {}",
            about(node)
        );
        assert_eq!(
            frame.limit(node),
            trace.rules().depth.filter(|_| fold.limited[at]),
            "limit met below {}",
            about(node)
        );
        assert_eq!(
            frame.value(node),
            fold.value(node),
            "value of {}",
            about(node)
        );
        assert_eq!(frame.call(node), fold.call[at], "call of {}", about(node));
        assert_eq!(
            frame.windows(node, usize::MAX),
            fold.windows[at],
            "windows of {}",
            about(node)
        );
        assert_eq!(
            frame.pruned_by(node),
            fold.pruned_by[at],
            "pruned_by of {}",
            about(node)
        );
    }
    let path: Vec<_> = fold
        .open
        .iter()
        .map(|&node| fold.call[node as usize])
        .collect();
    let found: Vec<_> = frame.path().iter().copied().map(Some).collect();
    assert_eq!(found, path, "open path at {}", about(0));
    assert_eq!(frame.counts(), fold.counts, "counts at {}", about(0));
}

/// The number of bits that a tick uses for kinds of events. The bits above count the pruned nodes.
const KINDS: u32 = 8;

/// Checks the next leaf, the next cutoff, the return to a node, and the ticks against a scan of all events.
pub(super) fn check_seeking(trace: &Trace) {
    let events: Vec<Event> = trace.iter().collect();
    let cuts = |event: &Event| match &event.details {
        EventDetails::Cutoff(cutoff) => cutoff.pruned > 0,
        _ => false,
    };
    let mut leaf = None;
    let mut cutoffs = [0, 1, 2, 3, 7, 40].map(|least| (least, None));
    let mut returns = vec![None; trace.tree().len()];
    for step in (0..=trace.steps()).rev() {
        assert_eq!(trace.next_leaf(step), leaf);
        for (least, next) in cutoffs {
            assert_eq!(trace.next_cutoff(step, least), next, "{least}");
        }
        let node = step as usize % returns.len();
        assert_eq!(trace.next_return(step, node as NodeId), returns[node]);
        let Some(event) = step.checked_sub(1).map(|at| &events[at as usize]) else {
            break;
        };
        match event.kind() {
            EventKind::Evaluate | EventKind::StandPat => leaf = Some(step),
            EventKind::Compare => returns[event.node as usize] = Some(step),
            EventKind::Cutoff if cuts(event) => {
                let fits = |least: u32| trace.pruned_at(step) >= least;
                let met = cutoffs.iter_mut().filter(|(least, _)| fits(*least));
                met.for_each(|(_, next)| *next = Some(step));
            }
            _ => {}
        }
    }
    for columns in [1, 7, 320, 640, 3 * events.len()] {
        let mut ticks = vec![0; columns];
        for (index, event) in events.iter().enumerate() {
            let column = index * columns / events.len();
            let kind = match event.kind() {
                EventKind::StandPat => EventKind::Evaluate,
                kind => kind,
            };
            if kind != EventKind::Cutoff || cuts(event) {
                ticks[column] |= 1 << kind as u8;
            }
            if event.kind() == EventKind::Cutoff {
                ticks[column] += trace.pruned_at(event.step) << KINDS;
            }
        }
        assert_eq!(trace.ticks(columns), ticks, "{columns} of {}", events.len());
    }
}

/// Checks the cutoff that prunes most against a scan of all events.
pub(super) fn check_largest(trace: &Trace) {
    let pruned = |event: &Event| match event.kind() {
        EventKind::Cutoff => trace.pruned_at(event.step),
        _ => 0,
    };
    let most = trace.iter().map(|event| pruned(&event)).max();
    let largest = trace.iter().find(|event| Some(pruned(event)) == most);
    let largest = largest.filter(|event| pruned(event) > 0);
    assert_eq!(trace.largest_cutoff(), largest.map(|event| event.step));
}

/// The ranges that the lecture gives for the root while the last child of the textbook's tree is searched:
/// [3, 14], [3, 5] and 3.
#[test]
fn an_open_child_narrows_the_range_of_the_root() {
    let range = |trace: &Trace, step| {
        let range = Frame::new(trace, step).range(0);
        (range.lo, range.hi)
    };
    let textbook = common::trace(AIMA, rules::TEXTBOOK);
    let mut ranges: Vec<_> = (0..=textbook.steps())
        .map(|step| range(&textbook, step))
        .collect();
    ranges.dedup();
    let (worst, best) = (f64::NEG_INFINITY, f64::INFINITY);
    let expected = [
        (worst, best),
        (3.0, best),
        (3.0, 14.0),
        (3.0, 5.0),
        (3.0, 3.0),
    ];
    assert_eq!(ranges, expected);
    let chain = common::trace("((3 12))", rules::TEXTBOOK);
    assert_eq!(range(&chain, 5), (worst, 3.0));
    assert_eq!(range(&chain, 6), (worst, 3.0));
}

#[test]
fn the_random_trees_reach_every_state_of_a_node() {
    let mut seen = Vec::new();
    let kinds = [ANY, STATIC];
    for tree in kinds.into_iter().flat_map(|kind| trees(kind, TREES / 4, 5)) {
        let limit = Some(3);
        let trace = Trace::record(
            tree,
            Rules {
                depth: limit,
                ..rules::TEXTBOOK
            },
        );
        for step in 0..=trace.steps() {
            let frame = Frame::new(&trace, step);
            for node in trace.tree().nodes() {
                let status = frame.status(node);
                if !seen.contains(&status) {
                    seen.push(status);
                }
            }
        }
    }
    let all = [
        Status::Unreached,
        Status::Open,
        Status::Closed,
        Status::Pruned,
        Status::Beyond,
    ];
    assert!(all.iter().all(|status| seen.contains(status)), "{seen:?}");
}

/// Counts are read from checkpoints, which small trees do not have.
#[test]
fn counts_of_a_large_trace_equal_the_fold() {
    let leaves: Vec<f64> = (0..4096).map(|n| f64::from(n * 7919 % 4099)).collect();
    let tree = common::uniform(4, 6, &leaves);
    let (events, _) = log_of(&tree, &rules::TEXTBOOK);
    let trace = Trace::record(tree.clone(), rules::TEXTBOOK);
    let mut fold = Fold::new(&tree, &rules::TEXTBOOK);
    assert!(events.len() > 2000);
    for (before, &event) in events.iter().enumerate() {
        fold.step(event);
        assert_eq!(trace.counts(before as u32 + 1), fold.counts);
    }
}

/// The search for a cutoff of at least some size skips most checkpoints.
#[test]
fn cutoffs_of_at_least_a_given_size_are_found_in_a_large_trace() {
    let leaves: Vec<f64> = (0..4096).map(|n| f64::from(n * 7919 % 4099)).collect();
    let trace = Trace::record(common::uniform(4, 6, &leaves), rules::TEXTBOOK);
    check_largest(&trace);
    let largest = trace.largest_cutoff().expect("it prunes");
    let most = trace.pruned_at(largest);
    assert!(most > 100 && trace.steps() > 2000);
    for least in [1, 2, 5, 21, 22, 85, most, most + 1] {
        let mut expected = None;
        for step in (0..=trace.steps()).rev() {
            assert_eq!(
                trace.next_cutoff(step, least),
                expected,
                "{least} at {step}"
            );
            let cuts = step > 0 && trace.at(step).0 == EventKind::Cutoff;
            if cuts && trace.pruned_at(step) >= least {
                expected = Some(step);
            }
        }
        assert_eq!(expected.is_some(), least <= most);
    }
}

//! `Frame` and `Trace` must answer at every step as a fold over all earlier steps does.

use crate::common;
use crate::common::drawn::AIMA;
use crate::common::fold::Fold;
use crate::common::observer_log::{ObserverCall, log_of};
use crate::common::random::{ALTERNATING, ANY, Kind, NOISY, STATIC, SYMBOLIC, large, trees};
use crate::common::written::Written;
use crate::common::{depth, native_or_wasm, rules};
use crate::explain::listings::lines_by_hand;
use secateur::frame::{Frame, Status};
use secateur::search::{Quiescence, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventDetails, EventKind};
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of trees of each kind.
const TREES: usize = native_or_wasm(40, 20);

/// The number of large trees.
const LARGE: usize = native_or_wasm(50, 10);

const NARROW: [Window; 3] = [
    Window::new(-2.0, 3.0),
    Window::new(0.0, 0.5),
    Window::new(f64::NEG_INFINITY, -1.0),
];

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
    for window in NARROW {
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
    for window in NARROW {
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

/// Compares every query on the frame and the trace with the fold of the events after each step.
pub fn check(tree: &GameTree, rules: &Rules) {
    check_at(tree, rules, |_| tree.nodes().collect());
}

/// As `check`, but at each step only for the nodes that `nodes` gives and for the nodes on the path.
fn check_at(tree: &GameTree, rules: &Rules, nodes: impl Fn(u32) -> Vec<NodeId>) -> Trace {
    let (events, outcome) = log_of(tree, rules);
    let trace = Written::new(Trace::record(tree.clone(), *rules), None);
    assert_eq!(trace.outcome(), outcome);
    let fold = Fold::new(tree, trace.rules());
    check_run(&trace, &events, fold, nodes, |_, _| ());
    let lines: Vec<u32> = (1..=trace.steps()).map(|step| trace.line(step)).collect();
    assert_eq!(lines, lines_by_hand(&trace), "{:?}", trace.rules());
    check_next(&trace);
    check_returns(&trace);
    check_ticks(&trace);
    check_largest(&trace);
    trace.trace
}

/// Folds the events of a run, and compares every query with the fold after each step, about the nodes that `nodes` gives
/// and those on the path. `also` looks at each frame and the fold there.
pub(super) fn check_run(
    trace: &Trace,
    events: &[ObserverCall],
    mut fold: Fold,
    nodes: impl Fn(u32) -> Vec<NodeId>,
    mut also: impl FnMut(&Frame, &Fold),
) {
    let mut look = |fold: &Fold, step: u32| {
        let frame = Frame::new(trace, step);
        same(trace, &frame, fold, &nodes(step));
        also(&frame, fold);
    };
    look(&fold, 0);
    let mut step = 0;
    for (at, &event) in events.iter().enumerate() {
        if let Some(ObserverCall::Enter { window, .. }) = events.get(at + 1) {
            fold.coming = Some(*window);
        }
        if let ObserverCall::Pass { depth } = event {
            fold.begin(depth);
            continue;
        }
        step += 1;
        let details = fold.step(event);
        fold.note_window(event.node());
        check_event(trace, step, event.node(), details);
        look(&fold, step);
    }
    if trace.outcome().is_ok() {
        step += 1;
        check_event(trace, step, 0, fold.finish());
        look(&fold, step);
    }
    assert_eq!(trace.steps(), step);
}

fn check_event(trace: &Trace, step: u32, node: NodeId, details: EventDetails) {
    let expected = Event {
        step,
        node,
        depth: depth(trace.tree(), node),
        details,
    };
    assert_eq!(trace.event(step), expected, "{:?}", trace.rules());
    assert_eq!(trace.at(step), (expected.kind(), node));
    let frame = Frame::new(trace, step);
    let finished = expected.kind() == EventKind::Finish;
    assert_eq!(frame.finished(), finished);
    assert!(finished || frame.current() == Some(node));
}

fn same(trace: &Trace, frame: &Frame, fold: &Fold, nodes: &[NodeId]) {
    let about = |node| {
        let text = secateur::source::notation::print(trace.tree());
        format!(
            "node {node} at step {} of {text} by {:?}",
            frame.step(),
            trace.rules()
        )
    };
    let end = trace.tree().len();
    let middle = nodes.get(nodes.len() / 2).copied().unwrap_or_default();
    for from in [0, middle, end as NodeId - 1, end as NodeId] {
        let to = end.min(from as usize + nodes.len());
        let calls: Vec<_> = frame.calls(from..to as NodeId).collect();
        let expected = &fold.call[from as usize..to];
        assert_eq!(calls, expected, "calls from {}", about(from));
    }
    for &node in fold.open.iter().chain(nodes) {
        let at = node as usize;
        let about = || about(node);
        assert_eq!(frame.status(node), fold.status[at], "status of {}", about());
        assert_eq!(frame.before(node), fold.before[at], "before of {}", about());
        assert_eq!(frame.calls_of(node), fold.calls[at], "calls of {}", about());
        assert_eq!(frame.range(node), fold.range[at], "range of {}", about());
        assert_eq!(frame.value(node), fold.value(node), "value of {}", about());
        assert_eq!(frame.call(node), fold.call[at], "call of {}", about());
        let pruned_by = frame.pruned_by(node);
        assert_eq!(pruned_by, fold.pruned_by[at], "pruned by of {}", about());
        let windows = frame.windows(node, usize::MAX);
        assert_eq!(windows, fold.windows[at], "windows of {}", about());
        let limit = fold.limited[at].then(|| fold.passes[fold.pass_of[at]]);
        assert_eq!(frame.limit(node), limit.flatten(), "limit of {}", about());
        let giver = frame.call(node).and_then(|call| frame.giver(&call));
        assert_eq!(giver, fold.giver[at], "giver of {}", about());
    }
    let open = fold.open.iter().map(|&node| fold.call[node as usize]);
    let path = frame.path().iter().copied().map(Some);
    assert!(path.eq(open), "open path at {}", about(0));
    assert_eq!(frame.counts(), fold.counts, "counts at {}", about(0));
    let pass = fold.passes.len().checked_sub(1);
    assert_eq!(frame.pass(), pass, "pass at {}", about(0));
}

/// Whether an event is a cutoff that prunes a node.
fn cuts(event: &Event) -> bool {
    matches!(&event.details, EventDetails::Cutoff(cutoff) if cutoff.pruned > 0)
}

/// Checks the next return to a node against a scan of all events: at each step of the node of its event, and of another.
pub(crate) fn check_returns(trace: &Trace) {
    let mut returns = vec![None; trace.tree().len()];
    for step in (0..=trace.steps()).rev() {
        let event = (step > 0).then(|| trace.at(step));
        let own = event.map(|(_, node)| node);
        let other = (step as usize % returns.len()) as NodeId;
        for node in own.into_iter().chain([other]) {
            let next = trace.next_return(step, node);
            assert_eq!(next, returns[node as usize], "{node} at {step}");
        }
        if let Some((EventKind::Compare | EventKind::Again, node)) = event {
            returns[node as usize] = Some(step);
        }
    }
}

/// Checks the next leaf and the next cutoff of some sizes against a scan of all events.
pub(crate) fn check_next(trace: &Trace) {
    let events: Vec<Event> = trace.iter().collect();
    let most = trace.largest_cutoff();
    let most = most.map_or(100, |largest| trace.pruned_at(largest));
    let mut leaf = None;
    let mut cutoffs = [0, 1, 2, 3, 7, 40, most, most + 1].map(|least| (least, None));
    for step in (0..=trace.steps()).rev() {
        assert_eq!(trace.next_leaf(step), leaf);
        for (least, next) in cutoffs {
            assert_eq!(trace.next_cutoff(step, least), next, "{least}");
        }
        let Some(event) = step.checked_sub(1).map(|at| &events[at as usize]) else {
            break;
        };
        match event.kind() {
            EventKind::Evaluate | EventKind::StandPat => leaf = Some(step),
            EventKind::Cutoff if cuts(event) => {
                let fits = |least: u32| trace.pruned_at(step) >= least;
                let met = cutoffs.iter_mut().filter(|(least, _)| fits(*least));
                met.for_each(|(_, next)| *next = Some(step));
            }
            _ => {}
        }
    }
}

/// The number of bits that a tick uses for kinds of events. The bits above count the pruned nodes.
const KINDS: u32 = 8;

/// Checks the ticks against a scan of all events.
pub(crate) fn check_ticks(trace: &Trace) {
    let events: Vec<Event> = trace.iter().collect();
    for columns in [1, 7, 320, 640, 3 * events.len()] {
        let mut ticks = vec![0; columns];
        for (index, event) in events.iter().enumerate() {
            // The product does not fit into the 32 bits of a `usize` in WebAssembly.
            let column = (index as u64 * columns as u64 / events.len() as u64) as usize;
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
pub(crate) fn check_largest(trace: &Trace) {
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

//! What `Frame` and `Trace` answer at every step equals what a fold over the first steps knows.

use crate::common;
use crate::common::drawn::AIMA;
use crate::common::fold::Fold;
use crate::common::random::{ALTERNATING, ANY, Kind, STATIC, SYMBOLIC, trees};
use crate::common::told::{Told, told};
use crate::common::{depth, rules};
use secateur::event::{Event, Kind as EventKind, What};
use secateur::frame::{Frame, Status};
use secateur::search::{Rules, Window};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// How many trees of each kind.
const TREES: usize = if cfg!(target_arch = "wasm32") {
    40
} else {
    120
};

#[test]
fn on_full_windows() {
    for tree in trees(ANY, TREES, 1).chain(trees(ALTERNATING, TREES, 2)) {
        for rules in rules::all().iter().chain([&rules::MINIMAX]) {
            check(&tree, rules);
        }
    }
}

#[test]
fn on_narrow_windows() {
    for window in [
        window(-2.0, 3.0),
        window(0.0, 0.5),
        window(f64::NEG_INFINITY, -1.0),
    ] {
        for_all(ANY, |rules| Rules { window, ..rules });
    }
}

#[test]
fn with_a_depth_limit() {
    for limit in [0, 1, 2, 4] {
        let depth = Some(limit);
        for_all(STATIC, |rules| Rules { depth, ..rules });
    }
}

#[test]
fn of_searches_that_stop() {
    let stopped = trees(SYMBOLIC, TREES, 3).filter(|tree| told(tree, &rules::MINIMAX).1.is_err());
    assert!(stopped.count() > TREES / 4);
    for_all(SYMBOLIC, |rules| rules);
}

fn window(alpha: f64, beta: f64) -> Window {
    Window { alpha, beta }
}

/// Checks trees of a kind by all rules, changed.
fn for_all(kind: Kind, change: impl Fn(Rules) -> Rules) {
    for tree in trees(kind, TREES / 4, 4) {
        for rules in rules::all().into_iter().chain([rules::MINIMAX]) {
            check(&tree, &change(rules));
        }
    }
}

/// Folds what the search tells, and after each step asks the frame and the trace everything.
fn check(tree: &GameTree, rules: &Rules) {
    let (told, outcome) = told(tree, rules);
    let trace = Trace::record(tree.clone(), *rules);
    assert_eq!(trace.outcome(), outcome);
    let mut fold = Fold::new(tree, trace.rules());
    same(&Frame::new(&trace, 0), &fold);
    for (before, &told) in told.iter().enumerate() {
        let step = before as u32 + 1;
        let what = fold.step(told);
        check_event(&trace, step, told, what);
        let frame = Frame::new(&trace, step);
        assert_eq!(frame.current(), Some(told.node()));
        assert!(!frame.finished());
        same(&frame, &fold);
    }
    let mut steps = told.len() as u32;
    if outcome.is_ok() {
        steps += 1;
        check_event(
            &trace,
            steps,
            Told::Enter {
                node: 0,
                window: Window::FULL,
            },
            fold.finish(),
        );
        let frame = Frame::new(&trace, steps);
        assert!(frame.finished());
        same(&frame, &fold);
    }
    assert_eq!(trace.steps(), steps);
    check_seeking(&trace);
    check_largest(&trace);
}

fn check_event(trace: &Trace, step: u32, told: Told, what: What) {
    let event = trace.event(step);
    let expected = Event {
        step,
        node: told.node(),
        depth: depth(trace.tree(), told.node()),
        line: event.line, // see listing.rs
        what,
    };
    assert_eq!(event, expected, "{:?}", trace.rules());
    assert_eq!(trace.at(step), (expected.kind(), expected.node));
}

fn same(frame: &Frame, fold: &Fold) {
    let trace = frame.trace();
    let about = |node| {
        let text = secateur::notation::print(trace.tree());
        format!(
            "node {node} at step {} of {text} by {:?}",
            frame.step(),
            trace.rules()
        )
    };
    let end = trace.tree().len();
    for from in [0, end / 2, end - 1, end] {
        let calls: Vec<_> = frame.calls(from as NodeId..end as NodeId).collect();
        assert_eq!(
            calls,
            fold.call[from..],
            "calls from {}",
            about(from as NodeId)
        );
    }
    for node in trace.tree().nodes() {
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

/// Kinds of events: above their bits a tick has how many nodes are pruned.
const KINDS: u32 = 6;

/// The next leaf, cutoff and return to a node, and the ticks, by looking at every event.
fn check_seeking(trace: &Trace) {
    let events: Vec<Event> = trace.iter().collect();
    let leaf = |event: &Event| event.kind() == EventKind::Evaluate;
    let cuts = |event: &Event| match &event.what {
        What::Cutoff(cutoff) => cutoff.pruned > 0,
        _ => false,
    };
    for step in 0..=trace.steps() {
        let next = |is: &dyn Fn(&Event) -> bool| {
            let later = &events[step as usize..];
            later.iter().find(|event| is(event)).map(|event| event.step)
        };
        assert_eq!(trace.next_leaf(step), next(&leaf));
        assert_eq!(trace.next_cutoff(step, 0), next(&cuts));
        for least in [1, 2, 3, 7] {
            let many = |event: &Event| cuts(event) && trace.pruned_at(event.step) >= least;
            assert_eq!(trace.next_cutoff(step, least), next(&many), "{least}");
        }
        let node = step % trace.tree().len() as u32;
        let returns = |event: &Event| event.kind() == EventKind::Compare && event.node == node;
        assert_eq!(trace.next_return(step, node), next(&returns));
    }
    for columns in [1, 7, 320, 640, 3 * events.len()] {
        let mut ticks = vec![0; columns];
        for (index, event) in events.iter().enumerate() {
            let column = index * columns / events.len();
            if event.kind() != EventKind::Cutoff || cuts(event) {
                ticks[column] |= 1 << event.kind() as u8;
            }
            if event.kind() == EventKind::Cutoff {
                ticks[column] += trace.pruned_at(event.step) << KINDS;
            }
        }
        assert_eq!(trace.ticks(columns), ticks, "{columns} of {}", events.len());
    }
}

/// The cutoff that prunes most, by looking at every event.
fn check_largest(trace: &Trace) {
    let pruned = |event: &Event| match event.kind() {
        EventKind::Cutoff => trace.pruned_at(event.step),
        _ => 0,
    };
    let most = trace.iter().map(|event| pruned(&event)).max();
    let largest = trace.iter().find(|event| Some(pruned(event)) == most);
    let largest = largest.filter(|event| pruned(event) > 0);
    assert_eq!(trace.largest_cutoff(), largest.map(|event| event.step));
}

/// The figures of the lecture: what is proved of the root while the last child of the textbook's tree
/// is searched, [3, 14], [3, 5] and 3.
#[test]
fn an_open_child_proves_something_of_the_root() {
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
fn the_trees_reach_every_state() {
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

/// Counts come by way of checkpoints, which small trees do not reach.
#[test]
fn counts_of_a_large_trace() {
    let leaves: Vec<f64> = (0..4096).map(|n| f64::from(n * 7919 % 4099)).collect();
    let tree = common::uniform(4, 6, &leaves);
    let (told, _) = told(&tree, &rules::TEXTBOOK);
    let trace = Trace::record(tree.clone(), rules::TEXTBOOK);
    let mut fold = Fold::new(&tree, &rules::TEXTBOOK);
    assert!(told.len() > 2000);
    for (before, &told) in told.iter().enumerate() {
        fold.step(told);
        assert_eq!(trace.counts(before as u32 + 1), fold.counts);
    }
}

/// So do cutoffs of some size: most checkpoints are passed over.
#[test]
fn large_cutoffs_of_a_large_trace() {
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

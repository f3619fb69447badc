//! Searches that obey no rules: `Frame` and `Trace` must answer at every step as a fold over all earlier steps does.

use crate::common::fold::Fold;
use crate::common::foreign::{Foreign, Habits, foreign};
use crate::common::observer_log::{ObserverCall, log_of};
use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::rules;
use secateur::frame::{Frame, Mix, Status};
use secateur::search::{Quiescence, Rules};
use secateur::trace::Trace;
use secateur::trace::event::{Event, EventDetails};
use secateur::tree::{GameTree, NodeId};

/// The number of runs of each kind.
const RUNS: usize = 400;

/// Trees whose nodes all have values.
const SMALL: Kind = Kind {
    nodes: 18,
    depth: 5,
    ..STATIC
};

const WINDOWS: Habits = Habits {
    windows: 3,
    again: 0,
    disorder: 0,
    answers: 0,
    passes: 0,
    stops: 0,
    tables: 0,
};

#[test]
fn frames_equal_the_fold_with_any_window() {
    check_all(WINDOWS, 71);
    check_all(
        Habits {
            answers: 5,
            stops: 40,
            ..WINDOWS
        },
        72,
    );
}

#[test]
fn frames_equal_the_fold_with_children_searched_again_at_once() {
    check_all(
        Habits {
            again: 5,
            ..Habits::default()
        },
        73,
    );
    check_all(
        Habits {
            again: 4,
            windows: 4,
            answers: 6,
            stops: 60,
            ..Habits::default()
        },
        74,
    );
}

#[test]
fn frames_equal_the_fold_of_several_passes() {
    check_all(
        Habits {
            passes: 4,
            ..Habits::default()
        },
        75,
    );
    check_all(
        Habits {
            passes: 3,
            again: 7,
            windows: 5,
            stops: 80,
            ..Habits::default()
        },
        76,
    );
}

#[test]
fn frames_equal_the_fold_with_children_in_any_order() {
    check_all(
        Habits {
            disorder: 2,
            ..Habits::default()
        },
        77,
    );
    check_all(
        Habits {
            disorder: 2,
            again: 4,
            ..Habits::default()
        },
        78,
    );
    check_all(ANYTHING, 79);
}

#[test]
fn frames_equal_the_fold_of_searches_of_the_core() {
    for (number, rules) in rules::repeating().iter().enumerate() {
        let depth = (number % 3 == 0).then_some(3);
        let rules = Rules { depth, ..*rules }.effective();
        for tree in trees(SMALL, 4, 200 + number as u64) {
            let (events, outcome) = log_of(&tree, &rules);
            let trace = Trace::record(tree.clone(), rules);
            let run = Foreign {
                trace,
                events,
                outcome,
            };
            check(&tree, &rules, &run, |_| true);
        }
    }
}

/// Also in games, where nodes share positions.
#[test]
fn frames_equal_the_fold_of_searches_of_the_core_with_quiescence() {
    let noisy = Kind {
        noise: true,
        ..SMALL
    };
    for (number, rules) in rules::repeating().iter().enumerate() {
        let rules = Rules {
            depth: Some(number as u32 % 3),
            quiescence: Quiescence::On,
            ..*rules
        };
        let rules = rules.effective();
        for tree in trees(noisy, 6, 400 + number as u64) {
            let (events, outcome) = log_of(&tree, &rules);
            let trace = Trace::record(tree.clone(), rules);
            let run = Foreign {
                trace,
                events,
                outcome,
            };
            check(&tree, &rules, &run, |_| true);
        }
    }
}

/// All habits at once.
const ANYTHING: Habits = Habits {
    windows: 4,
    again: 5,
    disorder: 2,
    answers: 6,
    passes: 3,
    stops: 90,
    tables: 0,
};

#[test]
fn frames_equal_the_fold_with_a_table() {
    check_all(
        Habits {
            tables: 6,
            again: 50,
            ..Habits::default()
        },
        90,
    );
    check_all(
        Habits {
            tables: 5,
            ..ANYTHING
        },
        91,
    );
}

/// Traces of several checkpoints.
#[test]
fn frames_equal_the_fold_on_large_trees() {
    let kind = Kind {
        least: 150,
        nodes: 300,
        depth: 7,
        ..STATIC
    };
    let habits = Habits {
        again: 8,
        disorder: 3,
        stops: 0,
        ..ANYTHING
    };
    for (seed, tree) in trees(kind, RUNS / 60, 80).enumerate() {
        let rules = Random::new(seed as u64).pick(&rules::all());
        let run = foreign(&tree, &rules, habits, seed as u64);
        check(&tree, &rules, &run, |step| step % 17 == 0);
    }
}

/// Checks random runs with these habits, by all rules in turn.
fn check_all(habits: Habits, seed: u64) {
    let all = rules::all();
    let (mut before, mut stopped) = (0, 0);
    for (number, tree) in trees(SMALL, RUNS, seed).enumerate() {
        let rules = match number % 9 {
            0 => rules::MINIMAX,
            _ => all[number % all.len()],
        };
        let run = foreign(&tree, &rules, habits, seed * 1000 + number as u64);
        before += check(&tree, &rules, &run, |_| true);
        stopped += usize::from(run.outcome.is_err());
    }
    assert_eq!(
        before > RUNS,
        habits.again > 0 || habits.passes > 1,
        "{before}"
    );
    assert_eq!(stopped > RUNS / 20, habits.stops > 0, "{stopped}");
}

/// Folds the events of a run, and compares every query with the fold after each step. Returns how often a node had the state
/// in which an earlier search left it.
fn check(tree: &GameTree, rules: &Rules, run: &Foreign, whole: impl Fn(u32) -> bool) -> usize {
    let Foreign {
        trace,
        events,
        outcome,
    } = run;
    assert_eq!(trace.outcome(), *outcome);
    let mut fold = Fold::new(tree, rules);
    fold.foreign = true;
    let (mut step, mut before) = (0, 0);
    same(run, &fold, 0, true);
    for (at, &event) in events.iter().enumerate() {
        if let Some(ObserverCall::Enter { window, .. }) = run.events.get(at + 1) {
            fold.coming = Some(*window);
        }
        if let ObserverCall::Pass { depth } = event {
            fold.begin(depth);
            continue;
        }
        step += 1;
        let node = event.node();
        let details = fold.step(event);
        fold.note_window(node);
        let depth = crate::common::depth(tree, node);
        assert_eq!(
            trace.event(step),
            Event {
                step,
                node,
                depth,
                details
            }
        );
        same(run, &fold, step, whole(step));
        before += fold.before.iter().filter(|&&before| before).count();
    }
    if outcome.is_ok() {
        step += 1;
        let (node, depth) = (0, 0);
        let details = fold.finish();
        assert_eq!(
            trace.event(step),
            Event {
                step,
                node,
                depth,
                details
            }
        );
        same(run, &fold, step, true);
    }
    assert_eq!(trace.steps(), step);
    assert_eq!(trace.passes().len(), fold.passes.len());
    seeking(run);
    before
}

fn same(Foreign { trace, .. }: &Foreign, fold: &Fold, step: u32, whole: bool) {
    let frame = Frame::new(trace, step);
    let tree = trace.tree();
    let about = |node: NodeId| {
        let text = secateur::source::notation::print(tree);
        format!(
            "node {node} at step {step} of {text} by {:?}",
            trace.rules()
        )
    };
    let path: Vec<_> = fold
        .open
        .iter()
        .map(|&node| fold.call[node as usize])
        .collect();
    let found: Vec<_> = frame.path().iter().copied().map(Some).collect();
    assert_eq!(found, path, "{}", about(0));
    assert_eq!(frame.counts(), fold.counts, "{}", about(0));
    assert_eq!(
        frame.pass(),
        fold.passes.len().checked_sub(1),
        "{}",
        about(0)
    );
    if !whole {
        return;
    }
    let calls: Vec<_> = frame.calls(0..tree.len() as NodeId).collect();
    assert_eq!(calls, fold.call, "{}", about(0));
    for node in tree.nodes() {
        let at = node as usize;
        let about = || about(node);
        assert_eq!(frame.status(node), fold.status[at], "status of {}", about());
        assert_eq!(frame.before(node), fold.before[at], "before of {}", about());
        assert_eq!(frame.calls_of(node), fold.calls[at], "calls of {}", about());
        assert_eq!(frame.range(node), fold.range[at], "range of {}", about());
        assert_eq!(frame.value(node), fold.value(node), "value of {}", about());
        assert_eq!(frame.call(node), fold.call[at], "call of {}", about());
        assert_eq!(
            frame.pruned_by(node),
            fold.pruned_by[at],
            "pruned by of {}",
            about()
        );
        let windows = frame.windows(node, usize::MAX);
        assert_eq!(windows, fold.windows[at], "windows of {}", about());
        let limit = fold.limited[at].then(|| fold.passes[fold.pass_of[at]]);
        assert_eq!(frame.limit(node), limit.flatten(), "limit of {}", about());
        let giver = frame.call(node).and_then(|call| frame.giver(&call));
        assert_eq!(giver, fold.giver[at], "giver of {}", about());
    }
    mixes(&frame, fold, tree.len() as NodeId);
}

/// Compares the mixes of ranges of nodes with counts.
fn mixes(frame: &Frame, fold: &Fold, end: NodeId) {
    let step = frame.step();
    let (one, other) = (step * 37 % (end + 1), step * 101 % (end + 1));
    for range in [0..end, one.min(other)..one.max(other), end / 2..end] {
        let mut mix = Mix::default();
        for node in range.clone() {
            let before = u32::from(fold.before[node as usize]);
            match fold.status[node as usize] {
                Status::Open => mix.open += 1,
                Status::Closed => {
                    (mix.closed, mix.closed_before) = (mix.closed + 1, mix.closed_before + before)
                }
                Status::Unreached => mix.unreached += 1,
                Status::Pruned | Status::Beyond | Status::Spared => {
                    (mix.pruned, mix.pruned_before) = (mix.pruned + 1, mix.pruned_before + before);
                }
            }
        }
        let mut found = frame.mix(range.clone());
        // In a search that visits every node once and in order, all later nodes count as not reached.
        if found != mix && found.unreached > mix.unreached {
            let beyond = range
                .clone()
                .filter(|&node| fold.status[node as usize] == Status::Beyond);
            let beyond = beyond.count() as u32;
            (found.unreached, found.pruned) = (found.unreached - beyond, found.pruned + beyond);
        }
        assert_eq!(found, mix, "{range:?} at {step}");
    }
}

/// Compares the next leaf, cutoff and return with a scan of all events.
fn seeking(Foreign { trace, .. }: &Foreign) {
    let events: Vec<Event> = trace.iter().collect();
    let (mut leaf, mut cutoff) = (None, None);
    for step in (0..=trace.steps()).rev() {
        assert_eq!(trace.next_leaf(step), leaf);
        assert_eq!(trace.next_cutoff(step, 1), cutoff);
        let Some(event) = step.checked_sub(1).map(|at| &events[at as usize]) else {
            break;
        };
        match &event.details {
            EventDetails::Cutoff(cut) if cut.pruned > 0 => cutoff = Some(step),
            EventDetails::Evaluate { .. } | EventDetails::StandPat { .. } => leaf = Some(step),
            _ => {}
        }
    }
}

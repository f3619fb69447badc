//! Searches that obey no rules: `Frame` and `Trace` must answer at every step as a fold over all earlier steps does.

use super::fold::{check_next, check_returns, check_run};
use crate::common::fold::Fold;
use crate::common::foreign::{Foreign, Habits, foreign};
use crate::common::observer_log::log_of;
use crate::common::random::{Kind, Random, STATIC, trees};
use crate::common::rules;
use secateur::frame::{Frame, Mix, Status};
use secateur::search::{Quiescence, Rules};
use secateur::trace::Trace;
use secateur::tree::NodeId;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of runs of each kind.
const RUNS: usize = 400;

/// Trees whose nodes all have values.
const SMALL: Kind = Kind {
    nodes: 18,
    depth: 5,
    ..STATIC
};

#[test]
fn frames_equal_the_fold_with_any_window() {
    let windows = Habits {
        windows: 3,
        ..Habits::default()
    };
    check_all(windows, 71);
    check_all(
        Habits {
            answers: 5,
            stops: 40,
            ..windows
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
    of_the_core(SMALL, 200, |number, rules| Rules {
        depth: (number % 3 == 0).then_some(3),
        ..rules
    });
}

#[test]
fn frames_equal_the_fold_of_searches_of_the_core_with_quiescence() {
    let noisy = Kind {
        noise: true,
        ..SMALL
    };
    of_the_core(noisy, 400, |number, rules| Rules {
        depth: Some(number % 3),
        quiescence: Quiescence::On,
        ..rules
    });
}

/// Checks searches with several visits, under rules changed by `change`.
fn of_the_core(kind: Kind, seed: u64, change: impl Fn(u32, Rules) -> Rules) {
    for (number, rules) in (0..).zip(rules::repeating()) {
        let rules = change(number, rules).effective();
        for tree in trees(kind, 6, seed + u64::from(number)) {
            let (events, outcome) = log_of(&tree, &rules);
            let run = Foreign {
                trace: Trace::record(tree, rules),
                events,
                outcome,
            };
            check(&run, |_| true);
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
        check(&run, |step| step % 17 == 0);
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
        before += check(&run, |_| true);
        stopped += usize::from(run.outcome.is_err());
    }
    assert_eq!(
        before > RUNS,
        habits.again > 0 || habits.passes > 1,
        "{before}"
    );
    assert_eq!(stopped > RUNS / 20, habits.stops > 0, "{stopped}");
}

/// Compares every query with the fold of the events of a run, at some steps about all nodes. Returns how often a node had the
/// state in which an earlier search left it.
fn check(run: &Foreign, whole: impl Fn(u32) -> bool) -> usize {
    let Foreign {
        trace,
        events,
        outcome,
    } = run;
    assert_eq!(trace.outcome(), *outcome);
    let tree = trace.tree();
    let whole = |step| whole(step) || step == trace.steps();
    let nodes = |step| tree.nodes().filter(|_| whole(step)).collect();
    let fold = Fold::foreign(tree, trace.rules());
    let (mut before, mut passes) = (0, 0);
    check_run(trace, events, fold, nodes, |frame, fold| {
        if whole(frame.step()) {
            mixes(frame, fold, tree.len() as NodeId);
        }
        passes = fold.passes.len();
        before += fold.before.iter().filter(|&&before| before).count();
    });
    assert_eq!(trace.passes().len(), passes);
    check_next(trace);
    check_returns(trace);
    before
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

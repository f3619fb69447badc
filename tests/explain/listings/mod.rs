//! Each listing is written once more as plain functions. A run of these functions must match the trace step
//! by step: visits, lines, variables and returned values.

mod again;
mod agent;
mod alpha_beta;
mod chance;
mod general;
mod known_bounds;
mod log;
mod minimax;
mod quiescence;
mod repeating;
mod rules;
mod trees;
mod window;

use std::collections::{BTreeMap, BTreeSet};

use crate::common::written::Written;
use log::{Log, Returned, Step};
use secateur::explain::listing::{Line, Listing, Value};
use secateur::explain::view::View;
use secateur::search::{
    Algorithm, Bounds, Cut, Memory, Positions, Quiescence, Replace, Returns, Rules, Update, Window,
};
use secateur::trace::event::{Kind, What};
use secateur::trace::{Recording, Trace};
use secateur::tree::{GameTree, Sliced};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of random trees.
const TREES: u32 = if cfg!(target_arch = "wasm32") {
    60
} else {
    300
};

/// Windows of the root, besides the full one.
const WINDOWS: [Window; 3] = [
    Window {
        alpha: -2.0,
        beta: 3.0,
    },
    Window {
        alpha: 0.0,
        beta: f64::INFINITY,
    },
    Window {
        alpha: f64::NEG_INFINITY,
        beta: 1.0,
    },
];

#[test]
fn the_worked_trees() {
    for text in trees::WORKED {
        for listing in Listing::ALL {
            check(&trees::read(text), listing, rules_of(listing));
        }
    }
}

#[test]
fn random_trees() {
    for tree in trees::random(TREES, 1, true) {
        for listing in Listing::ALL {
            check(&tree, listing, rules_of(listing));
        }
    }
}

#[test]
fn with_a_depth_limit() {
    for limit in 0..4 {
        for tree in trees::random(TREES / 4, 2, true) {
            for listing in Listing::ALL {
                let depth = Some(limit);
                let rules = Rules {
                    depth,
                    ..rules_of(listing)
                };
                check(&tree, listing, rules);
            }
        }
    }
}

#[test]
fn on_other_windows() {
    for window in WINDOWS {
        for tree in trees::random(TREES / 4, 3, true) {
            for listing in Listing::ALL {
                let rules = Rules {
                    window,
                    ..rules_of(listing)
                };
                let mtd = rules.algorithm == Algorithm::Mtd;
                if listing.matches(&rules) && rules.bounded() && !mtd {
                    check(&tree, listing, rules);
                }
            }
        }
    }
}

/// MTD(f) begins anywhere; a small table forgets; some nodes have the same position, for which the table answers.
#[test]
fn searches_that_come_back() {
    for (number, tree) in trees::random(TREES, 9, true).enumerate() {
        let tables = [Memory::Unlimited, Memory::Slots(3), Memory::Slots(7)];
        let rules = |listing: Listing| Rules {
            guess: [f64::INFINITY, f64::NEG_INFINITY, 3.0, -2.5][number % 4],
            depth: (number % 3 == 0).then_some(3),
            table: match listing.rules().table {
                Memory::None => Memory::None,
                _ => tables[number % 3],
            },
            replace: [Replace::Always, Replace::Deepest][number % 2],
            ..listing.rules()
        };
        for listing in Listing::ALL
            .into_iter()
            .filter(|l| !l.rules().single_visit())
        {
            check(&tree, listing, rules(listing));
            let rules = Rules {
                depth: None,
                ..listing.rules()
            };
            if rules.table != Memory::None {
                check_transposing(&tree, listing, rules);
            }
        }
    }
}

/// Where chance moves, the listings for it tell everything; without being asked for, too.
#[test]
fn trees_with_chance() {
    for (number, tree) in trees::with_chance(TREES, 8).enumerate() {
        for listing in Listing::ALL.into_iter().filter(|l| l.knows_chance()) {
            let rules = Rules {
                window: [Window::FULL, WINDOWS[0], WINDOWS[1]][number % 3],
                depth: (number % 5 == 0).then_some(2),
                ..rules_of(listing)
            };
            check(&tree, listing, rules);
            let unasked = Written::new(Trace::record(tree.clone(), rules), None);
            let told = unasked.writing.listing();
            let chance = tree.chance().is_some();
            assert!(told == Some(listing) || !chance, "{told:?} {listing:?}");
        }
    }
}

/// The rules of a listing; `star1` is one only if the values are known to have bounds.
fn rules_of(listing: Listing) -> Rules {
    let values = (listing == Listing::Star1).then_some(trees::BOUNDS);
    Rules {
        values,
        ..listing.rules()
    }
}

/// Runs the functions of a listing. Returns the steps and the value of the root.
fn run(tree: &GameTree, listing: Listing, rules: &Rules) -> (Vec<Step>, Returned) {
    let mut log = Log::new(tree, rules.depth);
    let window = rules.window;
    let returned = match listing {
        Listing::Minimax => minimax::minimax(&mut log),
        Listing::Negamax => minimax::negamax(&mut log),
        Listing::KnownBounds => known_bounds::best_first(&mut log),
        Listing::KnownBoundsTestFirst => known_bounds::test_first(&mut log),
        Listing::Window => window::window(&mut log, window),
        Listing::NegamaxAlphaBeta => window::negamax(&mut log, window),
        Listing::AlphaBeta => alpha_beta::alpha_beta(&mut log, window),
        Listing::Quiescence => quiescence::quiescence(&mut log, window),
        Listing::Agent => agent::agent(&mut log, window),
        Listing::Expectiminimax | Listing::AlphaBetaChance | Listing::Star1 => {
            chance::run(&mut log, listing, rules)
        }
        Listing::Pvs
        | Listing::Deepening
        | Listing::AlphaBetaMemory
        | Listing::MtdWithoutMemory
        | Listing::Mtd => repeating::run(&mut log, listing, rules, &[]),
    };
    (log.steps, returned)
}

/// Runs the functions of the general listing. Returns the steps and the value of the root.
fn run_general(tree: &GameTree, rules: &Rules) -> (Vec<Step>, Returned) {
    let mut log = Log::new(tree, rules.depth);
    let returned = general::general(&mut log, rules);
    (log.steps, returned)
}

/// The line number of each step, found by running the functions of the trace's listing.
pub fn lines_by_hand(trace: &Written) -> Vec<u32> {
    let (tree, rules) = (trace.tree(), trace.rules());
    let (steps, _) = match trace.writing.listing() {
        Some(listing) => run(tree, listing, rules),
        None => run_general(tree, rules),
    };
    let lines = trace.lines();
    let find = |at: &Vec<&str>| {
        let mut numbers = 1..=lines.len() as u32;
        let found = numbers.find(|&number| stands_at(&lines, number, at));
        found.expect("the code has it")
    };
    let mut found = BTreeMap::new();
    let mut line = |step: Step| *found.entry(step.at).or_insert_with_key(find);
    steps.into_iter().map(&mut line).collect()
}

fn check(tree: &GameTree, listing: Listing, rules: Rules) {
    let trace = Written::new(Trace::record(tree.clone(), rules), Some(listing));
    assert_eq!(trace.writing.listing(), Some(listing), "{rules:?}");
    let (steps, returned) = run(tree, listing, &rules);
    agree(&trace, listing, &steps, returned);
}

/// The same for a search whose table answers for every node with the same position.
fn check_transposing(tree: &GameTree, listing: Listing, rules: Rules) {
    let trace = Written::new(transposing(tree.clone(), rules), Some(listing));
    let mut log = Log::new(tree, rules.depth);
    let positions = repeating::positions(tree);
    let returned = repeating::run(&mut log, listing, &rules, &positions);
    agree(&trace, listing, &log.steps, returned);
}

/// The search of a tree in which equal subtrees are the same position.
pub fn transposing(tree: GameTree, rules: Rules) -> Trace {
    let positions = Positions(repeating::positions(&tree).into());
    let Ok(trace) = Recording::knowing(tree, rules, positions).finish(&());
    trace
}

/// Checks that a trace has the steps and the value of the functions.
fn agree(trace: &Written, listing: Listing, steps: &[Step], returned: Returned) {
    same(trace, steps);
    let tree = trace.tree();
    match (trace.outcome(), returned) {
        (Ok(value), Ok(own)) => assert_eq!(listing.view().value(tree.player(0), value), own),
        (Err(_), Err(_)) => {}
        (outcome, _) => panic!("{outcome:?} by {listing:?}"),
    }
}

/// Checks that the steps of a trace are those of the functions.
fn same(trace: &Written, steps: &[Step]) {
    let lines = trace.lines();
    assert_eq!(trace.steps() as usize, steps.len());
    for (before, own) in steps.iter().enumerate() {
        let step = before as u32 + 1;
        let about = || {
            let text = secateur::source::notation::print(trace.tree());
            let listing = trace.writing.listing();
            format!("step {step} of {text}, {listing:?}, {:?}", trace.rules())
        };
        assert_eq!(trace.at(step), (own.kind, own.node), "{}", about());
        let line = trace.line(step);
        assert!(
            stands_at(&lines, line, &own.at),
            "{} on {line}: {:?}",
            about(),
            own.at
        );
        let view = trace.writing.view();
        let variables = trace.variables(step, view);
        let told: Vec<_> = variables.iter().map(|v| (v.name, v.value)).collect();
        assert_eq!(told, own.variables, "{}", about());
        let changed: Vec<_> = variables.iter().map(|v| v.changed).collect();
        assert_eq!(changed, changes(&steps[..=before]), "{}", about());
        let returned = told.iter().find(|(name, _)| *name == "return");
        let player = trace.tree().player(own.node);
        let mut what = trace.event(step).what;
        view.see(player, &mut what);
        match what {
            What::Leave { value, .. } | What::Evaluate { value } => {
                assert_eq!(
                    returned,
                    Some(&("return", Value::Number(value))),
                    "{}",
                    about()
                );
            }
            What::Finish { value, .. } => assert_eq!(told[0].1, Value::Number(value)),
            _ => {}
        }
    }
}

/// Whether `at` gives the line and everything that contains it. Loops over children are left out.
fn stands_at(lines: &[Line], line: u32, at: &[&str]) -> bool {
    if at.is_empty() {
        return line == 1;
    }
    let mut path: Vec<&str> = Vec::new();
    let mut indent = usize::MAX;
    for line in lines[..line as usize].iter().rev() {
        let text = line.text.trim_start();
        if line.text.len() - text.len() < indent {
            indent = line.text.len() - text.len();
            path.push(text);
        }
    }
    let loops = |line: &&&str| !line.starts_with("for ") && !line.starts_with("while ");
    path.iter().rev().filter(loops).eq(at.iter())
}

/// Which variables the last step changed since the previous step of its node. Entering a node changes no
/// variable. The variable `expanded` belongs to all nodes, so it is compared with the previous step of any
/// node.
fn changes(steps: &[Step]) -> Vec<bool> {
    let (last, earlier) = steps.split_last().expect("a step");
    let own = earlier.iter().rfind(|step| step.node == last.node);
    // A pass is compared with the pass before.
    let pass = earlier.iter().rfind(|step| step.kind == Kind::Verdict);
    let own = match last.kind {
        Kind::Finish => None,
        Kind::Verdict => pass,
        _ => own,
    };
    let value = |step: Option<&Step>, name| {
        let found = step?.variables.iter().find(|variable| variable.0 == name);
        found.map(|variable| variable.1)
    };
    let changed = |&(name, now): &(&'static str, Value)| match (name, last.kind) {
        ("expanded", _) => value(earlier.last(), name).unwrap_or(Value::Number(0.0)) != now,
        (_, Kind::Enter) => false,
        // An infinite end of what is known is the first value.
        ("l" | "u", Kind::Verdict) if matches!(now, Value::Number(end) if end.is_infinite()) => {
            false
        }
        _ => value(own, name).unwrap_or(Value::Nothing) != now,
    };
    last.variables.iter().map(changed).collect()
}

#[test]
fn the_general_listing() {
    for tree in trees::random(TREES / 3, 4, false) {
        for rules in all_rules() {
            let trace = Written::new(Trace::record(tree.clone(), rules), None);
            if trace.writing.listing().is_none() {
                let (steps, answer) = run_general(&tree, &rules);
                same(&trace, &steps);
                assert_eq!(trace.outcome().ok(), answer.ok());
            }
        }
    }
}

/// All rules of alpha–beta, with and without a window and a depth limit.
fn all_rules() -> Vec<Rules> {
    let mut all = vec![Rules::default()];
    let mut vary = |change: &dyn Fn(Rules) -> Rules| {
        let changed: Vec<Rules> = all.iter().map(|&rules| change(rules)).collect();
        all.extend(changed);
    };
    vary(&|rules| Rules {
        cut: Cut::Pass,
        ..rules
    });
    vary(&|rules| Rules {
        returns: Returns::Hard,
        ..rules
    });
    vary(&|rules| Rules {
        bounds: Bounds::Shallow,
        ..rules
    });
    vary(&|rules| Rules {
        update: Update::Before,
        ..rules
    });
    vary(&|rules| Rules {
        window: WINDOWS[0],
        ..rules
    });
    vary(&|rules| Rules {
        depth: Some(2),
        ..rules
    });
    all
}

#[test]
fn every_line_is_reached() {
    for listing in Listing::ALL {
        let trees: Vec<GameTree> = match listing.knows_chance() {
            true => trees::with_chance(200, 5).collect(),
            false => {
                let transposed = trees::read(trees::TRANSPOSED);
                trees::random(200, 5, true).chain([transposed]).collect()
            }
        };
        let traces = trees.into_iter().enumerate().map(|(number, tree)| {
            // Only a depth limit gives a node where chance moves a value of its own.
            let limited = listing.knows_chance() && number % 3 == 0;
            let limited = limited || listing == Listing::Quiescence;
            let rules = Rules {
                depth: limited.then_some(1),
                ..rules_of(listing)
            };
            let trace = match rules.single_visit() {
                true => Trace::record(tree, rules),
                false => transposing(tree, rules),
            };
            Written::new(trace, Some(listing))
        });
        check_reach(traces);
    }
    for cut in [Cut::Reach, Cut::Pass] {
        let rules = Rules {
            cut,
            ..Rules::default()
        };
        let traces =
            trees::random(200, 6, false).map(|tree| Written::new(Trace::record(tree, rules), None));
        check_reach(traces.filter(|trace| trace.writing.listing().is_none()));
        for update in [Update::After, Update::Before] {
            let rules = Rules {
                depth: Some(1),
                quiescence: Quiescence::On,
                returns: Returns::Hard,
                update,
                ..rules
            };
            let trees = trees::random(200, 7, true);
            check_reach(trees.map(|tree| Written::new(Trace::record(tree, rules), None)));
        }
    }
}

/// Checks that every line is the line of some step, except for the heads of loops and conditions, and that
/// the next step on a line is found: from every step that stands on it, and from any other steps.
fn check_reach(traces: impl Iterator<Item = Written>) {
    let mut reached = BTreeSet::new();
    let mut lines = Vec::new();
    for trace in traces {
        lines = trace.lines();
        let of: Vec<u32> = (1..=trace.steps()).map(|step| trace.line(step)).collect();
        reached.extend(of.iter().copied());
        let last = lines.len() as u32 + 1;
        for line in 0..=last {
            let mut from = 0;
            for step in (1..=trace.steps()).filter(|&step| of[step as usize - 1] == line) {
                assert_eq!(trace.next_on_line(from, line), Some(step));
                from = step;
            }
            assert_eq!(trace.next_on_line(from, line), None);
        }
        for step in (0..=trace.steps()).step_by(7) {
            let line = step / 7 % (last + 1);
            let next = (step + 1..=trace.steps()).find(|&next| of[next as usize - 1] == line);
            assert_eq!(trace.next_on_line(step, line), next);
        }
    }
    let steps = |(at, line): (usize, &Line)| (!line.block).then_some(at as u32 + 1);
    let expected: BTreeSet<u32> = lines.iter().enumerate().filter_map(steps).collect();
    assert_eq!(reached, expected, "{lines:#?}");
}

/// In MAX's view the variables of negamax are those of the two functions of minimax.
#[test]
fn negamax_in_max_s_view() {
    for (mover, max) in [
        (Listing::Negamax, Listing::Minimax),
        (Listing::NegamaxAlphaBeta, Listing::Window),
    ] {
        for tree in trees::random(TREES / 4, 7, true) {
            let told =
                |listing| Written::new(Trace::record(tree.clone(), max.rules()), Some(listing));
            let (one, two) = (told(mover), told(max));
            for step in 1..=one.steps() {
                let values = |trace: &Written| -> Vec<Value> {
                    let variables = trace.variables(step, View::Max);
                    variables
                        .into_iter()
                        .map(|variable| variable.value)
                        .collect()
                };
                assert_eq!(values(&one), values(&two));
            }
        }
    }
}

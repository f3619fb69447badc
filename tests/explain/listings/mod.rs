//! Each listing is written once more as plain functions. A run of these functions must match the trace step
//! by step: visits, lines, variables and returned values.

mod again;
mod agent;
mod alpha_beta;
mod chance;
mod check;
mod general;
mod known_bounds;
mod log;
mod minimax;
mod repeating;
mod rules;
mod trees;
mod window;

use std::collections::BTreeSet;

use crate::common::written::Written;
use crate::common::{self, native_or_wasm};
use check::{check, check_transposing, run_general, same};
pub use check::{lines_by_hand, transposing};
use secateur::explain::listing::{Line, Listing, Value};
use secateur::explain::view::View;
use secateur::search::{
    Algorithm, Bounds, Cut, Memory, Quiescence, Replace, Returns, Rules, Update, Window,
};
use secateur::trace::Trace;
use secateur::trace::event::{EventDetails, EventKind};
use secateur::tree::{GameTree, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The number of random trees.
const TREES: u32 = native_or_wasm(300, 60);

/// Windows of the root, besides the full one.
const WINDOWS: [Window; 3] = [
    Window::new(-2.0, 3.0),
    Window::new(0.0, f64::INFINITY),
    Window::new(f64::NEG_INFINITY, 1.0),
];

#[test]
fn traces_match_the_listings_on_the_worked_trees() {
    for text in trees::WORKED {
        for listing in Listing::ALL {
            check(&common::tree(text), listing, rules_of(listing));
        }
    }
}

#[test]
fn traces_match_the_listings_on_random_trees() {
    for tree in trees::random(TREES, 1, true) {
        for listing in Listing::ALL {
            check(&tree, listing, rules_of(listing));
        }
    }
}

#[test]
fn traces_match_the_listings_with_a_depth_limit() {
    for limit in 0..4 {
        for tree in trees::random(TREES / 4, 2, true) {
            for listing in Listing::ALL {
                let rules = Rules {
                    depth: Some(limit),
                    ..rules_of(listing)
                };
                check(&tree, listing, rules);
            }
        }
    }
}

#[test]
fn traces_match_the_listings_on_other_windows() {
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

/// MTD(f) starts from any guess, small tables lose entries, and nodes with the same position share one entry.
#[test]
fn traces_with_several_visits_match_their_listings() {
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
        let repeating = |listing: &Listing| !listing.rules().single_visit();
        for listing in Listing::ALL.into_iter().filter(repeating) {
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

/// The listing is asked for or, because it matches the rules, chosen without being asked for.
#[test]
fn traces_match_the_listings_on_trees_with_chance() {
    for (number, tree) in trees::with_chance(TREES, 8).enumerate() {
        for listing in Listing::ALL.into_iter().filter(|l| l.knows_chance()) {
            let rules = Rules {
                window: [Window::FULL, WINDOWS[0], WINDOWS[1]][number % 3],
                depth: (number % 5 == 0).then_some(2),
                ..rules_of(listing)
            };
            check(&tree, listing, rules);
            let unasked = Written::new(Trace::record(tree.clone(), rules), None);
            let found = unasked.writing.listing();
            let chance = tree.chance().is_some();
            assert!(found == Some(listing) || !chance, "{found:?} {listing:?}");
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

#[test]
fn traces_match_the_general_listing() {
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
    let changes: [fn(&mut Rules); 6] = [
        |rules| rules.cut = Cut::Pass,
        |rules| rules.returns = Returns::Hard,
        |rules| rules.bounds = Bounds::Shallow,
        |rules| rules.update = Update::Before,
        |rules| rules.window = WINDOWS[0],
        |rules| rules.depth = Some(2),
    ];
    for change in changes {
        for mut rules in all.clone() {
            change(&mut rules);
            all.push(rules);
        }
    }
    all
}

#[test]
fn every_line_is_reached() {
    for listing in Listing::ALL {
        let trees: Vec<GameTree> = match listing.knows_chance() {
            true => trees::with_chance(200, 5).collect(),
            false => {
                let transposed = common::tree(trees::TRANSPOSED);
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

#[test]
fn negamax_in_the_view_of_max_has_the_variables_of_minimax() {
    for (mover, max) in [
        (Listing::Negamax, Listing::Minimax),
        (Listing::NegamaxAlphaBeta, Listing::Window),
    ] {
        for tree in trees::random(TREES / 4, 7, true) {
            let trace = || Trace::record(tree.clone(), max.rules());
            let [one, two] = [mover, max].map(|of| Written::new(trace(), Some(of)));
            for step in 1..=one.steps() {
                let values = |trace: &Written| -> Vec<Value> {
                    let variables = trace.variables(step, View::Max).into_iter();
                    variables.map(|variable| variable.value).collect()
                };
                assert_eq!(values(&one), values(&two));
            }
        }
    }
}

#[test]
fn known_bounds_are_swapped_at_min_nodes_in_the_view_of_the_mover() {
    let tree = || common::tree("MIN (MAX (11 -6) MAX (0) 0 MAX (5 11))");
    let listings = [
        Listing::AlphaBetaMemory,
        Listing::MtdWithoutMemory,
        Listing::Mtd,
    ];
    for listing in listings {
        let trace = Trace::record(tree(), rules_of(listing));
        let trace = Written::new(trace, Some(listing));
        let known = |step, view| {
            let variables = trace.variables(step, view);
            ["l", "u"].map(|name| {
                let named = variables.iter().find(|variable| variable.name == name);
                match named?.value {
                    Value::Number(number) => Some(number),
                    _ => None,
                }
            })
        };
        for step in 1..=trace.steps() {
            let [lower, upper] = known(step, View::Max);
            let expected = match trace.tree().player(trace.at(step).1) {
                Player::Max => [lower, upper],
                Player::Min => [upper, lower].map(|bound| bound.map(|bound| 0.0 - bound)),
            };
            assert_eq!(
                known(step, View::Mover),
                expected,
                "step {step} of {listing:?}"
            );
        }
    }
}

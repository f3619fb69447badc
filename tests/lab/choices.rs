//! How often a search chooses a best move: each bit equals that of the recorded searches of the same trees, step by step.

use std::rc::Rc;

use secateur::frame::best_first::BestFirstFrame;
use secateur::lab::{Chosen, choices};
use secateur::opening::Source;
use secateur::opening::options::GameSource;
use secateur::search::best_first::{BestFirst, Expand, Rules, Selection};
use secateur::source::games::{AnyGame, Coins};
use secateur::source::generate::{RandomTree, generate};
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::trace::best_first::{BestFirstTrace, StepSize};
use secateur::trace::event::EventDetails;
use secateur::tree::{GameTree, Limits, NodeId, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::naive::minimax;
use crate::common::rules::{TEXTBOOK, monte_carlo, solving};
use crate::common::{native_or_wasm, options, uniform_recipe};

const SEED: u64 = 11;
const DOUBLINGS: u32 = 6;

fn recipe() -> RandomTree {
    uniform_recipe(3, 4, (1, 40), SEED)
}

/// SplitMix64, written a second time.
fn split_mix(seed: u64, number: u64) -> u64 {
    let state = (0..=number).fold(seed, |state, _| state.wrapping_add(0x9e37_79b9_7f4a_7c15));
    let once = (state ^ state >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let twice = (once ^ once >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    twice ^ twice >> 31
}

/// The moves of the root that are best ones.
fn best(tree: &GameTree) -> Vec<NodeId> {
    let value = minimax(tree, 0);
    tree.children(0)
        .filter(|&child| minimax(tree, child) == value)
        .collect()
}

/// The choices of the recorded searches of a tree, asked for after each number of evaluations.
fn recorded(tree: &GameTree, rules: &Rules) -> Chosen {
    let best = best(tree);
    let is_best = |choice: Option<NodeId>| choice.is_some_and(|choice| best.contains(&choice));
    let trace = BestFirstTrace::record(tree.clone(), *rules);
    let monte_carlo = |evaluated: u32| {
        let step = trace.stop(StepSize::Iteration, evaluated);
        BestFirstFrame::new(&trace, step).choice()
    };
    let calls = Trace::record(tree.clone(), TEXTBOOK);
    let alpha_beta = |evaluated: u32| {
        let (mut seen, mut choice) = (0, None);
        for event in calls.iter() {
            match event.details {
                EventDetails::Evaluate { .. } if seen == evaluated => break,
                EventDetails::Evaluate { .. } => seen += 1,
                EventDetails::Compare {
                    child,
                    improved: true,
                    ..
                } if event.node == 0 => choice = Some(child),
                _ => {}
            }
        }
        choice
    };
    let bits = |choice: &dyn Fn(u32) -> Option<NodeId>| {
        (0..=DOUBLINGS).fold(0, |bits, k| bits | u32::from(is_best(choice(1 << k))) << k)
    };
    Chosen {
        monte_carlo: bits(&monte_carlo),
        alpha_beta: bits(&alpha_beta),
        best: best.len() as u32,
        moves: tree.child_count(0) as u32,
    }
}

fn counted(
    source: &Source,
    order: Order,
    rules: &Rules,
    numbers: std::ops::Range<u64>,
) -> Vec<Chosen> {
    let limits = Limits::default();
    choices(
        limits,
        source,
        &options(TEXTBOOK, order),
        rules,
        DOUBLINGS,
        numbers,
    )
    .expect("a tree")
}

/// The rules of one run of the lab: as many iterations as the most evaluations, and a seed of its own.
fn own(rules: &Rules, number: u64) -> Rules {
    Rules {
        iterations: Some(1 << DOUBLINGS),
        seed: split_mix(rules.seed, number),
        ..*rules
    }
}

#[test]
fn each_choice_is_that_of_the_recorded_searches() {
    let trees = native_or_wasm(30, 4);
    let mut differ = 0;
    for rules in monte_carlo(1).into_iter().chain(solving(1)) {
        let found = counted(&Source::Random(recipe()), Order::Given, &rules, 0..trees);
        for (number, found) in (0..trees).zip(&found) {
            let seed = split_mix(SEED, number);
            let tree =
                generate(&RandomTree { seed, ..recipe() }, Player::Max).expect("it is small");
            assert_eq!(
                *found,
                recorded(&tree, &own(&rules, number)),
                "{rules:?}, {number}"
            );
            differ += u32::from(found.monte_carlo != found.alpha_beta);
        }
    }
    assert!(differ > trees as u32);
}

#[test]
fn each_run_on_a_game_takes_its_moves_in_another_order() {
    let coins = || -> AnyGame { Rc::new(Coins::new(7, vec![1, 2, 3], Player::Max)) };
    let rules = Rules::of(BestFirst::MonteCarlo);
    let source = Source::Game(GameSource {
        game: coins(),
        plies: None,
    });
    let tree = coins().expand(None).expect("it is small");
    let found = counted(&source, Order::Random(SEED), &rules, 0..20);
    for (number, found) in (0..20).zip(&found) {
        let order = Order::Random(split_mix(!SEED, number));
        let tree = ordered(&tree, order, None);
        assert_eq!(*found, recorded(&tree, &own(&rules, number)), "{number}");
        assert_eq!(
            (found.best, found.moves),
            (1, 3),
            "only taking 3 leaves a multiple of 4"
        );
    }
    assert!(
        found
            .iter()
            .any(|one| one.alpha_beta != found[0].alpha_beta)
    );
}

#[test]
fn consecutive_slices_join_to_the_whole() {
    let rules = Rules {
        selection: Selection::Puct,
        expand: Expand::All,
        ..Rules::of(BestFirst::MonteCarlo)
    };
    let part = |numbers| counted(&Source::Random(recipe()), Order::Random(3), &rules, numbers);
    let joined: Vec<Chosen> = [0..1, 1..9, 9..9, 9..20]
        .into_iter()
        .flat_map(part)
        .collect();
    assert_eq!(part(0..20), joined);
    assert!(
        joined.iter().any(|one| *one != joined[0]),
        "different numbers give different trees"
    );
}

/// The solver ends when the root is proved.
#[test]
fn both_searches_hold_a_best_move_at_the_end() {
    let [solver, _] = solving(1);
    let limits = Limits::default();
    let source = Source::Random(RandomTree {
        depth: 3,
        ..recipe()
    });
    let found = choices(
        limits,
        &source,
        &options(TEXTBOOK, Order::Given),
        &solver,
        12,
        0..40,
    );
    for one in found.expect("a tree") {
        assert_eq!(one.monte_carlo >> 12 & 1, 1);
        assert_eq!(one.alpha_beta >> 12 & 1, 1);
    }
}

#[test]
fn sources_that_are_too_large_are_refused() {
    let rules = Rules::of(BestFirst::MonteCarlo);
    let few = Limits {
        nodes: 100,
        ..Limits::default()
    };
    let all = options(TEXTBOOK, Order::Given);
    assert!(choices(few, &Source::Random(recipe()), &all, &rules, 1, 0..1).is_err());
    let endless = Source::Game(GameSource {
        game: Rc::new(Coins::new(100, vec![1, 2], Player::Max)),
        plies: None,
    });
    assert!(choices(few, &endless, &all, &rules, 1, 0..1).is_err());
}

//! The rules that a listing stands for, the listing of a trace, and the option by which callers ask for a listing.

use crate::common::rules::{HARD, MINIMAX, STRICT, TEXTBOOK};
use crate::common::settings::settings;
use crate::common::written::Written;
use crate::common::{trace, tree};
use secateur::explain::best_first;
use secateur::explain::listing::{Listing, ListingReason};
use secateur::explain::view::View;
use secateur::opening::options::{OptionError, options};
use secateur::search::best_first::{self as best_first_search, BestFirst};
use secateur::search::{Bounds, Cut, Returns, Rules, Update};
use secateur::trace::Trace;
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{WINDOWS, trees};

#[test]
fn listings_have_their_ids_and_views() {
    let ids = Listing::ALL.map(Listing::id);
    assert_eq!(
        ids,
        [
            "minimax",
            "negamax",
            "known-bounds",
            "known-bounds-test-first",
            "window",
            "negamax-alpha-beta",
            "alpha-beta",
            "quiescence",
            "agent",
            "expectiminimax",
            "alpha-beta-chance",
            "star1",
            "pvs",
            "deepening",
            "alpha-beta-memory",
            "mtd-without-memory",
            "mtd",
        ]
    );
    for listing in Listing::ALL {
        assert_eq!(Listing::of(listing.id()), Some(listing));
        let mover = listing.id().starts_with("negamax");
        assert_eq!(listing.view() == View::Mover, mover);
    }
    assert_eq!(Listing::of("Minimax"), None);
}

#[test]
fn each_listing_matches_the_rules_it_stands_for() {
    use Listing::*;
    let shallow = Rules {
        bounds: Bounds::Shallow,
        ..HARD
    };
    let before = |rules| Rules {
        update: Update::Before,
        ..rules
    };
    let strict = |rules| Rules {
        cut: Cut::Pass,
        ..rules
    };
    let limited = Rules {
        depth: Some(3),
        ..shallow
    };
    let narrow = |rules| Rules {
        window: WINDOWS[0],
        ..rules
    };
    for (rules, nearest, matches) in [
        (TEXTBOOK, AlphaBeta, true),
        (before(TEXTBOOK), Agent, true),
        (HARD, Window, true),
        (shallow, KnownBoundsTestFirst, true),
        (before(shallow), KnownBounds, true),
        (MINIMAX, Minimax, true),
        (strict(MINIMAX), Minimax, true),
        (limited, KnownBoundsTestFirst, true),
        (narrow(HARD), Window, true),
        (STRICT, AlphaBeta, false),
        (before(HARD), Window, false),
        (narrow(before(shallow)), KnownBounds, false),
    ] {
        let found = Listing::for_rules(&rules, false);
        assert_eq!(found, matches.then_some(nearest), "{rules:?}");
        assert_eq!(Listing::nearest(&rules, false), nearest, "{rules:?}");
    }
    assert!(Negamax.matches(&MINIMAX) && NegamaxAlphaBeta.matches(&HARD));
}

/// The listing of a trace, the one that it is nearest to, and why it is not that asked for.
fn found(
    text: &str,
    rules: Rules,
    asked: Option<Listing>,
) -> (Option<Listing>, Listing, Option<ListingReason>) {
    let writing = Written::new(trace(text, rules), asked).writing;
    (writing.listing(), writing.near(), writing.reason())
}

#[test]
fn a_trace_has_the_listing_asked_for_if_it_matches_or_the_first_that_does() {
    let of = |rules, asked| found(trees::WORKED[0], rules, asked);
    let hard = Listing::Window.rules();
    let both = Some(Listing::NegamaxAlphaBeta);
    assert_eq!(
        of(hard, None),
        (Some(Listing::Window), Listing::Window, None)
    );
    assert_eq!(of(hard, both), (both, Listing::NegamaxAlphaBeta, None));
    let pass = Rules {
        cut: Cut::Pass,
        ..hard
    };
    let rules = Some(ListingReason::Rules);
    assert_eq!(of(pass, both), (None, Listing::NegamaxAlphaBeta, rules));
    assert_eq!(of(pass, None), (None, Listing::Window, rules));
    let agent = Some(Listing::Agent);
    assert_eq!(
        of(Rules::default(), agent),
        (Some(Listing::AlphaBeta), Listing::Agent, None)
    );
}

#[test]
fn a_tree_with_chance_has_a_listing_for_chance() {
    let values = Some(trees::BOUNDS);
    let of = |rules, asked| found("(?(4 8) ?(1 6 9))", rules, asked);
    let plain = Rules::default();
    let minimax = Listing::Minimax.rules();
    for (rules, listing) in [
        (plain, Listing::AlphaBetaChance),
        (Rules { values, ..plain }, Listing::Star1),
        (minimax, Listing::Expectiminimax),
        (Rules { values, ..minimax }, Listing::Expectiminimax),
    ] {
        for asked in [None, Some(listing)] {
            assert_eq!(of(rules, asked), (Some(listing), listing, None));
        }
        let agent = Some(Listing::Agent);
        assert_eq!(of(rules, agent), (Some(listing), listing, None));
    }
    let star1 = Some(Listing::Star1);
    let unbounded = (
        Some(Listing::AlphaBetaChance),
        Listing::Star1,
        Some(ListingReason::Values),
    );
    assert_eq!(of(plain, star1), unbounded);
    let hard = Rules {
        returns: Returns::Hard,
        values,
        ..plain
    };
    let none = (None, Listing::Star1, Some(ListingReason::Rules));
    assert_eq!(of(hard, None), none);
}

#[test]
fn a_listing_for_chance_needs_chance_nodes_unless_the_rules_match() {
    let of = |text, rules, asked| found(text, rules, Some(asked));
    let star1 = Listing::Star1;
    let plain = Rules::default();
    let chance = Some(ListingReason::Chance);
    let expected = (Some(Listing::AlphaBeta), star1, chance);
    assert_eq!(of("((1 2) (3 4))", plain, star1), expected);
    let values = Some(trees::BOUNDS);
    let bounded = Rules { values, ..plain };
    let same = (Some(star1), star1, None);
    assert_eq!(of("((1 2) (3 4))", bounded, star1), same);
    let turns = (None, Listing::AlphaBeta, Some(ListingReason::Turns));
    assert_eq!(of("MAX(MAX(1 2) MIN(3 4))", plain, star1), turns);
}

#[test]
fn a_tree_where_a_player_moves_twice_needs_the_general_listing() {
    let tree = tree("MAX(MAX(1 2) MIN(3 4))");
    for listing in Listing::ALL {
        let trace = Written::new(Trace::record(tree.clone(), listing.rules()), Some(listing));
        let writing = trace.writing;
        if listing.knows_chance() {
            // Its functions need no alternating players.
            assert_eq!(writing.listing().is_some(), listing != Listing::Star1);
            continue;
        }
        assert_eq!(writing.listing(), None);
        assert_eq!(writing.reason(), Some(ListingReason::Turns));
        assert!(trace.lines().iter().all(|line| !line.changed));
    }
}

#[test]
fn the_general_listing_marks_the_lines_that_a_rule_changes() {
    let changed = |rules: Rules, asked: Option<Listing>| -> Vec<String> {
        let trace = Written::new(trace(trees::WORKED[0], rules), asked);
        assert_eq!(trace.writing.listing(), None);
        let lines = trace.lines().into_iter();
        let changed = lines.filter(|line| line.changed);
        changed
            .map(|line| line.text.trim_start().to_string())
            .collect()
    };
    let tests = ["if v > β: return v", "if v < α: return v"];
    assert_eq!(changed(STRICT, None), tests);
    let limited = Rules {
        depth: Some(2),
        window: WINDOWS[0],
        ..STRICT
    };
    assert_eq!(changed(limited, None), tests);
    assert_eq!(
        changed(STRICT, Some(Listing::Agent)),
        [
            "if v > β: return v",
            "α ← max(α, v)",
            "if v < α: return v",
            "β ← min(β, v)"
        ]
    );
    assert_eq!(
        changed(STRICT, Some(Listing::Minimax)),
        [
            "answer ← search(root, −∞, +∞)",
            "max(node, α, β)",
            "v ← max(v, search(child, α, β))",
            "if v > β: return v",
            "α ← max(α, v)",
            "min(node, α, β)",
            "v ← min(v, search(child, α, β))",
            "if v < α: return v",
            "β ← min(β, v)",
        ]
    );
}

#[test]
fn the_option_listing_sets_the_rules_of_the_listing() {
    let read = |asked: Value| options(&settings(&asked)).map(|read| (read.listing, read.rules));
    for listing in Listing::ALL {
        let found = read(json!({ "listing": listing.id() }));
        assert_eq!(found, Ok((Some(listing), listing.rules())));
    }
    let found = read(json!({ "listing": "window", "returns": "soft", "cut": ">" }));
    assert_eq!(found, Ok((Some(Listing::Window), STRICT)));
    let found = read(json!({ "listing": "negamax", "algorithm": "alpha-beta" }));
    assert_eq!(found.map(|(_, rules)| rules), Ok(Rules::default()));
    assert_eq!(
        read(json!({ "listing": "alphabeta" })),
        Err(OptionError::BadOption {
            option: "listing".into(),
            found: "'alphabeta'".into(),
            expected: "'minimax' | 'negamax' | 'known-bounds' | 'known-bounds-test-first' | \
                       'window' | 'negamax-alpha-beta' | 'alpha-beta' | 'quiescence' | 'agent' | \
                       'expectiminimax' | 'alpha-beta-chance' | 'star1' | 'pvs' | 'deepening' | 'alpha-beta-memory' | \
                       'mtd-without-memory' | 'mtd'"
                .into(),
        })
    );
}

#[test]
fn a_best_first_listing_names_each_phase_once() {
    for (algorithm, parts) in [
        (
            BestFirst::MonteCarlo,
            vec!["Selection", "Expansion", "Playout", "Backup"],
        ),
        (
            BestFirst::ProofNumbers,
            vec!["Selection", "Expansion", "Backup"],
        ),
    ] {
        let lines = best_first::listing(&best_first_search::Rules::of(algorithm)).lines;
        let comments = lines.iter().filter_map(|line| line.comment);
        let comments: Vec<String> = comments.map(|comment| format!("{comment:?}")).collect();
        assert_eq!(comments, parts);
    }
}

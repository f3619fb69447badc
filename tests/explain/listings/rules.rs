//! The rules that a listing stands for, the listing of a trace, and the option by which callers ask for a listing.

use crate::common;
use crate::common::written::Written;
use secateur::explain::best_first;
use secateur::explain::listing::{self, Listing, ListingReason};
use secateur::explain::view::View;
use secateur::opening::options::{OptionError, Setting, Settings, options};
use secateur::search::best_first::{self as best_first_search, BestFirst};
use secateur::search::{Algorithm, Bounds, Cut, Returns, Rules, Update};
use secateur::trace::Trace;
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
    let hard = Rules {
        returns: Returns::Hard,
        ..Rules::default()
    };
    let shallow = Rules {
        bounds: Bounds::Shallow,
        ..hard
    };
    let before = |rules| Rules {
        update: Update::Before,
        ..rules
    };
    let minimax = Rules {
        algorithm: Algorithm::Minimax,
        ..Rules::default()
    };
    for (rules, listing) in [
        (Rules::default(), AlphaBeta),
        (before(Rules::default()), Agent),
        (hard, Window),
        (shallow, KnownBoundsTestFirst),
        (before(shallow), KnownBounds),
        (minimax, Minimax),
        (
            Rules {
                cut: Cut::Pass,
                ..minimax
            },
            Minimax,
        ),
        (
            Rules {
                depth: Some(3),
                ..shallow
            },
            KnownBoundsTestFirst,
        ),
        (
            Rules {
                window: WINDOWS[0],
                ..hard
            },
            Window,
        ),
    ] {
        assert_eq!(
            listing::Listing::for_rules(&rules, false),
            Some(listing),
            "{rules:?}"
        );
        assert_eq!(listing::Listing::nearest(&rules, false), listing);
    }
    assert!(Negamax.matches(&minimax) && NegamaxAlphaBeta.matches(&hard));
    for (rules, near) in [
        (
            Rules {
                cut: Cut::Pass,
                ..Rules::default()
            },
            AlphaBeta,
        ),
        (before(hard), Window),
        (
            Rules {
                window: WINDOWS[0],
                ..before(shallow)
            },
            KnownBounds,
        ),
    ] {
        assert_eq!(
            listing::Listing::for_rules(&rules, false),
            None,
            "{rules:?}"
        );
        assert_eq!(listing::Listing::nearest(&rules, false), near);
    }
}

#[test]
fn a_trace_has_the_listing_asked_for_if_it_matches_or_the_first_that_does() {
    let tree = || common::tree(trees::WORKED[0]);
    let of = |rules, asked| {
        let trace = Written::new(Trace::record(tree(), rules), asked);
        let writing = trace.writing;
        (writing.listing(), writing.near(), writing.reason())
    };
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
    let of = |rules, asked| {
        let tree = common::tree("(?(4 8) ?(1 6 9))");
        let writing = Written::new(Trace::record(tree, rules), asked).writing;
        (writing.listing(), writing.near(), writing.reason())
    };
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
    let of = |text, rules, asked| {
        let writing = Written::new(Trace::record(common::tree(text), rules), Some(asked)).writing;
        (writing.listing(), writing.near(), writing.reason())
    };
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
    let tree = common::tree("MAX(MAX(1 2) MIN(3 4))");
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
        let trace = Written::new(Trace::record(common::tree(trees::WORKED[0]), rules), asked);
        assert_eq!(trace.writing.listing(), None);
        let lines = trace.lines().into_iter();
        let changed = lines.filter(|line| line.changed);
        changed
            .map(|line| line.text.trim_start().to_string())
            .collect()
    };
    let pass = Rules {
        cut: Cut::Pass,
        ..Rules::default()
    };
    let tests = ["if v > β: return v", "if v < α: return v"];
    assert_eq!(changed(pass, None), tests);
    assert_eq!(
        changed(
            Rules {
                depth: Some(2),
                window: WINDOWS[0],
                ..pass
            },
            None
        ),
        tests
    );
    assert_eq!(
        changed(pass, Some(Listing::Agent)),
        [
            "if v > β: return v",
            "α ← max(α, v)",
            "if v < α: return v",
            "β ← min(β, v)"
        ]
    );
    assert_eq!(
        changed(pass, Some(Listing::Minimax)),
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
    let read = |settings: &[(&str, &str)]| {
        let text = |value: &str| Setting::Text(value.into());
        let settings = settings
            .iter()
            .map(|&(name, value)| (name.into(), text(value)));
        options(&settings.collect::<Settings>())
    };
    for listing in Listing::ALL {
        let options = read(&[("listing", listing.id())]).expect("it is known");
        assert_eq!(
            (options.listing, options.rules),
            (Some(listing), listing.rules())
        );
    }
    let options = read(&[("listing", "window"), ("returns", "soft"), ("cut", ">")]);
    let rules = Rules {
        cut: Cut::Pass,
        ..Rules::default()
    };
    assert_eq!(
        options.map(|o| (o.listing, o.rules)),
        Ok((Some(Listing::Window), rules))
    );
    let options = read(&[("listing", "negamax"), ("algorithm", "alpha-beta")]);
    assert_eq!(options.map(|o| o.rules), Ok(Rules::default()));
    assert_eq!(
        read(&[("listing", "alphabeta")]),
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

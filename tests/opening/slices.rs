//! An opening in slices gives the same result as an opening in one call, and reports its progress correctly.

use std::rc::Rc;

use crate::common;
use crate::common::opened::called;
use crate::common::random::{ANY, SYMBOLIC, trees};
use crate::common::rules::{MINIMAX, TEXTBOOK, to_depth};
use crate::common::written::summary;
use crate::common::{options, uniform_recipe};
use secateur::explain::listing::{Listing, Writing};
use secateur::explain::summary::{Survey, Tallying, tally};
use secateur::frame::Frame;
use secateur::opening::options::{GameSource, Options};
use secateur::opening::{Opened, Opening, Progress, Source, SourceError, Stage};
use secateur::picture::layout::Layout;
use secateur::search::uniform::uniform;
use secateur::search::{Returns, Rules, Window};
use secateur::source::games::{
    AnyGame, Board, Coins, FiveInARow, Game, Pig, Play, TicTacToe, expand,
};
use secateur::source::generate::{RandomTree, RandomTreeError, generate};
use secateur::source::notation::print;
use secateur::source::order::{Arranging, Order, ordered};
use secateur::trace::event::Event;
use secateur::trace::{Recording, Trace};
use secateur::tree::names::Names;
use secateur::tree::{GameTree, MAX_DEPTH, MAX_NODES, NodeId, Player, Sliced, TreeError};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const ORDERS: [Order; 7] = [
    Order::Given,
    Order::Reversed,
    Order::Best,
    Order::Worst,
    Order::Ahead(0),
    Order::Ahead(1),
    Order::Random(3),
];

const WINDOW: Window = Window::new(-2.0, 2.0);

const RULES: [Rules; 4] = [
    TEXTBOOK,
    MINIMAX,
    to_depth(2),
    Rules {
        window: WINDOW,
        returns: Returns::Hard,
        ..TEXTBOOK
    },
];

const RECIPE: RandomTree = uniform_recipe(3, 4, (0, 99), 5);

/// Opens in slices of `nodes` units of work and checks the progress after each slice.
fn open(source: Source, options: Options, nodes: usize) -> Result<Opened, SourceError> {
    let mut opening = Opening::new(source, options)?;
    let mut before = Progress {
        stage: Stage::Reading,
        share: 0.0,
    };
    loop {
        let progress = opening.progress().expect("there is more to do");
        let Progress { stage, share } = progress;
        assert!((0.0..1.0).contains(&share), "{progress:?}");
        assert!(share >= before.share, "{progress:?} after {before:?}");
        assert!(stage as u8 >= before.stage as u8);
        before = progress;
        if let Some(opened) = opening.advance(&(), nodes)? {
            assert_eq!(opening.progress(), None);
            return Ok(opened);
        }
    }
}

#[test]
fn a_search_reports_its_progress_after_every_node() {
    for tree in trees(ANY, 10, 4) {
        for rules in RULES {
            let mut recording = Recording::new(tree.clone(), rules);
            let mut before = recording.share(&());
            assert_eq!(before, 0.0);
            while let Ok(None) = recording.advance(&(), 1) {
                let share = recording.share(&());
                assert!(before < share && share < 1.0, "{share} after {before}");
                before = share;
            }
        }
    }
}

/// Does work node by node. Its share of the work done begins at 0, never falls, and ends near 1.
fn follow<Input: ?Sized, Work: Sliced<Input>>(mut work: Work, input: &Input, what: &str) {
    let mut before = work.share(input);
    assert_eq!(before, 0.0, "{what}");
    while let Ok(None) = work.advance(input, 1) {
        let share = work.share(input);
        assert!(
            before <= share && share <= 1.0,
            "{what}: {share} after {before}"
        );
        before = share;
    }
    assert!(before > 0.9, "{what}: {before} at the end");
}

#[test]
fn all_work_in_slices_reports_its_progress() {
    let tree = generate(&RECIPE, Player::Max).expect("a tree");
    for order in ORDERS {
        let arranging = Arranging::new(&tree, order, None);
        follow(arranging, &tree, &format!("{order:?}"));
    }
    let limited = Arranging::new(&tree, Order::Best, Some(2));
    follow(limited, &tree, "with a limit");
    follow(Tallying::new(&TEXTBOOK), &tree, "counting");
    let trace = Trace::record(tree, TEXTBOOK);
    let last = Frame::new(&trace, trace.steps());
    follow(Survey::new(&last), &last, "summing up");
}

/// Opens a source in slices of several sizes. Each opening must give what the stages give one by one.
fn check(source: impl Fn() -> Source, made: &GameTree, game: Option<AnyGame>, options: Options) {
    let tree = ordered(made, options.order, options.rules.depth);
    let layout = Layout::new(&tree);
    let mut names = Names::new(&tree);
    if let Some(game) = &game {
        names = names
            .with_moves(&tree, |played| game.move_text(played))
            .with_root(game.start_text());
    }
    let trace = Trace::record(tree.clone(), options.rules);
    let events: Vec<Event> = trace.iter().collect();
    for nodes in [1, 2, 7, 4096, usize::MAX] {
        let opened = open(source(), options, nodes).expect("a tree");
        let (calls, plan) = (called(&opened), &opened.plan);
        let found = calls.trace.tree();
        assert_eq!(*found, tree, "{nodes} at a time");
        assert!(calls.trace.iter().eq(events.iter().cloned()));
        assert_eq!(calls.trace.outcome(), trace.outcome());
        assert_eq!(calls.summary, summary(&trace));
        assert_eq!(calls.minimax, tally(&tree, &options.rules.minimax()));
        assert_eq!(calls.uniform, uniform(&tree, &options.rules));
        let writing = Writing::new(&tree, trace.rules(), options.listing);
        assert_eq!(calls.writing, writing);
        let shown = |game: &dyn Play| (game.name(), game.position_at(found, 0));
        let expanded = plan.game.as_deref().map(shown);
        assert_eq!(expanded, game.as_deref().map(shown));
        for step in [0, trace.steps() / 2, trace.steps()] {
            let mix = |trace| Frame::new(trace, step).mix(0..tree.len() as NodeId);
            assert_eq!(mix(&calls.trace), mix(&trace));
        }
        for node in tree.nodes() {
            assert_eq!(found.as_given(node), tree.as_given(node));
            assert_eq!(found.child_count(node), tree.children(node).count());
            assert_eq!(plan.layout.column(node), layout.column(node));
            assert_eq!(plan.layout.row(node), layout.row(node));
            assert_eq!(plan.names.place(found, node), names.place(&tree, node));
        }
    }
}

#[test]
fn texts_open_the_same_in_slices() {
    for (kind, seed) in [(ANY, 41), (SYMBOLIC, 42)] {
        for (number, tree) in trees(kind, 40, seed).enumerate() {
            let text = print(&tree);
            let read = common::tree(&text);
            let order = ORDERS[number % ORDERS.len()];
            let rules = RULES[number / ORDERS.len() % RULES.len()];
            let source = || Source::Text(text.clone());
            check(source, &read, None, options(rules, order));
        }
    }
}

#[test]
fn random_trees_open_the_same_in_slices() {
    let uneven = RandomTree {
        irregular: true,
        depth: 6,
        ..RECIPE
    };
    let ties = RandomTree {
        ties: Some(0.3),
        ..uneven
    };
    for recipe in [RECIPE, uneven, ties] {
        let tree = generate(&recipe, Player::Max).expect("small");
        for order in ORDERS {
            for rules in RULES {
                let source = || Source::Random(recipe);
                check(source, &tree, None, options(rules, order));
            }
        }
    }
}

/// A node with so many children that one slice does not count all of them.
#[test]
fn a_wide_tree_opens_the_same_in_slices() {
    let recipe = RandomTree {
        branching: 2_500,
        depth: 1,
        ..RECIPE
    };
    let tree = generate(&recipe, Player::Max).expect("within the limits");
    for rules in RULES {
        let source = || Source::Random(recipe);
        check(source, &tree, None, options(rules, Order::Best));
    }
}

#[test]
fn games_open_the_same_in_slices() {
    check_game(Coins::new(9, vec![1, 2, 3], Player::Max), None);
    let crosses = Board::parse("xo. .x. ..o").expect("a board");
    let crosses = TicTacToe::new(&crosses).expect("a legal position");
    check_game(crosses, Some(3));
    let stones = FiveInARow::new(&Board::empty(4), 3, None, Player::Max).expect("a legal position");
    check_game(stones, Some(2));
    check_game(Pig::new(4, 3, 1, Player::Min), None);
}

fn check_game<G: Game + Clone + 'static>(game: G, plies: Option<u32>) {
    let tree = expand(&game, plies).expect("small");
    let game: AnyGame = Rc::new(game);
    for order in ORDERS {
        let source = GameSource {
            game: game.clone(),
            plies,
        };
        let source = || Source::Game(source.clone());
        check(source, &tree, Some(game.clone()), options(TEXTBOOK, order));
    }
}

#[test]
fn an_opening_in_slices_has_the_listing_asked_for() {
    for listing in Listing::ALL {
        let asked = Options {
            listing: Some(listing),
            ..options(listing.rules(), Order::Given)
        };
        let tree = generate(&RECIPE, Player::Max).expect("small");
        check(|| Source::Random(RECIPE), &tree, None, asked);
    }
}

#[test]
fn an_opening_runs_only_the_stages_it_needs() {
    let stages = |source, order| {
        let mut opening = Opening::new(source, options(TEXTBOOK, order)).expect("a tree");
        let mut stages = Vec::new();
        while let Some(progress) = opening.progress() {
            stages.push(progress.stage);
            opening.advance(&(), 1).expect("a tree");
        }
        stages.dedup();
        stages
    };
    let rest = [Stage::LayingOut, Stage::Searching, Stage::Counting];
    let text = || Source::Text("((3 12 8) (2 4 6))".into());
    let game = GameSource {
        game: Rc::new(Coins::new(5, vec![1, 2], Player::Max)),
        plies: None,
    };
    let random = Source::Random(RECIPE);
    for (source, order, first) in [
        (text(), Order::Given, vec![Stage::Reading]),
        (text(), Order::Best, vec![Stage::Reading, Stage::Ordering]),
        (random, Order::Given, vec![Stage::Generating]),
        (Source::Game(game), Order::Given, vec![Stage::Expanding]),
    ] {
        assert_eq!(stages(source, order), [first, rest.to_vec()].concat());
    }
}

#[test]
fn sources_that_are_too_large_are_refused_before_any_work() {
    let refused = |source| Opening::new(source, options(TEXTBOOK, Order::Given)).err();
    let wide = RandomTree {
        branching: 10,
        depth: 7,
        ..RECIPE
    };
    let deep = RandomTree {
        branching: 1,
        depth: MAX_DEPTH as u32 + 1,
        ..RECIPE
    };
    let random = |error| Some(SourceError::Random(RandomTreeError::Tree(error)));
    let nodes = TreeError::TooManyNodes { limit: MAX_NODES };
    let depth = TreeError::TooDeep { limit: MAX_DEPTH };
    assert_eq!(refused(Source::Random(wide)), random(nodes));
    assert_eq!(refused(Source::Random(deep)), random(depth));
    assert_eq!(refused(Source::Random(RECIPE)), None);
}

#[test]
fn an_opening_that_failed_does_no_more_work() {
    let few = RandomTree {
        values: (1, 3),
        ties: Some(0.0),
        ..RECIPE
    };
    let coins = GameSource {
        game: Rc::new(Coins::new(60, vec![1, 2], Player::Max)),
        plies: None,
    };
    let sources = [
        Source::Text("((3 12 8) (2 4 6)".into()),
        Source::Random(few),
        Source::Game(coins),
    ];
    for source in sources {
        let mut opening = Opening::new(source, options(TEXTBOOK, Order::Given)).expect("begun");
        let error = loop {
            match opening.advance(&(), 100_000) {
                Err(error) => break error,
                Ok(opened) => assert!(opened.is_none(), "it cannot be opened"),
            }
        };
        assert_eq!(opening.progress(), None, "{error:?}");
        assert!(matches!(opening.advance(&(), 100_000), Ok(None)));
    }
}

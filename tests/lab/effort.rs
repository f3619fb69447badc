//! The effort of searches by any rules: the counts are those of recorded searches of the same trees.

use std::rc::Rc;

use crate::common::opened::called;
use crate::common::rules::{MINIMAX, SHALLOW, TEXTBOOK, repeating};
use crate::common::{options, uniform_recipe};
use secateur::explain::summary::Summary;
use secateur::lab::{Effort, efforts, sample};
use secateur::opening::options::GameSource;
use secateur::opening::{Opening, Source};
use secateur::search::{Algorithm, Memory, Ordering, Quiescence, Rules};
use secateur::source::games::{AnyGame, Board, Coins, TicTacToe};
use secateur::source::generate::RandomTree;
use secateur::source::order::Order;
use secateur::tree::{Limits, Player, Sliced};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn taken(source: &Source, rules: Rules, trees: u64) -> Vec<Effort> {
    efforts(
        Limits::default(),
        source,
        &options(rules, Order::Given),
        0..trees,
    )
    .expect("a tree")
}

fn recipe(values: i64) -> RandomTree {
    uniform_recipe(3, 4, (1, values), 5)
}

/// The effort of a search by its summary, once it is opened.
fn opened(source: Source, rules: Rules) -> Effort {
    let opening = Opening::new(source, options(rules, Order::Given)).expect("it can be opened");
    let opened = opening.finish(&()).expect("it is small");
    let Summary {
        counts, distinct, ..
    } = called(&opened).summary;
    Effort {
        leaves: distinct.map_or(counts.evaluated, |distinct| distinct.evaluated),
        evaluated: counts.evaluated,
        calls: counts.entered,
    }
}

fn coins() -> AnyGame {
    Rc::new(Coins::new(7, vec![1, 2, 3], Player::Max))
}

fn game(game: AnyGame, plies: Option<u32>) -> Source {
    Source::Game(GameSource { game, plies })
}

#[test]
fn the_effort_on_a_game_is_that_of_its_opened_search() {
    let source = || game(coins(), Some(6));
    let mut transpositions = 0;
    for rules in repeating().into_iter().chain([TEXTBOOK, MINIMAX]) {
        let found = taken(&source(), rules, 3);
        assert_eq!(found, [opened(source(), rules)], "{rules:?}");
        let plain = Rules {
            table: Memory::None,
            ordering: Ordering::Fixed,
            ..rules
        };
        transpositions += u32::from(found[0].calls < taken(&source(), plain, 1)[0].calls);
    }
    assert!(transpositions > 10, "{transpositions}");
}

#[test]
fn a_static_value_on_which_a_node_stands_pat_is_an_evaluation() {
    let board = Board::parse("xo. xo. ...").expect("a board");
    let source = || game(Rc::new(TicTacToe::new(&board).expect("it has begun")), None);
    for rules in repeating().into_iter().chain([TEXTBOOK, MINIMAX]) {
        let rules = Rules {
            depth: Some(1),
            quiescence: Quiescence::On,
            ..rules
        };
        let found = taken(&source(), rules, 1);
        assert_eq!(found, [opened(source(), rules)], "{rules:?}");
    }
}

#[test]
fn with_one_visit_per_node_the_leaves_are_those_of_a_sample() {
    let recipe = recipe(1 << 40);
    let source = Source::Random(recipe);
    for rules in [TEXTBOOK, SHALLOW, MINIMAX] {
        let leaves = sample(&recipe, &options(rules, Order::Given), 0..20).expect("a tree");
        let found = taken(&source, rules, 20);
        let evaluated: Vec<u32> = found.iter().map(|effort| effort.evaluated).collect();
        assert_eq!(evaluated, leaves);
        assert!(found.iter().all(|effort| effort.calls > effort.evaluated));
    }
    let minimax = Effort {
        leaves: 81,
        evaluated: 81,
        calls: 121,
    };
    assert_eq!(taken(&source, MINIMAX, 2), [minimax; 2]);
}

#[test]
fn search_variants_save_the_leaves_that_their_authors_claim() {
    let source = Source::Random(recipe(1 << 40));
    let sum = |rules| {
        let found = taken(&source, rules, 40);
        let sum = |of: fn(&Effort) -> u32| found.iter().map(of).sum::<u32>();
        (sum(|effort| effort.leaves), sum(|effort| effort.calls))
    };
    let table = Memory::Unlimited;
    let with = |algorithm, guess| Rules {
        algorithm,
        guess,
        table,
        ..TEXTBOOK
    };
    let (leaves, calls) = sum(TEXTBOOK);
    assert!(leaves < sum(MINIMAX).0);
    // Stockman 1979: SSS* evaluates no leaf that alpha–beta leaves out. Without a table it does so by many more calls.
    let sss = with(Algorithm::Mtd, f64::INFINITY);
    let (least, often) = sum(sss);
    let forgetful = Rules {
        table: Memory::None,
        ..sss
    };
    assert!(least < leaves);
    assert!(sum(forgetful).0 >= least);
    assert!(sum(forgetful).1 > often && sum(forgetful).1 > calls);
    let dual = sum(with(Algorithm::Mtd, f64::NEG_INFINITY));
    assert!(dual.0 < leaves);
    // Reinefeld 1983: fewer leaves, at the price of calls for nodes that are searched again.
    assert!(sum(with(Algorithm::Pvs, 0.0)).0 < leaves);
}

#[test]
fn an_endless_search_is_abandoned() {
    let wide = RandomTree {
        branching: 400,
        depth: 2,
        ..recipe(1 << 40)
    };
    let endless = Rules {
        algorithm: Algorithm::Mtd,
        guess: f64::INFINITY,
        ..TEXTBOOK
    };
    let [found] = taken(&Source::Random(wide), endless, 1)[..] else {
        panic!("one tree");
    };
    assert_eq!(found, Effort::TOO_MUCH);
}

#[test]
fn a_game_that_is_too_large_is_refused() {
    let whole = TicTacToe::new(&Board::empty(3)).expect("it has begun");
    let found = taken(&game(Rc::new(whole), Some(2)), TEXTBOOK, 1);
    assert!(found[0].evaluated < 72);
    let endless = Rc::new(Coins::new(100, vec![1, 2], Player::Max));
    let refused =
        |limits, source| efforts(limits, &source, &options(TEXTBOOK, Order::Given), 0..1).is_err();
    assert!(refused(Limits::default(), game(endless, None)));
    let few = Limits {
        nodes: 100,
        ..Limits::default()
    };
    assert!(refused(few, Source::Random(recipe(9))));
    assert!(!refused(few, game(coins(), Some(2))));
}

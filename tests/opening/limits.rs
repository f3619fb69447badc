//! Limits lowered by a host, and the total work if it is known in advance.

use std::rc::Rc;

use secateur::opening::options::{self, GameSource, OptionError};
use secateur::opening::{Opened, Opening, RequestError, Scope, Source, SourceError};
use secateur::source::games::{AnyGame, Board, Coins, FiveInARow, Play, TicTacToe};
use secateur::source::generate::{RandomTree, RandomTreeError};
use secateur::source::notation::Problem;
use secateur::tree::{Limits, MAX_CALLS, MAX_NODES, MAX_TEXT, Player, Sliced, TreeError};
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::opened::called;
use crate::common::settings::settings;
use crate::common::uniform_recipe;

fn read(asked: Value) -> Result<Limits, OptionError> {
    options::limits(&settings(&asked))
}

fn opened(limits: Limits, source: Source) -> Result<Opened, SourceError> {
    let options = options::options(&Vec::new()).expect("the defaults");
    Opening::within(&Scope::WHOLE, limits, source, options)?.finish(&())
}

fn nodes(nodes: usize) -> Limits {
    Limits {
        nodes,
        ..Limits::default()
    }
}

#[test]
fn limits_can_only_be_lowered() {
    let most = Limits {
        nodes: MAX_NODES,
        text: MAX_TEXT,
        calls: MAX_CALLS,
    };
    assert_eq!(read(json!({})), Ok(most));
    assert_eq!(read(json!({ "limits": {} })), Ok(most));
    assert_eq!(read(json!({ "limits": { "nodes": 7 } })), Ok(nodes(7)));
    let both = json!({ "limits": { "nodes": 7, "text": 9 } });
    let lowered = Limits {
        text: 9,
        ..nodes(7)
    };
    assert_eq!(read(both), Ok(lowered));
    for (bad, place) in [
        (json!({ "nodes": 0 }), "limits.nodes"),
        (json!({ "nodes": MAX_NODES + 1 }), "limits.nodes"),
        (json!({ "nodes": 1.5 }), "limits.nodes"),
        (json!({ "nodes": "7" }), "limits.nodes"),
        (json!(7), "limits"),
        (json!({ "node": 7 }), "limits.node?"),
    ] {
        let found = match read(json!({ "limits": bad })) {
            Err(OptionError::BadOption { option, .. }) => option,
            Err(OptionError::UnknownOption { option, .. }) => format!("{option}?"),
            other => panic!("{other:?}"),
        };
        assert_eq!(found, place);
    }
    assert!(options::options(&settings(&json!({ "limits": { "nodes": 7 } }))).is_ok());
}

#[test]
fn sources_larger_than_a_lowered_limit_are_refused() {
    let too_many = TreeError::TooManyNodes { limit: 6 };
    let random = uniform_recipe(2, 2, (0, 9), 1);
    let irregular = RandomTree {
        branching: 9,
        depth: 3,
        irregular: true,
        ..random
    };
    let game = |game: AnyGame| Source::Game(GameSource { game, plies: None });
    let board = Board::parse("xox ox. .xo").expect("a board");
    let ending = TicTacToe::new(&board).expect("a position");
    let text = || Source::Text("((1 2) (3 4))".into());
    for source in [Source::Random(random), Source::Random(irregular)] {
        let error = SourceError::Random(RandomTreeError::Tree(too_many));
        assert_eq!(opened(nodes(6), source).err(), Some(error));
    }
    let coins = Rc::new(Coins::new(4, vec![1, 2], Player::Max));
    let error = opened(nodes(6), game(coins)).err();
    assert_eq!(error, Some(SourceError::Tree(too_many)));
    let problem = |limits| match opened(limits, text()) {
        Err(SourceError::Parse(error)) => Some(error.problem),
        _ => None,
    };
    assert_eq!(problem(nodes(6)), Some(Problem::Tree(too_many)));
    assert!(opened(nodes(7), text()).is_ok());
    assert!(opened(nodes(7), Source::Random(random)).is_ok());
    let ended = |most| opened(nodes(most), game(Rc::new(ending.clone())));
    let whole = ended(MAX_NODES).expect("it is small");
    let size = called(&whole).trace.tree().len();
    assert!(size > 1 && ended(size).is_ok() && ended(size - 1).is_err());
    let short = Limits {
        text: 12,
        ..Limits::default()
    };
    let too_long = Problem::TextTooLong { limit: 12 };
    assert_eq!(problem(short), Some(too_long));
    assert!(opened(Limits { text: 13, ..short }, text()).is_ok());
}

/// Deepening searches the tree once for each ply, and a table spares it some calls.
#[test]
fn a_search_that_makes_too_many_calls_is_refused() {
    let calls = |calls: usize, asked: Value| -> Result<u32, SourceError> {
        let options = options::options(&settings(&asked)).expect("compatible options");
        let limits = Limits {
            calls,
            ..Limits::default()
        };
        let text = Source::Text("=0(=2(=3(1 3 8) =6(3 7)) =1(=7(7 3) =4(0 7)))".into());
        let mut opening = Opening::within(&Scope::WHOLE, limits, text, options).expect("a tree");
        loop {
            if let Some(opened) = opening.advance(&(), 1)? {
                return Ok(called(&opened).trace.steps());
            }
        }
    };
    let deepening = json!({ "algorithm": "minimax", "deepening": "on" });
    assert!(calls(16 + 7 + 3, deepening.clone()).is_ok());
    let refused = RequestError::TooManyCalls { limit: 24 };
    let found = calls(16 + 7 + 3 - 2, deepening);
    assert_eq!(found, Err(refused.into()));
}

#[test]
fn a_game_that_is_too_large_is_refused_after_few_positions() {
    for size in [9, 15] {
        let game = FiveInARow::new(&Board::empty(size), 5, None, Player::Max).expect("a game");
        let mut expansion = game.expansion(Some(1000), Limits::default());
        // The limit is found after few positions, because each of them adds dozens of nodes.
        let mut looks = (0..1000).map(|_| expansion.advance(&(), 1000));
        let error = looks.find_map(Result::err).expect("refused soon");
        assert_eq!(error, TreeError::TooManyNodes { limit: MAX_NODES });
    }
}

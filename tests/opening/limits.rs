//! Limits lowered by a host, and the total work if it is known in advance.

use std::rc::Rc;

use secateur::opening::options::{self, GameSource, OptionError};
use secateur::opening::{Opened, Opening, RequestError, Scope, Source, SourceError};
use secateur::source::games::{Board, Coins, FiveInARow, Play};
use secateur::source::generate::{RandomTree, RandomTreeError};
use secateur::source::notation::Problem;
use secateur::tree::{Limits, MAX_CALLS, MAX_NODES, MAX_TEXT, Player, Sliced, TreeError};
use serde_json::{Value, json};

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
    assert_eq!(
        read(both),
        Ok(Limits {
            text: 9,
            ..nodes(7)
        })
    );
    for bad in [json!(0), json!(MAX_NODES + 1), json!(1.5), json!("7")] {
        let error = read(json!({ "limits": { "nodes": bad } }));
        assert!(
            matches!(error, Err(OptionError::BadOption { option, .. }) if option == "limits.nodes")
        );
    }
    let error = read(json!({ "limits": 7 }));
    assert!(matches!(error, Err(OptionError::BadOption { option, .. }) if option == "limits"));
    let error = read(json!({ "limits": { "node": 7 } }));
    assert!(
        matches!(error, Err(OptionError::UnknownOption { option, .. }) if option == "limits.node")
    );
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
    let coins = |coins| {
        let game = Rc::new(Coins::new(coins, vec![1, 2], Player::Max));
        Source::Game(GameSource { game, plies: None })
    };
    let board = Board::parse("xox ox. .xo").expect("a board");
    let tic_tac_toe = secateur::source::games::TicTacToe::new(&board).expect("a position");
    let game = Rc::new(tic_tac_toe);
    let text = || Source::Text("((1 2) (3 4))".into());
    for source in [Source::Random(random), Source::Random(irregular)] {
        let error = opened(nodes(6), source).err();
        assert_eq!(
            error,
            Some(SourceError::Random(RandomTreeError::Tree(too_many)))
        );
    }
    let error = opened(nodes(6), coins(4)).err();
    assert_eq!(error, Some(SourceError::Tree(too_many)));
    assert!(
        matches!(opened(nodes(6), text()), Err(SourceError::Parse(error)) if error.problem == Problem::Tree(too_many))
    );
    assert!(opened(nodes(7), text()).is_ok());
    assert!(opened(nodes(7), Source::Random(random)).is_ok());
    let ending = |most| {
        opened(
            nodes(most),
            Source::Game(GameSource {
                game: game.clone(),
                plies: None,
            }),
        )
    };
    let size = ending(MAX_NODES)
        .ok()
        .map(|opened| called(&opened).trace.tree().len())
        .unwrap_or(0);
    assert!(
        size > 1 && ending(size).is_ok() && ending(size - 1).is_err(),
        "{size}"
    );
    let short = Limits {
        text: 12,
        ..Limits::default()
    };
    assert!(
        matches!(opened(short, text()), Err(SourceError::Parse(error)) if error.problem == Problem::TextTooLong { limit: 12 })
    );
    assert!(opened(Limits { text: 13, ..short }, text()).is_ok());
}

/// Deepening searches the tree once for each ply, and a table spares it some calls.
#[test]
fn a_search_that_makes_too_many_calls_is_refused() {
    let calls = |calls: usize, asked: Value| {
        let options = options::options(&settings(&asked)).expect("compatible options");
        let limits = Limits {
            calls,
            ..Limits::default()
        };
        let text = Source::Text("=0(=2(=3(1 3 8) =6(3 7)) =1(=7(7 3) =4(0 7)))".into());
        let mut opening = Opening::within(&Scope::WHOLE, limits, text, options).expect("a tree");
        loop {
            match opening.advance(&(), 1) {
                Ok(None) => {}
                Ok(Some(opened)) => return Ok(called(&opened).trace.steps()),
                Err(error) => return Err(error),
            }
        }
    };
    let deepening = json!({ "algorithm": "minimax", "deepening": "on" });
    assert!(calls(16 + 7 + 3, deepening.clone()).is_ok());
    assert_eq!(
        calls(16 + 7 + 3 - 2, deepening),
        Err(SourceError::Request(RequestError::TooManyCalls {
            limit: 24
        }))
    );
}

#[test]
fn a_game_that_is_too_large_is_refused_after_few_positions() {
    for size in [9, 15] {
        let game = FiveInARow::new(&Board::empty(size), 5, None, Player::Max).expect("a game");
        let mut expansion = game.expansion(Some(1000), Limits::default());
        // The limit is found after few positions, because each of them adds dozens of nodes.
        let looks = (0..1000).find_map(|looks| {
            expansion
                .advance(&(), 1000)
                .err()
                .map(|error| (looks, error))
        });
        let (_, error) = looks.expect("refused soon");
        assert_eq!(error, TreeError::TooManyNodes { limit: MAX_NODES });
    }
}

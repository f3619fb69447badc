//! Games as sources: their options, refusals, and the drawings that the page gets.

use crate::common::settings::settings;
use secateur::opening::options::{self, OptionError};
use secateur::source::games::{AnyGame, Cell, Drawing};
use secateur::tree::{GameTree, NodeId, Player};
use serde_json::{Value, json};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn missing_fields_have_their_defaults() {
    same(
        json!({ "game": "coins" }),
        json!({ "game": "coins", "coins": 4, "take": [1, 2] }),
    );
    same(
        json!({ "game": "tic-tac-toe", "plies": null }),
        json!({ "game": "tic-tac-toe", "board": ".../.../..." }),
    );
    same(
        json!({ "game": "five-in-a-row" }),
        json!({ "game": "five-in-a-row", "size": 9, "win": 5, "turn": "x", "plies": 2 }),
    );
    same(
        json!({ "game": "five-in-a-row", "board": "xo. .x. ..." }),
        json!({ "game": "five-in-a-row", "board": "XO./.X./...", "size": 3, "win": 3, "turn": "o" }),
    );
}

fn same(a: Value, b: Value) {
    let opened = |source| {
        let (game, tree) = tree(source);
        let plies = read(source).ok().map(|source| source.plies);
        (plies, game.position_at(&tree, 0), tree)
    };
    assert_eq!(opened(&a), opened(&b), "{a}");
}

#[test]
fn a_depth_limits_the_expansion() {
    for (source, nodes) in [
        (json!({ "game": "tic-tac-toe", "plies": 0 }), 1),
        (json!({ "game": "tic-tac-toe", "plies": 2 }), 82),
        (json!({ "game": "coins", "coins": 4, "plies": 1 }), 3),
        (json!({ "game": "coins", "coins": 4 }), 12),
        (json!({ "game": "five-in-a-row" }), 10),
        (
            json!({ "game": "five-in-a-row", "plies": 3 }),
            1 + 1 + 8 + 4 * 10 + 4 * 12,
        ),
    ] {
        assert_eq!(tree(&source).1.len(), nodes, "{source}");
    }
}

#[test]
fn the_root_has_the_player_asked_for_unless_the_board_decides() {
    let root = |source: Value| {
        let source = options::game(&settings(&source), Player::Min).expect("a game");
        source.game.expand(Some(1)).expect("a tree").player(0)
    };
    assert_eq!(root(json!({ "game": "coins" })), Player::Min);
    assert_eq!(root(json!({ "game": "five-in-a-row" })), Player::Min);
    assert_eq!(root(json!({ "game": "tic-tac-toe" })), Player::Max);
    assert_eq!(
        root(json!({ "game": "tic-tac-toe", "board": "x.. ... ..." })),
        Player::Min
    );
}

#[test]
fn invalid_games_are_refused() {
    let games = "'coins' | 'tic-tac-toe' | 'five-in-a-row' | 'pig'";
    bad(json!({ "game": "chess" }), "game", "'chess'", games);
    bad(json!({ "game": null }), "game", "undefined", games);
    bad(json!({ "game": 3 }), "game", "3", games);
    bad(
        json!({ "game": "coins", "plies": 1.5 }),
        "plies",
        "1.5",
        "0 … 1000",
    );
    bad(
        json!({ "game": "five-in-a-row", "plies": -1 }),
        "plies",
        "-1",
        "0 … 1000",
    );
    let unknown = OptionError::UnknownOption {
        option: "board".into(),
        expected: "game | coins | take | plies".into(),
    };
    assert_eq!(
        read(&json!({ "game": "coins", "board": "..." })).err(),
        Some(unknown)
    );
}

#[test]
fn invalid_coins_are_refused() {
    let game = |name: &str, value: Value| json!({ "game": "coins", name: value });
    bad(game("coins", json!(0)), "coins", "0", "1 … 1000");
    bad(game("coins", json!(1001)), "coins", "1001", "1 … 1000");
    bad(game("coins", json!("4")), "coins", "'4'", "1 … 1000");
    let take = "[n, …], n: 1 … 1000, n ≠ n′";
    bad(game("take", json!([])), "take", "[]", take);
    bad(game("take", json!(2)), "take", "2", take);
    bad(game("take", json!([0, 1])), "take", "[0, 1]", take);
    bad(game("take", json!([1, 1.5])), "take", "[1, 1.5]", take);
    bad(game("take", json!([2, 1, 2])), "take", "[2, 1, 2]", take);
    bad(game("take", json!([1001])), "take", "[1001]", take);
}

#[test]
fn invalid_tic_tac_toe_is_refused() {
    let board = |found: &str, expected: &str| {
        let source = json!({ "game": "tic-tac-toe", "board": found });
        bad(source, "board", &format!("'{found}'"), expected);
    };
    for found in [
        "",
        "... ...",
        "....",
        "... .?. ...",
        "... .... ..",
        "..../..../..../....",
    ] {
        board(found, "3 × 3: x o .");
    }
    board("xx. ... ...", "#x − #o = 0 | 1");
    board("o.. ... ...", "#x − #o = 0 | 1");
    board("xxx oo. ..o", "xxx ⇒ #x = #o + 1");
    board("ooo xx. x.x", "ooo ⇒ #x = #o");
    bad(
        json!({ "game": "tic-tac-toe", "board": 3 }),
        "board",
        "3",
        "3 × 3: x o .",
    );
}

#[test]
fn invalid_five_in_a_row_is_refused() {
    let game = |options: Value| {
        let mut source = json!({ "game": "five-in-a-row", "board": "x.o .x. ..o" });
        for (name, value) in options.as_object().expect("an object") {
            source[name] = value.clone();
        }
        source
    };
    bad(game(json!({ "size": 2 })), "size", "2", "3 … 15");
    bad(game(json!({ "size": 16 })), "size", "16", "3 … 15");
    bad(
        game(json!({ "size": 5 })),
        "board",
        "'x.o .x. ..o'",
        "5 × 5: x o .",
    );
    bad(
        game(json!({ "board": "xo ox" })),
        "board",
        "'xo ox'",
        "3 × 3 … 15 × 15: x o .",
    );
    bad(game(json!({ "win": 4 })), "win", "4", "3 … 3");
    bad(
        json!({ "game": "five-in-a-row", "win": 2 }),
        "win",
        "2",
        "3 … 5",
    );
    bad(game(json!({ "turn": "X" })), "turn", "'X'", "'x' | 'o'");
    bad(
        game(json!({ "board": "xx. ... ..." })),
        "turn",
        "undefined",
        "'x' | 'o'",
    );
    let line = json!({ "board": "x.o .x. o.x", "turn": "x" });
    bad(game(line), "board", "'x.o .x. o.x'", "xxx ⇒ turn: 'o'");
    let line = json!({ "board": "xxo xo. o.x", "turn": "o" });
    bad(game(line), "board", "'xxo xo. o.x'", "ooo ⇒ turn: 'x'");
}

fn bad(source: Value, option: &str, found: &str, expected: &str) {
    let error = OptionError::BadOption {
        option: option.into(),
        found: found.into(),
        expected: expected.into(),
    };
    assert_eq!(read(&source).err(), Some(error));
}

#[test]
fn coins_are_drawn() {
    let source = json!({ "game": "coins", "coins": 4 });
    let root = shown(&source, &[]);
    assert_eq!(
        (root.game, root.text.as_str(), root.over),
        ("coins", "4", false)
    );
    assert_eq!(root.drawing.cells, [Cell::Coin; 4]);
    assert_eq!((root.moves.len(), root.drawing.last.len()), (0, 0));
    let next = shown(&source, &[1]);
    assert_eq!((next.text.as_str(), next.player), ("2", Player::Min));
    assert_eq!(
        next.drawing.cells,
        [Cell::Coin, Cell::Coin, Cell::Empty, Cell::Empty]
    );
    assert_eq!(next.drawing.last, [2, 3]);
    let end = shown(&source, &[1, 0, 0]);
    assert_eq!((end.moves.join(" ").as_str(), end.over), ("2○ 1○ 0○", true));
}

#[test]
fn tic_tac_toe_is_drawn() {
    let source = json!({ "game": "tic-tac-toe", "board": "xo. .x. .o." });
    let root = shown(&source, &[]);
    assert_eq!(
        (root.text.as_str(), root.player),
        ("xo. .x. .o.", Player::Max)
    );
    assert_eq!((root.drawing.columns, root.drawing.rows), (3, 3));
    assert_eq!(root.drawing.column_names, ["a", "b", "c"]);
    assert_eq!(root.drawing.row_names, ["3", "2", "1"]);
    assert_eq!(root.drawing.turn, Some(Cell::X));
    let won = shown(&source, &[4]);
    assert_eq!(
        (won.text.as_str(), won.moves),
        ("xo. .x. .ox", vec!["c1".into()])
    );
    assert_eq!(
        (won.drawing.last, won.drawing.line),
        (vec![8], vec![0, 4, 8])
    );
    assert!(won.over);
}

#[test]
fn five_in_a_row_is_drawn() {
    let board = "..... .ooo. ..... .xxx. .....";
    let source = json!({ "game": "five-in-a-row", "board": board, "win": 4, "plies": 1 });
    let (_, tree) = tree(&source);
    let won = tree
        .children(0)
        .position(|child| tree.value(child) > Some(1000.0));
    let won = shown(&source, &[won.expect("a winning move")]);
    assert_eq!(won.moves, ["a2"]);
    assert_eq!(
        won.drawing.cells[15..20],
        [[Cell::Black; 4].as_slice(), &[Cell::Empty]].concat()
    );
    assert_eq!(
        (won.drawing.last, won.drawing.line),
        (vec![15], vec![15, 16, 17, 18])
    );
    assert_eq!(
        (won.drawing.turn, won.player),
        (Some(Cell::White), Player::Min)
    );
}

#[test]
fn a_drawing_is_one_plain_object() {
    let shown = shown(
        &json!({ "game": "tic-tac-toe", "board": "x.. ... ..." }),
        &[0],
    );
    let expected = json!({
        "game": "tic-tac-toe", "text": "xo. ... ...", "moves": ["b3"], "player": "max", "over": false,
        "columns": 3, "rows": 3, "columnNames": ["a", "b", "c"], "rowNames": ["3", "2", "1"],
        "cells": ["x", "o", "empty", "empty", "empty", "empty", "empty", "empty", "empty"],
        "last": [1], "line": [], "turn": "x",
    });
    assert_eq!(serde_json::to_value(shown).expect("plain"), expected);
}

/// The position at the end of a path of child numbers.
fn shown(source: &Value, path: &[usize]) -> Drawing {
    let (game, tree) = tree(source);
    let child = |node: NodeId, &number: &usize| tree.children(node).nth(number);
    let node = path.iter().try_fold(0, child).expect("a node");
    game.position_at(&tree, node)
}

fn tree(source: &Value) -> (AnyGame, GameTree) {
    let options::GameSource { game, plies } = read(source).expect("a game");
    let tree = game.expand(plies).expect("a tree");
    (game, tree)
}

fn read(source: &Value) -> Result<options::GameSource, OptionError> {
    options::game(&settings(source), Player::Max)
}

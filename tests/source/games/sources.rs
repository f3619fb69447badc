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

/// Games and the errors of their options.
const REFUSED: &str = r#"
{"game": "chess"} ⇒ option `game` is 'chess'; expected: GAMES
{"game": null} ⇒ option `game` is undefined; expected: GAMES
{"game": 3} ⇒ option `game` is 3; expected: GAMES
{"game": "coins", "plies": 1.5} ⇒ option `plies` is 1.5; expected: 0 … 1000
{"game": "five-in-a-row", "plies": -1} ⇒ option `plies` is -1; expected: 0 … 1000
{"game": "coins", "board": "..."} ⇒ there is no option `board`; there are: game | coins | take | plies

{"game": "coins", "coins": 0} ⇒ option `coins` is 0; expected: 1 … 1000
{"game": "coins", "coins": 1001} ⇒ option `coins` is 1001; expected: 1 … 1000
{"game": "coins", "coins": "4"} ⇒ option `coins` is '4'; expected: 1 … 1000
{"game": "coins", "take": []} ⇒ option `take` is []; expected: TAKE
{"game": "coins", "take": 2} ⇒ option `take` is 2; expected: TAKE
{"game": "coins", "take": [0, 1]} ⇒ option `take` is [0, 1]; expected: TAKE
{"game": "coins", "take": [1, 1.5]} ⇒ option `take` is [1, 1.5]; expected: TAKE
{"game": "coins", "take": [2, 1, 2]} ⇒ option `take` is [2, 1, 2]; expected: TAKE
{"game": "coins", "take": [1001]} ⇒ option `take` is [1001]; expected: TAKE

{"game": "tic-tac-toe", "board": ""} ⇒ option `board` is ''; expected: 3 × 3: x o .
{"game": "tic-tac-toe", "board": "... ..."} ⇒ option `board` is '... ...'; expected: 3 × 3: x o .
{"game": "tic-tac-toe", "board": "...."} ⇒ option `board` is '....'; expected: 3 × 3: x o .
{"game": "tic-tac-toe", "board": "... .?. ..."} ⇒ option `board` is '... .?. ...'; expected: 3 × 3: x o .
{"game": "tic-tac-toe", "board": "... .... .."} ⇒ option `board` is '... .... ..'; expected: 3 × 3: x o .
{"game": "tic-tac-toe", "board": "..../..../..../...."} ⇒ option `board` is '..../..../..../....'; expected: 3 × 3: x o .
{"game": "tic-tac-toe", "board": "xx. ... ..."} ⇒ option `board` is 'xx. ... ...'; expected: #x − #o = 0 | 1
{"game": "tic-tac-toe", "board": "o.. ... ..."} ⇒ option `board` is 'o.. ... ...'; expected: #x − #o = 0 | 1
{"game": "tic-tac-toe", "board": "xxx oo. ..o"} ⇒ option `board` is 'xxx oo. ..o'; expected: xxx ⇒ #x = #o + 1
{"game": "tic-tac-toe", "board": "ooo xx. x.x"} ⇒ option `board` is 'ooo xx. x.x'; expected: ooo ⇒ #x = #o
{"game": "tic-tac-toe", "board": 3} ⇒ option `board` is 3; expected: 3 × 3: x o .

{"game": "five-in-a-row", "size": 2} ⇒ option `size` is 2; expected: 3 … 15
{"game": "five-in-a-row", "size": 16} ⇒ option `size` is 16; expected: 3 … 15
{"game": "five-in-a-row", "win": 2} ⇒ option `win` is 2; expected: 3 … 5
{"game": "five-in-a-row", "board": "x.o .x. ..o", "size": 5} ⇒ option `board` is 'x.o .x. ..o'; expected: 5 × 5: x o .
{"game": "five-in-a-row", "board": "xo ox"} ⇒ option `board` is 'xo ox'; expected: 3 × 3 … 15 × 15: x o .
{"game": "five-in-a-row", "board": "x.o .x. ..o", "win": 4} ⇒ option `win` is 4; expected: 3 … 3
{"game": "five-in-a-row", "board": "x.o .x. ..o", "turn": "X"} ⇒ option `turn` is 'X'; expected: 'x' | 'o'
{"game": "five-in-a-row", "board": "xx. ... ..."} ⇒ option `turn` is undefined; expected: 'x' | 'o'
{"game": "five-in-a-row", "board": "x.o .x. o.x", "turn": "x"} ⇒ option `board` is 'x.o .x. o.x'; expected: xxx ⇒ turn: 'o'
{"game": "five-in-a-row", "board": "xxo xo. o.x", "turn": "o"} ⇒ option `board` is 'xxo xo. o.x'; expected: ooo ⇒ turn: 'x'
"#;

#[test]
fn invalid_games_are_refused() {
    let games = "'coins' | 'tic-tac-toe' | 'five-in-a-row' | 'pig'";
    for row in REFUSED.lines().filter(|row| !row.is_empty()) {
        let (source, expected) = row.split_once(" ⇒ ").expect("a game and an error");
        let expected = expected.replace("GAMES", games);
        let expected = expected.replace("TAKE", "[n, …], n: 1 … 1000, n ≠ n′");
        let source: Value = serde_json::from_str(source).expect("JSON");
        let error = read(&source).err().map(|error| error.to_string());
        assert_eq!(error, Some(expected), "{source}");
    }
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

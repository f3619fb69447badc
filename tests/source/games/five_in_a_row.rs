//! Five in a row, against simple rules and a simple evaluation that look at the whole board each time.

use secateur::search::Rules;
use secateur::source::games::{BoardError, FiveInARow, Game, Piece, WIN, expand};
use secateur::trace::Trace;
use secateur::tree::{Move, Player};

use super::{BOARDS, board, board_lines, check_noise, five_by_turns, replay, signs, tree};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn minimax_finds_the_winning_point() {
    let board = "....... ...o... .oxxxx. ...o... ....o.. ....... .......";
    for depth in 1..=3 {
        let found = best_move(&five(board, 5, Piece::X), depth);
        assert_eq!(found, ("g5".into(), WIN), "depth {depth}");
    }
    let gap = "....... .x..... ..x.... .o..... ....x.. ..ooox. .......";
    let found = best_move(&five(gap, 5, Piece::X), 2);
    assert_eq!(found, ("d4".into(), WIN));
}

#[test]
fn minimax_blocks_a_row_of_four() {
    let board = "....... ...o... .xoooo. ...x... ....x.. ....... .......";
    let (best, value) = best_move(&five(board, 5, Piece::X), 2);
    assert_eq!(best, "g5");
    assert!(value > -WIN, "{value}");
    let open = board.replace(".xoooo.", "..oooo.");
    let (_, value) = best_move(&five(&open, 5, Piece::X), 2);
    assert_eq!(value, -WIN, "not both ends can be blocked");
}

/// The move that minimax chooses, and its value.
fn best_move<G: Game + Clone>(game: &G, depth: u32) -> (String, f64) {
    let trace = Trace::record(tree(game, Some(depth)), Rules::default().minimax());
    let best = trace
        .best_child(0, trace.steps())
        .and_then(|best| trace.tree().move_to(best));
    let text = best.map(|best| game.move_text(best)).unwrap_or_default();
    (text, trace.outcome().expect("all values are known"))
}

fn five(text: &str, win: usize, turn: Piece) -> FiveInARow {
    FiveInARow::new(&board(text), win, Some(turn), Player::Max).expect("a position of the game")
}

#[test]
fn moves_lie_next_to_stones() {
    for (text, win) in BOARDS {
        let game = five_by_turns(text, win);
        let size = text.split(' ').count();
        let stones: Vec<char> = text.chars().filter(|&c| c != ' ').collect();
        let near = |cell: usize| {
            (0..stones.len()).any(|other| {
                let rows = (other / size).abs_diff(cell / size);
                let columns = (other % size).abs_diff(cell % size);
                stones[other] != '.' && rows <= 1 && columns <= 1
            })
        };
        let free = (0..stones.len()).filter(|&cell| stones[cell] == '.' && near(cell));
        let mut expected: Vec<Move> = free.map(|cell| cell as Move).collect();
        if !text.contains('x') {
            expected = vec![(stones.len() / 2) as Move];
        }
        let mut moves = Vec::new();
        game.moves(&game.start(), &mut moves);
        assert_eq!(moves, expected, "{text}");
    }
}

#[test]
fn is_evaluated_by_its_open_lines() {
    for (text, win) in BOARDS {
        let game = five_by_turns(text, win);
        let tree = tree(&game, Some(2));
        replay(&game, &tree, |node, position| {
            if game.outcome(position).is_none() {
                let expected = open_lines(&game.position_text(position), win, max(text));
                assert_eq!(tree.value(node), Some(expected), "{text}");
            }
        });
    }
}

/// The side that is MAX on a board where X has begun: the side to move.
fn max(text: &str) -> char {
    let stones = |side| text.matches(side).count();
    if stones('x') == stones('o') { 'x' } else { 'o' }
}

/// The value of all lines of `win` cells that have stones of one side only.
fn open_lines(text: &str, win: usize, max: char) -> f64 {
    let value = |line: &String| match signs(line) {
        (0, 0) => 0.0,
        (x, 0) => 4_f64.powi(x as i32 - 1),
        (0, o) => -4_f64.powi(o as i32 - 1),
        _ => 0.0,
    };
    let sum: f64 = board_lines(text, win).iter().map(value).sum();
    if max == 'x' { sum } else { -sum }
}

#[test]
fn is_the_same_with_colours_and_players_swapped() {
    for (text, win) in BOARDS {
        let game = five_by_turns(text, win);
        let (mover, other) = match max(text) {
            'x' => (Piece::X, Piece::O),
            _ => (Piece::O, Piece::X),
        };
        let swapped = board(&swap_colours(text));
        let tree = tree(&game, Some(2));
        let colours = FiveInARow::new(&swapped, win, Some(other), Player::Max);
        assert_eq!(
            expand(&colours.expect("a board"), Some(2)),
            Ok(tree.clone()),
            "{text}"
        );
        let players = FiveInARow::new(&board(text), win, Some(mover), Player::Min);
        let mirrored = expand(&players.expect("a board"), Some(2)).expect("a tree");
        for node in tree.nodes() {
            assert_eq!(mirrored.player(node), tree.player(node).opponent());
            assert_eq!(
                mirrored.value(node),
                tree.value(node).map(|value| 0.0 - value)
            );
        }
    }
}

fn swap_colours(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            'x' => 'o',
            'o' => 'x',
            c => c,
        })
        .collect()
}

#[test]
fn impossible_games_are_refused() {
    use BoardError::{Counts, Line, Size};
    let refused = |text, win, turn, error| {
        let game = FiveInARow::new(&board(text), win, turn, Player::Max);
        assert_eq!(game, Err(error), "{text}");
    };
    refused("x. ..", 3, None, Size);
    refused("... ... ...", 2, None, Size);
    refused("... ... ...", 6, None, Size);
    refused("xx. ... ...", 3, None, Counts);
    refused("xxx ... ...", 3, Some(Piece::X), Line(Piece::X));
    refused("xxx oo. o..", 3, None, Line(Piece::X));
}

#[test]
fn is_noisy_where_a_line_lacks_one_stone() {
    let mut noisy = 0;
    let near = ("....... ...o... .oxxxx. ...o... ....o.. ....... .......", 5);
    for (text, win) in BOARDS.into_iter().chain([near]) {
        let game = five_by_turns(text, win);
        let tree = tree(&game, Some(if text.len() > 30 { 2 } else { 3 }));
        noisy += check_noise(&game, &tree, win);
    }
    assert!(noisy > 30, "{noisy}");
}

//! Search for nodes by their position.

use secateur::source::games::{Board, Coins, FiveInARow, Play, TicTacToe};
use secateur::source::order::{Order, ordered};
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

fn board(text: &str) -> Board {
    Board::parse(text).expect("a board")
}

/// Checks that exactly the nodes that show a sought board are found.
fn check(game: &dyn Play, plies: Option<u32>, sought: &[&str]) {
    let tree = game.expand(plies).expect("a small game");
    for tree in [ordered(&tree, Order::Reversed, None), tree] {
        for text in sought {
            let wanted = board(text).to_string();
            let shows = |&node: &u32| game.position_at(&tree, node).text == wanted;
            let expected: Vec<u32> = tree.nodes().filter(shows).collect();
            assert!(!expected.is_empty());
            assert_eq!(game.showing(&tree, text), expected, "{text}");
        }
    }
}

#[test]
fn a_board_is_found_after_every_order_of_its_moves() {
    let game = TicTacToe::new(&board("xo. .x. ..o")).expect("a position of the game");
    let sought = ["xo. .x. ..o", "xo./.x./x.o", "xoo .x. x.o", "xox .x. xoo"];
    check(&game, None, &sought);
    let first = Some(secateur::source::games::Piece::O);
    for root in [Player::Max, Player::Min] {
        let start = board("x... .o.. .... ....");
        let game = FiveInARow::new(&start, 3, first, root).expect("a position of the game");
        let sought = ["xo.. .o.. .... ....", "xox. .o.. o... ...."];
        check(&game, Some(3), &sought);
    }
}

#[test]
fn positions_of_coins_are_found_by_their_coins() {
    let game = Coins::new(4, vec![1, 2], Player::Max);
    let given = game.expand(None).expect("a small game");
    for tree in [ordered(&given, Order::Reversed, None), given] {
        let texts = ["....", "○", "○ ○ · ·", "ooo", "○○○○"];
        for (left, text) in texts.into_iter().enumerate() {
            let shows = |&node: &u32| game.position_at(&tree, node).text == left.to_string();
            let expected: Vec<u32> = tree.nodes().filter(shows).collect();
            assert!(!expected.is_empty());
            assert_eq!(game.showing(&tree, text), expected, "{text}");
        }
        for text in ["", "...", "○·", "·○○○", "○○○○○", "x", "2", "○x"] {
            assert!(game.showing(&tree, text).is_empty(), "{text}");
        }
    }
}

#[test]
fn a_text_that_is_no_board_of_the_game_finds_nothing() {
    let game = TicTacToe::new(&board("xo. .x. ..o")).expect("a position of the game");
    let tree = game.expand(None).expect("a small game");
    for text in [
        "",
        "x",
        "c3",
        "x.. ... ...",
        "oo. .x. ..o",
        "xo. .x. .oo",
        "xo.. .x.. ..o. ....",
    ] {
        assert!(game.showing(&tree, text).is_empty(), "{text}");
    }
}

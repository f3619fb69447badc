//! Tic-tac-toe, against published counts.

use std::collections::HashSet;

use secateur::explain::summary::tally;
use secateur::search::Rules;
use secateur::source::games::{Board, BoardError, Game, Piece, TicTacToe, expand};
use secateur::tree::{GameTree, NodeId, Player};

use super::{board, check_noise, minimax, replay, tic_tac_toe, tree};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn has_the_published_counts() {
    let tree = whole_tic_tac_toe();
    let leaves: Vec<NodeId> = tree.nodes().filter(|&node| tree.is_leaf(node)).collect();
    let worth = |value| {
        leaves
            .iter()
            .filter(|&&leaf| tree.value(leaf) == Some(value))
            .count()
    };
    assert_eq!((tree.len(), leaves.len()), (549_946, 255_168));
    assert_eq!([1.0, -1.0, 0.0].map(worth), [131_184, 77_904, 46_080]);
}

#[test]
fn is_searched_with_the_published_counts() {
    let tree = whole_tic_tac_toe();
    let minimax = minimax(&tree, None);
    assert_eq!(
        (minimax.value, minimax.counts.entered),
        (Some(0.0), 549_946)
    );
    let cut = tally(&tree, &Rules::default());
    assert_eq!(cut.value, Some(0.0));
    assert_eq!((cut.counts.entered, cut.counts.evaluated), (18_297, 7_330));
}

#[test]
fn has_the_published_states() {
    let game = tic_tac_toe("... ... ...");
    let mut states = HashSet::new();
    replay(&game, &whole_tic_tac_toe(), |_, position| {
        states.insert(game.position_text(position));
    });
    assert_eq!(states.len(), 5_478);
    let mut accepted = 0;
    for number in 0..3_usize.pow(9) {
        let mark = |cell| [None, Some(Piece::X), Some(Piece::O)][number / 3_usize.pow(cell) % 3];
        let board = Board::new(3, |cell| mark(cell as u32));
        assert_eq!(
            TicTacToe::new(&board).is_ok(),
            states.contains(&board.to_string())
        );
        accepted += usize::from(TicTacToe::new(&board).is_ok());
    }
    assert_eq!(accepted, 5_478);
}

#[test]
fn starts_from_a_board() {
    let game = tic_tac_toe("xo. .x. ..o");
    let tree = tree(&game, None);
    assert_eq!(tree.player(0), Player::Max);
    assert_eq!(texts(&game, &tree, 0), ["c3", "a2", "c2", "a1", "b1"]);
    assert_eq!(minimax(&tree, None).value, Some(1.0));
    for (board, value) in [
        ("xxx oo. ...", 1.0),
        ("xx. ooo x..", -1.0),
        ("xox xoo oxx", 0.0),
    ] {
        let tree = expand(&tic_tac_toe(board), None).expect("a leaf");
        assert_eq!((tree.len(), tree.value(0)), (1, Some(value)), "{board}");
    }
}

#[test]
fn is_evaluated_strictly_inside_its_outcomes() {
    let game = tic_tac_toe("... ... ...");
    let tree = whole_tic_tac_toe();
    let inner = tree.nodes().filter(|&node| !tree.is_leaf(node));
    let most = inner
        .filter_map(|node| tree.value(node))
        .fold(0.0, |m, v| v.abs().max(m));
    assert!((0.4..1.0).contains(&most), "{most}");
    for (board, value) in [
        ("... .x. ...", 0.4),
        ("o.. .x. ...", 0.1),
        ("xo. ... ...", 0.1),
    ] {
        let game = tic_tac_toe(board);
        assert_eq!(game.evaluate(&game.start()), value, "{board}");
    }
    assert_eq!(game.evaluate(&game.start()), 0.0);
}

#[test]
fn impossible_boards_are_refused() {
    use BoardError::{Counts, Line, Size};
    let refused = |text, error| assert_eq!(TicTacToe::new(&board(text)), Err(error), "{text}");
    refused(".... .... .... ....", Size);
    refused("x.. x.. ...", Counts);
    refused("o.. ... ...", Counts);
    refused("xxx oo. ..o", Line(Piece::X));
    refused("ooo xx. x.x", Line(Piece::O));
    refused("xxx ooo ...", Line(Piece::X));
}

fn whole_tic_tac_toe() -> GameTree {
    tree(&tic_tac_toe("... ... ..."), None)
}

/// The moves at a node as texts.
fn texts<G: Game>(game: &G, tree: &GameTree, node: NodeId) -> Vec<String> {
    let moves = tree.children(node).filter_map(|child| tree.move_to(child));
    moves.map(|played| game.move_text(played)).collect()
}

/// A position that was reached before is copied with its subtree. The copy must equal a subtree that was
/// played.
#[test]
fn every_subtree_is_that_of_its_position() {
    for (rows, depth) in [
        ("... ... ...", None),
        ("... ... ...", Some(5)),
        ("x.. .o. ...", None),
    ] {
        let game = tic_tac_toe(rows);
        let tree = tree(&game, depth);
        let mut moves = Vec::new();
        replay(&game, &tree, |node, position| {
            moves.clear();
            let outcome = game.outcome(position);
            if outcome.is_none() && tree.path_to(node).len() as u32 != depth.map_or(0, |d| d + 1) {
                game.moves(position, &mut moves);
            }
            let children = tree.children(node);
            let played = children.clone().map(|child| tree.move_to(child));
            assert!(played.eq(moves.iter().copied().map(Some)), "{node}");
            assert!(
                children
                    .into_iter()
                    .all(|child| tree.parent(child) == Some(node))
            );
            let value = outcome.unwrap_or_else(|| game.evaluate(position));
            assert_eq!(tree.value(node), Some(value));
            assert_eq!(tree.player(node), game.player(position));
        });
    }
}

#[test]
fn has_no_more_nodes_than_predicted() {
    for rows in ["... ... ...", "x.. .o. ...", "xo. .xo ..x", "xox oxo ..."] {
        let game = tic_tac_toe(rows);
        for depth in [None, Some(0), Some(1), Some(3), Some(20)] {
            let nodes = expand(&game, depth).map(|tree| tree.len()).ok();
            assert!(nodes <= game.most_nodes(depth), "{rows} {depth:?}");
        }
    }
    let whole = whole_tic_tac_toe().len();
    assert_eq!(
        tic_tac_toe("... ... ...").most_nodes(None),
        Some(whole),
        "exactly the nodes of the whole tree"
    );
}

/// The end of the game is never noisy.
#[test]
fn is_noisy_where_a_line_lacks_one_sign() {
    let game = tic_tac_toe("... ... ...");
    let tree = whole_tic_tac_toe();
    let noisy = check_noise(&game, &tree, 3);
    assert!(noisy > 100_000, "{noisy}");
}

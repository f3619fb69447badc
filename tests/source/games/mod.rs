//! Games: their options, their trees, and their drawings.

mod coins;
mod expansion;
mod five_in_a_row;
mod pig;
mod positions;
mod showing;
mod sources;
mod tic_tac_toe;

use secateur::explain::summary::{Tally, tally};
use secateur::search::Rules;
use secateur::source::games::{Board, FiveInARow, Game, TicTacToe, count, expand};
use secateur::tree::{GameTree, NodeId, Player};

/// Boards for five in a row in several sizes and stages.
const BOARDS: [(&str, usize); 6] = [
    ("... ... ...", 3),
    ("x.. .o. ...", 3),
    ("..... .xo.. .xx.. ..o.. .....", 4),
    ("...... .xo... ..xo.. ..ox.. ...... ......", 5),
    ("xxooxx ooxxoo xxooxx ooxxoo xxooxx ooxxo.", 5),
    (
        "x........ ......... ..o.x.... ...xo.... ...ox.... ......... ......... ......... .......o.",
        5,
    ),
];

fn tic_tac_toe(text: &str) -> TicTacToe {
    TicTacToe::new(&board(text)).expect("a position of the game")
}

fn five_by_turns(text: &str, win: usize) -> FiveInARow {
    FiveInARow::new(&board(text), win, None, Player::Max).expect("a position of the game")
}

fn board(text: &str) -> Board {
    Board::parse(text).unwrap_or_else(|| panic!("{text}"))
}

/// Expands a game and checks the number of nodes that `count` predicts.
fn tree<G: Game + Clone>(game: &G, depth: Option<u32>) -> GameTree {
    let tree = expand(game, depth).expect("not too large");
    assert_eq!(count(game, depth), Ok(tree.len()));
    tree
}

fn minimax(tree: &GameTree, depth: Option<u32>) -> Tally {
    let rules = Rules {
        depth,
        ..Rules::default()
    };
    tally(tree, &rules.minimax())
}

/// Whether one more sign of either side completes a line of `win` cells, by looking at every line.
fn threatened(text: &str, win: usize) -> bool {
    let rows: Vec<Vec<char>> = text.split(' ').map(|row| row.chars().collect()).collect();
    let cells = (0..rows.len()).flat_map(|row| (0..rows.len()).map(move |column| (row, column)));
    cells.into_iter().any(|(row, column)| {
        [(0, 1), (1, 0), (1, 1), (1, usize::MAX)]
            .into_iter()
            .any(|(down, right)| {
                let cell = |step: usize| {
                    let row = rows.get(row + down * step)?;
                    let column = column.wrapping_add(right.wrapping_mul(step));
                    row.get(column).copied()
                };
                let line: Option<String> = (0..win).map(cell).collect();
                line.is_some_and(|line| {
                    let count = |sign| line.matches(sign).count();
                    let most = count('x').max(count('o'));
                    most + 1 == win && count('.') == 1
                })
            })
    })
}

/// Visits all nodes with their positions. Positions are kept along the path, so no move is played twice.
fn replay<G: Game>(game: &G, tree: &GameTree, mut visit: impl FnMut(NodeId, &G::Position)) {
    let mut path: Vec<(NodeId, G::Position)> = vec![(tree.end(0), game.start())];
    visit(0, &path[0].1);
    for node in tree.nodes().skip(1) {
        while path.last().is_some_and(|(end, _)| *end <= node) {
            path.pop();
        }
        let mut position = path[path.len() - 1].1.clone();
        game.play(
            &mut position,
            tree.move_to(node)
                .expect("a move to every node but the root"),
        );
        visit(node, &position);
        path.push((tree.end(node), position));
    }
}

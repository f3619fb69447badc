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

/// All lines of `win` cells of a board.
fn board_lines(text: &str, win: usize) -> Vec<String> {
    let rows: Vec<Vec<char>> = text.split(' ').map(|row| row.chars().collect()).collect();
    let cells = (0..rows.len()).flat_map(|row| (0..rows.len()).map(move |column| (row, column)));
    let lines = cells.flat_map(|(row, column)| {
        [(0, 1), (1, 0), (1, 1), (1, usize::MAX)].map(|(down, right)| {
            let cell = |step: usize| {
                let row = rows.get(row + down * step)?;
                let column = column.wrapping_add(right.wrapping_mul(step));
                row.get(column).copied()
            };
            (0..win).map(cell).collect::<Option<String>>()
        })
    });
    lines.flatten().collect()
}

/// How many signs of X and of O a line has.
fn signs(line: &str) -> (usize, usize) {
    (line.matches('x').count(), line.matches('o').count())
}

/// Checks that inner nodes are noisy where one more sign of either side completes a line. Returns how many are.
fn check_noise<G: Game>(game: &G, tree: &GameTree, win: usize) -> usize {
    let mut noisy = 0;
    replay(game, tree, |node, position| {
        let text = game.position_text(position);
        let lacks_one = |line: &String| {
            let (x, o) = signs(line);
            x.max(o) + 1 == win && x.min(o) == 0
        };
        let expected = !tree.is_leaf(node) && board_lines(&text, win).iter().any(lacks_one);
        assert_eq!(tree.is_noisy(node), expected, "{node} of {text}");
        noisy += usize::from(expected);
    });
    noisy
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

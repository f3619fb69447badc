//! Nodes with the same position, compared by the texts of their positions in all games.

use std::collections::HashMap;

use secateur::search::{Memory, Observer, Rules, Window};
use secateur::search::{Positions, Run, Search, StoredBounds};
use secateur::source::games::{Coins, Game, Positioning};
use secateur::source::order::{Order, ordered};
use secateur::tree::{GameTree, NodeId, Player, Sliced};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::{BOARDS, five_by_turns, replay, tic_tac_toe, tree};
use crate::common::rules::{MINIMAX, TEXTBOOK, repeating};

/// The number of the position of each node.
fn numbers<G: Game>(game: G, plies: Option<u32>, tree: &GameTree) -> Vec<NodeId> {
    let Ok(numbers) = Positioning::new(game, plies).finish(tree);
    numbers
}

/// The position at each node, as text and with the player to move, and the plies above it where the tree does not reach the
/// end of the game.
fn texts<G: Game>(game: &G, plies: Option<u32>, tree: &GameTree) -> Vec<(String, Player, usize)> {
    let mut texts = Vec::new();
    replay(game, tree, |node, position| {
        let depth = plies.map_or(0, |_| tree.path_to(node).len());
        texts.push((game.position_text(position), game.player(position), depth));
    });
    texts
}

/// Checks the numbers of a game in several orders of its tree, and returns how many nodes have the position of another.
fn check<G: Game + Clone>(game: &G, plies: Option<u32>) -> usize {
    let mut same = 0;
    for order in [Order::Given, Order::Reversed, Order::Random(5)] {
        let tree = ordered(&tree(game, plies), order, None);
        let mut first = HashMap::new();
        let texts = texts(game, plies, &tree).into_iter().enumerate();
        let expected: Vec<NodeId> = texts
            .map(|(node, text)| *first.entry(text).or_insert(node as NodeId))
            .collect();
        let found = numbers(game.clone(), plies, &tree);
        assert_eq!(found, expected);
        same = tree
            .nodes()
            .zip(found)
            .filter(|&(node, at)| node != at)
            .count();
    }
    same
}

#[test]
fn nodes_have_the_same_number_if_their_positions_have_the_same_text() {
    for plies in [None, Some(3), Some(4)] {
        assert!(check(&Coins::new(8, vec![1, 2, 3], Player::Min), plies) > 5);
        assert!(check(&tic_tac_toe("xo. .x. ..o"), plies) > 5);
    }
    assert!(check(&five_by_turns(BOARDS[1].0, 3), Some(4)) > 100);
    assert!(check(&five_by_turns(BOARDS[2].0, 4), Some(2)) == 0);
    assert!(check(&five_by_turns(BOARDS[2].0, 4), Some(3)) > 100);
}

#[test]
fn tic_tac_toe_has_5478_positions() {
    let game = tic_tac_toe("... ... ...");
    let tree = tree(&game, None);
    let numbers = numbers(game, None, &tree);
    let firsts = tree.nodes().filter(|&node| numbers[node as usize] == node);
    assert_eq!(firsts.count(), 5478, "the known number of positions");
}

/// Searches with several visits, with a table keyed by position.
struct Games(Vec<(GameTree, Positions)>);

impl Games {
    fn new() -> Games {
        let mut games = Games(Vec::new());
        for plies in [None, Some(3), Some(4)] {
            games.add(&Coins::new(7, vec![1, 2, 3], Player::Min), plies);
            games.add(&tic_tac_toe("xox .o. x.."), plies);
        }
        games.add(&Coins::new(9, vec![2, 1, 4], Player::Max), None);
        games.add(&tic_tac_toe("xo. .x. ..o"), None);
        games.add(&five_by_turns(BOARDS[1].0, 3), Some(3));
        games.add(&five_by_turns("xxoo xoxo .... ....", 4), Some(3));
        games
    }

    fn add<G: Game + Clone>(&mut self, game: &G, plies: Option<u32>) {
        let tree = tree(game, plies);
        let positions = Positions(numbers(game.clone(), plies, &tree).into());
        self.0.push((tree, positions));
    }
}

/// The value that a search finds, and how many of its answers from the table come from another node.
fn found(tree: &GameTree, rules: &Rules, positions: Positions) -> (f64, Asked) {
    let mut asked = Asked::default();
    let mut run = Run::knowing(rules, positions);
    loop {
        if let Some(value) = run.advance(tree, &mut asked, usize::MAX).expect("a value") {
            return (value, asked);
        }
    }
}

/// The calls of a search, how many leaves are evaluated, and how many hits were stored by another node.
#[derive(Default)]
struct Asked {
    calls: Vec<NodeId>,
    evaluated: usize,
    others: usize,
}

impl Observer for Asked {
    fn enter(&mut self, node: NodeId, _: Window) {
        self.calls.push(node);
    }

    fn evaluate(&mut self, _: NodeId, _: f64) {
        self.evaluated += 1;
    }

    fn hit(&mut self, node: NodeId, _: f64, known: StoredBounds) {
        let by = known.lower_by.or(known.upper_by).expect("a stored bound");
        self.others += usize::from(self.calls[by as usize] != node);
    }
}

#[test]
fn a_table_of_positions_changes_no_value() {
    let games = Games::new();
    let (mut others, mut searches) = (0, 0);
    for rules in repeating() {
        for (tree, positions) in &games.0 {
            for depth in [None, Some(2), Some(3)] {
                let rules = Rules { depth, ..rules };
                let expected = found(tree, &Rules { depth, ..MINIMAX }, Positions::default()).0;
                let (value, asked) = found(tree, &rules, positions.clone());
                assert_eq!(value, expected, "{rules:?}");
                others += usize::from(asked.others > 0);
                searches += usize::from(rules.table != Memory::None);
            }
        }
    }
    assert!(
        others > 1000,
        "{others} of {searches} searches hit by another node"
    );
}

/// Alpha–beta with memory as Plaat, Schaeffer, Pijls and de Bruin write it, over tic-tac-toe and coins without a tree:
/// it evaluates as many positions at the end of the game.
#[test]
fn a_table_evaluates_as_many_leaves_as_alpha_beta_with_memory_on_boards() {
    let rules = Rules {
        table: Memory::Unlimited,
        ..TEXTBOOK
    };
    for text in ["... ... ...", "x.. .o. ...", "xo. .x. ..o", ".x. ..o ..."] {
        let (game, board) = (tic_tac_toe(text), read(text));
        let tree = tree(&game, None);
        let positions = Positions(numbers(game, None, &tree).into());
        let mut naive = Memorizing::default();
        let value = naive.search(&board, f64::NEG_INFINITY, f64::INFINITY);
        let (found, asked) = found(&tree, &rules, positions);
        assert_eq!((found, asked.evaluated), (value, naive.leaves), "{text}");
        assert_eq!(asked.calls.len(), naive.calls, "{text}");
        assert!(asked.others > 0, "{text}");
    }
}

/// The cells of a board: 1, −1 or 0.
fn read(text: &str) -> [i8; 9] {
    let cells = text.chars().filter(|cell| *cell != ' ');
    let cell = |cell| match cell {
        'x' => 1,
        'o' => -1,
        _ => 0,
    };
    let cells: Vec<i8> = cells.map(cell).collect();
    cells.try_into().expect("nine cells")
}

/// Alpha–beta with memory on boards of tic-tac-toe.
#[derive(Default)]
struct Memorizing {
    known: HashMap<[i8; 9], (f64, f64)>,
    leaves: usize,
    calls: usize,
}

impl Memorizing {
    fn search(&mut self, board: &[i8; 9], mut alpha: f64, mut beta: f64) -> f64 {
        self.calls += 1;
        if let Some(value) = over(board) {
            self.leaves += 1;
            return value;
        }
        let nothing = (f64::NEG_INFINITY, f64::INFINITY);
        let (mut lower, mut upper) = self.known.get(board).copied().unwrap_or(nothing);
        if lower == upper || lower >= beta {
            return lower;
        }
        if upper <= alpha {
            return upper;
        }
        (alpha, beta) = (alpha.max(lower), beta.min(upper));
        let turn = if board.iter().sum::<i8>() == 0 { 1 } else { -1 };
        let value = self.children(board, turn, alpha, beta);
        if value > alpha || alpha == f64::NEG_INFINITY {
            lower = value;
        }
        if value < beta || beta == f64::INFINITY {
            upper = value;
        }
        self.known.insert(*board, (lower, upper));
        value
    }

    fn children(&mut self, board: &[i8; 9], turn: i8, mut alpha: f64, mut beta: f64) -> f64 {
        let mut best = f64::from(-turn) * f64::INFINITY;
        for cell in 0..9 {
            if board[cell] != 0 {
                continue;
            }
            let mut next = *board;
            next[cell] = turn;
            let value = self.search(&next, alpha, beta);
            if turn == 1 {
                best = best.max(value);
                if best >= beta {
                    break;
                }
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                if best <= alpha {
                    break;
                }
                beta = beta.min(best);
            }
        }
        best
    }
}

/// The value of a game that is over.
fn over(board: &[i8; 9]) -> Option<f64> {
    const LINES: [[usize; 3]; 8] = [
        [0, 1, 2],
        [3, 4, 5],
        [6, 7, 8],
        [0, 3, 6],
        [1, 4, 7],
        [2, 5, 8],
        [0, 4, 8],
        [2, 4, 6],
    ];
    let sums = LINES.map(|line| line.map(|cell| board[cell]).iter().sum::<i8>());
    if let Some(won) = sums.iter().find(|sum| sum.abs() == 3) {
        return Some(f64::from(won.signum()));
    }
    board.iter().all(|&cell| cell != 0).then_some(0.0)
}

//! Coins in a row, some of which are taken at each turn. The player who takes the last one wins.

use super::{Cell, Cells, Game};
use crate::tree::{GameTree, MAX_DEPTH, Move, NodeId, Player};

/// The game of coins. A move is the number of coins that it leaves, so that each node is named by its coins, and no
/// node has the name of its parent.
///
/// If fewer coins are left than any move takes, the player to move loses all the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Coins {
    pub(super) coins: u16,
    take: Vec<u16>,
    first: Player,
}

/// The coins that are left, and those that the last move took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CoinsPosition {
    left: u16,
    taken: u16,
    player: Player,
}

impl Coins {
    /// The most coins: taken one by one they make the deepest tree.
    pub const MOST: u16 = MAX_DEPTH as u16;

    /// So many `coins`, of which one of the numbers in `take` is taken at each turn; the moves are in
    /// the order of `take`, in which no number is 0 or there twice. `first` begins.
    pub fn new(coins: u16, take: Vec<u16>, first: Player) -> Coins {
        Coins { coins, take, first }
    }
}

impl Game for Coins {
    const NAME: &'static str = "coins";

    type Position = CoinsPosition;
    type Key = (u16, Player);

    fn key(&self, position: &CoinsPosition) -> (u16, Player) {
        (position.left, position.player)
    }

    fn start(&self) -> CoinsPosition {
        CoinsPosition {
            left: self.coins,
            taken: 0,
            player: self.first,
        }
    }

    fn player(&self, position: &CoinsPosition) -> Player {
        position.player
    }

    fn moves(&self, position: &CoinsPosition, moves: &mut Vec<Move>) {
        let left = |&take: &u16| position.left.checked_sub(take);
        moves.extend(self.take.iter().filter_map(left));
    }

    fn play(&self, position: &mut CoinsPosition, left: Move) {
        position.taken = position.left.saturating_sub(left);
        position.left = left;
        position.player = position.player.opponent();
    }

    fn outcome(&self, position: &CoinsPosition) -> Option<f64> {
        let over = self.take.iter().all(|&take| take > position.left);
        over.then_some(match position.player {
            Player::Max => -1.0,
            Player::Min => 1.0,
        })
    }

    /// No static evaluation tells the winner.
    fn evaluate(&self, _: &CoinsPosition) -> f64 {
        0.0
    }

    /// With a sign for coins, so that it is not mistaken for a value.
    fn move_text(&self, left: Move) -> String {
        format!("{left}○")
    }

    /// The coins at the beginning, written like a move.
    fn start_text(&self) -> Option<String> {
        Some(self.move_text(self.coins))
    }

    fn position_text(&self, position: &CoinsPosition) -> String {
        position.left.to_string()
    }

    fn drawing(&self, position: &CoinsPosition, _: Option<Move>) -> Cells {
        let left = usize::from(position.left);
        let coins = usize::from(self.coins);
        let cell = |at| if at < left { Cell::Coin } else { Cell::Empty };
        Cells {
            columns: coins,
            rows: 1,
            cells: (0..coins).map(cell).collect(),
            last: (left..left + usize::from(position.taken)).collect(),
            ..Cells::default()
        }
    }

    /// Each `○` or `o` is a coin, each `·` or `.` a coin that is gone.
    fn showing(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        let signs: Vec<char> = text.chars().filter(|sign| !sign.is_whitespace()).collect();
        let gone = |sign: &char| matches!(sign, '·' | '.');
        let (left, taken) = signs.split_at(signs.iter().position(gone).unwrap_or(signs.len()));
        let coins = left.iter().all(|sign| matches!(sign, '○' | 'o' | 'O'));
        let whole = signs.len() == usize::from(self.coins);
        if signs.is_empty() || !coins || !taken.iter().all(gone) || !(whole || taken.is_empty()) {
            return Vec::new();
        }
        let shows = |&node: &NodeId| {
            let here = tree.move_to(node).unwrap_or(self.coins);
            usize::from(here) == left.len()
        };
        tree.nodes().filter(shows).collect()
    }
}

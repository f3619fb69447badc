//! Pig: a die is rolled until its player holds or rolls a 1. The first player with so many points wins.

use super::{Cell, Cells, Game};
use crate::tree::{Move, Player};

/// The most points that win.
pub const MOST_TOTAL: u8 = 20;
/// The most sides of the die.
pub const MOST_SIDES: u8 = 6;
/// The most turns of each player.
pub const MOST_TURNS: u8 = 4;

/// The moves of a player. The sides of the die follow, beginning with 1.
const ROLL: Move = 0;
const HOLD: Move = 1;

/// The game of pig. A turn begins with a roll. A 1 ends the turn and loses the sum rolled in it; after any other side
/// the player rolls again, or holds and keeps the sum. A player with `total` points has won. When each player has had
/// so many `turns`, the one with more points has won.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pig {
    total: u8,
    sides: u8,
    turns: u8,
    first: Player,
}

/// The points, and how far the turn is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PigPosition {
    /// MAX's points, then MIN's.
    points: [u8; 2],
    player: Player,
    /// The sum rolled in this turn.
    sum: u8,
    /// Whether the die is to be rolled.
    rolls: bool,
    /// How many turns there are left, this one included.
    left: u8,
}

impl PigPosition {
    fn own(&mut self) -> &mut u8 {
        match self.player {
            Player::Max => &mut self.points[0],
            Player::Min => &mut self.points[1],
        }
    }

    /// Ends the turn with so many points more.
    fn pass(&mut self, points: u8) {
        *self.own() += points;
        self.player = self.player.opponent();
        (self.sum, self.rolls, self.left) = (0, true, self.left - 1);
    }
}

impl Pig {
    /// The player who reaches `total` points wins; the die has `sides`, at least two; `first` begins.
    pub fn new(total: u8, sides: u8, turns: u8, first: Player) -> Pig {
        Pig {
            total,
            sides,
            turns,
            first,
        }
    }
}

impl Game for Pig {
    const NAME: &'static str = "pig";

    type Position = PigPosition;
    type Key = PigPosition;

    fn key(&self, position: &PigPosition) -> PigPosition {
        *position
    }

    fn start(&self) -> PigPosition {
        PigPosition {
            points: [0; 2],
            player: self.first,
            sum: 0,
            rolls: true,
            left: 2 * self.turns,
        }
    }

    fn player(&self, position: &PigPosition) -> Player {
        position.player
    }

    fn chance(&self, position: &PigPosition) -> bool {
        position.rolls
    }

    fn moves(&self, position: &PigPosition, moves: &mut Vec<Move>) {
        match position.rolls {
            true => moves.extend((1..=self.sides).map(|side| HOLD + Move::from(side))),
            false => moves.extend([ROLL, HOLD]),
        }
    }

    fn play(&self, position: &mut PigPosition, played: Move) {
        match played {
            ROLL => position.rolls = true,
            HOLD => position.pass(position.sum),
            _ if played == HOLD + 1 => position.pass(0),
            _ => {
                position.sum += (played - HOLD) as u8;
                position.rolls = false;
                if *position.own() + position.sum >= self.total {
                    position.pass(position.sum);
                }
            }
        }
    }

    fn outcome(&self, position: &PigPosition) -> Option<f64> {
        let [max, min] = position.points;
        let over = position.left == 0 || max >= self.total || min >= self.total;
        over.then(|| f64::from((i16::from(max) - i16::from(min)).signum()))
    }

    /// The difference of the points, in hundredths.
    fn evaluate(&self, position: &PigPosition) -> f64 {
        let [max, min] = position.points.map(f64::from);
        (max - min) / 100.0
    }

    fn move_text(&self, played: Move) -> String {
        match played {
            ROLL => "R".into(),
            HOLD => "H".into(),
            side => format!("d{}", side - HOLD),
        }
    }

    fn position_text(&self, position: &PigPosition) -> String {
        let sum = |player| match position.sum {
            0 => String::new(),
            _ if position.player != player => String::new(),
            sum => format!("+{sum}"),
        };
        let [max, min] = position.points;
        format!("{max}{} : {min}{}", sum(Player::Max), sum(Player::Min))
    }

    /// A row of coins for each player. The sum rolled in this turn is marked.
    fn drawing(&self, position: &PigPosition, _: Option<Move>) -> Cells {
        let columns = usize::from(self.total);
        let mut cells = vec![Cell::Empty; 2 * columns];
        let mut last = Vec::new();
        for (row, player) in [Player::Max, Player::Min].into_iter().enumerate() {
            let own = usize::from(position.points[row]);
            let sum = match position.player == player {
                true => usize::from(position.sum),
                false => 0,
            };
            let ends = [own.min(columns), (own + sum).min(columns)];
            let begin = row * columns;
            cells[begin..begin + ends[1]].fill(Cell::Coin);
            last.extend(begin + ends[0]..begin + ends[1]);
        }
        Cells {
            columns,
            rows: 2,
            cells,
            last,
            ..Cells::default()
        }
    }
}

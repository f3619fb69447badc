//! What an exercise asks, and how strictly.

use serde::Serialize;

use super::extremes::extremes;
use super::task::Task;
use crate::opening::options::OptionError;
use crate::tree::Player;

/// A column of the answer sheet: what a box is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Field {
    /// What the call for a node returned.
    Value,
    /// What is proved of a node.
    Range,
    /// The lower bound of its window.
    Alpha,
    /// The upper bound of its window.
    Beta,
    /// Whether the edge to a node is cut.
    Cut,
    /// Whether nothing is cut anywhere.
    Cuts,
    /// The best move.
    Move,
    /// The leaves evaluated, in order.
    Leaves,
    /// How many leaves are evaluated.
    Count,
    /// An order of the children.
    Order,
}

/// Which window is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Windows {
    /// As it last stood.
    #[default]
    Final,
    /// As the call got it.
    Entry,
    /// All that the call had, one after the other.
    History,
    /// As it last stood, and of it only the bound that the player of the node moves.
    Own,
}

/// How many leaves an order is to make the search evaluate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// As few as any order can.
    Fewest,
    /// As many as any order can.
    Most,
    /// So many. The others are asked only once [`Asked::settled`] has found out what they are.
    Exactly(u32),
}

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// The value of each node.
    pub values: bool,
    /// What is proved of each node.
    pub ranges: bool,
    /// The window of each node.
    pub windows: Option<Windows>,
    /// The edges cut.
    pub cuts: bool,
    /// Only the edges themselves may be marked, and nothing below them.
    pub edges_alone: bool,
    /// The best move.
    pub best_move: bool,
    /// The leaves evaluated.
    pub leaves: bool,
    /// Their number.
    pub count: bool,
    /// An order.
    pub order: Option<Goal>,
    /// A bound at a node that cuts must have moved, or not, as the rule `update` says.
    pub update: bool,
    /// What agrees with the run continued from the student's own answers counts.
    pub follow: bool,
}

impl Default for Asked {
    /// Values and cuts.
    fn default() -> Asked {
        Asked {
            values: true,
            cuts: true,
            ..Asked::NOTHING
        }
    }
}

impl Asked {
    /// Nothing is asked.
    pub const NOTHING: Asked = Asked {
        values: false,
        ranges: false,
        windows: None,
        cuts: false,
        edges_alone: false,
        best_move: false,
        leaves: false,
        count: false,
        order: None,
        update: false,
        follow: true,
    };

    /// The same with the number of leaves that an order is to reach. The error says that it cannot be found out.
    pub fn settled(self, task: &Task) -> Result<Asked, OptionError> {
        let leaves = match self.order {
            None | Some(Goal::Exactly(_)) => return Ok(self),
            Some(Goal::Fewest) => extremes(task).map(|(fewest, _)| fewest),
            Some(Goal::Most) => extremes(task).map(|(_, most)| most),
        };
        match leaves {
            Some(leaves) => Ok(Asked {
                order: Some(Goal::Exactly(leaves)),
                ..self
            }),
            None => Err(OptionError::BadOption {
                option: "goal".into(),
                found: "'fewest' | 'most'".into(),
                expected: "1 2 3 …".into(),
            }),
        }
    }

    /// Whether nodes of `player` have a box for `field`.
    pub fn has(&self, field: Field, player: Player) -> bool {
        let own = self.windows == Some(Windows::Own);
        match field {
            Field::Value => self.values,
            Field::Range => self.ranges,
            Field::Alpha => self.windows.is_some() && (!own || player == Player::Max),
            Field::Beta => self.windows.is_some() && (!own || player == Player::Min),
            _ => false,
        }
    }

    /// The boxes of a node of `player`, in the order of the sheet.
    pub fn fields(&self, player: Player) -> impl Iterator<Item = Field> + '_ {
        let all = [Field::Value, Field::Range, Field::Alpha, Field::Beta];
        all.into_iter()
            .filter(move |&field| self.has(field, player))
    }
}

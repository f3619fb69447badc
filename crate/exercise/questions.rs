//! The questions of an exercise, and how strictly they are graded.

use std::fmt;

use serde::Serialize;
use ts_rs::TS;

use super::condition::question::ConditionQuestion;
use super::construct::statement::Statement;
use super::construct::target::Target;
use super::key::extremes::counts;
use super::key::known::KnownFact;
use super::task::Task;
use crate::explain::view::View;
use crate::opening::options::OptionError;
use crate::tree::Mover;

/// A column of the answer sheet: the field of a box.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum Field {
    /// The value that the call for a node returned.
    Value,
    /// The proved range of a node.
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
    /// For which values of the unknown leaf something holds.
    Condition,
    /// A tree on which the search does something.
    Construct,
    /// Whether a statement is true.
    Statement,
    /// Why it is, or a tree that shows that it is not.
    Why,
    /// The move that a search with a depth limit chooses.
    Chosen,
    /// The value that it returns.
    Estimate,
    /// The move that is truly best.
    Best,
    /// The true value of the root.
    Worth,
    /// The value that the choice loses.
    Loss,
}

impl Field {
    /// β for α, otherwise α.
    pub(super) fn other_bound(self) -> Field {
        match self {
            Field::Alpha => Field::Beta,
            _ => Field::Alpha,
        }
    }
}

/// Which window is asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, TS)]
#[ts(rename_all = "lowercase")]
pub enum AskedWindows {
    /// The window as it last stood.
    #[default]
    Final,
    /// The window that the call got.
    Entry,
    /// All windows that the call had, one after the other.
    History,
    /// Of the window as it last stood, only the bound that the player of the node moves.
    Own,
}

/// How many leaves an order is to make the search evaluate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderGoal {
    /// The fewest that any order can reach.
    Fewest,
    /// The most that any order can reach.
    Most,
    /// So many. The other two are asked only once [`Questions::settled`] has found their numbers.
    Exactly(u32),
}

impl fmt::Display for OrderGoal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OrderGoal::Fewest => f.write_str("'fewest'"),
            OrderGoal::Most => f.write_str("'most'"),
            OrderGoal::Exactly(leaves) => write!(f, "{leaves}"),
        }
    }
}

/// The questions of an exercise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Questions {
    /// The value of each node.
    pub values: bool,
    /// The proved range of each node.
    pub ranges: bool,
    /// The window of each node.
    pub windows: Option<AskedWindows>,
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
    pub order: Option<OrderGoal>,
    /// A condition on the unknown leaf.
    pub condition: Option<ConditionQuestion>,
    /// A tree that is made.
    pub construct: Option<Target>,
    /// A statement to be judged.
    pub statement: Option<Statement>,
    /// The cost of the depth limit.
    pub horizon: bool,
    /// The knowledge given beforehand: the edges to mark are then only those that it cuts in addition.
    pub known: Option<KnownFact>,
    /// A bound at a node that cuts off must have moved, or not, as the rule `update` says.
    pub update: bool,
    /// An answer that agrees with the run continued from the student's own answers counts.
    pub follow: bool,
    /// The view in which values and windows are given and reported.
    pub view: View,
}

impl Default for Questions {
    /// Values and cuts.
    fn default() -> Questions {
        Questions {
            values: true,
            cuts: true,
            ..Questions::NOTHING
        }
    }
}

impl Questions {
    /// Nothing is asked.
    pub const NOTHING: Questions = Questions {
        values: false,
        ranges: false,
        windows: None,
        cuts: false,
        edges_alone: false,
        best_move: false,
        leaves: false,
        count: false,
        order: None,
        condition: None,
        construct: None,
        statement: None,
        horizon: false,
        known: None,
        update: false,
        follow: true,
        view: View::Max,
    };

    /// The value that each call returns.
    pub(super) const VALUES: Questions = Questions {
        values: true,
        ..Questions::NOTHING
    };

    /// The same with the number of leaves that an order is to reach. The error says which numbers can be reached.
    pub fn settled(self, task: &Task) -> Result<Questions, OptionError> {
        let Some(goal) = self.order else {
            return Ok(self);
        };
        let Some(counts) = counts(task) else {
            return match goal {
                // In a tree that is too large to find out, a number is taken as it is.
                OrderGoal::Exactly(_) => Ok(self),
                OrderGoal::Fewest | OrderGoal::Most => {
                    Err(OptionError::bad("goal", goal, "1 2 3 …"))
                }
            };
        };
        let leaves = match goal {
            OrderGoal::Fewest => counts.first(),
            OrderGoal::Most => counts.last(),
            OrderGoal::Exactly(leaves) => counts.iter().find(|&&number| number == leaves),
        };
        if let Some(&leaves) = leaves {
            let order = Some(OrderGoal::Exactly(leaves));
            return Ok(Questions { order, ..self });
        }
        let numbers: Vec<String> = counts.iter().map(u32::to_string).collect();
        Err(OptionError::bad("goal", goal, numbers.join(" | ")))
    }

    /// Whether nodes of `mover` have a box for `field`. Chance moves no bound.
    pub fn has(&self, field: Field, mover: Mover) -> bool {
        let own = self.windows == Some(AskedWindows::Own);
        match field {
            Field::Value => self.values,
            Field::Range => self.ranges,
            Field::Alpha => self.windows.is_some() && (!own || mover == Mover::Max),
            Field::Beta => self.windows.is_some() && (!own || mover == Mover::Min),
            _ => false,
        }
    }

    /// The boxes of a node of `mover`, in the order of the sheet.
    pub fn fields(&self, mover: Mover) -> impl Iterator<Item = Field> + '_ {
        let all = [Field::Value, Field::Range, Field::Alpha, Field::Beta];
        all.into_iter().filter(move |&field| self.has(field, mover))
    }
}

//! What a listing is made of.

use super::line::Line;
use super::start::Start;
use crate::explain::view::View;
use crate::search::Rules;
use crate::tree::Player;

/// A listing: the line that calls for the root, and one or two functions.
pub(super) struct Code {
    /// The rules it stands for.
    pub(super) rules: Rules,
    /// Whose view its values are in.
    pub(super) view: View,
    /// Whether a call gets only the bound of the other side.
    pub(super) one_bound: bool,
    /// The line that calls for the root.
    pub(super) call: fn(&Start) -> String,
    /// What there is to say about it.
    pub(super) call_comment: Option<&'static str>,
    /// What that line sets.
    pub(super) answer: &'static [Named],
    /// The functions.
    pub(super) functions: &'static [Function],
}

/// A function of a listing.
pub(super) struct Function {
    /// For whose nodes it is called.
    pub(super) players: &'static [Player],
    /// Its lines, the head first.
    pub(super) lines: &'static [Entry],
    /// Its parameters and variables.
    pub(super) variables: &'static [Named],
}

/// A line of a function.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    pub(super) duty: Duty,
    pub(super) text: &'static str,
    pub(super) comment: Option<&'static str>,
    /// For whose nodes it does anything, if not for all.
    pub(super) only: Option<Player>,
}

/// What a line does. A function has at most one line of a duty for each player, but for `Block`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// Heads the function.
    Head,
    /// Returns the value of a leaf, or of a node at the depth limit.
    Evaluate,
    /// Sets what the search of a node begins with.
    Begin,
    /// Heads a loop or a condition.
    Block,
    /// Calls for a child and takes its value.
    Take,
    /// Keeps the value, if it is the best so far.
    Improve,
    /// Moves the bound of the side to move.
    Narrow,
    /// Tests for a cutoff, and returns.
    Test,
    /// Tests for a cutoff, and leaves the loop.
    Break,
    /// Returns when no child is left.
    Return,
}

/// A variable: its name in the code, and what it holds.
#[derive(Clone, Copy)]
pub(super) struct Named(pub(super) &'static str, pub(super) Quantity);

/// What a variable holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Quantity {
    /// Plies left to be searched: without a limit, those of the tree.
    PliesLeft,
    /// Plies below the root.
    Ply,
    /// The depth limit: without one, the height of the tree.
    Limit,
    /// Whether MAX is to move.
    Maximizing,
    /// The window as it stands.
    Alpha,
    Beta,
    /// The window of the entry.
    EntryAlpha,
    EntryBeta,
    /// The bound of the other side.
    Other,
    /// The best value so far.
    Best,
    /// The same, if a value that cuts is never taken over.
    BestUncut,
    /// What the last child returned.
    Val,
    /// The last child.
    Child,
    /// The first child with the best value.
    Action,
    /// How many nodes have been expanded.
    Expanded,
    /// What the call for the root returned.
    Answer,
}

/// A line of a function.
pub(super) const fn line(duty: Duty, text: &'static str) -> Entry {
    Entry {
        duty,
        text,
        comment: None,
        only: None,
    }
}

impl Entry {
    /// The line with a comment.
    pub(super) const fn said(self, comment: &'static str) -> Entry {
        Entry {
            comment: Some(comment),
            ..self
        }
    }

    /// The line, if it is for the nodes of one player only.
    pub(super) const fn only(self, player: Player) -> Entry {
        Entry {
            only: Some(player),
            ..self
        }
    }
}

impl Code {
    /// All lines, the call for the root first.
    pub(super) fn lines(&self, start: &Start) -> Vec<Line> {
        let mut lines = vec![Line {
            text: (self.call)(start),
            comment: self.call_comment,
            block: false,
            changed: false,
        }];
        for function in self.functions {
            for entry in function.lines {
                lines.push(Line {
                    text: entry.text.into(),
                    comment: entry.comment,
                    block: entry.duty == Duty::Block,
                    changed: false,
                });
            }
        }
        lines
    }

    /// The line, from 1, of a duty at the nodes of `player`.
    pub(super) fn line_of(&self, player: Player, duty: Duty) -> Option<u32> {
        let is = |(function, entry): (&Function, &Entry)| {
            entry.duty == duty
                && function.players.contains(&player)
                && entry.only.is_none_or(|only| only == player)
        };
        // The call for the root is line 1.
        self.entries().position(is).map(|at| at as u32 + 2)
    }

    /// The variables of the function for the nodes of `player`.
    pub(super) fn variables(&self, player: Player) -> &'static [Named] {
        let function = self
            .functions
            .iter()
            .find(|function| function.players.contains(&player));
        function.map_or(&[], |function| function.variables)
    }

    fn entries(&self) -> impl Iterator<Item = (&'static Function, &'static Entry)> {
        let lines = |function: &'static Function| function.lines.iter().map(move |l| (function, l));
        self.functions.iter().flat_map(lines)
    }
}

//! The parts of a listing: functions, lines and variables.

use super::comment::Comment;
use super::line::Line;
use super::quantity::Named;
use super::start::Start;
use crate::explain::view::View;
use crate::search::Rules;
use crate::tree::Mover;

/// A listing: the line that calls the search of the root, and one or two functions.
pub(super) struct Code {
    /// Makes of the default rules those that the listing stands for.
    pub(super) rules: fn(&mut Rules),
    /// The view of the listing's values.
    pub(super) view: View,
    /// Whether a call gets only the bound of the other side.
    pub(super) one_bound: bool,
    /// The text of the line that calls the search of the root.
    pub(super) call: fn(&Start) -> String,
    /// The key of the comment on that line.
    pub(super) call_comment: Option<Comment>,
    /// The variables that the line sets.
    pub(super) answer: &'static [Named],
    /// One function for both players, or one for each; some listings have one for chance, too.
    pub(super) functions: &'static [ListingFunction],
}

/// A function of a listing.
pub(super) struct ListingFunction {
    /// The movers for whose nodes the function is called.
    pub(super) movers: &'static [Mover],
    /// The lines, the head first.
    pub(super) lines: &'static [CodeLine],
    /// The parameters and variables.
    pub(super) variables: &'static [Named],
}

#[derive(Clone, Copy)]
pub(super) struct CodeLine {
    pub(super) duty: Duty,
    pub(super) text: &'static str,
    pub(super) comment: Option<Comment>,
    /// The mover at the nodes where the line has an effect; `None`: all nodes.
    pub(super) only: Option<Mover>,
}

/// The duty of a line. A function has at most one line of each duty per mover, except `Block`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Duty {
    /// Heads the function.
    Head,
    /// Returns the value of a leaf, or of a node at the depth limit.
    Evaluate,
    /// Sets the first values of the variables.
    Begin,
    /// Heads a loop or a condition.
    Block,
    /// Finds the window for a child, or only its lower bound: then `BindHigh` finds the upper one.
    Bind,
    BindHigh,
    /// Gets the entry of the table.
    Probe,
    /// Returns a bound from the table, if that is enough: either one, or the lower one. Then `HitHigh` returns the
    /// upper one.
    Hit,
    HitHigh,
    /// Narrows the window by the bounds from the table.
    Tighten,
    /// Heads the lines for a noisy node at the depth limit or below, or their condition.
    Noisy,
    /// Takes the static value as the best.
    StandPat,
    /// Returns if the cut test succeeds for the static value.
    StandTest,
    /// Moves the bound of the side to move to the static value.
    StandNarrow,
    /// Searches a child and takes its value.
    Take,
    /// Searches a child again that turns out to be better.
    Again,
    /// Keeps the value if it is the best so far.
    Improve,
    /// Moves the bound of the side to move.
    Narrow,
    /// Returns if the cut test succeeds.
    Test,
    /// Where chance moves: returns if the test against α succeeds; `Test` is the one against β.
    TestLow,
    /// Leaves the loop if the cut test succeeds.
    Break,
    /// Returns when no child is left.
    Return,
}

impl Duty {
    /// Whether no step stands for the line.
    pub(super) fn is_block(self) -> bool {
        matches!(
            self,
            Duty::Block | Duty::Bind | Duty::BindHigh | Duty::Probe | Duty::Noisy
        )
    }
}

/// A function for the nodes of some movers, without its lines.
pub(super) const fn function(
    movers: &'static [Mover],
    variables: &'static [Named],
) -> ListingFunction {
    ListingFunction {
        movers,
        lines: &[],
        variables,
    }
}

impl ListingFunction {
    pub(super) const fn lines(self, lines: &'static [CodeLine]) -> ListingFunction {
        ListingFunction { lines, ..self }
    }
}

pub(super) const fn line(duty: Duty, text: &'static str) -> CodeLine {
    CodeLine {
        duty,
        text,
        comment: None,
        only: None,
    }
}

impl CodeLine {
    pub(super) const fn with_comment(self, comment: Comment) -> CodeLine {
        CodeLine {
            comment: Some(comment),
            ..self
        }
    }

    pub(super) const fn with_duty(self, duty: Duty) -> CodeLine {
        CodeLine { duty, ..self }
    }

    /// The line with an effect only at the nodes of `mover`.
    pub(super) const fn only(self, mover: Mover) -> CodeLine {
        CodeLine {
            only: Some(mover),
            ..self
        }
    }
}

impl Code {
    pub(super) fn rules(&self) -> Rules {
        let mut rules = Rules::default();
        (self.rules)(&mut rules);
        rules
    }

    /// All lines: the call for the root first, which has the arguments of `start`, then the lines that repeat it.
    pub(super) fn lines(&self, start: &Start) -> Vec<Line> {
        let mut lines = vec![Line::new((self.call)(start), self.call_comment, false)];
        lines.extend(start.driver());
        let own = self.lines_of_functions().map(|(_, line)| line);
        lines.extend(own.map(|line| Line::new(line.text, line.comment, line.duty.is_block())));
        lines
    }

    /// The number, from 1, of the line with a duty at the nodes of `mover`, not counting the lines that repeat the call
    /// for the root.
    pub(super) fn line_of(&self, mover: Mover, duty: Duty) -> Option<u32> {
        let is = |(function, line): (&ListingFunction, &CodeLine)| {
            line.duty == duty
                && function.movers.contains(&mover)
                && line.only.is_none_or(|only| only == mover)
        };
        // The call for the root is line 1.
        self.lines_of_functions()
            .position(is)
            .map(|at| at as u32 + 2)
    }

    /// The variables of the function for the nodes of `mover`.
    pub(super) fn variables(&self, mover: Mover) -> &'static [Named] {
        let function = self
            .functions
            .iter()
            .find(|function| function.movers.contains(&mover));
        function.map_or(&[], |function| function.variables)
    }

    /// Whether there is a function for chance nodes. Then the players need not alternate.
    pub(super) fn knows_chance(&self) -> bool {
        let knows = |function: &ListingFunction| function.movers.contains(&Mover::Chance);
        self.functions.iter().any(knows)
    }

    /// Whether chance nodes cut off.
    pub(super) fn cuts_chance(&self) -> bool {
        self.line_of(Mover::Chance, Duty::Test).is_some()
    }

    fn lines_of_functions(
        &self,
    ) -> impl Iterator<Item = (&'static ListingFunction, &'static CodeLine)> {
        let lines =
            |function: &'static ListingFunction| function.lines.iter().map(move |l| (function, l));
        self.functions.iter().flat_map(lines)
    }
}

//! The findings in a trace: where it is no search, or not the search of the rules.

use serde::Serialize;
use ts_rs::TS;

use super::probable_bug::ProbableBug;
use crate::search::Mistake;
use crate::trace::event::Side;
use crate::trace::{self, WrongNumber};
use crate::tree::NodeId;
use crate::tree::column::entry;

/// The first thing that is wrong with a trace.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Finding {
    /// The line of the file, from 1.
    pub line: u32,
    /// The step of the trace at which it shows.
    pub step: u32,
    /// The difference.
    #[serde(flatten)]
    pub flaw: Flaw,
    /// The probable bug of the program.
    pub likely: Option<ProbableBug<Mistake>>,
}

impl Finding {
    /// A flaw in a line, of which no bug is known.
    pub(super) fn of(step: u32, (line, flaw): (u32, Flaw)) -> Finding {
        Finding {
            line,
            step,
            flaw,
            likely: None,
        }
    }

    /// The wrong number, if the difference is one that is said of a node.
    pub(super) fn wrong_number(&self) -> Option<WrongNumber> {
        let number = match self.flaw {
            Flaw::Window { side, .. } => side.into(),
            Flaw::Compared { number, .. } => number.side()?.into(),
            Flaw::Best { .. } => trace::Number::Best,
            Flaw::Value { .. }
            | Flaw::Returns { .. }
            | Flaw::Stored { .. }
            | Flaw::Finishes { .. } => trace::Number::Value,
            _ => return None,
        };
        let mut flaw = self.flaw.clone();
        let (node, [found, expected]) = flaw.numbers()?;
        Some(WrongNumber {
            step: self.step,
            node,
            number,
            found: *found,
            expected: *expected,
        })
    }
}

/// A number in the event of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
pub enum ComparedNumber {
    /// The value of the child.
    Value,
    /// Alpha of the window after the comparison.
    Alpha,
    /// Beta of that window.
    Beta,
}

impl ComparedNumber {
    /// The side of a bound; `None` for the value.
    pub(crate) fn side(self) -> Option<Side> {
        match self {
            ComparedNumber::Value => None,
            ComparedNumber::Alpha => Some(Side::Alpha),
            ComparedNumber::Beta => Some(Side::Beta),
        }
    }
}

impl From<Side> for ComparedNumber {
    fn from(side: Side) -> ComparedNumber {
        match side {
            Side::Alpha => ComparedNumber::Alpha,
            Side::Beta => ComparedNumber::Beta,
        }
    }
}

/// The first difference. `found` is the value or node in the trace. A node as a text is written as in the file.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "code",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[allow(
    missing_docs,
    reason = "the fields are nodes, what was told and what was expected"
)]
#[ts(rename = "Wrong")]
pub enum Flaw {
    /// The tree has no such node.
    NotThere { found: String },
    /// A search begins at a node that is not the root.
    NotTheRoot { found: String },
    /// A node is entered from one that is not its parent.
    NotAChild { found: String, open: NodeId },
    /// A child is entered after a cutoff.
    AfterCutoff { found: String, open: NodeId },
    /// An event of a node whose call is not the innermost.
    NotOpen { found: String, open: Option<NodeId> },
    /// The trace ends before a call has returned.
    StillOpen { open: NodeId },
    /// Something comes after the end of the search.
    AfterEnd,

    /// A call begins with another bound.
    Window {
        node: NodeId,
        side: Side,
        found: f64,
        expected: f64,
    },
    /// A node is given another value than it has.
    Value {
        node: NodeId,
        found: f64,
        expected: f64,
    },
    /// A child is compared of which another one has returned; `child` is none if there is no such child.
    Compares {
        node: NodeId,
        child: Option<NodeId>,
        expected: NodeId,
    },
    /// A number of a comparison is another one.
    Compared {
        node: NodeId,
        number: ComparedNumber,
        found: f64,
        expected: f64,
    },
    /// Another best value.
    Best {
        node: NodeId,
        found: f64,
        expected: f64,
    },
    /// A call returns another value.
    Returns {
        node: NodeId,
        found: f64,
        expected: f64,
    },
    /// A child is entered though the cut test has succeeded.
    EntersPruned {
        node: NodeId,
        of: NodeId,
        best: f64,
        bound: f64,
        side: Side,
        strict: bool,
    },
    /// Another child is entered.
    EntersOther { node: NodeId, expected: NodeId },
    /// A child is entered of a node at the depth limit.
    EntersBelow { node: NodeId, of: NodeId },
    /// A child is entered though all have been searched.
    EntersAgain { node: NodeId, of: NodeId },
    /// A node returns, or tells a cutoff, though the cut test has failed and `next` is to be searched.
    Cuts {
        node: NodeId,
        best: f64,
        bound: f64,
        side: Side,
        next: Option<NodeId>,
    },
    /// A node is given a value that the rules do not ask for here.
    Evaluates { node: NodeId },
    /// The trace ends though the search has to go on.
    Ends { node: NodeId },
    /// The trace goes on though the search is over.
    GoesOn,
    /// The search ends with another value.
    Finishes { found: f64, expected: f64 },
    /// The search ends with another move: `node` in place of `child`, and their numbers, from 0. There may be no such
    /// node.
    Moves {
        found: f64,
        expected: f64,
        node: Option<NodeId>,
        child: NodeId,
    },
    /// The search ends with a move that there is not.
    NoMove { found: f64 },
    /// The move number `at` of the principal variation, from 1, is another one than that to `child`; where that is not
    /// known, there is no such move at `open`.
    Varies {
        at: u32,
        found: f64,
        open: NodeId,
        child: Option<NodeId>,
    },
    /// The tree of the header is not the one that was given.
    OtherTree,
    /// A node is searched though the table has its value.
    Misses { node: NodeId, expected: f64 },
    /// The table is said to answer where it cannot.
    Hits { node: NodeId },
    /// The table is said to have another value.
    Stored {
        node: NodeId,
        found: f64,
        expected: f64,
    },
    /// A child that has passed its null window is not searched again.
    NotAgain { node: NodeId, found: f64 },
    /// A call begins with a bound outside of the window of its caller.
    Outside {
        node: NodeId,
        of: NodeId,
        side: Side,
        found: f64,
        bound: f64,
    },
    /// A call begins with a window whose ends have passed each other; `bound` is beta.
    Empty {
        node: NodeId,
        found: f64,
        bound: f64,
    },
    /// A call returns less, for its player, than the child `of` has returned.
    Ignores {
        node: NodeId,
        found: f64,
        of: NodeId,
        best: f64,
    },
    /// A call returns more, for its player, than anything below it.
    Unfounded { node: NodeId, found: f64, best: f64 },
    /// Another number of calls.
    Entered { found: u32, expected: u32 },
    /// Another number of nodes given a value.
    Evaluated { found: u32, expected: u32 },
}

impl Flaw {
    /// Two numbers of a node that should be equal, or of which one should not exceed the other; `None` if there are no
    /// such numbers.
    pub(crate) fn numbers(&mut self) -> Option<(NodeId, [&mut f64; 2])> {
        Some(match self {
            Flaw::Window {
                node,
                found,
                expected,
                ..
            }
            | Flaw::Compared {
                node,
                found,
                expected,
                ..
            }
            | Flaw::Value {
                node,
                found,
                expected,
            }
            | Flaw::Best {
                node,
                found,
                expected,
            }
            | Flaw::Returns {
                node,
                found,
                expected,
            }
            | Flaw::Stored {
                node,
                found,
                expected,
            }
            | Flaw::Outside {
                node,
                found,
                bound: expected,
                ..
            }
            | Flaw::Cuts {
                node,
                best: found,
                bound: expected,
                ..
            }
            | Flaw::EntersPruned {
                of: node,
                best: found,
                bound: expected,
                ..
            }
            | Flaw::Ignores {
                node,
                found,
                best: expected,
                ..
            }
            | Flaw::Unfounded {
                node,
                found,
                best: expected,
            } => (*node, [found, expected]),
            Flaw::Finishes { found, expected } => (0, [found, expected]),
            _ => return None,
        })
    }

    /// Numbers the nodes of a trace that is no search anew.
    pub(super) fn renumber(&mut self, new: &[NodeId]) {
        let number = |node: &mut NodeId| *node = entry(new, *node as usize);
        match self {
            Flaw::NotAChild { open, .. }
            | Flaw::AfterCutoff { open, .. }
            | Flaw::NotOpen {
                open: Some(open), ..
            }
            | Flaw::StillOpen { open } => number(open),
            _ => {}
        }
    }
}

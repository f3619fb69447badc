//! The trace of another program: its events as columns, in the order of their lines.

use super::finding::Flaw;
use crate::search::StoredBounds;
use crate::trace::notes::Notes;
use crate::tree::NodeId;
use crate::tree::column::entry;
use crate::tree::sorting::value_of;

/// The most events of one trace.
pub const MOST: usize = 1 << 24;

/// The kind of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum ForeignKind {
    /// A call begins.
    Enter,
    /// A node is given its value.
    Evaluate,
    /// A child has returned.
    Compare,
    /// The rest of the children is left out.
    Cutoff,
    /// A call returns.
    Leave,
    /// The search ends.
    Finish,
    /// A pass begins.
    Pass,
    /// A table answers.
    Hit,
    /// A table narrows the window.
    Narrow,
    /// The child that has returned is to be searched again.
    Again,
    /// A pass ends.
    Verdict,
    /// A noisy node takes its static value as its first best value.
    StandPat,
}

impl ForeignKind {
    /// All kinds, by number, with their words in a trace.
    const ALL: [(ForeignKind, &str); 12] = [
        (ForeignKind::Enter, "enter"),
        (ForeignKind::Evaluate, "evaluate"),
        (ForeignKind::Compare, "compare"),
        (ForeignKind::Cutoff, "cutoff"),
        (ForeignKind::Leave, "leave"),
        (ForeignKind::Finish, "finish"),
        (ForeignKind::Pass, "pass"),
        (ForeignKind::Hit, "hit"),
        (ForeignKind::Narrow, "narrow"),
        (ForeignKind::Again, "again"),
        (ForeignKind::Verdict, "verdict"),
        (ForeignKind::StandPat, "stand-pat"),
    ];

    /// The kind that a word means.
    pub fn of(word: &str) -> Option<ForeignKind> {
        let mut kinds = ForeignKind::ALL.into_iter();
        kinds.find_map(|(kind, known)| (known == word).then_some(kind))
    }
}

/// One event. Numbers that its line does not tell are `None`; all are MAX's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ForeignEvent {
    /// Its kind.
    pub kind: ForeignKind,
    /// Its node.
    pub node: NodeId,
    /// Its line in the file, from 1.
    pub line: u32,
    /// `value`; of a pass its depth.
    pub value: Option<f64>,
    /// `alpha`; of a verdict `low`.
    pub alpha: Option<f64>,
    /// `beta`; of a verdict `high`.
    pub beta: Option<f64>,
    /// The best value by then; at the end the number of the best move.
    pub best: Option<f64>,
    /// The bounds that a table has for the node.
    pub known: Option<StoredBounds>,
}

impl ForeignEvent {
    /// The same as the other player tells it.
    pub fn for_opponent(self) -> ForeignEvent {
        // Adding zero turns −0 into 0.
        let other = |number: Option<f64>| number.map(|number| 0.0 - number);
        ForeignEvent {
            value: other(self.value),
            alpha: other(self.beta),
            beta: other(self.alpha),
            best: match self.kind {
                ForeignKind::Finish => self.best,
                _ => other(self.best),
            },
            known: self.known.map(|known| StoredBounds {
                lower: 0.0 - known.upper,
                upper: 0.0 - known.lower,
                lower_by: known.upper_by,
                upper_by: known.lower_by,
                ..known
            }),
            ..self
        }
    }
}

/// All events of one trace.
#[derive(Debug, Default)]
pub struct ForeignTrace {
    /// `node << 8 | kind << 4 | numbers`, with a bit for each number in the trace.
    events: Vec<u32>,
    lines: Vec<u32>,
    /// The numbers of all events, one after the other.
    numbers: Vec<f64>,
    /// The bounds from the table, by event.
    known: Vec<(u32, StoredBounds)>,
    /// The children of comparisons, by event; `None`: there is no such child.
    children: Vec<(u32, Option<NodeId>)>,
    /// The values that nodes are given in place of those of the tree, the first of each node.
    pub values: Vec<(NodeId, f64)>,
    /// The principal variation: numbers of children, from 0.
    pub variation: Option<Vec<f64>>,
    /// The problem of the header, and its line.
    pub header: Option<(u32, Flaw)>,
    /// The notes on its calls.
    pub notes: Notes,
}

/// A place between two events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// How many events come before it.
    pub event: usize,
    number: usize,
}

impl ForeignTrace {
    /// How many events there are.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Adds an event.
    pub fn push(&mut self, event: ForeignEvent) {
        let numbers = [event.value, event.alpha, event.beta, event.best];
        let mut bits = 0;
        for (bit, number) in numbers.into_iter().enumerate() {
            bits |= u32::from(number.is_some()) << bit;
            self.numbers.extend(number);
        }
        if let Some(known) = event.known {
            self.known.push((self.events.len() as u32, known));
        }
        self.events
            .push(event.node << 8 | (event.kind as u32) << 4 | bits);
        self.lines.push(event.line);
    }

    /// Adds its child to the event that was added last.
    pub fn push_child(&mut self, child: Option<NodeId>) {
        if let Some(event) = self.events.len().checked_sub(1) {
            self.children.push((event as u32, child));
        }
    }

    /// The child of the event after a place, if the trace reports it.
    pub fn child(&self, cursor: Cursor) -> Option<Option<NodeId>> {
        value_of(&self.children, cursor.event as u32)
    }

    /// The event after a place, which moves past it.
    pub fn next(&self, cursor: &mut Cursor) -> Option<ForeignEvent> {
        let event = *self.events.get(cursor.event)?;
        let line = *self.lines.get(cursor.event)?;
        cursor.event += 1;
        let mut number = |bit: u32| {
            if event & 1 << bit == 0 {
                return None;
            }
            cursor.number += 1;
            self.numbers.get(cursor.number - 1).copied()
        };
        let [value, alpha, beta, best] = [number(0), number(1), number(2), number(3)];
        let (kind, _) = ForeignKind::ALL[(event >> 4 & 15) as usize % ForeignKind::ALL.len()];
        Some(ForeignEvent {
            kind,
            known: match kind {
                ForeignKind::Hit | ForeignKind::Narrow => {
                    value_of(&self.known, cursor.event as u32 - 1)
                }
                _ => None,
            },
            node: event >> 8,
            line,
            value,
            alpha,
            beta,
            best,
        })
    }

    /// The event after a place, which stays where it is.
    pub fn peek(&self, mut cursor: Cursor) -> Option<ForeignEvent> {
        self.next(&mut cursor)
    }

    /// The line of an event; that of the last one if there is no such event, and 0 if there are none.
    pub fn line(&self, event: usize) -> u32 {
        let line = self.lines.get(event).or(self.lines.last());
        line.copied().unwrap_or_default()
    }

    /// Numbers the nodes anew.
    pub fn renumber(&mut self, new: &[NodeId]) {
        let number = |node: NodeId| entry(new, node as usize);
        for event in &mut self.events {
            *event = number(*event >> 8) << 8 | *event & 0xff;
        }
        for (_, child) in &mut self.children {
            *child = child.map(number);
        }
    }
}

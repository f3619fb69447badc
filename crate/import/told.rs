//! What a program tells of its search: its events as columns, in the order of their lines.

use crate::search::Known;
use crate::tree::NodeId;

/// The most events of one trace.
pub const MOST: usize = 1 << 24;

/// What an event is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Kind {
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
}

const KINDS: [Kind; 11] = [
    Kind::Enter,
    Kind::Evaluate,
    Kind::Compare,
    Kind::Cutoff,
    Kind::Leave,
    Kind::Finish,
    Kind::Pass,
    Kind::Hit,
    Kind::Narrow,
    Kind::Again,
    Kind::Verdict,
];

/// One event. Numbers that its line does not tell are `None`; all are MAX's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Said {
    /// What it is.
    pub kind: Kind,
    /// Whose it is.
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
    /// What a table has on the node.
    pub known: Option<Known>,
}

/// All events of one trace.
#[derive(Debug, Default)]
pub struct Told {
    /// `node << 8 | kind << 4 | numbers`, a bit for each number that is told.
    events: Vec<u32>,
    lines: Vec<u32>,
    /// The numbers of all events, one after the other.
    numbers: Vec<f64>,
    /// What the table had, by event.
    known: Vec<(u32, Known)>,
}

/// A place between two events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cursor {
    /// How many events come before it.
    pub event: usize,
    number: usize,
}

impl Told {
    /// How many events there are.
    pub fn len(&self) -> usize {
        self.events.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Adds an event.
    pub fn push(&mut self, said: Said) {
        let told = [said.value, said.alpha, said.beta, said.best];
        let mut bits = 0;
        for (bit, number) in told.into_iter().enumerate() {
            bits |= u32::from(number.is_some()) << bit;
            self.numbers.extend(number);
        }
        if let Some(known) = said.known {
            self.known.push((self.events.len() as u32, known));
        }
        self.events
            .push(said.node << 8 | (said.kind as u32) << 4 | bits);
        self.lines.push(said.line);
    }

    /// The event after a place, which moves past it.
    pub fn next(&self, cursor: &mut Cursor) -> Option<Said> {
        let event = *self.events.get(cursor.event)?;
        let line = *self.lines.get(cursor.event)?;
        cursor.event += 1;
        let mut number = |bit: u32| {
            let told = event & 1 << bit != 0;
            cursor.number += usize::from(told);
            told.then(|| self.numbers.get(cursor.number - 1).copied())
                .flatten()
        };
        let [value, alpha, beta, best] = [number(0), number(1), number(2), number(3)];
        let kind = KINDS[(event >> 4 & 15) as usize % KINDS.len()];
        Some(Said {
            kind,
            known: match kind {
                Kind::Hit | Kind::Narrow => self.known(cursor.event - 1),
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
    pub fn peek(&self, mut cursor: Cursor) -> Option<Said> {
        self.next(&mut cursor)
    }

    /// What the table had at an event.
    fn known(&self, event: usize) -> Option<Known> {
        let of = |&(other, _): &(u32, Known)| other as usize;
        let found = self.known.binary_search_by_key(&event, of).ok()?;
        self.known.get(found).map(|&(_, known)| known)
    }

    /// The line of an event; 0 if there is no such event.
    pub fn line(&self, event: usize) -> u32 {
        self.lines.get(event).copied().unwrap_or_default()
    }

    /// Numbers the nodes anew.
    pub fn renumber(&mut self, new: &[NodeId]) {
        for event in &mut self.events {
            let node = new.get((*event >> 8) as usize).copied().unwrap_or_default();
            *event = node << 8 | *event & 0xff;
        }
    }
}

//! Reads a trace, line by line, as its bytes come.

use super::lines::Lines;
use super::refusal::Refusal;

/// A reader that makes a trace of its lines.
pub trait LineReader {
    /// Takes a line, with its number from 1.
    ///
    /// # Errors
    /// The trace cannot be read.
    fn line(&mut self, line: &str, number: u32) -> Result<(), Refusal>;

    /// Whether a line has come at which the trace is no search.
    fn is_broken(&self) -> bool;

    /// How many nodes and events there are, whichever is more.
    fn most(&self) -> usize;
}

/// A trace that is being read.
pub struct Feed<R> {
    lines: Lines,
    pub(super) reader: R,
    /// The number of bytes, 0 if unknown, and how many have come.
    bytes: (usize, usize),
}

impl<R: LineReader> Feed<R> {
    pub(super) fn by(reader: R, bytes: usize) -> Feed<R> {
        Feed {
            lines: Lines::default(),
            reader,
            bytes: (bytes, 0),
        }
    }

    /// The number of the last line that says anything.
    pub(super) fn last_line(&self) -> u32 {
        self.lines.last_number()
    }

    /// Takes the bytes that come next; `last`: no more come. Returns whether more are wanted.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, Refusal> {
        self.bytes.1 = self.bytes.1.saturating_add(bytes.len());
        let reader = &mut self.reader;
        let mut refused = None;
        let more = self.lines.feed(bytes, last, |line, number| {
            match reader.line(line, number) {
                Ok(()) => Ok(!reader.is_broken()),
                Err(Refusal::Import(error)) => Err(error),
                Err(tree) => {
                    refused = Some(tree);
                    Ok(false)
                }
            }
        });
        match (refused, more) {
            (Some(tree), _) => Err(tree),
            (None, Ok(more)) => Ok(more),
            (None, Err(error)) => Err(Refusal::Import(error)),
        }
    }

    /// How many nodes and events have been read, whichever is more.
    pub fn most(&self) -> usize {
        self.reader.most()
    }

    /// The share that has been read, 0 … 1.
    pub fn share(&self) -> f64 {
        self.bytes.1.min(self.bytes.0) as f64 / self.bytes.0.max(1) as f64
    }
}

//! Reads a trace, line by line, as its bytes come.

use super::lines::{LineReader, Lines};
use super::refusal::{Refusal, Stop};

/// A trace that is being read.
pub struct Feed<R: LineReader> {
    lines: Lines,
    pub(super) reader: R,
    /// The first line at which the trace is no search, and the reason.
    pub(super) broken: Option<(u32, R::Flaw)>,
    /// The number of bytes, 0 if unknown, and how many have come.
    bytes: (usize, usize),
}

impl<R: LineReader> Feed<R> {
    pub(super) fn by(reader: R, bytes: usize) -> Feed<R> {
        Feed {
            lines: Lines::default(),
            reader,
            broken: None,
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
        match self.lines.feed(bytes, last, &mut self.reader) {
            Ok(()) => Ok(true),
            Err(Stop::Flaw(flaw)) => {
                self.broken = Some((self.last_line(), flaw));
                Ok(false)
            }
            Err(Stop::Refusal(refusal)) => Err(refusal),
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

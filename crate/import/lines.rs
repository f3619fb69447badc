//! The lines of a file that comes in pieces.

use super::error::ImportProblem;
use super::refusal::{Refusal, Stop, refusal};

/// The longest line, in bytes: the header of a trace has the tree in it.
const LONGEST: usize = 4 << 20;
/// How many bytes without a line that says anything are read.
const IDLE: usize = 1 << 20;

/// A reader that makes a trace of its lines.
pub trait LineReader {
    /// Why a trace is no search.
    type Flaw;

    /// Takes a line, with its number from 1.
    ///
    /// # Errors
    /// The trace cannot be read, or is no search.
    fn line(&mut self, line: &str, number: u32) -> Result<(), Stop<Self::Flaw>>;

    /// How many nodes and events there are, whichever is more.
    fn most(&self) -> usize;
}

/// The lines read so far.
#[derive(Debug, Default)]
pub struct Lines {
    /// The beginning of a line whose end has not come.
    rest: Vec<u8>,
    /// The number of lines that have come whole.
    number: u32,
    /// The number of the last line that says anything.
    last_number: u32,
    /// The bytes since.
    idle: usize,
}

impl Lines {
    /// The number of the line that was told last, from 1.
    pub fn last_number(&self) -> u32 {
        self.last_number
    }

    /// Takes more bytes, and gives each line that is whole to a reader, unless it is blank. `last`: no more come.
    pub fn feed<R: LineReader>(
        &mut self,
        bytes: &[u8],
        last: bool,
        reader: &mut R,
    ) -> Result<(), Stop<R::Flaw>> {
        let mut bytes = bytes;
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            let (line, rest) = bytes.split_at(end);
            bytes = &rest[1..];
            self.line(line, reader)?;
        }
        if last {
            return self.line(bytes, reader);
        }
        self.rest.extend_from_slice(bytes);
        match self.rest.len() > LONGEST {
            true => Err(self.too_long().into()),
            false => Ok(()),
        }
    }

    /// A whole line: its beginning that had come before, and its end.
    fn line<R: LineReader>(&mut self, end: &[u8], reader: &mut R) -> Result<(), Stop<R::Flaw>> {
        if self.rest.len() + end.len() > LONGEST {
            return Err(self.too_long().into());
        }
        self.number = self.number.saturating_add(1);
        if self.rest.is_empty() {
            return self.tell(end, reader);
        }
        let mut whole = std::mem::take(&mut self.rest);
        whole.extend_from_slice(end);
        self.tell(&whole, reader)
    }

    fn tell<R: LineReader>(&mut self, line: &[u8], reader: &mut R) -> Result<(), Stop<R::Flaw>> {
        let mark = if self.number == 1 { "\u{feff}" } else { "" };
        let line = line.strip_prefix(mark.as_bytes()).unwrap_or(line);
        let text = std::str::from_utf8(line).ok();
        // UTF-16 has a zero byte in every other place, or no UTF-8 at its very beginning.
        let Some(text) = text.filter(|text| !text.contains('\0')) else {
            let good = line.utf8_chunks().next().map_or("", |chunk| chunk.valid());
            let at = good.find('\0').unwrap_or(good.len());
            return Err(refusal(good, self.number, (at, ImportProblem::TraceEncoding)).into());
        };
        if !text.trim().is_empty() {
            (self.last_number, self.idle) = (self.number, 0);
            return reader.line(text, self.number);
        }
        self.idle += line.len() + 1;
        match self.idle > IDLE {
            true => Err(refusal("", self.number, (0, ImportProblem::TraceEmpty)).into()),
            false => Ok(()),
        }
    }

    fn too_long(&self) -> Refusal {
        let problem = ImportProblem::TraceLine { limit: LONGEST };
        refusal("", self.number + 1, (0, problem))
    }
}

//! The lines of a file that comes in pieces.

use super::error::ImportProblem;
use super::refusal::{Refusal, refusal};

/// The longest line, in bytes: the header of a trace has the tree in it.
const LONGEST: usize = 4 << 20;
/// How many bytes without a line that says anything are read.
const IDLE: usize = 1 << 20;

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

    /// Takes more bytes, and tells each line that is whole, with its number, unless it is blank. `last`: no more come.
    /// `each` says whether it wants more lines.
    pub fn feed(
        &mut self,
        bytes: &[u8],
        last: bool,
        mut each: impl FnMut(&str, u32) -> Result<bool, Refusal>,
    ) -> Result<bool, Refusal> {
        let mut bytes = bytes;
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            let (line, rest) = bytes.split_at(end);
            bytes = &rest[1..];
            if !self.line(line, &mut each)? {
                return Ok(false);
            }
        }
        if last {
            return self.line(bytes, &mut each);
        }
        self.rest.extend_from_slice(bytes);
        match self.rest.len() > LONGEST {
            true => Err(self.too_long()),
            false => Ok(true),
        }
    }

    /// A whole line: its beginning that had come before, and its end.
    fn line(
        &mut self,
        end: &[u8],
        each: &mut impl FnMut(&str, u32) -> Result<bool, Refusal>,
    ) -> Result<bool, Refusal> {
        if self.rest.len() + end.len() > LONGEST {
            return Err(self.too_long());
        }
        self.number = self.number.saturating_add(1);
        if self.rest.is_empty() {
            return self.tell(end, each);
        }
        let mut whole = std::mem::take(&mut self.rest);
        whole.extend_from_slice(end);
        self.tell(&whole, each)
    }

    fn tell(
        &mut self,
        line: &[u8],
        each: &mut impl FnMut(&str, u32) -> Result<bool, Refusal>,
    ) -> Result<bool, Refusal> {
        let mark = if self.number == 1 { "\u{feff}" } else { "" };
        let line = line.strip_prefix(mark.as_bytes()).unwrap_or(line);
        let text = std::str::from_utf8(line).ok();
        // UTF-16 has a zero byte in every other place, or no UTF-8 at its very beginning.
        let Some(text) = text.filter(|text| !text.contains('\0')) else {
            let good = line.utf8_chunks().next().map_or("", |chunk| chunk.valid());
            let at = good.find('\0').unwrap_or(good.len());
            return Err(refusal(
                good,
                self.number,
                (at, ImportProblem::TraceEncoding),
            ));
        };
        if !text.trim().is_empty() {
            (self.last_number, self.idle) = (self.number, 0);
            return each(text, self.number);
        }
        self.idle += line.len() + 1;
        match self.idle > IDLE {
            true => Err(refusal("", self.number, (0, ImportProblem::TraceEmpty))),
            false => Ok(true),
        }
    }

    fn too_long(&self) -> Refusal {
        let problem = ImportProblem::TraceLine { limit: LONGEST };
        refusal("", self.number + 1, (0, problem))
    }
}

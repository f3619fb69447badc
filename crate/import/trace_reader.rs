//! Reads a trace, line by line, as its bytes come.

use super::error::ImportProblem;
use super::line_error::{LineError, TraceError, trace_error};
use super::trace_line::TraceLine;

/// The longest line, in bytes: the header of a trace has the tree in it.
const LONGEST: usize = 4 << 20;
/// How many bytes without a line that says anything are read.
const IDLE: usize = 1 << 20;

/// A reader that makes a trace of its lines.
pub trait LineReader {
    /// Why a trace is no search.
    type Flaw;

    /// Takes a line.
    ///
    /// # Errors
    /// The trace cannot be read, or is no search.
    fn line(&mut self, line: &TraceLine) -> Result<(), LineError<Self::Flaw>>;

    /// How many nodes and events there are, whichever is more.
    fn most(&self) -> usize;
}

/// A trace that is being read.
pub struct TraceReader<R: LineReader> {
    pub(super) reader: R,
    /// The beginning of a line whose end has not come.
    rest: Vec<u8>,
    /// The number of lines that have come whole.
    lines: u32,
    /// The number of the last line that says anything.
    pub(super) last_line: u32,
    /// The bytes since.
    idle: usize,
    /// The first line at which the trace is no search, and the reason.
    pub(super) broken: Option<(u32, R::Flaw)>,
    /// The number of bytes, 0 if unknown, and how many have come.
    bytes: (usize, usize),
}

impl<R: LineReader> TraceReader<R> {
    pub(super) fn by(reader: R, bytes: usize) -> TraceReader<R> {
        TraceReader {
            reader,
            rest: Vec::new(),
            lines: 0,
            last_line: 0,
            idle: 0,
            broken: None,
            bytes: (bytes, 0),
        }
    }

    /// Takes the bytes that come next; `last`: no more come. Returns whether more are wanted.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, TraceError> {
        self.bytes.1 = self.bytes.1.saturating_add(bytes.len());
        match self.read(bytes, last) {
            Ok(()) => Ok(true),
            Err(LineError::Flaw(flaw)) => {
                self.broken = Some((self.last_line, flaw));
                Ok(false)
            }
            Err(LineError::Trace(trace_error)) => Err(trace_error),
        }
    }

    /// Gives each line that is whole to the reader, unless it is blank.
    fn read(&mut self, mut bytes: &[u8], last: bool) -> Result<(), LineError<R::Flaw>> {
        while let Some(end) = bytes.iter().position(|&byte| byte == b'\n') {
            let (line, rest) = bytes.split_at(end);
            bytes = &rest[1..];
            self.line(line)?;
        }
        if last {
            return self.line(bytes);
        }
        self.rest.extend_from_slice(bytes);
        match self.rest.len() > LONGEST {
            true => Err(self.too_long().into()),
            false => Ok(()),
        }
    }

    /// A whole line: its beginning that had come before, and its end.
    fn line(&mut self, end: &[u8]) -> Result<(), LineError<R::Flaw>> {
        if self.rest.len() + end.len() > LONGEST {
            return Err(self.too_long().into());
        }
        self.lines = self.lines.saturating_add(1);
        if self.rest.is_empty() {
            return self.read_line(end);
        }
        let mut whole = std::mem::take(&mut self.rest);
        whole.extend_from_slice(end);
        self.read_line(&whole)
    }

    fn read_line(&mut self, line: &[u8]) -> Result<(), LineError<R::Flaw>> {
        let mark = if self.lines == 1 { "\u{feff}" } else { "" };
        let line = line.strip_prefix(mark.as_bytes()).unwrap_or(line);
        let text = std::str::from_utf8(line).ok();
        // UTF-16 has a zero byte in every other place, or no UTF-8 at its very beginning.
        let Some(text) = text.filter(|text| !text.contains('\0')) else {
            let good = line.utf8_chunks().next().map_or("", |chunk| chunk.valid());
            let at = good.find('\0').unwrap_or(good.len());
            return Err(trace_error(good, self.lines, (at, ImportProblem::TraceEncoding)).into());
        };
        if !text.trim().is_empty() {
            (self.last_line, self.idle) = (self.lines, 0);
            return self.reader.line(&TraceLine::read(text, self.lines)?);
        }
        self.idle += line.len() + 1;
        match self.idle > IDLE {
            true => Err(trace_error("", self.lines, (0, ImportProblem::TraceEmpty)).into()),
            false => Ok(()),
        }
    }

    fn too_long(&self) -> TraceError {
        let problem = ImportProblem::TraceLine { limit: LONGEST };
        trace_error("", self.lines + 1, (0, problem))
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

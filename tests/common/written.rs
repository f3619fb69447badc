//! A trace together with the listing in which it is explained; both are queried by step.

use std::ops::Deref;

use secateur::explain::inspect::{self, NodeState};
use secateur::explain::listing::{self, Line, Listing, Variable, Writing};
use secateur::explain::naming::Naming;
use secateur::explain::summary::{self, Summary};
use secateur::explain::view::View;
use secateur::explain::{self, Explanation};
use secateur::frame::Frame;
use secateur::trace::Trace;
use secateur::tree::NodeId;
use secateur::tree::names::Names;

/// A trace and its listing.
pub struct Written {
    pub trace: Trace,
    pub writing: Writing,
}

impl Written {
    /// Explains `trace` in the listing `asked` if that listing stands for the trace's rules.
    pub fn new(trace: Trace, asked: Option<Listing>) -> Written {
        let writing = Writing::new(trace.tree(), trace.rules(), asked);
        Written { trace, writing }
    }

    pub fn lines(&self) -> Vec<Line> {
        self.writing.lines()
    }

    pub fn line(&self, step: u32) -> u32 {
        self.writing.line(&Frame::new(&self.trace, step))
    }

    pub fn next_on_line(&self, step: u32, line: u32) -> Option<u32> {
        let frame = Frame::new(&self.trace, step);
        self.writing.next_on_line(&frame, line)
    }

    pub fn variables(&self, step: u32, view: View) -> Vec<Variable> {
        let frame = Frame::new(&self.trace, step);
        listing::variables(&frame, &self.writing, view)
    }

    pub fn explain(&self, names: &Names, step: u32) -> Explanation {
        let frame = Frame::new(&self.trace, step);
        explain::explain(&frame, names, self.writing.naming())
    }
}

impl Deref for Written {
    type Target = Trace;

    fn deref(&self) -> &Trace {
        &self.trace
    }
}

fn naming(frame: &Frame) -> Naming {
    Writing::new(frame.tree(), frame.rules(), None).naming()
}

/// Explains a step with the names of the first listing that stands for the rules.
pub fn explain(trace: &Trace, names: &Names, step: u32) -> Explanation {
    let frame = Frame::new(trace, step);
    explain::explain(&frame, names, naming(&frame))
}

/// The state of a node with the names of the first listing that stands for the rules.
pub fn inspect(frame: &Frame, names: &Names, node: NodeId) -> NodeState {
    inspect::inspect(frame, names, naming(frame), node)
}

/// The outcome of a search.
pub fn summary(trace: &Trace) -> Summary {
    summary::summary(&Frame::new(trace, trace.steps()))
}

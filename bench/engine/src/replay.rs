//! The work of a reader without an index: it has to replay the search from its start.

use secateur::frame::Frame;
use secateur::search::counts::{Counter, Counts};
use secateur::search::{self, Observer, Window};
use secateur::trace::Trace;
use secateur::tree::NodeId;

struct Replay<'a> {
    trace: &'a Trace,
    /// The steps to compare, in ascending order.
    steps: &'a [u32],
    step: u32,
    open: Vec<(NodeId, Window)>,
    counter: Counter,
    mismatches: usize,
}

pub fn mismatches(trace: &Trace, steps: &[u32]) -> usize {
    let mut replay = Replay {
        trace,
        steps,
        step: 0,
        open: Vec::new(),
        counter: Counter::default(),
        mismatches: 0,
    };
    let outcome = search::run(trace.tree(), trace.rules(), &mut replay);
    replay.mismatches + usize::from(outcome != trace.outcome())
}

impl Replay<'_> {
    fn stepped(&mut self) {
        self.step += 1;
        while let Some((&next, rest)) = self.steps.split_first() {
            if next > self.step {
                return;
            }
            self.steps = rest;
            self.mismatches += usize::from(next < self.step || !self.agrees());
        }
    }

    fn agrees(&self) -> bool {
        let frame = Frame::new(self.trace, self.step);
        let path = frame.path().iter();
        let counts: Counts = self.counter.counts;
        frame.counts() == counts
            && path
                .map(|call| (call.node, call.current.window))
                .eq(self.open.iter().copied())
    }
}

impl Observer for Replay<'_> {
    fn enter(&mut self, node: NodeId, window: Window) {
        self.counter.enter(node, window);
        self.open.push((node, window));
        self.stepped();
    }

    fn evaluate(&mut self, node: NodeId, value: f64) {
        self.counter.evaluate(node, value);
        self.stepped();
    }

    fn compare(&mut self, _: NodeId, _: NodeId, _: f64, _: f64, window: Window) {
        if let Some(open) = self.open.last_mut() {
            open.1 = window;
        }
        self.stepped();
    }

    fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) {
        self.counter.cutoff(node, child, pruned);
        self.stepped();
    }

    fn leave(&mut self, _: NodeId, _: f64) {
        self.open.pop();
        self.stepped();
    }
}

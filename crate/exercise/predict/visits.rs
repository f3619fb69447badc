//! The questions about a search with several visits, in the order of its events.

use super::child_comparison::{ChildComparison, TestResult};
use super::lookup::Lookup;
use super::null_window::NullWindow;
use super::pass_run::PassRun;
use super::question::{Decision, Moment, Question, about};
use super::task_run::TaskRun;
use crate::frame::Frame;
use crate::search::{Memory, Window};
use crate::trace::event::{Event, EventDetails, EventKind, ValueRange};
use crate::trace::{CallId, Trace};
use crate::tree::NodeId;

/// The most steps about which there are questions.
const MOST: u32 = 100_000;

/// The questions of a search; all of them, or only those worth asking.
pub(super) fn questions(run: &TaskRun, trace: &Trace, every: bool) -> Vec<Question> {
    let mut builder = QuestionBuilder {
        run,
        trace,
        every,
        calls: Vec::new(),
        passes: 0,
        before: 0,
        questions: Vec::new(),
    };
    for event in trace.events(1..trace.steps().min(MOST) + 1) {
        builder.read(&event);
    }
    builder.questions
}

/// The questions about the events that have been read.
struct QuestionBuilder<'a, 'b> {
    run: &'a TaskRun<'b>,
    trace: &'a Trace,
    every: bool,
    calls: Vec<CallTests>,
    passes: usize,
    /// How many nodes the passes before have evaluated.
    before: u32,
    questions: Vec<Question>,
}

/// The null windows about a call.
#[derive(Clone, Copy, Default)]
struct CallTests {
    /// Whether its caller tests its node with one.
    tested: bool,
    /// Whether it has tested a child with one.
    tests: bool,
}

impl QuestionBuilder<'_, '_> {
    fn read(&mut self, event: &Event) {
        let step = event.step;
        match event.details {
            EventDetails::Enter(bounds) => self.enter(step, event.node, bounds.window),
            EventDetails::Compare { .. } | EventDetails::Again { .. } => {
                if let Some(comparison) = self.comparison(event) {
                    let questions = about(self.run, &comparison, self.every);
                    self.questions.extend(questions);
                }
            }
            _ => {}
        }
    }

    fn enter(&mut self, step: u32, node: NodeId, window: Window) {
        let frame = Frame::new(self.trace, step);
        let id = self.trace.call_at(step);
        let call = self.trace.call(id);
        let tests = frame.tests(node);
        self.calls.push(CallTests {
            tested: tests,
            tests: false,
        });
        if tests && let Some(caller) = call.caller() {
            self.test(step, caller, node, window);
        }
        if node == 0 {
            self.pass(step);
        }
        if !call.evaluated() && self.run.task.rules.table != Memory::None {
            self.lookup(&frame, id, window);
        }
    }

    /// A child is tested.
    fn test(&mut self, step: u32, caller: CallId, child: NodeId, window: Window) {
        let first = match self.calls.get_mut(caller.0 as usize) {
            Some(call) => !std::mem::replace(&mut call.tests, true),
            None => false,
        };
        let node = self.trace.call(caller).node();
        let outer = self.window(step - 1, node);
        let moment = Moment::Tested(NullWindow {
            step,
            node,
            child,
            outer,
            window,
        });
        if first || self.every {
            self.ask(step - 1, Decision::Test, (node, child), outer, moment);
        }
    }

    /// A search from the root begins.
    fn pass(&mut self, step: u32) {
        let call = self.trace.call(self.trace.call_at(step));
        let (number, depth) = (self.passes, self.depth_of(self.passes));
        self.passes += 1;
        let Some(left) = call.left() else { return };
        let count = |kind| {
            let kinds = (step..=left).map(|step| self.trace.kind_at(step));
            kinds.filter(|&other| other == kind).count() as u32
        };
        let evaluated = count(EventKind::Evaluate);
        let moment = Moment::Began(PassRun {
            step,
            left: Some(left),
            returned: call.returned(),
            range: call.range(),
            depth,
            number,
            entered: count(EventKind::Enter),
            evaluated,
            before: self.before,
        });
        self.before += evaluated;
        let window = self.window(step, 0);
        self.ask(step, Decision::Pass, (0, 0), window, moment);
        self.ask(step, Decision::Evaluates, (0, 0), window, moment);
    }

    /// The depth limit of a pass.
    fn depth_of(&self, pass: usize) -> Option<u32> {
        self.trace.passes().get(pass)?.depth
    }

    /// A call asks the table.
    fn lookup(&mut self, frame: &Frame, id: CallId, window: Window) {
        let (step, call) = (frame.step(), self.trace.call(id));
        let node = call.node();
        let entry = frame.table(node, 0).and_then(|state| state.entry);
        let entry = entry.filter(|entry| frame.has_position(node, entry.position));
        if entry.is_none() && !self.every {
            return;
        }
        let depth = self.depth_of(self.trace.pass_of(id));
        let tree = self.trace.tree();
        let next = (step < self.trace.steps()).then(|| self.trace.kind_at(step + 1));
        let moment = Moment::Asked(Lookup {
            step,
            node,
            window,
            entry,
            plies: depth
                .unwrap_or_else(|| tree.height())
                .saturating_sub(tree.depth(node)),
            endless: depth.is_none(),
            answer: call.hit().then(|| call.returned()),
            narrows: next == Some(EventKind::Narrow),
        });
        self.ask(step, Decision::Table, (node, node), window, moment);
    }

    fn ask(
        &mut self,
        step: u32,
        ask: Decision,
        (node, child): (NodeId, NodeId),
        window: Window,
        moment: Moment,
    ) {
        self.questions.push(Question {
            step,
            ask,
            node,
            child,
            value: None,
            window,
            side: None,
            moment,
        });
    }

    /// The window of an open call at a step.
    fn window(&self, step: u32, node: NodeId) -> Window {
        let frame = Frame::new(self.trace, step);
        let call = frame.call(node);
        call.map_or(Window::FULL, |call| call.current.window)
    }

    /// The comparison of an event, which can also be that a child is searched again.
    fn comparison(&self, event: &Event) -> Option<ChildComparison> {
        let (step, node) = (event.step, event.node);
        let call = self.trace.call(self.trace.call_at(step));
        let child = self.trace.compared_call(step);
        let tested = self
            .calls
            .get(child.0 as usize)
            .is_some_and(|call| call.tested);
        let tested = tested.then_some(TestResult::Enough);
        let frame = Frame::new(self.trace, step - 1);
        let open = frame.call(node)?;
        let before = open.current.window;
        let comparison = ChildComparison {
            step,
            node,
            child: self.trace.call(child).node(),
            value: self.trace.call(child).returned(),
            best: open.best,
            improved: false,
            before,
            after: before,
            cut: false,
            last: self.trace.is_last(self.trace.call(child)),
            returned: call.left().map_or(f64::NAN, |_| call.returned()),
            range: call.left().map_or(ValueRange::NOTHING, |_| call.range()),
            left: call.left(),
            test: tested,
        };
        match event.details {
            EventDetails::Again { .. } => Some(ChildComparison {
                test: Some(TestResult::Again),
                ..comparison
            }),
            EventDetails::Compare {
                after,
                improved,
                window,
                ..
            } => Some(ChildComparison {
                best: after,
                improved,
                after: window,
                cut: step < self.trace.steps() && self.trace.kind_at(step + 1) == EventKind::Cutoff,
                ..comparison
            }),
            _ => None,
        }
    }
}

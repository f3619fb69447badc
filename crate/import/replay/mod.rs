//! Replays the events of a trace for a recorder. All numbers are those of the trace: one that it does not have is NaN.

mod table_answers;

use std::convert::Infallible;
use std::rc::Rc;

use super::check::Checked;
use super::finding::{Finding, Flaw};
use super::foreign_trace::{Cursor, ForeignEvent, ForeignKind, ForeignTrace};
use crate::search::{Observer, PassVerdict, Returns, Rules, UnknownValue, Update, Visit, Window};
use crate::trace::{AnySearchRecorder, Trace};
use crate::tree::{GameTree, NodeId, Sliced};

/// A trace that is being recorded. Events that its lines leave out are added: the comparison after each child, the
/// value of a node that returns at once, the cutoff of a call that leaves children out.
pub struct Replay {
    trace: ForeignTrace,
    broken: Option<(u32, Flaw)>,
    checked: Option<Checked>,
    rules: Rules,
    tree: Rc<GameTree>,
    recorder: AnySearchRecorder,
    cursor: Cursor,
    /// The depth limit of the pass.
    limit: Option<u32>,
    open: Vec<ReplayedCall>,
    /// By node: the last call that searched it, counted from 1.
    callers: Vec<u32>,
    /// The number of calls.
    calls: u32,
    /// The step of the difference.
    step: u32,
    /// The step at which the last call returned.
    returned: u32,
    /// The window of the root's call that was entered last.
    root: Option<Window>,
    /// The value that the root's call returned last.
    value: Option<f64>,
}

/// A recorded search.
pub struct Replayed {
    /// The search.
    pub trace: Trace,
    /// The first thing that is wrong with it.
    pub finding: Option<Finding>,
}

struct ReplayedCall {
    node: NodeId,
    call: u32,
    /// The window in the trace.
    entry: Window,
    best: f64,
    evaluated: bool,
    stood_pat: bool,
    /// The child that it searched last.
    last: Option<NodeId>,
    /// How many nodes the children have that it searched.
    searched: u32,
    cut: bool,
}

impl Replay {
    /// No event has been reported yet. `checked`: the first difference from the search of `rules`.
    pub fn new(
        mut tree: GameTree,
        trace: ForeignTrace,
        broken: Option<(u32, Flaw)>,
        checked: Option<Checked>,
        rules: Rules,
    ) -> Replay {
        let rules = rules.effective();
        tree.replace_values(&trace.values);
        let mut recorder = AnySearchRecorder::new(tree, &rules);
        recorder.set_other_values(!trace.values.is_empty());
        Replay {
            callers: vec![0; recorder.tree.len()],
            trace,
            broken,
            checked,
            rules,
            tree: Rc::clone(&recorder.tree),
            recorder,
            cursor: Cursor::default(),
            limit: rules.depth,
            open: Vec::new(),
            calls: 0,
            step: 0,
            returned: 0,
            root: None,
            value: None,
        }
    }

    fn replay(&mut self, event: ForeignEvent) {
        match event.kind {
            ForeignKind::Enter => self.enter(event),
            ForeignKind::Evaluate => {
                let leaves = self.leaves(event.node);
                match !leaves && self.may_stand_pat(event.node) {
                    true => self.stand_pat(event.node),
                    false => self.evaluate(event.node, leaves),
                }
            }
            ForeignKind::StandPat => self.stand_pat(event.node),
            ForeignKind::Cutoff => self.cutoff(),
            ForeignKind::Leave => self.leave(event),
            ForeignKind::Hit => self.hit(event),
            ForeignKind::Narrow => self.narrow(event),
            ForeignKind::Verdict => self.verdict(event),
            ForeignKind::Pass => {
                let depth = event.value.map(|depth| depth as u32);
                self.limit = depth.or(self.rules.depth);
                self.recorder.pass(depth);
            }
            // These follow from the others.
            ForeignKind::Compare | ForeignKind::Again | ForeignKind::Finish => {}
        }
    }

    fn enter(&mut self, event: ForeignEvent) {
        let node = event.node;
        let window = self.window(&event);
        self.recorder.enter(node, window);
        if self.open.is_empty() {
            self.root = Some(window);
        }
        self.calls += 1;
        if let Some(open) = self.open.last_mut() {
            let caller = &mut self.callers[node as usize];
            if *caller != open.call {
                *caller = open.call;
                open.searched += self.tree.size(node);
            }
        }
        self.open.push(ReplayedCall {
            node,
            call: self.calls,
            entry: window,
            best: self.tree.start(node),
            evaluated: false,
            stood_pat: false,
            last: None,
            searched: 0,
            cut: false,
        });
    }

    /// The window of an event. Without bounds the rules have but one.
    fn window(&self, event: &ForeignEvent) -> Window {
        match self.rules.bounded() {
            true => Window::new(
                event.alpha.unwrap_or(f64::NAN),
                event.beta.unwrap_or(f64::NAN),
            ),
            false => Window::FULL,
        }
    }

    /// Whether the call for a node returns next.
    fn leaves(&self, node: NodeId) -> bool {
        let next = self.trace.peek(self.cursor);
        next.is_none_or(|next| next.kind == ForeignKind::Leave && next.node == node)
    }

    /// A call that searches children after all has only looked at the value of its node.
    fn evaluate(&mut self, node: NodeId, leaves: bool) {
        let Some(open) = self.open.last_mut() else {
            return;
        };
        let own = open.node == node && open.last.is_none() && !open.evaluated;
        if let Some(value) = self.tree.value(node)
            && own
            && leaves
        {
            open.evaluated = true;
            self.recorder.evaluate(node, value);
        }
    }

    /// Whether the innermost call, which is to search children, stands pat on a value that it looks at.
    fn may_stand_pat(&self, node: NodeId) -> bool {
        let depth = self.open.len().saturating_sub(1) as u32;
        let visit = self.rules.visit(&self.tree, node, depth, self.limit);
        visit == Visit::StandPat
    }

    /// A call that has searched nothing stands pat. By rules without quiescence, and at a leaf, it evaluates its node.
    fn stand_pat(&mut self, node: NodeId) {
        if !self.rules.quiescent() || self.tree.is_leaf(node) {
            let leaves = self.leaves(node);
            return self.evaluate(node, leaves);
        }
        let (Some(open), Some(value)) = (self.open.last_mut(), self.tree.value(node)) else {
            return;
        };
        if open.node != node || open.last.is_some() || open.evaluated {
            return;
        }
        (open.evaluated, open.stood_pat, open.best) = (true, true, value);
        let entry = open.entry;
        self.recorder.stand_pat(node, value, entry);
    }

    /// Records the verdict on the value of the root, and the range proved by now.
    fn verdict(&mut self, event: ForeignEvent) {
        let Some((window, value)) = self.root.zip(self.value) else {
            return;
        };
        let verdict = PassVerdict::of(value, window);
        let (low, high) = match verdict {
            PassVerdict::Low => (f64::NEG_INFINITY, value),
            PassVerdict::High => (value, f64::INFINITY),
            PassVerdict::Exact => (value, value),
        };
        let (low, high) = (event.alpha.unwrap_or(low), event.beta.unwrap_or(high));
        self.recorder.verdict(verdict, low, high);
    }

    fn cutoff(&mut self) {
        let Some(open) = self.open.last_mut() else {
            return;
        };
        let own = open.stood_pat.then_some(open.node);
        if let Some(child) = open.last.or(own)
            && !open.cut
        {
            open.cut = true;
            let pruned = self.tree.size(open.node) - 1 - open.searched;
            self.recorder.cutoff(open.node, child, pruned);
        }
    }

    fn leave(&mut self, event: ForeignEvent) {
        let value = event.value.unwrap_or(f64::NAN);
        let Some(open) = self.open.last() else { return };
        let (node, last, entry) = (open.node, open.last, open.entry);
        let whole = open.searched == self.tree.size(node) - 1;
        match last {
            None if open.stood_pat => self.cutoff(),
            None if !open.evaluated => self.evaluate(node, true),
            Some(_) if !whole => self.cutoff(),
            _ => {}
        }
        let clamps = self.rules.returns == Returns::Hard;
        if !(clamps && (value == entry.alpha || value == entry.beta)) {
            self.recorder.assume_proved(value);
        }
        self.recorder.leave(node, value);
        self.returned = self.recorder.steps();
        self.open.pop();
        match self.open.is_empty() {
            true => self.value = Some(value),
            false => self.compare(node, value),
        }
    }

    /// The next event, but for one of a kind.
    fn next_but(&self, kind: ForeignKind) -> Option<ForeignEvent> {
        let mut cursor = self.cursor;
        let next = self.trace.next(&mut cursor)?;
        match next.kind == kind {
            true => self.trace.next(&mut cursor),
            false => Some(next),
        }
    }

    /// Whether a child that has just returned is entered at once: it is searched again, and not compared before.
    fn enters(&self, child: NodeId) -> bool {
        let next = self.next_but(ForeignKind::Again);
        next.is_some_and(|next| next.kind == ForeignKind::Enter && next.node == child)
    }

    fn compare(&mut self, child: NodeId, value: f64) {
        let again = self.enters(child);
        let next = self.trace.peek(self.cursor);
        let Some(open) = self.open.last_mut() else {
            return;
        };
        if again {
            let node = open.node;
            self.recorder.again(node, child, value);
            return;
        }
        open.last = Some(child);
        let (node, entry, before) = (open.node, open.entry, open.best);
        let comparison = next.filter(|next| next.kind == ForeignKind::Compare);
        let best = comparison.and_then(|event| event.best).unwrap_or(f64::NAN);
        open.best = best;
        self.recorder.compare(node, child, value, best, entry);
        if !self.rules.bounded() {
            return;
        }
        let window =
            comparison.map_or(Window::new(f64::NAN, f64::NAN), |event| self.window(&event));
        // The textbook's order tests before it moves the bound.
        let by = match self.cuts_next() && self.rules.update == Update::After {
            true => before,
            false => best,
        };
        let follows = match self.tree.is_chance(node) {
            true => entry,
            false => entry.narrowed(self.tree.player(node), by),
        };
        if window != follows {
            self.recorder.moves(window);
        }
    }

    /// Whether the innermost call, which has just compared a child, leaves the other children out.
    fn cuts_next(&self) -> bool {
        let next = self.next_but(ForeignKind::Compare);
        let whole = |open: &ReplayedCall| open.searched == self.tree.size(open.node) - 1;
        match next.map(|next| next.kind) {
            Some(ForeignKind::Cutoff) => true,
            Some(ForeignKind::Leave) => !self.open.last().is_some_and(whole),
            _ => false,
        }
    }

    /// The trace, with the first thing that is wrong with it.
    fn finish(&mut self) -> Replayed {
        let outcome = match (self.open.last(), self.value) {
            (Some(open), _) => Err(UnknownValue { node: open.node }),
            (None, value) => value.ok_or(UnknownValue { node: 0 }),
        };
        self.tree = Rc::default();
        let mut trace = std::mem::take(&mut self.recorder).finish(self.rules, outcome);
        if self.broken.is_some() && outcome.is_err() {
            trace.cut_short();
        }
        let finding = self.finding(trace.steps());
        trace.set_notes(std::mem::take(&mut self.trace.notes));
        trace.set_wrong_number(finding.as_ref().and_then(Finding::wrong_number));
        Replayed { trace, finding }
    }

    /// The first thing that is wrong with the trace, which has so many steps. That a broken trace ends is no difference.
    fn finding(&mut self, steps: u32) -> Option<Finding> {
        if let Some(header) = self.trace.header.take() {
            return Some(Finding::of(0, header));
        }
        let all = self.trace.len();
        let found = |checked: Checked, step| Finding {
            line: checked.line,
            step,
            flaw: checked.flaw,
            likely: checked.likely,
        };
        match (self.checked.take(), self.broken.take()) {
            (Some(checked), _) if checked.event < all => Some(found(checked, self.step.min(steps))),
            (Some(checked), None) => Some(found(checked, steps)),
            (_, broken) => broken.map(|broken| Finding::of(steps, broken)),
        }
    }
}

impl Sliced for Replay {
    type Output = Replayed;
    type Error = Infallible;

    /// Replays so many events.
    fn advance(&mut self, (): &(), events: usize) -> Result<Option<Replayed>, Infallible> {
        for _ in 0..events {
            let index = self.cursor.event;
            let Some(event) = self.trace.next(&mut self.cursor) else {
                return Ok(Some(self.finish()));
            };
            self.replay(event);
            let checked = self.checked.as_ref();
            if checked.is_some_and(|checked| checked.event == index) {
                // A comparison follows a return at once, and the end of the search is recorded last.
                self.step = match event.kind {
                    ForeignKind::Leave => self.returned,
                    kind => self.recorder.steps() + u32::from(kind == ForeignKind::Finish),
                };
            }
        }
        Ok(None)
    }

    fn share(&self, (): &()) -> f64 {
        self.cursor.event as f64 / self.trace.len().max(1) as f64
    }
}

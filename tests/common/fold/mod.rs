//! The state after each step of a search, computed by folding the calls of the observer one by one.
//! `Frame` and `Trace`, which answer by queries, are tested against this fold.

use secateur::frame::Status;
use secateur::search::counts::Counts;
use secateur::search::{Bounds, Rules, StoredBounds, Window};
use secateur::trace::event::{EventDetails, HeldWindow, ValueRange};
use secateur::trace::{CallId, CallState};
use secateur::tree::{GameTree, NodeId, Player};

mod proving;
mod returning;
mod visits;

use super::observer_log::ObserverCall;

/// The state after the steps folded so far. The vectors are indexed by node.
pub struct Fold<'a> {
    tree: &'a GameTree,
    rules: &'a Rules,
    /// Whether the search follows no rules, so that a bound may have no holder.
    foreign: bool,
    /// The open calls, from the root's to the innermost.
    pub open: Vec<NodeId>,
    pub status: Vec<Status>,
    pub call: Vec<Option<CallState>>,
    /// The windows that each call has had so far, in order.
    pub windows: Vec<Vec<Window>>,
    pub returned: Vec<Option<f64>>,
    pub range: Vec<ValueRange>,
    /// Whether a static value was taken at the node or below it, at an inner node.
    pub limited: Vec<bool>,
    pub pruned_by: Vec<Option<NodeId>>,
    /// The child that gave the best value, even if that value does not beat the bound the node was given.
    pub giver: Vec<Option<NodeId>>,
    /// Whether an earlier search left the node in its state.
    pub before: Vec<bool>,
    /// All calls for each node.
    pub calls: Vec<Vec<CallId>>,
    /// The children that the last call for each node has entered, each once.
    children: Vec<Vec<NodeId>>,
    /// The range that the children compared by the last call for each node prove together.
    compared: Vec<Option<ValueRange>>,
    /// The depth limit of each pass so far.
    pub passes: Vec<Option<u32>>,
    /// The depth limit of the pass that is about to begin.
    pass: Option<u32>,
    /// The pass of the last call for each node.
    pub pass_of: Vec<usize>,
    /// Which of the runs of passes to one depth the present pass belongs to.
    run: usize,
    /// The range that all calls for each node in one run have proved together, whether that depends on the depth limit,
    /// and the run. The last call has returned.
    worth: Vec<Option<(ValueRange, bool, usize)>>,
    /// The ranges that the open calls know of their nodes without searching: from earlier calls, and from the table.
    given: Vec<ValueRange>,
    /// Whether the last call for each node took its static value.
    evaluated: Vec<bool>,
    pub counts: Counts,
    /// The window of the next call, taken from the event that announces it.
    pub coming: Option<Window>,
    /// The findings of each call.
    found: Vec<Found>,
}

impl<'a> Fold<'a> {
    /// The state before the first step.
    pub fn new(tree: &'a GameTree, rules: &'a Rules) -> Fold<'a> {
        Fold {
            tree,
            rules,
            foreign: false,
            open: Vec::new(),
            status: vec![Status::Unreached; tree.len()],
            call: vec![None; tree.len()],
            windows: vec![Vec::new(); tree.len()],
            returned: vec![None; tree.len()],
            range: vec![ValueRange::NOTHING; tree.len()],
            limited: vec![false; tree.len()],
            pruned_by: vec![None; tree.len()],
            giver: vec![None; tree.len()],
            before: vec![false; tree.len()],
            calls: vec![Vec::new(); tree.len()],
            children: vec![Vec::new(); tree.len()],
            compared: vec![None; tree.len()],
            passes: Vec::new(),
            pass: None,
            pass_of: vec![0; tree.len()],
            run: 0,
            worth: vec![None; tree.len()],
            given: vec![ValueRange::NOTHING; tree.len()],
            evaluated: vec![false; tree.len()],
            counts: Counts::default(),
            coming: None,
            found: Vec::new(),
        }
    }

    /// The same for a search that follows no rules.
    pub fn foreign(tree: &'a GameTree, rules: &'a Rules) -> Fold<'a> {
        let mut fold = Fold::new(tree, rules);
        fold.foreign = true;
        fold
    }

    /// Notes the window of a call if it has changed.
    pub fn note_window(&mut self, node: NodeId) {
        let at = node as usize;
        let now = self.call[at].map(|call| call.current.window);
        if self.windows[at].last() != now.as_ref() {
            self.windows[at].extend(now);
        }
    }

    /// Takes one more step and returns the event that the trace must have for it.
    pub fn step(&mut self, event: ObserverCall) -> EventDetails {
        let details = match event {
            ObserverCall::Pass { .. } => unreachable!("no step"),
            ObserverCall::Enter { node, window } => self.enter(node, window),
            ObserverCall::Evaluate { node, value } => self.evaluate(node, value),
            ObserverCall::StandPat {
                node,
                value,
                window,
            } => self.stand_pat(node, value, window),
            ObserverCall::Compare {
                node,
                child,
                value,
                best,
                window,
            } => self.compare(node, child, value, best, window),
            ObserverCall::Cutoff {
                node,
                child,
                pruned,
            } => self.cutoff(node, child, pruned),
            ObserverCall::Leave { node, value } => self.leave(node, value),
            ObserverCall::Again { node, child, value } => self.again(node, child, value),
            ObserverCall::Hit { node, value, known } => self.hit(node, value, known),
            ObserverCall::Narrow {
                node,
                window,
                known,
            } => self.narrow(node, window, known),
            ObserverCall::Verdict { verdict, low, high } => EventDetails::Verdict {
                value: self.returned[0].expect("the root has returned"),
                verdict,
                low,
                high,
            },
        };
        for node in self.open.clone().into_iter().rev() {
            self.prove(node);
        }
        details
    }

    /// Notes that a pass begins, which is no step.
    pub fn begin(&mut self, depth: Option<u32>) {
        self.pass = depth;
    }

    /// The last event of a search that was not stopped.
    pub fn finish(&self) -> EventDetails {
        let mut principal_variation = Vec::new();
        let mut node = 0;
        while let Some(child) = self.found_best(node) {
            let number = self.tree.children(node).position(|other| other == child);
            principal_variation.extend(number);
            node = child;
        }
        EventDetails::Finish {
            value: self.returned[0].expect("the root has returned"),
            best_move: principal_variation.first().copied(),
            principal_variation,
        }
    }

    /// The best value so far of an open node, or the value that a closed node returned.
    pub fn value(&self, node: NodeId) -> Option<f64> {
        let open = self.status[node as usize] == Status::Open;
        let best = self.call[node as usize].map(|call| call.best);
        let sums = self.tree.is_chance(node) && self.compared[node as usize].is_none();
        let sums = sums && !self.evaluated[node as usize];
        let best = best.filter(|best| open && best.is_finite() && !sums);
        self.returned[node as usize].or(best)
    }

    fn enter(&mut self, node: NodeId, window: Window) -> EventDetails {
        match self.open.last() {
            Some(&parent) => {
                let children = &mut self.children[parent as usize];
                self.counts.expanded += u32::from(children.is_empty());
                match children.contains(&node) {
                    true => self.supersede(node),
                    false => children.push(node),
                }
            }
            None => {
                let depth = self.pass.take().or(self.rules.depth);
                if self.passes.last().is_some_and(|last| *last != depth) {
                    self.deepen();
                }
                self.passes.push(depth);
                if self.passes.len() > 1 {
                    self.supersede(node);
                }
            }
        }
        let follows = self.follows();
        let call = CallId(self.counts.entered);
        if let Some(&parent) = self.open.last() {
            let state = self.call_mut(parent);
            (state.next, state.inner) = (node, Some(call));
        }
        self.counts.entered += 1;
        self.forget(node);
        self.calls[node as usize].push(call);
        let depth = *self.passes.last().expect("a pass has begun");
        self.found.push(Found {
            node,
            depth: depth.unwrap_or(self.tree.height()),
            limited: false,
            best: self.worst(node),
            child: None,
        });
        self.pass_of[node as usize] = self.passes.len() - 1;
        self.open.push(node);
        let mut entry = HeldWindow {
            window,
            alpha_holder: follows
                .alpha_holder
                .filter(|_| window.alpha == follows.window.alpha),
            beta_holder: follows
                .beta_holder
                .filter(|_| window.beta == follows.window.beta),
        };
        if let Some(chance) = self.chance_above(node) {
            let (lo, hi) = self.ends();
            entry.alpha_holder = (window.alpha > lo).then_some(chance);
            entry.beta_holder = (window.beta < hi).then_some(chance);
        }
        if !self.foreign {
            assert_eq!(entry, self.held(window), "the holders");
        }
        self.status[node as usize] = Status::Open;
        self.remember(node);
        if self.limited[node as usize] {
            self.limit();
        }
        self.given[node as usize] = self.known(self.range[node as usize]);
        self.range[node as usize] = self.given[node as usize];
        self.call[node as usize] = Some(CallState {
            call,
            node,
            entry,
            current: entry,
            best: self.worst(node),
            next: node + 1,
            inner: None,
        });
        EventDetails::Enter(entry)
    }

    fn evaluate(&mut self, node: NodeId, value: f64) -> EventDetails {
        self.counts.evaluated += 1;
        self.evaluated[node as usize] = true;
        self.range[node as usize] = ValueRange::exactly(value);
        if !self.tree.is_leaf(node) {
            self.meet_limit();
        }
        for below in node + 1..self.tree.end(node) {
            self.forget(below);
            self.remember(below);
            self.status[below as usize] = Status::Beyond;
        }
        self.call_mut(node).best = value;
        EventDetails::Evaluate { value }
    }

    /// The static value counts like that of a child that comes before all others.
    fn stand_pat(&mut self, node: NodeId, value: f64, window: Window) -> EventDetails {
        self.counts.evaluated += 1;
        self.meet_limit();
        let call = self.call_mut(node);
        call.best = value;
        let (call, entry, current) = (call.call, call.entry, call.current.window);
        self.found[call.0 as usize].best = value;
        if current != window {
            self.call_mut(node).current = moved(entry, window, node);
        }
        self.compared[node as usize] = Some(ValueRange::exactly(value));
        EventDetails::StandPat { value, window }
    }

    fn hit(&mut self, node: NodeId, value: f64, known: StoredBounds) -> EventDetails {
        self.counts.hits += 1;
        let range = ValueRange {
            lo: known.lower,
            hi: known.upper,
        };
        self.range[node as usize] = together(range, self.given[node as usize]);
        self.limit_by(known);
        for below in node + 1..self.tree.end(node) {
            self.forget(below);
            self.remember(below);
            self.status[below as usize] = Status::Spared;
        }
        self.call_mut(node).best = value;
        EventDetails::Hit { value, known }
    }

    fn narrow(&mut self, node: NodeId, window: Window, known: StoredBounds) -> EventDetails {
        self.limit_by(known);
        let found = ValueRange {
            lo: known.lower,
            hi: known.upper,
        };
        self.given[node as usize] = together(found, self.given[node as usize]);
        self.range[node as usize] = self.given[node as usize];
        let call = self.call_mut(node);
        let entry = call.entry;
        call.entry = HeldWindow {
            window,
            alpha_holder: entry
                .alpha_holder
                .filter(|_| entry.window.alpha == window.alpha),
            beta_holder: entry
                .beta_holder
                .filter(|_| entry.window.beta == window.beta),
        };
        call.current = call.entry;
        EventDetails::Narrow { window, known }
    }

    /// The window that follows from the rules for the next child of the innermost call, or for the root.
    fn follows(&self) -> HeldWindow {
        let unheld = |window| HeldWindow {
            window,
            alpha_holder: None,
            beta_holder: None,
        };
        let Some(&caller) = self.open.last() else {
            return unheld(self.rules.window);
        };
        let state = self.call[caller as usize].expect("it is open");
        match self.rules.bounds {
            _ if self.tree.is_chance(caller) => unheld(Window::FULL),
            Bounds::Deep => state.current,
            Bounds::Shallow => {
                let own = Window::FULL.narrowed(self.tree.player(caller), state.best);
                moved(unheld(Window::FULL), own, caller)
            }
        }
    }

    /// The innermost call's window and the holders of its bounds. The holder of a bound is the outermost of
    /// the nodes whose best value equals the bound. A bound that was given to the root has no holder.
    fn held(&self, window: Window) -> HeldWindow {
        let (given, makers) = match (self.rules.bounds, self.open.as_slice()) {
            (Bounds::Shallow, [.., parent, node]) => (Window::FULL, &[*parent, *node][..]),
            (_, path) => (self.rules.window, path),
        };
        let holder = |player: Player, bound: f64| {
            makers.iter().copied().find(|&node| {
                self.tree.player(node) == player
                    && self.call[node as usize].is_some_and(|call| call.best == bound)
            })
        };
        let alpha = (window.alpha != given.alpha).then(|| holder(Player::Max, window.alpha));
        let beta = (window.beta != given.beta).then(|| holder(Player::Min, window.beta));
        HeldWindow {
            window,
            alpha_holder: alpha.map(|holder| holder.expect("a holder of alpha")),
            beta_holder: beta.map(|holder| holder.expect("a holder of beta")),
        }
    }

    fn worst(&self, node: NodeId) -> f64 {
        match self.tree.player(node) {
            _ if self.tree.is_chance(node) => 0.0,
            Player::Max => f64::NEG_INFINITY,
            Player::Min => f64::INFINITY,
        }
    }

    fn call_mut(&mut self, node: NodeId) -> &mut CallState {
        self.call[node as usize].as_mut().expect("entered before")
    }
}

/// The findings of a call.
struct Found {
    node: NodeId,
    /// How deep its pass searches below the root.
    depth: u32,
    /// Whether it has met the depth limit there.
    limited: bool,
    best: f64,
    /// The child that was better than all children before it and better than the bound of the node's player.
    child: Option<NodeId>,
}

/// The range that a proof and an earlier one leave together; the later alone if they contradict each other.
fn together(later: ValueRange, earlier: ValueRange) -> ValueRange {
    let lo = if earlier.lo > later.lo {
        earlier.lo
    } else {
        later.lo
    };
    let hi = if earlier.hi < later.hi {
        earlier.hi
    } else {
        later.hi
    };
    if lo > hi {
        later
    } else {
        ValueRange { lo, hi }
    }
}

/// A window that `node` has made of `entry`.
fn moved(entry: HeldWindow, window: Window, node: NodeId) -> HeldWindow {
    let same = |now: f64, before: f64, holder| if now == before { holder } else { Some(node) };
    HeldWindow {
        window,
        alpha_holder: same(window.alpha, entry.window.alpha, entry.alpha_holder),
        beta_holder: same(window.beta, entry.window.beta, entry.beta_holder),
    }
}

//! What is known after each step of a search, computed by folding the calls of the observer one by one.
//! `Frame` and `Trace`, which answer by queries, are tested against this fold.

use secateur::frame::Status;
use secateur::search::counts::Counts;
use secateur::search::{Bounds, Known, Rules, Window};
use secateur::trace::event::{Cutoff, Held, Reach, Side, ValueRange, What};
use secateur::trace::{CallId, CallState};
use secateur::tree::{GameTree, NodeId, Player};

use super::told::Told;

/// What is known after the steps folded so far. The vectors are indexed by node.
pub struct Fold<'a> {
    tree: &'a GameTree,
    rules: &'a Rules,
    /// Whether the search can do anything, so that a bound may have no holder.
    pub foreign: bool,
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
    /// What the children that the last call for each node has compared prove together.
    compared: Vec<Option<ValueRange>>,
    /// The depth limit of each pass so far.
    pub passes: Vec<Option<u32>>,
    /// The depth limit of the pass that is about to begin.
    pass: Option<u32>,
    /// The pass of the last call for each node.
    pub pass_of: Vec<usize>,
    /// Which of the runs of passes to one depth the present pass belongs to.
    run: usize,
    /// What all calls for each node have proved together that belong to one run, whether that depends on the depth limit,
    /// and the run. The last call has returned.
    worth: Vec<Option<(ValueRange, bool, usize)>>,
    /// What the open calls know of their nodes without searching: from earlier calls, and from the table.
    given: Vec<ValueRange>,
    /// Whether the last call for each node took its static value.
    evaluated: Vec<bool>,
    pub counts: Counts,
    /// The window of the next call, which an event that announces the call tells.
    pub coming: Option<Window>,
    /// By call: what it has found.
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

    /// Notes the window of a call if it has changed.
    pub fn note_window(&mut self, node: NodeId) {
        let at = node as usize;
        let now = self.call[at].map(|call| call.held.window);
        if self.windows[at].last() != now.as_ref() {
            self.windows[at].extend(now);
        }
    }

    /// Takes one more step and returns the event that the trace must have for it.
    pub fn step(&mut self, told: Told) -> What {
        let what = match told {
            Told::Pass { .. } => unreachable!("no step"),
            Told::Enter { node, window } => self.enter(node, window),
            Told::Evaluate { node, value } => self.evaluate(node, value),
            Told::StandPat {
                node,
                value,
                window,
            } => self.stand_pat(node, value, window),
            Told::Compare {
                node,
                child,
                value,
                best,
                window,
            } => self.compare(node, child, value, best, window),
            Told::Cutoff {
                node,
                child,
                pruned,
            } => self.cutoff(node, child, pruned),
            Told::Leave { node, value } => self.leave(node, value),
            Told::Again { node, child, value } => self.again(node, child, value),
            Told::Hit { node, value, known } => self.hit(node, value, known),
            Told::Narrow {
                node,
                window,
                known,
            } => self.narrow(node, window, known),
            Told::Verdict { verdict, low, high } => What::Verdict {
                value: self.returned[0].expect("the root has returned"),
                verdict,
                low,
                high,
            },
        };
        for node in self.open.clone().into_iter().rev() {
            self.prove(node);
        }
        what
    }

    /// Notes that a pass begins, which is no step.
    pub fn begin(&mut self, depth: Option<u32>) {
        self.pass = depth;
    }

    /// The last event of a search that was not stopped.
    pub fn finish(&self) -> What {
        let mut principal_variation = Vec::new();
        let mut node = 0;
        while let Some(child) = self.found_best(node) {
            let number = self.tree.children(node).position(|other| other == child);
            principal_variation.extend(number);
            node = child;
        }
        What::Finish {
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

    fn enter(&mut self, node: NodeId, window: Window) -> What {
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
        let mut entry = Held {
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
            held: entry,
            best: self.worst(node),
            next: node + 1,
            inner: None,
        });
        What::Enter(entry)
    }

    fn evaluate(&mut self, node: NodeId, value: f64) -> What {
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
        What::Evaluate { value }
    }

    /// The static value counts like that of a child that comes before all others.
    fn stand_pat(&mut self, node: NodeId, value: f64, window: Window) -> What {
        self.counts.evaluated += 1;
        self.meet_limit();
        let call = self.call_mut(node);
        call.best = value;
        let (call, entry, held) = (call.call, call.entry, call.held.window);
        self.found[call.0 as usize].best = value;
        if held != window {
            self.call_mut(node).held = moved(entry, window, node);
        }
        self.compared[node as usize] = Some(ValueRange::exactly(value));
        What::StandPat { value, window }
    }

    fn compare(
        &mut self,
        node: NodeId,
        child: NodeId,
        value: f64,
        best: f64,
        window: Window,
    ) -> What {
        let before = self.call_mut(node).best;
        let entry = self.call_mut(node).entry.window;
        self.call_mut(node).best = best;
        self.call_mut(node).next = self.tree.end(child);
        let call = self.call_mut(node).call;
        self.found[call.0 as usize].best = best;
        // Before a cutoff the window may stay as it was although the best value changes.
        if self.call_mut(node).held.window != window {
            let entry = self.call_mut(node).entry;
            let held = moved(entry, window, node);
            if !self.foreign {
                assert_eq!(held, self.held(window), "the holders");
            }
            self.call_mut(node).held = held;
        }
        let proved = self.range[child as usize];
        if self.tree.is_chance(node) {
            let sum = self.compared[node as usize].unwrap_or(ValueRange::exactly(0.0));
            self.compared[node as usize] = Some(self.add(sum, child, proved));
            return What::Compare {
                child,
                value,
                before,
                after: best,
                improved: best != before,
                window,
            };
        }
        let with =
            self.compared[node as usize].map_or(proved, |before| self.both(node, before, proved));
        self.compared[node as usize] = Some(with);
        let max = self.tree.player(node) == Player::Max;
        let better = |a: f64, b: f64| if max { a > b } else { a < b };
        let own = if max { entry.alpha } else { entry.beta };
        if better(value, before) {
            self.giver[node as usize] = Some(child);
        }
        if better(best, before) && better(best, own) {
            let call = self.call_mut(node).call;
            self.found[call.0 as usize].child = Some(child);
        }
        What::Compare {
            child,
            value,
            before,
            after: best,
            improved: better(value, before),
            window,
        }
    }

    fn cutoff(&mut self, node: NodeId, child: NodeId, pruned: u32) -> What {
        let compared = self.calls[child as usize].last().copied();
        let compared = compared.filter(|_| child != node);
        assert_eq!(self.call_mut(node).inner, compared);
        let left_out = |other: &NodeId| !self.children[node as usize].contains(other);
        let children: Vec<NodeId> = self.tree.children(node).filter(left_out).collect();
        let cut: Vec<NodeId> = children
            .iter()
            .flat_map(|&other| other..self.tree.end(other))
            .collect();
        assert_eq!(pruned as usize, cut.len(), "pruned by {node}");
        self.counts.pruned += pruned;
        self.counts.cutoffs += u32::from(pruned > 0);
        for node_cut in cut {
            self.forget(node_cut);
            self.remember(node_cut);
            self.status[node_cut as usize] = Status::Pruned;
            self.pruned_by[node_cut as usize] = Some(node);
        }
        let call = *self.call_mut(node);
        let upwards = match self.tree.is_chance(node) {
            true => self.least(node).lo >= call.entry.window.beta,
            false => self.tree.player(node) == Player::Max,
        };
        let best = match (self.tree.is_chance(node), upwards) {
            (false, _) => call.best,
            (_, true) => self.least(node).lo,
            (_, false) => self.least(node).hi,
        };
        let player = if upwards { Player::Max } else { Player::Min };
        let (side, bound, holder) = match player {
            Player::Max => (Side::Beta, call.entry.window.beta, call.entry.beta_holder),
            Player::Min => (
                Side::Alpha,
                call.entry.window.alpha,
                call.entry.alpha_holder,
            ),
        };
        let parent = self.open.iter().rev().nth(1).copied();
        What::Cutoff(Cutoff {
            best,
            bound,
            side,
            holder,
            reach: match holder {
                None => Reach::Window,
                _ if holder == parent => Reach::Shallow,
                _ => Reach::Deep,
            },
            pruned: children.len(),
        })
    }

    fn leave(&mut self, node: NodeId, value: f64) -> What {
        assert_eq!(self.open.pop(), Some(node), "the innermost call ends first");
        self.status[node as usize] = Status::Closed;
        self.returned[node as usize] = Some(value);
        let range = self.range[node as usize];
        self.worth[node as usize] = Some((range, self.limited[node as usize], self.run));
        What::Leave { value, range }
    }

    fn again(&mut self, node: NodeId, child: NodeId, value: f64) -> What {
        self.counts.again += 1;
        assert_eq!(self.call_mut(node).next, child);
        What::Again {
            child,
            value,
            tested: self.windows[child as usize][0],
            window: self.coming.expect("the child is searched again"),
        }
    }

    fn hit(&mut self, node: NodeId, value: f64, known: Known) -> What {
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
        What::Hit { value, known }
    }

    /// Notes that what is found at the open nodes depends on the depth limit, if what the table has does.
    fn limit_by(&mut self, known: Known) {
        if known.limited {
            self.meet_limit();
        }
    }

    /// The child by which a call has found the best value for the player of a node, of equals the last call. All calls count
    /// that looked as many plies ahead as the last pass, or fewer without meeting the limit.
    fn found_best(&self, node: NodeId) -> Option<NodeId> {
        let max = self.tree.player(node) == Player::Max;
        let asked = *self.passes.last().expect("a pass has begun");
        let depth = asked.unwrap_or(self.tree.height());
        let left = |depth: u32| depth.saturating_sub(super::depth(self.tree, node));
        let mut best: Option<(f64, NodeId)> = None;
        for found in self.found.iter().filter(|found| found.node == node) {
            let fewer = asked.is_none() || left(found.depth) < left(depth);
            let counts = left(found.depth) == left(depth) || fewer && !found.limited;
            let as_good = best.is_none_or(|(best, _)| match max {
                true => found.best >= best,
                false => found.best <= best,
            });
            if let Some(child) = found.child.filter(|_| counts && as_good) {
                best = Some((found.best, child));
            }
        }
        best.map(|(_, child)| child)
    }

    /// Notes that what is found at the open nodes depends on the depth limit, which the present call meets.
    fn meet_limit(&mut self) {
        self.limit();
        for &above in &self.open {
            let call = self.call[above as usize].expect("it is open").call;
            self.found[call.0 as usize].limited = true;
        }
    }

    /// Notes that what is found at the open nodes depends on the depth limit.
    fn limit(&mut self) {
        for &above in &self.open {
            self.limited[above as usize] = true;
        }
    }

    /// A run of passes to another depth begins: what was proved of nodes that have no call now is about other values.
    fn deepen(&mut self) {
        self.run += 1;
        for at in 0..self.tree.len() {
            if self.call[at].is_none() {
                (self.range[at], self.limited[at]) = (ValueRange::NOTHING, false);
            }
        }
    }

    /// Takes up what earlier calls in this run have proved of a node.
    fn remember(&mut self, node: NodeId) {
        let at = node as usize;
        if let Some((range, limited, run)) = self.worth[at]
            && run == self.run
        {
            (self.range[at], self.limited[at]) = (range, limited);
        }
    }

    fn narrow(&mut self, node: NodeId, window: Window, known: Known) -> What {
        self.limit_by(known);
        let found = ValueRange {
            lo: known.lower,
            hi: known.upper,
        };
        self.given[node as usize] = together(found, self.given[node as usize]);
        self.range[node as usize] = self.given[node as usize];
        let call = self.call_mut(node);
        let entry = call.entry;
        call.entry = Held {
            window,
            alpha_holder: entry
                .alpha_holder
                .filter(|_| entry.window.alpha == window.alpha),
            beta_holder: entry
                .beta_holder
                .filter(|_| entry.window.beta == window.beta),
        };
        call.held = call.entry;
        What::Narrow { window, known }
    }

    /// Computes the range of an open node from the ranges of its children: their maxima at MAX, their minima
    /// at MIN. A child that has not been entered counts as [−∞, +∞]. The range of an evaluated node stays as
    /// it is.
    fn prove(&mut self, node: NodeId) {
        let at = node as usize;
        if self.children[at].is_empty() && self.compared[at].is_none() {
            return;
        }
        let state = self.call[at].expect("it is open");
        let open = self.tree.children(node).find(|&child| {
            state.next == child && self.calls[child as usize].last() == state.inner.as_ref()
        });
        if self.tree.is_chance(node) {
            let mut sum = self.compared[at].unwrap_or(ValueRange::exactly(0.0));
            if let Some(child) = open {
                sum = self.add(sum, child, self.range[child as usize]);
            }
            self.range[at] = self.known(self.rest(node, sum));
            return;
        }
        let inner = open.map(|child| self.range[child as usize]);
        let all = self.children[at].len() == self.tree.children(node).count();
        let rest = (!all).then_some(ValueRange::NOTHING);
        let parts = [self.compared[at], inner, rest].into_iter().flatten();
        let range = parts.reduce(|one, other| self.both(node, one, other));
        let range = self.known(range.expect("it has children"));
        self.range[at] = together(range, self.given[at]);
    }

    /// The bounds of all values where chance moves.
    fn ends(&self) -> (f64, f64) {
        let values = self.rules.values.filter(|_| self.tree.chance().is_some());
        values.map_or((f64::NEG_INFINITY, f64::INFINITY), |w| (w.alpha, w.beta))
    }

    fn known(&self, range: ValueRange) -> ValueRange {
        let (lo, hi) = self.ends();
        ValueRange {
            lo: range.lo.max(lo),
            hi: range.hi.min(hi),
        }
    }

    /// The parent, if chance moves there.
    fn chance_above(&self, node: NodeId) -> Option<NodeId> {
        let above = self.tree.parent(node);
        above.filter(|&above| self.tree.is_chance(above))
    }

    fn share(&self, child: NodeId) -> f64 {
        self.tree.chance().expect("a parent").share(child)
    }

    /// A sum with what is proved of one more child. Plain sums are exact in the trees that this is tried on.
    fn add(&self, sum: ValueRange, child: NodeId, proved: ValueRange) -> ValueRange {
        let share = self.share(child);
        ValueRange {
            lo: sum.lo + share * proved.lo,
            hi: sum.hi + share * proved.hi,
        }
    }

    /// A sum with all that the children never entered so far can be worth.
    fn rest(&self, node: NodeId, sum: ValueRange) -> ValueRange {
        let (lo, hi) = self.ends();
        let ahead = |child: &NodeId| !self.children[node as usize].contains(child);
        let ahead = self.tree.children(node).filter(ahead);
        ahead.fold(sum, |sum, child| {
            self.add(sum, child, ValueRange { lo, hi })
        })
    }

    /// What a chance node is worth by the values that its children have returned.
    fn least(&self, node: NodeId) -> ValueRange {
        let best = self.call[node as usize].expect("it is open").best;
        self.rest(node, ValueRange::exactly(best))
    }

    /// What two children prove together of `node`.
    fn both(&self, node: NodeId, one: ValueRange, other: ValueRange) -> ValueRange {
        let better: fn(f64, f64) -> f64 = match self.tree.player(node) {
            Player::Max => f64::max,
            Player::Min => f64::min,
        };
        ValueRange {
            lo: better(one.lo, other.lo),
            hi: better(one.hi, other.hi),
        }
    }

    /// All that is known of a node is from before.
    fn supersede(&mut self, node: NodeId) {
        for below in node..self.tree.end(node) {
            assert_ne!(self.status[below as usize], Status::Unreached, "settled");
            self.before[below as usize] = true;
        }
    }

    /// Forgets what is known of a node.
    fn forget(&mut self, node: NodeId) {
        let at = node as usize;
        self.before[at] = false;
        self.call[at] = None;
        self.windows[at].clear();
        self.returned[at] = None;
        self.range[at] = ValueRange::NOTHING;
        self.limited[at] = false;
        self.pruned_by[at] = None;
        self.giver[at] = None;
        self.children[at].clear();
        self.evaluated[at] = false;
        self.compared[at] = None;
    }

    /// The window that follows from the rules for the next child of the innermost call, or for the root.
    fn follows(&self) -> Held {
        let unheld = |window| Held {
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
            Bounds::Deep => state.held,
            Bounds::Shallow => {
                let own = Window::FULL.narrowed(self.tree.player(caller), state.best);
                moved(unheld(Window::FULL), own, caller)
            }
        }
    }

    /// The innermost call's window and the holders of its bounds. The holder of a bound is the outermost of
    /// the nodes whose best value equals the bound. A bound that was given to the root has no holder.
    fn held(&self, window: Window) -> Held {
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
        Held {
            window,
            alpha_holder: alpha.map(|holder| holder.expect("somebody holds alpha")),
            beta_holder: beta.map(|holder| holder.expect("somebody holds beta")),
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

/// What a call has found.
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

/// What a proof and an earlier one say together; the later alone if they contradict each other.
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
fn moved(entry: Held, window: Window, node: NodeId) -> Held {
    let same = |now: f64, before: f64, holder| if now == before { holder } else { Some(node) };
    Held {
        window,
        alpha_holder: same(window.alpha, entry.window.alpha, entry.alpha_holder),
        beta_holder: same(window.beta, entry.window.beta, entry.beta_holder),
    }
}

//! Notes, while a search is recorded, its deviations from the rules.

use super::{Deviations, Hit};
use crate::search::{PassVerdict, Positions, Rules, StoredBounds, Window};
use crate::trace::CallId;
use crate::trace::build_deviations::{BuildDeviations, CallEnd};
use crate::trace::pass::Pass;
use crate::trace::rows::RangeProof;
use crate::tree::{GameTree, NodeId, Player};

/// Notes everything.
#[derive(Default)]
pub struct DeviationsBuilder {
    deviations: Deviations,
    open: Vec<OpenCall>,
    /// The depth of the pass that is about to begin.
    depth: Option<u32>,
    /// By node: its last call that has returned.
    last: Vec<LastCall>,
}

/// The last call for a node that has returned, in four bytes: one for each node of a tree is a lot.
#[derive(Clone, Copy, Default)]
struct LastCall(u32);

impl LastCall {
    /// `call`: that of the last child, if it has searched.
    fn new(call: CallId, end: EndKind, limited: bool) -> LastCall {
        LastCall((call.0 + 1) << 3 | (end as u32) << 1 | u32::from(limited))
    }

    /// The call; `None` before the first.
    fn call(self) -> Option<CallId> {
        (self.0 >> 3).checked_sub(1).map(CallId)
    }

    fn end(self) -> EndKind {
        match self.0 >> 1 & 3 {
            0 => EndKind::Evaluated,
            1 => EndKind::Answered,
            _ => EndKind::Searched,
        }
    }

    fn is_limited(self) -> bool {
        self.0 & 1 == 1
    }
}

/// The way in which a call has found the value that it returns.
#[derive(Clone, Copy, Default, PartialEq)]
enum EndKind {
    Evaluated,
    Answered,
    #[default]
    Searched,
}

/// An open call.
struct OpenCall {
    call: CallId,
    node: NodeId,
    /// `None` where chance moves.
    player: Option<Player>,
    /// The present window.
    window: Window,
    best: f64,
    /// The child whose turn it is if children are searched once and in their order.
    next: NodeId,
    end: EndKind,
    /// The call for the last child, once the call is about to return.
    last: CallId,
    /// Whether the proof of the node depends on the depth limit.
    limited: bool,
    /// Whether a best value was another one than follows from the children.
    departed: bool,
}

impl DeviationsBuilder {
    /// Keeps which nodes have the same position.
    pub fn set_positions(&mut self, positions: Positions) {
        self.deviations.positions = Some(positions);
    }

    /// Keeps whether nodes have other values than in the tree that was searched.
    pub fn set_other_values(&mut self, other_values: bool) {
        self.deviations.other_values = other_values;
    }

    /// Notes the window of the innermost call after it compared the call `compared`: it is not the one that follows.
    pub fn moves(&mut self, compared: CallId, window: Window) {
        self.deviations.moved.push((compared, window));
        self.deviations.departs = true;
        if let Some(open) = self.open.last_mut() {
            open.window = window;
        }
    }

    /// Begins a pass.
    fn begin(&mut self, call: CallId, depth: Option<u32>) {
        let before = self.deviations.passes.last();
        let since = before.filter(|before| before.depth == depth);
        let since = since.map_or(call, |before| before.since);
        self.deviations.passes.push(Pass::new(call, depth, since));
    }

    /// The last call for `node`, if it looked as many plies ahead as the present pass does.
    fn last(&self, node: NodeId) -> Option<LastCall> {
        let since = self.deviations.passes.last()?.since;
        let last = *self.last.get(node as usize)?;
        (last.call()? >= since).then_some(last)
    }

    /// Notes that the proof of the node of the innermost call depends on the depth limit.
    fn limit(&mut self) {
        if let Some(open) = self.open.last_mut() {
            self.deviations.stops.push(open.call);
            open.limited = true;
        }
    }
}

impl BuildDeviations for DeviationsBuilder {
    const ANY: bool = true;

    fn pass(&mut self, depth: Option<u32>) {
        self.depth = depth;
    }

    fn enter(
        &mut self,
        tree: &GameTree,
        rules: &Rules,
        call: CallId,
        node: NodeId,
        window: Window,
    ) {
        let (turn, follows) = match self.open.last() {
            None => {
                let depth = self.depth.take().or(rules.depth);
                self.begin(call, depth);
                (call == CallId::FIRST, rules.window)
            }
            Some(caller) => {
                let passed = caller.player.map_or(Window::FULL, |player| {
                    rules.passed(caller.window, player, caller.best)
                });
                (node == caller.next, passed)
            }
        };
        self.deviations.many |= !turn;
        if rules.bounded() && window != follows {
            self.deviations.windows.push((call, window));
        }
        let player = (!tree.is_chance(node)).then(|| tree.player(node));
        let limited = self.last(node).is_some_and(LastCall::is_limited);
        if limited {
            self.deviations.limited.push(call);
        }
        self.open.push(OpenCall {
            call,
            node,
            player,
            window,
            best: tree.start(node),
            next: node + 1,
            end: EndKind::default(),
            last: call,
            limited,
            departed: false,
        });
    }

    fn evaluate(&mut self, tree: &GameTree) {
        let Some(open) = self.open.last_mut() else {
            return;
        };
        open.end = EndKind::Evaluated;
        if !tree.is_leaf(open.node) {
            self.limit();
        }
    }

    fn stand_pat(&mut self, value: f64) {
        if let Some(open) = self.open.last_mut() {
            open.best = value;
            if let Some(player) = open.player {
                open.window = open.window.narrowed(player, value);
            }
        }
        self.limit();
    }

    fn stood_pat(&mut self, proof: RangeProof) {
        if let Some(open) = self.open.last_mut() {
            open.end = EndKind::Answered;
            self.deviations.stood_pat.push((open.call, proof));
        }
    }

    fn compare(&mut self, tree: &GameTree, child: NodeId, best: f64) {
        if let Some(open) = self.open.last_mut() {
            open.best = best;
            open.next = tree.end(child);
            if let Some(player) = open.player {
                open.window = open.window.narrowed(player, best);
            }
        }
    }

    fn best(&mut self, call: CallId, best: f64) {
        self.deviations.bests.push((call, best));
    }

    fn departs(&mut self) {
        self.deviations.departs = true;
        if let Some(open) = self.open.last_mut() {
            open.departed = true;
        }
    }

    fn has_departed(&self) -> bool {
        self.open.last().is_some_and(|open| open.departed)
    }

    fn worth(&mut self, worth: f64) {
        let call = self.open.last().map(|open| (open.call, worth));
        self.deviations.worths.extend(call);
    }

    fn call_end(&self, node: NodeId) -> Option<CallEnd> {
        let last = self.last(node)?;
        let call = last.call()?;
        Some(match last.end() {
            EndKind::Evaluated => CallEnd::Evaluated,
            EndKind::Answered => CallEnd::Answered(self.deviations.answer(call)?),
            EndKind::Searched => CallEnd::Searched(call),
        })
    }

    fn settle(&mut self, last: CallId) {
        if let Some(open) = self.open.last_mut() {
            open.last = last;
        }
    }

    fn leave(&mut self, tree: &GameTree) {
        let Some(open) = self.open.pop() else { return };
        if self.last.is_empty() {
            self.last.resize(tree.len(), LastCall::default());
        }
        if let Some(last) = self.last.get_mut(open.node as usize) {
            *last = LastCall::new(open.last, open.end, open.limited);
        }
        if let Some(caller) = self.open.last_mut() {
            caller.limited |= open.limited;
        }
    }

    fn again(&mut self) {
        self.deviations.many = true;
    }

    fn hit(&mut self, known: StoredBounds, proof: RangeProof) {
        self.deviations.many = true;
        if let Some(open) = self.open.last_mut() {
            open.end = EndKind::Answered;
            self.deviations
                .hits
                .push((open.call, Hit::new(known, proof)));
        }
        if known.limited {
            self.limit();
        }
    }

    fn narrow(&mut self, window: Window, known: StoredBounds) {
        self.deviations.many = true;
        if let Some(open) = self.open.last_mut() {
            self.deviations.narrowed.push((open.call, (window, known)));
            open.window = window;
        }
        if known.limited {
            self.limit();
        }
    }

    fn verdict(&mut self, verdict: PassVerdict, low: f64, high: f64) {
        if let Some(pass) = self.deviations.passes.last_mut() {
            pass.verdict = Some(verdict);
            (pass.low, pass.high) = (low, high);
        }
    }

    fn root(&self) -> CallId {
        self.deviations
            .passes
            .last()
            .map_or(CallId::FIRST, |pass| pass.call)
    }

    fn deviations(mut self) -> Option<Deviations> {
        for numbers in [&mut self.deviations.bests, &mut self.deviations.worths] {
            numbers.sort_unstable_by_key(|&(call, _)| call);
            numbers.shrink_to_fit();
        }
        self.deviations
            .moved
            .sort_unstable_by_key(|&(call, _)| call);
        self.deviations.moved.shrink_to_fit();
        self.deviations.windows.shrink_to_fit();
        self.deviations.passes.shrink_to_fit();
        self.deviations.stops.shrink_to_fit();
        self.deviations.limited.shrink_to_fit();
        self.deviations.hits.shrink_to_fit();
        self.deviations.stood_pat.shrink_to_fit();
        self.deviations.narrowed.shrink_to_fit();
        Some(self.deviations)
    }
}

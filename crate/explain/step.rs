//! Reads the meaning of a step from a frame.

use super::explanation::{Explanation, Returned};
use super::naming::Naming;
use crate::frame::Frame;
use crate::search::{Bounds, Cut, Returns, Window};
use crate::trace::Compared;
use crate::trace::event::{Cutoff, Event, EventDetails, HeldWindow, Side, ValueRange};
use crate::tree::chance::Chance;
use crate::tree::names::{Names, Place};
use crate::tree::{NodeId, Player};

/// The meaning of the event at the step of a frame; step 0 is before the first. `naming`: the names of the bounds in
/// the listing of the search.
pub fn explain(frame: &Frame, names: &Names, naming: Naming) -> Explanation {
    let explainer = Explainer {
        frame,
        names,
        naming,
    };
    match (frame.event(), frame.stopped_at()) {
        (None, _) => explainer.ready(),
        (_, Some(stop)) if frame.step() == frame.steps() => explainer.stop(stop.node),
        (Some(event), _) => explainer.event(event),
    }
}

/// Reads the meaning of the step of a frame.
pub(super) struct Explainer<'a> {
    pub(super) frame: &'a Frame<'a>,
    names: &'a Names,
    pub(super) naming: Naming,
}

impl Explainer<'_> {
    pub(super) fn place(&self, node: NodeId) -> Place {
        self.names.place(self.frame.tree(), node)
    }

    fn holder(&self, holder: Option<NodeId>) -> Option<Place> {
        holder.map(|node| self.place(node))
    }

    pub(super) fn is_bounded(&self) -> bool {
        self.frame.rules().bounded()
    }

    pub(super) fn ready(&self) -> Explanation {
        let tree = self.frame.tree();
        Explanation::Ready {
            root: self.place(0),
            nodes: tree.len(),
            leaves: tree.leaves().count(),
        }
    }

    fn stop(&self, node: NodeId) -> Explanation {
        let node = self.place(node);
        match node.leaf {
            true => Explanation::StopSymbol { node },
            false => Explanation::StopLimit { node },
        }
    }

    fn event(&self, event: Event) -> Explanation {
        if let Some(explanation) = self.program(&event) {
            return explanation;
        }
        let node = event.node;
        match event.details {
            EventDetails::Enter(window) => self.enter(node, window),
            EventDetails::Evaluate { value } => Explanation::Evaluate {
                node: self.place(node),
                value,
                own: None,
                limit: self.frame.limit(node),
            },
            EventDetails::StandPat { value, window } => self.stand_pat(node, value, window),
            EventDetails::Compare { window, .. } => self.compare(node, window),
            EventDetails::Cutoff(cutoff) => self.cutoff(node, cutoff),
            EventDetails::Leave { value, range } => Explanation::Leave {
                node: self.place(node),
                value,
                lo: range.lo,
                hi: range.hi,
                returned: self.relation(value, range),
                cut: self.frame.cutoff(node).is_some(),
                limit: self.frame.limit(node),
            },
            EventDetails::Finish { value, .. } => self.finish(value),
            details => self.visit(node, details),
        }
    }

    /// The relation of `value` to a true value in `range`. If it lies outside, fail-hard has clamped it, or else an
    /// earlier search of the node has proved more.
    fn relation(&self, value: f64, range: ValueRange) -> Returned {
        match value < range.lo || value > range.hi {
            true if self.frame.rules().returns == Returns::Hard => Returned::Clamped,
            true => Returned::Weaker,
            false if range.lo == range.hi => Returned::Exact,
            false => Returned::Bound,
        }
    }

    fn enter(&self, node: NodeId, held_window: HeldWindow) -> Explanation {
        let Window { alpha, beta } = held_window.window;
        let bounded = self.is_bounded() && !alpha.is_nan() && !beta.is_nan();
        if let Some(explanation) = self.unusual_call(node, held_window) {
            return explanation;
        }
        let origin = |player| {
            let holder = held_window.holder_of(player);
            self.frame.origin_unless_held(node, player, holder)
        };
        match self.frame.tree().parent(node) {
            None => Explanation::EnterRoot {
                node: self.place(node),
                alpha,
                beta,
                full: held_window.window == Window::FULL,
                bounded,
                naming: self.naming,
            },
            Some(parent) => Explanation::Enter {
                node: self.place(node),
                from: self.place(parent),
                alpha,
                beta,
                alpha_holder: self.holder(held_window.alpha_holder),
                beta_holder: self.holder(held_window.beta_holder),
                alpha_origin: origin(Player::Max),
                beta_origin: origin(Player::Min),
                bounded,
                afresh: bounded && self.afresh(parent),
                naming: self.naming,
            },
        }
    }

    /// Whether the children of a node get a window that says nothing.
    fn afresh(&self, parent: NodeId) -> bool {
        let rules = self.frame.rules();
        let known = rules.values.is_some() && rules.bounds == Bounds::Deep;
        self.frame.tree().is_chance(parent) && !known
    }

    /// `window` is that of `node` after it.
    fn stand_pat(&self, node: NodeId, value: f64, window: Window) -> Explanation {
        let player = self.frame.tree().player(node);
        let comparison = self.frame.stands_pat_now();
        Explanation::StandPat {
            node: self.place(node),
            value,
            own: None,
            side: player.into(),
            moved: comparison.is_some_and(|comparison| comparison.moved),
            bound: window.bound_of(player),
            naming: self.naming,
        }
    }

    /// `window` is that of `node` after the comparison.
    fn compare(&self, node: NodeId, window: Window) -> Explanation {
        let Some(comparison) = self.frame.compared() else {
            return self.ready();
        };
        if let Some(chance) = self.frame.tree().chance().filter(|chance| chance.has(node)) {
            return self.average(node, chance, comparison);
        }
        let range = self.frame.range(comparison.child);
        let returned = self.relation(comparison.value, range);
        let player = self.frame.tree().player(node);
        let (bound, bounded) = (window.bound_of(player), self.is_bounded());
        let beats = !bounded || comparison.moved || player.prefers(comparison.after, bound);
        let than = if bounded { bound } else { comparison.before };
        let most = match player {
            Player::Max => range.hi,
            Player::Min => range.lo,
        };
        Explanation::Compare {
            node: self.place(node),
            child: self.place(comparison.child),
            side: player.into(),
            lo: range.lo,
            hi: range.hi,
            returned,
            value: comparison.value,
            own: None,
            before: comparison.before,
            best: match returned {
                Returned::Exact => (comparison.after, comparison.after),
                Returned::Bound => (range.lo, range.hi),
                _ if comparison.value < range.lo => (comparison.after, f64::INFINITY),
                _ => (f64::NEG_INFINITY, comparison.after),
            },
            // A table can name another child than the first to be searched first.
            first: comparison.before == player.worst(),
            improved: comparison.improved,
            moved: comparison.moved,
            bound,
            beats,
            short: !(comparison.improved && beats) && player.prefers(most, than),
            bounded,
            limit: self.frame.limit(comparison.child),
            naming: self.naming,
        }
    }

    /// A child of a chance node.
    fn average(&self, node: NodeId, chance: &Chance, comparison: Compared) -> Explanation {
        let range = self.frame.range(comparison.child);
        let proved = self.frame.range(node);
        let tree = self.frame.tree();
        let weight = chance.weight(comparison.child);
        // A child of a chance node has a probability.
        debug_assert!(weight.is_some());
        Explanation::Average {
            node: self.place(node),
            child: self.place(comparison.child),
            weight: weight.unwrap_or_default().into(),
            lo: range.lo,
            hi: range.hi,
            returned: self.relation(comparison.value, range),
            value: comparison.value,
            product: chance.product(comparison.child, comparison.value),
            before: comparison.before,
            sum: comparison.after,
            least: proved.lo,
            most: proved.hi,
            first: comparison.child == node + 1,
            last: tree.end(comparison.child) == tree.end(node),
            bounded: self.is_bounded(),
            limit: self.frame.limit(comparison.child),
        }
    }

    /// A cutoff where chance moves.
    fn chance_cutoff(&self, node: NodeId, cutoff: Cutoff, giver: Option<NodeId>) -> Explanation {
        let values = self.frame.rules().values.unwrap_or_default();
        Explanation::ChanceCutoff {
            node: self.place(node),
            sum: self.frame.call(node).map_or(f64::NAN, |call| call.best),
            each: match cutoff.side {
                Side::Alpha => values.beta,
                Side::Beta => values.alpha,
            },
            best: cutoff.best,
            side: cutoff.side,
            bound: cutoff.bound,
            strict: self.frame.rules().cut == Cut::Pass,
            held: cutoff.bound,
            holder: self.holder(cutoff.holder),
            giver: self.holder(giver),
            reach: cutoff.reach,
            distance: self.distance(node, cutoff.holder),
            children: cutoff.pruned,
            nodes: self.pruned(),
            limit: self.frame.limit(node),
            naming: self.naming,
        }
    }

    /// The plies from a node up to the holder of a bound; 0 if there is none.
    fn distance(&self, node: NodeId, holder: Option<NodeId>) -> usize {
        let depth = |node| self.frame.tree().depth(node);
        holder.map_or(0, |holder| (depth(node) - depth(holder)) as usize)
    }

    /// How many nodes the cutoff of this step prunes.
    pub(super) fn pruned(&self) -> u32 {
        self.frame.pruned_now().map_or(0, |(_, nodes)| nodes)
    }

    fn cutoff(&self, node: NodeId, cutoff: Cutoff) -> Explanation {
        let call = cutoff.holder.and_then(|holder| self.frame.call(holder));
        let giver = call.and_then(|call| self.frame.giver(&call));
        if self.frame.tree().is_chance(node) && cutoff.pruned > 0 {
            return self.chance_cutoff(node, cutoff, giver);
        }
        Explanation::Cutoff {
            node: self.place(node),
            best: cutoff.best,
            worth: match cutoff.side {
                Side::Alpha => (f64::NEG_INFINITY, cutoff.best),
                Side::Beta => (cutoff.best, f64::INFINITY),
            },
            side: cutoff.side,
            bound: cutoff.bound,
            strict: self.frame.rules().cut == Cut::Pass,
            held: cutoff.bound,
            holder: self.holder(cutoff.holder),
            origin: self
                .frame
                .origin_unless_held(node, cutoff.side.into(), cutoff.holder),
            giver: self.holder(giver),
            reach: cutoff.reach,
            distance: self.distance(node, cutoff.holder),
            children: cutoff.pruned,
            nodes: self.pruned(),
            limit: self.frame.limit(node),
            naming: self.naming,
        }
    }

    pub(super) fn variation(&self) -> Vec<Place> {
        let nodes = self.frame.variation().into_iter();
        nodes.map(|node| self.place(node)).collect()
    }

    fn finish(&self, value: f64) -> Explanation {
        let variation = self.variation();
        let range = self.frame.range(0);
        Explanation::Finish {
            root: self.place(0),
            value,
            lo: range.lo,
            hi: range.hi,
            exact: range.lo == range.hi,
            r#move: variation.first().cloned(),
            variation,
            limit: self.frame.limit(0),
        }
    }
}

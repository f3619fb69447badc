//! The meaning of a step, as a key and parameters. The sentences are in `www/messages/`, one module per language.

use serde::Serialize;

use super::naming::Naming;
use super::view::{Mirror, View};
use crate::frame::Frame;
use crate::search::{Cut, Window};
use crate::trace::event::{Cutoff, Event, Held, Reach, Side, ValueRange, What};
use crate::tree::names::{Names, Place};
use crate::tree::{NodeId, Player};

/// The meaning of one step. Values are in the tree's own units; ∓∞ where nothing is known. `limit`: the
/// depth limit, if it was met at the node that is told of or below; values are then those at that depth.
/// `naming`: how the listing of the trace calls the bounds.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(
    tag = "key",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[allow(missing_docs, reason = "the fields are those of the events")]
pub enum Explanation {
    /// Step 0: nothing has happened.
    Ready {
        root: Place,
        nodes: usize,
        leaves: usize,
    },
    /// The search begins.
    EnterRoot {
        node: Place,
        alpha: f64,
        beta: f64,
        bounded: bool,
    },
    /// A call begins, from the call of the parent.
    Enter {
        node: Place,
        from: Place,
        alpha: f64,
        beta: f64,
        alpha_holder: Option<Place>,
        beta_holder: Option<Place>,
        bounded: bool,
        naming: Naming,
    },
    /// A value is read: that of a leaf, or at the depth limit the static value of an inner node. `own`: the number that
    /// the tree has, if the view shows another one.
    Evaluate {
        node: Place,
        value: f64,
        own: Option<f64>,
        limit: Option<u32>,
    },
    /// A child has returned `value`. `lo`, `hi`, `returned` and `limit` are those of the child; `own`: the number that
    /// the tree has, if the child is a leaf and the view shows another one. `side`: the bound that this node can move;
    /// `moved`: the node moved it; `bound`: where it now is; `beats`: the best value moved it or is better, or there
    /// are no bounds. `before`: the best value before; `best`: the least and the greatest value that the new best
    /// stands for.
    Compare {
        node: Place,
        child: Place,
        side: Side,
        lo: f64,
        hi: f64,
        returned: Returned,
        value: f64,
        own: Option<f64>,
        before: f64,
        best: (f64, f64),
        first: bool,
        improved: bool,
        moved: bool,
        bound: f64,
        beats: bool,
        bounded: bool,
        limit: Option<u32>,
        naming: Naming,
    },
    /// The cut test succeeded. `held`: the bound as its holder sees it; `source`: the child from which
    /// the holder has it, whatever bound the holder was given;
    /// `distance`: plies up to the holder, 0 if there is none; `strict`: the test is by `>`;
    /// `children` and `nodes`: what is pruned; `worth`: the least and the greatest value that the node can have.
    Cutoff {
        node: Place,
        best: f64,
        worth: (f64, f64),
        side: Side,
        bound: f64,
        strict: bool,
        held: f64,
        holder: Option<Place>,
        source: Option<Place>,
        reach: Reach,
        distance: usize,
        children: usize,
        nodes: u32,
        limit: Option<u32>,
        naming: Naming,
    },
    /// A call returns `value`; `lo` and `hi` are proved of the true value.
    Leave {
        node: Place,
        value: f64,
        lo: f64,
        hi: f64,
        returned: Returned,
        cut: bool,
        limit: Option<u32>,
    },
    /// The search ends.
    Finish {
        root: Place,
        value: f64,
        lo: f64,
        hi: f64,
        r#move: Option<Place>,
        variation: Vec<Place>,
        limit: Option<u32>,
    },
    /// The last step of a search that reached a symbol.
    StopSymbol { node: Place },
    /// The last step of a search that found no static value at the depth limit.
    StopLimit { node: Place },
}

/// What a returned value is of the node's true value, or of that at the depth limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Returned {
    /// The value itself.
    Exact,
    /// A bound of it.
    Bound,
    /// The end of the window next to it: fail-hard clamps what lies outside.
    Clamped,
}

impl Returned {
    fn new(value: f64, range: ValueRange) -> Returned {
        if value < range.lo || value > range.hi {
            Returned::Clamped
        } else if range.lo == range.hi {
            Returned::Exact
        } else {
            Returned::Bound
        }
    }
}

/// What the event at the step of a frame means; step 0 is before the first. `naming`: how the listing that the
/// search is told in calls the bounds.
pub fn explain(frame: &Frame, names: &Names, naming: Naming) -> Explanation {
    let reader = Reader {
        frame,
        names,
        naming,
    };
    match (frame.event(), frame.outcome()) {
        (None, _) => reader.ready(),
        (_, Err(stop)) if frame.step() == frame.steps() => reader.stop(stop.node),
        (Some(event), _) => reader.event(event),
    }
}

impl Explanation {
    /// The same in another view. A [`Place`] keeps the value that the tree has.
    pub fn seen(mut self, view: View) -> Explanation {
        use Explanation::*;
        if let Enter { naming, .. } | Compare { naming, .. } | Cutoff { naming, .. } = &mut self {
            *naming = view.naming(*naming);
        }
        if let Cutoff {
            node, holder, held, ..
        } = &mut self
        {
            let owner = holder.as_ref().unwrap_or(node);
            view.mirror(owner.player).value(held);
        }
        if let Some(player) = self.player() {
            self.turn(view.mirror(player));
        }
        self
    }

    /// The player at the node of the explanation; `None` if it has no numbers.
    fn player(&self) -> Option<Player> {
        use Explanation::*;
        match self {
            Ready { .. } | StopSymbol { .. } | StopLimit { .. } => None,
            EnterRoot { node, .. }
            | Enter { node, .. }
            | Evaluate { node, .. }
            | Compare { node, .. }
            | Cutoff { node, .. }
            | Leave { node, .. }
            | Finish { root: node, .. } => Some(node.player),
        }
    }

    /// Converts the numbers of the explanation.
    fn turn(&mut self, mirror: Mirror) {
        use Explanation::*;
        match self {
            Ready { .. } | StopSymbol { .. } | StopLimit { .. } => {}
            EnterRoot { alpha, beta, .. } => mirror.pair(alpha, beta),
            Enter {
                alpha,
                beta,
                alpha_holder,
                beta_holder,
                ..
            } => {
                mirror.pair(alpha, beta);
                mirror.swap(alpha_holder, beta_holder);
            }
            Evaluate {
                node, value, own, ..
            } => {
                mirror.value(value);
                *own = node.value.filter(|own| own != value);
            }
            Compare {
                child,
                side,
                lo,
                hi,
                value,
                own,
                before,
                best,
                bound,
                ..
            } => {
                mirror.values(&mut [value, before, bound]);
                mirror.pair(lo, hi);
                mirror.pair(&mut best.0, &mut best.1);
                mirror.side(side);
                *own = child.value.filter(|own| child.leaf && own != value);
            }
            Cutoff {
                best,
                worth,
                side,
                bound,
                ..
            } => {
                mirror.values(&mut [best, bound]);
                mirror.pair(&mut worth.0, &mut worth.1);
                mirror.side(side);
            }
            Leave { value, lo, hi, .. } | Finish { value, lo, hi, .. } => {
                mirror.value(value);
                mirror.pair(lo, hi);
            }
        }
    }
}

struct Reader<'a> {
    frame: &'a Frame<'a>,
    names: &'a Names,
    naming: Naming,
}

impl Reader<'_> {
    fn place(&self, node: NodeId) -> Place {
        self.names.place(self.frame.tree(), node)
    }

    fn holder(&self, holder: Option<NodeId>) -> Option<Place> {
        holder.map(|node| self.place(node))
    }

    fn bounded(&self) -> bool {
        self.frame.rules().bounded()
    }

    fn ready(&self) -> Explanation {
        let tree = self.frame.tree();
        Explanation::Ready {
            root: self.place(0),
            nodes: tree.len(),
            leaves: tree.nodes().filter(|&node| tree.is_leaf(node)).count(),
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
        let node = event.node;
        match event.what {
            What::Enter(held) => self.enter(node, held),
            What::Evaluate { value } => Explanation::Evaluate {
                node: self.place(node),
                value,
                own: None,
                limit: self.frame.limit(node),
            },
            What::Compare { window, .. } => self.compare(node, window),
            What::Cutoff(cutoff) => self.cutoff(node, cutoff),
            What::Leave { value, range } => Explanation::Leave {
                node: self.place(node),
                value,
                lo: range.lo,
                hi: range.hi,
                returned: Returned::new(value, range),
                cut: self.frame.cutoff(node).is_some(),
                limit: self.frame.limit(node),
            },
            What::Finish { value, .. } => self.finish(value),
        }
    }

    fn enter(&self, node: NodeId, held: Held) -> Explanation {
        let Window { alpha, beta } = held.window;
        let bounded = self.bounded();
        match self.frame.tree().parent(node) {
            None => Explanation::EnterRoot {
                node: self.place(node),
                alpha,
                beta,
                bounded,
            },
            Some(parent) => Explanation::Enter {
                node: self.place(node),
                from: self.place(parent),
                alpha,
                beta,
                alpha_holder: self.holder(held.alpha_holder),
                beta_holder: self.holder(held.beta_holder),
                bounded,
                naming: self.naming,
            },
        }
    }

    /// `window` is that of `node` after the comparison.
    fn compare(&self, node: NodeId, window: Window) -> Explanation {
        let Some(found) = self.frame.compared() else {
            return self.ready();
        };
        let range = self.frame.range(found.child);
        let returned = Returned::new(found.value, range);
        let player = self.frame.tree().player(node);
        let (bound, bounded) = (window.bound_of(player), self.bounded());
        Explanation::Compare {
            node: self.place(node),
            child: self.place(found.child),
            side: player.into(),
            lo: range.lo,
            hi: range.hi,
            returned,
            value: found.value,
            own: None,
            before: found.before,
            best: match returned {
                Returned::Exact => (found.after, found.after),
                Returned::Bound => (range.lo, range.hi),
                Returned::Clamped if found.value < range.lo => (found.after, f64::INFINITY),
                Returned::Clamped => (f64::NEG_INFINITY, found.after),
            },
            first: found.child == node + 1,
            improved: found.improved,
            moved: found.moved,
            bound,
            beats: !bounded || found.moved || player.prefers(found.after, bound),
            bounded,
            limit: self.frame.limit(found.child),
            naming: self.naming,
        }
    }

    fn cutoff(&self, node: NodeId, cutoff: Cutoff) -> Explanation {
        let depth = |node| self.frame.tree().path_to(node).len();
        let call = cutoff.holder.and_then(|holder| self.frame.call(holder));
        let source = call.and_then(|call| self.frame.giver(&call));
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
            source: self.holder(source),
            reach: cutoff.reach,
            distance: cutoff.holder.map_or(0, |n| depth(node) - depth(n)),
            children: cutoff.pruned,
            nodes: self.frame.pruned_now().map_or(0, |(_, nodes)| nodes),
            limit: self.frame.limit(node),
            naming: self.naming,
        }
    }

    fn finish(&self, value: f64) -> Explanation {
        let variation = self.frame.variation();
        let range = self.frame.range(0);
        Explanation::Finish {
            root: self.place(0),
            value,
            lo: range.lo,
            hi: range.hi,
            r#move: variation.first().map(|&n| self.place(n)),
            variation: variation.iter().map(|&n| self.place(n)).collect(),
            limit: self.frame.limit(0),
        }
    }
}

//! What a step means: a key and parameters. The sentences are in `www/messages/`, one module per
//! language, and nothing here is for people to read.

use serde::Serialize;

use crate::explain::listing::Naming;
use crate::explain::view::View;
use crate::frame::CallState;
use crate::search::{Cut, Window};
use crate::trace::Trace;
use crate::trace::event::{Cutoff, Event, Reach, Side, What};
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
    /// A value is read from the tree, or because of the limit the static value of an inner node.
    Evaluate {
        node: Place,
        value: f64,
        limit: Option<u32>,
    },
    /// A child has returned. `lo`, `hi` and `limit` are its own; `side`: the bound that this node can
    /// move; `moved`: it did.
    Compare {
        node: Place,
        child: Place,
        side: Side,
        lo: f64,
        hi: f64,
        value: f64,
        before: f64,
        after: f64,
        first: bool,
        improved: bool,
        moved: bool,
        alpha: f64,
        beta: f64,
        bounded: bool,
        limit: Option<u32>,
        naming: Naming,
    },
    /// The cut test succeeded. `held`: the bound as its holder sees it; `source`: the child from which
    /// the holder has it, whatever bound the holder was given;
    /// `distance`: plies up to the holder, 0 if there is none; `strict`: the test is by `>`;
    /// `children` and `nodes`: what is pruned.
    Cutoff {
        node: Place,
        best: f64,
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

/// What the event at `step` means; step 0 is before the first.
pub fn explain(trace: &Trace, names: &Names, step: u32) -> Explanation {
    let reader = Reader { trace, names };
    match trace.outcome() {
        _ if step == 0 => reader.ready(),
        Err(stop) if step == trace.steps() => reader.stop(stop.node),
        _ => reader.event(trace.event(step)),
    }
}

impl Explanation {
    /// The same in the view of the side to move at each node, or in MAX's as it is. A leaf is named
    /// by the value that the tree gives it.
    pub fn seen(mut self, view: View) -> Explanation {
        use Explanation::*;
        if let Enter { naming, .. } | Compare { naming, .. } | Cutoff { naming, .. } = &mut self {
            *naming = view.naming(*naming);
        }
        match &mut self {
            Ready { .. } | StopSymbol { .. } | StopLimit { .. } => {}
            EnterRoot {
                node, alpha, beta, ..
            } => see_pair(view, node.player, alpha, beta),
            Enter {
                node,
                alpha,
                beta,
                alpha_holder,
                beta_holder,
                ..
            } => {
                see_pair(view, node.player, alpha, beta);
                if view.side(node.player, Side::Alpha) == Side::Beta {
                    std::mem::swap(alpha_holder, beta_holder);
                }
            }
            Evaluate { node, value, .. } => see(view, node.player, [value]),
            Compare {
                node,
                side,
                lo,
                hi,
                value,
                before,
                after,
                alpha,
                beta,
                ..
            } => {
                see(view, node.player, [value, before, after]);
                see_pair(view, node.player, lo, hi);
                see_pair(view, node.player, alpha, beta);
                *side = view.side(node.player, *side);
            }
            Cutoff {
                node,
                best,
                side,
                bound,
                held,
                holder,
                ..
            } => {
                see(view, node.player, [best, bound]);
                let owner = holder.as_ref().unwrap_or(node);
                see(view, owner.player, [held]);
                *side = view.side(node.player, *side);
            }
            Leave {
                node,
                value,
                lo,
                hi,
                ..
            } => {
                see(view, node.player, [value]);
                see_pair(view, node.player, lo, hi);
            }
            Finish {
                root,
                value,
                lo,
                hi,
                ..
            } => {
                see(view, root.player, [value]);
                see_pair(view, root.player, lo, hi);
            }
        }
        self
    }
}

fn see<const N: usize>(view: View, player: Player, values: [&mut f64; N]) {
    for value in values {
        *value = view.value(player, *value);
    }
}

fn see_pair(view: View, player: Player, lower: &mut f64, upper: &mut f64) {
    (*lower, *upper) = view.pair(player, (*lower, *upper));
}

struct Reader<'a> {
    trace: &'a Trace,
    names: &'a Names,
}

impl Reader<'_> {
    fn place(&self, node: NodeId) -> Place {
        self.names.place(self.trace.tree(), node)
    }

    fn ready(&self) -> Explanation {
        let tree = self.trace.tree();
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
        let Event { step, node, .. } = event;
        match event.what {
            What::Enter(held) => {
                let window = held.window;
                let (alpha, beta) = (window.alpha, window.beta);
                let bounded = self.trace.rules().bounded();
                match self.trace.tree().parent(node) {
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
                        alpha_holder: held.alpha_holder.map(|n| self.place(n)),
                        beta_holder: held.beta_holder.map(|n| self.place(n)),
                        bounded,
                        naming: self.trace.writing().naming(),
                    },
                }
            }
            What::Evaluate { value } => Explanation::Evaluate {
                node: self.place(node),
                value,
                limit: self.trace.limit(node, step),
            },
            What::Compare {
                child,
                value,
                before,
                after,
                improved,
                window,
            } => Explanation::Compare {
                node: self.place(node),
                child: self.place(child),
                side: self.trace.tree().player(node).into(),
                lo: self.trace.range(child).lo,
                hi: self.trace.range(child).hi,
                value,
                before,
                after,
                first: child == node + 1,
                improved,
                moved: self.window_before(node, child) != Some(window),
                alpha: window.alpha,
                beta: window.beta,
                bounded: self.trace.rules().bounded(),
                limit: self.trace.limit(child, step),
                naming: self.trace.writing().naming(),
            },
            What::Cutoff(cutoff) => self.cutoff(step, node, cutoff),
            What::Leave { value, range } => Explanation::Leave {
                node: self.place(node),
                value,
                lo: range.lo,
                hi: range.hi,
                cut: self.trace.cutoff(node).is_some(),
                limit: self.trace.limit(node, step),
            },
            What::Finish { value, .. } => self.finish(value),
        }
    }

    /// The window of `node` as it stood when `child` was entered.
    fn window_before(&self, node: NodeId, child: NodeId) -> Option<Window> {
        let before = self.trace.entered(child)? - 1;
        CallState::of(self.trace, node, before).map(|call| call.held.window)
    }

    fn cutoff(&self, step: u32, node: NodeId, cutoff: Cutoff) -> Explanation {
        let depth = |node| self.trace.tree().path_to(node).len();
        let source = cutoff.holder.and_then(|holder| {
            let call = CallState::of(self.trace, holder, step)?;
            self.trace.giver(holder, call.compared(self.trace)?)
        });
        Explanation::Cutoff {
            node: self.place(node),
            best: cutoff.best,
            side: cutoff.side,
            bound: cutoff.bound,
            strict: self.trace.rules().cut == Cut::Pass,
            held: cutoff.bound,
            holder: cutoff.holder.map(|n| self.place(n)),
            source: source.map(|n| self.place(n)),
            reach: cutoff.reach,
            distance: cutoff.holder.map_or(0, |n| depth(node) - depth(n)),
            children: cutoff.pruned,
            nodes: self.trace.pruned_at(step),
            limit: self.trace.limit(node, step),
            naming: self.trace.writing().naming(),
        }
    }

    fn finish(&self, value: f64) -> Explanation {
        let variation = self.trace.variation();
        let range = self.trace.range(0);
        Explanation::Finish {
            root: self.place(0),
            value,
            lo: range.lo,
            hi: range.hi,
            r#move: variation.first().map(|&n| self.place(n)),
            variation: variation.iter().map(|&n| self.place(n)).collect(),
            limit: self.trace.limit(0, self.trace.steps()),
        }
    }
}

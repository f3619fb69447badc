//! The decision table: the decision of a node about the value of a child (ignore it, move a bound, or cut off). The
//! rules decide the rows and cells. A frame decides which row has numbers, and which cell the value of the current
//! comparison falls into.

use serde::Serialize;
use ts_rs::TS;

use super::naming::Naming;
use super::view::View;
use crate::frame::Frame;
use crate::search::{Bounds, Cut, Returns, Rules, ValueBounds, Window};
use crate::trace::event::{EventKind, Side};
use crate::trace::{CallState, Compared};
use crate::tree::names::{Names, Place};
use crate::tree::{NodeId, Player};

/// The decision table of a search at one step.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct DecisionTable {
    /// A row for MAX and one for MIN. In the view of the side to move, one row serves both.
    pub rows: Vec<DecisionRow>,
    /// The row of the chance nodes; `None` if there are none.
    pub chance: Option<ChanceRow>,
    /// The names of the bounds in the listing.
    pub naming: Naming,
    /// Whether a cutoff returns the bound instead of the value.
    pub hard: bool,
}

/// The decisions at chance nodes.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChanceRow {
    /// Whether such nodes cut off. Otherwise the children that are left may outweigh any bound.
    pub cuts: bool,
    /// Whether the search has bounds at all.
    pub bounded: bool,
    /// Whether a bound has to be passed, rather than reached.
    pub strict: bool,
    /// The current call, if it is one of chance.
    pub now: Option<ChanceNow>,
}

/// The current call at a node where chance moves.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ChanceNow {
    /// The node.
    pub node: Place,
    /// The least and the greatest value that it can have, by the children searched so far and the bounds of all values.
    pub least: f64,
    /// See `least`.
    pub most: f64,
    /// The window.
    pub window: (f64, f64),
    /// The bound that is met, once a child is compared.
    pub cut: Option<Side>,
}

/// The decisions at the nodes of one player.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "DecisionRow")]
pub struct DecisionRow {
    /// The player; `None`: the side to move.
    pub player: Option<Player>,
    /// The cells, which divide the number line, the least values first.
    pub cells: Vec<DecisionCell>,
    /// The current call, if it is one of this player's.
    pub now: Option<Now>,
}

/// A part of the number line, and the decision of the node about a value in it.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "DecisionCell")]
pub struct DecisionCell {
    /// The decision of the node.
    pub outcome: Effect,
    /// The lower end; `None`: no lower end.
    pub from: Option<End>,
    /// The upper end; `None`: no upper end.
    pub to: Option<End>,
}

/// The decision of a node about a value. `ignore`: nothing changes. `keep`: the bound stays, but the best value may
/// change. `narrow`: the node's own bound moves to the value. `take`, in minimax, which has no bounds: the value is the
/// new best value. `cut`: the other children are pruned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "Outcome")]
#[allow(missing_docs, reason = "described above")]
pub enum Effect {
    Ignore,
    Keep,
    Narrow,
    Take,
    Cut,
}

/// The end of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "DecisionEnd")]
pub struct End {
    /// The bound or the best value at this end.
    pub limit: Limit,
    /// Whether the end itself belongs to the cell.
    pub included: bool,
    /// The number at this end in the current call.
    pub value: Option<f64>,
}

/// The number with which a value is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "DecisionLimit")]
pub enum Limit {
    /// The lower bound: the value that is certain for MAX, or for the side to move in its own view.
    Alpha,
    /// The upper bound: the value that is certain for MIN, or for the opponent in the view of the side to move.
    Beta,
    /// The node's own best value, if no bound of its own side is passed down.
    Best,
}

/// The current call in its row. Until a child is compared, the numbers are those that its value will be compared with.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "DecisionNow")]
pub struct Now {
    /// The node that compares.
    pub node: Place,
    /// The child that is compared, once it is known; `None`, too, where the node stands pat.
    pub child: Option<Place>,
    /// The value that the child returned, once it has returned, or on which the node stands pat.
    pub value: Option<f64>,
    /// The index of the cell that the value falls into, once the value is compared.
    pub cell: Option<usize>,
}

/// The table at the step of a frame. `naming` has the names of the bounds in the listing of the search.
pub fn decisions(frame: &Frame, names: &Names, naming: Naming, view: View) -> DecisionTable {
    let rules = frame.rules();
    let call = ComparingCall::of(frame);
    let players = match view {
        View::Max => vec![Some(Player::Max), Some(Player::Min)],
        View::Mover => vec![None],
    };
    let row = |player: Option<Player>| {
        let mover = |call: &&ComparingCall| player.is_none_or(|player| player == call.player);
        let call = call.as_ref().filter(mover);
        let limits = call.map(|call| call.limits(rules, view));
        let cells = cells(rules, player.unwrap_or(Player::Max), limits);
        let now = call.map(|call| call.now(frame, names, view, &cells));
        DecisionRow { player, cells, now }
    };
    DecisionTable {
        rows: players.into_iter().map(row).collect(),
        chance: frame.tree().chance().map(|_| ChanceRow {
            cuts: rules.bounded() && rules.values.is_some(),
            bounded: rules.bounded(),
            strict: rules.cut == Cut::Pass,
            now: match view {
                View::Max => chance_now(frame, names),
                View::Mover => None,
            },
        }),
        naming: view.naming(naming),
        hard: rules.bounded() && rules.returns == Returns::Hard,
    }
}

/// The current call, if it is one of chance and has added up something.
fn chance_now(frame: &Frame, names: &Names) -> Option<ChanceNow> {
    let (tree, node) = (frame.tree(), frame.current()?);
    if !tree.is_chance(node) {
        return None;
    }
    let frame = match frame.kind()? {
        EventKind::Compare => frame.at(frame.step()),
        EventKind::Cutoff => frame.at(frame.step() - 1),
        _ => return None,
    };
    let (comparison, call) = (frame.compared()?, frame.call(node)?);
    let Compared {
        child, after: sum, ..
    } = comparison;
    let values = ValueBounds::new(tree, frame.rules());
    let (least, most) = values.with_rest(tree, child, (sum, sum));
    let window = call.current.window;
    let (met, _) = values.met(tree, child, sum, window);
    Some(ChanceNow {
        node: names.place(tree, node),
        least,
        most,
        window: (window.alpha, window.beta),
        cut: comparison.cut.then(|| Side::from(met)),
    })
}

/// The cells of a player's row. `limits` has the numbers of the lower and the upper limit.
fn cells(rules: &Rules, player: Player, limits: Option<[f64; 2]>) -> Vec<DecisionCell> {
    let end = |limit, included, which: usize| {
        let value = limits.map(|limits| limits[which]);
        let value = value.filter(|value| !value.is_nan());
        Some(End {
            limit,
            included,
            value,
        })
    };
    let cell = |outcome, from, to| DecisionCell { outcome, from, to };
    let ((own, own_at), (met, met_at)) = match player {
        Player::Max => ((Limit::Alpha, 0), (Limit::Beta, 1)),
        Player::Min => ((Limit::Beta, 1), (Limit::Alpha, 0)),
    };
    let own = if own_best(rules) { Limit::Best } else { own };
    let (reached, passed) = (end(own, true, own_at), end(own, false, own_at));
    let passes = rules.cut == Cut::Pass;
    let mut cells = match rules.bounded() {
        false => vec![
            cell(Effect::Ignore, None, reached),
            cell(Effect::Take, passed, None),
        ],
        true => vec![
            cell(outcome_unmoved(rules), None, reached),
            cell(Effect::Narrow, passed, end(met, passes, met_at)),
            cell(Effect::Cut, end(met, !passes, met_at), None),
        ],
    };
    // To MIN the least values are the best.
    if player == Player::Min {
        cells.reverse();
        for DecisionCell { from, to, .. } in &mut cells {
            std::mem::swap(from, to);
        }
    }
    cells
}

/// Whether a node compares values with its own best value, because no bound of its own side is passed down.
fn own_best(rules: &Rules) -> bool {
    let alone = rules.bounds == Bounds::Shallow && rules.window == Window::FULL;
    !rules.bounded() || alone
}

/// The call that makes the next comparison, or that has just made one.
struct ComparingCall {
    /// The call as it was before the comparison.
    call: CallState,
    player: Player,
    child: Option<NodeId>,
    /// Whether the child has returned.
    returned: bool,
    /// The result of the comparison, once it is made.
    comparison: Option<Compared>,
}

impl ComparingCall {
    fn of(frame: &Frame) -> Option<ComparingCall> {
        let now = frame.current()?;
        let call = |node, child, returned| ComparingCall::at(frame, node, child, returned);
        match frame.kind()? {
            EventKind::Enter if frame.searches(now) || frame.stands_pat(now) => {
                call(now, None, false)
            }
            kind @ (EventKind::Enter | EventKind::Evaluate | EventKind::Leave) => {
                let parent = frame.tree().parent(now)?;
                call(parent, Some(now), kind != EventKind::Enter)
            }
            EventKind::Narrow => call(now, None, false),
            EventKind::Hit => call(frame.tree().parent(now)?, Some(now), true),
            EventKind::Again => call(now, frame.again(), true),
            EventKind::Compare => ComparingCall::at_comparison(frame),
            EventKind::StandPat => ComparingCall::at_stand_pat(frame),
            EventKind::Cutoff => {
                let before = frame.at(frame.step() - 1);
                ComparingCall::at_comparison(&before)
                    .or_else(|| ComparingCall::at_stand_pat(&before))
            }
            EventKind::Finish | EventKind::Verdict => None,
        }
    }

    /// The call at the step of a comparison.
    fn at_comparison(frame: &Frame) -> Option<ComparingCall> {
        let comparison = frame.compared()?;
        // The value is compared with the bounds at the step before the child was entered.
        let before = frame.at(frame.entered(comparison.child)?.checked_sub(1)?);
        let call = ComparingCall::at(&before, frame.current()?, Some(comparison.child), true)?;
        Some(ComparingCall {
            comparison: Some(comparison),
            ..call
        })
    }

    /// The call at the step at which its node stands pat.
    fn at_stand_pat(frame: &Frame) -> Option<ComparingCall> {
        let comparison = frame.stands_pat_now()?;
        let before = frame.at(frame.step() - 1);
        let call = ComparingCall::at(&before, comparison.child, None, false)?;
        Some(ComparingCall {
            comparison: Some(comparison),
            ..call
        })
    }

    fn at(
        frame: &Frame,
        node: NodeId,
        child: Option<NodeId>,
        returned: bool,
    ) -> Option<ComparingCall> {
        // Where chance moves nothing is decided.
        if frame.tree().is_chance(node) {
            return None;
        }
        Some(ComparingCall {
            call: frame.call(node)?,
            player: frame.tree().player(node),
            child,
            returned,
            comparison: None,
        })
    }

    /// The numbers of the lower and the upper limit.
    fn limits(&self, rules: &Rules, view: View) -> [f64; 2] {
        let window = match rules.bounded() {
            true => self.call.current.window,
            false => Window::FULL.narrowed(self.player, self.call.best),
        };
        let window = view.window(self.player, window);
        [window.alpha, window.beta]
    }

    fn now(&self, frame: &Frame, names: &Names, view: View, cells: &[DecisionCell]) -> Now {
        let place = |node| names.place(frame.tree(), node);
        let value = match (self.child, self.comparison) {
            (Some(child), _) if self.returned => Some(frame.returns(child)),
            (_, Some(comparison)) => Some(comparison.value),
            _ => None,
        };
        Now {
            node: place(self.call.node),
            child: self.child.map(place),
            value: value.map(|value| view.value(self.player, value)),
            cell: self.cell(frame, cells),
        }
    }

    /// The cell that the value falls into, once it is compared; `None`, too, where another program cuts off though the
    /// test by the rules fails.
    fn cell(&self, frame: &Frame, cells: &[DecisionCell]) -> Option<usize> {
        let comparison = self.comparison.as_ref()?;
        if frame.departs() && comparison.cut {
            let window = self.call.current.window;
            let unsaid = window.bound_of(self.player.opponent()).is_nan();
            if !unsaid && !window.cut_by(self.player, comparison.value, frame.rules().cut) {
                return None;
            }
        }
        let outcome = outcome(frame.rules(), comparison);
        cells.iter().position(|cell| cell.outcome == outcome)
    }
}

/// The decision of the node about the value of a comparison.
fn outcome(rules: &Rules, comparison: &Compared) -> Effect {
    match rules.bounded() {
        true if comparison.cut => Effect::Cut,
        true if comparison.moved => Effect::Narrow,
        false if comparison.improved => Effect::Take,
        _ => outcome_unmoved(rules),
    }
}

/// The decision of a node about a value that does not move its bound.
fn outcome_unmoved(rules: &Rules) -> Effect {
    match rules.returns {
        Returns::Soft if !own_best(rules) => Effect::Keep,
        _ => Effect::Ignore,
    }
}

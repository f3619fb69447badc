//! The variables of the current call, with the names that the code of the listing gives them.

use super::Writing;
use super::quantity::{Named, Quantity};
use super::step::{begins, hits, read};
use super::{driver, general};
use crate::explain::view::View;
use crate::frame::Frame;
use crate::search::Window;
use crate::trace::event::{EventKind, ValueRange};
use crate::trace::{CallState, Pass};
use crate::tree::chance::Chance;
use crate::tree::{Mover, NodeId, Player};

/// The value of a variable.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// Nothing yet.
    Nothing,
    /// A number.
    Number(f64),
    /// True or false.
    Flag(bool),
    /// A node.
    Node(NodeId),
}

/// A variable of the current call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variable {
    /// The name in the code. The variable `return` is the value that the call returns, once it is known.
    pub name: &'static str,
    /// The value after the line of the step.
    pub value: Value,
    /// Whether the step changed the value. First values are not changes.
    pub changed: bool,
}

/// The variables of the call that the step of a frame belongs to; none at step 0.
///
/// Values and windows are in `view`, even if the code of the listing is written in the other view.
pub fn variables(frame: &Frame, writing: &Writing, view: View) -> Vec<Variable> {
    let Some(call) = CurrentCall::new(frame, writing, view) else {
        return Vec::new();
    };
    let earlier = call.before().map(|step| frame.at(step));
    let before = earlier
        .as_ref()
        .and_then(|frame| CurrentCall::new(frame, writing, view))
        .map_or(Vec::new(), |call| call.values());
    let entered = call.kind == EventKind::Enter;
    let changed = |Named(name, quantity), value| match quantity {
        Quantity::Expanded => entered && frame.searches(call.state.node),
        _ if entered => false,
        // An infinite end is the first value.
        Quantity::Low | Quantity::High if infinite(value) => false,
        _ => value != value_of(&before, name),
    };
    let values = call.values().into_iter().map(|(named, value)| match value {
        // Another program does not say it.
        Value::Number(number) if number.is_nan() => (named, Value::Nothing),
        value => (named, value),
    });
    let variable = |(named, value): (Named, Value)| Variable {
        name: named.0,
        value,
        changed: changed(named, value),
    };
    values.map(variable).collect()
}

fn infinite(value: Value) -> bool {
    matches!(value, Value::Number(number) if number.is_infinite())
}

fn value_of(values: &[(Named, Value)], name: &str) -> Value {
    let entry = values.iter().find(|(named, _)| named.0 == name);
    entry.map_or(Value::Nothing, |&(_, value)| value)
}

const RETURN: Named = Named("return", Quantity::Answer);
/// The depth limit of the pass.
const LIMIT: &[Named] = &[Named("limit", Quantity::PassLimit)];
/// The variables for the bounds from the table.
const KNOWN: &[Named] = &[Named("l", Quantity::Lower), Named("u", Quantity::Upper)];

/// The call that the step of a frame belongs to.
struct CurrentCall<'a> {
    frame: &'a Frame<'a>,
    writing: &'a Writing,
    view: View,
    kind: EventKind,
    state: CallState,
    player: Player,
}

impl<'a> CurrentCall<'a> {
    fn new(frame: &'a Frame<'a>, writing: &'a Writing, view: View) -> Option<CurrentCall<'a>> {
        let node = frame.current()?;
        Some(CurrentCall {
            kind: frame.kind()?,
            state: frame.call(node)?,
            player: frame.tree().player(node),
            frame,
            writing,
            view,
        })
    }

    /// The step of the call's previous event; `None` if there is none with values to compare.
    fn before(&self) -> Option<u32> {
        match self.kind {
            EventKind::Enter | EventKind::Finish => None,
            EventKind::Verdict => self.frame.entered(0).map(|entered| entered - 1),
            EventKind::Again => {
                let child = self.frame.again()?;
                self.frame.entered(child).map(|entered| entered - 1)
            }
            EventKind::Compare => {
                let child = self.frame.compared()?.child;
                self.frame.entered(child).map(|entered| entered - 1)
            }
            EventKind::Evaluate
            | EventKind::StandPat
            | EventKind::Cutoff
            | EventKind::Leave
            | EventKind::Hit
            | EventKind::Narrow => Some(self.frame.step() - 1),
        }
    }

    fn values(&self) -> Vec<(Named, Value)> {
        let listing = self.writing.listing();
        let named = match (self.kind, listing) {
            (EventKind::Finish, Some(listing)) => listing.code().answer,
            (EventKind::Finish, None) => general::ANSWER,
            (EventKind::Verdict, _) => driver::variables(self.writing.rules()),
            (_, Some(listing)) => listing.code().variables(self.mover()),
            (_, None) => general::variables(self.writing.rules()),
        };
        let known = self.table_bounds().map_or(&[][..], |_| KNOWN);
        let general =
            listing.is_none() && !matches!(self.kind, EventKind::Finish | EventKind::Verdict);
        let own = match general && self.mover() == Mover::Chance {
            true => general::chance_variables(self.writing.rules()),
            false => &[],
        };
        let limit = match general && driver::limits(self.writing.rules()) {
            true => LIMIT,
            false => &[],
        };
        let values = named
            .iter()
            .chain(own)
            .chain(limit)
            .chain(known)
            .map(|&named| (named, self.value(named.1)));
        let returned = self.return_value().map(|value| (RETURN, value));
        values.chain(returned).collect()
    }

    fn value(&self, quantity: Quantity) -> Value {
        let window = self.view.window(self.player, self.state.current.window);
        let entry = self.view.window(self.player, self.state.entry.window);
        match quantity {
            Quantity::PliesLeft => Value::Number(self.limit() - self.ply()),
            Quantity::Ply => Value::Number(self.ply()),
            Quantity::Limit => Value::Number(self.limit()),
            Quantity::Maximizing => Value::Flag(self.player == Player::Max),
            Quantity::Alpha => Value::Number(window.alpha),
            Quantity::Beta => Value::Number(window.beta),
            Quantity::EntryAlpha => Value::Number(entry.alpha),
            Quantity::EntryBeta => Value::Number(entry.beta),
            Quantity::Other => self.seen(Some(self.other())),
            Quantity::Best => self.seen(self.best()),
            Quantity::BestUncut => self.seen(self.best_uncut()),
            Quantity::Val => self.seen(self.child().map(|child| self.frame.returns(child))),
            Quantity::Child => node(self.child()),
            Quantity::Weight => number(self.outcome(Chance::share)),
            Quantity::Left => number(self.outcome(Chance::left)),
            Quantity::PassedAlpha => number(self.child_window().map(|window| window.alpha)),
            Quantity::PassedBeta => number(self.child_window().map(|window| window.beta)),
            Quantity::Action => node(self.frame.giver(&self.state)),
            Quantity::Expanded => Value::Number(self.expanded_count()),
            Quantity::Answer => self.seen(Some(self.frame.returns(0))),
            Quantity::Low => number(self.pass_range().map(|range| range.lo)),
            Quantity::High => number(self.pass_range().map(|range| range.hi)),
            Quantity::PassLimit => number(self.pass().and_then(|pass| pass.depth).map(f64::from)),
            Quantity::Lower => number(self.table_bounds().map(|range| range.lo)),
            Quantity::Upper => number(self.table_bounds().map(|range| range.hi)),
        }
    }

    /// The value that the call returns, if the line of the step returns it.
    fn return_value(&self) -> Option<Value> {
        let frame = self.frame;
        let returns = match self.kind {
            EventKind::Evaluate | EventKind::Hit | EventKind::Leave => true,
            EventKind::Cutoff => self.writing.test(frame, self.mover()).is_some(),
            EventKind::Enter
            | EventKind::Narrow
            | EventKind::Again
            | EventKind::StandPat
            | EventKind::Compare
            | EventKind::Verdict
            | EventKind::Finish => false,
        };
        returns.then(|| self.seen(Some(frame.returns(self.state.node))))
    }

    /// The child that was compared last, or that is to be searched again.
    fn child(&self) -> Option<NodeId> {
        let again = self.frame.again();
        again.or_else(|| self.frame.last_child(&self.state))
    }

    /// The mover at the node of the call.
    fn mover(&self) -> Mover {
        self.frame.tree().mover(self.state.node)
    }

    /// A number of the last child, at a chance node.
    fn outcome(&self, of: impl Fn(&Chance, NodeId) -> f64) -> Option<f64> {
        Some(of(self.frame.tree().chance()?, self.child()?))
    }

    /// The window that the last child got, as MAX or the side to move sees it.
    fn child_window(&self) -> Option<Window> {
        self.frame.tree().chance()?;
        let call = self.frame.call(self.child()?)?;
        Some(self.view.window(self.player, call.entry.window))
    }

    fn pass(&self) -> Option<&Pass> {
        self.frame.recorded_passes().get(self.frame.pass()?)
    }

    /// The proved range of the root's value at the end of the pass.
    fn pass_range(&self) -> Option<ValueRange> {
        let pass = self.pass()?;
        Some(self.seen_range((pass.low, pass.high)))
    }

    /// The bounds that the table has, where this step or the one before has read them.
    fn table_bounds(&self) -> Option<ValueRange> {
        let bounds = match self.kind {
            EventKind::Hit | EventKind::Narrow => read(self.frame),
            EventKind::Leave if hits(self.frame) => read(&self.frame.at(self.frame.step() - 1)),
            _ => None,
        };
        Some(self.seen_range(bounds?))
    }

    fn seen_range(&self, bounds: (f64, f64)) -> ValueRange {
        self.view.range(self.player, bounds.into())
    }

    fn seen(&self, value: Option<f64>) -> Value {
        let number = |value| Value::Number(self.view.value(self.player, value));
        value.map_or(Value::Nothing, number)
    }

    fn ply(&self) -> f64 {
        f64::from(self.frame.tree().depth(self.state.node))
    }

    fn limit(&self) -> f64 {
        f64::from(self.writing.depth())
    }

    fn other(&self) -> f64 {
        self.state.entry.window.bound_of(self.player.opponent())
    }

    /// The best value so far; an evaluated node has none, and one that the table answers still has its first.
    fn best(&self) -> Option<f64> {
        if hits(self.frame) {
            return Some(self.player.worst());
        }
        begins(self.frame, self.state.node).then_some(self.state.best)
    }

    /// The best value so far, but not a value that causes a cutoff: code that tests first never keeps it.
    fn best_uncut(&self) -> Option<f64> {
        // The cutoff is already known at the `compare` before it.
        let cuts = match self.frame.compared() {
            Some(compared) => compared.cut,
            None => self.frame.cutoff(self.state.node).is_some(),
        };
        match self.child() {
            Some(child) if cuts => Some(self.frame.best_before(child)),
            _ => self.best(),
        }
    }

    /// The number of expanded nodes. The code counts a node at its `enter`, but the counts of the frame only from the
    /// `enter` of its first child on.
    fn expanded_count(&self) -> f64 {
        let begins = self.kind == EventKind::Enter && self.frame.searches(self.state.node);
        f64::from(self.frame.counts().expanded + u32::from(begins))
    }
}

fn number(number: Option<f64>) -> Value {
    number.map_or(Value::Nothing, Value::Number)
}

fn node(node: Option<NodeId>) -> Value {
    node.map_or(Value::Nothing, Value::Node)
}

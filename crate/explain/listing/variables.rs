//! The variables of the open call, as the code of the listing has them.

use super::code::{Named, Quantity};
use super::general;
use crate::explain::view::View;
use crate::frame::CallState;
use crate::trace::Trace;
use crate::trace::event::Kind;
use crate::tree::{NodeId, Player};

/// What a variable holds.
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

/// A variable of the open call.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Variable {
    /// Its name in the code; `return` is what the call returns, once that is known.
    pub name: &'static str,
    /// What it holds after the line of the step.
    pub value: Value,
    /// Whether the step gave it another value. What a call begins with is no change.
    pub changed: bool,
}

/// The variables at `step`, which is at least 1, of the call the step belongs to.
///
/// In MAX's view, the window of a listing that has the mover's is MAX's window too.
pub fn variables(trace: &Trace, step: u32, view: View) -> Vec<Variable> {
    let begins = trace.at(step).0 == Kind::Enter;
    let before = own_before(trace, step).map_or(Vec::new(), |step| values(trace, step, view));
    let changed = |Named(name, quantity), value| match quantity {
        Quantity::Expanded => begins && trace.searched(trace.at(step).1),
        _ if begins => false,
        _ => value != value_of(&before, name),
    };
    values(trace, step, view)
        .into_iter()
        .map(|(named, value)| Variable {
            name: named.0,
            value,
            changed: changed(named, value),
        })
        .collect()
}

/// What an event without an earlier one in its call would be compared with is no values at all.
fn own_before(trace: &Trace, step: u32) -> Option<u32> {
    match trace.at(step).0 {
        Kind::Enter | Kind::Finish => None,
        Kind::Compare => trace
            .entered(trace.compared(step))
            .map(|entered| entered - 1),
        Kind::Evaluate | Kind::Cutoff | Kind::Leave => Some(step - 1),
    }
}

fn value_of(values: &[(Named, Value)], name: &str) -> Value {
    let found = values.iter().find(|(named, _)| named.0 == name);
    found.map_or(Value::Nothing, |&(_, value)| value)
}

fn values(trace: &Trace, step: u32, view: View) -> Vec<(Named, Value)> {
    let (kind, node) = trace.at(step);
    let player = trace.tree().player(node);
    let call = Call {
        trace,
        step,
        kind,
        state: CallState::of(trace, node, step).unwrap_or_else(|| CallState::root(trace)),
        player,
        view,
    };
    let listing = trace.writing().listing();
    let named = match (kind, listing) {
        (Kind::Finish, Some(listing)) => listing.code().answer,
        (Kind::Finish, None) => general::ANSWER,
        (_, Some(listing)) => listing.code().variables(player),
        (_, None) => general::variables(trace.rules()),
    };
    let values = named.iter().map(|&named| (named, call.value(named.1)));
    let returned = call.returned().map(|value| (RETURN, value));
    values.chain(returned).collect()
}

const RETURN: Named = Named("return", Quantity::Answer);

/// A call at one of its own events.
struct Call<'a> {
    trace: &'a Trace,
    step: u32,
    kind: Kind,
    state: CallState,
    player: Player,
    view: View,
}

impl Call<'_> {
    fn value(&self, quantity: Quantity) -> Value {
        let window = self.view.window(self.player, self.state.held.window);
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
            Quantity::Val => self.seen(self.compared().map(|c| self.trace.returned(c))),
            Quantity::Child => node(self.compared()),
            Quantity::Action => node(self.action()),
            Quantity::Expanded => Value::Number(self.expanded()),
            Quantity::Answer => self.seen(Some(self.trace.returned(0))),
        }
    }

    /// What the call returns, if the line of the step does that.
    fn returned(&self) -> Option<Value> {
        let returns = match self.kind {
            Kind::Evaluate | Kind::Leave => true,
            Kind::Cutoff => {
                super::line(self.trace, self.step) == super::line(self.trace, self.step + 1)
            }
            Kind::Enter | Kind::Compare | Kind::Finish => false,
        };
        returns.then(|| self.seen(Some(self.trace.returned(self.state.node))))
    }

    fn compared(&self) -> Option<NodeId> {
        self.state.compared(self.trace)
    }

    fn seen(&self, value: Option<f64>) -> Value {
        let number = |value| Value::Number(self.view.value(self.player, value));
        value.map_or(Value::Nothing, number)
    }

    fn ply(&self) -> f64 {
        self.trace.tree().path_to(self.state.node).len() as f64 - 1.0
    }

    fn limit(&self) -> f64 {
        f64::from(self.trace.writing().depth(self.trace.rules()))
    }

    fn other(&self) -> f64 {
        self.state.entry.window.bound_of(self.player.opponent())
    }

    /// A node that is evaluated has no best value.
    fn best(&self) -> Option<f64> {
        let searched = self.trace.searched(self.state.node);
        searched.then_some(self.state.best)
    }

    fn best_uncut(&self) -> Option<f64> {
        let cutoff = self.trace.cutoff(self.state.node);
        match self.compared() {
            // The `compare` before a cutoff is the first step that knows of it.
            Some(child) if cutoff.is_some_and(|cutoff| self.step + 1 >= cutoff) => {
                Some(self.trace.best_before(child))
            }
            _ => self.best(),
        }
    }

    fn action(&self) -> Option<NodeId> {
        self.trace.giver(self.state.node, self.compared()?)
    }

    /// The count of the trace hears of an expanded node when its first child is entered.
    fn expanded(&self) -> f64 {
        let begins = self.kind == Kind::Enter && self.trace.searched(self.state.node);
        f64::from(self.trace.counts(self.step).expanded + u32::from(begins))
    }
}

fn node(node: Option<NodeId>) -> Value {
    node.map_or(Value::Nothing, Value::Node)
}

//! A variable of pseudo-code.

use serde::Serialize;
use ts_rs::TS;

use crate::explain::listing::{Value, Variable};
use crate::tree::GameTree;
use crate::tree::names::{Names, Place};

/// A variable of the call that a step belongs to.
#[derive(Serialize, TS)]
#[ts(rename = "Variable")]
pub struct VariableView {
    /// The name in the code; `return` is the value that the call returns, once it does.
    pub name: &'static str,
    /// The value; `None`: none yet.
    #[ts(inline)]
    pub value: Option<ValueView>,
    /// Whether this step changed it; the values at the beginning of a call are no changes.
    pub changed: bool,
}

/// The value of a variable.
#[derive(Serialize, TS)]
#[serde(untagged)]
#[allow(missing_docs, reason = "the names say it")]
pub enum ValueView {
    Number(f64),
    Flag(bool),
    Node(Place),
}

impl VariableView {
    /// A variable, with the names of nodes.
    pub fn of(variable: &Variable, names: &Names, tree: &GameTree) -> VariableView {
        VariableView {
            name: variable.name,
            value: match variable.value {
                Value::Nothing => None,
                Value::Number(number) => Some(ValueView::Number(number)),
                Value::Flag(flag) => Some(ValueView::Flag(flag)),
                Value::Node(node) => Some(ValueView::Node(names.place(tree, node))),
            },
            changed: variable.changed,
        }
    }
}

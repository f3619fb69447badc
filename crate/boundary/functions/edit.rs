//! Editing a tree in its text.

use serde::Serialize;

use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, Failure};
use crate::boundary::value::plain;
use crate::source::editing::{self, Edit, EditError};
use crate::tree::{NodeId, Player};

/// The largest number of a node.
const MOST: usize = NodeId::MAX as usize;

/// Edits a `node` of the tree that a `text` stands for, and returns the new text and the node to go on with. `what`
/// names an edit; `typed` is the text that `value` and `name` give the node. `min`: MIN moves first where the text does
/// not name the first player.
pub fn edit(arguments: &Arguments) -> Answer {
    let typed = || arguments.text("typed").to_string();
    let change = match arguments.text("what") {
        "value" => Edit::Value(typed()),
        "name" => Edit::Name(typed()),
        "turn" => Edit::Turn,
        "child" => Edit::AddChild,
        "sibling" => Edit::AddSibling,
        "left" => Edit::MoveLeft,
        "right" => Edit::MoveRight,
        _ => Edit::Remove,
    };
    let node = arguments.integer("node", MOST)? as NodeId;
    let text = arguments.text("text");
    Ok(plain(
        &editing::edit(text, root(arguments), node, change).map_err(refusal)?,
    ))
}

/// The parts of a node in the text.
pub fn parts(arguments: &Arguments) -> Answer {
    let node = arguments.integer("node", MOST)? as NodeId;
    let parts = editing::parts(arguments.text("text"), root(arguments), node).map_err(refusal)?;
    Ok(plain(&parts))
}

fn root(arguments: &Arguments) -> Player {
    match arguments.flag("min") {
        true => Player::Min,
        false => Player::Max,
    }
}

#[derive(Serialize)]
struct EditRefusal {
    code: &'static str,
}

fn refusal(error: EditError) -> Failure {
    let code = match error {
        EditError::Text(_) => "no-tree",
        EditError::NoNode => "no-node",
        EditError::NoValue { inner: false, .. } => "no-value",
        EditError::NoValue { inner: true, .. } => "no-number",
        EditError::NoName { .. } => "no-name",
        EditError::LeafHasNoPlayer => "leaf-has-no-player",
        EditError::ChanceHasNoPlayer => "chance-has-no-player",
        EditError::Weighed => "weighed",
        EditError::RootStays => "root-stays",
        EditError::NoSibling => "no-sibling",
    };
    EditRefusal { code }.into()
}

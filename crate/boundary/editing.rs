//! Editing a tree in its text. It stands in the module of exercises, because few readers edit a tree by hand, and the core
//! should not carry what they need.

use js_sys::Array;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::plain::plain;
use crate::source::editing::{Edit, EditError, edit, parts};
use crate::tree::Player;

/// Edits a node of the tree that a text stands for, and returns the new text and the node to go on with. `what` names
/// an edit; `typed` is what `value` and `name` give the node. `min`: MIN moves first where the text does not say who.
///
/// # Errors
/// An object with a code.
#[wasm_bindgen(js_name = edit)]
pub fn edit_text(
    text: &str,
    min: bool,
    node: u32,
    what: &str,
    typed: String,
) -> Result<Array, JsValue> {
    let change = match what {
        "value" => Edit::Value(typed),
        "name" => Edit::Name(typed),
        "turn" => Edit::Turn,
        "child" => Edit::AddChild,
        "sibling" => Edit::AddSibling,
        "left" => Edit::MoveLeft,
        "right" => Edit::MoveRight,
        _ => Edit::Remove,
    };
    let edited = edit(text, root(min), node, change).map_err(refused)?;
    Ok(Array::of2(&edited.text.into(), &edited.node.into()))
}

/// What the text says of a node: its name, its value, whether MIN moves (null at a leaf), whether there are siblings
/// before and after it, and the leaves before and after it (null: none).
///
/// # Errors
/// An object with a code.
#[wasm_bindgen(js_name = parts)]
pub fn parts_of(text: &str, min: bool, node: u32) -> Result<Array, JsValue> {
    let parts = parts(text, root(min), node).map_err(refused)?;
    let turn = parts.player.map(|player| player == Player::Min);
    Ok(Array::from_iter([
        parts.name.into(),
        parts.value.into(),
        turn.map_or(JsValue::NULL, JsValue::from),
        parts.before.into(),
        parts.after.into(),
        parts.previous_leaf.map_or(JsValue::NULL, JsValue::from),
        parts.next_leaf.map_or(JsValue::NULL, JsValue::from),
    ]))
}

fn root(min: bool) -> Player {
    if min { Player::Min } else { Player::Max }
}

#[derive(Serialize)]
struct Refused {
    code: &'static str,
}

fn refused(error: EditError) -> JsValue {
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
    plain(&Refused { code })
}

//! The head of a node before its bracket, or of a leaf: player, name and value.

use super::splice::Splice;
use super::{EditError, EditedText};
use crate::source::notation::{Spans, spans};
use crate::source::text::part;
use crate::tree::{NodeId, Player};

impl EditedText<'_> {
    pub(super) fn set_value(&self, node: NodeId, typed: &str) -> Result<Splice, EditError> {
        let parts = self.spans(node);
        let inner = parts.brackets.is_some();
        let value = match (inner, typed.trim()) {
            (true, "") => Some(String::new()),
            (true, typed) => static_value(typed),
            (false, typed) => leaf_value(typed),
        };
        let found = typed.into();
        let value = value.ok_or(EditError::NoValue { found, inner })?;
        let name = parts.name.clone().unwrap_or_default();
        Ok(self.with_head(&parts, self.slice(name), &value))
    }

    pub(super) fn set_name(&self, node: NodeId, typed: &str) -> Result<Splice, EditError> {
        let parts = self.spans(node);
        let found = typed.into();
        let name = match typed.trim() {
            "" => Some(String::new()),
            typed => name(typed),
        };
        let name = name.ok_or(EditError::NoName { found })?;
        let value = parts.value.clone().unwrap_or_default();
        Ok(self.with_head(&parts, &name, self.slice(value)))
    }

    /// A node with another name and value; each may be empty, but a leaf has a value.
    fn with_head(&self, parts: &Spans, name: &str, value: &str) -> Splice {
        let open = parts.brackets.as_ref().map(|[open, _]| open.clone());
        let leaf = open.is_none();
        // A leaf ends with its value, and the head of another node with its bracket.
        let last = open.clone().or(parts.value.clone());
        debug_assert!(last.is_some());
        let last = last.unwrap_or_default();
        let first = [&parts.name, &parts.equals, &parts.value];
        let first = first.into_iter().flatten().next().unwrap_or(&last);
        // A leaf may do without a name, and another node without a value.
        let alone = match leaf {
            true => name.is_empty(),
            false => value.is_empty(),
        };
        let equals = match (&parts.equals, &parts.value) {
            _ if alone => "",
            (Some(equals), Some(value)) => self.slice(equals.start..value.start),
            _ => "=",
        };
        let open = self.slice(open.unwrap_or_default());
        Splice::head(
            first.start..last.end,
            format!("{name}{equals}{value}{open}"),
        )
    }

    pub(super) fn turn(&self, node: NodeId) -> Result<Splice, EditError> {
        let parts = self.spans(node);
        if parts.brackets.is_none() {
            return Err(EditError::LeafHasNoPlayer);
        }
        if self.tree.is_chance(node) {
            return Err(EditError::ChanceHasNoPlayer);
        }
        let player = self.tree.player(node).opponent();
        let parent = self.tree.parent(node);
        let implied = parent.map_or(self.root, |parent| self.tree.player(parent).opponent());
        let start = parts.body().start;
        let Some(mark) = parts.player else {
            let bare = parts.name.is_none() && parts.equals.is_none();
            let space = if bare { "" } else { " " };
            return Ok(Splice::head(
                start..start,
                format!("{}{space}", word(player)),
            ));
        };
        if player != implied {
            return Ok(Splice::head(mark, word(player)));
        }
        let rest = part(self.text, mark.end..);
        let spaces = rest.len() - rest.trim_start().len();
        Ok(Splice::head(mark.start..mark.end + spaces, ""))
    }
}

/// The value of a leaf: a number or a symbol, as typed; a comma before decimals becomes a point.
fn leaf_value(typed: &str) -> Option<String> {
    let text = format!("({})", with_point(typed));
    let (tree, nodes) = spans(&text, Player::Max).ok()?;
    let [_, leaf] = nodes.as_slice() else {
        return None;
    };
    if !tree.is_leaf(1) || leaf.name.is_some() {
        return None;
    }
    Some(part(&text, leaf.value.clone()?).into())
}

/// The static value of an inner node, as typed; a comma before decimals becomes a point.
fn static_value(typed: &str) -> Option<String> {
    let text = format!("={}(1)", with_point(typed));
    let (_, nodes) = spans(&text, Player::Max).ok()?;
    let [root, _] = nodes.as_slice() else {
        return None;
    };
    Some(part(&text, root.value.clone()?).into())
}

/// The name of a node, as typed.
fn name(typed: &str) -> Option<String> {
    let text = format!("{}(1)", typed.trim());
    let (_, nodes) = spans(&text, Player::Max).ok()?;
    let [root, _] = nodes.as_slice() else {
        return None;
    };
    if root.player.is_some() || root.equals.is_some() {
        return None;
    }
    Some(part(&text, root.name.clone()?).into())
}

/// In a field for one number a comma can only be that of a decimal.
fn with_point(typed: &str) -> String {
    match typed.trim().split_once(',') {
        Some((whole, decimals)) if decimals.starts_with(|c: char| c.is_ascii_digit()) => {
            format!("{whole}.{decimals}")
        }
        _ => typed.trim().into(),
    }
}

fn word(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    }
}

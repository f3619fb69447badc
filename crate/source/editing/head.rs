//! The head of a node before its bracket, or of a leaf: player, name and value.

use super::splice::Splice;
use super::{EditError, EditedText};
use crate::source::notation::{Spans, spans};
use crate::source::text::part;
use crate::tree::{NodeId, Player};

impl EditedText<'_> {
    pub(super) fn give_value(&self, node: NodeId, typed: &str) -> Result<Splice, EditError> {
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

    pub(super) fn give_name(&self, node: NodeId, typed: &str) -> Result<Splice, EditError> {
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
        let start = [&parts.name, &parts.equals, &parts.value];
        let start = start.into_iter().flatten().next();
        let open = parts.brackets.as_ref().map(|[open, _]| open.clone());
        let leaf = open.is_none();
        let end = open.clone().or(parts.value.clone());
        debug_assert!(end.is_some());
        let end = end.unwrap_or_default();
        let start = start.or(open.as_ref()).map_or(end.start, |part| part.start);
        let equals = parts.equals.clone().zip(parts.value.clone());
        let equals = equals.map_or("=", |(equals, value)| self.slice(equals.start..value.start));
        let equals = match (leaf, name, value) {
            (true, "", _) | (false, _, "") => "",
            _ => equals,
        };
        let open = self.slice(open.unwrap_or_default());
        Splice::head(start..end.end, format!("{name}{equals}{value}{open}"))
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
    let plain = tree.is_leaf(1) && leaf.name.is_none() && leaf.equals.is_none();
    text.get(leaf.value.clone()?)
        .filter(|_| plain)
        .map(Into::into)
}

fn static_value(typed: &str) -> Option<String> {
    let text = format!("={}(1)", with_point(typed).trim());
    let (_, nodes) = spans(&text, Player::Max).ok()?;
    let value = nodes.first()?.value.clone()?;
    (nodes.len() == 2).then(|| text.get(value))?.map(Into::into)
}

fn name(typed: &str) -> Option<String> {
    let text = format!("{}(1)", typed.trim());
    let (_, nodes) = spans(&text, Player::Max).ok()?;
    let [root, _] = nodes.as_slice() else {
        return None;
    };
    let plain = root.player.is_none() && root.equals.is_none();
    text.get(root.name.clone()?)
        .filter(|_| plain)
        .map(Into::into)
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

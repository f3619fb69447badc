//! A tree into text that reads back as the same tree.

use super::name::written;
use crate::tree::number;
use crate::tree::{GameTree, NodeId, Player};

/// Prints a tree on one line. The player is written at the root and wherever the turn does not pass.
pub fn print(tree: &GameTree) -> String {
    let mut text = String::new();
    let mut open: Vec<NodeId> = Vec::new();
    for node in tree.nodes() {
        while open.last().is_some_and(|&top| tree.end(top) == node) {
            open.pop();
            text.push(')');
        }
        if node != 0 && !text.ends_with('(') {
            text.push(' ');
        }
        weight(tree, node, &mut text);
        if tree.is_leaf(node) {
            leaf(tree, node, &mut text);
        } else {
            head(tree, node, &mut text);
            text.push('(');
            open.push(node);
        }
    }
    text.extend(open.iter().map(|_| ')'));
    text
}

/// The probability of a child of a chance node, if it is written.
fn weight(tree: &GameTree, node: NodeId, text: &mut String) {
    if let Some(chance) = tree.chance()
        && let Some(parent) = tree.parent(node)
        && chance.weighed(parent)
        && let Some(weight) = chance.weight(node)
    {
        text.push_str(weight);
        text.push(':');
    }
}

fn head(tree: &GameTree, node: NodeId, text: &mut String) {
    let player = tree.player(node);
    let turn = turn(tree, node);
    let name = tree.label(node);
    let value = tree.value(node);
    if tree.is_chance(node) {
        text.push('?');
    } else if turn != Some(player) {
        text.push_str(match player {
            Player::Max => "MAX",
            Player::Min => "MIN",
        });
        if name.is_some() || value.is_some() {
            text.push(' ');
        }
    }
    text.extend(name.map(written));
    if let Some(value) = value {
        text.push('=');
        text.push_str(&number::print(value));
    }
    if tree.is_noisy(node) {
        text.push('!');
    }
}

/// The player at a node if the text does not say it; `None` at the root. Below a root where chance moves, MAX is first.
fn turn(tree: &GameTree, node: NodeId) -> Option<Player> {
    let parent = tree.parent(node)?;
    match tree.above(node).all(|up| tree.is_chance(up)) {
        true => Some(Player::Max),
        false => Some(tree.player(parent).opponent()),
    }
}

fn leaf(tree: &GameTree, node: NodeId, text: &mut String) {
    if let Some(label) = tree.label(node) {
        text.push_str(&written(label));
        text.push('=');
    }
    match (tree.value(node), tree.symbol(node)) {
        (Some(value), _) => text.push_str(&number::print(value)),
        (None, symbol) => text.push_str(&written(symbol.unwrap_or("unknown"))),
    }
}

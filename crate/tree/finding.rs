//! Finding nodes by the text that a reader types: a name, a path of names, a number or a value.

use serde::Serialize;
use ts_rs::TS;

use super::names::Names;
use super::node_set::NodeSet;
use super::quoted::unquote;
use super::{GameTree, NodeId, number};
use crate::HOST;

/// The nodes that a text can mean.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Found {
    /// The first of them.
    pub nodes: Vec<NodeId>,
    /// How many more there are.
    pub more: usize,
}

impl Found {
    /// The first `limit` of some nodes.
    pub fn first(mut nodes: Vec<NodeId>, limit: usize) -> Found {
        let more = nodes.len().saturating_sub(limit);
        nodes.truncate(limit);
        Found { nodes, more }
    }
}

impl Names {
    /// The nodes that `text` can mean, at most `limit` of them: those at the end of that path, or those of that name,
    /// then the one of that number, with or without a `#`, then the leaves of that value. If there are none, those with
    /// names that begin with it, capital or not. The number is that of the tree as given.
    pub fn find(&self, tree: &GameTree, text: &str, limit: usize) -> Found {
        let text = text.trim();
        let whole = || self.matches(tree, text);
        let nodes = match steps(text).as_slice() {
            steps @ [_, _, ..] => some(self.along(tree, steps)).unwrap_or_else(whole),
            [name] => self.matches(tree, name),
            [] => whole(),
        };
        let nodes = match nodes.is_empty() && !text.is_empty() {
            true => self.nodes_by_name(tree, &|name| begins(name, text)).into(),
            false => nodes,
        };
        Found::first(nodes, limit)
    }

    /// The nodes of a name, or the one of a number after a `#`, or those at the end of a path.
    pub fn named(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        match steps(text).as_slice() {
            steps @ [_, _, ..] => {
                let whole = || {
                    self.nodes_by_name(tree, &|given| given == text.trim())
                        .into()
                };
                some(self.along(tree, steps)).unwrap_or_else(whole)
            }
            [name] => match name.strip_prefix('#').map(str::parse) {
                Some(Ok(number)) => tree.as_searched(number).into_iter().collect(),
                _ => self.nodes_by_name(tree, &|given| given == *name).into(),
            },
            [] => Vec::new(),
        }
    }

    fn matches(&self, tree: &GameTree, text: &str) -> Vec<NodeId> {
        let named = self.nodes_by_name(tree, &|name| name == text);
        let number = text.strip_prefix('#').unwrap_or(text).parse();
        let numbered = number.ok().and_then(|number| tree.as_searched(number));
        let value: Option<f64> = number::read(text);
        let mut nodes: Vec<NodeId> = named.iter().collect();
        nodes.extend(numbered.filter(|node| !named.contains(node)));
        if value.is_some() {
            for node in tree.nodes() {
                let worth = tree.is_leaf(node) && tree.value(node) == value;
                if worth && numbered != Some(node) && !named.contains(&node) {
                    nodes.push(node);
                }
            }
        }
        nodes
    }

    /// The nodes whose names fit, in order. It looks at each name once, not at each node.
    fn nodes_by_name(&self, tree: &GameTree, fits: &dyn Fn(&str) -> bool) -> NodeSet {
        let mut nodes = Vec::new();
        for (node, name) in tree.given_names().chain(self.letters.iter()) {
            nodes.extend(fits(name).then_some(node));
        }
        let mut moves = Vec::new();
        for (played, text) in self.moves.iter() {
            moves.extend(fits(text).then_some(played));
        }
        let moves = NodeSet::from(moves);
        if !moves.is_empty() {
            for node in tree.nodes() {
                let played = tree.move_to(node).map(u32::from);
                if played.is_some_and(|played| moves.contains(&played)) {
                    nodes.push(node);
                }
            }
        }
        nodes.into()
    }
}

/// Whether a name begins with a text, capital or not.
fn begins(name: &str, text: &str) -> bool {
    match name.get(..text.len()) {
        Some(start) if start.is_ascii() && text.is_ascii() => start.eq_ignore_ascii_case(text),
        // No name is long.
        _ => !name.is_ascii() && (HOST.lower)(name).starts_with(&(HOST.lower)(text)),
    }
}

fn some(nodes: Vec<NodeId>) -> Option<Vec<NodeId>> {
    (!nodes.is_empty()).then_some(nodes)
}

/// The names on a path, which may be separated as in a row of names. A name with a space may stand in quotes.
fn steps(text: &str) -> Vec<String> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '›' | ',');
    let (mut steps, mut rest) = (Vec::new(), text.trim_start_matches(between));
    while !rest.is_empty() {
        let name = unquote(rest);
        let end = name.as_ref().map(|&(_, end)| end);
        let end = end.or(rest.find(between)).unwrap_or(rest.len());
        let (word, after) = rest.split_at_checked(end).unwrap_or((rest, ""));
        steps.push(name.map_or_else(|| word.into(), |(name, _)| name));
        rest = after.trim_start_matches(between);
    }
    steps
}

impl Names {
    /// The nodes at the end of a path such as `a3 b2`: each step is a name, a number after a `#`, or the value
    /// of a leaf. A path from the root is preferred to the same names elsewhere.
    fn along(&self, tree: &GameTree, steps: &[String]) -> Vec<NodeId> {
        let mut from_root = Vec::new();
        let mut elsewhere = Vec::new();
        let Some((last, before)) = steps.split_last() else {
            return from_root;
        };
        let meant = self.matches(tree, last);
        let ends = match meant.is_empty() {
            true => self
                .nodes_by_name(tree, &|name| name.eq_ignore_ascii_case(last))
                .into(),
            false => meant,
        };
        for node in ends {
            if !self.fits(tree, node, last) {
                continue;
            }
            let mut top = node;
            let fits = |step: &String| {
                top = tree.parent(top).unwrap_or(NodeId::MAX);
                top != NodeId::MAX && self.fits(tree, top, step)
            };
            if before.iter().rev().all(fits) {
                match tree.parent(top) {
                    None | Some(0) => from_root.push(node),
                    Some(_) => elsewhere.push(node),
                }
            }
        }
        match from_root.is_empty() {
            true => elsewhere,
            false => from_root,
        }
    }

    /// Whether a step of a path means a node: by its name, by its number after a `#`, or as a leaf by its value.
    fn fits(&self, tree: &GameTree, node: NodeId, text: &str) -> bool {
        let numbered = text
            .strip_prefix('#')
            .and_then(|number| number.parse().ok());
        let value: Option<f64> = number::read(text);
        let named = |name: String| name.eq_ignore_ascii_case(text);
        self.name(tree, node).is_some_and(named)
            || numbered.and_then(|number| tree.as_searched(number)) == Some(node)
            || value.is_some() && tree.is_leaf(node) && tree.value(node) == value
    }
}

//! The nodes of a trace: by number, name or path of moves, in a tree that is given or among the visited nodes.

use super::json::Json;
use super::visited_nodes::VisitedNodes;
use crate::source::notation::parse;
use crate::tree::hash::{EMPTY, hash};
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, NodeId, Player, TreeError, same_tree};

/// How many children are looked at for one of a name.
const LOOKED_AT: usize = 4096;
/// The hash of the empty path, which is none of the empty text.
const ROOT: u64 = 0x0100_0000_01b3;

/// The source of the nodes.
#[derive(Debug)]
#[allow(clippy::large_enum_variant, reason = "an opening has one")]
pub enum Nodes {
    /// A tree that was given. A node without a value gets the first one in the trace.
    Given(GameTree, Names),
    /// No tree: nodes are added as they are entered.
    Visited(VisitedNodes),
}

impl Nodes {
    /// The nodes that will be visited.
    pub fn visited(root: Player, limits: Limits) -> Nodes {
        Nodes::Visited(VisitedNodes::new(root, limits))
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        match self {
            Nodes::Given(tree, _) => tree.len(),
            Nodes::Visited(visited) => visited.len(),
        }
    }

    /// The player at a node.
    pub fn player(&self, node: NodeId) -> Player {
        match self {
            Nodes::Given(tree, _) => tree.player(node),
            Nodes::Visited(visited) => visited.player(node),
        }
    }

    /// The child of a node that is meant, the root of no node; `None` if it has no such child. `after` is the child
    /// that it searched last.
    pub fn child(
        &mut self,
        parent: Option<NodeId>,
        after: Option<NodeId>,
        reference: &Json,
        player: Option<Player>,
    ) -> Result<Option<NodeId>, TreeError> {
        match self {
            Nodes::Given(tree, names) => Ok(match parent {
                None => is_referenced(tree, names, 0, reference).then_some(0),
                Some(parent) => child(tree, names, parent, after, reference),
            }),
            Nodes::Visited(visited) => {
                let under = parent.and_then(|parent| visited.key(parent));
                let again = parent.is_none() && visited.len() > 0;
                let lawful = match (above(reference), parent) {
                    (Some(above), _) => above == under,
                    (None, _) if again => visited.key(0) == Some(key(reference)),
                    _ => true,
                };
                if !lawful {
                    return Ok(None);
                }
                let before = visited.len();
                let node = visited.child(parent, key(reference), player)?;
                if let (Json::Text(name), true) = (reference, visited.len() > before) {
                    visited.name(node, name);
                }
                Ok(Some(node))
            }
        }
    }

    /// Whether a node is the one that is meant.
    pub fn is(&self, node: NodeId, reference: &Json) -> bool {
        match self {
            Nodes::Given(tree, names) => is_referenced(tree, names, node, reference),
            Nodes::Visited(visited) => visited.key(node) == Some(key(reference)),
        }
    }

    /// The child of a node that is meant, if there is one by now.
    pub fn known_child(&self, parent: NodeId, reference: &Json) -> Option<NodeId> {
        match self {
            Nodes::Given(tree, names) => child(tree, names, parent, None, reference),
            Nodes::Visited(visited) => visited.known_child(parent, key(reference)),
        }
    }

    /// The node of a path from the root that is meant, in a tree that was given.
    pub fn among(&self, path: &[NodeId], reference: &Json) -> Option<NodeId> {
        let Nodes::Given(tree, names) = self else {
            return None;
        };
        let mut upwards = path.iter().rev().copied();
        match node_reference(tree, reference) {
            NodeReference::Node(target) => target.filter(|node| path.binary_search(node).is_ok()),
            NodeReference::Name(name) => upwards.find(|&node| is_named(tree, names, node, name)),
        }
    }

    /// The tree, if it was given.
    pub fn tree(&self) -> Option<&GameTree> {
        match self {
            Nodes::Given(tree, _) => Some(tree),
            Nodes::Visited(_) => None,
        }
    }

    /// The node that is meant of those below a node of a tree that was given, itself included.
    pub fn below(&self, node: NodeId, reference: &Json) -> Option<NodeId> {
        let Nodes::Given(tree, names) = self else {
            return None;
        };
        let mut below = node..tree.end(node);
        match node_reference(tree, reference) {
            NodeReference::Node(target) => target.filter(|node| below.contains(node)),
            NodeReference::Name(name) => below
                .by_ref()
                .take(LOOKED_AT)
                .find(|&node| is_named(tree, names, node, name)),
        }
    }

    /// Whether a text is the notation of another tree than the one that was given.
    pub fn is_other(&self, text: &str) -> bool {
        let Nodes::Given(tree, _) = self else {
            return false;
        };
        // Where chance moves at the root, its player is the one who moves last.
        let root = match tree.is_chance(0) {
            true => tree.player(0).opponent(),
            false => tree.player(0),
        };
        let other = parse(text, root);
        other.is_ok_and(|other| !same_tree(&other, tree))
    }

    /// Whether there is such a node anywhere.
    pub fn has(&self, reference: &Json) -> bool {
        match self {
            Nodes::Given(tree, names) => match node_reference(tree, reference) {
                NodeReference::Node(target) => target.is_some(),
                NodeReference::Name(name) => !names.named(tree, name).is_empty(),
            },
            Nodes::Visited(_) => true,
        }
    }

    /// A value that the trace reports for a node.
    pub fn value(&mut self, node: NodeId, value: f64) {
        match self {
            Nodes::Given(tree, _) => tree.fill_value(node, value),
            Nodes::Visited(visited) => visited.value(node, value),
        }
    }

    /// Whether the given tree has another value of a node.
    pub fn differs(&self, node: NodeId, value: f64) -> bool {
        match self {
            Nodes::Given(tree, _) => tree.value(node).is_some_and(|known| known != value),
            Nodes::Visited(_) => false,
        }
    }

    /// A node that stands pat: where nodes are visited, it is noisy.
    pub fn stand_pat(&mut self, node: NodeId) {
        if let Nodes::Visited(visited) = self {
            visited.noisy(node);
        }
    }

    /// A value that a table has on a node. It becomes that of a node of which nothing else is known.
    pub fn store(&mut self, node: NodeId, value: Option<f64>) {
        match (self, value) {
            (Nodes::Given(tree, _), Some(value)) if tree.is_leaf(node) => {
                tree.fill_value(node, value);
            }
            (Nodes::Visited(visited), Some(value)) => visited.store(node, value),
            _ => {}
        }
    }

    /// The tree, and where nodes were visited the number in it of each.
    pub fn finish(self) -> Result<(GameTree, Option<Vec<NodeId>>), TreeError> {
        match self {
            Nodes::Given(tree, _) => Ok((tree, None)),
            Nodes::Visited(visited) => visited.finish().map(|(tree, new)| (tree, Some(new))),
        }
    }
}

/// The target of a reference in a tree.
enum NodeReference<'a> {
    Node(Option<NodeId>),
    Name(&'a str),
}

fn node_reference<'a>(tree: &GameTree, reference: &'a Json) -> NodeReference<'a> {
    match reference {
        Json::Number(number) => NodeReference::Node(tree.as_searched(*number as NodeId)),
        Json::List(path) => NodeReference::Node(along(tree, path.iter().map(step))),
        Json::Text(text) => match pointer_path(text) {
            Some(path) => NodeReference::Node(along(tree, path)),
            None => match text.strip_prefix('#').map(str::parse) {
                Some(Ok(number)) => NodeReference::Node(tree.as_searched(number)),
                _ => NodeReference::Name(text),
            },
        },
        _ => NodeReference::Node(None),
    }
}

/// The number of a child in a path.
fn step(value: &Json) -> Option<usize> {
    match value {
        Json::Number(number) => Some(*number as usize),
        _ => None,
    }
}

/// The path that a text is, if it is one: `/0/2`, and the empty text for the root.
fn pointer_path(text: &str) -> Option<impl Iterator<Item = Option<usize>>> {
    let rest = match text {
        "" => None,
        _ => Some(text.strip_prefix('/')?),
    };
    let steps = rest.into_iter().flat_map(|rest| rest.split('/'));
    Some(steps.map(|step| step.parse().ok()))
}

/// The node at the end of a path from the root.
fn along(tree: &GameTree, mut path: impl Iterator<Item = Option<usize>>) -> Option<NodeId> {
    path.try_fold(0, |node, step| {
        tree.children_from(node, step?.min(tree.len())).next()
    })
}

fn is_named(tree: &GameTree, names: &Names, node: NodeId, name: &str) -> bool {
    names.name(tree, node).as_deref() == Some(name)
}

/// Whether a node is the one that is meant.
fn is_referenced(tree: &GameTree, names: &Names, node: NodeId, reference: &Json) -> bool {
    match node_reference(tree, reference) {
        NodeReference::Node(target) => target == Some(node),
        NodeReference::Name(name) => is_named(tree, names, node, name),
    }
}

/// The child of a node that is meant. By name it is looked for first after the one that was searched last.
fn child(
    tree: &GameTree,
    names: &Names,
    parent: NodeId,
    after: Option<NodeId>,
    reference: &Json,
) -> Option<NodeId> {
    let name = match node_reference(tree, reference) {
        NodeReference::Node(node) => return node.filter(|&node| tree.parent(node) == Some(parent)),
        NodeReference::Name(name) => name,
    };
    let end = tree.end(parent);
    let from = |first: NodeId| {
        let next = |&child: &NodeId| Some(tree.end(child)).filter(|&next| next < end);
        std::iter::successors(Some(first).filter(|&first| first < end), next).take(LOOKED_AT)
    };
    let next = after.map_or(parent + 1, |after| tree.end(after));
    let mut children = from(next).chain(from(parent + 1));
    children.find(|&child| is_named(tree, names, child, name))
}

/// The key of a reference where there is no tree: a number itself, a path or a name as its hash.
fn key(reference: &Json) -> u64 {
    match reference {
        Json::Number(number) => *number as u64,
        Json::List(path) => hash_path(path.iter().map(step)),
        Json::Text(text) => match pointer_path(text) {
            Some(path) => hash_path(path),
            None => hash(EMPTY, text.bytes()),
        },
        _ => 0,
    }
}

/// The key of the node above a path; `None` within for the root. A reference that is no path has none.
fn above(reference: &Json) -> Option<Option<u64>> {
    let path: Vec<Option<usize>> = match reference {
        Json::List(path) => path.iter().map(step).collect(),
        Json::Text(text) => pointer_path(text)?.collect(),
        _ => return None,
    };
    let before = path.split_last().map(|(_, before)| before);
    Some(before.map(|before| hash_path(before.iter().copied())))
}

fn hash_path(path: impl Iterator<Item = Option<usize>>) -> u64 {
    path.fold(ROOT, |hashed, step| {
        let step = step.map_or(u64::MAX, |step| step as u64);
        hash(hashed, step.to_le_bytes())
    })
}

//! Finding a node by the way that leads to it: a path of names.

use super::names::Names;
use super::{GameTree, NodeId};

/// The names on a path, which may be separated as in a row of names.
pub(super) fn steps(text: &str) -> Vec<&str> {
    let between = |sign: char| sign.is_whitespace() || matches!(sign, '›' | ',');
    let steps = text.split(between);
    steps.filter(|step| !step.is_empty()).collect()
}

impl Names {
    /// The nodes at the end of a path such as `a3 b2`: each step is the name or the number of a child, or the value
    /// of a leaf. A path from the root is preferred to the same names elsewhere.
    pub(super) fn along(&self, tree: &GameTree, steps: &[&str]) -> Vec<NodeId> {
        let mut from_root = Vec::new();
        let mut elsewhere = Vec::new();
        let Some((last, before)) = steps.split_last() else {
            return from_root;
        };
        let meant = self.meant(tree, last);
        let ends = match meant.is_empty() {
            true => self
                .called(tree, &|name| name.eq_ignore_ascii_case(last))
                .into(),
            false => meant,
        };
        for node in ends {
            let mut top = node;
            let fits = |step: &&str| {
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

    /// Whether a text means an inner node or a leaf by itself.
    fn fits(&self, tree: &GameTree, node: NodeId, text: &str) -> bool {
        let number = text.strip_prefix('#').unwrap_or(text).parse();
        self.name(tree, node)
            .is_some_and(|name| name.eq_ignore_ascii_case(text))
            || number.ok().and_then(|number| tree.placed(number)) == Some(node)
    }
}

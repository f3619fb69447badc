//! A leaf that gets its first child, and a node that loses its last one.

use super::EditedText;
use super::splice::Splice;
use crate::source::notation::is_noise;
use crate::tree::NodeId;

impl EditedText<'_> {
    /// A leaf as a node whose only child has its value.
    pub(super) fn leaf_with_child(&self, leaf: NodeId) -> Splice {
        let parts = self.spans(leaf);
        let [name, value] =
            [&parts.name, &parts.value].map(|part| part.clone().unwrap_or_default());
        let node = format!("{}({})", self.slice(name), self.slice(value));
        Splice::nodes(parts.body(), node)
    }

    /// A node as a leaf: with its name and its static value, or 0. Comments between its brackets follow it.
    pub(super) fn without_child(&self, node: NodeId, child: NodeId) -> Splice {
        let parts = self.spans(node);
        let span = parts.body();
        let Some([open, close]) = parts.brackets else {
            return Splice::nodes(span.end..span.end, "");
        };
        let value = parts.value.map_or("0", |value| self.slice(value));
        let value = value.trim_end_matches(is_noise);
        let head = match parts.name {
            Some(name) => format!("{}={value}", self.slice(name)),
            None => value.into(),
        };
        let child = self.spans(child).span();
        let around = [open.end..child.start, child.end..close.start];
        let comments: String = around
            .into_iter()
            .map(|gap| comments(self.slice(gap)))
            .collect();
        Splice::nodes(span, head + &comments)
    }
}

/// The comments in the text beside a node, each with its line break.
fn comments(gap: &str) -> String {
    let lines = gap.split_inclusive('\n');
    let comments = lines.filter_map(|line| line.get(line.find('#')?..));
    comments.map(|comment| format!(" {comment}")).collect()
}

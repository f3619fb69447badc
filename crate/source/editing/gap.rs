//! The gap between two siblings, and where a new one goes.

use super::EditedText;
use super::splice::Splice;
use crate::source::text::part;
use crate::tree::NodeId;

impl EditedText<'_> {
    /// A new leaf after a node, as far from it as siblings are from one another.
    pub(super) fn leaf_after(&self, node: NodeId) -> Splice {
        let end = self.spans(node).span().end;
        let comment = comment_after(part(self.text, end..));
        let gap = self.gap_beside(node);
        let gap = match (comment, gap.rsplit_once('\n')) {
            // A leaf after a comment has to begin on the next line.
            (Some(_), None) => format!("\n{}", self.indent(node)),
            _ => gap,
        };
        let at = end + comment.unwrap_or(0);
        Splice::nodes(at..at, format!("{gap}0"))
    }

    /// The white space and commas between a node and one of its siblings, or a space; of a line break only the
    /// last, and the indentation.
    fn gap_beside(&self, node: NodeId) -> String {
        let before = self.before(node).map(|before| (before, node));
        let pair = before.or_else(|| self.after(node).map(|after| (node, after)));
        let gap = pair.map_or("", |(left, right)| {
            self.slice(self.spans(left).span().end..self.spans(right).span().start)
        });
        match gap.rsplit_once('\n') {
            Some((_, indent)) => format!("\n{}", indent.replace(',', "")),
            None if gap.is_empty() => " ".into(),
            None => gap.into(),
        }
    }

    /// The white space with which the line of a node begins.
    fn indent(&self, node: NodeId) -> &str {
        let before = self.slice(0..self.spans(node).span().start);
        let line = before.rsplit_once('\n').map_or(before, |(_, line)| line);
        part(line, ..line.len() - line.trim_start().len())
    }
}

/// The end of the comment on the rest of this line, in bytes; `None` if something else stands there.
fn comment_after(text: &str) -> Option<usize> {
    let blank = text.find(|c: char| c == '\n' || !(c.is_whitespace() || c == ','))?;
    let comment = text.get(blank..).filter(|rest| rest.starts_with('#'))?;
    Some(blank + comment.find('\n').unwrap_or(comment.len()))
}

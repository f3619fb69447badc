//! A part of a text and its replacement.

use std::ops::Range;

use crate::source::text::part;

/// A change of a text. A space is set where the new part and its neighbours would otherwise be read as one.
pub(super) struct Splice {
    bytes: Range<usize>,
    new: String,
    /// Whether a new node ends here, so that nothing behind it belongs to it.
    ends: bool,
}

impl Splice {
    /// Puts whole nodes, or nothing, in the place of others.
    pub(super) fn nodes(bytes: Range<usize>, new: impl Into<String>) -> Splice {
        let (new, ends) = (new.into(), true);
        Splice { bytes, new, ends }
    }

    /// Replaces the beginning of a node. The rest of the node follows it.
    pub(super) fn head(bytes: Range<usize>, new: impl Into<String>) -> Splice {
        let (new, ends) = (new.into(), false);
        Splice { bytes, new, ends }
    }

    pub(super) fn apply(self, text: &str) -> String {
        let before = part(text, ..self.bytes.start);
        let after = part(text, self.bytes.end..);
        match self.ends {
            true => join(&[before, &self.new, after]),
            false => join(&[before, &self.new]) + after,
        }
    }
}

/// Texts one after the other, with a space where two would be read as one.
pub(super) fn join(parts: &[&str]) -> String {
    let mut all = String::new();
    for part in parts {
        let meet = all.chars().next_back().zip(part.chars().next());
        if meet.is_some_and(|(left, right)| merge(left, right)) {
            all.push(' ');
        }
        all.push_str(part);
    }
    all
}

/// Whether a text that ends with one character and a text that begins with the other would be read as one node.
fn merge(left: char, right: char) -> bool {
    let stops = |c: char| c.is_whitespace() || ",()[]{}".contains(c);
    // A probability and its child touch, and so do `?` and a name.
    let leads = ":?".contains(left);
    !stops(left) && !leads && (!stops(right) || "([{".contains(right))
}

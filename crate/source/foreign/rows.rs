//! The common form of all texts of other programs: a row for each node, in preorder.

use crate::source::notation::written_name;
use crate::tree::Mover;

/// A node as another program tells it.
#[derive(Debug, Default)]
pub(super) struct Row {
    /// Plies below the root.
    pub(super) depth: usize,
    /// Its name; empty: none.
    pub(super) name: String,
    /// The player who moves there, or chance.
    pub(super) mover: Option<Mover>,
    /// Its probability below a chance node, as written.
    pub(super) weight: String,
    /// Its number, as written; empty: it has none.
    pub(super) value: String,
    /// The byte of the text at which it is told.
    pub(super) at: usize,
}

/// The row of a number that has children and no name, which our notation cannot write.
pub(super) fn nameless(rows: &[Row]) -> Option<&Row> {
    let below = rows.iter().skip(1);
    let pair = rows
        .iter()
        .zip(below)
        .find(|(row, next)| next.depth > row.depth && row.name.is_empty() && !row.value.is_empty());
    pair.map(|(row, _)| row)
}

/// The rows in our notation. A node without children is a leaf, and without a number a symbol.
pub(super) fn written(rows: &[Row]) -> String {
    let mut text = String::new();
    let mut open = 0;
    for (row, next) in rows.iter().zip(rows.iter().skip(1).map(Some).chain([None])) {
        while open > row.depth {
            text.push(')');
            open -= 1;
        }
        if !text.is_empty() && !text.ends_with('(') {
            text.push(' ');
        }
        match next.is_some_and(|next| next.depth > row.depth) {
            true => {
                inner(&mut text, row);
                open = row.depth + 1;
            }
            false => leaf(&mut text, row),
        }
    }
    text.push_str(&")".repeat(open));
    text
}

fn inner(text: &mut String, row: &Row) {
    if !row.weight.is_empty() {
        text.push_str(&format!("{}:", row.weight));
    }
    match row.mover {
        Some(Mover::Max) => text.push_str("MAX "),
        Some(Mover::Min) => text.push_str("MIN "),
        Some(Mover::Chance) => text.push_str("CHANCE "),
        None => {}
    }
    if !row.name.is_empty() {
        text.push_str(&written_name(&row.name));
        if !row.value.is_empty() {
            text.push_str(&format!("={}", row.value));
        }
    } else if text.ends_with(' ') && row.mover.is_some() {
        // `MAX(…)`, not `MAX (…)`: both are read, the first is how the notation is printed.
        text.pop();
    }
    text.push('(');
}

fn leaf(text: &mut String, row: &Row) {
    if !row.weight.is_empty() {
        text.push_str(&format!("{}:", row.weight));
    }
    match (row.name.is_empty(), row.value.is_empty()) {
        (true, _) => text.push_str(&row.value),
        (false, true) => text.push_str(&written_name(&row.name)),
        (false, false) => text.push_str(&format!("{}={}", written_name(&row.name), row.value)),
    }
}

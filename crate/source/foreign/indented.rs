//! A node a line: its children stand farther right. A line is a number, a name, or both (`B: 3`, `B = 3`), after `MAX` or
//! `MIN` if it names the player. Lines and bullets that programs draw before it count as white space.

use super::foreign_node::ForeignNode;
use super::problem::{ForeignError, ForeignProblem};
use super::scanner::is_number;
use crate::source::notation::{self, Problem};
use crate::source::text::part;
use crate::tree::Mover;

/// How far a tab goes.
const TAB: usize = 4;

pub(super) fn nodes(text: &str) -> Result<Vec<ForeignNode>, ForeignError> {
    let mut nodes: Vec<ForeignNode> = Vec::new();
    // How far right each open line stands.
    let mut open: Vec<usize> = Vec::new();
    let mut begins = 0;
    for line in text.split_inclusive('\n') {
        let (indent, bytes) = margin(line);
        let content = part(line, bytes..).trim();
        let at = begins + bytes;
        begins += line.len();
        if content.is_empty() || content.starts_with('#') {
            continue;
        }
        let deeper = open.len();
        while open.last().is_some_and(|&last| last > indent) {
            open.pop();
        }
        // A line farther left than the one before has to stand right below another one.
        let beside = open.last() == Some(&indent);
        if !beside && (open.len() < deeper || (open.is_empty() && !nodes.is_empty())) {
            return Err(ForeignError::at(text, at, ForeignProblem::OddIndent));
        }
        if !beside {
            open.push(indent);
        }
        let depth = open.len() - 1;
        if depth == 0 && !nodes.is_empty() {
            let found = content.chars().take(24).collect();
            return Err(ForeignError::text(text, at, Problem::Stray { found }));
        }
        nodes.push(node(content, depth, at));
    }
    Ok(nodes)
}

/// How far right a line stands, in characters and in bytes.
fn margin(line: &str) -> (usize, usize) {
    let mut columns = 0;
    let mut signs = line.char_indices().peekable();
    while let Some(&(at, sign)) = signs.peek() {
        let rest = part(line, at + sign.len_utf8()..);
        let drawn = match sign {
            '\t' => {
                columns += TAB - columns % TAB - 1;
                true
            }
            '│' | '├' | '└' | '─' | '|' | '`' | '\u{a0}' => true,
            '-' | '*' | '+' | '•' => rest.starts_with(['-', ' ']),
            _ => sign.is_whitespace(),
        };
        if !drawn {
            return (columns, at);
        }
        columns += 1;
        signs.next();
    }
    (columns, line.len())
}

fn node(text: &str, depth: usize, at: usize) -> ForeignNode {
    let (mover, text) = mover(text);
    let (name, value) = match text.rsplit_once([':', '=', ' ']) {
        Some((name, value)) if is_number(value.trim()) => (name, value.trim()),
        _ if is_number(text) => ("", text),
        _ => (text, ""),
    };
    ForeignNode {
        depth,
        mover,
        name: name.trim_end_matches([':', '=', ' ']).into(),
        value: value.into(),
        at,
        ..ForeignNode::default()
    }
}

/// The player to move, and the rest of the line.
fn mover(text: &str) -> (Option<Mover>, &str) {
    let (word, rest) = text.split_once([' ', ':']).unwrap_or((text, ""));
    match notation::mover(word) {
        None | Some(Mover::Chance) => (None, text),
        player => (player, rest.trim()),
    }
}

//! Lists and tuples of Python. Where a list begins with a name, that is the name of its node: `['A', ['B', 3, 5]]`,
//! `('E', 3)`, `('A', [('B', 3), ('C', 5)])`, `['MAX', ['MIN', 3, 5]]`. Other lists are nodes without a name.

use super::foreign_node::ForeignNode;
use super::problem::ForeignError;
use super::scanner::{Word, WordKind, is_number, words};
use crate::source::notation::{Problem, mover, position};
use crate::tree::Mover;

/// A part of the text; lists name their parts by number.
#[derive(Debug)]
struct PythonItem {
    value: PythonValue,
    at: usize,
}

#[derive(Debug)]
enum PythonValue {
    Name(String),
    Number(String),
    List(Vec<usize>),
}

/// Whether every list begins with a name, and there are several.
pub(super) fn has_names_first(text: &str) -> bool {
    let Ok(items) = items(text) else { return false };
    let mut lists = 0;
    for item in &items {
        let PythonValue::List(parts) = &item.value else {
            continue;
        };
        lists += 1;
        if !begins_with_name(&items, parts) {
            return false;
        }
    }
    lists > 1 && text.contains(',')
}

pub(super) fn nodes(text: &str) -> Result<Vec<ForeignNode>, ForeignError> {
    let items = items(text)?;
    let mut nodes = Vec::new();
    // The root is the last part that was closed.
    let mut left = Vec::new();
    if let Some(root) = items.len().checked_sub(1) {
        left.push((root, 0));
    }
    while let Some((number, depth)) = left.pop() {
        let Some(item) = items.get(number) else {
            continue;
        };
        let (node, children) = node(&items, item, depth);
        if matches!(&item.value, PythonValue::List(parts) if parts.is_empty()) {
            let problem = Problem::EmptyList { found: "[]".into() };
            return Err(ForeignError::text(text, item.at, problem));
        }
        nodes.push(node);
        left.extend(children.iter().rev().map(|&child| (child, depth + 1)));
    }
    Ok(nodes)
}

/// The node of a part, and the parts that are its children.
fn node<'a>(
    items: &'a [PythonItem],
    item: &'a PythonItem,
    depth: usize,
) -> (ForeignNode, &'a [usize]) {
    let mut node = ForeignNode {
        depth,
        at: item.at,
        ..ForeignNode::default()
    };
    let parts = match &item.value {
        PythonValue::Name(name) => {
            name_of(&mut node, name);
            return (node, &[]);
        }
        PythonValue::Number(number) => {
            node.value.clone_from(number);
            return (node, &[]);
        }
        PythonValue::List(parts) => parts,
    };
    let part = |at: usize| items.get(*parts.get(at)?).map(|item| &item.value);
    let (Some(PythonValue::Name(name)), [_, rest @ ..]) = (part(0), parts.as_slice()) else {
        return (node, parts);
    };
    name_of(&mut node, name);
    match (part(1), part(2), rest.len()) {
        (Some(PythonValue::Number(value)), None, 1) => {
            node.value.clone_from(value);
            (node, &[])
        }
        (Some(PythonValue::List(all)), None, 1) if !begins_with_name(items, all) => (node, all),
        (Some(PythonValue::Number(value)), Some(PythonValue::List(all)), 2)
            if !begins_with_name(items, all) =>
        {
            node.value.clone_from(value);
            (node, all)
        }
        _ => (node, rest),
    }
}

/// Whether a list begins with a name.
fn begins_with_name(items: &[PythonItem], parts: &[usize]) -> bool {
    let first = parts.first().and_then(|&number| items.get(number));
    first.is_some_and(|first| matches!(first.value, PythonValue::Name(_)))
}

fn name_of(node: &mut ForeignNode, name: &str) {
    match mover(name) {
        None | Some(Mover::Chance) => node.name = name.into(),
        player => node.mover = player,
    }
}

/// All parts of the text, those of a list before it.
fn items(text: &str) -> Result<Vec<PythonItem>, ForeignError> {
    let words = words(text, true)?;
    // `tree = […]`
    let assigned = match words.as_slice() {
        [first, second, ..] => {
            matches!(first.kind, WordKind::Plain(_)) && matches!(second.kind, WordKind::Bracket(_))
        }
        _ => false,
    };
    let mut reader = ItemReader {
        text,
        items: Vec::new(),
        open: Vec::new(),
    };
    for word in words.into_iter().skip(usize::from(assigned)) {
        reader.take(word)?;
    }
    Ok(reader.items)
}

/// A list that is not closed yet.
struct OpenList {
    at: usize,
    bracket: char,
    parts: Vec<usize>,
}

impl OpenList {
    /// The bracket that closes it.
    fn close(&self) -> char {
        match self.bracket {
            '(' => ')',
            _ => ']',
        }
    }
}

/// The parts that have been read, and the lists around the next one.
struct ItemReader<'a> {
    text: &'a str,
    items: Vec<PythonItem>,
    open: Vec<OpenList>,
}

impl ItemReader<'_> {
    fn take(&mut self, word: Word) -> Result<(), ForeignError> {
        let at = word.at;
        let is_whole = self.open.is_empty() && !self.items.is_empty();
        if is_whole && word.kind != WordKind::End {
            let found = word.quote();
            return self.fail(at, Problem::Stray { found });
        }
        match word.kind {
            WordKind::Bracket(bracket @ ('(' | '[')) => {
                let parts = Vec::new();
                self.open.push(OpenList { at, bracket, parts });
                Ok(())
            }
            WordKind::Bracket(sign @ (')' | ']')) => self.close(at, sign),
            WordKind::Bracket(sign) => self.fail(at, Problem::BadCharacter { found: sign.into() }),
            WordKind::Quoted(name) => self.add(at, PythonValue::Name(name)),
            WordKind::Plain(word) if is_number(&word) => self.add(at, PythonValue::Number(word)),
            WordKind::Plain(found)
                if found.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-') =>
            {
                self.fail(at, Problem::BadNumber { found })
            }
            WordKind::Plain(name) => self.add(at, PythonValue::Name(name)),
            WordKind::End => self.end(at),
        }
    }

    /// Adds a name or a number, which stands in a list.
    fn add(&mut self, at: usize, value: PythonValue) -> Result<(), ForeignError> {
        if self.open.is_empty() {
            let problem = Problem::Unexpected {
                found: quote(&value),
                expected: "node",
            };
            return self.fail(at, problem);
        }
        self.push(PythonItem { value, at });
        Ok(())
    }

    fn close(&mut self, at: usize, sign: char) -> Result<(), ForeignError> {
        let Some(list) = self.open.pop() else {
            return self.fail(at, Problem::Stray { found: sign.into() });
        };
        if sign != list.close() {
            let (open_line, open_column) = position(self.text, list.at);
            let problem = Problem::Mismatched {
                found: sign.into(),
                expected: list.close().into(),
                open_line,
                open_column,
            };
            return self.fail(at, problem);
        }
        self.push(PythonItem {
            value: PythonValue::List(list.parts),
            at: list.at,
        });
        Ok(())
    }

    /// Adds a part to all parts, and to the innermost list.
    fn push(&mut self, item: PythonItem) {
        let number = self.items.len();
        self.items.push(item);
        if let Some(list) = self.open.last_mut() {
            list.parts.push(number);
        }
    }

    fn end(&self, at: usize) -> Result<(), ForeignError> {
        let Some(list) = self.open.last() else {
            return Ok(());
        };
        let (open_line, open_column) = position(self.text, list.at);
        let problem = Problem::Unclosed {
            open: list.bracket.into(),
            close: list.close().into(),
            open_line,
            open_column,
        };
        self.fail(at, problem)
    }

    fn fail(&self, at: usize, problem: Problem) -> Result<(), ForeignError> {
        Err(ForeignError::text(self.text, at, problem))
    }
}

fn quote(part: &PythonValue) -> String {
    match part {
        PythonValue::Name(text) | PythonValue::Number(text) => text.chars().take(24).collect(),
        PythonValue::List(_) => String::new(),
    }
}

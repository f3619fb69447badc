//! Lists and tuples of Python. Where a list begins with a name, that is the name of its node: `['A', ['B', 3, 5]]`,
//! `('E', 3)`, `('A', [('B', 3), ('C', 5)])`, `['MAX', ['MIN', 3, 5]]`. Other lists are nodes without a name.

use super::foreign_node::ForeignNode;
use super::problem::ForeignError;
use super::scanner::{Word, WordKind, is_number, words};
use crate::source::notation::{Problem, position};
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
        let first = parts.first().and_then(|&part| items.get(part));
        if !first.is_some_and(|first| matches!(first.value, PythonValue::Name(_))) {
            return false;
        }
    }
    lists > 1 && text.contains(',')
}

pub(super) fn nodes(text: &str) -> Result<Vec<ForeignNode>, ForeignError> {
    let items = items(text)?;
    let mut nodes = Vec::new();
    // The root is the last part that was closed.
    let mut left: Vec<(usize, usize)> = items
        .len()
        .checked_sub(1)
        .map(|root| (root, 0))
        .into_iter()
        .collect();
    while let Some((number, depth)) = left.pop() {
        let Some(item) = items.get(number) else {
            continue;
        };
        let (node, children) = node(&items, item, depth);
        if matches!(&item.value, PythonValue::List(parts) if parts.is_empty()) {
            let found = "[]".into();
            return Err(ForeignError::text(
                text,
                item.at,
                Problem::EmptyList { found },
            ));
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
    let part = |at: usize| {
        parts
            .get(at)
            .and_then(|&number| items.get(number))
            .map(|item| &item.value)
    };
    let (Some(PythonValue::Name(name)), [_, rest @ ..]) = (part(0), parts.as_slice()) else {
        return (node, parts);
    };
    name_of(&mut node, name);
    match (part(1), part(2), rest.len()) {
        (Some(PythonValue::Number(value)), None, 1) => {
            node.value.clone_from(value);
            (node, &[])
        }
        (Some(PythonValue::List(all)), None, 1) if !has_name(items, all) => (node, all),
        (Some(PythonValue::Number(value)), Some(PythonValue::List(all)), 2)
            if !has_name(items, all) =>
        {
            node.value.clone_from(value);
            (node, all)
        }
        _ => (node, rest),
    }
}

/// Whether a list begins with a name.
fn has_name(items: &[PythonItem], parts: &[usize]) -> bool {
    let first = parts.first().and_then(|&number| items.get(number));
    first.is_some_and(|first| matches!(first.value, PythonValue::Name(_)))
}

fn name_of(node: &mut ForeignNode, name: &str) {
    match name.to_ascii_lowercase().as_str() {
        "max" => node.mover = Some(Mover::Max),
        "min" => node.mover = Some(Mover::Min),
        _ => node.name = name.into(),
    }
}

/// All parts of the text, those of a list before it.
fn items(text: &str) -> Result<Vec<PythonItem>, ForeignError> {
    let words = words(text, true)?;
    let mut items = Vec::new();
    let mut open: Vec<(Word, char, Vec<usize>)> = Vec::new();
    // `tree = […]`
    let assigned = matches!(
        words.as_slice(),
        [
            Word {
                kind: WordKind::Plain(_),
                ..
            },
            Word {
                kind: WordKind::Bracket(_),
                ..
            },
            ..
        ]
    );
    let mut whole = false;
    for word in words.into_iter().skip(usize::from(assigned)) {
        let fail = |problem| Err(ForeignError::text(text, word.at, problem));
        if whole && word.kind != WordKind::End {
            return fail(Problem::Stray {
                found: word.quote(),
            });
        }
        let at = word.at;
        let kind = match word.kind {
            WordKind::Bracket(sign @ ('(' | '[')) => {
                let close = if sign == '(' { ')' } else { ']' };
                open.push((word, close, Vec::new()));
                continue;
            }
            WordKind::Bracket(sign @ (')' | ']')) => match open.pop() {
                Some((word, close, parts)) if close == sign => {
                    items.push(PythonItem {
                        value: PythonValue::List(parts),
                        at: word.at,
                    });
                    whole = open.is_empty();
                    enclose(&mut open, items.len() - 1);
                    continue;
                }
                Some((word, close, _)) => {
                    let (open_line, open_column) = position(text, word.at);
                    return Err(ForeignError::text(
                        text,
                        at,
                        Problem::Mismatched {
                            found: sign.into(),
                            expected: close.into(),
                            open_line,
                            open_column,
                        },
                    ));
                }
                None => return fail(Problem::Stray { found: sign.into() }),
            },
            WordKind::Bracket(sign) => return fail(Problem::BadCharacter { found: sign.into() }),
            WordKind::Quoted(name) => PythonValue::Name(name),
            WordKind::Plain(word) if is_number(&word) => PythonValue::Number(word),
            WordKind::Plain(found)
                if found.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-') =>
            {
                return fail(Problem::BadNumber { found });
            }
            WordKind::Plain(name) => PythonValue::Name(name),
            WordKind::End => {
                let Some((word, close, _)) = open.pop() else {
                    break;
                };
                let (open_line, open_column) = position(text, word.at);
                return fail(Problem::Unclosed {
                    open: word.quote(),
                    close: close.into(),
                    open_line,
                    open_column,
                });
            }
        };
        if open.is_empty() {
            return fail(Problem::Unexpected {
                found: quote(&kind),
                expected: "node",
            });
        }
        items.push(PythonItem { value: kind, at });
        enclose(&mut open, items.len() - 1);
    }
    Ok(items)
}

/// Puts a part into the innermost list.
fn enclose(open: &mut [(Word, char, Vec<usize>)], item: usize) {
    if let Some((_, _, parts)) = open.last_mut() {
        parts.push(item);
    }
}

fn quote(part: &PythonValue) -> String {
    match part {
        PythonValue::Name(text) | PythonValue::Number(text) => text.chars().take(24).collect(),
        PythonValue::List(_) => String::new(),
    }
}

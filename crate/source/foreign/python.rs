//! Lists and tuples of Python. Where a list begins with a name, that is the name of its node: `['A', ['B', 3, 5]]`,
//! `('E', 3)`, `('A', [('B', 3), ('C', 5)])`, `['MAX', ['MIN', 3, 5]]`. Other lists are nodes without a name.

use super::problem::ForeignError;
use super::rows::Row;
use super::scanner::{Kind, Word, is_number, words};
use crate::source::notation::{Problem, position};
use crate::tree::Mover;

/// A part of the text; lists name their parts by number.
#[derive(Debug)]
struct Item {
    kind: Content,
    at: usize,
}

#[derive(Debug)]
enum Content {
    Name(String),
    Number(String),
    List(Vec<usize>),
}

/// Whether every list begins with a name, and there are several.
pub(super) fn has_names_first(text: &str) -> bool {
    let Ok(items) = items(text) else { return false };
    let mut lists = 0;
    for item in &items {
        let Content::List(parts) = &item.kind else {
            continue;
        };
        lists += 1;
        let first = parts.first().and_then(|&part| items.get(part));
        if !first.is_some_and(|first| matches!(first.kind, Content::Name(_))) {
            return false;
        }
    }
    lists > 1 && text.contains(',')
}

pub(super) fn rows(text: &str) -> Result<Vec<Row>, ForeignError> {
    let items = items(text)?;
    let mut rows = Vec::new();
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
        let (row, children) = node(&items, item, depth);
        if matches!(&item.kind, Content::List(parts) if parts.is_empty()) {
            let found = "[]".into();
            return Err(ForeignError::text(
                text,
                item.at,
                Problem::EmptyList { found },
            ));
        }
        rows.push(row);
        left.extend(children.iter().rev().map(|&child| (child, depth + 1)));
    }
    Ok(rows)
}

/// The row of a part, and the parts that are its children.
fn node<'a>(items: &'a [Item], item: &'a Item, depth: usize) -> (Row, &'a [usize]) {
    let mut row = Row {
        depth,
        at: item.at,
        ..Row::default()
    };
    let parts = match &item.kind {
        Content::Name(name) => {
            name_of(&mut row, name);
            return (row, &[]);
        }
        Content::Number(number) => {
            row.value.clone_from(number);
            return (row, &[]);
        }
        Content::List(parts) => parts,
    };
    let part = |at: usize| {
        parts
            .get(at)
            .and_then(|&number| items.get(number))
            .map(|item| &item.kind)
    };
    let (Some(Content::Name(name)), [_, rest @ ..]) = (part(0), parts.as_slice()) else {
        return (row, parts);
    };
    name_of(&mut row, name);
    match (part(1), part(2), rest.len()) {
        (Some(Content::Number(value)), None, 1) => {
            row.value.clone_from(value);
            (row, &[])
        }
        (Some(Content::List(all)), None, 1) if !named(items, all) => (row, all),
        (Some(Content::Number(value)), Some(Content::List(all)), 2) if !named(items, all) => {
            row.value.clone_from(value);
            (row, all)
        }
        _ => (row, rest),
    }
}

/// Whether a list begins with a name.
fn named(items: &[Item], parts: &[usize]) -> bool {
    let first = parts.first().and_then(|&number| items.get(number));
    first.is_some_and(|first| matches!(first.kind, Content::Name(_)))
}

fn name_of(row: &mut Row, name: &str) {
    match name.to_ascii_lowercase().as_str() {
        "max" => row.mover = Some(Mover::Max),
        "min" => row.mover = Some(Mover::Min),
        _ => row.name = name.into(),
    }
}

/// All parts of the text, those of a list before it.
fn items(text: &str) -> Result<Vec<Item>, ForeignError> {
    let words = words(text, true)?;
    let mut items = Vec::new();
    let mut open: Vec<(Word, char, Vec<usize>)> = Vec::new();
    // `tree = […]`
    let assigned = matches!(
        words.as_slice(),
        [
            Word {
                kind: Kind::Plain(_),
                ..
            },
            Word {
                kind: Kind::Bracket(_),
                ..
            },
            ..
        ]
    );
    let mut whole = false;
    for word in words.into_iter().skip(usize::from(assigned)) {
        let fail = |problem| Err(ForeignError::text(text, word.at, problem));
        if whole && word.kind != Kind::End {
            return fail(Problem::Stray {
                found: word.quote(),
            });
        }
        let at = word.at;
        let kind = match word.kind {
            Kind::Bracket(sign @ ('(' | '[')) => {
                let close = if sign == '(' { ')' } else { ']' };
                open.push((word, close, Vec::new()));
                continue;
            }
            Kind::Bracket(sign @ (')' | ']')) => match open.pop() {
                Some((word, close, parts)) if close == sign => {
                    items.push(Item {
                        kind: Content::List(parts),
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
            Kind::Bracket(sign) => return fail(Problem::BadCharacter { found: sign.into() }),
            Kind::Quoted(name) => Content::Name(name),
            Kind::Plain(word) if is_number(&word) => Content::Number(word),
            Kind::Plain(found)
                if found.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-') =>
            {
                return fail(Problem::BadNumber { found });
            }
            Kind::Plain(name) => Content::Name(name),
            Kind::End => {
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
        items.push(Item { kind, at });
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

fn quote(part: &Content) -> String {
    match part {
        Content::Name(text) | Content::Number(text) => text.chars().take(24).collect(),
        Content::List(_) => String::new(),
    }
}

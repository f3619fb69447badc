//! Random sources of trees: texts, recipes and games, most of them valid.

use arbitrary::{Arbitrary, Result, Unstructured};
use secateur::opening::Source;
use secateur::opening::options::{self, FieldValues, Setting, Settings};
use secateur::tree::Player;

use crate::settings::setting;

/// A source that can be opened, or `None` if its settings were refused.
pub fn source(from: &mut Unstructured, root: Player) -> Result<Option<Source>> {
    Ok(match from.int_in_range(0..=9)? {
        0..=3 => {
            let mut text = String::new();
            node(from, 0, &mut text)?;
            Some(Source::Text(text))
        }
        8..=9 => {
            let mut text = String::new();
            sketch(from, 0, &mut text)?;
            Some(Source::Text(text))
        }
        4 => Some(Source::Text(String::arbitrary(from)?)),
        5 => recipe(from)?.map(Source::Random),
        6 => game(from, root)?.map(Source::Game),
        _ => options::recipe(&setting(from)?).ok().map(Source::Random),
    })
}

/// A copy of a source.
pub fn again(source: &Source) -> Source {
    match source {
        Source::Text(text) => Source::Text(text.clone()),
        Source::Random(recipe) => Source::Random(*recipe),
        Source::Game(game) => Source::Game(game.clone()),
        // None is made here.
        Source::Trace(_) => Source::Text(String::new()),
    }
}

fn node(from: &mut Unstructured, depth: u32, text: &mut String) -> Result<()> {
    if from.ratio(1, 8)? {
        text.push_str(from.choose(&["MAX ", "MIN ", "A", "b", "ξ", "A=2", "=-1"])?);
    }
    let children = match depth {
        0..7 => from.int_in_range(0..=5)?,
        _ => 0,
    };
    if children == 0 || from.is_empty() {
        let leaf = ["0", "1", "2", "-3", "0.5", "7", "1e9", "a", "x1", "B=4"];
        if !text.ends_with(':') {
            text.push(' ');
        }
        text.push_str(from.choose(&leaf)?);
        text.push(' ');
        return Ok(());
    }
    let weights = match from.ratio(1, 3)? {
        true => chance(from, children, text)?,
        false => Vec::new(),
    };
    text.push('(');
    for child in 0..children {
        text.push_str(weights.get(child as usize).map_or("", String::as_str));
        node(from, depth + 1, text)?;
    }
    text.push(')');
    Ok(())
}

/// A small tree in which chance moves at many nodes. Nearly all can be read.
fn sketch(from: &mut Unstructured, depth: u32, text: &mut String) -> Result<()> {
    let children = match depth {
        0 => from.int_in_range(2..=3)?,
        1..4 => from.int_in_range(0..=3)?,
        _ => 0,
    };
    if children == 0 {
        let space = if text.ends_with(':') { "" } else { " " };
        text.push_str(&format!("{space}{}", from.int_in_range(-3..=9)?));
        return Ok(());
    }
    let weights = match from.ratio(1, 2)? {
        true => chance(from, children, text)?,
        false => Vec::new(),
    };
    text.push('(');
    for child in 0..children {
        text.push_str(weights.get(child as usize).map_or("", String::as_str));
        sketch(from, depth + 1, text)?;
    }
    text.push(')');
    Ok(())
}

/// Lets chance move at a node. Returns the text before each of the children; empty if they are equally likely. Most
/// weights add up to 1.
fn chance(from: &mut Unstructured, children: u32, text: &mut String) -> Result<Vec<String>> {
    text.push_str(from.choose(&["?", "?", "CHANCE ", "?C", "? #\n"])?);
    let parts = |most: u32, from: &mut Unstructured| -> Result<Vec<u32>> {
        (0..children).map(|_| from.int_in_range(1..=most)).collect()
    };
    Ok(match from.int_in_range(0..=15)? {
        0..=5 => Vec::new(),
        6..=11 => {
            let parts = parts(6, from)?;
            let whole: u32 = parts.iter().sum();
            let weight = |part: &u32| format!(" {part}/{whole}:");
            parts.iter().map(weight).collect()
        }
        12..=14 => {
            let mut parts = parts(20, from)?;
            let others: u32 = parts.iter().skip(1).sum();
            parts[0] = 100 - others;
            let weight = |part: &u32| format!(" 0.{part:02}:");
            match children {
                1 => vec![" 1:".into()],
                _ => parts.iter().map(weight).collect(),
            }
        }
        _ => {
            let odd = [
                "0:",
                "1/0:",
                "-1/2:",
                "999999999/1000000000:",
                "1/3 :",
                ".5:",
                "2:",
            ];
            let weight = |_| Ok(format!(" {}", from.choose(&odd)?));
            (0..children).map(weight).collect::<Result<_>>()?
        }
    })
}

fn table<const N: usize>(entries: [(&str, Setting); N]) -> Settings {
    entries.map(|(name, setting)| (name.into(), setting)).into()
}

fn recipe(from: &mut Unstructured) -> Result<Option<secateur::source::generate::RandomTree>> {
    let mut number = |least: i32, most: i32| {
        let number = from.int_in_range(least..=most)?;
        Ok(Setting::Number(number.into()))
    };
    let recipe = table([
        ("branching", number(1, 6)?),
        ("depth", number(0, 4)?),
        ("values", Setting::List(vec![number(-9, 0)?, number(0, 9)?])),
        ("seed", number(0, 9_999)?),
        ("irregular", Setting::Flag(bool::arbitrary(from)?)),
    ]);
    let source = Setting::Table(table([("random", Setting::Table(recipe))]));
    Ok(options::recipe(&source).ok())
}

fn game(from: &mut Unstructured, root: Player) -> Result<Option<options::GameSource>> {
    let row = from.choose(options::GAMES)?;
    let plies = Setting::Number(from.int_in_range(0..=3)?.into());
    let name = Setting::Text(row.name.into());
    let mut settings = table([("game", name), ("plies", plies)]);
    for field in row.fields {
        if bool::arbitrary(from)? {
            settings.push((field.name.into(), small(from, field.values)?));
        }
    }
    Ok(options::game(&settings, root).ok())
}

/// A value for a small game.
fn small(from: &mut Unstructured, takes: FieldValues) -> Result<Setting> {
    Ok(match takes {
        FieldValues::Number(least, most, _) => {
            let number = from.int_in_range(least..=most.min(least + 4))?;
            Setting::Number(number.into())
        }
        FieldValues::Numbers(_) => {
            let mut number = || Ok(Setting::Number(from.int_in_range(1..=4)?.into()));
            Setting::List(vec![number()?, number()?])
        }
        FieldValues::Word(words) => Setting::Text((*from.choose(words)?).into()),
        FieldValues::Board => {
            let boards = ["xox ox. .o.", "xo. .x. o..", "... ... ...", "xoxoxo..."];
            Setting::Text((*from.choose(&boards)?).into())
        }
    })
}

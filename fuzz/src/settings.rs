//! Random settings as a caller may write them: mostly known names and words, sometimes anything else.

use arbitrary::{Arbitrary, Result, Unstructured};
use secateur::opening::options::{Setting, Settings};

use vocabulary::{NAMES, WORDS};

#[path = "../../tests/properties/vocabulary.rs"]
mod vocabulary;

/// How deep tables and lists lie in each other at most, as at the boundary.
const DEEPEST: u32 = 4;

/// Up to seven settings.
pub fn settings(from: &mut Unstructured) -> Result<Settings> {
    table(from, 0)
}

/// Any setting.
pub fn setting(from: &mut Unstructured) -> Result<Setting> {
    any(from, 0)
}

fn table(from: &mut Unstructured, depth: u32) -> Result<Settings> {
    let count = from.int_in_range(0..=7)?;
    let entry = |_| {
        let name = match from.ratio(1, 16)? {
            true => String::arbitrary(from)?,
            false => (*from.choose(&NAMES)?).into(),
        };
        Ok((name, any(from, depth + 1)?))
    };
    (0..count).map(entry).collect()
}

fn any(from: &mut Unstructured, depth: u32) -> Result<Setting> {
    let kinds = if depth < DEEPEST { 8 } else { 6 };
    Ok(match from.int_in_range(0..=kinds)? {
        0 => Setting::Nothing,
        1 => Setting::Flag(bool::arbitrary(from)?),
        2 => Setting::Number(from.int_in_range(-5..=40)?.into()),
        3 => Setting::Number(f64::arbitrary(from)?),
        4 => Setting::Text((*from.choose(&WORDS)?).into()),
        5 => Setting::Text(String::arbitrary(from)?),
        6 => Setting::Other,
        7 => {
            let count = from.int_in_range(0..=5)?;
            let list = (0..count).map(|_| any(from, depth + 1));
            Setting::List(list.collect::<Result<_>>()?)
        }
        _ => Setting::Table(table(from, depth)?),
    })
}

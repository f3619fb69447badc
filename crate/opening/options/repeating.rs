//! Reads the rules of searches with several visits, and refuses those that make no sense together.

use super::reader::Reader;
use super::setting::{OptionError, Setting};
use crate::search::{
    Again, Algorithm, Bounds, Deepening, Memory, Ordering, Replace, Returns, Rules, Widen, Window,
};

/// The most slots of a table.
const MOST: u64 = 1 << 24;

/// Reads the rules. `rules` has all others.
pub(super) fn read(reader: &mut Reader, rules: Rules) -> Rules {
    let rules = Rules {
        again: reader.word(
            "again",
            rules.again,
            &[("window", Again::Window), ("value", Again::Value)],
        ),
        guess: guess(reader).unwrap_or(rules.guess),
        deepening: reader.word(
            "deepening",
            rules.deepening,
            &[("off", Deepening::Off), ("on", Deepening::On)],
        ),
        aspiration: aspiration(reader),
        widen: reader.word(
            "widen",
            rules.widen,
            &[("open", Widen::Open), ("double", Widen::Double)],
        ),
        table: table(reader).unwrap_or(rules.table),
        replace: reader.word(
            "replace",
            rules.replace,
            &[("always", Replace::Always), ("deepest", Replace::Deepest)],
        ),
        ordering: reader.word(
            "ordering",
            rules.ordering,
            &[("fixed", Ordering::Fixed), ("table", Ordering::Table)],
        ),
        ..rules
    };
    if let Some((option, other, reason)) = conflict(&rules) {
        reader.error.get_or_insert(OptionError::OptionConflict {
            option: option.into(),
            other: other.into(),
            reason,
        });
    }
    rules
}

/// Two rules that do not go together, and why.
fn conflict(rules: &Rules) -> Option<(&'static str, &'static str, &'static str)> {
    let mtd = rules.algorithm == Algorithm::Mtd;
    let null = mtd || rules.algorithm == Algorithm::Pvs;
    let narrow = rules.window != Window::FULL;
    let aspires = rules.aspiration.is_some();
    let conflicts = [
        // A null window that is not passed down tests nothing.
        (
            null && rules.bounds == Bounds::Shallow,
            "bounds",
            "algorithm",
            "null-windows-go-down",
        ),
        // A value clamped to the window moves the guess by the least that there is.
        (
            mtd && rules.returns == Returns::Hard,
            "returns",
            "algorithm",
            "needs-values-outside",
        ),
        (mtd && narrow, "window", "algorithm", "has-own-windows"),
        (mtd && aspires, "aspiration", "algorithm", "has-own-windows"),
        (
            aspires && !rules.bounded(),
            "aspiration",
            "algorithm",
            "has-no-windows",
        ),
        (aspires && narrow, "aspiration", "window", "has-own-windows"),
        (
            aspires && rules.deepening == Deepening::Off,
            "aspiration",
            "deepening",
            "has-no-guess",
        ),
        (
            rules.ordering == Ordering::Table && rules.table == Memory::None,
            "ordering",
            "table",
            "has-no-table",
        ),
    ];
    let found = conflicts.into_iter().find(|&(conflicts, ..)| conflicts);
    found.map(|(_, option, other, reason)| (option, other, reason))
}

/// A first guess: a number, or the name of the search that it makes.
fn guess(reader: &mut Reader) -> Option<f64> {
    let setting = reader.get("guess")?;
    match setting {
        Setting::Number(number) if !number.is_nan() => Some(*number),
        Setting::Text(name) if name == "sss" => Some(f64::INFINITY),
        Setting::Text(name) if name == "dual" => Some(f64::NEG_INFINITY),
        _ => {
            reader.bad("guess", setting, "-2 | 0 | 3.5 | … | 'sss' | 'dual'".into());
            None
        }
    }
}

/// How far the window around a guess reaches.
fn aspiration(reader: &mut Reader) -> Option<f64> {
    let setting = reader.get("aspiration")?;
    match setting {
        Setting::Number(number) if *number > 0.0 && number.is_finite() => Some(*number),
        _ => {
            reader.bad("aspiration", setting, "0.5 | 1 | 2 | …".into());
            None
        }
    }
}

/// The size of the table.
fn table(reader: &mut Reader) -> Option<Memory> {
    let setting = reader.get("table")?;
    match setting {
        Setting::Text(name) if name == "none" => Some(Memory::None),
        Setting::Text(name) if name == "unlimited" => Some(Memory::Unlimited),
        &Setting::Number(slots) if slots.fract() == 0.0 && (1.0..=MOST as f64).contains(&slots) => {
            Some(Memory::Slots(slots as u32))
        }
        _ => {
            reader.bad(
                "table",
                setting,
                format!("'none' | 'unlimited' | 1 … {MOST}"),
            );
            None
        }
    }
}

//! Formats numbers, ranges and windows for the picture.

use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::fraction::fraction;
use crate::tree::number;

/// The largest number of characters of a number that is shown with all its digits. Longer ones are fractions, as averages
/// are, or have an exponent or few decimals, with the mark ≈ where that rounds them.
const LONGEST: usize = 8;

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Digits {
    /// With all digits.
    All,
    /// Short ones with all digits.
    Short,
    /// As `Short`, but with no more decimals than rounded numbers have, because a rounded number is in view.
    Alike,
}

/// The digits of a number, with `true` if it is rounded.
fn digits(value: f64, digits: Digits) -> (String, bool) {
    let text = number::print(value);
    let decimals = match text.contains('e') {
        true => 0,
        false => text
            .split_once('.')
            .map_or(0, |(_, decimals)| decimals.len()),
    };
    let long = match digits {
        Digits::All => false,
        Digits::Short => text.len() > LONGEST,
        Digits::Alike => text.len() > LONGEST || decimals > number::DECIMALS,
    };
    if !long {
        return (text, false);
    }
    match fraction(value).filter(|text| text.len() <= LONGEST) {
        Some(fraction) => (fraction, false),
        None => {
            let text = number::rounded(value);
            let rounded = number::read(&text) != Some(value);
            (text, rounded)
        }
    }
}

/// Whether a number is shown rounded.
pub(crate) fn is_rounded(value: f64) -> bool {
    let short = value.fract() == 0.0 && value.abs() < 1e6;
    !short && value.is_finite() && digits(value, Digits::Short).1
}

fn format(value: f64, decimal: char, length: Digits) -> (String, bool) {
    let (text, rounded) = match value {
        f64::INFINITY => ("+∞".into(), false),
        f64::NEG_INFINITY => ("−∞".into(), false),
        // Another program does not say it.
        value if value.is_nan() => ("?".into(), false),
        _ => digits(value, length),
    };
    let text = text.replace('-', "−");
    (text.replace('.', &decimal.to_string()), rounded)
}

/// A number with a typographic minus and the reader's decimal separator.
pub(crate) fn number(value: f64, decimal: char, digits: Digits) -> String {
    let (text, rounded) = format(value, decimal, digits);
    if rounded { format!("≈{text}") } else { text }
}

/// A range that is not a single value; `None` while nothing is proved.
pub(crate) fn bound(range: ValueRange, decimal: char, digits: Digits) -> Option<String> {
    // A bound is no value: it needs no mark of being rounded.
    let number = |value| format(value, decimal, digits).0;
    match (range.lo.is_finite(), range.hi.is_finite()) {
        (true, true) => Some(format!("{} … {}", number(range.lo), number(range.hi))),
        (true, false) => Some(format!("≥ {}", number(range.lo))),
        (false, true) => Some(format!("≤ {}", number(range.hi))),
        (false, false) => None,
    }
}

/// A number by the rules beside another one that a program says.
pub(crate) fn instead(expected: f64, decimal: char, digits: Digits) -> String {
    format!("≠ {}", number(expected, decimal, digits))
}

/// The history of a window: the name of each bound, followed by all its values; and the bounds that `expected` has in
/// place of the last.
pub(crate) fn named_windows(
    windows: &[Window],
    expected: Window,
    names: &[String; 2],
    decimal: char,
    digits: Digits,
) -> String {
    let all = |bound: fn(&Window) -> f64| {
        let mut values: Vec<String> = Vec::new();
        for window in windows {
            let value = number(bound(window), decimal, digits);
            if values.last() != Some(&value) {
                values.push(value);
            }
        }
        let values = values.join("→");
        match bound(&expected) {
            expected if expected.is_nan() => values,
            expected => format!("{values} {}", instead(expected, decimal, digits)),
        }
    };
    let [alpha, beta] = names;
    let (first, second) = (all(|window| window.alpha), all(|window| window.beta));
    format!("{alpha} {first}  {beta} {second}")
}

//! Formats numbers, ranges and windows for the picture.

use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::chance::fraction;
use crate::tree::number;

/// The largest number of characters of a number that is shown exactly. Longer ones are fractions, as averages
/// are, or rounded and marked with ≈.
const LONGEST: usize = 8;

/// A number with a typographic minus and the reader's decimal separator.
pub(super) fn number(value: f64, decimal: char) -> String {
    let text = match value {
        f64::INFINITY => return "+∞".into(),
        f64::NEG_INFINITY => return "−∞".into(),
        // Another program does not say it.
        value if value.is_nan() => return "?".into(),
        _ => number::print(value),
    };
    let text = if text.chars().count() > LONGEST {
        let fraction = fraction(value).filter(|text| text.len() <= LONGEST);
        fraction.unwrap_or_else(|| format!("≈{}", number::rounded(value)))
    } else {
        text
    };
    text.replace('-', "−").replace('.', &decimal.to_string())
}

/// A range that is not a single value; `None` while nothing is proved.
pub(super) fn bound(range: ValueRange, decimal: char) -> Option<String> {
    // A bound is no value: it needs no mark of being rounded.
    let number = |value| number(value, decimal).replace('≈', "");
    match (range.lo.is_finite(), range.hi.is_finite()) {
        (true, true) => Some(format!("{} … {}", number(range.lo), number(range.hi))),
        (true, false) => Some(format!("≥ {}", number(range.lo))),
        (false, true) => Some(format!("≤ {}", number(range.hi))),
        (false, false) => None,
    }
}

/// A number by the rules beside another one that a program says.
pub(super) fn instead(expected: f64, decimal: char) -> String {
    format!("≠ {}", number(expected, decimal))
}

/// The history of a window: the name of each bound, followed by all its values; and the bounds that `expected` has in
/// place of the last.
pub(super) fn named_windows(
    windows: &[Window],
    expected: Window,
    names: &[String; 2],
    decimal: char,
) -> String {
    let all = |bound: fn(&Window) -> f64| {
        let mut values: Vec<String> = Vec::new();
        for window in windows {
            let value = number(bound(window), decimal);
            if values.last() != Some(&value) {
                values.push(value);
            }
        }
        let values = values.join("→");
        match bound(&expected) {
            expected if expected.is_nan() => values,
            expected => format!("{values} {}", instead(expected, decimal)),
        }
    };
    let [alpha, beta] = names;
    let (first, second) = (all(|window| window.alpha), all(|window| window.beta));
    format!("{alpha} {first}  {beta} {second}")
}

//! Numbers, ranges and windows as the short texts of a picture.

use crate::search::Window;
use crate::trace::event::ValueRange;
use crate::tree::number;

/// More characters than this, and a number is shown rounded, with a sign that it is.
const LONGEST: usize = 8;

/// A number with a typographic minus and the reader's decimal separator.
pub(super) fn number(value: f64, decimal: char) -> String {
    let text = match value {
        f64::INFINITY => return "+∞".into(),
        f64::NEG_INFINITY => return "−∞".into(),
        _ => number::print(value),
    };
    let text = if text.chars().count() > LONGEST {
        format!("≈{}", number::rounded(value))
    } else {
        text
    };
    text.replace('-', "−").replace('.', &decimal.to_string())
}

/// A range that is not exact; `None` while nothing is proved.
pub(super) fn bound(range: ValueRange, decimal: char) -> Option<String> {
    let number = |value| number(value, decimal);
    match (range.lo.is_finite(), range.hi.is_finite()) {
        (true, true) => Some(format!("{} … {}", number(range.lo), number(range.hi))),
        (true, false) => Some(format!("≥ {}", number(range.lo))),
        (false, true) => Some(format!("≤ {}", number(range.hi))),
        (false, false) => None,
    }
}

/// Windows that followed each other, each bound with its name and all that it was.
pub(super) fn named_windows(windows: &[Window], names: &[String; 2], decimal: char) -> String {
    let all = |bound: fn(&Window) -> f64| {
        let mut values: Vec<String> = Vec::new();
        for window in windows {
            let value = number(bound(window), decimal);
            if values.last() != Some(&value) {
                values.push(value);
            }
        }
        values.join("→")
    };
    let [alpha, beta] = names;
    let (first, second) = (all(|window| window.alpha), all(|window| window.beta));
    format!("{alpha} {first}  {beta} {second}")
}

/// A window.
pub(super) fn window(window: Window, decimal: char) -> String {
    let [alpha, beta] = [window.alpha, window.beta].map(|value| number(value, decimal));
    // A decimal comma and a separating comma would not be told apart.
    let separator = if decimal == ',' { ';' } else { ',' };
    format!("[{alpha}{separator} {beta}]")
}

//! Numbers as text, and text as numbers. Both directions are exact: the printed text is the shortest decimal that reads
//! back as the same number, and the number read is the nearest one there is. Short numbers are handled here, all others
//! by the host.

use std::str::FromStr;

use crate::HOST;

/// The most digits with which every whole number is an exact `f64`.
const EXACT_DIGITS: usize = 15;

/// The powers of ten that an `f64` represents exactly.
const POWERS: [f64; 16] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
];

/// The shortest decimal that reads back as the same finite number, with an exponent, as in `1.5e-7`,
/// below a millionth and from 1e21.
pub fn print(value: f64) -> String {
    match value.fract() == 0.0 && value.abs() < 1e15 {
        true => (value as i64).to_string(),
        false => (HOST.print)(value),
    }
}

/// The span from the least to the greatest of some numbers, with one more number.
pub(crate) fn widen(span: Option<(f64, f64)>, number: f64) -> Option<(f64, f64)> {
    let (lo, hi) = span.unwrap_or((number, number));
    Some((number.min(lo), number.max(hi)))
}

/// The whole number that digits alone stand for; `None` if it is too large, or there is anything else.
pub(crate) fn read_digits<T: FromStr>(text: &str) -> Option<T> {
    match is_digits(text) {
        true => text.parse().ok(),
        false => None,
    }
}

fn is_digits(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit())
}

/// The number that a decimal stands for: digits with a sign, a point and an exponent as in
/// `-1.5e3`. It is infinite where it is too large; `None` if it is no decimal.
pub fn read(text: &str) -> Option<f64> {
    let (minus, unsigned) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (mantissa, exponent) = match unsigned.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => (mantissa, Some(exponent)),
        None => (unsigned, None),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = whole.len() + fraction.len();
    let exponent_digits = exponent.map(|text| text.strip_prefix(['+', '-']).unwrap_or(text));
    if digits == 0 || exponent_digits.is_some_and(str::is_empty) {
        return None;
    }
    let all = [whole, fraction, exponent_digits.unwrap_or_default()];
    if !all.into_iter().all(is_digits) {
        return None;
    }
    let size = match exponent {
        // Both are exact, so their quotient is the nearest number (Clinger 1990).
        None if digits <= EXACT_DIGITS => {
            let digits = whole.bytes().chain(fraction.bytes());
            let number = digits.fold(0, |number, digit| number * 10 + u64::from(digit - b'0'));
            number as f64 / POWERS[fraction.len()]
        }
        _ => (HOST.read)(unsigned),
    };
    Some(if minus { -size } else { size })
}

/// How many decimals a rounded number has.
pub const DECIMALS: usize = 3;

/// The number rounded to three decimals; to two with an exponent, where three decimals would be too long or all zeros.
pub fn rounded(value: f64) -> String {
    let sign = if value < 0.0 { "-" } else { "" };
    let size = value.abs();
    if (1e-3..1e5).contains(&size) {
        let thousandths = (size * 1e3).round() as u64;
        return format!("{sign}{}.{:03}", thousandths / 1000, thousandths % 1000);
    }
    let (digits, exponent) = scientific(&print(size));
    let (digits, exponent) = match (digits + 5) / 10 {
        1000.. => (100, exponent + 1),
        digits => (digits, exponent),
    };
    format!("{sign}{}.{:02}e{exponent}", digits / 100, digits % 100)
}

/// The first four digits of a printed number without its sign, and its decimal exponent in scientific notation.
fn scientific(printed: &str) -> (u32, i32) {
    let (mantissa, exponent) = printed.split_once('e').unwrap_or((printed, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let digits = || whole.bytes().chain(fraction.bytes());
    let zeros = digits().take_while(|&digit| digit == b'0').count();
    let first = digits().skip(zeros).chain([b'0'; 4]).take(4);
    let first = first.fold(0, |number, digit| number * 10 + u32::from(digit - b'0'));
    (first, exponent + whole.len() as i32 - 1 - zeros as i32)
}

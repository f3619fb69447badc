//! Fractions of whole numbers, and the decimals that stand for them.

/// The largest denominator of a probability, and of the probabilities of a node together. Products with it are exact in
/// an `f64` for all values that people write.
pub(super) const MOST: u64 = 1 << 40;

/// The largest numerator that is trusted to be exact.
pub(super) const TRUSTED: f64 = (1_u64 << 34) as f64;

/// A denominator that is short: fractions that have one are so far apart that rounding does not lead to another.
const SHORT: f64 = (1_u64 << 16) as f64;

/// The denominator of a decimal; `None` if it has many digits.
pub(crate) fn denominator(value: f64) -> Option<u64> {
    let powers = (0..10).map(|power| 10_u64.pow(power));
    let mut fits = powers.filter(|&over| (value * over as f64).round() / over as f64 == value);
    fits.next().map(|over| {
        let share = (value * over as f64).abs().round() as u64;
        over / common_divisor(share, over)
    })
}

/// The least common multiple, if it is not too large.
pub(crate) fn multiple(one: u64, other: u64) -> Option<u64> {
    let multiple = (one / common_divisor(one, other)).checked_mul(other)?;
    (multiple <= MOST).then_some(multiple)
}

/// A number with endless decimals as a fraction, as averages are; `None` for any other.
pub(crate) fn fraction(value: f64) -> Option<String> {
    if value.abs() >= 1e6 || value.fract() == 0.0 {
        return None;
    }
    let mut overs = (3..=1296).map(f64::from);
    let over = overs.find(|over| (value * over).round() / over == value)?;
    // As whole numbers, because writing any other would take 13 kB of code.
    Some(format!("{}/{}", (value * over).round() as i64, over as i64))
}

/// The greatest common divisor, at least 1.
pub(crate) fn common_divisor(one: u64, other: u64) -> u64 {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one.max(1)
}

/// The fraction with a short denominator that a number is but for rounding; the number itself if there is none. By its
/// continued fraction.
pub(super) fn short(number: f64) -> f64 {
    let (mut rest, mut share, mut over) = (number.abs(), (0.0, 1.0), (1.0, 0.0));
    while over.1 < SHORT && rest < TRUSTED {
        let whole = rest.floor();
        share = (share.1, whole * share.1 + share.0);
        over = (over.1, whole * over.1 + over.0);
        let fraction = (share.1 / over.1).copysign(number);
        if (fraction - number).abs() <= 4.0 * f64::EPSILON * number.abs() {
            return fraction + 0.0;
        }
        rest = 1.0 / (rest - whole);
    }
    number
}

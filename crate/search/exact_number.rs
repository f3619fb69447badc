//! The numbers of a search where chance moves. They are fractions and are not rounded: a bound that goes down through
//! several chance nodes is met by exactly those values that meet it above.

use std::cmp::Ordering;

use crate::tree::Player;
use crate::tree::fraction::{common_divisor, denominator};

/// A denominator up to which fractions are not reduced, because that takes longer than to go on with a large one.
const SMALL: i128 = 1 << 32;

/// How many binary digits an `f64` has.
const DIGITS: u32 = 53;

/// The exponent of the power of two up to which whole numbers and denominators are taken for fractions.
const MOST: i32 = 80;

/// A number.
#[derive(Clone, Copy, Debug)]
pub(super) enum ExactNumber {
    /// A fraction: numerator and denominator, which is positive.
    Exact(i128, i128),
    /// An infinite number, or one whose fraction is too long.
    Near(f64),
}

use ExactNumber::{Exact, Near};

impl ExactNumber {
    /// The decimal that was meant, or else the number as the computer has it.
    pub fn of(value: f64) -> ExactNumber {
        let whole = |over: &f64| (value * over).abs() < (1_u64 << DIGITS) as f64;
        let decimal = denominator(value).map(|over| over as f64).filter(whole);
        match decimal.or_else(|| binary(value)) {
            Some(over) => Exact((value * over).round() as i128, over as i128),
            None => Near(value),
        }
    }

    /// The nearest `f64`.
    pub fn near(self) -> f64 {
        match self {
            Exact(share, over) => quotient(share, over),
            Near(value) => value,
        }
    }

    /// The sum.
    pub fn plus(self, other: ExactNumber) -> ExactNumber {
        let sum = match (self, other) {
            (Exact(one, over), Exact(other, under)) => sum((one, over), (other, under)),
            _ => None,
        };
        sum.unwrap_or_else(|| Near(self.near() + other.near()))
    }

    /// The difference.
    pub fn minus(self, other: ExactNumber) -> ExactNumber {
        let negated = match other {
            Exact(share, over) => share.checked_neg().map(|share| Exact(share, over)),
            Near(_) => None,
        };
        self.plus(negated.unwrap_or_else(|| Near(-other.near())))
    }

    /// The product with a fraction of whole numbers that are not negative.
    pub fn times(self, share: u64, over: u64) -> ExactNumber {
        let product = match self {
            _ if share == 0 => Some(Exact(0, 1)),
            Exact(one, under) => {
                let part = one.checked_mul(share.into());
                part.zip(under.checked_mul(over.into())).map(reduce)
            }
            Near(_) => None,
        };
        product.unwrap_or_else(|| Near(self.near() * (share as f64 / over as f64)))
    }

    /// The number itself, or one so far away from it if it is not exact.
    pub fn away(self, far: f64) -> ExactNumber {
        match self {
            Exact(..) => self,
            Near(value) => Near(value + far),
        }
    }

    /// Whether `player` prefers it to another.
    pub fn is_better(self, player: Player, other: ExactNumber) -> bool {
        match player {
            Player::Max => self > other,
            Player::Min => self < other,
        }
    }

    /// The number that `player` prefers, this one if they are equal.
    pub fn better(self, player: Player, other: ExactNumber) -> ExactNumber {
        match other.is_better(player, self) {
            true => other,
            false => self,
        }
    }
}

impl PartialEq for ExactNumber {
    fn eq(&self, other: &ExactNumber) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl PartialOrd for ExactNumber {
    fn partial_cmp(&self, other: &ExactNumber) -> Option<Ordering> {
        match (*self, *other) {
            (Exact(one, over), Exact(other, under)) => Some(compare((one, over), (other, under))),
            (one, other) => one.near().partial_cmp(&other.near()),
        }
    }
}

/// The denominator of a number as a binary fraction; `None` if that is too long.
fn binary(value: f64) -> Option<f64> {
    if value.abs() >= 2_f64.powi(MOST) {
        return None;
    }
    let mut powers = (0..=MOST).map(|power| 2_f64.powi(power));
    powers.find(|over| (value * over).fract() == 0.0)
}

/// The sum of two fractions; `None` if it is too long.
fn sum((one, over): (i128, i128), (other, under): (i128, i128)) -> Option<ExactNumber> {
    if over == under {
        return one.checked_add(other).map(|share| Exact(share, over));
    }
    let common = divisor(over, under);
    let (left, right) = (over / common, under / common);
    let share = one
        .checked_mul(right)?
        .checked_add(other.checked_mul(left)?)?;
    Some(reduce((share, over.checked_mul(right)?)))
}

/// A fraction, without its common divisor if it is long.
fn reduce((share, over): (i128, i128)) -> ExactNumber {
    match over {
        ..SMALL => Exact(share, over),
        _ => {
            let common = divisor(share, over);
            Exact(share / common, over / common)
        }
    }
}

/// The order of two fractions: that of their whole parts; if these are equal, the reverse order of the reciprocals of
/// the remainders.
fn compare((one, over): (i128, i128), (other, under): (i128, i128)) -> Ordering {
    if let Some((left, right)) = one.checked_mul(under).zip(other.checked_mul(over)) {
        return left.cmp(&right);
    }
    let wholes = (one.div_euclid(over), other.div_euclid(under));
    let rests = (one.rem_euclid(over), other.rem_euclid(under));
    wholes.0.cmp(&wholes.1).then_with(|| match rests {
        (0, rest) => 0.cmp(&rest),
        (_, 0) => Ordering::Greater,
        (one, other) => compare((under, other), (over, one)),
    })
}

/// The nearest `f64` to a quotient.
fn quotient(share: i128, over: i128) -> f64 {
    let exact = |number: i128| number.unsigned_abs() < 1 << DIGITS;
    if exact(share) && exact(over) {
        return share as f64 / over as f64;
    }
    // Long division to twice as many digits. The remainder after them only tells that it is no tie.
    let (size, over) = (share.unsigned_abs(), over.unsigned_abs());
    let (mut whole, mut rest, mut power) = (size / over, size % over, 0);
    while rest > 0 && whole < 1 << (2 * DIGITS) {
        let bit = rest >= over - rest;
        rest = if bit { rest - (over - rest) } else { 2 * rest };
        whole = whole << 1 | u128::from(bit);
        power += 1;
    }
    let size = (whole | u128::from(rest > 0)) as f64 / 2_f64.powi(power);
    if share < 0 { -size } else { size }
}

/// The greatest common divisor, at least 1. Soon both numbers are short, which is much faster.
fn divisor(one: i128, other: i128) -> i128 {
    let (mut one, mut other) = (one.unsigned_abs(), other.unsigned_abs());
    while other > u64::MAX.into() {
        (one, other) = (other, one % other);
    }
    let common = match u64::try_from(other) {
        Ok(other @ 1..) => u128::from(common_divisor(other, (one % u128::from(other)) as u64)),
        _ => one,
    };
    i128::try_from(common).unwrap_or(1).max(1)
}

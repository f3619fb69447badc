//! BigInt numbers of any length that matters here, with which fractions over one large denominator are exact.

use std::cmp::Ordering;

/// How many binary digits there are, in parts of 32: enough for twelve plies of chance and the digits of an `f64`.
const PARTS: usize = 32;

/// A number as two's complement, the lowest part first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BigInt([u32; PARTS]);

impl BigInt {
    pub fn new(number: i64) -> BigInt {
        let mut parts = [if number < 0 { u32::MAX } else { 0 }; PARTS];
        (parts[0], parts[1]) = (number as u32, (number >> 32) as u32);
        BigInt(parts)
    }

    pub fn negative(self) -> bool {
        self.0[PARTS - 1] >> 31 == 1
    }

    pub fn minus(self, other: BigInt) -> BigInt {
        self.plus(other.negated())
    }

    pub fn negated(self) -> BigInt {
        BigInt(self.0.map(|part| !part)).plus(BigInt::new(1))
    }

    pub fn plus(self, other: BigInt) -> BigInt {
        let (mut parts, mut carry) = ([0; PARTS], 0);
        for (at, part) in parts.iter_mut().enumerate() {
            carry += u64::from(self.0[at]) + u64::from(other.0[at]);
            (*part, carry) = (carry as u32, carry >> 32);
        }
        BigInt(parts)
    }

    pub fn times(self, factor: u32) -> BigInt {
        if self.negative() {
            return self.negated().times(factor).negated();
        }
        let (mut parts, mut carry) = ([0; PARTS], 0);
        for (at, part) in parts.iter_mut().enumerate() {
            carry += u64::from(self.0[at]) * u64::from(factor);
            (*part, carry) = (carry as u32, carry >> 32);
        }
        assert!(carry == 0 && !BigInt(parts).negative(), "too long");
        BigInt(parts)
    }

    /// The quotient, which must be a whole number.
    pub fn over(self, divisor: u32) -> BigInt {
        if self.negative() {
            return self.negated().over(divisor).negated();
        }
        let (mut parts, mut rest) = ([0; PARTS], 0);
        for at in (0..PARTS).rev() {
            rest = rest << 32 | u64::from(self.0[at]);
            (parts[at], rest) = (
                (rest / u64::from(divisor)) as u32,
                rest % u64::from(divisor),
            );
        }
        assert_eq!(rest, 0, "no whole number");
        BigInt(parts)
    }

    /// Whether `number` is the `f64` nearest to this over `denominator`.
    pub fn is_nearest(self, number: f64, denominator: BigInt) -> bool {
        let (bits, sign) = (number.abs().to_bits(), number.is_sign_negative());
        let (digits, power) = match (bits & ((1 << 52) - 1), (bits >> 52) as i32) {
            (digits, 0) => (digits, -1074),
            (digits, power) => (digits | 1 << 52, power - 1075),
        };
        let scaled = |whole: BigInt, powers: i32| {
            let powers = powers.max(0);
            let most = (0..powers / 31).fold(whole, |whole, _| whole.times(1 << 31));
            most.times(1 << (powers % 31))
        };
        let (low, high) = (digits as u32, (digits >> 32) as u32);
        let size = denominator.times(high).times(1 << 16).times(1 << 16);
        let size = scaled(size.plus(denominator.times(low)), power);
        let (own, unit) = (scaled(self, -power), scaled(denominator, power));
        let off = own.minus(if sign { size.negated() } else { size });
        let off = if off.negative() { off.negated() } else { off };
        off.times(2) <= unit
    }
}

impl PartialOrd for BigInt {
    fn partial_cmp(&self, other: &BigInt) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for BigInt {
    fn cmp(&self, other: &BigInt) -> Ordering {
        let difference = self.minus(*other);
        match difference.negative() {
            true => Ordering::Less,
            false if self == other => Ordering::Equal,
            false => Ordering::Greater,
        }
    }
}

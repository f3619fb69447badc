//! The numbers of leaves that searches of uniform trees evaluate, computed by formulas, without a search.

use serde::Serialize;
use ts_rs::TS;

use crate::search::Cut;
use crate::search::uniform::fewest_leaves;
use crate::source::generate::{RandomTreeError, fits};
use crate::tree::MAX_NODES;

/// Numbers of leaves of a uniform tree that a search on the full window evaluates.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct KnownLeaves {
    /// Minimax: all leaves.
    pub all: f64,
    /// Alpha–beta, at least; reached in the best order (Knuth & Moore 1975).
    pub fewest: f64,
    /// Alpha–beta with deep bounds in random order, on average (Baudet 1978).
    pub expected: f64,
}

/// The numbers of leaves for uniform trees in which each leaf has one of `values` equally likely values; without
/// `values`, all leaves differ. Trees that are too large to be searched are an error.
pub fn known_leaves(
    branching: u32,
    depth: u32,
    values: Option<u32>,
    cut: Cut,
) -> Result<KnownLeaves, RandomTreeError> {
    fits(branching, depth, MAX_NODES)?;
    let leaves = |plies: u32| f64::from(branching).powi(plies as i32);
    let products = |x: f64| Products::new(branching, depth, x);
    let expected = match values {
        _ if depth < 2 => leaves(depth), // no cutoff is possible
        Some(values) => by_values(values, cut, products),
        None => leaves(depth / 2) + integral(&|x| products(x).density()),
    };
    Ok(KnownLeaves {
        all: leaves(depth),
        fewest: fewest_leaves(branching, depth),
        expected,
    })
}

/// Two factors, R and S. If a share x of the leaves is at most v, R is for the leaves that are reached with α ≤ v, and
/// S for those that are reached with β > v (Baudet, On the Branching Factor of the Alpha-Beta Pruning Algorithm,
/// Artificial Intelligence 10, 1978):
///
/// ```text
/// f₀ = x     rᵢ = (1 − fᵢ₋₁ⁿ) / (1 − fᵢ₋₁)     fᵢ = 1 − (1 − fᵢ₋₁ⁿ)ⁿ     sᵢ = fᵢ / fᵢ₋₁ⁿ
/// ```
///
/// R and S are the products of the r and of the s of all plies. Both r and s are sums 1 + y + … + yⁿ⁻¹, with y = f for
/// r and y = 1 − fⁿ for s.
struct Products {
    r: f64,
    /// dR/dx.
    r_slope: f64,
    s: f64,
}

impl Products {
    fn new(branching: u32, depth: u32, x: f64) -> Products {
        let n = branching as i32;
        let (mut f, mut f_slope) = (x, 1.0);
        let (mut r, mut log_slope, mut s) = (1.0, 0.0, 1.0);
        for ply in 0..depth {
            if ply % 2 == 0 {
                let (sum, slope) = geometric(branching, f);
                r *= sum;
                log_slope += slope * f_slope / sum;
            } else {
                let power = f.powi(n);
                let (sum, _) = geometric(branching, 1.0 - power);
                s *= sum;
                let power_slope = f64::from(n) * f.powi(n - 1) * f_slope;
                f = power * sum;
                f_slope = f64::from(n) * (1.0 - power).powi(n - 1) * power_slope;
            }
        }
        Products {
            r,
            r_slope: r * log_slope,
            s,
        }
    }

    /// The number of leaves reached with α = v < β, per share of the leaves near v.
    fn density(&self) -> f64 {
        self.r_slope * self.s
    }
}

/// The number of leaves reached with α < β or, with the cut test `>`, with α ≤ β: those with α = −∞, and those with α
/// equal to each value.
fn by_values(values: u32, cut: Cut, products: impl Fn(f64) -> Products) -> f64 {
    let none = products(0.0);
    let mut sum = none.r * none.s;
    let mut before = none;
    for value in 1..=values {
        let now = products(f64::from(value) / f64::from(values));
        let beta = match cut {
            Cut::Reach => now.s,
            Cut::Pass => before.s,
        };
        sum += (now.r - before.r) * beta;
        before = now;
    }
    sum
}

/// The sum 1 + y + … + yⁿ⁻¹ and its derivative, by Horner's method.
fn geometric(n: u32, y: f64) -> (f64, f64) {
    (0..n).fold((0.0, 0.0), |(sum, slope), _| {
        (sum * y + 1.0, slope * y + sum)
    })
}

/// The relative error allowed for a part of the integral.
const TOLERANCE: f64 = 1e-10;
/// The number of parts at the beginning, and how often each part can be halved.
const PARTS: u32 = 64;
const HALVINGS: u32 = 30;

/// The integral from 0 to 1 by adaptive Simpson's rule: parts are halved until the result changes little.
fn integral(of: &impl Fn(f64) -> f64) -> f64 {
    let part = |number: u32| {
        let at = |x: u32| f64::from(x) / f64::from(PARTS);
        Segment::new(of, at(number), at(number + 1))
    };
    let mut open: Vec<(Segment, u32)> = (0..PARTS).map(|number| (part(number), HALVINGS)).collect();
    let rough: f64 = open.iter().map(|(part, _)| part.area()).sum();
    let mut sum = 0.0;
    while let Some((whole, left)) = open.pop() {
        let halves = whole.halves(of);
        let [area, finer] = [whole.area(), halves.iter().map(Segment::area).sum()];
        if left == 0 || (finer - area).abs() <= TOLERANCE * rough.abs() {
            sum += finer + (finer - area) / 15.0; // Richardson
        } else {
            open.extend(halves.map(|half| (half, left - 1)));
        }
    }
    sum
}

/// An interval with the heights at its ends and its middle.
struct Segment {
    from: f64,
    to: f64,
    heights: [f64; 3],
}

impl Segment {
    fn new(of: &impl Fn(f64) -> f64, from: f64, to: f64) -> Segment {
        let heights = [from, f64::midpoint(from, to), to].map(of);
        Segment { from, to, heights }
    }

    fn area(&self) -> f64 {
        let [first, middle, last] = self.heights;
        (self.to - self.from) / 6.0 * (first + 4.0 * middle + last)
    }

    fn halves(&self, of: &impl Fn(f64) -> f64) -> [Segment; 2] {
        let middle = f64::midpoint(self.from, self.to);
        [
            Segment::new(of, self.from, middle),
            Segment::new(of, middle, self.to),
        ]
    }
}

//! The shortest condition that says for which points of a plane something holds.

use super::region::{Operand, Region, Relation, Sign, Unknown};

/// The most comparisons that hold together.
const TOGETHER: usize = 4;
/// The most comparisons from which a condition is made.
const MOST: usize = 40;

/// A point, and whether it holds there.
pub(crate) type Sample = ([f64; 2], bool);

/// A condition that holds at just those of some points where it is to hold, made of comparisons with some numbers;
/// `None` if there is none that is short. It is a disjunction of implicants, those with the fewest comparisons first,
/// each the one that covers most of the points still open.
pub(crate) fn formula(points: &[Sample], numbers: &[f64]) -> Option<Region> {
    let holds = Bits::of(points.iter().map(|(_, holds)| *holds));
    if holds.is_empty() {
        return Some(Region::default());
    }
    if !points.iter().any(|(_, holds)| !holds) {
        return Some(Region::all());
    }
    let literals = literals(points, numbers);
    if literals.len() > MOST {
        return None;
    }
    let mut open = holds.clone();
    let mut any: Vec<(Vec<Relation>, Bits)> = Vec::new();
    for together in 1..=TOGETHER {
        let terms = terms(&literals, &holds, together);
        loop {
            let gain = |(_, covered): &&(Vec<Relation>, Bits)| covered.common(&open);
            // Of several the first counts: its comparisons are the simplest.
            let best = terms.iter().rev().max_by_key(gain);
            let Some(best) = best.filter(|best| gain(best) > 0) else {
                break;
            };
            open.remove(&best.1);
            any.push(best.clone());
        }
        if open.is_empty() {
            break;
        }
    }
    open.is_empty().then(|| Region {
        any: without_covered(any),
    })
}

/// The lists without those whose points the others have.
fn without_covered(mut any: Vec<(Vec<Relation>, Bits)>) -> Vec<Vec<Relation>> {
    for at in (0..any.len()).rev() {
        let mut rest = any[at].1.clone();
        for (other, (_, covered)) in any.iter().enumerate() {
            if other != at {
                rest.remove(covered);
            }
        }
        if rest.is_empty() {
            any.remove(at);
        }
    }
    any.into_iter().map(|(list, _)| list).collect()
}

/// The implicants of so many comparisons: together they hold only where it is to hold, and no beginning of them does.
fn terms(
    literals: &[(Relation, Bits)],
    holds: &Bits,
    together: usize,
) -> Vec<(Vec<Relation>, Bits)> {
    let mut terms = Vec::new();
    let full = Bits::of(std::iter::repeat_n(true, holds.length));
    extend(literals, holds, together, (Vec::new(), full), &mut terms);
    terms
}

fn extend(
    literals: &[(Relation, Bits)],
    holds: &Bits,
    together: usize,
    (list, covered): (Vec<Relation>, Bits),
    terms: &mut Vec<(Vec<Relation>, Bits)>,
) {
    for (at, (relation, bits)) in literals.iter().enumerate() {
        let both = covered.and(bits);
        // A comparison that changes nothing, or leaves nothing that holds, is of no use.
        if both == covered || both.common(holds) == 0 {
            continue;
        }
        let mut list = list.clone();
        list.push(*relation);
        if both.within(holds) {
            if together == 1 {
                terms.push((list, both));
            }
        } else if together > 1 {
            let rest = &literals[at + 1..];
            extend(rest, holds, together - 1, (list, both), terms);
        }
    }
}

/// The comparisons of the two values with each other and with the numbers that matter, each with its points.
fn literals(points: &[Sample], numbers: &[f64]) -> Vec<(Relation, Bits)> {
    let [x, y] = [Unknown::First, Unknown::Second].map(Operand::Unknown);
    let with_numbers = [x, y].into_iter().enumerate().flat_map(|(at, side)| {
        let matters = move |number: &f64| matters(points, at, *number);
        let numbers = numbers.iter().copied().filter(matters);
        numbers.map(move |number| (side, Operand::Number(number)))
    });
    let pairs = with_numbers.chain([(x, y)]);
    let relations =
        pairs.flat_map(|(left, right)| Sign::ORDERS.map(|sign| Relation { left, sign, right }));
    relations
        .map(|relation| {
            let bits = Bits::of(points.iter().map(|(at, _)| relation.holds(*at)));
            (relation, bits)
        })
        .collect()
}

/// Whether a number makes a difference to the one of the two values: for the next value below or above it, something
/// else holds than for the number, with the same other value.
fn matters(points: &[Sample], at: usize, number: f64) -> bool {
    // The points where the one value is this number: the other value, and whether it holds.
    let line = |value: f64| -> Vec<(f64, bool)> {
        let points = points.iter().filter(|(point, _)| point[at] == value);
        let points = points.map(|(point, holds)| (point[1 - at], *holds));
        points.collect()
    };
    let values = || points.iter().map(|(point, _)| point[at]);
    let below = values().filter(|&value| value < number).reduce(f64::max);
    let above = values().filter(|&value| value > number).reduce(f64::min);
    let own_line = line(number);
    let differs = |(other, holds): (f64, bool)| own_line.contains(&(other, !holds));
    let beside = below.into_iter().chain(above);
    beside.flat_map(line).any(differs)
}

/// Some points, by number.
#[derive(Clone, Debug, PartialEq)]
struct Bits {
    length: usize,
    words: Vec<u64>,
}

impl Bits {
    fn of(bits: impl Iterator<Item = bool>) -> Bits {
        let mut words = Vec::new();
        let mut length = 0;
        for bit in bits {
            if length % 64 == 0 {
                words.push(0);
            }
            if let Some(word) = words.last_mut() {
                *word |= u64::from(bit) << (length % 64);
            }
            length += 1;
        }
        Bits { length, words }
    }

    fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    fn and(&self, other: &Bits) -> Bits {
        let words = self.words.iter().zip(&other.words);
        Bits {
            length: self.length,
            words: words.map(|(one, other)| one & other).collect(),
        }
    }

    fn common(&self, other: &Bits) -> u32 {
        let words = self.words.iter().zip(&other.words);
        words.map(|(one, other)| (one & other).count_ones()).sum()
    }

    fn within(&self, other: &Bits) -> bool {
        self.words
            .iter()
            .zip(&other.words)
            .all(|(one, other)| one & !other == 0)
    }

    fn remove(&mut self, other: &Bits) {
        for (word, other) in self.words.iter_mut().zip(&other.words) {
            *word &= !other;
        }
    }
}

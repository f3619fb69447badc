//! Random trees with chance nodes, apart from the tree of the crate, and expectiminimax on them in exact fractions.

use super::random::Random;
use std::cmp::Ordering;

/// A fraction, reduced, with a positive denominator.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fraction {
    pub share: i128,
    pub over: i128,
}

impl Fraction {
    pub fn new(share: i128, over: i128) -> Fraction {
        let common = divisor(share.abs(), over).max(1);
        Fraction {
            share: share / common,
            over: over / common,
        }
    }

    pub fn plus(self, other: Fraction) -> Fraction {
        let share = self.share * other.over + other.share * self.over;
        Fraction::new(share, self.over * other.over)
    }

    pub fn times(self, other: Fraction) -> Fraction {
        Fraction::new(self.share * other.share, self.over * other.over)
    }

    /// The nearest number: both parts are small enough to be exact.
    pub fn number(self) -> f64 {
        assert!(self.share.abs() < 1 << 53 && self.over < 1 << 53);
        self.share as f64 / self.over as f64
    }
}

impl PartialOrd for Fraction {
    fn partial_cmp(&self, other: &Fraction) -> Option<Ordering> {
        Some((self.share * other.over).cmp(&(other.share * self.over)))
    }
}

fn divisor(one: i128, other: i128) -> i128 {
    if other == 0 {
        one
    } else {
        divisor(other, one % other)
    }
}

/// The player who moves, or chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mover {
    Max,
    Min,
    Chance,
}

/// A tree.
#[derive(Clone, Debug)]
pub enum Sketch {
    /// A value in tenths.
    Leaf(i128),
    /// The children of a node with their weights, which are equal and not written at other nodes.
    Inner(Mover, Vec<(Fraction, Sketch)>),
}

impl Sketch {
    /// As text.
    pub fn text(&self) -> String {
        match self {
            Sketch::Leaf(tenths) if tenths % 10 == 0 => (tenths / 10).to_string(),
            Sketch::Leaf(tenths) => {
                let sign = if *tenths < 0 { "-" } else { "" };
                format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
            }
            Sketch::Inner(mover, children) => {
                let first = children[0].0;
                let equal = children.iter().all(|(weight, _)| *weight == first);
                let child = |(weight, child): &(Fraction, Sketch)| match (mover, equal) {
                    (Mover::Chance, false) => {
                        format!("{}/{}:{}", weight.share, weight.over, child.text())
                    }
                    _ => child.text(),
                };
                let children: Vec<String> = children.iter().map(child).collect();
                let mover = match mover {
                    Mover::Max => "MAX",
                    Mover::Min => "MIN",
                    Mover::Chance => "?",
                };
                format!("{mover}({})", children.join(" "))
            }
        }
    }

    /// The value by the definition, exactly.
    pub fn value(&self) -> Fraction {
        match self {
            Sketch::Leaf(tenths) => Fraction::new(*tenths, 10),
            Sketch::Inner(mover, children) => {
                let values = children
                    .iter()
                    .map(|(weight, child)| (*weight, child.value()));
                let (better, all): (fn(Fraction, Fraction) -> bool, Vec<_>) = match mover {
                    Mover::Max => (|one, best| one > best, values.collect()),
                    Mover::Min => (|one, best| one < best, values.collect()),
                    Mover::Chance => {
                        let nothing = Fraction::new(0, 1);
                        return values.fold(nothing, |sum, (weight, value)| {
                            sum.plus(weight.times(value))
                        });
                    }
                };
                let best = |best: Fraction, (_, one): &(Fraction, Fraction)| {
                    if better(*one, best) { *one } else { best }
                };
                all.iter().fold(all[0].1, best)
            }
        }
    }

    /// The first child of the root with the best value; `None` where chance moves.
    pub fn best(&self) -> Option<usize> {
        match self {
            Sketch::Inner(mover, children) if *mover != Mover::Chance => {
                let best = self.value();
                children.iter().position(|(_, child)| child.value() == best)
            }
            _ => None,
        }
    }

    /// The values of all nodes, in preorder.
    pub fn values(&self) -> Vec<Fraction> {
        let mut values = vec![self.value()];
        if let Sketch::Inner(_, children) = self {
            values.extend(children.iter().flat_map(|(_, child)| child.values()));
        }
        values
    }

    /// The least and the greatest value of a leaf, in tenths.
    pub fn span(&self) -> (i128, i128) {
        match self {
            Sketch::Leaf(tenths) => (*tenths, *tenths),
            Sketch::Inner(_, children) => {
                let spans = children.iter().map(|(_, child)| child.span());
                let both = |(a, b): (i128, i128), (c, d): (i128, i128)| (a.min(c), b.max(d));
                spans.reduce(both).expect("it has children")
            }
        }
    }

    /// The same with other values, by the number of the node in preorder.
    pub fn changed(&self, change: &mut impl FnMut(usize, i128) -> i128) -> Sketch {
        self.changed_from(&mut 0, change)
    }

    fn changed_from(
        &self,
        number: &mut usize,
        change: &mut impl FnMut(usize, i128) -> i128,
    ) -> Sketch {
        *number += 1;
        match self {
            Sketch::Leaf(tenths) => Sketch::Leaf(change(*number - 1, *tenths)),
            Sketch::Inner(mover, children) => {
                let child = |(weight, child): &(Fraction, Sketch)| {
                    (*weight, child.changed_from(number, change))
                };
                Sketch::Inner(*mover, children.iter().map(child).collect())
            }
        }
    }
}

/// A random tree. `halves`: weights are fourths and values are halves, so that plain sums are exact.
pub fn sketch(random: &mut Random, depth: u32, halves: bool) -> Sketch {
    if depth == 0 || random.once_in(6) {
        let step = if halves || random.once_in(2) { 5 } else { 1 };
        return Sketch::Leaf((random.below(41) as i128 - 20) * step);
    }
    let mover = random.pick(&[Mover::Max, Mover::Min, Mover::Chance, Mover::Chance]);
    let weights = weights(random, halves);
    let child = |weight| (weight, sketch(random, depth - 1, halves));
    Sketch::Inner(mover, weights.into_iter().map(child).collect())
}

/// Weights that add up to 1.
pub fn weights(random: &mut Random, halves: bool) -> Vec<Fraction> {
    let count = 1 + random.below(4) as i128;
    if halves {
        return match count {
            1 => vec![Fraction::new(1, 1)],
            2 => vec![Fraction::new(1, 4), Fraction::new(3, 4)],
            3 => [1, 2, 1].map(|share| Fraction::new(share, 4)).into(),
            _ => vec![Fraction::new(1, 4); 4],
        };
    }
    if random.once_in(2) {
        return vec![Fraction::new(1, count); count as usize];
    }
    let shares: Vec<i128> = (0..count).map(|_| 1 + random.below(4) as i128).collect();
    let over = shares.iter().sum();
    shares
        .into_iter()
        .map(|share| Fraction::new(share, over))
        .collect()
}

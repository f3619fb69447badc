//! An independent search of trees with chance nodes, in exact fractions.

use crate::common::chance::{Fraction, Mover, Sketch};

/// An end of all values, or a bound of a window; `None`: it is infinite.
pub type End = Option<Fraction>;

/// Alpha–beta with chance nodes: below MAX and MIN by the window, and at a chance node once all that is left, worth
/// `ends` at the least and at the most, leaves the average outside of it.
pub struct Search {
    pub ends: [End; 2],
    pub bounded: bool,
    pub node: usize,
    /// The value that each searched node returns.
    pub returned: Vec<(usize, Fraction)>,
    /// The edges cut, each by the node that it leads to.
    pub cut: Vec<usize>,
    pub leaves: usize,
}

pub fn minus(one: Fraction, other: Fraction) -> Fraction {
    one.plus(Fraction::new(-other.share, other.over))
}

pub fn size(sketch: &Sketch) -> usize {
    match sketch {
        Sketch::Leaf(_) => 1,
        Sketch::Inner(_, children) => {
            1 + children.iter().map(|(_, child)| size(child)).sum::<usize>()
        }
    }
}

impl Search {
    fn value(&mut self, sketch: &Sketch, window: [End; 2]) -> Fraction {
        let node = self.node;
        self.node += 1;
        let Sketch::Inner(mover, children) = sketch else {
            self.leaves += 1;
            return sketch.value();
        };
        let (mut sum, mut best, mut left) = (Fraction::new(0, 1), None, Fraction::new(1, 1));
        let [mut alpha, mut beta] = window;
        let mut result = None;
        for (weight, child) in children {
            if result.is_some() {
                self.cut.push(self.node);
                self.node += size(child);
                continue;
            }
            if *mover == Mover::Chance {
                left = minus(left, *weight);
                let rest = |end: End| match left.share {
                    0 => Some(Fraction::new(0, 1)),
                    _ => Some(left.times(end?)),
                };
                let [least, most] = self.ends.map(rest);
                let over = Fraction::new(weight.over, weight.share);
                let needed = |bound: End, rest: End, end: End| {
                    let needed = bound
                        .zip(rest)
                        .map(|(bound, rest)| minus(minus(bound, sum), rest).times(over));
                    needed.or(end)
                };
                let tighter = |one: End, end: End, more: bool| match (one, end) {
                    (Some(one), Some(end)) if (one > end) == more => Some(one),
                    (_, Some(end)) => Some(end),
                    (one, None) => one,
                };
                let known = self.bounded && self.ends != [None, None];
                let passed = match known {
                    false => [None, None],
                    true => [
                        tighter(needed(alpha, most, self.ends[0]), self.ends[0], true),
                        tighter(needed(beta, least, self.ends[1]), self.ends[1], false),
                    ],
                };
                sum = sum.plus(weight.times(self.value(child, passed)));
                best = Some(sum);
                let least = least.map(|least| sum.plus(least)).filter(|_| known);
                let most = most.map(|most| sum.plus(most)).filter(|_| known);
                let high = least.zip(beta).is_some_and(|(least, beta)| least >= beta);
                let low = most.zip(alpha).is_some_and(|(most, alpha)| most <= alpha);
                result = high.then_some(least).or(low.then_some(most)).flatten();
                continue;
            }
            let passed = [alpha, beta].map(|bound| bound.filter(|_| self.bounded));
            let value = self.value(child, passed);
            let max = *mover == Mover::Max;
            let now = match best {
                Some(best) if (best > value) == max => best,
                _ => value,
            };
            best = Some(now);
            let met = match max {
                true => beta.is_some_and(|beta| now >= beta),
                false => alpha.is_some_and(|alpha| now <= alpha),
            };
            result = (self.bounded && met).then_some(now);
            match max {
                true => {
                    alpha = Some(alpha.map_or(now, |alpha| if now > alpha { now } else { alpha }))
                }
                false => beta = Some(beta.map_or(now, |beta| if now < beta { now } else { beta })),
            }
        }
        let value = result.or(best).expect("it has children");
        self.returned.push((node, value));
        value
    }
}

pub fn search(sketch: &Sketch, ends: [End; 2], bounded: bool) -> Search {
    let mut search = Search {
        ends,
        bounded,
        node: 0,
        returned: Vec::new(),
        cut: Vec::new(),
        leaves: 0,
    };
    search.value(sketch, [None, None]);
    search
}

pub fn number(end: End, infinite: f64) -> f64 {
    end.map_or(infinite, Fraction::number)
}

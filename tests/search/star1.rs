//! Star1 on deep trees, compared event by event with an independent implementation in exact fractions.

use crate::common::big_int::BigInt;
use crate::common::chance::{Fraction, Mover, Sketch, weights};
use crate::common::random::Random;
use crate::common::{native_or_wasm, rules, tree};
use secateur::search::{Bounds, Cut, Returns, Rules, Window};
use secateur::trace::Trace;
use secateur::trace::event::{EventDetails, EventKind};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const TREES: usize = native_or_wasm(400, 20);

/// A narrow tree of at most this depth and about this number of nodes.
fn deep(random: &mut Random, depth: u32, nodes: &mut i32) -> Sketch {
    *nodes -= 1;
    if depth == 0 || *nodes < 0 || random.once_in(12) {
        return Sketch::Leaf(random.below(7) as i128 * 5 - 15);
    }
    let mover = random.pick(&[Mover::Max, Mover::Min, Mover::Chance, Mover::Chance]);
    let weights = match random.below(3) {
        0 => vec![Fraction::new(1, 1)],
        _ => weights(random, false),
    };
    let weights = weights
        .into_iter()
        .take(if mover == Mover::Chance { 4 } else { 2 });
    let child = |weight| (weight, deep(random, depth - 1, nodes));
    Sketch::Inner(mover, weights.map(child).collect())
}

/// Star1 as Ballard wrote it. All numbers are numerators over one denominator.
struct Star1 {
    rules: Rules,
    one: BigInt,
    lo: Bound,
    hi: Bound,
    events: Vec<Event>,
    node: u32,
}

/// An event, and the numbers of it: `None` is −∞ as the first and +∞ as the second.
#[derive(Debug)]
struct Event {
    kind: EventKind,
    node: u32,
    numbers: [Option<BigInt>; 2],
}

type Bound = Option<BigInt>;

impl Star1 {
    /// A number in tenths.
    fn tenths(&self, tenths: i128) -> BigInt {
        let size = self.one.over(10).times(tenths.unsigned_abs() as u32);
        if tenths < 0 { size.negated() } else { size }
    }

    fn note(&mut self, kind: EventKind, node: u32, numbers: [Option<BigInt>; 2]) {
        self.events.push(Event {
            kind,
            node,
            numbers,
        });
    }

    fn value(&mut self, sketch: &Sketch, alpha: Bound, beta: Bound) -> BigInt {
        let node = self.node;
        self.node += 1;
        self.note(EventKind::Enter, node, [alpha, beta]);
        let value = match sketch {
            Sketch::Leaf(tenths) => self.tenths(*tenths),
            Sketch::Inner(mover, children) => {
                let found = match mover {
                    Mover::Chance => self.chance(node, children, alpha, beta),
                    _ => self.player(node, *mover == Mover::Max, children, alpha, beta),
                };
                self.node = node + size(sketch);
                match self.rules.returns {
                    Returns::Soft => found,
                    Returns::Hard => {
                        let found = alpha.map_or(found, |alpha| found.max(alpha));
                        beta.map_or(found, |beta| found.min(beta))
                    }
                }
            }
        };
        self.note(EventKind::Leave, node, [Some(value), Some(value)]);
        value
    }

    fn reaches(&self, value: BigInt, beta: Bound) -> bool {
        beta.is_some_and(|beta| value > beta || value == beta && self.rules.cut == Cut::Reach)
    }

    fn falls_to(&self, value: BigInt, alpha: Bound) -> bool {
        alpha.is_some_and(|alpha| value < alpha || value == alpha && self.rules.cut == Cut::Reach)
    }

    fn player(
        &mut self,
        node: u32,
        max: bool,
        children: &[(Fraction, Sketch)],
        alpha: Bound,
        beta: Bound,
    ) -> BigInt {
        let (mut a, mut b, mut best) = (alpha, beta, None::<BigInt>);
        for (_, child) in children {
            let (down, up) = match self.rules.bounds {
                Bounds::Deep => (a, b),
                Bounds::Shallow if max => (best, None),
                Bounds::Shallow => (None, best),
            };
            let value = self.value(child, down, up);
            let now = match best {
                Some(best) if max => best.max(value),
                Some(best) => best.min(value),
                None => value,
            };
            best = Some(now);
            self.note(EventKind::Compare, node, [best, best]);
            if max && self.reaches(now, b) || !max && self.falls_to(now, a) {
                self.note(EventKind::Cutoff, node, [best, best]);
                return now;
            }
            match max {
                true => a = Some(a.map_or(now, |a| a.max(now))),
                false => b = Some(b.map_or(now, |b| b.min(now))),
            }
        }
        best.expect("it has children")
    }

    fn chance(
        &mut self,
        node: u32,
        children: &[(Fraction, Sketch)],
        alpha: Bound,
        beta: Bound,
    ) -> BigInt {
        let times =
            |number: BigInt, by: Fraction| number.over(by.over as u32).times(by.share as u32);
        let (mut sum, mut left) = (BigInt::new(0), Fraction::new(1, 1));
        for (weight, child) in children {
            left = left.plus(Fraction::new(-weight.share, weight.over));
            let rest = |end: Bound| match left.share {
                0 => Some(BigInt::new(0)),
                _ => end.map(|end| times(end, left)),
            };
            let (most, least) = (rest(self.hi), rest(self.lo));
            let over = Fraction::new(weight.over, weight.share);
            let needed = |bound: Bound, rest: Bound| {
                let (bound, rest) = bound.zip(rest)?;
                Some(times(bound.minus(sum).minus(rest), over))
            };
            let a = needed(alpha, most);
            let b = needed(beta, least);
            let window = match self.rules.bounds {
                Bounds::Deep => (
                    a.zip(self.lo).map(|(a, lo)| a.max(lo)).or(a).or(self.lo),
                    b.zip(self.hi).map(|(b, hi)| b.min(hi)).or(b).or(self.hi),
                ),
                Bounds::Shallow => (None, None),
            };
            let value = self.value(child, window.0, window.1);
            sum = sum.plus(times(value, *weight));
            self.note(EventKind::Compare, node, [Some(sum), Some(sum)]);
            for (end, met) in [
                (
                    least,
                    least.is_some_and(|least| self.reaches(sum.plus(least), beta)),
                ),
                (
                    most,
                    most.is_some_and(|most| self.falls_to(sum.plus(most), alpha)),
                ),
            ] {
                if let Some(end) = end.filter(|_| met).map(|end| sum.plus(end)) {
                    self.note(EventKind::Cutoff, node, [Some(end), Some(end)]);
                    return end;
                }
            }
        }
        sum
    }
}

fn size(sketch: &Sketch) -> u32 {
    match sketch {
        Sketch::Leaf(_) => 1,
        Sketch::Inner(_, children) => {
            1 + children.iter().map(|(_, child)| size(child)).sum::<u32>()
        }
    }
}

/// A denominator of everything: 10, and at each depth the denominators and the numerators of all weights.
fn denominator(sketch: &Sketch) -> BigInt {
    let (mut level, mut all) = (vec![sketch], BigInt::new(10));
    while !level.is_empty() {
        let inner = level.iter().filter_map(|sketch| match sketch {
            Sketch::Inner(mover, children) => Some((mover, children)),
            Sketch::Leaf(_) => None,
        });
        let (mut overs, mut shares) = (1, 1);
        for (_, children) in inner.clone().filter(|(mover, _)| **mover == Mover::Chance) {
            for (weight, _) in children {
                overs = multiple(overs, weight.over as u32);
                shares = multiple(shares, weight.share as u32);
            }
        }
        all = all.times(overs).times(shares);
        level = inner
            .flat_map(|(_, children)| children.iter().map(|(_, child)| child))
            .collect();
    }
    all
}

fn multiple(one: u32, other: u32) -> u32 {
    (1..)
        .map(|times| times * one)
        .find(|multiple| multiple % other == 0)
        .expect("there is one")
}

/// `sides`: whether the values are known to have a least, and a greatest.
fn check(
    sketch: &Sketch,
    rules: Rules,
    window: [Option<i128>; 2],
    more: i128,
    sides: [bool; 2],
) -> [usize; 2] {
    let (lo, hi) = sketch.span();
    let (lo, hi) = (lo - more, hi + more);
    let number = |tenths: i128| Fraction::new(tenths, 10).number();
    let rules = Rules {
        values: Some(Window {
            alpha: if sides[0] {
                number(lo)
            } else {
                f64::NEG_INFINITY
            },
            beta: if sides[1] { number(hi) } else { f64::INFINITY },
        }),
        window: Window::new(
            window[0].map_or(f64::NEG_INFINITY, number),
            window[1].map_or(f64::INFINITY, number),
        ),
        ..rules
    };
    let mut star1 = Star1 {
        rules,
        one: denominator(sketch),
        lo: None,
        hi: None,
        events: Vec::new(),
        node: 0,
    };
    star1.lo = sides[0].then(|| star1.tenths(lo));
    star1.hi = sides[1].then(|| star1.tenths(hi));
    let [alpha, beta] = window.map(|bound| bound.map(|tenths| star1.tenths(tenths)));
    star1.value(sketch, alpha, beta);
    let trace = Trace::record(tree(&sketch.text()), rules);
    let context = || format!("{rules:?} {}", sketch.text());
    let events = trace.iter().filter_map(|event| {
        let numbers = match event.details {
            EventDetails::Enter(entry) => [entry.window.alpha, entry.window.beta],
            EventDetails::Compare { after, .. } => [after; 2],
            EventDetails::Cutoff(ref cutoff) => [cutoff.best; 2],
            EventDetails::Leave { value, .. } => [value; 2],
            _ => return None,
        };
        Some((event.kind(), event.node, numbers))
    });
    let events: Vec<_> = events.collect();
    for (exact, (kind, node, numbers)) in star1.events.iter().zip(&events) {
        assert_eq!((exact.kind, exact.node), (*kind, *node), "{}", context());
        for (exact, number) in exact.numbers.iter().zip(numbers) {
            let right = match exact {
                Some(exact) => exact.is_nearest(*number, star1.one),
                None => number.is_infinite(),
            };
            assert!(right, "{kind:?} {node} {number} {}", context());
        }
    }
    assert_eq!(star1.events.len(), events.len(), "{}", context());
    let windows = events.iter().filter(|(kind, _, [alpha, beta])| {
        *kind == EventKind::Enter
            && [*alpha, *beta]
                .iter()
                .any(|bound| (bound * 1e9).fract() != 0.0)
    });
    let cuts = events
        .iter()
        .filter(|(kind, ..)| *kind == EventKind::Cutoff);
    [windows.count(), cuts.count()]
}

#[test]
fn deep_trees_are_searched_as_in_exact_fractions() {
    let (mut random, mut found) = (Random::new(11), [0, 0]);
    for number in 0..TREES {
        let sketch = deep(&mut random, 14, &mut 150);
        let rules = rules::all()[number % 16];
        let tenths = random.below(30) as i128 - 20;
        let window = match number / 16 % 3 {
            0 => [None, None],
            1 => [Some(tenths), None],
            _ => [Some(tenths), Some(tenths + random.below(10) as i128)],
        };
        let sides = [[true; 2], [true, false], [false, true]][number % 3];
        let some = check(&sketch, rules, window, number as i128 % 5 * 3, sides);
        found = [found[0] + some[0], found[1] + some[1]];
    }
    let [windows, cuts] = found;
    assert!(
        windows > TREES && cuts > TREES,
        "{windows} windows, {cuts} cutoffs"
    );
}

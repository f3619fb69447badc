//! How often the likely bug of a program is one of its bugs: for programs with one bug of the catalogue, with two, and
//! with one outside it. The programs are written here, independent of the searches of the crate.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::lines::{check, imported};
use crate::common::random::Random;
use crate::common::uniform;
use secateur::import::Tolerance;
use secateur::search::{Mistake, Rules};
use secateur::tree::{GameTree, NodeId};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Bug {
    // Those of the catalogue.
    Strict,
    NothingDown,
    NoAlphaDown,
    NoBetaDown,
    Exchanged,
    Overwrites,
    NeverCuts,
    NoCutAtMax,
    NoCutAtMin,
    OtherPlayer,
    AlwaysMax,
    AlwaysMin,
    SkipsFirst,
    SkipsLast,
    Backwards,
    TakesLast,
    TakesFirst,
    BeginsAtZero,
    // Others.
    SkipsSecond,
    LeafPlusOne,
    ReturnsAlpha,
    AddsPly,
    CutsNear,
    FirstTwoSwapped,
    MovesOtherBound,
    NegatesWindow,
}

use Bug::*;

/// The bugs of the catalogue, and their names there.
const KNOWN: [(Bug, Mistake); 18] = [
    (Strict, Mistake::OtherCutTest),
    (NothingDown, Mistake::NothingHandedDown),
    (NoAlphaDown, Mistake::AlphaNotHandedDown),
    (NoBetaDown, Mistake::BetaNotHandedDown),
    (Exchanged, Mistake::WindowExchanged),
    (Overwrites, Mistake::BoundOverwritten),
    (NeverCuts, Mistake::NeverCuts),
    (NoCutAtMax, Mistake::NoCutAtMax),
    (NoCutAtMin, Mistake::NoCutAtMin),
    (OtherPlayer, Mistake::PlayersExchanged),
    (AlwaysMax, Mistake::AlwaysMax),
    (AlwaysMin, Mistake::AlwaysMin),
    (SkipsFirst, Mistake::SkipsFirst),
    (SkipsLast, Mistake::SkipsLast),
    (Backwards, Mistake::RightToLeft),
    (TakesLast, Mistake::LastForBest),
    (TakesFirst, Mistake::FirstForBest),
    (BeginsAtZero, Mistake::BestFromZero),
];

const OTHERS: [Bug; 8] = [
    SkipsSecond,
    LeafPlusOne,
    ReturnsAlpha,
    AddsPly,
    CutsNear,
    FirstTwoSwapped,
    MovesOtherBound,
    NegatesWindow,
];

/// The textbook's alpha–beta, with bugs.
struct Program<'a> {
    tree: &'a GameTree,
    bugs: &'a [Bug],
    text: String,
}

impl Program<'_> {
    fn has(&self, bug: Bug) -> bool {
        self.bugs.contains(&bug)
    }

    fn write_line(&mut self, line: &str) {
        let numbers = line
            .replace("inf", "Infinity")
            .replace("-Infinity", "\"-Infinity\"");
        let numbers = numbers.replace(":Infinity", ":\"Infinity\"");
        writeln!(self.text, "{{{numbers}}}").expect("a string");
    }

    fn children(&self, node: NodeId) -> Vec<NodeId> {
        let mut children: Vec<NodeId> = self.tree.children(node).collect();
        if self.has(SkipsFirst) && children.len() > 1 {
            children.remove(0);
        }
        if self.has(SkipsLast) && children.len() > 1 {
            children.pop();
        }
        if self.has(SkipsSecond) && children.len() > 2 {
            children.remove(1);
        }
        if self.has(FirstTwoSwapped) && children.len() > 1 {
            children.swap(0, 1);
        }
        if self.has(Backwards) {
            children.reverse();
        }
        children
    }

    fn search(&mut self, node: NodeId, ply: u32, window: (f64, f64), max: bool) -> f64 {
        let (mut alpha, mut beta) = window;
        self.write_line(&format!(
            r#""event":"enter","node":{node},"alpha":{alpha},"beta":{beta}"#
        ));
        let value = match self.tree.value(node).filter(|_| self.tree.is_leaf(node)) {
            Some(value) => {
                let value = value + f64::from(u8::from(self.has(LeafPlusOne)));
                self.write_line(&format!(
                    r#""event":"evaluate","node":{node},"value":{value}"#
                ));
                value
            }
            None => {
                let mut best = match (self.has(BeginsAtZero), max) {
                    (true, _) => 0.0,
                    (_, true) => f64::NEG_INFINITY,
                    (_, false) => f64::INFINITY,
                };
                for (number, child) in self.children(node).into_iter().enumerate() {
                    let passed = self.passed((alpha, beta));
                    let next = if self.has(AlwaysMax) || self.has(AlwaysMin) {
                        max
                    } else {
                        !max
                    };
                    let value = self.search(child, ply + 1, passed, next);
                    let value = value
                        + if self.has(AddsPly) {
                            f64::from(ply)
                        } else {
                            0.0
                        };
                    best = match (number, max) {
                        _ if self.has(TakesLast) => value,
                        (1.., _) if self.has(TakesFirst) => best,
                        (_, true) => best.max(value),
                        (_, false) => best.min(value),
                    };
                    if self.cuts(best, alpha, beta, max) {
                        break;
                    }
                    let overwrites = self.has(Overwrites);
                    match max != self.has(MovesOtherBound) {
                        true if overwrites => alpha = value,
                        true => alpha = alpha.max(best),
                        false if overwrites => beta = value,
                        false => beta = beta.min(best),
                    }
                }
                if self.has(ReturnsAlpha) && max && best >= beta {
                    alpha
                } else {
                    best
                }
            }
        };
        self.write_line(&format!(r#""event":"leave","node":{node},"value":{value}"#));
        value
    }

    /// The window that a child gets.
    fn passed(&self, (alpha, beta): (f64, f64)) -> (f64, f64) {
        let full = (f64::NEG_INFINITY, f64::INFINITY);
        match () {
            () if self.has(NothingDown) => full,
            () if self.has(NoAlphaDown) => (full.0, beta),
            () if self.has(NoBetaDown) => (alpha, full.1),
            () if self.has(Exchanged) => (beta, alpha),
            () if self.has(NegatesWindow) => (-beta, -alpha),
            () => (alpha, beta),
        }
    }

    fn cuts(&self, best: f64, alpha: f64, beta: f64, max: bool) -> bool {
        let never = self.has(NeverCuts) || self.has(if max { NoCutAtMax } else { NoCutAtMin });
        let near = f64::from(u8::from(self.has(CutsNear)));
        !never
            && match (self.has(Strict), max) {
                (true, true) => best > beta,
                (true, false) => best < alpha,
                (false, true) => best + near >= beta,
                (false, false) => best - near <= alpha,
            }
    }
}

/// The likely bug of the finding, or `None`; `Err` if the trace is right.
fn likely(tree: &GameTree, bugs: &[Bug]) -> Result<Option<Mistake>, ()> {
    let mut program = Program {
        tree,
        bugs,
        text: String::new(),
    };
    let root = !bugs.contains(&OtherPlayer) && !bugs.contains(&AlwaysMin);
    program.search(0, 0, (f64::NEG_INFINITY, f64::INFINITY), root);
    let imported = imported(tree, &program.text);
    let found = check(&imported, Rules::default(), Tolerance::default()).ok_or(())?;
    let whole = found.likely.filter(|likely| likely.until.is_none());
    Ok(whole.map(|likely| likely.mistake))
}

#[test]
fn the_likely_bug_is_one_that_the_program_has() {
    let mut random = Random::new(270);
    let mut programs = |count: usize, bugs: &dyn Fn(&mut Random) -> Vec<Bug>| {
        let (mut claims, mut right, mut shown) = (0, 0, 0);
        while shown < count {
            let leaves: Vec<f64> = (0..27).map(|_| random.below(40) as f64 - 12.0).collect();
            let tree = uniform(3, 3, &leaves);
            let bugs = bugs(&mut random);
            let Ok(claim) = likely(&tree, &bugs) else {
                continue;
            };
            shown += 1;
            let Some(claim) = claim else {
                continue;
            };
            let known = KNOWN.iter().find(|(_, mistake)| *mistake == claim);
            let named = known.is_some_and(|(bug, _)| bugs.contains(bug));
            claims += 1;
            right += usize::from(named);
            if !named {
                println!("{claim:?} is claimed of {bugs:?}");
            }
        }
        (claims, right, shown)
    };
    let one = programs(200, &|random| vec![random.pick(&KNOWN).0]);
    let two = programs(100, &|random| {
        let mut bugs = BTreeSet::new();
        while bugs.len() < 2 {
            bugs.insert(random.pick(&KNOWN).0);
        }
        bugs.into_iter().collect()
    });
    let other = programs(100, &|random| vec![random.pick(&OTHERS)]);
    for (name, (claims, right, shown)) in [("one", one), ("two", two), ("other", other)] {
        println!(
            "{name}: {shown} programs, a bug is called likely in {claims}, rightly in {right}"
        );
    }
    let claims = one.0 + two.0 + other.0;
    let right = one.1 + two.1 + other.1;
    println!("precision {right} of {claims}");
    assert!(right * 100 >= claims * 95, "{right} of {claims}");
    assert!(one.1 >= 190, "{one:?}");
}

//! The run of a student or of the rules, as a plain recursion.

use std::collections::{BTreeMap, BTreeSet};

use secateur::search::{Bounds, Cut, Returns, Rules, Update};

use super::node::Node;

const INF: f64 = f64::INFINITY;

/// The answers of a student, box by box; also those that are to be given.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    pub values: BTreeMap<usize, f64>,
    pub ranges: BTreeMap<usize, (f64, f64)>,
    pub alphas: BTreeMap<usize, Vec<f64>>,
    pub betas: BTreeMap<usize, Vec<f64>>,
    pub cuts: BTreeSet<usize>,
    pub none: bool,
    pub best: Option<usize>,
    pub leaves: Option<Vec<usize>>,
}

/// The questions: which columns, and which window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ask {
    pub values: bool,
    pub ranges: bool,
    pub windows: Option<Which>,
    pub cuts: bool,
    pub best: bool,
    pub leaves: bool,
    pub follow: bool,
}

impl Ask {
    pub const VALUES_AND_CUTS: Ask = Ask {
        values: true,
        ranges: false,
        windows: None,
        cuts: true,
        best: false,
        leaves: false,
        follow: true,
    };
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Which {
    Final,
    Entry,
    History,
    Own,
}

/// One searched node in one run.
#[derive(Clone, Debug)]
pub struct Facts {
    pub value: f64,
    pub range: (f64, f64),
    /// The windows with the bound moved at a cutoff, and with the bound not moved; by the rule, the first is the one.
    pub windows: [Vec<(f64, f64)>; 2],
    pub cut: bool,
    pub entered: u32,
    pub left: u32,
    /// The value and the range that the run goes on with.
    pub goes_on: (f64, (f64, f64)),
}

/// One run.
#[derive(Clone, Debug, Default)]
pub struct Record {
    pub nodes: BTreeMap<usize, Facts>,
    pub cuts: BTreeSet<usize>,
    /// The outcome of the test before each child that comes to a decision, and its step.
    pub tests: BTreeMap<usize, (bool, u32)>,
    pub leaves: Vec<usize>,
    pub step: u32,
    pub best: Option<usize>,
}

/// A run; a student's sheet, if there is one, takes the place of the true run.
struct Run<'a> {
    rules: &'a Rules,
    sheet: Option<(&'a Ask, &'a Sheet)>,
    forgets: bool,
    /// The root, if the run omits nodes that cannot change the best move.
    decides: Option<&'a Node>,
    record: Record,
}

pub fn record(root: &Node, rules: &Rules) -> Record {
    run(root, rules, None, false, false)
}

pub fn forgetful(root: &Node, rules: &Rules) -> Record {
    run(root, rules, None, true, false)
}

/// The run of a student with one wrong value, who follows the rules otherwise.
pub fn with_wrong_value(root: &Node, rules: &Rules, ask: &Ask, node: usize, value: f64) -> Record {
    let mut sheet = Sheet::default();
    sheet.values.insert(node, value);
    let ask = Ask {
        cuts: false,
        ..*ask
    };
    run(root, rules, Some((&ask, &sheet)), false, false)
}

/// The run that omits nodes that can no longer change the best move.
pub fn deciding(root: &Node, rules: &Rules) -> Record {
    run(root, rules, None, false, true)
}

/// The range that the leaves seen so far prove for a node.
fn proved(node: &Node, seen: &[usize]) -> (f64, f64) {
    if seen.contains(&node.id) {
        let value = node.value.expect("known values");
        return (value, value);
    }
    let below = node.children.iter().map(|child| proved(child, seen));
    let best = |a: (f64, f64), b: (f64, f64)| match node.max {
        true => (a.0.max(b.0), a.1.max(b.1)),
        false => (a.0.min(b.0), a.1.min(b.1)),
    };
    below.reduce(best).unwrap_or((-INF, INF))
}

/// Whether the leaves seen so far prove one move to be as good as every other.
fn decided(root: &Node, seen: &[usize]) -> bool {
    let moves: Vec<(f64, f64)> = root
        .children
        .iter()
        .map(|child| proved(child, seen))
        .collect();
    let beats = |one: usize, other: usize| match root.max {
        true => moves[one].0 >= moves[other].1,
        false => moves[one].1 <= moves[other].0,
    };
    let all = 0..moves.len();
    moves.len() > 1
        && all
            .clone()
            .any(|one| all.clone().all(|other| one == other || beats(one, other)))
}

pub fn run(
    root: &Node,
    rules: &Rules,
    sheet: Option<(&Ask, &Sheet)>,
    forgets: bool,
    decides: bool,
) -> Record {
    let mut run = Run {
        rules,
        sheet,
        forgets,
        decides: decides.then_some(root),
        record: Record::default(),
    };
    let window = match rules.bounded() {
        true => (rules.window.alpha, rules.window.beta),
        false => (-INF, INF),
    };
    let (_, _) = run.visit(root, window, 0);
    run.record.step += 1;
    run.record
}

impl Run<'_> {
    /// Returns the value and the range that the run goes on with.
    fn visit(&mut self, node: &Node, passed: (f64, f64), depth: u32) -> (f64, (f64, f64)) {
        self.record.step += 1;
        let entered = self.record.step;
        if node.children.is_empty() || self.rules.depth == Some(depth) {
            self.record.step += 2;
            self.record.leaves.push(node.id);
            let value = node.value.expect("known values");
            return (value, (value, value));
        }
        let passed = if self.forgets && depth > 0 {
            (-INF, INF)
        } else {
            passed
        };
        let entry = self.given_entry(node.id, passed);
        let bounded = self.rules.bounded();
        let better = |a: f64, b: f64| if node.max { a.max(b) } else { a.min(b) };
        let worst = if node.max { -INF } else { INF };
        let (mut best, mut window, mut test) = (worst, entry, None);
        let mut histories = [vec![passed], vec![passed]];
        let (mut lo, mut hi, mut open) = (worst, worst, false);
        let mut first_best = None;
        for child in &node.children {
            let cut = match self.sheet {
                Some((ask, sheet)) if ask.cuts && !sheet.cuts.is_empty() => covered(sheet, child),
                _ => {
                    let over = |root: &Node| decided(root, &self.record.leaves);
                    test == Some(true) || self.decides.is_some_and(over)
                }
            };
            if let Some(test) = test {
                self.record.tests.insert(child.id, (test, self.record.step));
            }
            if cut {
                self.record.cuts.insert(child.id);
                open = true;
                continue;
            }
            if test == Some(true) {
                window = narrowed(window, node.max, best);
            }
            let down = match self.rules.bounds {
                _ if !bounded => (-INF, INF),
                Bounds::Deep => window,
                Bounds::Shallow => narrowed((-INF, INF), node.max, best),
            };
            let (value, range) = self.visit(child, down, depth + 1);
            if better(best, value) != best || first_best.is_none() && value == best {
                first_best = Some(child.id);
            }
            best = better(best, value);
            (lo, hi) = (better(lo, range.0), better(hi, range.1));
            self.record.step += 1;
            let bound = if node.max { window.1 } else { window.0 };
            let passes = if node.max { best > bound } else { best < bound };
            let cut = bounded && (passes || self.rules.cut == Cut::Reach && best == bound);
            test = Some(cut);
            let moved = if bounded {
                narrowed(window, node.max, best)
            } else {
                window
            };
            let [by_rule, other] = match self.rules.update {
                Update::After if cut => [window, moved],
                _ if cut => [moved, window],
                _ => [moved, moved],
            };
            histories[1] = [histories[0].as_slice(), &[other]].concat();
            histories[0].push(by_rule);
            window = by_rule;
            self.record.step += u32::from(cut);
        }
        self.record.step += 1;
        let value = match self.rules.returns {
            Returns::Hard if bounded => best.max(entry.0).min(entry.1),
            _ => best,
        };
        let range = match (open, node.max) {
            (false, _) => (lo, hi),
            (true, true) => (lo, INF),
            (true, false) => (-INF, hi),
        };
        if node.id == 0 {
            let bound = if node.max { entry.0 } else { entry.1 };
            let beats = if node.max { best > bound } else { best < bound };
            self.record.best = first_best.filter(|_| beats);
        }
        let left = self.record.step;
        let cut = test == Some(true);
        let goes_on = self.goes_on(node.id, value, range);
        let facts = Facts {
            value,
            range,
            windows: histories,
            cut,
            entered,
            left,
            goes_on,
        };
        self.record.nodes.insert(node.id, facts);
        goes_on
    }

    fn given_entry(&self, node: usize, passed: (f64, f64)) -> (f64, f64) {
        let Some((ask, sheet)) = self.sheet else {
            return passed;
        };
        if !matches!(ask.windows, Some(Which::Entry | Which::History)) {
            return passed;
        }
        let first = |column: &BTreeMap<usize, Vec<f64>>| column.get(&node).map(|list| list[0]);
        (
            first(&sheet.alphas).unwrap_or(passed.0),
            first(&sheet.betas).unwrap_or(passed.1),
        )
    }

    /// The student's value and range take the place of the true ones.
    fn goes_on(&self, node: usize, value: f64, range: (f64, f64)) -> (f64, (f64, f64)) {
        let Some((ask, sheet)) = self.sheet else {
            return (value, range);
        };
        let given = sheet.values.get(&node).filter(|_| ask.values).copied();
        let proved = sheet
            .ranges
            .get(&node)
            .filter(|given| ask.ranges && **given != range);
        let by_range = proved.and_then(|&(lo, hi)| match (lo, hi) {
            (lo, hi) if lo == hi => Some(lo),
            (lo, INF) if lo > -INF => Some(lo),
            (lo, hi) if lo == -INF && hi < INF => Some(hi),
            _ => None,
        });
        let given = given.or(by_range).unwrap_or(value);
        let range = match proved {
            Some(&range) => range,
            None if given == value => range,
            None if range.0 == -INF && range.1 < INF => (-INF, given),
            None if range.1 == INF && range.0 > -INF => (given, INF),
            None => (given, given),
        };
        (given, range)
    }
}

fn narrowed((alpha, beta): (f64, f64), max: bool, best: f64) -> (f64, f64) {
    if max {
        (alpha.max(best), beta)
    } else {
        (alpha, beta.min(best))
    }
}

/// Whether an edge is marked, or all that is below it.
pub fn covered(sheet: &Sheet, node: &Node) -> bool {
    let below =
        || !node.children.is_empty() && node.children.iter().all(|child| covered(sheet, child));
    sheet.cuts.contains(&node.id) || below()
}

pub fn dedup(mut list: Vec<f64>) -> Vec<f64> {
    list.dedup();
    list
}

impl Facts {
    /// The two contents of a window's box that are right.
    pub fn bounds(&self, which: Which, beta: bool) -> [Vec<f64>; 2] {
        let of = |window: &(f64, f64)| if beta { window.1 } else { window.0 };
        let one = |list: &Vec<(f64, f64)>| match which {
            Which::Entry => vec![of(&list[0])],
            Which::History => dedup(list.iter().map(of).collect()),
            _ => vec![of(list.last().expect("at least one"))],
        };
        let [by_rule, other] = [one(&self.windows[0]), one(&self.windows[1])];
        let either = if self.cut { other } else { by_rule.clone() };
        [by_rule, either]
    }
}

impl Record {
    /// The full answer.
    pub fn sheet(&self, root: &Node, ask: &Ask) -> Sheet {
        let mut sheet = Sheet::default();
        for node in root.all() {
            let Some(facts) = self.nodes.get(&node.id) else {
                continue;
            };
            if ask.values {
                sheet.values.insert(node.id, facts.value);
            }
            if ask.ranges {
                sheet.ranges.insert(node.id, facts.range);
            }
            if let Some(which) = ask.windows {
                if which != Which::Own || node.max {
                    sheet
                        .alphas
                        .insert(node.id, facts.bounds(which, false)[0].clone());
                }
                if which != Which::Own || !node.max {
                    sheet
                        .betas
                        .insert(node.id, facts.bounds(which, true)[0].clone());
                }
            }
        }
        if ask.cuts {
            sheet.cuts = self.cuts.clone();
            sheet.none = self.cuts.is_empty();
        }
        sheet.best = self.best.filter(|_| ask.best);
        sheet.leaves = ask.leaves.then(|| self.leaves.clone());
        sheet
    }
}

//! A search with several visits as a plain recursion with null windows, iterations and a transposition table. It records
//! the questions to be asked.

use std::collections::HashMap;

use secateur::exercise::predict::Decision;
use secateur::search::{Algorithm, Deepening, Memory, Mistake, Rules};
use secateur::tree::GameTree;

use super::run::{INF, by_player};
use crate::exercise::oracle::{Node, simple};

/// A question that is to be asked: the step, the subject, the node and the child, and the right answer.
#[derive(Debug)]
pub struct Expected {
    pub step: u32,
    pub ask: Decision,
    pub node: usize,
    pub child: usize,
    pub right: Right,
    /// The answers that mistakes give.
    pub mistaken: Vec<(Mistake, Right)>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Right {
    /// A value, also a number of nodes.
    Value(f64),
    /// A window.
    Window(f64, f64),
    /// The node that is entered as this one of all, if there is one.
    Entered(usize),
    /// This node.
    Node(usize),
    /// The value from the table, if it answers.
    Table(Option<f64>),
    /// It is not known yet.
    Open,
}

/// An entry of the table.
#[derive(Clone, Copy)]
struct Stored {
    low: f64,
    high: f64,
    plies: u32,
    limited: bool,
}

impl Stored {
    /// The value that a call with this window returns because of it.
    fn answer(self, window: (f64, f64)) -> Option<f64> {
        match self.low == self.high || self.low >= window.1 {
            true => Some(self.low).filter(|low| low.is_finite()),
            false => Some(self.high).filter(|high| *high <= window.0),
        }
    }
}

pub struct Search {
    pvs: bool,
    table: Option<HashMap<usize, Stored>>,
    /// The plies of the present iteration; `None`: all.
    depth: Option<u32>,
    height: u32,
    pub step: u32,
    pub entered: Vec<usize>,
    evaluated: u32,
    pub expected: Vec<Expected>,
}

impl Search {
    fn ask(&mut self, step: u32, ask: Decision, (node, child): (usize, usize), right: Right) {
        let mistaken = Vec::new();
        self.expected.push(Expected {
            step,
            ask,
            node,
            child,
            right,
            mistaken,
        });
    }

    /// Notes the answers that mistakes give to the last question.
    fn add_mistaken(&mut self, mistaken: &[(Mistake, Right)]) {
        if let Some(expected) = self.expected.last_mut() {
            expected.mistaken.extend(mistaken);
        }
    }

    /// Returns the value of a node, and whether it depends on the depth limit.
    fn visit(&mut self, node: &Node, window: (f64, f64), ply: u32) -> (f64, bool) {
        self.step += 1;
        self.entered.push(node.id);
        let pass = self.expected.len();
        let (began, before) = (self.step, self.evaluated);
        if node.id == 0 {
            self.ask(began, Decision::Pass, (0, 0), Right::Open);
            self.ask(began, Decision::Evaluates, (0, 0), Right::Open);
        }
        let result = self.value(node, window, ply);
        self.step += 1;
        if node.id == 0 {
            self.expected[pass].right = Right::Value(result.0);
            self.expected[pass + 1].right = Right::Value(f64::from(self.evaluated - before));
        }
        result
    }

    fn value(&mut self, node: &Node, mut window: (f64, f64), ply: u32) -> (f64, bool) {
        if node.children.is_empty() || self.depth == Some(ply) {
            self.step += 1;
            self.evaluated += 1;
            let value = node.value.expect("a static value");
            return (value, !node.children.is_empty());
        }
        let plies = self.depth.unwrap_or(self.height) - ply;
        let mut limited = false;
        if let Some(table) = &self.table {
            let usable = |stored: &&Stored| {
                let whole = !stored.limited && (self.depth.is_none() || plies > stored.plies);
                stored.plies == plies || whole
            };
            let any = table.get(&node.id).copied();
            let stored = any.as_ref().filter(usable).copied();
            let answer = stored.and_then(|stored| stored.answer(window));
            let known = |(low, high)| {
                stored.and_then(|stored| {
                    Stored {
                        low,
                        high,
                        ..stored
                    }
                    .answer(window)
                })
            };
            let one =
                stored.map(|Stored { low, high, .. }| if low.is_finite() { low } else { high });
            let other = stored.map_or((-INF, INF), |Stored { low, high, .. }| match low == high {
                true => (low, high),
                false => (
                    if high.is_finite() { high } else { -INF },
                    if low.is_finite() { low } else { INF },
                ),
            });
            let at_any_depth = any.and_then(|stored| stored.answer(window));
            let mistaken = [
                (Mistake::TableWrongDepth, at_any_depth),
                (
                    Mistake::TableBoundForValue,
                    one.filter(|one| one.is_finite()),
                ),
                (Mistake::TableBoundsExchanged, known(other)),
                (Mistake::NoTable, None),
            ];
            let (ids, right) = ((node.id, node.id), Right::Table(answer));
            self.ask(self.step, Decision::Table, ids, right);
            self.add_mistaken(&mistaken.map(|(mistake, answer)| (mistake, Right::Table(answer))));
            if let Some(stored) = stored {
                if let Some(answer) = answer {
                    self.step += 1;
                    return (answer, stored.limited);
                }
                let narrowed = (window.0.max(stored.low), window.1.min(stored.high));
                if narrowed != window {
                    self.step += 1;
                    (window, limited) = (narrowed, stored.limited);
                }
            }
        }
        let (value, below) = self.children(node, window, ply);
        limited |= below;
        self.store(node.id, window, value, plies, limited);
        (value, limited)
    }

    fn children(&mut self, node: &Node, window: (f64, f64), ply: u32) -> (f64, bool) {
        let (mut alpha, mut beta) = window;
        let mut best = if node.max { -INF } else { INF };
        let beats = |a: f64, b: f64| if node.max { a > b } else { a < b };
        let mut limited = false;
        // The questions about the value that this node returns.
        let mut returns = Vec::new();
        for (at, child) in node.children.iter().enumerate() {
            let (ids, last) = ((node.id, child.id), at + 1 == node.children.len());
            let [own, limit] = by_player(node.max, [alpha, beta]);
            let null = if node.max {
                (alpha, alpha + 1.0)
            } else {
                (beta - 1.0, beta)
            };
            let inside = null.0 >= alpha && null.1 <= beta && null != (alpha, beta);
            let mut tested = self.pvs && at > 0 && own.is_finite() && inside;
            if tested {
                let null = Right::Window(null.0, null.1);
                self.ask(self.step, Decision::Test, ids, null);
                let other = if node.max {
                    (alpha - 1.0, alpha)
                } else {
                    (beta, beta + 1.0)
                };
                self.add_mistaken(&[
                    (Mistake::NoNullWindows, Right::Window(alpha, beta)),
                    (
                        Mistake::NullWindowOnOtherSide,
                        Right::Window(other.0, other.1),
                    ),
                ]);
            }
            let passed = if tested { null } else { (alpha, beta) };
            let (mut value, below) = self.visit(child, passed, ply + 1);
            limited |= below;
            if tested {
                let next = Right::Entered(self.entered.len());
                self.ask(self.step, Decision::Again, ids, next);
            }
            if tested && beats(value, own) && beats(limit, value) {
                if let Some(next) = node.children.get(at + 1) {
                    self.add_mistaken(&[(Mistake::NotSearchedAgain, Right::Node(next.id))]);
                }
                self.step += 1;
                let (again, below) = self.visit(child, (alpha, beta), ply + 1);
                (value, tested) = (again, false);
                limited |= below;
            }
            let at = self.step;
            self.step += 1;
            best = if beats(value, best) { value } else { best };
            let cut = best == limit || beats(best, limit);
            let mut asked = |search: &mut Search, step| {
                returns.push(search.expected.len());
                search.ask(step, Decision::Returns, ids, Right::Open);
            };
            match (tested, last) {
                (true, true) if !cut => asked(self, at),
                (true, _) => {}
                (false, true) => asked(self, at),
                (false, false) => {
                    let next = Right::Entered(self.entered.len());
                    self.ask(at, Decision::Next, ids, next);
                }
            }
            if cut {
                self.step += 1;
                if tested || !last {
                    asked(self, at + 2);
                }
                break;
            }
            let moved = if node.max { &mut alpha } else { &mut beta };
            *moved = if beats(best, *moved) { best } else { *moved };
        }
        for expected in returns {
            self.expected[expected].right = Right::Value(best);
        }
        (best, limited)
    }

    fn store(&mut self, node: usize, window: (f64, f64), value: f64, plies: u32, limited: bool) {
        let Some(table) = &mut self.table else {
            return;
        };
        let low = (value > window.0).then_some(value);
        let high = (value < window.1).then_some(value);
        let new = Stored {
            low: low.unwrap_or(-INF),
            high: high.unwrap_or(INF),
            plies,
            limited,
        };
        let before = table.get(&node).copied();
        let together = before.filter(|old| old.plies == plies || !old.limited && !limited);
        let stored = together.map_or(new, |old| Stored {
            low: low.unwrap_or(old.low),
            high: high.unwrap_or(old.high),
            plies: plies.max(old.plies),
            limited: limited || old.limited,
        });
        table.insert(node, stored);
    }
}

/// The search of a tree by rules.
pub fn search(tree: &GameTree, rules: &Rules) -> Search {
    let mut search = Search {
        pvs: rules.algorithm == Algorithm::Pvs,
        table: (rules.table != Memory::None).then(HashMap::new),
        depth: None,
        height: tree.height(),
        step: 0,
        entered: Vec::new(),
        evaluated: 0,
        expected: Vec::new(),
    };
    let root = simple(tree);
    let deepens = rules.deepening == Deepening::On;
    let last = rules.depth.or(deepens.then_some(tree.height()));
    let depths: Vec<Option<u32>> = match deepens {
        true => (last.unwrap_or(0).min(1)..=last.unwrap_or(0))
            .map(Some)
            .collect(),
        false => vec![last],
    };
    for depth in depths {
        search.depth = depth;
        search.visit(&root, (-INF, INF), 0);
        // The verdict on the pass.
        search.step += u32::from(deepens);
    }
    search
}

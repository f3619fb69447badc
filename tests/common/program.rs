//! A second program for searches with several visits: plain recursion, written from the papers and the documents alone.
//! It reports the events that the search must report.

use std::collections::HashMap;

use secateur::search::{
    Again, Algorithm, Bounds, Cut, Deepening, Memory, Ordering, PassVerdict, Positions, Quiescence,
    Replace, Returns, Rules, StoredBounds, Update, Widen, Window,
};
use secateur::tree::{GameTree, NodeId, Player};

use super::height;
use super::observer_log::ObserverCall;

/// The entry that the program keeps for a position.
#[derive(Clone, Copy)]
struct Slot {
    position: u32,
    known: StoredBounds,
    plies: u32,
    /// The position after the best move.
    best: Option<u32>,
}

pub struct Program<'a> {
    tree: &'a GameTree,
    rules: &'a Rules,
    positions: &'a Positions,
    pub events: Vec<ObserverCall>,
    calls: u32,
    /// The depth limit of the pass.
    limit: Option<u32>,
    table: HashMap<u32, Slot>,
    /// How many decimals the numbers have; `None` if they have too many.
    decimals: Option<i32>,
    least: f64,
    most: f64,
}

impl<'a> Program<'a> {
    /// Nothing has been searched.
    pub fn new(tree: &'a GameTree, rules: &'a Rules, positions: &'a Positions) -> Program<'a> {
        let mut numbers: Vec<f64> = tree.nodes().filter_map(|node| tree.value(node)).collect();
        numbers.extend([rules.window.alpha, rules.window.beta, rules.guess]);
        numbers.extend(rules.aspiration);
        numbers.retain(|number| number.is_finite());
        let decimals = |number: &f64| {
            let text = number.to_string();
            text.split_once('.')
                .map_or(0, |(_, after)| after.len() as i32)
        };
        let most = numbers.iter().map(decimals).max();
        Program {
            tree,
            rules,
            positions,
            events: Vec::new(),
            calls: 0,
            limit: None,
            table: HashMap::new(),
            decimals: most.filter(|&most| most <= 9),
            least: numbers.iter().copied().fold(0.0, f64::min),
            most: numbers.iter().copied().fold(0.0, f64::max),
        }
    }

    /// The number before or after `number`, as people write them.
    fn neighbour(&self, number: f64, up: bool) -> f64 {
        let number = match (number.is_infinite(), number > 0.0) {
            (true, positive) if positive == up => return number,
            (true, true) => return self.neighbour(self.most, true),
            (true, false) => return self.neighbour(self.least, false),
            _ => number,
        };
        match self.decimals {
            Some(decimals) => {
                let units = (number * 10f64.powi(decimals)).round();
                let units = if up { units + 1.0 } else { units - 1.0 };
                units / 10f64.powi(decimals)
            }
            None if up => number.next_up(),
            None => number.next_down(),
        }
    }

    /// The whole search.
    pub fn run(&mut self) {
        let rules = self.rules;
        if rules.deepening == Deepening::Off {
            self.deep(rules.depth, rules.guess, None);
            return;
        }
        let last = rules.depth.unwrap_or(height(self.tree));
        let mut value = None;
        for depth in last.min(1)..=last {
            value = Some(self.deep(Some(depth), value.unwrap_or(rules.guess), value));
        }
    }

    /// All passes to one depth. `before`: the value at the depth before.
    fn deep(&mut self, depth: Option<u32>, guess: f64, before: Option<f64>) -> f64 {
        self.limit = depth;
        let rules = self.rules;
        let (mut low, mut high) = (f64::NEG_INFINITY, f64::INFINITY);
        if rules.algorithm == Algorithm::Mtd {
            let mut g = guess;
            loop {
                let up = g == low || g == f64::NEG_INFINITY;
                let window = match up {
                    true => [g, self.neighbour(g, true)],
                    false => [self.neighbour(g, false), g],
                };
                g = self.pass(window, &mut low, &mut high).0;
                if low >= high {
                    return g;
                }
            }
        }
        let around = |centre: f64, below: f64, above: f64| [centre - below, centre + above];
        let mut centre = rules.guess;
        let (mut below, mut above) = (f64::INFINITY, f64::INFINITY);
        let mut window = [rules.window.alpha, rules.window.beta];
        if let (Some(reach), Some(before)) = (rules.aspiration, before) {
            (centre, below, above) = (before, reach, reach);
            window = around(centre, below, above);
        }
        loop {
            let (value, verdict) = self.pass(window, &mut low, &mut high);
            let wider = |reach: f64| match rules.widen {
                Widen::Open => f64::INFINITY,
                Widen::Double => 2.0 * reach,
            };
            match verdict {
                _ if rules.aspiration.is_none() || rules.deepening == Deepening::Off => {
                    return value;
                }
                PassVerdict::Exact => return value,
                PassVerdict::Low => below = wider(below),
                PassVerdict::High => above = wider(above),
            }
            window = around(centre, below, above);
        }
    }

    /// A search from the root.
    fn pass(
        &mut self,
        [alpha, beta]: [f64; 2],
        low: &mut f64,
        high: &mut f64,
    ) -> (f64, PassVerdict) {
        self.events.push(ObserverCall::Pass { depth: self.limit });
        let value = self.search(0, 0, Window::new(alpha, beta)).0;
        let verdict = match () {
            () if value <= alpha && alpha != f64::NEG_INFINITY => PassVerdict::Low,
            () if value >= beta && beta != f64::INFINITY => PassVerdict::High,
            () => PassVerdict::Exact,
        };
        if verdict != PassVerdict::High {
            *high = value;
        }
        if verdict != PassVerdict::Low {
            *low = value;
        }
        if self.rules.deepening == Deepening::On || self.rules.algorithm == Algorithm::Mtd {
            self.events.push(ObserverCall::Verdict {
                verdict,
                low: *low,
                high: *high,
            });
        }
        (value, verdict)
    }

    /// Searches a node. Returns its value, and whether that depends on the depth limit.
    fn search(&mut self, node: NodeId, ply: u32, window: Window) -> (f64, bool) {
        let call = self.calls;
        self.calls += 1;
        self.events.push(ObserverCall::Enter { node, window });
        let found = self.inside(node, ply, window, call);
        self.events.push(ObserverCall::Leave {
            node,
            value: found.0,
        });
        found
    }

    fn inside(&mut self, node: NodeId, ply: u32, given: Window, call: u32) -> (f64, bool) {
        let (tree, rules) = (self.tree, self.rules);
        let leaf = tree.is_leaf(node);
        let beyond = self.limit.is_some_and(|limit| ply >= limit);
        let stands = beyond && rules.quiescence == Quiescence::On && tree.is_noisy(node);
        if leaf || beyond && !stands {
            let value = tree.value(node).expect("all values are known");
            self.events.push(ObserverCall::Evaluate { node, value });
            return (value, !leaf);
        }
        let plies = self.limit.unwrap_or(height(tree)).saturating_sub(ply);
        let bounded = rules.algorithm != Algorithm::Minimax;
        let (mut window, mut limited) = (given, false);
        let entry = self.lookup(node);
        let usable = entry.filter(|entry| {
            let deeper = self.limit.is_none() || plies > entry.plies;
            entry.plies == plies || !entry.known.limited && deeper
        });
        if let Some(Slot { known, .. }) = usable {
            let clamped = |value: f64| match rules.returns {
                Returns::Hard => value.max(window.alpha).min(window.beta),
                Returns::Soft => value,
            };
            let cuts = [known.lower >= window.beta, known.upper <= window.alpha];
            let value = match (known.lower == known.upper, cuts) {
                (true, _) => Some(known.lower),
                (_, [true, _]) if bounded => Some(known.lower),
                (_, [_, true]) if bounded => Some(known.upper),
                _ => None,
            };
            if let Some(value) = value.map(clamped) {
                self.events.push(ObserverCall::Hit { node, value, known });
                return (value, known.limited);
            }
            if bounded && (known.lower > window.alpha || known.upper < window.beta) {
                window.alpha = window.alpha.max(known.lower);
                window.beta = window.beta.min(known.upper);
                limited = known.limited;
                self.events.push(ObserverCall::Narrow {
                    node,
                    window,
                    known,
                });
            }
        }
        let mut children: Vec<NodeId> = tree.children(node).collect();
        let first = entry.and_then(|entry| entry.best);
        if rules.ordering == Ordering::Table
            && let Some(best) = first
            && let Some(at) = children
                .iter()
                .position(|&child| self.positions.of(child) == best)
        {
            children[..=at].rotate_right(1);
        }
        limited |= stands;
        let stand = stands.then(|| tree.value(node).expect("a noisy node has one"));
        let (best, giver) = self.children(node, ply, window, stand, &children, &mut limited);
        let value = match (bounded, rules.returns) {
            (true, Returns::Hard) => best.max(window.alpha).min(window.beta),
            _ => best,
        };
        self.store(node, call, plies, value, window, limited, giver);
        (value, limited)
    }

    /// Searches the children of a node in this order, unless it stands pat on a value and that cuts off. Returns the best value, and the child that has it, if it is better
    /// than the bound that the node's player had anyway.
    fn children(
        &mut self,
        node: NodeId,
        ply: u32,
        entry: Window,
        stand: Option<f64>,
        children: &[NodeId],
        limited: &mut bool,
    ) -> (f64, Option<NodeId>) {
        let rules = self.rules;
        let max = self.tree.player(node) == Player::Max;
        let bounded = rules.algorithm != Algorithm::Minimax;
        let better = |one: f64, other: f64| if max { one > other } else { one < other };
        let mut best = if max {
            f64::NEG_INFINITY
        } else {
            f64::INFINITY
        };
        let (mut window, mut giver) = (entry, None);
        if let Some(value) = stand {
            best = value;
            let cut = match (rules.cut, max) {
                _ if !bounded => false,
                (Cut::Reach, true) => value >= window.beta,
                (Cut::Reach, false) => value <= window.alpha,
                (Cut::Pass, true) => value > window.beta,
                (Cut::Pass, false) => value < window.alpha,
            };
            if bounded && (!cut || rules.update == Update::Before) {
                match max {
                    true => window.alpha = window.alpha.max(value),
                    false => window.beta = window.beta.min(value),
                }
            }
            self.events.push(ObserverCall::StandPat {
                node,
                value,
                window,
            });
            if cut {
                self.events.push(ObserverCall::Cutoff {
                    node,
                    child: node,
                    pruned: self.tree.size(node) - 1,
                });
                return (best, None);
            }
        }
        for (number, &child) in children.iter().enumerate() {
            let passed = match (rules.bounds, max) {
                (Bounds::Deep, _) => window,
                (Bounds::Shallow, true) => Window::new(best, f64::INFINITY),
                (Bounds::Shallow, false) => Window::new(f64::NEG_INFINITY, best),
            };
            let null = match number > 0 && rules.algorithm == Algorithm::Pvs {
                true => self.null(passed, max),
                false => None,
            };
            let (mut value, met) = self.search(child, ply + 1, null.unwrap_or(passed));
            *limited |= met;
            let cuts = |value: f64| match (rules.cut, max) {
                (Cut::Reach, true) => value >= window.beta,
                (Cut::Reach, false) => value <= window.alpha,
                (Cut::Pass, true) => value > window.beta,
                (Cut::Pass, false) => value < window.alpha,
            };
            let own = if max { window.alpha } else { window.beta };
            if null.is_some() && better(value, own) && !cuts(value) {
                self.events.push(ObserverCall::Again { node, child, value });
                let again = match (rules.again, max) {
                    (Again::Window, _) => passed,
                    (Again::Value, true) => Window {
                        alpha: value,
                        ..passed
                    },
                    (Again::Value, false) => Window {
                        beta: value,
                        ..passed
                    },
                };
                let (second, met) = self.search(child, ply + 1, again);
                *limited |= met;
                value = second;
            }
            let given = if max { entry.alpha } else { entry.beta };
            if better(value, best) && better(value, given) {
                giver = Some(child);
            }
            if better(value, best) {
                best = value;
            }
            let cut = bounded && cuts(best);
            if bounded && (!cut || rules.update == Update::Before) {
                match max {
                    true => window.alpha = window.alpha.max(best),
                    false => window.beta = window.beta.min(best),
                }
            }
            self.events.push(ObserverCall::Compare {
                node,
                child,
                value,
                best,
                window,
            });
            if cut {
                let rest = children[number + 1..].iter();
                let pruned = rest.map(|&child| self.tree.size(child)).sum();
                self.events.push(ObserverCall::Cutoff {
                    node,
                    child,
                    pruned,
                });
                break;
            }
        }
        (best, giver)
    }

    /// The null window at the bound of the player, if it is narrower than the window.
    fn null(&self, window: Window, max: bool) -> Option<Window> {
        let Window { alpha, beta } = window;
        let null = match max {
            true => Window {
                alpha,
                beta: self.neighbour(alpha, true),
            },
            false => Window {
                alpha: self.neighbour(beta, false),
                beta,
            },
        };
        let bound = if max { alpha } else { beta };
        let inside = alpha <= null.alpha && null.beta <= beta && null != window;
        (bound.is_finite() && inside).then_some(null)
    }

    fn slot(&self, node: NodeId) -> u32 {
        let position = self.positions.of(node);
        match self.rules.table {
            Memory::Slots(slots) => position % slots,
            _ => position,
        }
    }

    fn lookup(&self, node: NodeId) -> Option<Slot> {
        let slot = *self.table.get(&self.slot(node))?;
        (slot.position == self.positions.of(node)).then_some(slot)
    }

    #[allow(clippy::too_many_arguments, reason = "all that is stored")]
    fn store(
        &mut self,
        node: NodeId,
        call: u32,
        plies: u32,
        value: f64,
        window: Window,
        limited: bool,
        giver: Option<NodeId>,
    ) {
        if self.rules.table == Memory::None {
            return;
        }
        let position = self.positions.of(node);
        let mut new = Slot {
            position,
            known: StoredBounds {
                limited,
                ..StoredBounds::NOTHING
            },
            plies,
            best: giver.map(|giver| self.positions.of(giver)),
        };
        if value > window.alpha || window.alpha.is_infinite() {
            (new.known.lower, new.known.lower_by) = (value, Some(call));
        }
        if value < window.beta || window.beta.is_infinite() {
            (new.known.upper, new.known.upper_by) = (value, Some(call));
        }
        let slot = self.slot(node);
        if let Some(&old) = self.table.get(&slot) {
            if old.position != position {
                if self.rules.replace == Replace::Deepest && old.plies > plies {
                    return;
                }
            } else {
                new.best = new.best.or(old.best);
                if old.plies == plies || !old.known.limited && !limited {
                    if new.known.lower_by.is_none() {
                        (new.known.lower, new.known.lower_by) =
                            (old.known.lower, old.known.lower_by);
                    }
                    if new.known.upper_by.is_none() {
                        (new.known.upper, new.known.upper_by) =
                            (old.known.upper, old.known.upper_by);
                    }
                    new.known.limited |= old.known.limited;
                    new.plies = new.plies.max(old.plies);
                }
            }
        }
        self.table.insert(slot, new);
    }
}

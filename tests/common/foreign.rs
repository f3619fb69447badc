//! A search that obeys no rules: it enters calls with any window, takes children in any order and again, cuts where it
//! likes, returns any value and searches the tree several times.

use secateur::search::{Observer, PassVerdict, Rules, StoredBounds, UnknownValue, Update, Window};
use secateur::trace::Trace;
use secateur::tree::{GameTree, NodeId, Player};

use super::observer_log::{ObserverCall, Writer};
use super::random::Random;

/// The habits of a foreign search; all else is by the rules.
#[derive(Clone, Copy, Debug, Default)]
pub struct Habits {
    /// One call in so many has a window of its own; none if this is 0.
    pub windows: u64,
    /// After one comparison in so many the same child is searched again.
    pub again: u64,
    /// One call in so many takes its children in any order, and may come back to earlier ones.
    pub disorder: u64,
    /// One call in so many returns any value.
    pub answers: u64,
    /// The most passes.
    pub passes: u64,
    /// The search stops within so many calls, on average.
    pub stops: u64,
    /// One call in so many finds its node in a table, and one child in so many is tested before it is searched.
    pub tables: u64,
}

/// A trace, the events that it was made from, and the outcome.
pub struct Foreign {
    pub trace: Trace,
    pub events: Vec<ObserverCall>,
    pub outcome: Result<f64, UnknownValue>,
}

/// Searches a tree whose nodes all have values.
pub fn foreign(tree: &GameTree, rules: &Rules, habits: Habits, seed: u64) -> Foreign {
    let search = |observer: &mut dyn Observer| {
        let mut search = Search {
            tree,
            rules,
            habits,
            random: Random::new(seed),
            calls: 0,
            observer,
        };
        search.passes()
    };
    let mut writer = Writer::default();
    let outcome = search(&mut writer);
    let trace = Trace::record_search(tree.clone(), *rules, |_, observer| search(observer));
    Foreign {
        trace,
        events: writer.0,
        outcome,
    }
}

struct Search<'a> {
    tree: &'a GameTree,
    rules: &'a Rules,
    habits: Habits,
    random: Random,
    /// The number of calls.
    calls: u32,
    observer: &'a mut dyn Observer,
}

impl Search<'_> {
    fn passes(&mut self) -> Result<f64, UnknownValue> {
        let mut value = f64::NAN;
        for _ in 0..=self.random.below(self.habits.passes.max(1)) {
            if self.habits.passes > 0 {
                let depth = self.random.below(4) as u32;
                self.observer.pass((depth > 0).then_some(depth));
            }
            value = self.call(0, self.rules.window)?;
            if self.once_in(self.habits.tables) {
                let verdict = [PassVerdict::Low, PassVerdict::High, PassVerdict::Exact];
                let verdict = self.random.pick(&verdict);
                self.observer.verdict(verdict, -1.0, value);
            }
        }
        Ok(value)
    }

    fn once_in(&mut self, times: u64) -> bool {
        times > 0 && self.random.once_in(times)
    }

    fn call(&mut self, node: NodeId, follows: Window) -> Result<f64, UnknownValue> {
        let entry = match self.rules.bounded() && self.once_in(self.habits.windows) {
            true => self.window(follows),
            false => follows,
        };
        self.observer.enter(node, entry);
        self.calls += 1;
        if self.once_in(self.habits.stops) {
            return Err(UnknownValue { node });
        }
        let value = match self.tree.is_leaf(node) || self.random.once_in(6) {
            true => {
                let value = self.tree.value(node).expect("every node has a value");
                self.observer.evaluate(node, value);
                value
            }
            false if self.once_in(self.habits.tables) => {
                let known = self.known();
                self.observer.hit(node, known.lower, known);
                self.observer.leave(node, known.lower);
                return Ok(known.lower);
            }
            false if self.rules.bounded() && self.once_in(self.habits.tables) => {
                let (window, known) = (self.window(entry), self.known());
                self.observer.narrow(node, window, known);
                self.children(node, window)?
            }
            false => self.children(node, entry)?,
        };
        let value = match self.once_in(self.habits.answers) {
            true => self.random.below(19) as f64 - 9.5,
            false => value,
        };
        self.observer.leave(node, value);
        Ok(value)
    }

    fn children(&mut self, node: NodeId, entry: Window) -> Result<f64, UnknownValue> {
        let (tree, player) = (self.tree, self.tree.player(node));
        let mut best = player.worst();
        let mut window = entry;
        let mut rest: Vec<NodeId> = tree.children(node).collect();
        let all = rest.clone();
        let disorder = self.once_in(self.habits.disorder);
        if disorder {
            rest = self.random.shuffled(&rest);
        }
        rest.reverse();
        let mut done: Vec<NodeId> = Vec::new();
        while let Some(child) = rest.pop() {
            let passed = self.rules.passed(window, player, best);
            let mut value = self.call(child, passed)?;
            while self.once_in(self.habits.tables) {
                self.observer.again(node, child, value);
                value = self.call(child, passed)?;
            }
            best = player.better(best, value);
            if !done.contains(&child) {
                done.push(child);
            }
            let cut = self.random.once_in(8);
            let moves = !cut || self.rules.update == Update::Before;
            if self.rules.bounded() && moves {
                window = entry.narrowed(player, best);
            }
            self.observer.compare(node, child, value, best, window);
            if cut {
                let left_out = all.iter().filter(|child| !done.contains(child));
                let pruned = left_out.map(|&child| tree.size(child)).sum();
                self.observer.cutoff(node, child, pruned);
                break;
            }
            if self.once_in(self.habits.again) {
                let again = if disorder {
                    self.random.pick(&done)
                } else {
                    child
                };
                rest.push(again);
            }
        }
        Ok(best)
    }

    /// An entry that a table may have.
    fn known(&mut self) -> StoredBounds {
        let lower = self.random.below(9) as f64 - 4.0;
        StoredBounds {
            lower,
            upper: lower + self.random.below(2) as f64,
            lower_by: Some(self.random.below(self.calls.into()) as u32),
            upper_by: None,
            limited: self.random.once_in(3),
        }
    }

    /// Any window; sometimes one bound is the one that follows.
    fn window(&mut self, follows: Window) -> Window {
        let bound = |random: &mut Random, player: Player| match random.below(4) {
            0 => player.worst(),
            _ => random.below(13) as f64 - 6.0,
        };
        let (alpha, beta) = (
            bound(&mut self.random, Player::Max),
            bound(&mut self.random, Player::Min),
        );
        match self.random.below(3) {
            0 => Window { alpha, ..follows },
            1 => Window { beta, ..follows },
            _ => Window::new(alpha, beta),
        }
    }
}

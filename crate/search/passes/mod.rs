//! Searches with several visits: with null windows, in several passes from the root, with a transposition table. Each
//! of these is a rule of its own, so that any of them can be left out.
//!
//! Plaat, Schaeffer, Pijls & de Bruin, Best-First Fixed-Depth Minimax Algorithms (Artificial Intelligence 87, 1996):
//! their alpha–beta with memory is the rule `table`, and SSS* and DUAL* (Stockman 1979) are MTD with the first guesses
//! +∞ and −∞.

mod aspiration;
mod deepening;
mod driver;
mod mtd;
mod null_window;
mod pass_call;
mod pvs;
mod table_mistakes;
mod transposition_table;

pub use transposition_table::{Entry, Position, Positions, Stored, Table};

use driver::Driver;
use null_window::NullWindows;
use pass_call::PassCall;

use super::evaluate::{evaluate, static_value};
use super::{
    Memory, Mistake, Observer, Ordering, Rules, Search, StoredBounds, UnknownValue, Visit, Window,
};
use crate::tree::{GameTree, MAX_CALLS, NodeId};

/// The search with an explicit list of calls, so that it can pause between two nodes.
#[derive(Debug)]
pub(crate) struct Passes {
    rules: Rules,
    /// The open calls, the root's first.
    calls: Vec<PassCall>,
    /// The next node to enter.
    next: NodeId,
    /// The window of that node.
    passed: Window,
    /// How many calls there have been.
    entered: u32,
    /// Sets depth and window of each pass; `None` before the first.
    driver: Option<Driver>,
    /// How many passes have ended.
    ended: i32,
    null_windows: Option<NullWindows>,
    table: Option<Table>,
    positions: Positions,
    mistake: Option<Mistake>,
}

impl Search for Passes {
    fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        nodes: usize,
    ) -> Result<Option<f64>, UnknownValue> {
        for _ in 0..nodes {
            if self.calls.is_empty() {
                self.begin(tree, observer);
            }
            let (node, window) = (self.next, self.passed);
            let number = self.entered;
            self.entered += 1;
            observer.enter(node, window);
            let depth = self.driver.as_ref().and_then(|driver| driver.depth);
            let visit = self.rules.visit(tree, node, self.calls.len() as u32, depth);
            let returned = match visit {
                Visit::Evaluate => Some((evaluate(tree, node, observer)?, !tree.is_leaf(node))),
                Visit::Search => self.open(tree, observer, (number, window), None),
                Visit::StandPat => {
                    let value = static_value(tree, node)?;
                    self.open(tree, observer, (number, window), Some(value))
                }
            };
            let Some((value, limited)) = returned else {
                continue;
            };
            if let Some(root) = self.leave(tree, observer, value, limited)
                && let Some(value) = self.end(observer, root)
            {
                return Ok(Some(value));
            }
        }
        Ok(None)
    }

    fn next(&self) -> NodeId {
        self.next
    }

    fn ended(&self) -> i32 {
        self.ended
    }
}

impl Passes {
    /// Nothing is searched yet. `positions` says which nodes have the same position, `mistake` the bug of the program.
    pub fn new(rules: &Rules, positions: Positions, mistake: Option<Mistake>) -> Passes {
        let table = || Table::new(rules.table, rules.replace);
        Passes {
            rules: *rules,
            calls: Vec::new(),
            next: 0,
            passed: rules.window,
            entered: 0,
            driver: None,
            ended: 0,
            null_windows: None,
            table: (rules.table != Memory::None).then(table),
            positions,
            mistake,
        }
    }

    /// Begins a pass.
    fn begin<O: Observer>(&mut self, tree: &GameTree, observer: &mut O) {
        let windows = || NullWindows::new(tree, &self.rules);
        let windows = *self.null_windows.get_or_insert_with(windows);
        let driver = || Driver::new(&self.rules, windows, tree.height(), self.mistake);
        let driver = self.driver.get_or_insert_with(driver);
        (self.next, self.passed) = (0, driver.window);
        observer.pass(driver.depth);
    }

    /// Ends a pass. Returns the value of the root if it was the last.
    fn end<O: Observer>(&mut self, observer: &mut O, value: f64) -> Option<f64> {
        self.ended += 1;
        let Some(driver) = self.driver.as_mut().filter(|_| self.rules.in_passes()) else {
            return Some(value);
        };
        let verdict = driver.judge(value);
        observer.verdict(verdict, driver.low, driver.high);
        // By rules that do not go together a search may need a pass for every number there is.
        let ends = self.entered as usize > MAX_CALLS || !driver.next(value, verdict);
        ends.then_some(value)
    }

    /// Begins a call for a node whose children are to be searched, standing pat on a value if there is one. Returns its
    /// value, and whether that depends on the depth limit, if the table has it or if it cuts off at once.
    #[inline]
    fn open<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        (number, mut window): (u32, Window),
        stand_pat: Option<f64>,
    ) -> Option<(f64, bool)> {
        let node = self.next;
        let (mut first, mut limited) = (None, false);
        if let Some(table) = &self.table {
            let position = self.positions.of(node);
            let known = match self.mistake {
                None => table.probe(position, self.plies(tree), self.endless()),
                Some(mistake) => self.bounds_with_mistake(tree, table, position, mistake),
            };
            if let Some(known) = known {
                if let Some(value) = known.answer(window, &self.rules) {
                    observer.hit(node, value, known);
                    return Some((value, known.limited));
                }
                let narrowed =
                    Window::new(window.alpha.max(known.lower), window.beta.min(known.upper));
                if self.rules.bounded() && narrowed != window {
                    window = narrowed;
                    // The narrowed window depends on the depth limit if the entry does; then the value that the call
                    // returns may, too.
                    limited = known.limited;
                    observer.narrow(node, window, known);
                }
            }
            if self.rules.ordering == Ordering::Table {
                let best = table.entry(position).and_then(|entry| entry.best);
                let is = |child: &NodeId| Some(self.positions.of(*child)) == best;
                first = best.and_then(|_| tree.children(node).find(is));
            }
        }
        let mut call = PassCall::new(tree, node, number, window, first);
        call.limited = limited || stand_pat.is_some();
        if let Some(value) = stand_pat
            && call.stand_pat(tree, &self.rules, observer, value)
        {
            let value = call.entry.returned(call.best, self.rules.returns);
            self.store(tree, &call, value);
            return Some((value, true));
        }
        let child = call.begin(tree);
        self.calls.push(call);
        self.turn_to(child);
        None
    }

    /// The bounds that a program with a bug takes from a transposition table.
    #[cold]
    fn bounds_with_mistake(
        &self,
        tree: &GameTree,
        table: &Table,
        of: Position,
        mistake: Mistake,
    ) -> Option<StoredBounds> {
        let known = match mistake {
            Mistake::TableWrongDepth => table.entry(of).map(|entry| entry.known),
            _ => table.probe(of, self.plies(tree), self.endless()),
        };
        known.map(|known| known.with_mistake(mistake))
    }

    /// How many plies are left below the next node.
    fn plies(&self, tree: &GameTree) -> u32 {
        let depth = self.driver.as_ref().and_then(|driver| driver.depth);
        let depth = depth.unwrap_or_else(|| tree.height());
        depth.saturating_sub(self.calls.len() as u32)
    }

    fn endless(&self) -> bool {
        self.driver
            .as_ref()
            .is_none_or(|driver| driver.depth.is_none())
    }

    /// Sets up the search of a child of the innermost call.
    #[inline]
    fn turn_to(&mut self, child: NodeId) {
        let Some(call) = self.calls.last_mut() else {
            return;
        };
        let window = self.rules.passed(call.window, call.player, call.best);
        let test = call.test(window, &self.rules, self.null_windows);
        call.testing = test.is_some();
        (self.next, self.passed) = (child, test.unwrap_or(window));
    }

    /// Returns a value to the caller. Each caller that cuts off or has no more children returns in turn.
    #[inline]
    fn leave<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        mut value: f64,
        mut limited: bool,
    ) -> Option<f64> {
        let mut node = self.next;
        loop {
            observer.leave(node, value);
            let Some(call) = self.calls.last_mut() else {
                return Some(value);
            };
            call.limited |= limited;
            if call.test_fails_high(value, &self.rules)
                && self.mistake != Some(Mistake::NotSearchedAgain)
            {
                observer.again(call.node, node, value);
                call.testing = false;
                let window = self.rules.passed(call.window, call.player, call.best);
                (self.next, self.passed) =
                    (node, window.again(call.player, value, self.rules.again));
                return None;
            }
            let cut = call.compare(node, value, &self.rules);
            observer.compare(call.node, node, value, call.best, call.window);
            if cut {
                observer.cutoff(call.node, node, call.left(tree));
            } else if let Some(child) = call.advance(tree) {
                self.turn_to(child);
                return None;
            }
            let call = self.calls.pop()?;
            (node, limited) = (call.node, call.limited);
            value = match self.rules.bounded() {
                true => call.entry.returned(call.best, self.rules.returns),
                false => call.best,
            };
            self.store(tree, &call, value);
        }
    }

    /// Stores the value of a call that returns.
    #[inline]
    fn store(&mut self, tree: &GameTree, call: &PassCall, value: f64) {
        let plies = self.plies(tree);
        let entry = match self.mistake {
            Some(Mistake::TableMovedWindow) => call.window,
            _ => call.entry,
        };
        if let Some(table) = &mut self.table {
            table.store(&Stored {
                position: self.positions.of(call.node),
                call: call.number,
                value,
                entry,
                plies,
                limited: call.limited,
                best: call.giver.map(|child| self.positions.of(child)),
            });
        }
    }
}

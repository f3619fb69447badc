//! The search of a program with a fault.

use super::fault::Fault;
use super::single_visit::SingleVisit;
use crate::search::{Observer, Positions, Rules, Run};
use crate::tree::GameTree;

/// It can pause between any two nodes.
#[derive(Debug)]
pub struct Faulty {
    fault: Fault,
    search: Search,
    value: Option<f64>,
}

#[derive(Debug)]
enum Search {
    /// It takes each node once.
    SingleVisit(SingleVisit),
    /// It has several visits, or is right.
    Again(Run),
}

impl Faulty {
    /// A search by `rules` with a fault; `None` where the rules leave no room for it. `positions` says which nodes have
    /// the same position.
    pub fn new(fault: Fault, rules: &Rules, positions: &Positions) -> Option<Faulty> {
        let search = match rules.single_visit() {
            _ if fault.is_told() => Search::Again(match rules.single_visit() {
                true => Run::new(rules),
                false => Run::knowing(rules, positions.clone()),
            }),
            true => Search::SingleVisit(SingleVisit::new(fault, rules)?),
            false => {
                let (rules, slip) = fault.slipping(rules)?;
                Search::Again(Run::slipping(&rules, positions.clone(), slip))
            }
        };
        Some(Faulty {
            fault,
            search,
            value: None,
        })
    }

    /// The fault.
    pub fn fault(&self) -> Fault {
        self.fault
    }

    /// What the root's call has returned.
    pub fn value(&self) -> Option<f64> {
        self.value
    }

    /// Enters so many nodes, or those that are left. Returns whether the search is over, or cannot go on.
    pub fn advance(&mut self, tree: &GameTree, observer: &mut impl Observer, nodes: usize) -> bool {
        match &mut self.search {
            Search::SingleVisit(once) => {
                let over = once.advance(tree, observer, nodes);
                self.value = once.value();
                over
            }
            Search::Again(run) => {
                let done = run.advance(tree, observer, nodes);
                self.value = done.ok().flatten();
                done != Ok(None)
            }
        }
    }
}

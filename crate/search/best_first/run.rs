//! A best-first search by any rules.

use super::monte_carlo::MonteCarlo;
use super::observer::Observer;
use super::proof_numbers::ProofNumbers;
use super::rules::{BestFirst, Rules};
use crate::search::UnknownValue;
use crate::tree::{GameTree, NodeId};

/// A best-first search under way.
#[derive(Clone, Debug)]
pub enum Run {
    /// Monte-Carlo tree search.
    MonteCarlo(Box<MonteCarlo>),
    /// Proof-number search.
    ProofNumbers(Box<ProofNumbers>),
}

impl Run {
    /// A search that has made no iteration yet.
    pub fn new(tree: &GameTree, rules: &Rules) -> Run {
        match rules.algorithm {
            BestFirst::MonteCarlo => Run::MonteCarlo(Box::new(MonteCarlo::new(tree, rules))),
            BestFirst::ProofNumbers => Run::ProofNumbers(Box::new(ProofNumbers::new(tree, rules))),
        }
    }

    /// Makes iterations until about so much `work` is done, counted in children looked at. Returns the child of the root
    /// that is chosen, once the search is over. Pass the same tree each time; do not call again after `Some` or an error.
    ///
    /// # Errors
    /// The node whose value is unknown.
    pub fn advance<O: Observer>(
        &mut self,
        tree: &GameTree,
        observer: &mut O,
        work: usize,
    ) -> Result<Option<Option<NodeId>>, UnknownValue> {
        let mut done = 0;
        while done < work {
            if self.is_over() {
                let choice = self.choice(tree);
                observer.finish(choice);
                return Ok(Some(choice));
            }
            done += match self {
                Run::MonteCarlo(search) => search.iterate(tree, observer)?,
                Run::ProofNumbers(search) => search.iterate(tree, observer)?,
            };
        }
        Ok(None)
    }

    /// Whether no iteration is left, or nothing left to find out.
    pub fn is_over(&self) -> bool {
        match self {
            Run::MonteCarlo(search) => search.is_over(),
            Run::ProofNumbers(search) => search.is_over(),
        }
    }

    /// How many iterations are made.
    pub fn iterations(&self) -> u32 {
        match self {
            Run::MonteCarlo(search) => search.iterations(),
            Run::ProofNumbers(search) => search.iterations(),
        }
    }

    /// The child of the root that is best by now.
    pub fn choice(&self, tree: &GameTree) -> Option<NodeId> {
        match self {
            Run::MonteCarlo(search) => search.choice(tree),
            Run::ProofNumbers(search) => search.choice(tree),
        }
    }
}

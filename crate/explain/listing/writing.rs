//! The listing in which a search is explained, and the reason if it is the general one.

use serde::Serialize;
use ts_rs::TS;

use super::idea::Idea;
use super::line::Line;
use super::quantity::{Named, Quantity};
use super::start::Start;
use super::{Listing, driver, general};
use crate::explain::naming::Naming;
use crate::explain::view::View;
use crate::search::Rules;
use crate::search::{Algorithm, Deepening, Memory, Ordering};
use crate::tree::{GameTree, Mover, Player};

/// The listing in which a search is explained.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Writing {
    listing: Option<Listing>,
    near: Listing,
    /// Why another listing than the one asked for stands for the rules.
    instead: Option<ListingReason>,
    alternates: bool,
    chance: bool,
    rules: Rules,
    root: Player,
    height: u32,
    /// The number of lines that repeat the call for the root.
    driver_lines: u32,
}

/// The reason why a search is explained in general code, or not in the requested listing. General code: no listing stands for the
/// rules, or a player moves twice in succession. Another listing: the one asked for needs chance to move in the tree,
/// or known bounds of all values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "ListingReason")]
#[allow(missing_docs, reason = "described above")]
pub enum ListingReason {
    Rules,
    Turns,
    Chance,
    Values,
}

impl Writing {
    /// Chooses the listing for a search of `tree` by `rules`: the listing asked for if it stands for the rules,
    /// otherwise the first that does, otherwise the general one.
    pub fn new(tree: &GameTree, rules: &Rules, requested: Option<Listing>) -> Writing {
        let (alternates, chance) = (tree.alternates(), tree.chance().is_some());
        let fits = |listing: &Listing| {
            listing.matches(rules) && (listing.knows_chance() || alternates && !chance)
        };
        let fitting = requested.filter(fits);
        let fitting = fitting.or_else(|| Listing::for_rules(rules, chance).filter(fits));
        let lacks = requested.filter(|&listing| listing.knows_chance() && fitting != Some(listing));
        let instead = lacks.and_then(|listing| match chance {
            false => Some(ListingReason::Chance),
            true => {
                (listing.cuts_chance() && rules.values.is_none()).then_some(ListingReason::Values)
            }
        });
        let near = requested.filter(|listing| match fitting {
            Some(_) => listing.knows_chance() || !chance,
            None => listing.knows_chance() == chance,
        });
        Writing {
            listing: fitting,
            instead: instead.filter(|_| fitting.is_some()),
            near: near.unwrap_or_else(|| Listing::nearest(rules, chance)),
            alternates,
            chance,
            rules: *rules,
            root: tree.player(0),
            height: tree.height(),
            driver_lines: driver::lines(rules, "").len() as u32,
        }
    }

    /// The listing; `None` for the general one.
    pub fn listing(&self) -> Option<Listing> {
        self.listing
    }

    /// The listing that the general one is compared with: the one asked for, or the nearest to the rules.
    pub fn near(&self) -> Listing {
        self.near
    }

    /// The lines of the listing.
    pub fn lines(&self) -> Vec<Line> {
        match self.listing {
            Some(listing) => {
                let view = listing.view();
                let start = Start::new(self.root, &self.rules, self.depth(), view);
                listing.code().lines(&start)
            }
            None => general::lines(&self.rules, &self.near.rules(), self.chance),
        }
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The number of lines that repeat the call for the root. They stand below it.
    pub(super) fn driver_lines(&self) -> u32 {
        self.driver_lines
    }

    /// The depth that the code is given: the depth limit or, without one, the height of the tree, which no search
    /// exceeds.
    pub(super) fn depth(&self) -> u32 {
        self.rules.depth.unwrap_or(self.height)
    }

    /// The view of the listing's values.
    pub fn view(&self) -> View {
        self.listing.map_or(View::Max, Listing::view)
    }

    /// The names of the bounds in the listing.
    pub fn naming(&self) -> Naming {
        self.listing.map_or(Naming::Greek, Listing::naming)
    }

    /// The name of the variable for the best value so far; `None` if a bound takes its part.
    pub fn best(&self) -> Option<&'static str> {
        self.name_of(&[Quantity::Best, Quantity::BestUncut])
    }

    /// The name of the variable for the value that a child returned, if the code has one.
    pub fn val(&self) -> Option<&'static str> {
        self.name_of(&[Quantity::Val])
    }

    /// The name of the variable that holds one of these quantities. It is the same at both players' nodes.
    fn name_of(&self, quantities: &[Quantity]) -> Option<&'static str> {
        let variables = match self.listing {
            Some(listing) => listing.code().variables(Mover::Max),
            None => general::variables(&self.rules),
        };
        let variable = variables
            .iter()
            .find(|Named(_, quantity)| quantities.contains(quantity));
        variable.map(|Named(name, _)| *name)
    }

    /// The ideas that a search with several visits combines, if no listing stands for it: the algorithm, then the
    /// others. Empty for other searches.
    pub fn ideas(&self) -> Vec<Idea> {
        let rules = &self.rules;
        if self.listing.is_some() || rules.single_visit() {
            return Vec::new();
        }
        let algorithm = match rules.algorithm {
            Algorithm::Minimax => Idea::Minimax,
            Algorithm::AlphaBeta => Idea::AlphaBeta,
            Algorithm::Pvs => Idea::Pvs,
            Algorithm::Mtd => Idea::Mtd,
        };
        let has_table = rules.table != Memory::None;
        let ideas = [
            (algorithm, true),
            (Idea::Table, has_table),
            (
                Idea::Ordering,
                has_table && rules.ordering == Ordering::Table,
            ),
            (Idea::Deepening, rules.deepening == Deepening::On),
            (Idea::Aspiration, rules.aspiration.is_some()),
            (Idea::Quiescence, rules.quiescent()),
        ];
        let had = ideas.into_iter().filter(|&(_, has)| has);
        had.map(|(idea, _)| idea).collect()
    }

    /// The reason for the general listing, or for another one than the one asked for, which is `near`; `None` if the listing
    /// asked for is used.
    pub fn reason(&self) -> Option<ListingReason> {
        match (self.listing, self.alternates) {
            (Some(_), _) => self.instead,
            (None, false) if !self.chance => Some(ListingReason::Turns),
            (None, _) => Some(ListingReason::Rules),
        }
    }
}

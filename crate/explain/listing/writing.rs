//! In which listing a search is told, and why.

use serde::Serialize;

use super::code::{Named, Quantity};
use super::line::Line;
use super::start::Start;
use super::{Listing, general};
use crate::explain::naming::Naming;
use crate::explain::view::View;
use crate::search::Rules;
use crate::tree::{GameTree, Player};

/// In which listing a search is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Writing {
    listing: Option<Listing>,
    near: Listing,
    alternates: bool,
    rules: Rules,
    root: Player,
    height: u32,
}

/// Why a search is told in the general listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// No listing stands for the rules.
    Rules,
    /// A player moves twice running.
    Turns,
}

impl Writing {
    /// How a search of `tree` by `rules` is told: in the listing asked for, if that stands for the rules; else in the
    /// first that does, if any.
    pub fn new(tree: &GameTree, rules: &Rules, asked: Option<Listing>) -> Writing {
        let alternates = tree.alternates();
        let asked_fits = asked.filter(|listing| listing.matches(rules));
        let fitting = asked_fits.or_else(|| Listing::for_rules(rules));
        Writing {
            listing: fitting.filter(|_| alternates),
            near: asked.unwrap_or_else(|| Listing::nearest(rules)),
            alternates,
            rules: *rules,
            root: tree.player(0),
            height: tree.height(),
        }
    }

    /// The listing; `None` for the general one.
    pub fn listing(&self) -> Option<Listing> {
        self.listing
    }

    /// The listing asked for, or the nearest to the rules: the general one shows what differs.
    pub fn near(&self) -> Listing {
        self.near
    }

    /// The lines.
    pub fn lines(&self) -> Vec<Line> {
        match self.listing {
            Some(listing) => {
                let view = listing.view();
                let start = Start::new(self.root, &self.rules, self.depth(), view);
                listing.code().lines(&start)
            }
            None => general::lines(&self.rules, &self.near.rules()),
        }
    }

    /// The rules of the search.
    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The depth that code is given: the limit, else the height of the tree, which stops nothing.
    pub(super) fn depth(&self) -> u32 {
        self.rules.depth.unwrap_or(self.height)
    }

    /// Whose view the listing has.
    pub fn view(&self) -> View {
        self.listing.map_or(View::Max, Listing::view)
    }

    /// How it calls the bounds.
    pub fn naming(&self) -> Naming {
        self.listing.map_or(Naming::Greek, Listing::naming)
    }

    /// What it calls the best value so far of a call; `None` if a bound takes its part.
    pub fn best(&self) -> Option<&'static str> {
        self.called(&[Quantity::Best, Quantity::BestUncut])
    }

    /// What it calls the value that a child has returned, if it keeps that.
    pub fn val(&self) -> Option<&'static str> {
        self.called(&[Quantity::Val])
    }

    /// The variable that holds one of these. It has the same name at both players' nodes.
    fn called(&self, held: &[Quantity]) -> Option<&'static str> {
        let variables = match self.listing {
            Some(listing) => listing.code().variables(Player::Max),
            None => general::variables(&self.rules),
        };
        let found = variables
            .iter()
            .find(|Named(_, quantity)| held.contains(quantity));
        found.map(|Named(name, _)| *name)
    }

    /// Why there is no listing, if there is none.
    pub fn reason(&self) -> Option<Reason> {
        match (self.listing, self.alternates) {
            (Some(_), _) => None,
            (None, true) => Some(Reason::Rules),
            (None, false) => Some(Reason::Turns),
        }
    }
}

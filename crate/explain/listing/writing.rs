//! In which listing a trace is told, and why.

use serde::Serialize;

use super::{Listing, Naming};
use crate::explain::view::View;
use crate::search::Rules;
use crate::tree::GameTree;

/// In which listing a trace is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Writing {
    listing: Option<Listing>,
    near: Listing,
    alternates: bool,
    height: u32,
}

/// Why a trace is told in the general listing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Reason {
    /// No listing stands for the rules.
    Rules,
    /// A player moves twice running.
    Turns,
}

impl Writing {
    /// The listing asked for, if it stands for the rules; else the first that does, if any.
    pub(crate) fn new(tree: &GameTree, rules: &Rules, asked: Option<Listing>) -> Writing {
        let alternates = tree.alternates();
        let asked_fits = asked.filter(|listing| listing.matches(rules));
        let fitting = asked_fits.or_else(|| Listing::for_rules(rules));
        Writing {
            listing: fitting.filter(|_| alternates),
            near: asked.unwrap_or_else(|| Listing::nearest(rules)),
            alternates,
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

    /// The depth that code is given: the limit, else the height of the tree, which stops nothing.
    pub(super) fn depth(&self, rules: &Rules) -> u32 {
        rules.depth.unwrap_or(self.height)
    }

    /// Whose view the listing has.
    pub fn view(&self) -> View {
        self.listing.map_or(View::Max, Listing::view)
    }

    /// How it calls the bounds.
    pub fn naming(&self) -> Naming {
        self.listing.map_or(Naming::Greek, Listing::naming)
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

//! The pseudo-code in which a search is explained.

use serde::Serialize;
use ts_rs::TS;

use crate::explain::listing::{Idea, Line, Listing, ListingReason, Writing};
use crate::explain::view::View;

/// The pseudo-code that explains a search: the requested listing if it stands for the rules; otherwise the first
/// listing that does; otherwise general code made from the rules.
#[derive(Serialize, TS)]
pub struct ListedSearch {
    /// The listing; `None`: the general code.
    pub id: Option<Listing>,
    /// The listing asked for, or the one nearest to the rules.
    pub near: Listing,
    /// The reason for the general code, or for another listing than the one asked for.
    pub reason: Option<ListingReason>,
    /// The ideas that a search with several visits combines, if no listing stands for it: the algorithm, then the
    /// others; empty for other searches.
    pub ideas: Vec<Idea>,
    /// The view of the values in the code.
    pub view: View,
    /// The variable for the best value of a call; `None` if a bound takes its part.
    pub best: Option<&'static str>,
    /// The variable for the value that a child returned; `None` if the code has none.
    pub val: Option<&'static str>,
    /// The lines.
    pub lines: Vec<Line>,
}

impl From<&Writing> for ListedSearch {
    fn from(writing: &Writing) -> ListedSearch {
        ListedSearch {
            id: writing.listing(),
            near: writing.near(),
            reason: writing.reason(),
            ideas: writing.ideas(),
            view: writing.view(),
            best: writing.best(),
            val: writing.val(),
            lines: writing.lines(),
        }
    }
}

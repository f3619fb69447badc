//! Listings: pseudo-code of the search. Each listing has its own code and the rules that the code stands for. The
//! general listing is made from any rules.
//!
//! A trace is explained in the listing asked for if that listing stands for the rules, otherwise in the first listing that
//! does, otherwise in the general one. Most listings are written for alternating players, so a tree in which a
//! player moves twice in succession has the general one. Three are for trees with chance nodes; there the
//! others stand for nothing. Each idea of a search with several visits has a listing; several together have the general
//! one.
//!
//! A step stands for the last line by which it changes something. For example, a `compare` that moves a bound stands
//! for the line that moves the bound, and a `compare` that changes nothing stands for the line that searches the child.
//! The `enter` of a searched node stands for the line that sets the first values, or for the head of the function if
//! there is no such line. Variables have their values after the line of the step.
//!
//! Lines are the same in every language. A comment is a key; the page has its words.

mod agent;
mod alpha_beta;
mod bound;
mod chance;
mod code;
mod comment;
mod driver;
mod general;
mod idea;
mod known_bounds;
mod line;
mod listed_event;
mod minimax;
mod negamax;
mod quantity;
mod quiescence;
mod repeating;
mod start;
mod step;
mod variables;
mod window;
mod writing;

pub use comment::Comment;
pub use idea::Idea;
pub use line::Line;
pub use listed_event::ListedEvent;
pub use variables::{Value, Variable, variables};
pub use writing::{ListingReason, Writing};

use serde::Serialize;
use ts_rs::TS;

use super::naming::Naming;
use super::view::View;
use crate::search::Rules;
use code::Code;
use general::distance;

/// A way to write the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(into = "&'static str")]
#[ts(rename = "ListingId", rename_all = "kebab-case")]
pub enum Listing {
    /// MAX and MIN as two functions that call each other.
    Minimax,
    /// One function. Values are those of the side to move, so the sign flips on return.
    Negamax,
    /// MAX gets only the known minimum, MIN only the known maximum.
    KnownBounds,
    /// As `KnownBounds`, but the child's value is tested before `best` takes it over.
    KnownBoundsTestFirst,
    /// Both bounds are passed down, and a bound takes the part of `best`.
    Window,
    /// One function. The window is negated and swapped when it is passed down.
    NegamaxAlphaBeta,
    /// The textbook's pair of functions, fail-soft.
    AlphaBeta,
    /// Alpha–beta that searches noisy nodes on from the depth limit.
    Quiescence,
    /// One function with a flag for the side to move. It returns a value and an action.
    Agent,
    /// MAX, MIN and chance as three functions, without bounds.
    Expectiminimax,
    /// The same with bounds, none of which passes a chance node.
    AlphaBetaChance,
    /// The same where bounds of all values are known.
    Star1,
    /// Principal variation search: null windows, and a search again where they fail.
    Pvs,
    /// Iterative deepening: alpha–beta to depth 1, then to depth 2, and so on.
    Deepening,
    /// Alpha–beta with a transposition table.
    AlphaBetaMemory,
    /// MTD(f) over plain alpha–beta.
    MtdWithoutMemory,
    /// MTD(f) over alpha–beta with memory.
    Mtd,
}

const COUNT: usize = 17;

impl Listing {
    /// All listings, the simplest first.
    pub const ALL: [Listing; COUNT] = [
        Listing::Minimax,
        Listing::Negamax,
        Listing::KnownBounds,
        Listing::KnownBoundsTestFirst,
        Listing::Window,
        Listing::NegamaxAlphaBeta,
        Listing::AlphaBeta,
        Listing::Quiescence,
        Listing::Agent,
        Listing::Expectiminimax,
        Listing::AlphaBetaChance,
        Listing::Star1,
        Listing::Pvs,
        Listing::Deepening,
        Listing::AlphaBetaMemory,
        Listing::MtdWithoutMemory,
        Listing::Mtd,
    ];

    /// The names of all, in this order.
    pub const IDS: [&str; COUNT] = {
        let mut ids = [""; COUNT];
        let mut at = 0;
        while at < COUNT {
            ids[at] = Listing::ALL[at].id();
            at += 1;
        }
        ids
    };

    /// The listing with this name.
    pub fn of(id: &str) -> Option<Listing> {
        Listing::ALL.into_iter().find(|listing| listing.id() == id)
    }

    /// The name of the listing in the options.
    pub const fn id(self) -> &'static str {
        self.named_code().0
    }

    /// The rules that the listing stands for, on the full window and without a depth limit.
    pub fn rules(self) -> Rules {
        self.code().rules()
    }

    /// The view of the listing's values.
    pub fn view(self) -> View {
        self.code().view
    }

    /// The names of the bounds in the listing.
    pub fn naming(self) -> Naming {
        match self {
            Listing::KnownBounds | Listing::KnownBoundsTestFirst => Naming::Best,
            Listing::Window => Naming::Known,
            _ => Naming::Greek,
        }
    }

    /// Whether the listing stands for these rules. The depth limit does not matter, nor do the first guess and the size
    /// of a table. The window of the root matters only for code that gets one bound: there it must be the full window.
    pub fn matches(self, rules: &Rules) -> bool {
        distance(self.code(), rules) == 0
    }

    /// Whether the listing is for trees in which chance moves.
    pub fn knows_chance(self) -> bool {
        self.code().knows_chance()
    }

    /// Whether the listing makes use of known bounds of all values.
    pub fn cuts_chance(self) -> bool {
        self.code().cuts_chance()
    }

    /// The first listing that stands for these rules, with `chance` of those for trees in which chance moves.
    pub fn for_rules(rules: &Rules, chance: bool) -> Option<Listing> {
        Listing::all(chance).find(|listing| listing.matches(rules))
    }

    fn all(chance: bool) -> impl Iterator<Item = Listing> {
        let all = Listing::ALL.into_iter();
        all.filter(move |listing| listing.knows_chance() == chance)
    }

    /// The listing whose rules are nearest to these, with `chance` of those for trees in which chance moves.
    pub fn nearest(rules: &Rules, chance: bool) -> Listing {
        let nearest = Listing::all(chance).min_by_key(|listing| distance(listing.code(), rules));
        nearest.unwrap_or(Listing::AlphaBeta)
    }

    fn code(self) -> &'static Code {
        self.named_code().1
    }

    const fn named_code(self) -> (&'static str, &'static Code) {
        match self {
            Listing::Minimax => ("minimax", &minimax::CODE),
            Listing::Negamax => ("negamax", &negamax::PLAIN),
            Listing::KnownBounds => ("known-bounds", &known_bounds::BEST_FIRST),
            Listing::KnownBoundsTestFirst => ("known-bounds-test-first", &known_bounds::TEST_FIRST),
            Listing::Window => ("window", &window::CODE),
            Listing::NegamaxAlphaBeta => ("negamax-alpha-beta", &negamax::ALPHA_BETA),
            Listing::AlphaBeta => ("alpha-beta", &alpha_beta::CODE),
            Listing::Quiescence => ("quiescence", &quiescence::CODE),
            Listing::Agent => ("agent", &agent::CODE),
            Listing::Expectiminimax => ("expectiminimax", &chance::EXPECTIMINIMAX),
            Listing::AlphaBetaChance => ("alpha-beta-chance", &chance::ALPHA_BETA),
            Listing::Star1 => ("star1", &chance::STAR1),
            Listing::Pvs => ("pvs", &repeating::PVS),
            Listing::Deepening => ("deepening", &repeating::DEEPENING),
            Listing::AlphaBetaMemory => ("alpha-beta-memory", &repeating::ALPHA_BETA_MEMORY),
            Listing::MtdWithoutMemory => ("mtd-without-memory", &repeating::MTD_WITHOUT_MEMORY),
            Listing::Mtd => ("mtd", &repeating::MTD),
        }
    }
}

impl From<Listing> for &'static str {
    fn from(listing: Listing) -> Self {
        listing.id()
    }
}

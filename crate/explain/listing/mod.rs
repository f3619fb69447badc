//! The search as it is written: eight listings, each a pseudo-code of our own and the rules that it
//! stands for, and a general one that is made from any rules.
//!
//! A trace is told in the listing it was asked in, if that stands for its rules; else in the first
//! that does; else in the general one. All eight are written for players who take turns, so a tree
//! in which a player moves twice running is told in the general one too.
//!
//! A step stands for the last line by which it changes something: a `compare` that takes over no
//! value for the line that calls the child, one that moves a bound for the line that moves it. An
//! `enter` of a node that is searched stands for the line that sets the first values, if there is
//! one, else for the head of the function. The values of the variables are those after that line.
//!
//! Lines are language-neutral; a comment is a key, and the words are the page's.

mod agent;
mod alpha_beta;
mod code;
mod general;
mod known_bounds;
mod line;
mod minimax;
mod negamax;
mod start;
mod step;
mod told;
mod variables;
mod window;
mod writing;

pub use line::Line;
pub use told::Told;
pub use variables::{Value, Variable, variables};
pub use writing::{Reason, Writing};

use super::naming::Naming;
use super::view::View;
use crate::search::{Algorithm, Rules, Window};
use code::Code;

/// A way to write the search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listing {
    /// MAX and MIN as two functions that call each other.
    Minimax,
    /// One function: values seen by the side to move, the sign flipped on return.
    Negamax,
    /// MAX gets only the known minimum, MIN only the known maximum.
    KnownBounds,
    /// The same, the child's value tested before `best` takes it over.
    KnownBoundsTestFirst,
    /// Both bounds go down, and `best` is folded into them.
    Window,
    /// One function, its window negated and swapped on the way down.
    NegamaxAlphaBeta,
    /// The textbook's pair of functions, fail-soft.
    AlphaBeta,
    /// One function with a flag for the side to move, which returns value and action.
    Agent,
}

impl Listing {
    /// All of them, the simplest first.
    pub const ALL: [Listing; 8] = [
        Listing::Minimax,
        Listing::Negamax,
        Listing::KnownBounds,
        Listing::KnownBoundsTestFirst,
        Listing::Window,
        Listing::NegamaxAlphaBeta,
        Listing::AlphaBeta,
        Listing::Agent,
    ];

    /// The listing of this name.
    pub fn of(id: &str) -> Option<Listing> {
        Listing::ALL.into_iter().find(|listing| listing.id() == id)
    }

    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            Listing::Minimax => "minimax",
            Listing::Negamax => "negamax",
            Listing::KnownBounds => "known-bounds",
            Listing::KnownBoundsTestFirst => "known-bounds-test-first",
            Listing::Window => "window",
            Listing::NegamaxAlphaBeta => "negamax-alpha-beta",
            Listing::AlphaBeta => "alpha-beta",
            Listing::Agent => "agent",
        }
    }

    /// The rules it stands for, on the full window and without a depth limit.
    pub fn rules(self) -> Rules {
        self.code().rules
    }

    /// Whose view its values are in.
    pub fn view(self) -> View {
        self.code().view
    }

    /// How it calls the bounds.
    pub fn naming(self) -> Naming {
        match self {
            Listing::KnownBounds | Listing::KnownBoundsTestFirst => Naming::Best,
            Listing::Window => Naming::Known,
            _ => Naming::Greek,
        }
    }

    /// Whether it stands for these rules. Any depth limit will do, and any window of the root but
    /// for code that gets only one of the bounds.
    pub fn matches(self, rules: &Rules) -> bool {
        self.distance(rules) == 0
    }

    /// The first listing that stands for these rules.
    pub fn for_rules(rules: &Rules) -> Option<Listing> {
        Listing::ALL
            .into_iter()
            .find(|listing| listing.matches(rules))
    }

    /// The listing whose rules are the most like these.
    pub fn nearest(rules: &Rules) -> Listing {
        let nearest = Listing::ALL
            .into_iter()
            .min_by_key(|listing| listing.distance(rules));
        nearest.unwrap_or(Listing::AlphaBeta)
    }

    /// How far it is from these rules. What goes down weighs more than what is returned, and that
    /// more than what is only shown or decides ties; another algorithm outweighs all.
    fn distance(self, rules: &Rules) -> u32 {
        let Code {
            rules: own,
            one_bound,
            ..
        } = self.code();
        match (own.algorithm, rules.algorithm) {
            (Algorithm::Minimax, Algorithm::Minimax) => 0,
            (Algorithm::AlphaBeta, Algorithm::AlphaBeta) => [
                (4, own.bounds != rules.bounds),
                (2, own.returns != rules.returns),
                (1, own.cut != rules.cut),
                (1, own.update != rules.update),
                (1, *one_bound && rules.window != Window::FULL),
            ]
            .into_iter()
            .map(|(weight, differs)| if differs { weight } else { 0 })
            .sum(),
            _ => u32::MAX,
        }
    }

    fn code(self) -> &'static Code {
        match self {
            Listing::Minimax => &minimax::CODE,
            Listing::Negamax => &negamax::PLAIN,
            Listing::KnownBounds => &known_bounds::BEST_FIRST,
            Listing::KnownBoundsTestFirst => &known_bounds::TEST_FIRST,
            Listing::Window => &window::CODE,
            Listing::NegamaxAlphaBeta => &negamax::ALPHA_BETA,
            Listing::AlphaBeta => &alpha_beta::CODE,
            Listing::Agent => &agent::CODE,
        }
    }
}

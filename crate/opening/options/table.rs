//! The options of a search: the one place that says their names, their values, and where they mean something. The
//! reader goes by it, and `www/api/options.js` is made from it, by which the page, links, attributes and commands go.

use super::Options;
use super::option_reader::MAX_WHOLE;
use super::row::{About, Kind, Numbers, Row};
use crate::explain::listing::Listing;
use crate::search::best_first::{self, BestFirst, Expand, Final, Goal, Playout, Reward, Selection};
use crate::search::{
    Again, Algorithm, Bounds, Cut, Deepening, Memory, Ordering, Quiescence, Replace, Returns,
    Update, Widen,
};
use crate::source::order::Order;
use crate::trace::best_first::MAX_UPDATES;
use crate::tree::{MAX_DEPTH, Player};

/// The most slots of a transposition table.
const MAX_SLOTS: u64 = 1 << 24;

/// A row whose option takes words: each with the value that it stands for.
macro_rules! words {
    ($about:ident $name:literal, $($place:ident).+: $first:literal = $default:expr $(, $word:literal = $value:expr)*; $needs:expr) => {
        Row {
            name: $name,
            about: About::$about,
            kind: Kind::Word {
                words: &[$first $(, $word)*],
                also: &[],
                set: |options, word| options.$($place).+ = match word {
                    $($word => $value,)*
                    _ => $default,
                },
            },
            needs: $needs,
        }
    };
}

/// The same for a rule of Monte-Carlo tree search.
macro_rules! best_first {
    ($name:literal, $place:ident: $first:literal = $default:expr $(, $word:literal = $value:expr)*) => {
        Row {
            name: $name,
            about: About::BestFirst,
            kind: Kind::Word {
                words: &[$first $(, $word)*],
                also: &[],
                set: |options, word| {
                    change(options, |rules| {
                        rules.$place = match word {
                            $($word => $value,)*
                            _ => $default,
                        };
                    });
                },
            },
            needs: MONTE_CARLO,
        }
    };
}

const ALWAYS: &[(&str, &[&str])] = &[];
const BOUNDED: &[(&str, &[&str])] = &[("algorithm", &["alpha-beta", "pvs", "mtd"])];
const CALLS: &[(&str, &[&str])] = &[("algorithm", &["alpha-beta", "minimax", "pvs", "mtd"])];
const DEEPENING: &[(&str, &[&str])] = &[
    ("algorithm", &["alpha-beta", "pvs"]),
    ("deepening", &["on"]),
];

/// The algorithms that go best-first.
pub const BEST_FIRST: [&str; 2] = ["mcts", "pns"];
const MONTE_CARLO: &[(&str, &[&str])] = &[("algorithm", &["mcts"])];

/// All options, in the order in which they are read: a listing sets the rules, and the options after it change them.
pub const OPTIONS: [Row; 30] = [
    Row {
        name: "listing",
        about: About::Search,
        kind: Kind::Word {
            words: &Listing::IDS,
            also: &[],
            set: |options, id| {
                options.listing = Listing::of(id);
                options.rules = options.listing.map(Listing::rules).unwrap_or_default();
            },
        },
        needs: ALWAYS,
    },
    Row {
        name: "algorithm",
        about: About::Search,
        kind: Kind::Word {
            words: &["alpha-beta", "minimax", "pvs", "mtd", "mcts", "pns"],
            // The name of minimax where chance moves.
            also: &["expectiminimax"],
            set: |options, word| {
                options.best_first = match word {
                    "mcts" => Some(BestFirst::MonteCarlo),
                    "pns" => Some(BestFirst::ProofNumbers),
                    _ => None,
                }
                .map(best_first::Rules::of);
                options.rules.algorithm = match word {
                    "minimax" | "expectiminimax" => Algorithm::Minimax,
                    "pvs" => Algorithm::Pvs,
                    "mtd" => Algorithm::Mtd,
                    _ => Algorithm::AlphaBeta,
                }
            },
        },
        needs: ALWAYS,
    },
    words!(Search "cut", rules.cut: ">=" = Cut::Reach, ">" = Cut::Pass; BOUNDED),
    words!(Search "returns", rules.returns: "soft" = Returns::Soft, "hard" = Returns::Hard; BOUNDED),
    words!(Search "bounds", rules.bounds: "deep" = Bounds::Deep, "shallow" = Bounds::Shallow; BOUNDED),
    words!(Search "update", rules.update: "after" = Update::After, "before" = Update::Before; BOUNDED),
    Row {
        name: "window",
        about: About::Search,
        kind: Kind::Window {
            set: |options, window| options.rules.window = window,
        },
        needs: BOUNDED,
    },
    Row {
        name: "depth",
        about: About::Search,
        kind: Kind::Number {
            numbers: Numbers::Whole(0, MAX_DEPTH as u64),
            words: &[],
            set: |options, depth| options.rules.depth = depth.ok().map(|depth| depth as u32),
        },
        needs: CALLS,
    },
    words!(Search "quiescence", rules.quiescence: "off" = Quiescence::Off, "on" = Quiescence::On; CALLS),
    Row {
        name: "values",
        about: About::Search,
        kind: Kind::Range {
            set: |options, values| options.rules.values = Some(values),
        },
        needs: BOUNDED,
    },
    words!(Visits "again", rules.again: "window" = Again::Window, "value" = Again::Value; &[("algorithm", &["pvs"])]),
    Row {
        name: "guess",
        about: About::Visits,
        kind: Kind::Number {
            numbers: Numbers::Any,
            words: &["sss", "dual"],
            set: |options, guess| {
                options.rules.guess = match guess {
                    Ok(guess) => guess,
                    Err("sss") => f64::INFINITY,
                    Err(_) => f64::NEG_INFINITY,
                }
            },
        },
        needs: &[("algorithm", &["mtd"])],
    },
    words!(Visits "deepening", rules.deepening: "off" = Deepening::Off, "on" = Deepening::On; CALLS),
    Row {
        name: "aspiration",
        about: About::Visits,
        kind: Kind::Number {
            numbers: Numbers::Positive,
            words: &[],
            set: |options, reach| options.rules.aspiration = reach.ok(),
        },
        needs: DEEPENING,
    },
    words!(Visits "widen", rules.widen: "open" = Widen::Open, "double" = Widen::Double;
        &[("algorithm", &["alpha-beta", "pvs"]), ("deepening", &["on"]), ("aspiration", &["number"])]),
    Row {
        name: "table",
        about: About::Visits,
        kind: Kind::Number {
            numbers: Numbers::Whole(1, MAX_SLOTS),
            words: &["none", "unlimited"],
            set: |options, table| {
                options.rules.table = match table {
                    Ok(slots) => Memory::Slots(slots as u32),
                    Err("unlimited") => Memory::Unlimited,
                    Err(_) => Memory::None,
                }
            },
        },
        needs: CALLS,
    },
    words!(Visits "replace", rules.replace: "always" = Replace::Always, "deepest" = Replace::Deepest; &[("table", &["number"])]),
    words!(Visits "ordering", rules.ordering: "fixed" = Ordering::Fixed, "table" = Ordering::Table;
        &[("table", &["unlimited", "number"])]),
    Row {
        name: "iterations",
        about: About::BestFirst,
        kind: Kind::Number {
            numbers: Numbers::Whole(1, MAX_UPDATES as u64),
            words: &[],
            set: |options, iterations| {
                let iterations = iterations.ok().map(|iterations| iterations as u32);
                change(options, |rules| rules.iterations = iterations);
            },
        },
        needs: &[("algorithm", &BEST_FIRST)],
    },
    Row {
        name: "exploration",
        about: About::BestFirst,
        kind: Kind::Number {
            numbers: Numbers::Least(0.0),
            words: &[],
            set: |options, exploration| {
                change(options, |rules| {
                    rules.exploration = exploration.unwrap_or(rules.exploration);
                });
            },
        },
        needs: MONTE_CARLO,
    },
    best_first!("selection", selection: "ucb1" = Selection::Ucb1, "mean" = Selection::Mean, "puct" = Selection::Puct),
    best_first!("expand", expand: "one" = Expand::One, "all" = Expand::All),
    best_first!("playout", playout: "random" = Playout::Random, "first" = Playout::First, "last" = Playout::Last,
        "value" = Playout::Value),
    best_first!("final", last: "visits" = Final::Visits, "mean" = Final::Mean),
    best_first!("solver", solver: "off" = false, "on" = true),
    best_first!("reward", reward: "scaled" = Reward::Scaled, "raw" = Reward::Raw),
    Row {
        name: "threshold",
        about: About::BestFirst,
        kind: Kind::Number {
            numbers: Numbers::Finite,
            words: &["middle"],
            set: |options, goal| {
                let goal = goal.map_or(Goal::Middle, Goal::Least);
                change(options, |rules| rules.goal = goal);
            },
        },
        needs: &[("algorithm", &["pns"])],
    },
    words!(Tree "root", root: "max" = Player::Max, "min" = Player::Min; ALWAYS),
    words!(Tree "order", order:
        "given" = Order::Given,
        "reversed" = Order::Reversed,
        "best" = Order::Best,
        "worst" = Order::Worst,
        "evaluation" = Order::Ahead(0),
        "look-ahead" = Order::Ahead(1),
        "random" = Order::Random(0); ALWAYS),
    Row {
        name: "seed",
        about: About::Tree,
        kind: Kind::Number {
            numbers: Numbers::Whole(0, MAX_WHOLE),
            words: &[],
            set: |options, seed| {
                let Ok(seed) = seed.map(|seed| seed as u64) else {
                    return;
                };
                if let Order::Random(own) = &mut options.order {
                    *own = seed;
                }
                change(options, |rules| rules.seed = seed);
            },
        },
        needs: ALWAYS,
    },
];

/// Changes the rules of a best-first search, if one is asked for.
fn change(options: &mut Options, change: impl FnOnce(&mut best_first::Rules)) {
    if let Some(rules) = &mut options.best_first {
        change(rules);
    }
}

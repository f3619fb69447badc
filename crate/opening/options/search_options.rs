//! The options of a search: the one place that says their names, their values, where they mean something, and their
//! descriptions. The reader goes by it, and from it are made their declaration for TypeScript, and `www/api/options.js`,
//! by which the page, links, attributes and commands go.

use super::Options;
use super::option_reader::MAX_WHOLE;
use super::row::{OptionKind, OptionNumbers, OptionRow, OptionSubject};
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

/// Makes the table of its rows, each with the description that TypeScript has of it.
macro_rules! options {
    ($($(#[doc = $line:literal])+ $name:literal: $about:ident, $needs:expr, $kind:expr;)+) => {
        /// All options, in the order in which they are read: a listing sets the rules, and the options after it change
        /// them.
        pub const OPTIONS: &[OptionRow] = &[$(OptionRow {
            name: $name,
            about: OptionSubject::$about,
            kind: $kind,
            needs: $needs,
        }),+];

        /// The lines of the description of each. They are apart from the rows, so that no module has them.
        pub const DESCRIPTIONS: &[&[&str]] = &[$(&[$($line),+]),+];
    };
}

/// An option that takes words: each with the value that it stands for.
macro_rules! words {
    ($($place:ident).+: $first:literal = $default:expr $(, $word:literal = $value:expr)*) => {
        OptionKind::Word {
            words: &[$first $(, $word)*],
            also: &[],
            set: |options, word| options.$($place).+ = match word {
                $($word => $value,)*
                _ => $default,
            },
        }
    };
}

/// The same for a rule of Monte-Carlo tree search.
macro_rules! best_first {
    ($place:ident: $first:literal = $default:expr $(, $word:literal = $value:expr)*) => {
        OptionKind::Word {
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

options! {
    /// Sets the algorithm and the rules; other options override them.
    "listing": Search, ALWAYS, OptionKind::Word {
        words: &Listing::IDS,
        also: &[],
        set: |options, id| {
            options.listing = Listing::of(id);
            options.rules = options.listing.map(Listing::rules).unwrap_or_default();
        },
    };

    /// The algorithm; default 'alpha-beta'. 'expectiminimax' is the name of minimax in a tree with chance nodes. 'mcts' and
    /// 'pns' go best-first: of the other rules they heed only those that name them, `root`, `order` and `seed`.
    "algorithm": Search, ALWAYS, OptionKind::Word {
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
    };

    /// The cut test: cut when the best value meets the bound, or only when it passes the bound; default '>='.
    "cut": Search, BOUNDED, words!(rules.cut: ">=" = Cut::Reach, ">" = Cut::Pass);

    /// The value that a node returns: its best value, or that clamped into its entry window; default 'soft'.
    "returns": Search, BOUNDED, words!(rules.returns: "soft" = Returns::Soft, "hard" = Returns::Hard);

    /// The window that a node passes down: its whole window, or only its own best value; default 'deep'.
    "bounds": Search, BOUNDED, words!(rules.bounds: "deep" = Bounds::Deep, "shallow" = Bounds::Shallow);

    /// When a bound moves: after the cut test, or before it; default 'after'.
    "update": Search, BOUNDED, words!(rules.update: "after" = Update::After, "before" = Update::Before);

    /// Alpha and beta of the root, alpha < beta; default −∞ and +∞.
    "window": Search, BOUNDED, OptionKind::Window { set: |options, window| options.rules.window = window };

    /// How many plies below the root are searched; null, the default: all.
    "depth": Search, CALLS, OptionKind::Number {
        numbers: OptionNumbers::Whole(0, MAX_DEPTH as u64),
        words: &[],
        set: |options, depth| options.rules.depth = depth.ok().map(|depth| depth as u32),
    };

    /// Whether noisy nodes are searched on from the depth limit, with stand pat; default 'off'.
    "quiescence": Search, CALLS, words!(rules.quiescence: "off" = Quiescence::Off, "on" = Quiescence::On);

    /// Numbers between which all values are known to lie. With them alpha–beta also prunes where chance moves (Star1);
    /// in other trees they change nothing.
    "values": Search, BOUNDED, OptionKind::Range { set: |options, values| options.rules.values = Some(values) };

    /// Where the algorithm 'pvs' searches a child again that has passed its null window: in the whole window, or from
    /// the value found; default 'window'.
    "again": Visits, &[("algorithm", &["pvs"])], words!(rules.again: "window" = Again::Window, "value" = Again::Value);

    /// Where the algorithm 'mtd' begins: a number; 'sss' is +∞, 'dual' is −∞; default 0.
    "guess": Visits, &[("algorithm", &["mtd"])], OptionKind::Number {
        numbers: OptionNumbers::Any,
        words: &["sss", "dual"],
        set: |options, guess| {
            options.rules.guess = match guess {
                Ok(guess) => guess,
                Err("sss") => f64::INFINITY,
                Err(_) => f64::NEG_INFINITY,
            }
        },
    };

    /// Whether the root is searched to depth 1, then to depth 2, and so on up to `depth`, or to the height of the tree;
    /// default 'off'.
    "deepening": Visits, CALLS, words!(rules.deepening: "off" = Deepening::Off, "on" = Deepening::On);

    /// With `deepening`: how far the window of a depth reaches on both sides of the value of the depth before; default:
    /// the full window.
    "aspiration": Visits, DEEPENING, OptionKind::Number {
        numbers: OptionNumbers::Positive,
        words: &[],
        set: |options, reach| options.rules.aspiration = reach.ok(),
    };

    /// How that window widens if the value lies outside: on that side to infinity, or to twice its width; default
    /// 'open'.
    "widen": Visits, &[("algorithm", &["alpha-beta", "pvs"]), ("deepening", &["on"]), ("aspiration", &["number"])],
        words!(rules.widen: "open" = Widen::Open, "double" = Widen::Double);

    /// Keeps the results of nodes, in games those of positions: without limit, or one result in each of so many slots;
    /// default 'none'.
    "table": Visits, CALLS, OptionKind::Number {
        numbers: OptionNumbers::Whole(1, MAX_SLOTS),
        words: &["none", "unlimited"],
        set: |options, table| {
            options.rules.table = match table {
                Ok(slots) => Memory::Slots(slots as u32),
                Err("unlimited") => Memory::Unlimited,
                Err(_) => Memory::None,
            }
        },
    };

    /// Which result stays in a slot: the last, or that of the deepest search; default 'always'.
    "replace": Visits, &[("table", &["number"])],
        words!(rules.replace: "always" = Replace::Always, "deepest" = Replace::Deepest);

    /// Which child is searched first: the first, or that which the table names; default 'fixed'.
    "ordering": Visits, &[("table", &["unlimited", "number"])],
        words!(rules.ordering: "fixed" = Ordering::Fixed, "table" = Ordering::Table);

    /// The most iterations of 'mcts' or 'pns', 1 … 10,000,000; default: 1,000 of 'mcts', as many as 'pns' needs.
    "iterations": BestFirst, &[("algorithm", &BEST_FIRST)], OptionKind::Number {
        numbers: OptionNumbers::Whole(1, MAX_UPDATES as u64),
        words: &[],
        set: |options, iterations| {
            let iterations = iterations.ok().map(|iterations| iterations as u32);
            change(options, |rules| rules.iterations = iterations);
        },
    };

    /// C of 'mcts': how much children with few visits are preferred, from 0 on; default √2.
    "exploration": BestFirst, MONTE_CARLO, OptionKind::Number {
        numbers: OptionNumbers::Least(0.0),
        words: &[],
        set: |options, exploration| {
            change(options, |rules| {
                rules.exploration = exploration.unwrap_or(rules.exploration);
            });
        },
    };

    /// How 'mcts' chooses a child: by UCB1, by the mean alone, or by PUCT with equal priors, which needs `expand: 'all'`;
    /// default 'ucb1'.
    "selection": BestFirst, MONTE_CARLO, best_first!(selection:
        "ucb1" = Selection::Ucb1, "mean" = Selection::Mean, "puct" = Selection::Puct);

    /// The nodes that join the tree of 'mcts' in an iteration: one child, or all children of a node; default 'one'.
    "expand": BestFirst, MONTE_CARLO, best_first!(expand: "one" = Expand::One, "all" = Expand::All);

    /// How 'mcts' finds a reward: by random moves, the first or the last ones, or by the static value; default 'random'.
    "playout": BestFirst, MONTE_CARLO, best_first!(playout:
        "random" = Playout::Random, "first" = Playout::First, "last" = Playout::Last, "value" = Playout::Value);

    /// Which child of the root 'mcts' chooses in the end: the most visited, or that with the best mean; default 'visits'.
    "final": BestFirst, MONTE_CARLO, best_first!(last: "visits" = Final::Visits, "mean" = Final::Mean);

    /// Whether proved values go up in the tree of 'mcts'; default 'off'.
    "solver": BestFirst, MONTE_CARLO, best_first!(solver: "off" = false, "on" = true);

    /// The reward of 'mcts': the value of the leaf scaled from 0, the least of the tree, to 1, the greatest; or the value as
    /// it is; default 'scaled'.
    "reward": BestFirst, MONTE_CARLO, best_first!(reward: "scaled" = Reward::Scaled, "raw" = Reward::Raw);

    /// The question of 'pns': whether the root is worth at least this; 'middle', the default: whether it is worth more than
    /// the middle of the least and the greatest leaf.
    "threshold": BestFirst, &[("algorithm", &["pns"])], OptionKind::Number {
        numbers: OptionNumbers::Finite,
        words: &["middle"],
        set: |options, goal| {
            let goal = goal.map_or(Goal::Middle, Goal::Least);
            change(options, |rules| rules.goal = goal);
        },
    };

    /// The player at the root, if the text does not say; default 'max'.
    "root": Tree, ALWAYS, words!(root: "max" = Player::Max, "min" = Player::Min);

    /// The order of the children, set before the search; default 'given'.
    "order": Tree, ALWAYS, words!(order:
        "given" = Order::Given,
        "reversed" = Order::Reversed,
        "best" = Order::Best,
        "worst" = Order::Worst,
        "evaluation" = Order::Ahead(0),
        "look-ahead" = Order::Ahead(1),
        "random" = Order::Random(0));

    /// The seed of the random order, and of the playouts of 'mcts', a whole number, 0 … 2^53 − 1; default 0.
    "seed": Tree, ALWAYS, OptionKind::Number {
        numbers: OptionNumbers::Whole(0, MAX_WHOLE),
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
    };
}

/// Changes the rules of a best-first search, if one is asked for.
fn change(options: &mut Options, change: impl FnOnce(&mut best_first::Rules)) {
    if let Some(rules) = &mut options.best_first {
        change(rules);
    }
}

//! The options of a search.

use ts_rs::TS;

use crate::explain::listing::Listing;
use crate::search::best_first::{Expand, Final, Playout, Reward, Selection};
use crate::search::{
    Again, Bounds, Cut, Deepening, Memory, Ordering, Quiescence, Replace, Returns, Update, Widen,
};
use crate::tree::Player;

/// The options of a search; each is optional.
#[derive(TS)]
#[ts(rename = "Options", optional_fields)]
pub struct SearchOptions {
    /// Sets the algorithm and the rules; other options override them.
    #[ts(optional = nullable)]
    pub listing: Option<Listing>,
    /// Default 'alpha-beta'. 'expectiminimax' is the name of minimax in a tree with chance nodes. 'mcts' and 'pns' go
    /// best-first; of the other rules they heed only those below that name them, `root`, `order` and `seed`.
    #[ts(optional = nullable, type = "Algorithm | BestFirst | 'expectiminimax'")]
    pub algorithm: (),
    /// The cut test: cut when the best value meets the bound, or only when it passes the bound; default '>='.
    #[ts(inline)]
    pub cut: Option<Cut>,
    /// The value that a node returns: its best value, or that clamped into its entry window; default 'soft'.
    #[ts(inline)]
    pub returns: Option<Returns>,
    /// The window that a node passes down: its whole window, or only its own best value; default 'deep'.
    #[ts(inline)]
    pub bounds: Option<Bounds>,
    /// When a bound moves: after the cut test, or before it; default 'after'.
    #[ts(inline)]
    pub update: Option<Update>,
    /// Alpha and beta of the root, alpha < beta; default −∞ and +∞.
    pub window: Option<(f64, f64)>,
    /// Numbers between which all values are known to lie. With them alpha–beta also prunes where chance moves (Star1);
    /// in other trees they change nothing.
    pub values: Option<(f64, f64)>,
    /// How many plies below the root are searched; `None`, the default: all.
    #[ts(optional = nullable)]
    pub depth: Option<u32>,
    /// Whether noisy nodes are searched on from the depth limit, with stand pat; default 'off'.
    #[ts(inline)]
    pub quiescence: Option<Quiescence>,
    /// Where the algorithm 'pvs' searches a child again that has passed its null window: in the whole window, or from
    /// the value found; default 'window'.
    #[ts(inline)]
    pub again: Option<Again>,
    /// Where the algorithm 'mtd' begins: a number; 'sss' is +∞, 'dual' is −∞; default 0.
    #[ts(optional = nullable, type = "number | 'sss' | 'dual'")]
    pub guess: (),
    /// Whether the root is searched to depth 1, then to depth 2, and so on up to `depth`, or to the height of the tree;
    /// default 'off'.
    #[ts(inline)]
    pub deepening: Option<Deepening>,
    /// With `deepening`: how far the window of a depth reaches on both sides of the value of the depth before; default:
    /// the full window.
    pub aspiration: Option<f64>,
    /// How that window widens if the value lies outside: on that side to infinity, or to twice its width; default
    /// 'open'.
    #[ts(inline)]
    pub widen: Option<Widen>,
    /// Keeps the results of nodes, in games those of positions: without limit, or one result in each of so many slots;
    /// default 'none'.
    #[ts(inline)]
    pub table: Option<Memory>,
    /// Which result stays in a slot: the last, or that of the deepest search; default 'always'.
    #[ts(inline)]
    pub replace: Option<Replace>,
    /// Which child is searched first: the first, or that which the table names; default 'fixed'.
    #[ts(inline)]
    pub ordering: Option<Ordering>,
    /// The most iterations of 'mcts' or 'pns', 1 … 10,000,000; default: 1,000 of 'mcts', as many as 'pns' needs.
    #[ts(optional = nullable)]
    pub iterations: Option<u32>,
    /// C of 'mcts': how much children with few visits are preferred, from 0 on; default √2.
    pub exploration: Option<f64>,
    /// How 'mcts' chooses a child: by UCB1, by the mean alone, or by PUCT with equal priors, which needs `expand: 'all'`;
    /// default 'ucb1'.
    #[ts(inline)]
    pub selection: Option<Selection>,
    /// The nodes that join the tree of 'mcts' in an iteration: one child, or all children of a node; default 'one'.
    #[ts(inline)]
    pub expand: Option<Expand>,
    /// How 'mcts' finds a reward: by random moves, the first or the last ones, or by the static value; default 'random'.
    #[ts(inline)]
    pub playout: Option<Playout>,
    /// Which child of the root 'mcts' chooses in the end: the most visited, or that with the best mean; default 'visits'.
    #[ts(inline)]
    pub r#final: Option<Final>,
    /// Whether proved values go up in the tree of 'mcts'; default 'off'.
    #[ts(optional = nullable, type = "'off' | 'on'")]
    pub solver: (),
    /// The reward of 'mcts': the value of the leaf scaled from 0, the least of the tree, to 1, the greatest; or the value as
    /// it is; default 'scaled'.
    #[ts(inline)]
    pub reward: Option<Reward>,
    /// The question of 'pns': whether the root is worth at least this; 'middle', the default: whether it is worth more than
    /// the middle of the least and the greatest leaf.
    #[ts(optional = nullable, type = "number | 'middle'")]
    pub threshold: (),
    /// The player at the root, if the text does not say; default 'max'.
    pub root: Option<Player>,
    /// The order of the children, set before the search; default 'given'.
    #[ts(
        optional = nullable,
        type = "'given' | 'reversed' | 'best' | 'worst' | 'evaluation' | 'look-ahead' | 'random'"
    )]
    pub order: (),
    /// The seed of the random order, and of the playouts of 'mcts', a whole number, 0 … 2^53 − 1; default 0.
    pub seed: Option<u64>,
    /// The most that is opened. The defaults are the largest: a host can only lower them.
    #[ts(inline)]
    pub limits: Option<LimitOptions>,
}

/// Limits of an opening.
#[derive(TS)]
#[ts(optional_fields)]
pub struct LimitOptions {
    /// The most nodes of a tree, 1 … 10,000,000.
    pub nodes: Option<usize>,
    /// The most bytes of a text, 1 … 1,048,576.
    pub text: Option<usize>,
}

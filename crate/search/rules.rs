//! The rules of a search, each independent of the others.

use ts_rs::TS;

use super::Window;
use crate::tree::Player;

/// Which algorithm searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, TS)]
#[ts(rename_all = "kebab-case")]
pub enum Algorithm {
    /// Looks at every node.
    Minimax,
    /// Prunes nodes that cannot change the answer (Knuth & Moore 1975).
    #[default]
    AlphaBeta,
    /// Tests all children but the first with null windows, and searches a better one again (NegaScout, Reinefeld 1983).
    Pvs,
    /// Searches the root with null windows until its value is known (Plaat, Schaeffer, Pijls & de Bruin 1996).
    Mtd,
}

/// When a value meets a bound.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cut {
    /// `>=`: it reaches the bound.
    #[default]
    Reach,
    /// `>`: it passes the bound.
    Pass,
}

/// The value that a call returns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Returns {
    /// Fail-soft: the best value found.
    #[default]
    Soft,
    /// Fail-hard: that value clamped into the window the node was entered with. A node that is
    /// evaluated, not searched, returns its value as it is, like the textbooks' code. With
    /// [`Cut::Pass`] this may enter more nodes: a value clamped to a bound does not pass it.
    Hard,
}

/// Which bounds a node passes to its children.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Bounds {
    /// The whole window.
    #[default]
    Deep,
    /// Only its own best so far: there are no deep cutoffs.
    Shallow,
}

/// When alpha or beta moves. Either way the same nodes are searched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Update {
    /// After the cut test, as in the textbooks.
    #[default]
    After,
    /// Before it, so that the bounds are seen crossing at a cutoff.
    Before,
}

/// The window in which a child is searched again that has passed its null window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Again {
    /// The whole window, as for the first child.
    #[default]
    Window,
    /// The window from the value found on, which is a bound (Reinefeld 1983).
    Value,
}

/// To which depth a search goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Deepening {
    /// To the depth limit at once.
    #[default]
    Off,
    /// To depth 1, then to depth 2, and so on up to the depth limit.
    On,
}

/// Whether a search trusts the static value of a noisy node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Quiescence {
    /// At the depth limit every node is evaluated.
    #[default]
    Off,
    /// From the depth limit on, a noisy node is searched until all is quiet (Beal 1990). Its player can also stand pat:
    /// its static value takes part like that of a child.
    On,
}

/// How a window around a guess widens when the value lies outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Widen {
    /// On that side it opens at once.
    #[default]
    Open,
    /// On that side its width doubles.
    Double,
}

/// How many results a table keeps.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Memory {
    /// There is no table.
    #[default]
    None,
    /// All.
    Unlimited,
    /// One in each of so many slots. A position belongs to the slot of its number modulo the number of slots.
    Slots(u32),
}

/// The fate of a result in a slot when another position needs the slot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Replace {
    /// The new result replaces it.
    #[default]
    Always,
    /// The new result replaces it unless it comes from a deeper search.
    Deepest,
}

/// Which child is searched first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ordering {
    /// The first one of the tree.
    #[default]
    Fixed,
    /// The one that an earlier search of the position found best.
    Table,
}

/// All rules of one search. The default is textbook alpha–beta on the full window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rules {
    /// Which algorithm. Minimax heeds only `depth`, `quiescence`, `values`, `deepening` and the rules of the table.
    pub algorithm: Algorithm,
    /// The cut test.
    pub cut: Cut,
    /// The value to return.
    pub returns: Returns,
    /// The bounds to pass down.
    pub bounds: Bounds,
    /// When to move the bounds.
    pub update: Update,
    /// The root's window.
    pub window: Window,
    /// Plies searched below the root; `None` for all.
    pub depth: Option<u32>,
    /// Whether noisy nodes are searched on from there.
    pub quiescence: Quiescence,
    /// The bounds between which all values of a tree with chance nodes are known to lie.
    pub values: Option<Window>,
    /// In which window PVS searches again. Other algorithms ignore it.
    pub again: Again,
    /// The first guess of MTD: ±∞ are SSS* and DUAL*. Other algorithms ignore it.
    pub guess: f64,
    /// Whether the depth grows.
    pub deepening: Deepening,
    /// How far the window of a depth reaches on both sides of the value of the depth before; `None`: to the ends of
    /// `window`.
    pub aspiration: Option<f64>,
    /// How the window of a depth widens.
    pub widen: Widen,
    /// How many results of nodes the transposition table keeps.
    pub table: Memory,
    /// Which results the table gives up.
    pub replace: Replace,
    /// Which child is first.
    pub ordering: Ordering,
}

impl Rules {
    /// Whether nodes have windows.
    pub fn bounded(&self) -> bool {
        self.algorithm != Algorithm::Minimax
    }

    /// Whether each node is searched at most once, and all follows from the tree, as in plain minimax and alpha–beta.
    pub fn single_visit(&self) -> bool {
        let plain = matches!(self.algorithm, Algorithm::Minimax | Algorithm::AlphaBeta);
        plain && !self.in_passes() && self.table == Memory::None
    }

    /// Whether nodes can stand pat. Without a depth limit none is met.
    pub fn quiescent(&self) -> bool {
        let limited = self.depth.is_some() || self.deepening == Deepening::On;
        self.quiescence == Quiescence::On && limited
    }

    /// Whether the search can have several passes from the root.
    pub fn in_passes(&self) -> bool {
        self.algorithm == Algorithm::Mtd || self.deepening == Deepening::On
    }

    /// These rules, without those that the algorithm does not heed.
    pub fn effective(&self) -> Rules {
        match self.bounded() {
            true => *self,
            false => Rules {
                deepening: self.deepening,
                table: self.table,
                replace: self.replace,
                ordering: self.ordering,
                ..self.minimax()
            },
        }
    }

    /// These rules, for one visit to each node.
    pub fn plain(&self) -> Rules {
        let algorithm = match self.bounded() {
            true => Algorithm::AlphaBeta,
            false => Algorithm::Minimax,
        };
        Rules {
            algorithm,
            cut: self.cut,
            returns: self.returns,
            bounds: self.bounds,
            update: self.update,
            window: self.window,
            depth: self.depth,
            quiescence: self.quiescence,
            values: self.values,
            ..Rules::default()
        }
    }

    /// Minimax with the same depth limit, the same quiescence and the same bounds of all values.
    pub fn minimax(&self) -> Rules {
        Rules {
            algorithm: Algorithm::Minimax,
            depth: self.depth,
            quiescence: self.quiescence,
            values: self.values,
            ..Rules::default()
        }
    }

    /// The window a node of `player` passes to its next child.
    #[inline]
    pub fn passed(&self, window: Window, player: Player, best: f64) -> Window {
        match self.bounds {
            Bounds::Deep => window,
            Bounds::Shallow => Window::FULL.narrowed(player, best),
        }
    }
}

impl Window {
    /// The cut test: whether `best` of a node of `player` meets the opponent's bound, beta at MAX, alpha at MIN.
    #[inline]
    pub fn cut_by(self, player: Player, best: f64, cut: Cut) -> bool {
        let bound = self.bound_of(player.opponent());
        player.prefers(best, bound) || cut == Cut::Reach && best == bound
    }

    /// The window in which a node of `player` searches a child again whose null window the value `found` has passed.
    #[inline]
    pub fn again(self, player: Player, found: f64, again: Again) -> Window {
        match again {
            Again::Window => self,
            Again::Value => self.narrowed(player, found),
        }
    }

    /// The value that a call entered with this window returns when its best value is `best`.
    #[inline]
    pub fn returned(self, best: f64, returns: Returns) -> f64 {
        match returns {
            Returns::Soft => best,
            Returns::Hard => best.max(self.alpha).min(self.beta),
        }
    }
}

//! The rules of a search, each independent of the others.

use super::Window;
use crate::tree::Player;

/// Which algorithm searches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Algorithm {
    /// Looks at every node.
    Minimax,
    /// Leaves out what cannot change the answer (Knuth & Moore 1975).
    #[default]
    AlphaBeta,
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

/// What a call returns.
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

/// All rules of one search. The default is textbook alpha–beta on the full window.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rules {
    /// Which algorithm; minimax heeds no other rule than `depth`.
    pub algorithm: Algorithm,
    /// When to cut.
    pub cut: Cut,
    /// What to return.
    pub returns: Returns,
    /// What to pass down.
    pub bounds: Bounds,
    /// When to move the bounds.
    pub update: Update,
    /// The root's window.
    pub window: Window,
    /// Plies searched below the root; `None` for all.
    pub depth: Option<u32>,
    /// Between what bounds all values of a tree with nodes of chance are known to lie.
    pub values: Option<Window>,
}

impl Rules {
    /// Whether nodes at this depth are evaluated rather than searched.
    #[inline]
    pub fn stops_at(&self, depth: u32) -> bool {
        self.depth == Some(depth)
    }

    /// Whether nodes have windows.
    pub fn bounded(&self) -> bool {
        self.algorithm == Algorithm::AlphaBeta
    }

    /// The same depth limit, searched by minimax.
    pub fn minimax(&self) -> Rules {
        Rules {
            algorithm: Algorithm::Minimax,
            depth: self.depth,
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
    /// Whether `best` of a node of `player` meets the opponent's bound: beta at MAX, alpha at MIN.
    #[inline]
    pub fn cut_by(self, player: Player, best: f64, cut: Cut) -> bool {
        let bound = self.bound_of(player.opponent());
        player.prefers(best, bound) || cut == Cut::Reach && best == bound
    }

    /// What a call entered with this window returns when its best value is `best`.
    #[inline]
    pub fn returned(self, best: f64, returns: Returns) -> f64 {
        match returns {
            Returns::Soft => best,
            Returns::Hard => best.max(self.alpha).min(self.beta),
        }
    }
}

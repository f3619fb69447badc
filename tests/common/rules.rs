//! The rules of alpha–beta in all combinations.

use secateur::search::{Algorithm, Bounds, Cut, Returns, Rules, Update};

pub const CUTS: [Cut; 2] = [Cut::Reach, Cut::Pass];
pub const BOUNDS: [Bounds; 2] = [Bounds::Deep, Bounds::Shallow];

/// The textbook's rules: `>=`, soft, deep, after.
pub const TEXTBOOK: Rules = Rules {
    algorithm: Algorithm::AlphaBeta,
    cut: Cut::Reach,
    returns: Returns::Soft,
    bounds: Bounds::Deep,
    update: Update::After,
    window: secateur::search::Window::FULL,
    depth: None,
    values: None,
};

/// Plain minimax.
pub const MINIMAX: Rules = Rules {
    algorithm: Algorithm::Minimax,
    ..TEXTBOOK
};

/// All sixteen combinations of `cut`, `returns`, `bounds` and `update`, starting with the textbook's.
pub fn all() -> Vec<Rules> {
    let mut all = Vec::new();
    for cut in CUTS {
        for bounds in BOUNDS {
            for returns in [Returns::Soft, Returns::Hard] {
                for update in [Update::After, Update::Before] {
                    all.push(Rules {
                        cut,
                        bounds,
                        returns,
                        update,
                        ..TEXTBOOK
                    });
                }
            }
        }
    }
    all
}

/// Whether fail-hard may prevent a cutoff: a value that is clamped to a bound does not pass that bound. With
/// shallow bounds a child clamps its value to its parent's best value, which is never the bound to be passed.
pub fn hindered(rules: &Rules) -> bool {
    (rules.cut, rules.returns, rules.bounds) == (Cut::Pass, Returns::Hard, Bounds::Deep)
}

/// The rules with this `cut` and `bounds` that must all enter the same nodes.
pub fn same_visits(cut: Cut, bounds: Bounds) -> Vec<Rules> {
    let same = |rules: &Rules| rules.cut == cut && rules.bounds == bounds && !hindered(rules);
    all().into_iter().filter(same).collect()
}

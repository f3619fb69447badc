//! The rules of alpha–beta in all combinations, and those of best-first searches.

use secateur::search::best_first::{self, BestFirst, Expand, Playout, Reward, Selection};
use secateur::search::{
    Again, Algorithm, Bounds, Cut, Deepening, Memory, Ordering, Quiescence, Replace, Returns,
    Rules, Update, Widen,
};

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
    quiescence: Quiescence::Off,
    values: None,
    again: Again::Window,
    guess: 0.0,
    deepening: Deepening::Off,
    aspiration: None,
    widen: Widen::Open,
    table: Memory::None,
    replace: Replace::Always,
    ordering: Ordering::Fixed,
};

/// Plain minimax.
pub const MINIMAX: Rules = Rules {
    algorithm: Algorithm::Minimax,
    ..TEXTBOOK
};

/// The textbook's rules with bounds of the parent alone.
pub const SHALLOW: Rules = Rules {
    bounds: Bounds::Shallow,
    ..TEXTBOOK
};

/// The textbook's rules with `>` as the cut test.
pub const STRICT: Rules = Rules {
    cut: Cut::Pass,
    ..TEXTBOOK
};

/// The textbook's rules, fail-hard.
pub const HARD: Rules = Rules {
    returns: Returns::Hard,
    ..TEXTBOOK
};

/// Principal variation search.
pub const PVS: Rules = Rules {
    algorithm: Algorithm::Pvs,
    ..TEXTBOOK
};

/// The textbook's rules with a depth limit.
pub const fn to_depth(depth: u32) -> Rules {
    Rules {
        depth: Some(depth),
        ..TEXTBOOK
    }
}

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

/// Rules of searches with several visits: each idea alone, and many together.
pub fn repeating() -> Vec<Rules> {
    let mut all = Vec::new();
    let tables = [
        (Memory::None, Replace::Always),
        (Memory::Unlimited, Replace::Always),
        (Memory::Slots(3), Replace::Always),
        (Memory::Slots(5), Replace::Deepest),
    ];
    for (table, replace) in tables {
        for ordering in [Ordering::Fixed, Ordering::Table] {
            for deepening in [Deepening::Off, Deepening::On] {
                let rules = Rules {
                    table,
                    replace,
                    ordering,
                    deepening,
                    ..TEXTBOOK
                };
                all.extend(algorithms(&rules));
            }
        }
    }
    all.retain(|rules| rules.ordering == Ordering::Fixed || rules.table != Memory::None);
    all.retain(|rules| !rules.single_visit());
    all
}

/// The same rules with every algorithm, and with the other rules that go with it.
fn algorithms(rules: &Rules) -> Vec<Rules> {
    let with = |algorithm, cut, returns| Rules {
        algorithm,
        cut,
        returns,
        ..*rules
    };
    let mut all = vec![with(Algorithm::Minimax, Cut::Reach, Returns::Soft)];
    for cut in CUTS {
        for guess in [f64::INFINITY, f64::NEG_INFINITY, 0.0] {
            all.push(Rules {
                guess,
                ..with(Algorithm::Mtd, cut, Returns::Soft)
            });
        }
        for returns in [Returns::Soft, Returns::Hard] {
            all.push(with(Algorithm::AlphaBeta, cut, returns));
            all.push(with(Algorithm::Pvs, cut, returns));
            all.push(Rules {
                again: Again::Value,
                ..with(Algorithm::Pvs, cut, returns)
            });
        }
    }
    all.push(Rules {
        bounds: Bounds::Shallow,
        ..with(Algorithm::AlphaBeta, Cut::Reach, Returns::Soft)
    });
    all.push(Rules {
        update: Update::Before,
        ..with(Algorithm::Pvs, Cut::Reach, Returns::Soft)
    });
    if rules.deepening == Deepening::On {
        for (algorithm, widen) in [
            (Algorithm::AlphaBeta, Widen::Open),
            (Algorithm::Pvs, Widen::Double),
        ] {
            all.push(Rules {
                aspiration: Some(1.0),
                widen,
                ..with(algorithm, Cut::Reach, Returns::Soft)
            });
        }
    }
    all
}

/// Rules of Monte-Carlo tree search of all kinds, without the solver.
pub fn monte_carlo(iterations: u32) -> Vec<best_first::Rules> {
    use best_first::Rules;
    let usual = of_monte_carlo(iterations);
    let all = Rules {
        expand: Expand::All,
        ..usual
    };
    let puct = Rules {
        selection: Selection::Puct,
        ..all
    };
    vec![
        usual,
        Rules {
            exploration: 0.0,
            ..usual
        },
        Rules {
            exploration: 20.0,
            seed: 9,
            ..usual
        },
        Rules {
            reward: Reward::Raw,
            playout: Playout::First,
            seed: 4,
            ..usual
        },
        Rules {
            selection: Selection::Mean,
            playout: Playout::Last,
            ..usual
        },
        all,
        Rules {
            reward: Reward::Raw,
            seed: 77,
            ..all
        },
        puct,
        Rules {
            reward: Reward::Raw,
            ..puct
        },
    ]
}

/// Rules of Monte-Carlo tree search with the solver.
pub fn solving(iterations: u32) -> [best_first::Rules; 2] {
    [Expand::One, Expand::All].map(|expand| best_first::Rules {
        solver: true,
        expand,
        ..of_monte_carlo(iterations)
    })
}

fn of_monte_carlo(iterations: u32) -> best_first::Rules {
    best_first::Rules {
        iterations: Some(iterations),
        ..best_first::Rules::of(BestFirst::MonteCarlo)
    }
}

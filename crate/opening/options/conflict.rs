//! Rules that make no sense together.

use crate::search::best_first::{self, Expand, Selection};
use crate::search::{Algorithm, Bounds, Deepening, Memory, Ordering, Returns, Rules, Window};

/// Two rules that do not go together, and why.
pub(super) fn conflict(
    rules: &Rules,
    best_first: Option<best_first::Rules>,
) -> Option<(&'static str, &'static str, &'static str)> {
    let priors = |rules: best_first::Rules| {
        rules.selection == Selection::Puct && rules.expand == Expand::One
    };
    let mtd = rules.algorithm == Algorithm::Mtd;
    let null_windows = mtd || rules.algorithm == Algorithm::Pvs;
    let narrow = rules.window != Window::FULL;
    let aspires = rules.aspiration.is_some();
    let conflicts = [
        // A null window that is not passed down tests nothing.
        (
            null_windows && rules.bounds == Bounds::Shallow,
            "bounds",
            "algorithm",
            "null-windows-go-down",
        ),
        // A value clamped to the window moves the guess by the least that there is.
        (
            mtd && rules.returns == Returns::Hard,
            "returns",
            "algorithm",
            "needs-values-outside",
        ),
        (mtd && narrow, "window", "algorithm", "has-own-windows"),
        (mtd && aspires, "aspiration", "algorithm", "has-own-windows"),
        (
            aspires && !rules.bounded(),
            "aspiration",
            "algorithm",
            "has-no-windows",
        ),
        (aspires && narrow, "aspiration", "window", "has-own-windows"),
        (
            aspires && rules.deepening == Deepening::Off,
            "aspiration",
            "deepening",
            "has-no-guess",
        ),
        (
            rules.ordering == Ordering::Table && rules.table == Memory::None,
            "ordering",
            "table",
            "has-no-table",
        ),
        // PUCT compares children without visits, which have to be in the tree.
        (
            best_first.is_some_and(priors),
            "selection",
            "expand",
            "compares-all-children",
        ),
    ];
    let conflict = conflicts.into_iter().find(|&(conflicts, ..)| conflicts);
    conflict.map(|(_, option, other, reason)| (option, other, reason))
}

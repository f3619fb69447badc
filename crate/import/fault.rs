//! Faults that programs have: each is the search of the rules with one thing wrong.

use serde::Serialize;

use super::assumed::Assumed;
use super::view::View;
use crate::search::{
    Again, Algorithm, Bounds, Cut, Memory, Ordering, Returns, Rules, Slip, Window,
};
use crate::tree::{GameTree, NodeId, Player};

/// What is wrong with a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Fault {
    /// The cut test `>` for `>=`, or the other way round.
    OtherCutTest,
    /// Only the parent's own bound is handed down.
    ShallowBounds,
    /// The whole window is handed down, where only the parent's own bound should be.
    DeepBounds,
    /// A bound is returned for the best value: fail-hard for fail-soft.
    ReturnsBound,
    /// The best value is returned where it should be clamped: fail-soft for fail-hard.
    ReturnsBest,
    /// Nothing is ever cut.
    NeverCuts,
    /// Every call begins with the full window. With that at the root too, it is plain minimax.
    NothingHandedDown,
    /// α is never moved, or not handed down.
    AlphaNotHandedDown,
    /// β is never moved, or not handed down.
    BetaNotHandedDown,
    /// α and β change places when they are handed down.
    BoundsExchanged,
    /// The bound takes each value, whether it is better or not.
    BoundOverwritten,
    /// The other cut test at MAX nodes alone.
    OtherCutTestAtMax,
    /// The other cut test at MIN nodes alone.
    OtherCutTestAtMin,
    /// The cut test comes before the best value takes in the child.
    CutBeforeUpdate,
    /// MAX nodes are never cut.
    NoCutAtMax,
    /// MIN nodes are never cut.
    NoCutAtMin,
    /// The cut test compares with the bound of the node's own player.
    CutByOwnBound,
    /// MAX for MIN.
    PlayersExchanged,
    /// All nodes are MAX's.
    AlwaysMax,
    /// All nodes are MIN's.
    AlwaysMin,
    /// The first child is left out.
    SkipsFirst,
    /// The last child is left out.
    SkipsLast,
    /// The children are taken from right to left.
    RightToLeft,
    /// The last value takes the place of the best.
    LastForBest,
    /// The first value stays the best.
    FirstForBest,
    /// The best value begins at the node's own bound.
    BestFromBound,
    /// The best value begins at the wrong infinity.
    BestFromWrongEnd,
    /// The best value is not reset: it is that of the call before on this ply.
    StaleBest,
    /// The best value begins at 0.
    BestFromZero,
    /// The depth limit comes a ply too early.
    TooShallow,
    /// The depth limit comes a ply too late.
    TooDeep,
    /// Values have the wrong sign where MIN is to move.
    SignOfLeaves,
    /// A later move of equal value takes the place of the best.
    LastOfEquals,
    /// Nothing: values are told as the side to move sees them.
    ValuesOfMover,
    /// Nothing: values are told as MAX sees them.
    ValuesOfMax,
    /// What the table has is used whatever depth it was found for.
    TableWrongDepth,
    /// A bound from the table is used as the value.
    TableBoundForValue,
    /// Lower and upper bounds of the table are exchanged.
    TableBoundsExchanged,
    /// Whether a stored value is a bound is judged by the window at the end of the call.
    TableMovedWindow,
    /// The table is never asked.
    NoTable,
    /// The table's move is not searched first.
    NoTableMove,
    /// A child that passes its null window is not searched again.
    NotSearchedAgain,
    /// A child is searched again in the other window: from the value found, or in the whole one.
    OtherAgain,
    /// Children are not tested with null windows.
    NoNullWindows,
    /// The null window of the root is set up on the wrong side of the last value.
    NullWindowOnOtherSide,
}

impl Fault {
    /// All of them. Of two that fit equally well, the first is named.
    pub const ALL: [Fault; 45] = [
        Fault::OtherCutTest,
        Fault::ShallowBounds,
        Fault::DeepBounds,
        Fault::ReturnsBound,
        Fault::ReturnsBest,
        Fault::NothingHandedDown,
        Fault::AlphaNotHandedDown,
        Fault::BetaNotHandedDown,
        Fault::BoundsExchanged,
        Fault::BoundOverwritten,
        Fault::OtherCutTestAtMax,
        Fault::OtherCutTestAtMin,
        Fault::CutBeforeUpdate,
        Fault::NoCutAtMax,
        Fault::NoCutAtMin,
        Fault::NeverCuts,
        Fault::CutByOwnBound,
        Fault::PlayersExchanged,
        Fault::AlwaysMax,
        Fault::AlwaysMin,
        Fault::SkipsFirst,
        Fault::SkipsLast,
        Fault::RightToLeft,
        Fault::LastForBest,
        Fault::FirstForBest,
        Fault::BestFromBound,
        Fault::BestFromWrongEnd,
        Fault::StaleBest,
        Fault::BestFromZero,
        Fault::TooShallow,
        Fault::TooDeep,
        Fault::SignOfLeaves,
        Fault::LastOfEquals,
        Fault::ValuesOfMover,
        Fault::ValuesOfMax,
        Fault::TableWrongDepth,
        Fault::TableBoundForValue,
        Fault::TableBoundsExchanged,
        Fault::TableMovedWindow,
        Fault::NoTable,
        Fault::NoTableMove,
        Fault::NotSearchedAgain,
        Fault::OtherAgain,
        Fault::NoNullWindows,
        Fault::NullWindowOnOtherSide,
    ];

    /// The rules of a search with this fault; `None` where they leave no room for it.
    pub fn rules(self, rules: &Rules) -> Option<Rules> {
        let (soft, deep) = (rules.returns == Returns::Soft, rules.bounds == Bounds::Deep);
        let depth = |by: i64| Some(Some((i64::from(rules.depth?) + by).max(0) as u32));
        Some(match self {
            Fault::OtherCutTest => Rules {
                cut: other(rules.cut),
                ..*rules
            },
            Fault::ShallowBounds if deep => Rules {
                bounds: Bounds::Shallow,
                ..*rules
            },
            Fault::DeepBounds if !deep => Rules {
                bounds: Bounds::Deep,
                ..*rules
            },
            Fault::ReturnsBound if soft => Rules {
                returns: Returns::Hard,
                ..*rules
            },
            Fault::ReturnsBest if !soft => Rules {
                returns: Returns::Soft,
                ..*rules
            },
            Fault::TooShallow => Rules {
                depth: depth(-1)?,
                ..*rules
            },
            Fault::TooDeep => Rules {
                depth: depth(1)?,
                ..*rules
            },
            Fault::NoTable => Rules {
                table: Memory::None,
                ..*rules
            },
            Fault::NoTableMove => Rules {
                ordering: Ordering::Fixed,
                ..*rules
            },
            Fault::OtherAgain if rules.algorithm == Algorithm::Pvs => Rules {
                again: match rules.again {
                    Again::Window => Again::Value,
                    Again::Value => Again::Window,
                },
                ..*rules
            },
            Fault::NoNullWindows if rules.algorithm == Algorithm::Pvs => Rules {
                algorithm: Algorithm::AlphaBeta,
                ..*rules
            },
            Fault::ShallowBounds | Fault::DeepBounds | Fault::ReturnsBound | Fault::ReturnsBest => {
                return None;
            }
            _ => *rules,
        })
    }

    /// What is assumed of a trace with this fault.
    pub(super) fn assumed(self) -> Assumed {
        Assumed {
            turned: matches!(self, Fault::ValuesOfMover | Fault::ValuesOfMax),
            begins_full: self == Fault::NothingHandedDown,
            last_of_equals: matches!(self, Fault::LastOfEquals | Fault::LastForBest),
        }
    }

    /// Whether the search is right, and only what is told of it is not.
    pub(super) fn is_told(self) -> bool {
        let told = [
            Fault::LastOfEquals,
            Fault::ValuesOfMover,
            Fault::ValuesOfMax,
        ];
        told.contains(&self)
    }

    /// Whether a trace whose values are read as those of one player can have it.
    pub(super) fn goes_with(self, view: View) -> bool {
        match self {
            Fault::ValuesOfMover => view == View::Max,
            Fault::ValuesOfMax => view == View::Mover,
            _ => true,
        }
    }

    /// Whether only searches with several visits can have it.
    pub(super) fn several_visits(self) -> bool {
        self as u8 >= Fault::TableWrongDepth as u8
    }

    /// The rules of a search with several visits, and what it does wrong, with this fault; `None` where the rules
    /// leave no room for it.
    pub(super) fn slipping(self, rules: &Rules) -> Option<(Rules, Option<Slip>)> {
        let (tabled, tests) = (
            rules.table != Memory::None,
            rules.algorithm == Algorithm::Pvs,
        );
        let (slip, room) = match self {
            Fault::TableWrongDepth => (Slip::AnyDepth, tabled),
            Fault::TableBoundForValue => (Slip::BoundForValue, tabled),
            Fault::TableBoundsExchanged => (Slip::BoundsExchanged, tabled),
            Fault::TableMovedWindow => (Slip::MovedWindow, tabled),
            Fault::NotSearchedAgain => (Slip::NotAgain, tests),
            Fault::NullWindowOnOtherSide => (Slip::OtherSide, rules.algorithm == Algorithm::Mtd),
            _ => {
                let other = self.rules(rules)?.heeded();
                return (other != rules.heeded()).then_some((other, None));
            }
        };
        room.then_some((*rules, Some(slip)))
    }

    /// Who moves, for a program with this fault.
    pub(super) fn player(self, player: Player) -> Player {
        match self {
            Fault::PlayersExchanged => player.opponent(),
            Fault::AlwaysMax => Player::Max,
            Fault::AlwaysMin => Player::Min,
            _ => player,
        }
    }

    /// The value of a node that is evaluated.
    pub(super) fn value(self, tree: &GameTree, node: NodeId, value: f64) -> f64 {
        match self {
            Fault::SignOfLeaves if tree.player(node) == Player::Min => 0.0 - value,
            _ => value,
        }
    }

    /// The window handed down in place of `window`.
    pub(super) fn passed(self, window: Window) -> Window {
        match self {
            Fault::NothingHandedDown => Window::FULL,
            Fault::AlphaNotHandedDown => Window {
                alpha: f64::NEG_INFINITY,
                ..window
            },
            Fault::BetaNotHandedDown => Window {
                beta: f64::INFINITY,
                ..window
            },
            Fault::BoundsExchanged => Window {
                alpha: window.beta,
                beta: window.alpha,
            },
            _ => window,
        }
    }

    /// The best value before the first child of a call that is entered with `window`; `last` is that of the call before on
    /// this ply.
    pub(super) fn worst(self, player: Player, window: Window, last: Option<f64>) -> f64 {
        match self {
            Fault::StaleBest => last.unwrap_or(player.worst()),
            Fault::BestFromZero => 0.0,
            Fault::BestFromBound => window.bound_of(player),
            Fault::BestFromWrongEnd => player.opponent().worst(),
            _ => player.worst(),
        }
    }

    /// The best value after a child. `first`: it is the first one.
    pub(super) fn better(self, player: Player, before: f64, value: f64, first: bool) -> f64 {
        match self {
            Fault::LastForBest => value,
            Fault::FirstForBest if first => value,
            Fault::FirstForBest => before,
            _ => player.better(before, value),
        }
    }

    /// The window of a call entered with `entry`, after a child of this value.
    pub(super) fn moved(self, entry: Window, player: Player, best: f64, value: f64) -> Window {
        match (self, player) {
            (Fault::BoundOverwritten, Player::Max) => Window {
                alpha: value,
                ..entry
            },
            (Fault::BoundOverwritten, Player::Min) => Window {
                beta: value,
                ..entry
            },
            _ => entry.narrowed(player, best),
        }
    }

    /// The outcome of the cut test. `before` is the best value without the last child.
    pub(super) fn cuts(
        self,
        window: Window,
        player: Player,
        best: f64,
        before: f64,
        cut: Cut,
    ) -> bool {
        match (self, player) {
            (Fault::NeverCuts, _)
            | (Fault::NoCutAtMax, Player::Max)
            | (Fault::NoCutAtMin, Player::Min) => false,
            (Fault::OtherCutTestAtMax, Player::Max) | (Fault::OtherCutTestAtMin, Player::Min) => {
                window.cut_by(player, best, other(cut))
            }
            (Fault::CutBeforeUpdate, _) => window.cut_by(player, before, cut),
            (Fault::CutByOwnBound, _) => window.cut_by(player.opponent(), best, cut),
            _ => window.cut_by(player, best, cut),
        }
    }
}

fn other(cut: Cut) -> Cut {
    match cut {
        Cut::Reach => Cut::Pass,
        Cut::Pass => Cut::Reach,
    }
}

//! The catalogue of mistakes: departures of programs and students from the rules.

use serde::Serialize;
use ts_rs::TS;

use super::{Again, Algorithm, Bounds, Cut, Memory, Ordering, Returns, Rules};
use crate::tree::Player;

/// One mistake of a search, or of its trace.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Mistake {
    /// The cut test `>` for `>=`, or the other way round.
    OtherCutTest,
    /// Only the parent's own best value is handed down.
    ShallowBounds,
    /// The whole window is handed down, where only the parent's own best value should be.
    DeepBounds,
    /// Values are clamped into the window where they should not be: fail-hard for fail-soft.
    ClampedValues,
    /// Values are not clamped where they should be: fail-soft for fail-hard.
    UnclampedValues,
    /// Minimax for alpha–beta.
    Minimax,
    /// The depth limit comes a ply too early.
    TooShallow,
    /// The depth limit comes a ply too late.
    TooDeep,
    /// The depth limit is not heeded: the leaves below it count.
    NoLimit,
    /// The table is never asked.
    NoTable,
    /// The table's move is not searched first.
    NoTableMove,
    /// A child is searched again in the other window: from the value found, or in the whole one.
    OtherAgain,
    /// Children are not tested with null windows.
    NoNullWindows,

    /// No node ever cuts off.
    NeverCuts,
    /// A node prunes its other children though no bound is met.
    CutsTooMuch,
    /// Every call but the root's begins with the full window.
    NothingHandedDown,
    /// α is never moved, or not handed down.
    AlphaNotHandedDown,
    /// β is never moved, or not handed down.
    BetaNotHandedDown,
    /// α and β change places when they are handed down.
    WindowExchanged,
    /// The bound takes each value, whether it is better or not.
    BoundOverwritten,
    /// The other cut test at MAX nodes alone.
    OtherCutTestAtMax,
    /// The other cut test at MIN nodes alone.
    OtherCutTestAtMin,
    /// The cut test comes before the best value takes in the child.
    CutBeforeUpdate,
    /// MAX nodes never cut off.
    NoCutAtMax,
    /// MIN nodes never cut off.
    NoCutAtMin,
    /// The cut test compares with the bound of the node's own player.
    CutByOwnBound,
    /// The best value begins at the node's own bound.
    BestFromBound,

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
    /// Children that cannot change the best move any more are left out.
    MoveDecided,
    /// The last value takes the place of the best.
    LastForBest,
    /// The first value stays the best.
    FirstForBest,
    /// The best value begins at the wrong infinity.
    BestFromWrongEnd,
    /// The best value is not reset: it is that of the call before on this ply.
    StaleBest,
    /// The best value begins at 0.
    BestFromZero,
    /// The worst value for the player is returned.
    ReturnsWorst,
    /// Values have the wrong sign where MIN is to move.
    SignOfLeaves,

    /// An entry of the table is used whatever depth it was found for.
    TableWrongDepth,
    /// A bound from the table is used as the value.
    TableBoundForValue,
    /// Lower and upper bounds of the table are exchanged.
    TableBoundsExchanged,
    /// Whether a stored value is a bound is judged by the window at the end of the call.
    TableMovedWindow,
    /// A child that passes its null window is not searched again.
    NotSearchedAgain,
    /// The null window of the root is set up on the wrong side of the last value.
    NullWindowOnOtherSide,

    /// The children of a chance node count alike, whatever their probabilities.
    EqualChances,

    /// The search is right. Its value, an estimate, is given as the true one.
    EstimateAsTruth,
    /// The search is right. The value that its choice loses has the wrong sign.
    LossTurned,
    /// The search is right. The value that its choice loses is given as the difference of an estimate and a true value.
    LossOfEstimate,
    /// The search is right. A later move of equal value takes the place of the best.
    LastOfEquals,
    /// The search is right. Values are given in the view of the side to move.
    ValuesOfMover,
    /// The search is right. Values are given in the view of MAX.
    ValuesOfMax,
    /// The search is right. The window at entry is given as the final one.
    EntryWindow,
    /// The search is right. α and β are exchanged in the answer.
    BoundsExchanged,
}

impl Mistake {
    /// The rules of a search with this mistake; `None` if the rules leave no room for it.
    pub fn rules(self, rules: &Rules) -> Option<Rules> {
        match self.changed_rules(rules) {
            Some(other) => (other.effective() != rules.effective()).then_some(other),
            None => self.has_room(rules).then_some(*rules),
        }
    }

    /// The player that a search with this mistake takes a player for.
    pub fn player(self, player: Player) -> Player {
        match self {
            Mistake::PlayersExchanged => player.opponent(),
            Mistake::AlwaysMax => Player::Max,
            Mistake::AlwaysMin => Player::Min,
            _ => player,
        }
    }

    /// The rules in place of which the mistake takes others; `None` for other kinds of mistakes.
    fn changed_rules(self, rules: &Rules) -> Option<Rules> {
        let mut other = *rules;
        match self {
            Mistake::OtherCutTest => other.cut = rules.cut.other(),
            Mistake::ShallowBounds => other.bounds = Bounds::Shallow,
            Mistake::DeepBounds => other.bounds = Bounds::Deep,
            Mistake::ClampedValues => other.returns = Returns::Hard,
            Mistake::UnclampedValues => other.returns = Returns::Soft,
            Mistake::Minimax => other = rules.minimax(),
            Mistake::TooShallow => other.depth = rules.depth.map(|depth| depth.saturating_sub(1)),
            Mistake::TooDeep => other.depth = rules.depth.map(|depth| depth.saturating_add(1)),
            Mistake::NoLimit => other.depth = None,
            Mistake::NoTable => other.table = Memory::None,
            Mistake::NoTableMove => other.ordering = Ordering::Fixed,
            Mistake::OtherAgain if rules.algorithm == Algorithm::Pvs => {
                other.again = match rules.again {
                    Again::Window => Again::Value,
                    Again::Value => Again::Window,
                };
            }
            Mistake::NoNullWindows if rules.algorithm == Algorithm::Pvs => {
                other.algorithm = Algorithm::AlphaBeta;
            }
            Mistake::OtherAgain | Mistake::NoNullWindows => {}
            _ => return None,
        }
        Some(other)
    }

    /// Whether a search by these rules can have the mistake.
    fn has_room(self, rules: &Rules) -> bool {
        match self {
            Mistake::TableWrongDepth
            | Mistake::TableBoundForValue
            | Mistake::TableBoundsExchanged
            | Mistake::TableMovedWindow => rules.table != Memory::None,
            Mistake::NotSearchedAgain => rules.algorithm == Algorithm::Pvs,
            Mistake::NullWindowOnOtherSide => rules.algorithm == Algorithm::Mtd,
            Mistake::LastOfEquals | Mistake::ValuesOfMover | Mistake::ValuesOfMax => true,
            Mistake::EntryWindow | Mistake::BoundsExchanged => rules.bounded(),
            Mistake::NeverCuts
            | Mistake::CutsTooMuch
            | Mistake::NothingHandedDown
            | Mistake::AlphaNotHandedDown
            | Mistake::BetaNotHandedDown
            | Mistake::WindowExchanged
            | Mistake::BoundOverwritten
            | Mistake::OtherCutTestAtMax
            | Mistake::OtherCutTestAtMin
            | Mistake::CutBeforeUpdate
            | Mistake::NoCutAtMax
            | Mistake::NoCutAtMin
            | Mistake::CutByOwnBound
            | Mistake::BestFromBound => rules.single_visit() && rules.bounded(),
            _ => rules.single_visit(),
        }
    }
}

impl Cut {
    /// The other cut test.
    pub(super) fn other(self) -> Cut {
        match self {
            Cut::Reach => Cut::Pass,
            Cut::Pass => Cut::Reach,
        }
    }
}

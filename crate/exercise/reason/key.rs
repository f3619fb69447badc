//! The reason of a verdict: its key and its parameters.

use serde::Serialize;
use ts_rs::TS;

use super::test::CutTest;
use crate::exercise::reading::ReadingError;
use crate::search::Mistake;
use crate::tree::Player;
use crate::tree::names::Place;

/// The reason of a verdict.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "key",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
pub enum Reason {
    /// The node returns another value.
    OtherValue {
        /// The node.
        node: Place,
        /// Its player, who takes the best value of the searched children.
        player: Player,
        /// Whether that is clamped into the window.
        clamped: bool,
        /// Whether values are those of the side to move: each node takes the greatest of the negated values.
        mover: bool,
    },
    /// Something else is proved of the node.
    OtherRange {
        /// The node.
        node: Place,
    },
    /// Chance moves at the node, which returns another average.
    OtherAverage {
        /// The node.
        node: Place,
    },
    /// Chance moves at the node, which is cut: it returns the bound that holds whatever its other children are worth.
    OtherLimit {
        /// The node.
        node: Place,
    },
    /// The average is that of equal probabilities.
    EqualChances,
    /// The sum so far of a node at which chance moves and that is cut.
    SumSoFar,
    /// The value is the worst of the children's for the player, not the best.
    OtherPlayer {
        /// The player of the node.
        player: Player,
    },
    /// The value is that with the pruned children, which the search never sees.
    BeyondCut,
    /// The value is not clamped into the window, and is to be.
    NotClamped,
    /// The value is clamped into the window, and is not to be.
    Clamped,
    /// The number is right, but rounded or cut off too early.
    Rounded,
    /// A bare number where only a bound is proved.
    BoundAsValue,
    /// A bound where the value is known.
    ValueAsBound,
    /// ≥ for ≤, or the other way round.
    WrongSign,
    /// Another bound.
    OtherBound,
    /// The bound at entry, which has moved since.
    EntryBound,
    /// The bound as it last stood; asked is that at entry.
    FinalBound,
    /// Some of the values that the bound had, not all.
    BoundsMissing,
    /// α for β.
    Exchanged,
    /// A number of a MIN node from the other side.
    OtherView {
        /// Whether bounds are those of the side to move, and MAX's was given; otherwise it is the other way round.
        mover: bool,
    },
    /// The bound of an ancestor was not handed down.
    NotHandedDown,
    /// The bound has moved at the cutoff; by the rules it does not.
    Moved,
    /// The bound has not moved at the cutoff; by the rules it does.
    NotMoved,
    /// The cut test succeeds, and the edge is not marked.
    TestHolds(CutTest),
    /// The cut test fails, and the edge is marked.
    TestFails(CutTest),
    /// Whatever the other children of the chance node are worth, its average meets a bound.
    AverageDecided(CutTest),
    /// The average of the chance node can still lie between `least` and `most`, so nothing is cut.
    AverageOpen {
        /// The node.
        node: Place,
        /// The least that it can be.
        least: f64,
        /// The most.
        most: f64,
        /// α of the node.
        alpha: f64,
        /// β of the node.
        beta: f64,
    },
    /// The cut test fails, so the search goes on.
    GoesOn(CutTest),
    /// The edge of a first child: nothing has been compared.
    FirstChild,
    /// The edge lies below the one that is cut; only that one is asked.
    BelowCut {
        /// The node whose edge is cut.
        cut: Place,
    },
    /// It lies below an edge that is cut and not marked: the mistake is there.
    BelowMissedCut {
        /// The node whose edge is cut.
        cut: Place,
    },
    /// It lies below an edge that is marked and not cut: the mistake is there.
    BelowExtraCut {
        /// The node whose edge is marked.
        cut: Place,
    },
    /// The edge leads to the node that cuts off, which is entered: cut are edges to its children.
    CutsOff {
        /// The node.
        node: Place,
    },
    /// The node is never entered, because an edge above it is cut.
    NeverEntered {
        /// The node whose edge is cut.
        cut: Place,
    },
    /// The node is never searched: it lies at or below the depth limit, or after the end of the run.
    NeverSearched,
    /// An edge is marked, and nothing is said to be cut.
    SomethingMarked,
    /// Another move is best.
    OtherMove,
    /// By the values at the depth limit another move is best.
    OtherChoice,
    /// The search returns another value.
    OtherEstimate,
    /// Searched to its end, the tree has another value.
    OtherTruth,
    /// The choice loses another value.
    OtherLoss,
    /// A known mistake gives this answer.
    Fits {
        /// The mistake.
        mistake: Mistake,
    },
    /// No move is best: every value is only a bound.
    NoMove,
    /// The leaf of this number in the list, from 1, is another one.
    OtherLeaf {
        /// The number in the list.
        number: usize,
    },
    /// The list ends too early.
    TooFew {
        /// How many there are.
        given: usize,
    },
    /// The list goes on too long.
    TooMany {
        /// How many there are.
        given: usize,
    },
    /// Another number of leaves is evaluated.
    OtherCount,
    /// The number is that of the nodes entered.
    CountedNodes,
    /// The number is that of the pruned leaves.
    CountedPruned,
    /// The number leaves out the leaves after which a node cuts off.
    LeftOutCutting,
    /// With this order the search evaluates another number of leaves than asked.
    OtherLeaves {
        /// How many it evaluates.
        leaves: u32,
    },
    /// It is no order of the children of this tree.
    NoOrder,
    /// The condition holds for this x, and the answer says that it does not.
    HoldsAt {
        /// The x.
        at: f64,
    },
    /// The condition does not hold for this x, and the answer says that it does.
    FailsAt {
        /// The x.
        at: f64,
    },
    /// The condition holds for these two values, and the answer says that it does not.
    HoldsFor {
        /// The name of the first leaf.
        first: String,
        /// Its value.
        x: f64,
        /// The name of the second leaf.
        second: String,
        /// Its value.
        y: f64,
    },
    /// The condition does not hold for these two values, and the answer says that it does.
    FailsFor {
        /// The name of the first leaf.
        first: String,
        /// Its value.
        x: f64,
        /// The name of the second leaf.
        second: String,
        /// Its value.
        y: f64,
    },
    /// The root can have this value, and the answer says that it cannot.
    CanBe {
        /// The value.
        at: f64,
    },
    /// The root cannot have this value, and the answer says that it can.
    CannotBe {
        /// The value.
        at: f64,
    },
    /// The statement is false: a tree shows it.
    Refuted,
    /// The statement is true of every tree.
    Proved,
    /// The reason does not show it.
    OtherReason,
    /// On this tree the statement holds.
    HoldsThere,
    /// The table has no entry for the position.
    TableEmpty,
    /// The entry of the table is for another number of plies.
    TablePlies {
        /// For how many.
        plies: u32,
        /// How many are left to search.
        needed: u32,
    },
    /// The table has bounds that do not decide the call.
    TableBound {
        /// The value is at least this.
        lo: f64,
        /// The value is at most this.
        hi: f64,
        /// α of the call.
        alpha: f64,
        /// β of the call.
        beta: f64,
    },
    /// The number counts the passes before this one, too.
    CountedBefore,
    /// The step that was pointed at is right.
    StepRight,
    /// An earlier step is wrong already.
    WrongBefore,
    /// The search meets a leaf without a value, and stops.
    UnknownMet,
    /// There is no cutoff.
    NoCutoff,
    /// The cut test succeeds only at last children, so nothing is pruned.
    LastChild {
        /// A node at which it does.
        cutoff: Place,
    },
    /// The cut test succeeds as asked, but at a last child, so nothing is pruned.
    NothingLeft {
        /// The node at which it does.
        cutoff: Place,
        /// The node that holds the bound.
        holder: Place,
    },
    /// There is a cutoff, but its bound is that of the root's own window.
    HeldByWindow {
        /// The node that cuts off.
        cutoff: Place,
    },
    /// There is a cutoff, but its bound is held by the parent: it is shallow.
    HeldByParent {
        /// The node that cuts off.
        cutoff: Place,
        /// Its parent.
        holder: Place,
    },
    /// There is a deep cutoff, but its bound is held too near.
    HeldNear {
        /// The node that cuts off.
        cutoff: Place,
        /// The node that holds the bound.
        holder: Place,
        /// How many plies above it is.
        plies: usize,
    },
    /// Both searches evaluate as many leaves.
    SameLeaves {
        /// How many.
        leaves: u32,
    },
    /// The same, and no value ever equals a bound, so the cut tests cannot differ.
    NoTie {
        /// How many.
        leaves: u32,
    },
    /// The search that is to evaluate more leaves evaluates fewer.
    FewerLeaves {
        /// How many it evaluates.
        leaves: u32,
        /// How many the other one does.
        others: u32,
    },
    /// The text cannot be read.
    #[serde(untagged)]
    Unread(ReadingError),
}

impl Reason {
    /// Whether a search with a mistake can give an answer that is wrong for this reason. A reason that names no mistake
    /// leaves all open.
    pub(crate) fn admits(&self, mistake: Mistake) -> bool {
        match self {
            Reason::NotClamped => mistake == Mistake::UnclampedValues,
            Reason::Clamped => mistake == Mistake::ClampedValues,
            Reason::EqualChances => mistake == Mistake::EqualChances,
            Reason::OtherPlayer { .. } => mistake == Mistake::PlayersExchanged,
            Reason::Exchanged => mistake == Mistake::BoundsExchanged,
            Reason::BeyondCut => matches!(
                mistake,
                Mistake::OtherCutTest
                    | Mistake::ShallowBounds
                    | Mistake::Minimax
                    | Mistake::NothingHandedDown
            ),
            Reason::SumSoFar
            | Reason::Rounded
            | Reason::BoundAsValue
            | Reason::ValueAsBound
            | Reason::WrongSign
            | Reason::CountedBefore
            | Reason::CountedNodes => false,
            _ => true,
        }
    }

    /// Whether it only says that the answer is another one.
    pub(super) fn is_general(&self) -> bool {
        matches!(
            self,
            Reason::OtherValue { .. }
                | Reason::OtherAverage { .. }
                | Reason::OtherLimit { .. }
                | Reason::OtherRange { .. }
                | Reason::OtherBound
        )
    }

    /// The same from the other side: the numbers negated, and the other bound.
    pub(crate) fn mirror(self) -> Reason {
        match self {
            Reason::TestHolds(test) => Reason::TestHolds(test.mirror()),
            Reason::TestFails(test) => Reason::TestFails(test.mirror()),
            other => other,
        }
    }
}

impl From<ReadingError> for Reason {
    fn from(unread: ReadingError) -> Reason {
        Reason::Unread(unread)
    }
}

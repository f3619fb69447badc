//! The first thing that is wrong with the best-first search of another program.

use serde::Serialize;
use ts_rs::TS;

use crate::import::probable_bug::ProbableBug;
use crate::search::best_first::Mistake;
use crate::trace::best_first::EventKind;
use crate::tree::NodeId;

/// The first thing that is wrong with the trace of a best-first search.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "BestFirstFinding")]
pub struct Finding {
    /// The line of the file, from 1.
    pub line: u32,
    /// The step of the trace at which it shows.
    pub step: u32,
    /// The difference.
    #[serde(flatten)]
    pub flaw: Flaw,
    /// The probable bug of the program.
    pub likely: Option<ProbableBug<Mistake>>,
}

impl Finding {
    /// A flaw in a line, of which no bug is known.
    pub(super) fn of(step: u32, (line, flaw): (u32, Flaw)) -> Finding {
        Finding {
            line,
            step,
            flaw,
            likely: None,
        }
    }
}

/// The number by which children are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[ts(rename = "ComparedBy")]
pub enum ComparedBy {
    /// The score, of which the highest is chosen.
    Score,
    /// The proof number, of which the least is chosen.
    Proof,
    /// The disproof number, of which the least is chosen.
    Disproof,
    /// The visits.
    Visits,
    /// The mean, as the player at the root sees it.
    Mean,
}

/// The first difference. `found` is what the trace tells. A node as a text is written as in the file.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[serde(
    tag = "code",
    rename_all = "kebab-case",
    rename_all_fields = "camelCase"
)]
#[allow(
    missing_docs,
    reason = "the fields are nodes, what was told and what was expected"
)]
#[ts(rename = "BestFirstWrong")]
pub enum Flaw {
    /// The tree has no such node.
    NotThere { found: String },
    /// A node is to be a child of the one that the iteration has reached, and is none.
    NoChild { found: String, open: NodeId },
    /// A playout ends at a node that does not lie below the one that the iteration has reached.
    NotBelow { found: String, open: NodeId },
    /// The children of a leaf are to join the tree.
    NoChildren { node: NodeId },
    /// An event of another node than the one that the iteration has reached.
    NotHere { found: String, open: NodeId },
    /// A child is selected that has not joined the tree.
    NotGrown { node: NodeId },
    /// A node joins the tree a second time.
    JoinsAgain { node: NodeId },
    /// An update of a node that is not on the path of the iteration.
    OffPath { found: String, open: NodeId },
    /// Something comes after the end of the search.
    AfterEnd,
    /// The tree of the header is not the one that was given.
    OtherTree,

    /// Another kind of event comes than the rules ask for at the node that the iteration has reached.
    Comes {
        node: NodeId,
        found: EventKind,
        expected: EventKind,
    },
    /// A child is chosen whose number is not the best. `None` stands for the number of a child that has no visits.
    Chooses {
        child: NodeId,
        expected: NodeId,
        found: Option<f64>,
        best: Option<f64>,
        by: ComparedBy,
    },
    /// A child is chosen whose value is proved.
    ChoosesProved { child: NodeId },
    /// The score of a child is another one.
    Scores {
        child: NodeId,
        found: f64,
        expected: f64,
    },
    /// A leaf is given another value than it has.
    Value {
        node: NodeId,
        found: f64,
        expected: f64,
    },
    /// The reward is not that of the value.
    Rewards {
        node: NodeId,
        value: f64,
        found: f64,
        expected: f64,
    },
    /// A reward that lies outside of 0 … 1.
    RewardOutside { found: f64 },
    /// A playout ends at a node that is no leaf.
    PlaysShort { node: NodeId },
    /// A playout ends at another leaf than that of the rule.
    PlaysTo { node: NodeId, expected: NodeId },
    /// A node has other visits after an update.
    Visits {
        node: NodeId,
        found: f64,
        expected: f64,
    },
    /// A node has another total after an update.
    Totals {
        node: NodeId,
        found: f64,
        expected: f64,
    },
    /// A node has another proof number, or disproof number.
    Numbers {
        node: NodeId,
        by: ComparedBy,
        found: f64,
        expected: f64,
    },
    /// A node is said to be proved, or to have another proved value, or not to be proved.
    Proves {
        node: NodeId,
        found: Option<f64>,
        expected: Option<f64>,
    },
    /// A node is updated twice in one iteration.
    UpdatedAgain { node: NodeId },
    /// The iteration ends and a node of its path has not been updated.
    NotUpdated { node: NodeId },
    /// The trace ends though the search has to go on.
    Ends { node: NodeId },
    /// The trace goes on though the search is over.
    GoesOn,
    /// Another move is chosen in the end; `None`: there is none to be chosen.
    Decides {
        child: NodeId,
        expected: Option<NodeId>,
        found: Option<f64>,
        best: Option<f64>,
        by: ComparedBy,
    },
}

//! The result of grading: a verdict on every box, and their numbers.

use serde::Serialize;
use ts_rs::TS;

use super::answer::Response;
use super::condition::domain::UnknownLeaf;
use super::condition::sketch::Sketch;
use super::content::Content;
use super::questions::Field;
use super::reason::Reason;
use crate::search::Mistake;
use crate::tree::NodeId;

/// The verdict on one box. 'follows': it agrees with the run continued from the student's own answers. 'extra': it is
/// given where there is nothing. 'uncounted': it belongs to a mistake that is reported elsewhere, and counts neither way.
/// 'unread': it cannot be read, and can be mended before it counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum Verdict {
    Right,
    Follows,
    Wrong,
    Missing,
    Extra,
    Uncounted,
    Unread,
}

/// One box: the answer, the content of the key, and the verdict.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Item {
    /// The node; `None` for the whole tree.
    pub node: Option<NodeId>,
    /// The field of the box.
    pub field: Field,
    /// The answer as typed: at most 200 characters of it.
    pub given: Option<Response>,
    /// The answer as read.
    pub read: Option<Content>,
    /// The content of the key; `None` where the box should be empty.
    pub expected: Option<Content>,
    /// Whether it needs no work: it is right, or follows.
    pub ok: bool,
    /// The verdict.
    pub verdict: Verdict,
    /// The reason.
    pub reason: Option<Reason>,
    /// The step of the search that decides it.
    pub step: Option<u32>,
    /// The points that it brings if it is right; 0 where the box should be empty.
    pub of: usize,
}

impl Item {
    /// A box with this verdict. Its contents, its step and its points are not known yet.
    pub(super) fn judged(
        node: Option<NodeId>,
        field: Field,
        (verdict, reason): (Verdict, Option<Reason>),
    ) -> Item {
        Item {
            node,
            field,
            given: None,
            read: None,
            expected: None,
            ok: matches!(verdict, Verdict::Right | Verdict::Follows),
            verdict,
            reason,
            step: None,
            of: 0,
        }
    }
}

/// The result of grading one answer sheet.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Grade {
    /// How many boxes are right.
    pub right: usize,
    /// How many follow.
    pub follows: usize,
    /// How many are wrong.
    pub wrong: usize,
    /// How many are missing.
    pub missing: usize,
    /// How many are extra.
    pub extra: usize,
    /// The points reached.
    pub points: usize,
    /// The most points.
    pub max: usize,
    /// The points as a share of the most, 0 … 1; 0 if nothing is asked.
    pub score: f64,
    /// The points of a box that plain minimax does not fill alike; every other one brings 1.
    pub weight: usize,
    /// The index in `items` of the mistake that is decided first.
    pub first: Option<usize>,
    /// A known mistake that fits all wrong answers, two or more.
    pub likely: Option<Mistake>,
    /// The edges that are given as cut: they are cut without the knowledge given beforehand.
    pub given: Vec<NodeId>,
    /// The node that a condition is asked of.
    pub about: Option<NodeId>,
    /// The leaves that a condition is asked of.
    pub unknowns: Vec<UnknownLeaf>,
    /// The picture of a question about two unknown values, with the solution.
    pub sketch: Option<Sketch>,
    /// The boxes of the nodes, in the order of the tree; then those of the whole tree.
    pub items: Vec<Item>,
}

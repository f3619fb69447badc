//! Answers to an exercise, as a style has them.

use ts_rs::TS;

use crate::tree::NodeId;

/// An answer at a node, as a picture shows it.
#[derive(Clone, Debug, PartialEq, TS)]
#[ts(optional_fields)]
pub struct DrawnAnswer {
    /// The node.
    pub node: NodeId,
    /// Where it stands.
    #[ts(inline)]
    pub at: AnswerSpot,
    /// The answer; default: none. An edge has none, it is cut.
    #[ts(as = "Option<_>")]
    pub text: String,
    /// Whether it is right; default: it is not checked.
    #[ts(optional = nullable)]
    pub ok: Option<bool>,
}

/// The place of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, TS)]
#[ts(rename_all = "lowercase")]
pub enum AnswerSpot {
    /// Inside the node, if it can be read there.
    Inside,
    /// Beside the node.
    Beside,
    /// Across the edge above the node.
    Edge,
}

//! The settings and answers of callers, as declared for TypeScript. The readers of this folder read the same from
//! untyped settings; nothing has these types.

use ts_rs::TS;

use super::questions::{AskedWindows, Field};
use crate::explain::view::View;

/// A number, or a text as typed, such as `−∞`, `≤ 2`, `8+` or `2 … 5`.
#[derive(TS)]
#[ts(untagged)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Typed {
    Number(f64),
    Text(String),
}

/// One bound or several.
#[derive(TS)]
#[ts(untagged)]
#[allow(missing_docs, reason = "the names say it")]
pub enum TypedBounds {
    One(Typed),
    Several(Vec<Typed>),
}

/// The answers of a student about one node.
#[derive(TS)]
#[ts(optional_fields = nullable)]
pub struct NodeAnswer {
    /// Its number, or its name: a label, a letter, `#7`, or a path of these.
    #[ts(type = "number | string")]
    pub node: (),
    /// The value that its call returned.
    pub value: Option<Typed>,
    /// Its proved range.
    #[ts(optional = nullable, type = "Typed | [Typed, Typed] | null")]
    pub range: (),
    /// Alpha of its window; several where the history is asked.
    #[ts(inline)]
    pub alpha: Option<TypedBounds>,
    /// Beta, as `alpha`.
    #[ts(inline)]
    pub beta: Option<TypedBounds>,
    /// Whether the edge to it is cut.
    pub cut: Option<bool>,
}

/// An answer of a student about the whole tree.
#[derive(TS)]
pub struct TreeAnswer {
    /// The question.
    #[ts(type = "Exclude<Field, 'value' | 'range' | 'alpha' | 'beta' | 'cut'>")]
    pub ask: Field,
    /// `cuts`: `'none'`; `move`: a node or `'none'`; `leaves`: nodes in order, or a text of their values; `count`: a
    /// number; `order`: all nodes in the order in which they would stand; `condition`: for which x it holds, such as `x
    /// < 4`, `4 ≥ x`, `always`, or the values of the root; `construct`: the text of a tree; `statement`: whether it is true; `why`: the name of a
    /// reason, or the text of a tree; `chosen` and `best`: a node; `estimate`, `worth` and `loss`: a number.
    #[ts(type = "Typed | boolean | (number | string)[] | null")]
    pub given: (),
}

/// An answer of a student.
#[derive(TS)]
#[ts(untagged)]
#[allow(missing_docs, reason = "the types say it")]
pub enum Answer {
    Node(NodeAnswer),
    Tree(TreeAnswer),
}

/// A question of an exercise.
#[derive(TS)]
#[ts(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the fields of an answer say it")]
pub enum Ask {
    Values,
    Ranges,
    Windows,
    Cuts,
    Move,
    Leaves,
    Count,
    Order,
    Condition,
    Construct,
    Statement,
    Horizon,
}

/// The goal of the search on a tree that a student makes; docs/exercises.md defines them.
#[derive(TS)]
#[ts(rename_all = "lowercase")]
#[allow(missing_docs, reason = "the document says it")]
#[ts(rename = "Target")]
pub enum TargetName {
    Deep,
    Deeper,
    Strict,
    Shallow,
    Hard,
    Reversed,
}

/// The questions of an exercise, and how strictly they are graded.
#[derive(TS)]
#[ts(rename = "Asked", optional_fields)]
pub struct QuestionOptions {
    /// A text has spaces or commas between the words; default 'values cuts'.
    #[ts(optional = nullable, type = "Ask[] | string")]
    pub ask: Vec<Ask>,
    /// Which window is asked, default 'final'; 'own': only the bound that the player of the node moves.
    #[ts(inline)]
    pub windows: Option<AskedWindows>,
    /// 'any', the default: nodes below a cut edge may be marked too, or instead.
    #[ts(optional = nullable, type = "'any' | 'edges'")]
    pub cuts: (),
    /// 'own', the default: an answer that agrees with the run continued from the student's own answers counts.
    #[ts(optional = nullable, type = "'own' | 'none'")]
    pub follow: (),
    /// The side whose view the values, ranges and windows have, in answers and in results, default 'max'.
    pub view: Option<View>,
    /// A bound at a node that cuts off must have moved, or not, as the rule `update` says.
    pub update: Option<bool>,
    /// How many leaves an order is to make the search see, default 'fewest'; where a student makes a tree, the goal of
    /// the search on it, default 'deep'; the statement to be judged, default 'leftmost-leaf'.
    #[ts(optional = nullable, type = "'fewest' | 'most' | number | Target | Statement")]
    pub goal: (),
    /// The question about the one unknown leaf x: for which x a node is never seen, the default; for which x a move is
    /// the best; which values the root can have.
    #[ts(optional = nullable, type = "'unseen' | 'best' | 'root'")]
    pub condition: (),
    /// The node that the condition is asked of; default: the first to which x makes a difference.
    #[ts(optional = nullable, type = "number | string")]
    pub node: (),
    /// The knowledge given beforehand: two numbers between which all values lie, or the root's window. The edges to
    /// mark are then only those that it cuts in addition.
    #[ts(optional = nullable, type = "{ values: [number, number] } | { window: [number, number] }")]
    pub known: (),
    /// 'whole': x is a whole number, so `x < 4` and `x ≤ 3` are the same.
    #[ts(optional = nullable, type = "'any' | 'whole'")]
    pub numbers: (),
}

/// An answer to a question before a decision.
#[derive(TS)]
#[ts(optional_fields = nullable)]
pub struct Guess {
    /// The value that the node returns.
    pub value: Option<Typed>,
    /// Alpha of its window after the comparison; a bound that is not given stays as it is.
    pub alpha: Option<Typed>,
    /// Beta, as `alpha`.
    pub beta: Option<Typed>,
    /// The numbers that a backup leaves on a path, two for each node from the root down; one that is not given stays.
    #[ts(optional = nullable, type = "(Typed | null)[] | null")]
    pub numbers: (),
    /// A number or a name; 'none': the search ends, or the bound is that of the root's own window.
    #[ts(optional = nullable, type = "number | string | null")]
    pub node: (),
}

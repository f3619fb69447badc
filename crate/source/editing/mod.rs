//! Changes one node of a tree in the text that it was read from. Comments, line breaks and brackets stay as they are.

mod childless;
mod error;
mod gap;
mod head;
mod parts;
mod siblings;
mod splice;

use crate::source::text::part;
use crate::tree::column::entry;
use serde::Serialize;
use ts_rs::TS;

use crate::source::notation::{Spans, parse, spans};
use crate::tree::{GameTree, NodeId, Player};

pub use error::EditError;
pub use parts::{Parts, parts};

/// A change of one node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// Gives a leaf a number or a symbol, or an inner node a static value; an empty text takes the static value away.
    Value(String),
    /// Names a node; an empty text takes the name away.
    Name(String),
    /// Makes the node that of the other player. Nodes below it without a player of their own follow.
    Turn,
    /// Adds a leaf after the last child. A leaf becomes a node whose only child has the value of the leaf.
    AddChild,
    /// Adds a leaf after the node.
    AddSibling,
    /// Removes a node with all below it. A node without children becomes a leaf: with its static value, or 0.
    Remove,
    /// Lets the node and the sibling before it change places.
    MoveLeft,
    /// Lets the node and the sibling after it change places.
    MoveRight,
}

/// The result of an edit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct Edited {
    /// The new text.
    pub text: String,
    /// The node to go on with, by its number in the new tree: the node edited or added, or a neighbour of the one
    /// removed.
    pub node: NodeId,
}

/// Edits a node of the tree that a text stands for. `root` moves first where the text does not name the first player.
///
/// # Errors
/// [`EditError::Text`] if the text is no tree, or would no longer be one; the others where the edit means nothing.
///
/// ```
/// use secateur::source::editing::{Edit, edit};
/// use secateur::tree::Player;
///
/// let text = "((3 12) # good for MAX\n (2 4))";
/// let edited = edit(text, Player::Max, 2, Edit::Value("-7".into()))?;
/// assert_eq!(edited.text, "((-7 12) # good for MAX\n (2 4))");
/// # Ok::<(), secateur::source::editing::EditError>(())
/// ```
pub fn edit(text: &str, root: Player, node: NodeId, edit: Edit) -> Result<Edited, EditError> {
    let source = EditedText::of(text, root, node)?;
    let (splice, node) = match edit {
        Edit::Value(value) => (source.set_value(node, &value)?, node),
        Edit::Name(name) => (source.set_name(node, &name)?, node),
        Edit::Turn => (source.turn(node)?, node),
        Edit::AddChild => source.add_child(node)?,
        Edit::AddSibling => source.add_sibling(node)?,
        Edit::Remove => source.remove(node)?,
        Edit::MoveLeft => source.move_left(node)?,
        Edit::MoveRight => source.move_right(node)?,
    };
    let text = splice.apply(text);
    parse(&text, root)?;
    Ok(Edited { text, node })
}

/// A text, its tree, and where the nodes stand.
struct EditedText<'a> {
    text: &'a str,
    root: Player,
    tree: GameTree,
    spans: Vec<Spans>,
}

impl<'a> EditedText<'a> {
    /// The text in which a node is looked for.
    fn of(text: &'a str, root: Player, node: NodeId) -> Result<EditedText<'a>, EditError> {
        let (tree, spans) = spans(text, root)?;
        let source = EditedText {
            text,
            root,
            tree,
            spans,
        };
        let has_node = (node as usize) < source.tree.len();
        has_node.then_some(source).ok_or(EditError::NoNode)
    }

    fn spans(&self, node: NodeId) -> Spans {
        entry(&self.spans, node as usize)
    }

    fn slice(&self, bytes: std::ops::Range<usize>) -> &str {
        part(self.text, bytes)
    }

    /// The sibling before a node.
    fn before(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.tree.parent(node)?;
        let earlier = self.tree.children(parent).take_while(|&child| child < node);
        earlier.last()
    }

    /// The sibling after a node.
    fn after(&self, node: NodeId) -> Option<NodeId> {
        let parent = self.tree.parent(node)?;
        let next = self.tree.end(node);
        (next < self.tree.end(parent)).then_some(next)
    }
}

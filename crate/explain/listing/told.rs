//! An event together with the line of the listing that it stands for.

use serde::Serialize;

use super::Writing;
use crate::explain::view::View;
use crate::frame::Frame;
use crate::trace::event::What;
use crate::tree::{GameTree, NodeId};

/// An event as it is told.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told {
    /// Its number, from 1.
    pub step: u32,
    /// The node whose call it belongs to.
    pub node: NodeId,
    /// Plies below the root.
    pub depth: u32,
    /// The line, from 1.
    pub line: u32,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

impl Told {
    /// The event of a frame; `None` at step 0.
    pub fn of(frame: &Frame, writing: &Writing) -> Option<Told> {
        let event = frame.event()?;
        Some(Told {
            step: event.step,
            node: event.node,
            depth: event.depth,
            line: writing.line(frame),
            what: event.what,
        })
    }

    /// The same in the view of the side to move at its node, or in MAX's as it is.
    pub fn seen(self, tree: &GameTree, view: View) -> Told {
        let what = view.what(tree.player(self.node), self.what);
        Told { what, ..self }
    }
}

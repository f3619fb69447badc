//! An event together with the line of the listing that it stands for.

use serde::Serialize;
use ts_rs::TS;

use super::Writing;
use crate::explain::view::View;
use crate::frame::Frame;
use crate::trace::event::EventDetails;
use crate::tree::NodeId;

/// An event with its line and with its values in a view.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(rename = "SearchEvent")]
pub struct ListedEvent {
    /// The number of the event, from 1.
    pub step: u32,
    /// The node whose call the event belongs to.
    pub node: NodeId,
    /// Plies below the root.
    pub depth: u32,
    /// The line of the listing, from 1.
    pub line: u32,
    /// The event.
    #[serde(flatten)]
    pub details: EventDetails,
}

impl ListedEvent {
    /// The event of a frame, with the values of `view`; `None` at step 0.
    pub fn of(frame: &Frame, writing: &Writing, view: View) -> Option<ListedEvent> {
        let mut event = frame.event()?;
        view.see(frame.tree().player(event.node), &mut event.details);
        Some(ListedEvent {
            step: event.step,
            node: event.node,
            depth: event.depth,
            line: writing.line(frame),
            details: event.details,
        })
    }
}

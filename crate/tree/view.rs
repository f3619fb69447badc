//! The player for whom larger values are better.

use serde::Serialize;
use ts_rs::TS;

/// The side whose values are shown: MAX, or the side to move at each node, for whom larger is better. In the mover's
/// view, values at MIN nodes are negated, and windows are negated and swapped.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs, reason = "described above")]
pub enum View {
    #[default]
    Max,
    Mover,
}

impl View {
    /// Both views.
    pub const ALL: [View; 2] = [View::Max, View::Mover];

    /// Its name.
    pub fn id(self) -> &'static str {
        match self {
            View::Max => "max",
            View::Mover => "mover",
        }
    }

    /// The view of this name.
    pub fn of(id: &str) -> Option<View> {
        View::ALL.into_iter().find(|view| view.id() == id)
    }
}

//! Whose values are told.

/// Whose values a trace tells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// MAX's.
    #[default]
    Max,
    /// Those of the side to move.
    Mover,
}

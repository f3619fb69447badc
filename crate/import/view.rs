//! The view in which a trace gives its values.

/// The side whose values a trace gives.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// MAX's.
    #[default]
    Max,
    /// Those of the side to move.
    Mover,
}

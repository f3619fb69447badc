//! Answers that are put together here from those of the stages.

mod best_first;
mod column;
mod differences;
mod frame;
mod listing;
mod minimal;
mod notes;
mod position;
mod scene;
mod variable;
mod visits;

pub use best_first::BestFirstColumns;
pub use column::{ArrayNumber, Column};
pub use differences::DifferenceColumns;
pub use frame::FrameColumns;
pub use listing::ListedSearch;
pub use minimal::MinimalView;
pub use notes::FoundNotes;
pub use position::PlanPosition;
pub use scene::{MarkColumns, SceneColumns, TextColumns};
pub use variable::{ValueView, VariableView};
pub use visits::NodeCalls;

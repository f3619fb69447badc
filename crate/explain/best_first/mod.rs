//! The meaning of the steps and nodes of a best-first search: keys and parameters, no sentences.

mod curve;
mod event;
mod explanation;
mod exploring;
mod listing;
mod node;
mod proving;
mod ratings;
mod score;
mod summary;
mod variables;

pub use curve::{Curves, curve};
pub use event::BestFirstEvent;
pub use explanation::{BestFirstExplanation, explain};
pub use exploring::{Exploring, OpenedUpdates};
pub use listing::{BestFirstListing, line, listing, next_on_line};
pub use node::{BestFirstNode, inspect};
pub use proving::ToProve;
pub use ratings::{Ratings, ratings};
pub use summary::{BestFirstSummary, counts};
pub use variables::variables;

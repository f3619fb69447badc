//! The search: one textbook function per algorithm, which reports its events to an [`Observer`]. Knows nothing of recording,
//! drawing or explaining.

mod alpha_beta;
pub mod best_first;
mod call;
pub mod counts;
mod depth_limit;
mod evaluate;
mod exact_number;
mod exact_window;
mod expectation;
mod hooks;
mod minimax;
mod mistake;
mod mistake_hooks;
mod observer;
mod passes;
mod pausing;
mod rules;
mod run;
mod stored_bounds;
pub mod uniform;
mod value_bounds;
mod verdict;
mod window;

pub(crate) use alpha_beta::AlphaBeta;
pub use call::Call;
pub use depth_limit::Visit;
pub use evaluate::UnknownValue;
pub(crate) use expectation::Expectation;
pub use hooks::{Hooks, Textbook};
pub(crate) use minimax::Minimax;
pub use mistake::Mistake;
pub use mistake_hooks::Mistaken;
pub use observer::Observer;
pub(crate) use passes::Passes;
pub use passes::{Entry, Position, Positions, Stored, Table};
pub use pausing::Search;
pub use rules::*;
pub use run::{Run, run};
pub use stored_bounds::StoredBounds;
pub use value_bounds::ValueBounds;
pub use verdict::PassVerdict;
pub use window::Window;

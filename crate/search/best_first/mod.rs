//! Searches that go best-first: Monte-Carlo tree search and proof-number search.
//!
//! Both grow a tree of their own inside the game tree, in iterations. An iteration goes down from the root to the most
//! promising node, expands the tree there, finds a value, and carries it up the path. Each step is reported to an
//! [`Observer`]. Nothing here knows of recording, drawing or explaining.

mod draw;
mod mistake;
mod monte_carlo;
mod numbers;
mod observer;
mod proof_numbers;
mod reward;
mod rewards;
mod rules;
mod run;
mod score;

pub use draw::{Draw, mixed};
pub use mistake::{Backup, Mistake, first_of_equals, promise_by};
pub use monte_carlo::{MonteCarlo, playout_path, proved_above};
pub use numbers::{INFINITE, Numbers, Proof};
pub use observer::Observer;
pub use proof_numbers::{ProofNumbers, combined, promise, reaches};
pub use reward::Scale;
pub use rewards::Rewards;
pub use rules::{BestFirst, Expand, Final, Goal, Playout, Reward, Rules, Selection};
pub use run::Run;
pub use score::{Child, Parent, Score, chosen, turns};

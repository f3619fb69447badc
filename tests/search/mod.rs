//! What a search finds, evaluates and prunes.

mod chance;
mod exhaustive;
mod figures;
mod relations;
mod uniform;
mod worked;

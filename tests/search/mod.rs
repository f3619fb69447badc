//! What a search finds, evaluates and prunes.

mod exhaustive;
mod figures;
mod relations;
mod uniform;
mod worked;

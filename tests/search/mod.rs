//! What a search finds, evaluates and prunes.

mod chance;
mod exhaustive;
mod figures;
mod relations;
mod repeating;
mod star1;
mod uniform;
mod worked;

//! Find the mistake: a run with one mistake planted in it, step by step, and the verdict on the step that a student
//! points at. The seed and the tree decide which mistake it is.

mod mistake_kind;
mod planted;
mod pointed;
mod step;

pub use planted::{Planted, plant};
pub use pointed::{FindError, FindTask, Pointed};
pub use step::{PlantedStep, steps};

//! Predict: before a decision of the search a student says how it goes. The questions and the right answers follow from
//! the run that the viewer shows; a question is about the state before the decision.

mod answer;
mod child_comparison;
mod course;
mod guess;
mod lookup;
mod null_window;
mod pass_run;
mod question;
mod task_run;
mod visits;

pub use answer::{Outcome, Prediction};
pub use course::Course;
pub use question::{Decision, Question};

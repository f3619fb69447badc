//! Predictions in a best-first search: before a decision a student predicts the path of an iteration, the C from which on the
//! path changes, and the numbers after the backup. The correct answer follows from the trace, and a wrong answer is compared
//! with that of each known mistake.

mod answer;
mod backup;
mod choice;
mod course;
mod guess_outcome;
mod outcome;
mod question;
mod round;
mod turn;

pub use answer::Prediction;
pub use course::Course;
pub use outcome::Outcome;
pub use question::{Decision, Question};

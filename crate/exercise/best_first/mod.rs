//! Predict, in a best-first search: before a decision a student says where an iteration goes, from which C on it goes
//! elsewhere, and which numbers its backup leaves. What is right follows from the trace, and a wrong answer is held
//! against what each known mistake would give.

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

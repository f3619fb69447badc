//! Answers read and graded.

mod answers;
mod cases;
mod draw;
mod grader;
mod oracle;
mod orders;
mod predict;
mod reading;
mod sheet;

//! Answers read and graded.

mod answers;
mod cases;
mod condition;
mod draw;
mod grader;
mod known;
mod oracle;
mod orders;
mod predict;
mod reading;
mod sheet;

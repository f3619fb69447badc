//! Answers read and graded.

mod answers;
mod cases;
mod chance;
mod condition;
mod confusions;
mod construct;
mod draw;
mod find;
mod grader;
mod known;
mod oracle;
mod orders;
mod plane;
mod predict;
mod reading;
mod sheet;
mod statement;
mod task;

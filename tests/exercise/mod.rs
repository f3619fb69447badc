//! Answers read and graded.

mod answers;
pub mod best_first;
mod cases;
mod chance;
mod condition;
mod condition_answers;
mod confusions;
mod construct;
mod domain;
mod draw;
mod explored_cases;
pub mod explored_numbers;
pub mod explored_scores;
mod find;
mod grader;
mod hidden;
mod horizon;
mod known;
mod oracle;
mod orders;
mod plane;
mod predict;
mod reading;
mod sheet;
mod sketch;
mod statement;
mod task;

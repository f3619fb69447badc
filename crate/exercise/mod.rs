//! Exercises: the answers of a student are read, compared with the answer key, and judged box by box. Knows no sentence:
//! reasons are keys and parameters.

pub mod answer;
pub mod best_first;
pub mod condition;
pub mod construct;
pub mod content;
pub mod draw;
pub mod find;
mod grade;
pub mod horizon;
pub mod key;
mod options;
pub mod predict;
mod question_at;
pub mod questions;
pub mod reading;
pub mod reason;
pub mod task;
pub mod typescript;
pub mod verdict;
mod whole_tree;

pub use draw::{Drawn, NoneDrawn, draw};
pub use grade::grade;
pub use key::extremes::{counts, order_with};

//! Exercises: the answers of a student are read, compared with the answer key, and told box by box. Knows no sentence:
//! reasons are keys and parameters.

mod added;
pub mod answer;
pub mod asked;
mod average;
pub mod best_first;

pub mod construct;
pub mod content;
pub mod declared;
pub mod difficulty;
mod draw;
mod extremes;
pub mod find;
mod follow;
mod formula;
mod grade;
mod hide;
pub mod holding;
pub mod interval;
mod interval_text;
pub mod key;
pub mod known;
mod likely;
mod locus;
mod marks;
mod mirror;
pub mod mistakes;
mod numbered;
mod options;
mod orders;
pub mod outline;
pub mod plane;
mod points;
pub mod predict;
mod proof;
pub mod question;
pub mod reading;
pub mod reason;
pub mod region;
mod region_text;
mod sheet;
pub mod sketch;
pub mod statement;
mod sweep;
pub mod target;
pub mod task;
mod token;
pub mod verdict;
mod weights;
mod whole;
pub mod wish;
pub mod words;

pub use draw::{Drawn, NoneDrawn, draw};
pub use extremes::{counts, order_with};
pub use grade::grade;

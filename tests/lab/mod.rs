//! Many random trees, searched only to count.

mod effort;
mod sample;

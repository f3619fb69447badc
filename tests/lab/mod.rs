//! Many random trees, searched only to count.

mod sample;

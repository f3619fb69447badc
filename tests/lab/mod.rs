//! Many random trees, only counted.

mod sample;

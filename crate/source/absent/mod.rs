//! What stands in the lean core for the sources and orders that only the whole core has: types without values. Whoever
//! would handle such a value is written once, for both cores, and from the lean one the compiler drops that.

pub mod games;
pub mod generate;
pub mod order;

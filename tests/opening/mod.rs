//! Options, limits, and everything a bounded amount of work at a time.

mod depth;
mod limits;
mod options;
mod slices;

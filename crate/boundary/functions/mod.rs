//! The functions that need no search. Each list is of one subject; the entry of a module names the functions that it
//! has.

pub mod draw;
pub mod edit;
pub mod lab;
pub mod translate;

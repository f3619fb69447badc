//! The functions and classes that `www/core.js` calls.

#[cfg(not(feature = "lean"))]
mod compare;
mod decision;
mod failure;
mod find;
#[cfg(not(feature = "lean"))]
mod lab;
#[cfg(not(feature = "lean"))]
mod minimal;
#[cfg(not(feature = "lean"))]
mod minimal_finder;
mod opening;
#[cfg(not(feature = "once"))]
mod passes;
mod reading;
mod search_handle;
mod shapes;
#[cfg_attr(feature = "lean", path = "untimed.rs")]
mod timing;
mod walk;

use super::{object, plain, setting};

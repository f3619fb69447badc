//! The search: one textbook function per algorithm, told to an [`Observer`] as it runs. Knows nothing of who
//! records, draws or explains what it does.

mod alpha_beta;
pub mod counts;
mod cut;
mod evaluate;
#[cfg(not(feature = "once"))]
mod expectation;
mod known;
mod minimax;
#[cfg(not(feature = "once"))]
mod number;
mod observer;
#[cfg(not(feature = "once"))]
mod passes;
mod rules;
mod run;
#[cfg(not(feature = "once"))]
mod span;
pub mod uniform;
mod values;
mod window;

pub use evaluate::UnknownValue;
pub use known::{Known, Verdict};
pub use observer::Observer;
#[cfg(not(feature = "once"))]
pub use passes::{Entry, Position, Positions, Slip, Stored, Table};
pub use rules::{
    Again, Algorithm, Bounds, Cut, Deepening, Memory, Ordering, Replace, Returns, Rules, Update,
    Widen,
};
pub use run::{Run, run};
pub use values::Values;
pub use window::Window;

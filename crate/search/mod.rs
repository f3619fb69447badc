//! The search: one textbook function per algorithm, told to an [`Observer`] as it runs. Knows nothing of who
//! records, draws or explains what it does.

mod alpha_beta;
pub mod counts;
mod evaluate;
#[cfg(not(feature = "once"))]
mod expectation;
mod minimax;
mod observer;
mod rules;
mod run;
pub mod uniform;
mod values;
mod window;

pub use evaluate::UnknownValue;
pub use observer::Observer;
pub use rules::{Algorithm, Bounds, Cut, Returns, Rules, Update};
pub use run::{Run, run};
pub use values::Values;
pub use window::Window;

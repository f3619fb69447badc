//! Best-first searches of other programs.

mod hostile;
mod identity;
mod mistakes;
mod opened;
mod program;

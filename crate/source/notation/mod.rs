//! The notation of a tree: reading it, and printing it again.
//!
//! ```text
//! tree  = node
//! node  = leaf | [player | chance] [head] open child+ close
//! child = [weight ":"] node                         a weight only where chance moves
//! chance = "?" | "CHANCE"
//! head  = name | [name] ("=" | ":") number ["!"]    right against the bracket; "!": noisy, not where chance moves
//! leaf  = [name ("=" | ":")] (number | symbol | [word] bound)
//! bound = ("≥" | "≤" | ">=" | "<=") number          what is known of a value that nobody knows
//! name  = word | quote any* quote                   on one line; a backslash takes the next character as it is
//! open  = "(" | "[" | "{"                           closed by its like
//! ```
//!
//! Commas are white space; `#` starts a comment to the end of the line. Hyphens, apostrophes and quotes may be
//! typographic.

mod complaint;
mod content;
mod lexer;
mod name;
mod parser;
mod printer;
mod problem;
mod spans;
mod typography;
mod weight;

pub(crate) use name::{Direction, mover, split_bound, written as written_name};
pub use parser::{Parsing, parse};
pub use printer::print;
pub(crate) use problem::position;
pub use problem::{ParseError, Problem};
pub use spans::{Spans, spans};
pub(crate) use typography::is_noise;

//! Why an answer is wrong: a key and its parameters. The sentences are in `www/messages/`.

mod cut;
mod field;
mod key;
mod test;
mod value;
mod window;

pub(super) use self::cut::{average_open, extra_cut, missed_cut, not_cut};
pub(super) use self::field::wrong;
pub use self::key::Reason;
pub use self::test::CutTest;
pub(super) use self::value::other_value;

//! Trees in the notations of other programs.

use crate::boundary::arguments::Arguments;
use crate::boundary::failure::{Answer, bad_argument};
use crate::boundary::value::plain;
use crate::source::foreign::{self, Foreign, Translated};

/// Writes a `text` anew that is in the notation `from`; empty: the most likely one. Null where it looks like none.
pub fn translate(arguments: &Arguments) -> Answer {
    let text = arguments.text("text");
    let id = arguments.text("from");
    let from = Foreign::ALL.into_iter().find(|from| from.id() == id);
    if from.is_none() && !id.is_empty() {
        let known = Foreign::ALL.map(Foreign::id).join(", ");
        return Err(bad_argument("from", &id, &known));
    }
    let Some(from) = from.or_else(|| foreign::guess(text)) else {
        return Ok(plain(&None::<Translated>));
    };
    Ok(plain(&foreign::translate(text, from)?))
}

//! Drawing a tree for an exercise.

use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::value::plain;
use crate::exercise::asked::Asked;
use crate::exercise::wish::Wish;
use crate::exercise::{self, task};

/// Draws a tree that fulfils a `wish`, for a search with these `options` and an exercise with the questions `asked`.
pub fn draw(given: &Arguments) -> Answer {
    let wish = Wish::read(given.table("wish")?)?;
    let options = task::options(given.table("options")?)?;
    let asked = Asked::read(given.table("asked")?)?;
    let drawn = exercise::draw(&wish, options.root, options.rules, &asked)?;
    Ok(plain(&drawn))
}

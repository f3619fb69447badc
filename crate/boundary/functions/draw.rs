//! Drawing a tree for an exercise.

use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::value::plain;
use crate::exercise;
use crate::exercise::draw::wish::Wish;
use crate::exercise::questions::Questions;
use crate::search::Deepening;
use crate::search::best_first::{self, Playout};

/// Draws a tree that fulfils a `wish`, for a search with these `options` and an exercise with the questions `asked`.
pub fn draw(arguments: &Arguments) -> Answer {
    let wish = Wish::read(arguments.settings("wish")?)?;
    let questions = Questions::read(arguments.settings("asked")?)?;
    let options = questions.options(arguments.settings("options")?)?;
    let mut rules = options.rules;
    let takes_values = |rules: best_first::Rules| rules.playout == Playout::Value;
    if options.best_first.is_some_and(takes_values) {
        // Playouts that read static values need them at inner nodes, as iterative deepening does.
        rules.deepening = Deepening::On;
    }
    let drawn = exercise::draw(&wish, options.root, rules, &questions)?;
    Ok(plain(&drawn))
}

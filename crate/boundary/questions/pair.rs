//! Two searches of one tree, of whichever kind.

use wasm_bindgen::prelude::*;

use crate::boundary::answer::{DifferenceColumns, SceneColumns};
use crate::boundary::arguments::Arguments;
use crate::boundary::failure::Answer;
use crate::boundary::module::PairQuestion as Question;
use crate::boundary::search::{AnySearch, SearchHandle};
use crate::boundary::value::plain;
use crate::frame::compare::{self, Evaluating, OnlyEntered, as_many_evaluated};
use crate::tree::same_tree;

/// The questions.
pub const QUESTIONS: &[(&str, Question)] = &[
    ("sameTree", |search, other, _| {
        Ok(match (&search.0, &other.0) {
            (AnySearch::Calls(search), AnySearch::Calls(other)) => {
                compare::same_tree(&search.trace, &other.trace)
            }
            _ => same_tree(search.drawing().0, other.drawing().0),
        }
        .into())
    }),
    ("counterpart", counterpart),
];

/// The answers about two searches of which one goes best-first: which nodes only one of them enters is not compared.
pub const OF_TWO_KINDS: &[(&str, Question)] = &[
    ("only", |_, _, _| Ok(plain(&OnlyEntered::default()))),
    ("differences", |_, _, _| {
        Ok(plain(&DifferenceColumns::from(&[][..])))
    }),
    ("difference", |_, _, _| Ok(JsValue::NULL)),
    ("sceneBeside", |search, _, arguments| {
        search.scene(arguments)
    }),
];

/// The step of the other search that corresponds to a step: of two searches that are made of calls the same event; of
/// others the step at which as many leaves are evaluated.
fn counterpart(search: &SearchHandle, other: &SearchHandle, arguments: &Arguments) -> Answer {
    let (one, two) = (search.evaluating(), other.evaluating());
    let step = arguments.integer("step", one.last() as usize)? as u32;
    Ok(match (&search.0, &other.0) {
        (AnySearch::Calls(search), AnySearch::Calls(other)) => {
            compare::counterpart(&search.trace, step, &other.trace)
        }
        _ => as_many_evaluated(one, step, two),
    }
    .into())
}

impl SearchHandle {
    fn evaluating(&self) -> &dyn Evaluating {
        match &self.0 {
            AnySearch::Calls(search) => &search.trace,
            AnySearch::Updates(search) => search.trace(),
        }
    }

    /// The marks of the frame at `step`, alone.
    fn scene(&self, arguments: &Arguments) -> Answer {
        let viewport = arguments.viewport()?;
        let scene = match &self.0 {
            AnySearch::Calls(search) => {
                let (frame, style) = (search.frame(arguments)?, arguments.full_style()?);
                search.draw_all(&frame, &viewport, &style, |_, _| {})
            }
            AnySearch::Updates(search) => {
                let (frame, style) = (search.frame(arguments)?, arguments.style()?);
                search.draw_all(&frame, &viewport, &style)
            }
        };
        Ok(plain(&SceneColumns::from(&scene)))
    }
}

//! The grader, and what draws trees for exercises, as a module of its own, built with the feature `exercise`: few readers answer an exercise, and the core
//! should not carry what they need. It opens the tree by itself, from the source and the options of the search.

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::plain::plain;
use super::setting::setting;
use crate::exercise::asked::Asked;
use crate::exercise::find::Finding;
use crate::exercise::predict::Course;
use crate::exercise::task::{self, Task};
use crate::exercise::wish::Wish;
use crate::exercise::{self, answer::Answers};
use crate::opening::options::{Setting, Settings};

/// Grades answers to a search. The arguments are plain data that was read before.
#[wasm_bindgen]
pub fn grade(
    source: &JsValue,
    options: &JsValue,
    answers: &JsValue,
    asked: &JsValue,
) -> Result<JsValue, JsValue> {
    let task = Task::read(&setting(source), &table(options)).map_err(refused)?;
    let asked = Asked::of(&task, &table(asked)).map_err(refused)?;
    let answers = Answers::read(&task, &setting(answers)).map_err(refused)?;
    Ok(plain(&exercise::grade(&task, &asked, &answers)))
}

/// The questions about a run, in its order. The arguments are plain data that was read before.
#[wasm_bindgen]
pub fn questions(source: &JsValue, options: &JsValue, asked: &JsValue) -> Result<JsValue, JsValue> {
    let task = Task::read(&setting(source), &table(options)).map_err(refused)?;
    let course = Course::read(&task, &table(asked)).map_err(refused)?;
    Ok(plain(&course.questions))
}

/// Judges what is said of a question by its number; null asks for the answer.
#[wasm_bindgen]
pub fn predict(
    source: &JsValue,
    options: &JsValue,
    asked: &JsValue,
    number: u32,
    given: &JsValue,
) -> Result<JsValue, JsValue> {
    let task = Task::read(&setting(source), &table(options)).map_err(refused)?;
    let course = Course::read(&task, &table(asked)).map_err(refused)?;
    let judged = course.predict(number as usize, &setting(given));
    Ok(plain(&judged.map_err(refused)?))
}

/// A run with a mistake planted in it. The arguments are plain data that was read before.
#[wasm_bindgen]
pub fn plant(source: &JsValue, options: &JsValue, asked: &JsValue) -> Result<JsValue, JsValue> {
    let task = Task::read(&setting(source), &table(options)).map_err(refused)?;
    let finding = Finding::read(&task, &table(asked)).map_err(refused)?;
    Ok(plain(&finding.planted))
}

/// Judges the step of such a run that is said to be the first wrong one, by its number; null asks for the answer.
#[wasm_bindgen]
pub fn point(
    source: &JsValue,
    options: &JsValue,
    asked: &JsValue,
    step: &JsValue,
) -> Result<JsValue, JsValue> {
    let task = Task::read(&setting(source), &table(options)).map_err(refused)?;
    let finding = Finding::read(&task, &table(asked)).map_err(refused)?;
    Ok(plain(&finding.point(&setting(step)).map_err(refused)?))
}

/// Draws a tree for an exercise. The arguments are plain data that was read before.
#[wasm_bindgen]
pub fn draw(wish: &JsValue, options: &JsValue, asked: &JsValue) -> Result<JsValue, JsValue> {
    let wish = Wish::read(&table(wish)).map_err(refused)?;
    let options = task::options(&table(options)).map_err(refused)?;
    let asked = Asked::read(&table(asked)).map_err(refused)?;
    let drawn = exercise::draw(&wish, options.root, options.rules, &asked).map_err(refused)?;
    Ok(plain(&drawn))
}

fn table(value: &JsValue) -> Settings {
    match setting(value) {
        Setting::Table(settings) => settings,
        _ => Settings::new(),
    }
}

fn refused(error: impl Serialize) -> JsValue {
    plain(&error)
}

//! The tasks that a module of WebAssembly can do, and its functions for JavaScript.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::*;

use super::arguments::Arguments;
use super::failure::{Answer, Failure};
use super::refusal::Refusal;
use super::search::Search;
use crate::opening::options::{Options, Setting};
use crate::opening::{Scope, Source};

/// The lists of a module. Entries of a list are found by their names.
pub struct Module {
    /// The sources that the module opens.
    pub scope: Scope,
    /// Reads a source that is no plain text.
    pub source: fn(&Setting, &Options) -> Result<Source, Failure>,
    /// The questions about a search that it answers.
    pub questions: &'static [&'static [(&'static str, Question)]],
    /// The questions about two searches of one tree that it answers.
    pub comparisons: &'static [(&'static str, Comparison)],
    /// The functions that need no search.
    pub functions: &'static [(&'static str, Function)],
}

/// Answers a question about a search.
pub type Question = fn(&Search, &Arguments) -> Answer;

/// Answers a question about two searches.
pub type Comparison = fn(&Search, &Search, &Arguments) -> Answer;

/// Answers a call.
pub type Function = fn(&Arguments) -> Answer;

static MODULE: OnceLock<&Module> = OnceLock::new();

/// Whether this instance has panicked.
static PANICKED: AtomicBool = AtomicBool::new(false);

/// Begins a module of WebAssembly: the entry package names its lists, and nothing of JavaScript.
#[macro_export]
macro_rules! entry {
    ($module:expr) => {
        #[wasm_bindgen::prelude::wasm_bindgen(start)]
        fn start() {
            $crate::boundary::serve(&$module);
        }
    };
}

/// Makes this the module of the instance, and reports panics on the console.
pub fn serve(module: &'static Module) {
    let _already = MODULE.set(module);
    std::panic::set_hook(Box::new(|panic| {
        PANICKED.store(true, Ordering::Relaxed);
        web_sys::console::error_1(&panic.to_string().into());
    }));
}

/// The module of this instance.
pub(super) fn module() -> Result<&'static Module, Failure> {
    MODULE.get().copied().ok_or(Refusal::NotHere.into())
}

/// The entry of a list with a name.
fn find<T: Copy>(list: &[(&str, T)], name: &str) -> Option<T> {
    let (_, found) = list.iter().find(|(other, _)| *other == name)?;
    Some(*found)
}

/// Calls a function of the module by its name, with its arguments by theirs.
#[wasm_bindgen]
pub fn call(name: &str, given: JsValue) -> Result<JsValue, JsValue> {
    let functions = module()?.functions;
    let function = find(functions, name).ok_or(Failure::from(Refusal::NotHere))?;
    Ok(function(&Arguments::of(given))?)
}

#[wasm_bindgen]
impl Search {
    /// Answers a question by its name, with its arguments by theirs.
    pub fn ask(&self, question: &str, given: JsValue) -> Result<JsValue, JsValue> {
        let mut lists = module()?.questions.iter();
        let found = lists.find_map(|list| find(list, question));
        let answer = found.ok_or(Failure::from(Refusal::NotHere))?;
        Ok(answer(self, &Arguments::of(given))?)
    }

    /// Whether this module answers a question about a search.
    pub fn answers(&self, question: &str) -> bool {
        let mut lists = MODULE.get().into_iter().flat_map(|module| module.questions);
        lists.any(|list| find(list, question).is_some())
    }

    /// Answers a question about this search beside another one of the same tree.
    #[wasm_bindgen(js_name = askBeside)]
    pub fn ask_beside(
        &self,
        question: &str,
        other: &Search,
        given: JsValue,
    ) -> Result<JsValue, JsValue> {
        let comparisons = module()?.comparisons;
        let answer = find(comparisons, question).ok_or(Failure::from(Refusal::NotHere))?;
        Ok(answer(self, other, &Arguments::of(given))?)
    }
}

/// Replaces an instance that has stopped: if `stopped`, the next call goes to a new one. Returns whether this one has
/// panicked. Where memory was asked for and refused, it stops without that.
#[wasm_bindgen]
pub fn restart(stopped: bool) -> bool {
    if stopped {
        wasm_bindgen::handler::schedule_reinit();
    }
    PANICKED.load(Ordering::Relaxed)
}

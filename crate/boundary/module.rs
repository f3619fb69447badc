//! The tasks that a module of WebAssembly can do, and its functions for JavaScript.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};

use wasm_bindgen::prelude::*;

use super::arguments::Arguments;
use super::failure::{Answer, Failure};
use super::refusal::Refusal;
use super::search::{AnySearch, BestFirstSearch, CallSearch, SearchHandle, TreeDrawing};
use crate::opening::options::{Options, Setting};
use crate::opening::{Scope, Source};
use crate::tree::GameTree;

/// The lists of a module. Entries of a list are found by their names.
pub struct Module {
    /// The sources that the module opens.
    pub scope: Scope,
    /// Reads a source that is no plain text.
    pub source: fn(&Setting, &Options) -> Result<Source, Failure>,
    /// The questions about a tree and its plan that it answers.
    pub plan: &'static [(&'static str, PlanQuestion)],
    /// The questions about a search that is made of calls.
    pub questions: &'static [&'static [(&'static str, SearchQuestion)]],
    /// The questions about a best-first search.
    pub best_first: &'static [(&'static str, BestFirstQuestion)],
    /// The questions about two searches of one tree, of whichever kind.
    pub pairs: &'static [(&'static str, PairQuestion)],
    /// Those about two of which one goes best-first.
    pub mixed: &'static [(&'static str, PairQuestion)],
    /// The questions about two searches of one tree that are made of calls.
    pub comparisons: &'static [(&'static str, ComparisonQuestion)],
    /// The functions that need no search.
    pub functions: &'static [(&'static str, Function)],
}

/// Answers a question about a tree and its plan.
pub type PlanQuestion = fn(&GameTree, &TreeDrawing, &Arguments) -> Answer;

/// Answers a question about a best-first search.
pub type BestFirstQuestion = fn(&BestFirstSearch, &Arguments) -> Answer;

/// Answers a question about two searches of whichever kind.
pub type PairQuestion = fn(&SearchHandle, &SearchHandle, &Arguments) -> Answer;

/// Answers a question about a search.
pub type SearchQuestion = fn(&CallSearch, &Arguments) -> Answer;

/// Answers a question about two searches.
pub type ComparisonQuestion = fn(&CallSearch, &CallSearch, &Arguments) -> Answer;

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
    let (_, entry) = list.iter().find(|(other, _)| *other == name)?;
    Some(*entry)
}

/// Calls a function of the module by its name, with its arguments by theirs.
#[wasm_bindgen]
pub fn call(name: &str, given: JsValue) -> Result<JsValue, JsValue> {
    let functions = module()?.functions;
    let function = find(functions, name).ok_or(Failure::from(Refusal::NotHere))?;
    Ok(function(&Arguments::of(given))?)
}

#[wasm_bindgen(js_class = Search)]
impl SearchHandle {
    /// Answers a question by its name, with its arguments by theirs.
    pub fn ask(&self, question: &str, given: JsValue) -> Result<JsValue, JsValue> {
        let module = module()?;
        let arguments = Arguments::of(given);
        if let Some(answer) = find(module.plan, question) {
            let (tree, drawing) = self.drawing();
            return Ok(answer(tree, drawing, &arguments)?);
        }
        let answer = match &self.0 {
            AnySearch::Calls(search) => {
                let mut lists = module.questions.iter();
                let answer = lists.find_map(|list| find(list, question));
                answer.map(|answer| answer(search, &arguments))
            }
            AnySearch::Updates(search) => {
                let answer = find(module.best_first, question);
                answer.map(|answer| answer(search, &arguments))
            }
        };
        Ok(answer.ok_or(Failure::from(Refusal::NotHere))??)
    }

    /// Whether this module answers a question about a search that is made of calls.
    pub fn answers(&self, question: &str) -> bool {
        let mut lists = MODULE.get().into_iter().flat_map(|module| module.questions);
        lists.any(|list| find(list, question).is_some())
    }

    /// Answers a question about this search beside another one of the same tree.
    #[wasm_bindgen(js_name = askBeside)]
    pub fn ask_beside(
        &self,
        question: &str,
        other: &SearchHandle,
        given: JsValue,
    ) -> Result<JsValue, JsValue> {
        let module = module()?;
        let arguments = Arguments::of(given);
        if let Some(answer) = find(module.pairs, question) {
            return Ok(answer(self, other, &arguments)?);
        }
        let answer = match (&self.0, &other.0) {
            (AnySearch::Calls(search), AnySearch::Calls(other)) => {
                let answer = find(module.comparisons, question);
                answer.map(|answer| answer(search, other, &arguments))
            }
            _ => {
                let answer = find(module.mixed, question);
                answer.map(|answer| answer(self, other, &arguments))
            }
        };
        Ok(answer.ok_or(Failure::from(Refusal::NotHere))??)
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

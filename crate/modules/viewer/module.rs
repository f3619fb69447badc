//! The module that most readers load: it shows a tree that is typed, searched by minimax or alpha–beta.

#![cfg(target_arch = "wasm32")]

use secateur::boundary::questions::{node, picture, plan, run, walk};
use secateur::boundary::{Module, read_text};
use secateur::opening::Scope;

static VIEWER: Module = Module {
    scope: Scope::TYPED,
    source: read_text,
    plan: plan::QUESTIONS,
    best_first: &[],
    pairs: &[],
    mixed: &[],
    questions: &[
        run::QUESTIONS,
        node::QUESTIONS,
        picture::QUESTIONS,
        walk::QUESTIONS,
    ],
    comparisons: &[],
    functions: &[],
};

secateur::entry!(VIEWER);

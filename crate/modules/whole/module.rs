//! The module that has everything.

#![cfg(target_arch = "wasm32")]

use secateur::boundary::functions::{draw, edit, lab, translate};
use secateur::boundary::questions::{
    best_first, compare, exercise, figure, minimal, node, notes, pair, picture, plan, run, visits,
    walk,
};
use secateur::boundary::{Module, read_any};
use secateur::opening::Scope;

static WHOLE: Module = Module {
    scope: Scope::WHOLE,
    source: read_any,
    plan: plan::QUESTIONS,
    best_first: best_first::QUESTIONS,
    pairs: pair::QUESTIONS,
    mixed: pair::OF_TWO_KINDS,
    questions: &[
        // Its scenes show the minimal tree, too, so that it stands before those that do not.
        minimal::QUESTIONS,
        run::QUESTIONS,
        node::QUESTIONS,
        picture::QUESTIONS,
        walk::QUESTIONS,
        visits::QUESTIONS,
        notes::QUESTIONS,
        exercise::QUESTIONS,
        figure::QUESTIONS,
    ],
    comparisons: compare::QUESTIONS,
    functions: &[
        ("sample", lab::sample),
        ("efforts", lab::efforts),
        ("choices", lab::choices),
        ("knownLeaves", lab::known_leaves),
        ("draw", draw::draw),
        ("edit", edit::edit),
        ("parts", edit::parts),
        ("translate", translate::translate),
    ],
};

secateur::entry!(WHOLE);

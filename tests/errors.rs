//! The sentences of errors, for people who use the crate.

use std::error::Error;

use secateur::exercise::NoneDrawn;
use secateur::exercise::answer::AnswerError;
use secateur::exercise::find::FindError;
use secateur::exercise::task::TaskError;
use secateur::import::{ImportError, ImportProblem};
use secateur::opening::options::OptionError;
use secateur::opening::{RequestError, SourceError};
use secateur::search::{self, UnknownValue};
use secateur::source::editing::{Edit, EditError, edit};
use secateur::source::games::{BoardError, Piece};
use secateur::source::generate::RandomTreeError;
use secateur::source::notation::parse;
use secateur::trace::Trace;
use secateur::tree::{Player, TreeError};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::{names, rules, trace, tree};

const BROKEN: &str = include_str!("trees/broken.txt");

/// Checks that the text of an error is a sentence: neither the fields of a type nor the name of a variant.
fn is_a_sentence(error: &dyn Error) -> String {
    let message = error.to_string();
    let first = message
        .chars()
        .next()
        .is_some_and(|c| c.is_lowercase() || c == '`');
    assert!(first && message.split(' ').count() > 3, "{message}");
    assert!(
        !message.ends_with('.') && !message.contains("::") && !message.contains(" { "),
        "{message}"
    );
    let debug = format!("{error:?}");
    let case = debug.split([' ', '(']).next().unwrap_or_default();
    assert!(!message.contains(case), "{message}");
    message
}

#[test]
fn every_error_of_a_text_is_a_sentence_with_line_and_column() {
    let mut seen = 0;
    for line in BROKEN.lines() {
        let Some((text, _)) = line.split_once('⇒') else {
            continue;
        };
        if let Err(error) = parse(text.trim(), Player::Max) {
            is_a_sentence(&error.problem);
            let message = is_a_sentence(&error);
            let place = format!("line {}, column {}: ", error.line, error.column);
            assert_eq!(message, format!("{place}{}", error.problem));
            seen += 1;
        }
    }
    assert!(seen > 150, "{seen}");
    let message = |text| parse(text, Player::Max).expect_err(text).to_string();
    assert_eq!(
        message("((3 12)"),
        "line 1, column 8: the `(` of line 1, column 1 is never closed by `)`"
    );
    assert_eq!(
        message("?(1/2:3 1/3:4)"),
        "line 1, column 2: the weights of these children add up to 5/6, not to 1"
    );
}

#[test]
fn every_other_error_is_a_sentence() {
    let tree_errors = [
        TreeError::TooDeep { limit: 1 },
        TreeError::TooManyNodes { limit: 1 },
        TreeError::TooLittleMemory {
            needed: 2,
            limit: 1,
        },
        TreeError::Unfinished,
        TreeError::NotOneRoot,
    ];
    for error in tree_errors {
        is_a_sentence(&error);
        assert_eq!(RandomTreeError::Tree(error).to_string(), error.to_string());
        assert_eq!(SourceError::Tree(error).to_string(), error.to_string());
    }
    is_a_sentence(&RandomTreeError::TooFewValues { available: 3 });
    let found = || String::from("x y");
    let edits = [
        EditError::NoNode,
        EditError::NoValue {
            found: found(),
            inner: true,
        },
        EditError::NoValue {
            found: found(),
            inner: false,
        },
        EditError::NoName { found: found() },
        EditError::LeafHasNoPlayer,
        EditError::ChanceHasNoPlayer,
        EditError::Weighed,
        EditError::RootStays,
        EditError::NoSibling,
    ];
    for error in &edits {
        is_a_sentence(error);
    }
    is_a_sentence(&edit("(", Player::Max, 0, Edit::Turn).expect_err("no tree"));
    for error in [
        BoardError::Size,
        BoardError::Counts,
        BoardError::Line(Piece::X),
    ] {
        is_a_sentence(&error);
    }
    let option = |name: &str| String::from(name);
    let options = [
        OptionError::BadOption {
            option: option("depth"),
            found: found(),
            expected: found(),
        },
        OptionError::UnknownOption {
            option: option("deep"),
            expected: found(),
        },
        OptionError::OptionConflict {
            option: option("a"),
            other: option("b"),
            reason: "c-d",
        },
        OptionError::BadSource { found: found() },
    ];
    for error in options {
        is_a_sentence(&error);
        assert_eq!(
            TaskError::Option(error.clone()).to_string(),
            error.to_string()
        );
        assert_eq!(
            AnswerError::Option(error.clone()).to_string(),
            error.to_string()
        );
    }
    let problems = [
        ImportProblem::TraceEncoding,
        ImportProblem::TraceSyntax {
            found: found(),
            expected: "}",
        },
        ImportProblem::TraceTwice { field: found() },
        ImportProblem::TraceField {
            field: "node",
            found: found(),
            expected: "\"C\"",
        },
        ImportProblem::TraceLine { limit: 3 },
        ImportProblem::TraceVersion { found: found() },
        ImportProblem::TraceTooLong { limit: 3 },
        ImportProblem::TraceEmpty,
    ];
    for problem in problems {
        let error = ImportError {
            problem,
            line: 2,
            column: 3,
        };
        assert!(is_a_sentence(&error).starts_with("line 2, column 3: "));
    }
    let unfit = [
        RequestError::QuiescenceInExercise,
        RequestError::ChanceSearchedAgain,
        RequestError::TooManyCalls { limit: 3 },
        RequestError::ValueOutside { value: 0.5 },
    ];
    for error in unfit {
        is_a_sentence(&SourceError::Request(error));
    }
    let none = NoneDrawn { loosen: Vec::new() };
    is_a_sentence(&FindError::None(none));
    let unknown = search::run(&tree("(a 1)"), &rules::MINIMAX, &mut ());
    assert_eq!(unknown, Err(UnknownValue { node: 1 }));
    is_a_sentence(&UnknownValue { node: 1 });
    let known: Trace = trace("((1 2) (0 3))", rules::TEXTBOOK);
    let names = names(known.tree());
    for name in ["node:Z", "node:#6", "third"] {
        is_a_sentence(&known.step_of(&names, name).expect_err(name));
    }
}

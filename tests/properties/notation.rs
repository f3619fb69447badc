//! Printing and reading of trees.

use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use secateur::source::notation::{parse, print};

use super::cases;
use super::trees::tree;
use crate::source::notation::check;

/// The tokens of random texts: everything that the notation has, and characters that it does not have.
const TOKENS: [&str; 44] = [
    "\"",
    "\"",
    "“",
    "”",
    "\\",
    "\"a b\"",
    "\"e2-e4\"",
    "\"#(\"=",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "(",
    ")",
    " ",
    " ",
    ",",
    "\n",
    "\r\n",
    "# x\n",
    "=",
    ":",
    "MAX",
    "min",
    "MAX(",
    "A(",
    "a",
    "x1",
    "ξ",
    "=3(",
    "A=",
    "1",
    "-2",
    "0.5",
    "1e3",
    "1e999",
    "−4",
    "+7",
    ".",
    "NaN",
    "∞",
    "\u{1F600}",
];

fn text() -> impl Strategy<Value = String> {
    let tokens = vec(select(TOKENS.to_vec()), 0..24);
    prop_oneof![
        4 => tokens.prop_map(|tokens| tokens.concat()),
        1 => any::<String>(),
    ]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_printed_tree_reads_back(tree in tree()) {
        let text = print(&tree);
        // A text of a single leaf does not say whose turn it is.
        let read = parse(&text, tree.player(0));
        prop_assert_eq!(read.as_ref(), Ok(&tree), "{}", text);
    }
}

proptest! {
    #![proptest_config(cases(4096))]

    #[test]
    fn any_text_gives_a_tree_or_an_error_with_its_place(text in text()) {
        check(&text);
    }
}

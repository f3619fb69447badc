//! The texts that students type for a number, a bound, a range or a list.

use secateur::exercise::content::Content;
use secateur::exercise::reading::{self, ReadingError};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use crate::common::typed::WORDS;

const INF: f64 = f64::INFINITY;

fn read(text: &str) -> Result<Content, ReadingError> {
    reading::read(text, &WORDS)
}

fn read_list(text: &str) -> Result<Vec<f64>, ReadingError> {
    reading::read_list(text, &WORDS)
}

#[test]
fn equivalent_notations_are_read_as_the_same_content() {
    let cases: &[(Content, &[&str])] = &[
        (
            Content::Number(3.0),
            &[
                "3", " 3 ", "+3", "3.0", "=3", "= 3", "３", "3.", "(3)", "[3, 3]", "3…3", "v=3",
                "3e0",
            ],
        ),
        (
            Content::Number(-3.0),
            &[
                "-3",
                "−3",
                "–3",
                "—3",
                "‐3",
                "―3",
                "－3",
                "- 3",
                "－３",
                "\u{2212}\u{a0}3",
                "﹣3",
            ],
        ),
        (
            Content::Number(2.5),
            &["2.5", "2,5", "２．５", "+2,5", "2,50", "2,5\u{200b}"],
        ),
        (
            Content::Number(7.0 / 3.0),
            &[
                "7/3",
                "7 / 3",
                "７／３",
                "7⁄3",
                "7÷3",
                "+7/3",
                "=7/3",
                "14/6",
            ],
        ),
        (Content::Number(-0.5), &["-1/2", "−1/2", "−2/4"]),
        (Content::Range(f64::NEG_INFINITY, 0.5), &["≤1/2", "<= 1/2"]),
        (Content::Number(0.125), &["0.125", "0,125", ".125"]),
        (
            Content::Number(INF),
            &["∞", "inf", "+∞", "oo", "Infinity", "\\infty", "+inf"],
        ),
        (
            Content::Number(-INF),
            &["-∞", "−∞", "-inf", "-oo", "–∞", "-Infinity", "－∞", "- inf"],
        ),
        (
            Content::Range(5.0, INF),
            &[
                "≥5", ">=5", "≥ 5", "5+", "5 +", "=>5", "⩾5", "5≤", "x≥5", "5 ≤ x", "[5, ∞]",
                "[5,∞)", "5…∞", "＞＝5", "5..inf",
            ],
        ),
        (
            Content::Range(-INF, 2.0),
            &[
                "≤2",
                "<=2",
                "=<2",
                "2-",
                "2 ≥",
                "v <= 2",
                "(−∞, 2]",
                "-oo..2",
                "≦２",
                "-inf to 2",
            ],
        ),
        (
            Content::Range(2.0, 5.0),
            &[
                "2 … 5",
                "2…5",
                "2..5",
                "2...5",
                "[2,5]",
                "[2, 5]",
                "[2;5]",
                "(2, 5)",
                "2-5",
                "2–5",
                "2 – 5",
                "2 to 5",
                "2 bis 5",
                "2~5",
                "2 ≤ x ≤ 5",
                "5>=v>=2",
                "２～５",
            ],
        ),
        (
            Content::Range(-5.0, -2.0),
            &["-5 … -2", "−5–−2", "-5--2", "[−5, −2]", "[-5,-2]"],
        ),
        (
            Content::Range(2.5, 3.5),
            &["2.5…3.5", "2,5…3,5", "[2,5; 3,5]", "[2.5,3.5]", "2,5-3,5"],
        ),
    ];
    for (expected, writings) in cases {
        for writing in *writings {
            assert_eq!(read(writing).as_ref(), Ok(expected), "{writing}");
        }
    }
}

#[test]
fn unreadable_text_is_reported_as_unreadable_and_never_guessed() {
    let unreadable = [
        "",
        "?",
        "abc",
        "3 4",
        "5 … 2",
        "<3",
        "> 4",
        "3++",
        "--3",
        "3-4-5",
        "≥",
        "≥≤3",
        "1e999",
        "3,",
        ",3",
        "[3",
        "3]",
        "x",
        "3 x",
        "1.2.3",
        "∞∞",
        "+",
        "-",
        "1/0",
        "1/",
        "/2",
        "1/-2",
        "1/2/3",
        "😀",
        "3 ≤ 4",
        "__proto__",
        "\u{0}",
        "e5",
        "2..",
        "NaN",
    ];
    for text in unreadable {
        assert_eq!(read(text), Err(ReadingError::Unreadable), "{text}");
    }
    for text in ["1,234", "12,345", "≥ 1,234", "1,234 … 5"] {
        assert_eq!(read(text), Err(ReadingError::Ambiguous), "{text}");
    }
    assert_eq!(read(&"9".repeat(1 << 20)), Err(ReadingError::Unreadable));
}

#[test]
fn lists_are_read_with_any_usual_separator() {
    let cases: &[(&[f64], &[&str])] = &[
        (
            &[-INF, 3.0, 5.0],
            &[
                "-∞ 3 5",
                "−∞, 3, 5",
                "-inf;3;5",
                "−∞ → 3 → 5",
                "-oo->3->5",
                "[−∞, 3, 5]",
                "-∞,3,5",
            ],
        ),
        (
            &[3.0, -5.0, 2.0],
            &["3 -5 2", "3, -5, 2", "3;-5;2", "3,-5,2"],
        ),
        (&[3.5, 4.5], &["3,5 4,5", "3.5 4.5", "3,5; 4,5", "3.5,4.5"]),
        (&[7.0], &["7", "(7)"]),
        (&[3.0, 5.0, 7.0], &["3,5,7", "3 5 7"]),
    ];
    for (expected, writings) in cases {
        for writing in *writings {
            assert_eq!(read_list(writing).as_deref(), Ok(*expected), "{writing}");
        }
    }
    assert_eq!(read_list("3,5"), Err(ReadingError::Ambiguous));
    for text in ["", "a", "3 - 5", "3-5", "3,,5", "3,", ",3", "≥3"] {
        assert_eq!(read_list(text), Err(ReadingError::Unreadable), "{text}");
    }
}

//! The notation: texts that are accepted, texts that are refused with a place, and printed trees that read back
//! as the same tree.

use crate::common::random::{Random, WRITTEN, trees};
use crate::common::{deepest, tree};
use secateur::source::notation::{ParseError, Problem, parse, print};
use secateur::tree::number;
use secateur::tree::{GameTree, MAX_TEXT, Player, TreeBuilder, TreeError};
use serde_json::Value;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The rows of a table, each `text ⇒ expected`.
fn rows(table: &'static str) -> impl Iterator<Item = (String, &'static str)> {
    let rows = table.lines().filter_map(|line| line.split_once('⇒'));
    rows.map(|(text, expected)| (unescaped(text.trim()), expected.trim()))
}

const GOOD: &str = include_str!("../trees/good.txt");
const BROKEN: &str = include_str!("../trees/broken.txt");

#[test]
fn good_texts_print_as_expected() {
    assert!(rows(GOOD).count() > 40);
    for (text, expected) in rows(GOOD) {
        assert_eq!(print(&tree(&text)), expected, "{text}");
        assert_eq!(tree(expected), tree(&text), "{text}");
    }
}

#[test]
fn broken_texts_have_the_expected_errors() {
    let mut codes = std::collections::BTreeMap::<String, usize>::new();
    for (text, expected) in rows(BROKEN) {
        let error = parse(&text, Player::Max).expect_err(&text);
        assert_eq!(message(&error), expected, "{text:?}");
        check(&text);
        *codes.entry(code(&error)).or_default() += 1;
    }
    assert!(codes.values().sum::<usize>() > 150);
    // The other error codes need longer texts; they are tested below and in `opening/depth.rs`.
    let all = "bad-character bad-number bad-weight empty-list empty-text mismatched not-finite \
               number-before-bracket player-without-bracket stray stray-noise typography unclosed unclosed-quote unexpected weight-missing weight-without-chance weights-sum";
    assert!(codes.keys().eq(all.split_whitespace()), "{codes:?}");
}

/// Builds the trees of the first lines of `good.txt` by hand.
#[test]
fn the_first_texts_give_the_trees_built_by_hand() {
    let aima = built(None, |tree| {
        for values in [[3.0, 12.0, 8.0], [2.0, 4.0, 6.0], [14.0, 5.0, 2.0]] {
            tree.open(None)?;
            for value in values {
                tree.leaf(Some(value))?;
            }
            tree.close()?;
        }
        Ok(())
    });
    assert_eq!(tree("((3 12 8) (2 4 6) (14 5 2))"), aima);
    assert_eq!(tree("[[3,12,8],[2,4,6],[14,5,2]]"), aima);

    let unknown = built(Some(Player::Max), |tree| {
        for leaves in [["3", "5", "10"], ["2", "a", "b"], ["2", "7", "3"]] {
            tree.open(Some(Player::Min))?;
            for leaf in leaves {
                let value = leaf.parse().ok();
                let node = tree.leaf(value)?;
                if value.is_none() {
                    tree.set_symbol(node, leaf);
                }
            }
            tree.close()?;
        }
        Ok(())
    });
    assert_eq!(tree("MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}"), unknown);

    let labelled = built(None, |tree| {
        tree.set_label(0, "A");
        for (name, below) in [
            ("B", [("D", [2.0, 3.0]), ("E", [5.0, 9.0])]),
            ("C", [("F", [0.0, 1.0]), ("G", [7.0, 5.0])]),
        ] {
            let node = tree.open(None)?;
            tree.set_label(node, name);
            for (name, values) in below {
                let node = tree.open(None)?;
                tree.set_label(node, name);
                for value in values {
                    tree.leaf(Some(value))?;
                }
                tree.close()?;
            }
            tree.close()?;
        }
        Ok(())
    });
    assert_eq!(tree("A(B(D(2 3) E(5 9)) C(F(0 1) G(7 5)))"), labelled);
}

#[test]
fn the_root_has_the_player_asked_for_unless_the_text_names_one() {
    let root = |text, asked| parse(text, asked).expect(text).player(0);
    assert_eq!(root("(1 2)", Player::Max), Player::Max);
    assert_eq!(root("(1 2)", Player::Min), Player::Min);
    assert_eq!(root("MAX(1 2)", Player::Min), Player::Max);
    assert_eq!(root("MIN(1 2)", Player::Max), Player::Min);
}

#[test]
fn different_trees_are_not_equal() {
    let texts = [
        "(1 2)", "(2 1)", "((1 2))", "(a 2)", "(b 2)", "(A=1 2)", "MIN(1 2)", "A(1 2)",
    ];
    let more = ["=1(1 2)", "=2(1 2)", "(1 (2))", "((1) 2)", "(MAX(1) 2)"];
    let trees: Vec<GameTree> = texts.into_iter().chain(more).map(tree).collect();
    for (i, a) in trees.iter().enumerate() {
        for (j, b) in trees.iter().enumerate() {
            assert_eq!(a == b, i == j, "{} and {}", print(a), print(b));
        }
    }
}

#[test]
fn printed_trees_read_back() {
    let mut seen = String::new();
    for tree in trees(WRITTEN, 2000, 1) {
        let text = print(&tree);
        // A text of a single leaf does not say whose turn it is.
        let read = parse(&text, tree.player(0)).expect(&text);
        assert_eq!(read, tree, "{text}");
        assert_eq!(print(&read), text);
        seen.push_str(&text);
    }
    for part in [
        "MAX(",
        "MIN(",
        "MIN A=",
        " =",
        "__proto__=",
        "ξ",
        "-",
        ".",
        "Äpfel(",
    ] {
        assert!(seen.contains(part), "{part}");
    }
}

#[test]
fn printed_numbers_read_back() {
    let mut random = Random::new(2);
    let bits = (0..20_000).map(|_| f64::from_bits(random.below(u64::MAX)));
    let special = [
        0.0,
        -1.5,
        1e15,
        1e-6,
        1e-7,
        0.1 + 0.2,
        f64::MAX,
        f64::MIN_POSITIVE,
    ];
    for value in bits.chain(special).filter(|value| value.is_finite()) {
        assert_eq!(tree(&number::print(value)).value(0), Some(value));
        assert!(number::print(value).len() < 26, "{value}");
    }
}

#[test]
fn negative_zero_is_read_as_zero() {
    let value = tree("-0").value(0).expect("a number");
    assert!(value == 0.0 && value.is_sign_positive());
    assert_eq!(tree("-0"), tree("0"));
}

/// Every prefix of the good texts, and random small changes of them.
#[test]
fn changed_texts_are_read_or_refused_with_a_place() {
    let mut random = Random::new(3);
    let characters: Vec<char> = "()[]{} ,\n#:=.-−–+eE0195azMÄ'’_©½\"<\u{fffd}\u{feff}😀"
        .chars()
        .collect();
    let mut errors = 0;
    for (text, _) in rows(GOOD) {
        let whole: Vec<char> = text.chars().collect();
        for end in 0..whole.len() {
            errors += check(&whole[..end].iter().collect::<String>());
        }
        for _ in 0..200 {
            let mut changed = whole.clone();
            for _ in 0..=random.below(2) {
                let at = random.below(changed.len() as u64 + 1) as usize;
                let other = random.pick(&characters);
                match random.below(3) {
                    0 => changed.insert(at, other),
                    1 if at < changed.len() => changed[at] = other,
                    _ if at < changed.len() => drop(changed.remove(at)),
                    _ => {}
                }
            }
            errors += check(&changed.iter().collect::<String>());
        }
    }
    assert!(errors > 2000, "{errors}");
}

#[test]
fn random_texts_are_read_or_refused_with_a_place() {
    let mut random = Random::new(4);
    let words = [
        "(", ")", "[", "]", "{", "}", "MAX", "min", "A", "x", "=", ":", " ", ",", "\n", "#", "1",
        "-2.5", "1e999", "NaN", ";", "\u{0}", "é", "𝛼", "\u{fffd}",
    ];
    let mut good = 0;
    for _ in 0..20_000 {
        let length = random.below(12);
        let text: String = (0..length).map(|_| random.pick(&words)).collect();
        good += 1 - check(&text);
    }
    assert!(good > 500, "{good}");
}

#[test]
fn texts_of_a_mebibyte_are_read_or_refused_with_a_place() {
    let open = "(".repeat(MAX_TEXT);
    expect(&open, "1:1002 too-deep limit=1000");
    expect(
        &")".repeat(MAX_TEXT),
        "1:1 unexpected expected=node found=)",
    );
    expect(&" ".repeat(MAX_TEXT), "1:1048577 empty-text");
    expect(&"\n".repeat(MAX_TEXT), "1048577:1 empty-text");
    expect(
        &"9".repeat(MAX_TEXT),
        "1:1 not-finite found=999999999999999999999999…",
    );
    expect(
        &"x".repeat(MAX_TEXT - 1).replacen('x', "x)", 1),
        "1:2 stray found=)",
    );
    let wide = format!("({})", "1 ".repeat(MAX_TEXT / 2 - 1));
    assert_eq!(wide.len(), MAX_TEXT);
    assert_eq!(tree(&wide).len(), MAX_TEXT / 2);
    expect(
        &wide.replacen(' ', "  ", 1),
        "1:1048577 text-too-long limit=1048576",
    );
    let unclosed = wide.replace(')', "1");
    expect(
        &unclosed,
        "1:1048577 unclosed close=) open=( openColumn=1 openLine=1",
    );
}

/// The limit on the length of a text may lie inside a character.
#[test]
fn a_too_long_text_of_wide_characters_is_refused_at_a_character() {
    let wide = "é".repeat(MAX_TEXT / 2 + 1);
    expect(&wide, "1:524289 text-too-long limit=1048576");
    let wider = format!("1{wide}");
    let error = parse(&wider, Player::Max).expect_err("too long");
    assert_eq!(error.column, MAX_TEXT / 2 + 2);
}

#[test]
fn one_ply_more_than_the_deepest_tree_is_refused_with_its_place() {
    let deepest = deepest();
    assert_eq!(tree(&deepest).len(), 1002);
    expect(&format!("({deepest})"), "1:1002 too-deep limit=1000");
    expect(&deepest.replace('2', "(2)"), "1:1004 too-deep limit=1000");
    let lines = format!("({})", deepest.replace('(', "(\n"));
    expect(&lines, "1001:1 too-deep limit=1000");
}

fn expect(text: &str, expected: &str) {
    let error = parse(text, Player::Max).expect_err("broken");
    assert_eq!(message(&error), expected);
    check(text);
}

/// Checks that a text gives a tree that prints and reads back, or an error inside the text or right at its
/// end, and that the next good text is still read. Returns the number of errors, 0 or 1.
pub fn check(text: &str) -> usize {
    let result = parse(text, Player::Max);
    assert_eq!(print(&tree("(1 2)")), "MAX(1 2)");
    match result {
        Ok(tree) => {
            assert_eq!(parse(&print(&tree), Player::Max), Ok(tree), "{text:?}");
            0
        }
        Err(error) => {
            check_place(text, error.line, error.column);
            if let Problem::Unclosed {
                open_line: line,
                open_column: column,
                ..
            }
            | Problem::Mismatched {
                open_line: line,
                open_column: column,
                ..
            } = error.problem
            {
                let at = check_place(text, line, column);
                assert!(matches!(at, Some('(' | '[' | '{')), "{text:?}");
            }
            1
        }
    }
}

/// The character at a line and column that must exist, or `None` at the end of the text.
fn check_place(text: &str, line: usize, column: usize) -> Option<char> {
    let lines: Vec<&str> = text.split('\n').collect();
    assert!((1..=lines.len()).contains(&line), "line {line} of {text:?}");
    let width = lines[line - 1].chars().count();
    assert!(
        (1..=width + 1).contains(&column),
        "column {column} of {text:?}"
    );
    lines[line - 1].chars().nth(column - 1)
}

/// An error on one line: its place, its code, and its parameters.
fn message(error: &ParseError) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(error) else {
        panic!("an error is an object");
    };
    let mut message = format!("{}:{} {}", error.line, error.column, code(error));
    for (name, value) in &fields {
        if !["line", "column", "code"].contains(&name.as_str()) {
            let text = value.as_str().map(escaped);
            message += &format!(" {name}={}", text.unwrap_or(value.to_string()));
        }
    }
    message
}

fn code(error: &ParseError) -> String {
    let fields = serde_json::to_value(error).expect("plain");
    fields["code"].as_str().expect("a code").into()
}

/// Writes invisible characters as their code points.
fn escaped(text: &str) -> String {
    let seen = |c: char| matches!(c, '"' | '\'' | '\\');
    text.chars()
        .map(|c| {
            if seen(c) {
                c.into()
            } else {
                c.escape_debug().to_string()
            }
        })
        .collect()
}

/// Replaces the escapes `\n`, `\r`, `\t`, `\\` and `\u{…}`, as in Rust.
fn unescaped(text: &str) -> String {
    let Some((before, after)) = text.split_once('\\') else {
        return text.into();
    };
    let (escape, mut rest) = after.split_at(1);
    let character = match escape {
        "n" => '\n',
        "r" => '\r',
        "t" => '\t',
        "\\" => '\\',
        _ => {
            let (number, after) = rest[1..].split_once('}').expect("\\u{…}");
            rest = after;
            let number = u32::from_str_radix(number, 16).expect("a number");
            char::from_u32(number).expect("a character")
        }
    };
    format!("{before}{character}{}", unescaped(rest))
}

/// A tree whose root has the children that `fill` adds.
fn built(
    root: Option<Player>,
    fill: impl FnOnce(&mut TreeBuilder) -> Result<(), TreeError>,
) -> GameTree {
    let mut tree = TreeBuilder::new(Player::Max);
    tree.open(root).expect("room");
    fill(&mut tree).expect("within the limits");
    tree.close().expect("it has children");
    tree.finish().expect("one root")
}

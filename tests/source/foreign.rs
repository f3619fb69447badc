//! Trees in the notations of other programs: translations, refusals with their places, and random trees in each notation.

use crate::common::random::Random;
use secateur::source::foreign::{Foreign, guess, translate};
use secateur::source::notation::{parse, print};
use secateur::tree::{GameTree, Player};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

/// The tree of a text, or the place and the problem.
fn translated(text: &str, from: Foreign) -> String {
    match translate(text, from) {
        Ok(done) => done.text,
        Err(error) => error.to_string(),
    }
}

fn read(text: &str) -> GameTree {
    parse(text, Player::Max).expect(text)
}

/// Lists of Python, and their translations or errors.
const PYTHON: &str = r#"
[A, [B, (E, 3), (F, 12)]] ⇒ A(B(E=3 F=12))
['A', ['B', 3, 5], ['C', 2, 9]] ⇒ A(B(3 5) C(2 9))
tree = ('A', [('B', 3), ('C', 5)])  # AIMA ⇒ A(B=3 C=5)
["A", 7, [("B", 3)]]; ⇒ A=7(B=3)
['MAX', ['MIN', 3, 5], ['min', 2, -9.5]] ⇒ MAX(MIN(3 5) MIN(2 -9.5))
[[3, 5], (2, 9,)] ⇒ ((3 5) (2 9))
['A', ['x', 'y'], 'it\'s', ('e 4', 1)] ⇒ A(x(y) it's "e 4"=1)
['A', ['B']] ⇒ A(B)
[] ⇒ line 1, column 1: there is no child in `[]`
['A', [3, 5)] ⇒ line 1, column 12: the bracket of line 1, column 7 is closed by `)` instead of `]`
['A',\n [3, 5] ⇒ line 2, column 8: the `[` of line 1, column 1 is never closed by `]`
['A', {'B': 3}] ⇒ line 1, column 7: `{` has no meaning here
['A', 3x] ⇒ line 1, column 7: `3x` starts like a number and is none
['A', 3]] ⇒ line 1, column 9: the tree is complete before `]`
['A, 3] ⇒ line 1, column 2: the quote that begins `'A, 3]` is not closed on its line
# nothing ⇒ line 1, column 1: there is no tree, only white space and comments
A ⇒ line 1, column 1: expected a node, found `A`
"#;

#[test]
fn lists_of_python_are_translated_or_refused() {
    for row in PYTHON.trim().lines() {
        let (text, expected) = row.split_once(" ⇒ ").expect("a text and a result");
        let text = text.replace("\\n", "\n");
        assert_eq!(translated(&text, Foreign::Python), expected, "{text}");
    }
}

#[test]
fn indented_text_is_translated_or_refused() {
    for (text, expected) in [
        (
            "A\n  B\n    3\n    5\n  C\n    2\n    9\n",
            "A(B(3 5) C(2 9))",
        ),
        (
            "MAX\n\tMIN B\n\t\tx: 3\n\t\ty = 5\n\tMIN\n\t\t2\n",
            "MAX(MIN B(x=3 y=5) MIN(2))",
        ),
        ("- A\n  - B: 4\n    - 3\n  - -5\n  * u\n", "A(B=4(3) -5 u)"),
        (
            ".\n├── B\n│   ├── 3\n│   └── 5\n└── C 7\n",
            "\".\"(B(3 5) C=7)",
        ),
        (
            "# of the lecture\nroot node\n  3\n\n  5",
            "\"root node\"(3 5)",
        ),
        (
            "    A\n      3\n   B",
            "line 3, column 4: the line stands neither below a node nor beside one",
        ),
        (
            "A\n    B\n      3\n  C",
            "line 4, column 3: the line stands neither below a node nor beside one",
        ),
        (
            "A\n  3\nB\n  5",
            "line 3, column 1: the tree is complete before `B`",
        ),
        (
            "A\n  4\n    5",
            "line 2, column 3: `4` is right before a bracket, but no number can be a name",
        ),
    ] {
        assert_eq!(translated(text, Foreign::Indented), expected, "{text}");
    }
}

/// A game of Gambit with these nodes.
fn efg(nodes: &str) -> String {
    format!("EFG 2 R \"t\" {{ \"Ann\" \"Bo\" }}\n\"\"\n{nodes}")
}

#[test]
fn games_of_gambit_are_translated_or_refused() {
    let won = "t \"\" 1 \"won\" { 1, -1 }";
    for (nodes, expected) in [
        (
            "p \"A\" 1 1 \"\" { \"l\" \"r\" } 0\np \"\" 2 1 \"(2,1)\" { \"x\" \"y\" } 0\nt \"\" 1 \"won\" { 3, -3 }\nt \"\" 2 \"\" { 1/2 -1/2 }\nt \"\" 1\n",
            "MAX A(MIN l(x=3 y=0.5) r=3)",
        ),
        (
            "c \"\" 1 \"\" { \"up\" 1/3 \"down\" 2/3 } 0\nt \"\" 1 \"\" { 1, -1 }\nt \"\" 2 \"\" { -2.5, 2.5 }",
            "CHANCE(1/3:up=1 2/3:down=-2.5)",
        ),
        ("p \"\" 1 1 \"\" { \"l\" } 0\nt \"\" 0\n", "MAX(l=0)"),
    ] {
        let text = translated(&efg(nodes), Foreign::Efg);
        assert_eq!(text, expected, "{nodes}");
        read(&text);
    }
    for (nodes, expected) in [
        (
            "t \"\" 1 \"\" { 1, 1 }",
            "line 3, column 6: the payoffs 1, 1 do not add up to zero",
        ),
        (
            "t \"\" 1 \"\" { 1 }",
            "line 3, column 6: a game of two players is needed, not of 1",
        ),
        (
            &format!("p \"\" 1 1 \"\" {{ \"l\" }} 1 \"\" {{ 2, -2 }}\n{won}"),
            "line 3, column 21: a payoff before the end of the game has no place in a tree of values",
        ),
        (
            &format!("p \"\" 1 1 \"\" {{ \"l\" }} 0\np \"\" 1 1 \"\" {{ \"l\" }} 0\n{won}"),
            "line 4, column 8: the information set 1 has several nodes, but both players have to know everything",
        ),
        (
            "p \"\" 1 1 \"\" { } 0",
            "line 3, column 1: there is no child in `{ }`",
        ),
        (
            "p \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 0",
            "line 4, column 7: expected a name, found ``",
        ),
        (
            &format!("{won}\n{won}"),
            "line 4, column 1: the tree is complete before `t`",
        ),
    ] {
        assert_eq!(translated(&efg(nodes), Foreign::Efg), expected, "{nodes}");
    }
    let three = "EFG 2 R \"t\" { \"a\" \"b\" \"c\" } t \"\" 0";
    let message = "line 1, column 13: a game of two players is needed, not of 3";
    assert_eq!(translated(three, Foreign::Efg), message);
    assert!(translated("NFG 1 R", Foreign::Efg).starts_with("line 1, column 1: expected a node"));
}

#[test]
fn the_likely_notation_of_a_text_is_guessed() {
    for (text, expected) in [
        (" EFG 2 R", Some(Foreign::Efg)),
        ("['A', ['B', 3]]", Some(Foreign::Python)),
        ("A\n 3\n 5", Some(Foreign::Indented)),
        ("((3 5) (2 9))", None),
        ("[[3, 5], [2, 9]]", None),
        ("((a, 3), (b, 2))", None),
        ("A(B(3 5))", None),
        ("3", None),
        ("", None),
    ] {
        assert_eq!(guess(text), expected, "{text}");
    }
}

/// A random tree in our notation, as lists of Python, and as indented text.
struct Written {
    ours: String,
    python: String,
    indented: String,
}

fn random(random: &mut Random, depth: usize, count: &mut usize) -> Written {
    *count += 1;
    let name = format!("n{count}");
    let margin = "  ".repeat(depth);
    if depth == 4 || (depth > 0 && random.below(3) == 0) {
        let value = random.below(19) as i64 - 9;
        return Written {
            ours: format!("{name}={value}"),
            python: format!("('{name}', {value})"),
            indented: format!("{margin}{name}: {value}\n"),
        };
    }
    let children = 1 + random.below(3);
    let below: Vec<Written> = (0..children)
        .map(|_| self::random(random, depth + 1, count))
        .collect();
    let joined =
        |pick: fn(&Written) -> &str, by: &str| below.iter().map(pick).collect::<Vec<_>>().join(by);
    Written {
        ours: format!("{name}({})", joined(|written| &written.ours, " ")),
        python: format!("['{name}', {}]", joined(|written| &written.python, ", ")),
        indented: format!(
            "{margin}{name}\n{}",
            joined(|written| &written.indented, "")
        ),
    }
}

#[test]
fn random_trees_are_the_same_in_each_notation() {
    let mut source = Random::new(30);
    for _ in 0..500 {
        let written = random(&mut source, 0, &mut 0);
        let ours = print(&read(&written.ours));
        for (text, from) in [
            (&written.python, Foreign::Python),
            (&written.indented, Foreign::Indented),
        ] {
            let Ok(done) = translate(text, from) else {
                panic!("{text}")
            };
            assert_eq!(print(&read(&done.text)), ours, "{text}");
            assert_eq!(guess(text), Some(from), "{text}");
        }
    }
}

#[test]
fn random_text_in_any_notation_does_not_panic() {
    let mut source = Random::new(31);
    let signs: Vec<char> = "[](){}'\"\\,;=#:-3x.5 \n\t│├└─|pct12EFGR/é"
        .chars()
        .collect();
    for _ in 0..20_000 {
        let length = source.below(24) as usize;
        let text: String = (0..length)
            .map(|_| signs[source.below(signs.len() as u64) as usize])
            .collect();
        guess(&text);
        for from in Foreign::ALL {
            if let Ok(done) = translate(&text, from) {
                let _ = parse(&done.text, Player::Max);
            }
            let game = format!("EFG 2 R \"\" {{ \"a\" \"b\" }} {text}");
            let _ = translate(&game, Foreign::Efg);
        }
    }
    let deep = format!("{}3{}", "[".repeat(400_000), "]".repeat(400_000));
    assert_eq!(
        translate(&deep, Foreign::Python)
            .ok()
            .map(|done| done.text.len()),
        Some(deep.len())
    );
    let fine = format!("{}3{}", "['A',".repeat(900), "]".repeat(900));
    let done = translate(&fine, Foreign::Python).expect("a deep tree");
    read(&done.text);
}

//! A text gives a tree or an error with its place. The bytes are the text.

use secateur::source::notation::{ParseError, Parsing, parse, print};
use secateur::tree::{GameTree, Limits, Player, Sliced};

/// Reads a text in one go and in slices, and prints the tree.
pub fn run(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let read = parse(&text, Player::Max);
    assert_eq!(in_slices(&text), read, "in slices");
    match read {
        Ok(tree) => {
            let printed = print(&tree);
            let again = parse(&printed, Player::Max);
            assert_eq!(again.as_ref(), Ok(&tree), "{printed}");
            assert_eq!(print(&tree), printed);
        }
        Err(error) => is_in(&text, &error),
    }
}

fn in_slices(text: &str) -> Result<GameTree, ParseError> {
    let mut reading = Parsing::new(text.into(), Player::Max, Limits::default())?;
    loop {
        if let Some(tree) = reading.advance(&(), 3)? {
            return Ok(tree);
        }
        assert!((0.0..=1.0).contains(&reading.share(&())));
    }
}

fn is_in(text: &str, error: &ParseError) {
    let line = text.split('\n').nth(error.line.wrapping_sub(1));
    let columns = line.map_or(0, |line| line.chars().count() + 1);
    assert!((1..=columns).contains(&error.column), "{error:?}");
}

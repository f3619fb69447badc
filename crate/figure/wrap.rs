//! Breaks captions into lines.

use crate::picture::scene::Advances;

/// Chinese, Japanese and Korean characters begin at this code: a line can end after each of them.
const IDEOGRAPHS: char = '\u{2e80}';

/// Punctuation that no line begins with.
const CLOSING: &str = "，。、；：？！）」』》";

/// The lines of a text in type of `size` pixels that are at most `width` pixels wide. A longer word has a line of its
/// own.
pub(super) fn wrap(text: &str, width: f64, size: f64, advances: &Advances) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for piece in pieces(text) {
        if let Some(line) = lines.last_mut() {
            let longer = format!("{line}{piece}");
            if advances.width(longer.trim_end(), size) <= width {
                *line = longer;
                continue;
            }
        }
        lines.push(piece);
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

/// The pieces of a text between which a line can end: words with the space behind them, and single ideographs.
fn pieces(text: &str) -> Vec<String> {
    let mut pieces = Vec::new();
    let mut piece = String::new();
    let mut characters = text.chars().peekable();
    while let Some(one) = characters.next() {
        if !(one == ' ' && piece.is_empty()) {
            piece.push(one);
        }
        let closing = characters
            .peek()
            .is_some_and(|&next| CLOSING.contains(next));
        let next_wide = characters.peek().is_some_and(|&next| next >= IDEOGRAPHS);
        let ends = one == ' ' || ((one >= IDEOGRAPHS || next_wide) && !closing);
        if ends && !piece.is_empty() {
            pieces.push(std::mem::take(&mut piece));
        }
    }
    if !piece.is_empty() {
        pieces.push(piece);
    }
    pieces
}

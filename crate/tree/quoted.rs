//! Names in quotes, which may have any characters but line breaks.

/// Whether quotes begin with this character: a straight one, or one that text processors put in its place.
pub(crate) fn is_quote(c: char) -> bool {
    matches!(c, '"' | '“' | '”' | '„')
}

/// The name in the quotes with which a text begins, and the length of both in bytes; `None` if no quotes close it on
/// its line. A backslash takes the character behind it as it is.
pub(crate) fn unquote(text: &str) -> Option<(String, usize)> {
    let mut characters = text.char_indices();
    let (_, open) = characters.next().filter(|&(_, open)| is_quote(open))?;
    let closes = |c: char| is_quote(c) && (c == '"') == (open == '"');
    let mut name = String::new();
    while let Some((at, c)) = characters.next() {
        match c {
            c if closes(c) => return Some((name, at + c.len_utf8())),
            '\n' => return None,
            '\\' => name.extend(
                characters
                    .next()
                    .filter(|&(_, c)| c != '\n')
                    .map(|(_, c)| c),
            ),
            c => name.push(c),
        }
    }
    None
}

/// A name in quotes.
pub(crate) fn quote(name: &str) -> String {
    let mut text = String::from('"');
    for c in name.chars() {
        if matches!(c, '"' | '\\') {
            text.push('\\');
        }
        text.push(c);
    }
    text.push('"');
    text
}

//! Characters that text processors with "smart" typography put in the place of those that were typed.

/// The characters that were typed where one of these stands; `None` for any other character. A hyphen or an apostrophe
/// in another dress can only be that, so it is read as one and is not in this list.
pub(super) fn typed_characters(c: char) -> Option<&'static str> {
    Some(match c {
        '…' => "...",
        '—' => "--",
        '½' => "1/2",
        '¼' => "1/4",
        '¾' => "3/4",
        '©' => "(c)",
        '®' => "(r)",
        '™' => "(tm)",
        _ => return None,
    })
}

/// A minus sign: a hyphen, the typographic minus, and the signs that processors make of either.
pub(super) fn is_minus(c: char) -> bool {
    matches!(c, '-' | '\u{2010}'..='\u{2013}' | '−' | '－')
}

/// The bar of a fraction: a slash, or the signs that processors make of it.
pub(super) fn is_slash(c: char) -> bool {
    matches!(c, '/' | '⁄' | '∕')
}

/// The mark of a noisy node, also as Chinese keyboards type it.
pub(crate) fn is_noise(c: char) -> bool {
    matches!(c, '!' | '！')
}

/// An apostrophe, straight or curly.
pub(super) fn is_apostrophe(c: char) -> bool {
    matches!(c, '\'' | '‘' | '’')
}

//! Colours by their meanings.

/// A colour by its meaning, as a custom property of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(
    missing_docs,
    reason = "www/tokens.css and www/viewer/notes/notes.css say what each one means"
)]
pub enum Token {
    Paper,
    Band,
    Ink,
    InkQuiet,
    Ahead,
    Open,
    Done,
    Pruned,
    PrunedText,
    Cut,
    Variation,
    Differs,
    Only,
    Minimal,
    Focus,
    StoneBlack,
    StoneWhite,
    KindWindow,
    KindDepth,
    KindTry,
    KindQuiescence,
}

impl Token {
    /// All tokens in their order, each with its name: that of the custom property without its dashes at the front.
    pub const ALL: [(Token, &str); 21] = [
        (Token::Paper, "paper"),
        (Token::Band, "band"),
        (Token::Ink, "ink"),
        (Token::InkQuiet, "ink-quiet"),
        (Token::Ahead, "ahead"),
        (Token::Open, "open"),
        (Token::Done, "done"),
        (Token::Pruned, "pruned"),
        (Token::PrunedText, "pruned-text"),
        (Token::Cut, "cut"),
        (Token::Variation, "variation"),
        (Token::Differs, "differs"),
        (Token::Only, "only"),
        (Token::Minimal, "minimal"),
        (Token::Focus, "focus"),
        (Token::StoneBlack, "stone-black"),
        (Token::StoneWhite, "stone-white"),
        (Token::KindWindow, "kind-window"),
        (Token::KindDepth, "kind-depth"),
        (Token::KindTry, "kind-try"),
        (Token::KindQuiescence, "kind-quiescence"),
    ];

    /// The name.
    pub fn name(self) -> &'static str {
        Token::ALL[self as usize].1
    }
}

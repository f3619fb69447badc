//! Colours by their meanings.

/// A colour by its meaning, as a custom property of `www/tokens.css`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs, reason = "www/tokens.css says what each one means")]
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
}

impl Token {
    /// All tokens, in their order.
    pub const ALL: [Token; 17] = {
        use Token::*;
        [
            Paper, Band, Ink, InkQuiet, Ahead, Open, Done, Pruned, PrunedText, Cut, Variation,
            Differs, Only, Minimal, Focus, StoneBlack, StoneWhite,
        ]
    };

    /// The name, which is that of the custom property without its dashes at the front.
    pub fn name(self) -> &'static str {
        match self {
            Token::Paper => "paper",
            Token::Band => "band",
            Token::Ink => "ink",
            Token::InkQuiet => "ink-quiet",
            Token::Ahead => "ahead",
            Token::Open => "open",
            Token::Done => "done",
            Token::Pruned => "pruned",
            Token::PrunedText => "pruned-text",
            Token::Cut => "cut",
            Token::Variation => "variation",
            Token::Differs => "differs",
            Token::Only => "only",
            Token::Minimal => "minimal",
            Token::Focus => "focus",
            Token::StoneBlack => "stone-black",
            Token::StoneWhite => "stone-white",
        }
    }
}

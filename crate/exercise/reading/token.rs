//! Splits the text that a student typed into numbers and signs.

use super::words::{Words, among};
use crate::HOST;
use crate::source::text::part;
use crate::tree::number;

/// A number or a sign.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Lexeme {
    /// A number with its sign, or ±∞.
    Number(f64),
    /// Two runs of digits with a comma between them and no space: a decimal, or two numbers. `decimal` is `None` if the
    /// comma can also part thousands, as in `1,234`.
    Comma2 {
        decimal: Option<f64>,
        first: f64,
        second: f64,
    },
    /// `≥`.
    AtLeast,
    /// `≤`.
    AtMost,
    /// `<`.
    Below,
    /// `>`.
    Above,
    /// `=`.
    Equal,
    /// `…`, or a word for it.
    Dots,
    /// A minus or dash after a number. `apart`: with a space before it and none after it.
    Dash {
        apart: bool,
    },
    /// A plus after a number.
    Plus,
    Comma,
    Semicolon,
    Arrow,
    Open,
    Close,
    /// A name, such as the x of `x ≥ 3`.
    Word,
}

/// The notations of ∞ in programs and formulas.
const INFINITY: [&str; 3] = ["inf", "infty", "oo"];

/// The tokens of a text; `None` if a character has no meaning.
pub(crate) fn tokens(text: &str, words: &Words) -> Option<Vec<Lexeme>> {
    let text = simplified(text);
    let mut reader = Tokenizer {
        words,
        text: &text,
        at: 0,
        tokens: Vec::new(),
    };
    while let Some(first) = reader.skip_space() {
        reader.token(first)?;
    }
    Some(reader.tokens)
}

/// The same text with one character for each meaning, in lower case.
pub(crate) fn simplified(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match half_width(c) {
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => plain.push('-'),
            '≥' | '⩾' | '≧' => plain.push_str(">="),
            '≤' | '⩽' | '≦' => plain.push_str("<="),
            '…' | '⋯' | '‥' | '~' | '〜' => plain.push_str(".."),
            '∞' => plain.push_str("\\infty "),
            '→' | '⇒' | '⟶' | '➔' => plain.push('→'),
            '、' => plain.push(','),
            '。' => plain.push('.'),
            '⁄' | '∕' | '÷' => plain.push('/'),
            // Invisible characters: soft hyphen, zero width, marks of direction.
            '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' => {}
            '\u{2060}'..='\u{2069}' | '\u{feff}' => {}
            space if space.is_whitespace() => plain.push(' '),
            other => plain.push(other.to_ascii_lowercase()),
        }
    }
    plain
}

/// A full-width character in its usual width.
fn half_width(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(u32::from(c) - 0xfee0).unwrap_or(c),
        other => other,
    }
}

struct Tokenizer<'a> {
    words: &'a Words,
    text: &'a str,
    at: usize,
    tokens: Vec<Lexeme>,
}

impl<'a> Tokenizer<'a> {
    fn rest(&self) -> &'a str {
        part(self.text, self.at..)
    }

    /// The next character that is no space.
    fn skip_space(&mut self) -> Option<char> {
        self.at += self.rest().len() - self.rest().trim_start_matches(' ').len();
        self.rest().chars().next()
    }

    /// Goes past a prefix, if it is there.
    fn take(&mut self, prefix: &str) -> bool {
        let starts = self.rest().starts_with(prefix);
        if starts {
            self.at += prefix.len();
        }
        starts
    }

    /// The characters that pass a test, which the reader goes past.
    fn run(&mut self, passes: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let end = rest.find(|c| !passes(c)).unwrap_or(rest.len());
        self.at += end;
        part(rest, ..end)
    }

    fn token(&mut self, first: char) -> Option<()> {
        if first.is_ascii_digit() || first == '.' && self.digit_after(1) {
            return self.number(1.0);
        }
        if (HOST.is_letter)(first) || first == '\\' {
            let word = self.word();
            self.tokens.push(word);
            return Some(());
        }
        if matches!(first, '-' | '+') && !self.rest().starts_with("->") {
            return self.sign(first);
        }
        let signs = [
            (">=", Lexeme::AtLeast),
            ("=>", Lexeme::AtLeast),
            ("<=", Lexeme::AtMost),
            ("=<", Lexeme::AtMost),
            ("<", Lexeme::Below),
            (">", Lexeme::Above),
            ("==", Lexeme::Equal),
            ("=", Lexeme::Equal),
            ("...", Lexeme::Dots),
            ("..", Lexeme::Dots),
            ("->", Lexeme::Arrow),
            ("→", Lexeme::Arrow),
            (",", Lexeme::Comma),
            (";", Lexeme::Semicolon),
            ("[", Lexeme::Open),
            ("(", Lexeme::Open),
            ("]", Lexeme::Close),
            (")", Lexeme::Close),
        ];
        let (_, token) = signs.into_iter().find(|(sign, _)| self.take(sign))?;
        self.tokens.push(token);
        Some(())
    }

    fn digit_after(&self, bytes: usize) -> bool {
        let next = self.rest().as_bytes().get(bytes);
        next.is_some_and(u8::is_ascii_digit)
    }

    fn word(&mut self) -> Lexeme {
        let word = self.run(|c| (HOST.is_letter)(c) || c == '\\' || c == '_');
        let plain = word.trim_start_matches('\\');
        if INFINITY.contains(&plain) || among(&self.words.infinity, plain) {
            Lexeme::Number(f64::INFINITY)
        } else if among(&self.words.to, word) {
            Lexeme::Dots
        } else {
            Lexeme::Word
        }
    }

    /// A minus or plus: the sign of a number, a dash between two, or the sign after a bound as in `5+`.
    fn sign(&mut self, sign: char) -> Option<()> {
        let before = self.at;
        let spaced = before > 0 && self.text.as_bytes().get(before - 1) == Some(&b' ');
        self.at += 1;
        let touches = !self.rest().starts_with(' ');
        let after = self.tokens.last();
        if matches!(after, Some(Lexeme::Number(_) | Lexeme::Comma2 { .. })) {
            self.tokens.push(match sign {
                '-' => Lexeme::Dash {
                    apart: spaced && touches,
                },
                _ => Lexeme::Plus,
            });
            return Some(());
        }
        let unit = if sign == '-' { -1.0 } else { 1.0 };
        let first = self.skip_space()?;
        if first.is_ascii_digit() || first == '.' {
            return self.number(unit);
        }
        // Else only ∞ has a sign.
        match self.word() {
            Lexeme::Number(number) => self.tokens.push(Lexeme::Number(unit * number)),
            _ => return None,
        }
        Some(())
    }

    /// A number after its sign, or several with commas between them. `unit`: 1, or −1 after a minus.
    fn number(&mut self, unit: f64) -> Option<()> {
        let first = self.decimal()?;
        let mut parts = vec![first];
        while self.rest().starts_with(',') && self.digit_after(1) {
            self.at += 1;
            parts.push(self.decimal()?);
        }
        // A point that ends a sentence.
        if self.rest().trim_end_matches(' ') == "." {
            self.at += 1;
        }
        let value = |text: &str| number::read(text).filter(|value| value.is_finite());
        let digits = |text: &str| text.bytes().all(|b| b.is_ascii_digit());
        match parts.as_slice() {
            [one] => {
                let over = self.denominator().map_or(Some(1.0), value)?;
                let number = unit * value(one)? / over;
                if !number.is_finite() {
                    return None;
                }
                self.tokens.push(Lexeme::Number(number));
            }
            [whole, fraction] if digits(whole) && digits(fraction) => {
                let thousands = fraction.len() == 3 && whole.len() <= 3 && *whole != "0";
                let decimal = value(&[whole, ".", fraction].concat()).filter(|_| !thousands);
                self.tokens.push(Lexeme::Comma2 {
                    decimal: decimal.map(|value| unit * value),
                    first: unit * value(whole)?,
                    second: value(fraction)?,
                });
            }
            [one, others @ ..] => {
                self.tokens.push(Lexeme::Number(unit * value(one)?));
                for other in others {
                    self.tokens
                        .extend([Lexeme::Comma, Lexeme::Number(value(other)?)]);
                }
            }
            [] => return None,
        }
        Some(())
    }

    /// The denominator, if the number before is a numerator.
    fn denominator(&mut self) -> Option<&'a str> {
        let rest = self.rest().trim_start_matches(' ').strip_prefix('/')?;
        let rest = rest.trim_start_matches(' ');
        if !rest.starts_with(|c: char| c.is_ascii_digit()) {
            return None;
        }
        self.at = self.text.len() - rest.len();
        Some(self.run(|c| c.is_ascii_digit()))
    }

    /// Digits with a point and an exponent, as far as they go.
    fn decimal(&mut self) -> Option<&'a str> {
        let from = self.at;
        self.run(|c| c.is_ascii_digit());
        if self.rest().starts_with('.') && self.digit_after(1) {
            self.at += 1;
            self.run(|c| c.is_ascii_digit());
        }
        let exponent = match self.rest().as_bytes() {
            [b'e', b'-' | b'+', ..] => 2,
            [b'e', ..] => 1,
            _ => 0,
        };
        if exponent > 0 && self.digit_after(exponent) {
            self.at += exponent;
            self.run(|c| c.is_ascii_digit());
        }
        self.text.get(from..self.at)
    }
}

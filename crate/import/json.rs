//! One line of JSON. A reader of its own, because it streams, says the column of a problem, refuses fields that occur
//! twice, and weighs less than a library.

use std::borrow::Cow;
use std::str::CharIndices;

use super::error::ImportProblem;
use crate::source::text::part;
use crate::tree::number;

/// The most values inside each other.
const DEEPEST: usize = 8;
/// The most fields of one object.
const FIELDS: usize = 64;
/// How many fields most lines have at most.
const USUAL: usize = 8;
/// The most digits with which every whole number is exact.
const DIGITS: usize = 15;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub enum Json<'a> {
    /// `null`.
    Null,
    /// `true` or `false`.
    Flag(bool),
    /// A number; infinite where it is too large.
    Number(f64),
    /// A text.
    Text(Cow<'a, str>),
    /// A list.
    List(Vec<Json<'a>>),
    /// An object: its fields, each with the byte at which its value begins.
    Object(Vec<JsonField<'a>>),
}

impl Json<'_> {
    /// The number that it is, which may be infinite.
    pub fn number(&self) -> Option<f64> {
        match self {
            Json::Number(number) => Some(*number),
            _ => None,
        }
    }

    /// The whole number that it is, from 0, if that is less than `end`.
    pub fn integer(&self, end: u32) -> Option<u32> {
        let whole = |number: &f64| number.fract() == 0.0 && (0.0..f64::from(end)).contains(number);
        self.number().filter(whole).map(|number| number as u32)
    }

    /// The text that it is.
    pub fn text(&self) -> Option<&str> {
        match self {
            Json::Text(text) => Some(text),
            _ => None,
        }
    }
}

/// A field of an object.
#[derive(Clone, Debug, PartialEq)]
pub struct JsonField<'a> {
    /// Its name.
    pub name: Cow<'a, str>,
    /// Its value.
    pub value: Json<'a>,
    /// The byte of the line at which the value begins.
    pub at: usize,
}

/// A value, or the problem of the line and its byte.
type JsonResult<T> = Result<T, (usize, ImportProblem)>;

/// Reads a line that is one object.
pub fn object(line: &str) -> JsonResult<Vec<JsonField<'_>>> {
    let mut reader = JsonReader { line, at: 0 };
    reader.space();
    if reader.peek() != Some(b'{') {
        return reader.expected("{");
    }
    let fields = reader.object(DEEPEST)?;
    reader.space();
    match reader.peek() {
        None => Ok(fields),
        Some(_) => reader.expected("⏎"),
    }
}

/// The value of a field with a name.
pub fn field<'a, 'b>(fields: &'b [JsonField<'a>], name: &str) -> Option<&'b JsonField<'a>> {
    let field = fields.iter().find(|field| field.name == name)?;
    (field.value != Json::Null).then_some(field)
}

struct JsonReader<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> JsonReader<'a> {
    fn peek(&self) -> Option<u8> {
        self.line.as_bytes().get(self.at).copied()
    }

    fn space(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\r')) {
            self.at += 1;
        }
    }

    fn expected<T>(&self, expected: &'static str) -> JsonResult<T> {
        let found = self.rest().chars().take(20).collect();
        Err((self.at, ImportProblem::TraceSyntax { found, expected }))
    }

    /// Values lie too deep in each other, or an object has too many fields.
    fn too_much<T>(&self) -> JsonResult<T> {
        let limit = self.line.len();
        Err((self.at, ImportProblem::TraceLine { limit }))
    }

    fn take(&mut self, sign: u8, expected: &'static str) -> JsonResult<()> {
        self.space();
        match self.peek() == Some(sign) {
            true => self.at += 1,
            false => return self.expected(expected),
        }
        self.space();
        Ok(())
    }

    /// Whether another item follows in a list or an object that `close` ends.
    fn more(&mut self, first: bool, close: u8, expected: &'static str) -> JsonResult<bool> {
        self.space();
        if self.peek() == Some(close) {
            self.at += 1;
            return Ok(false);
        }
        if !first {
            self.take(b',', expected)?;
        }
        Ok(true)
    }

    fn object(&mut self, deepest: usize) -> JsonResult<Vec<JsonField<'a>>> {
        self.at += 1;
        let mut fields: Vec<JsonField> = Vec::with_capacity(USUAL);
        while self.more(fields.is_empty(), b'}', ", | }")? {
            let named = self.at;
            let name = self.text()?;
            if fields.iter().any(|field| field.name == name) {
                let field = name.chars().take(40).collect();
                return Err((named, ImportProblem::TraceTwice { field }));
            }
            if fields.len() == FIELDS {
                return self.too_much();
            }
            self.take(b':', ":")?;
            let at = self.at;
            let value = self.value(deepest - 1)?;
            fields.push(JsonField { name, value, at });
        }
        Ok(fields)
    }

    fn list(&mut self, deepest: usize) -> JsonResult<Vec<Json<'a>>> {
        self.at += 1;
        let mut items = Vec::new();
        while self.more(items.is_empty(), b']', ", | ]")? {
            items.push(self.value(deepest - 1)?);
        }
        Ok(items)
    }

    fn value(&mut self, deepest: usize) -> JsonResult<Json<'a>> {
        if deepest == 0 {
            return self.too_much();
        }
        match self.peek() {
            Some(b'{') => self.object(deepest).map(Json::Object),
            Some(b'[') => self.list(deepest).map(Json::List),
            Some(b'"') => self.text().map(Json::Text),
            _ => match self.integer().or_else(|| self.word()) {
                Some(value) => Ok(value),
                None => self.number(),
            },
        }
    }

    /// The rest of the line.
    fn rest(&self) -> &'a str {
        part(self.line, self.at..)
    }

    /// A whole number of a few digits, as most are.
    fn integer(&mut self) -> Option<Json<'a>> {
        let rest = self.rest().as_bytes();
        let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let more = matches!(rest.get(digits), Some(b'.' | b'e' | b'E' | b'+' | b'-'));
        if more || !(1..=DIGITS).contains(&digits) {
            return None;
        }
        self.at += digits;
        let number = rest.iter().take(digits);
        let number = number.fold(0, |number, digit| number * 10 + u64::from(digit - b'0'));
        Some(Json::Number(number as f64))
    }

    /// A word. No JSON has infinity, but many languages write it, each in its own way.
    fn word(&mut self) -> Option<Json<'a>> {
        let words = [
            ("null", Json::Null),
            ("true", Json::Flag(true)),
            ("false", Json::Flag(false)),
            ("Infinity", Json::Number(f64::INFINITY)),
            ("-Infinity", Json::Number(f64::NEG_INFINITY)),
            ("Inf", Json::Number(f64::INFINITY)),
            ("+Inf", Json::Number(f64::INFINITY)),
            ("-Inf", Json::Number(f64::NEG_INFINITY)),
            ("INF", Json::Number(f64::INFINITY)),
            ("-INF", Json::Number(f64::NEG_INFINITY)),
            ("inf", Json::Number(f64::INFINITY)),
            ("-inf", Json::Number(f64::NEG_INFINITY)),
        ];
        let rest = self.rest();
        let mut words = words.into_iter();
        let (word, value) = words.find(|(word, _)| rest.starts_with(word))?;
        self.at += word.len();
        Some(value)
    }

    fn number(&mut self) -> JsonResult<Json<'a>> {
        let rest = self.rest();
        let part = |byte| matches!(byte, b'0'..=b'9' | b'-' | b'+' | b'.' | b'e' | b'E');
        let mut bytes = rest.bytes();
        let end = bytes.position(|byte| !part(byte)).unwrap_or(rest.len());
        let (text, _) = rest.split_at(end);
        let whole = text.trim_start_matches('-');
        let lawful = whole.starts_with(|c: char| c.is_ascii_digit()) && !text.starts_with("--");
        match number::read(text) {
            Some(value) if lawful => {
                self.at += end;
                Ok(Json::Number(value))
            }
            _ => self.expected("\"…\" | 0 | [ | { | true | false | null"),
        }
    }

    fn text(&mut self) -> JsonResult<Cow<'a, str>> {
        if self.peek() != Some(b'"') {
            return self.expected("\"…\"");
        }
        self.at += 1;
        let rest = self.rest();
        let mut bytes = rest.bytes();
        let Some(end) = bytes.position(|byte| matches!(byte, b'"' | b'\\')) else {
            self.at = self.line.len();
            return self.expected("\"");
        };
        if rest.as_bytes().get(end) == Some(&b'"') {
            self.at += end + 1;
            return Ok(Cow::Borrowed(part(rest, ..end)));
        }
        self.escaped_text(rest).map(Cow::Owned)
    }

    /// A text with escapes; `rest` begins with it.
    fn escaped_text(&mut self, rest: &str) -> JsonResult<String> {
        let from = self.at;
        let mut text = String::new();
        let mut chars = rest.char_indices();
        while let Some((at, c)) = chars.next() {
            self.at = from + at;
            match c {
                '"' => {
                    self.at += 1;
                    return Ok(text);
                }
                '\\' => match chars.next().map(|(_, c)| c) {
                    Some('u') => match unicode(&mut chars) {
                        Some(c) => text.push(c),
                        None => return self.expected("\\u0000"),
                    },
                    Some(c @ ('"' | '\\' | '/')) => text.push(c),
                    Some('n') => text.push('\n'),
                    Some('t') => text.push('\t'),
                    Some('r') => text.push('\r'),
                    Some('b' | 'f') => text.push(' '),
                    _ => return self.expected("\\n"),
                },
                c => text.push(c),
            }
        }
        self.at = self.line.len();
        self.expected("\"")
    }
}

/// The character of an escape `\u0000`, of which the digits come next. A pair of surrogates stands for one character.
fn unicode(chars: &mut CharIndices) -> Option<char> {
    let high = unit(chars)?;
    if !(0xd800..0xdc00).contains(&high) {
        return char::from_u32(high);
    }
    let escaped = chars.next()?.1 == '\\' && chars.next()?.1 == 'u';
    let low = unit(chars)?;
    match escaped && (0xdc00..0xe000).contains(&low) {
        true => char::from_u32(0x10000 + ((high - 0xd800) << 10) + (low & 0x3ff)),
        false => None,
    }
}

/// Four hexadecimal digits.
fn unit(chars: &mut CharIndices) -> Option<u32> {
    (0..4).try_fold(0, |unit, _| Some(unit * 16 + chars.next()?.1.to_digit(16)?))
}

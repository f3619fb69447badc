//! A line of a trace and its fields, whichever kind of search it belongs to.

use super::error::ImportProblem;
use super::json::{self, Json, JsonField};
use super::line_error::{TraceError, trace_error};
use crate::tree::{NodeId, number};

/// The version of the schema that is read.
const VERSION: f64 = 1.0;

/// A line whose fields are known.
pub struct TraceLine<'a> {
    text: &'a str,
    /// Its number in the file, from 1.
    pub number: u32,
    fields: Vec<JsonField<'a>>,
}

/// The content of a field, or the reason why the line is refused.
pub type FieldResult<T> = Result<T, TraceError>;

impl<'a> TraceLine<'a> {
    pub fn read(text: &'a str, number: u32) -> FieldResult<TraceLine<'a>> {
        let fields = json::object(text).map_err(|problem| trace_error(text, number, problem))?;
        Ok(TraceLine {
            text,
            number,
            fields,
        })
    }

    /// Whether it is a header, whose version has to be one that is read.
    pub fn is_header(&self) -> FieldResult<bool> {
        if self.field("event").is_some() || self.field("secateur").is_none() {
            return Ok(false);
        }
        match self.field("version") {
            Some(field) if field.value != Json::Number(VERSION) => {
                let found = excerpt(&field.value);
                Err(self.refuse(field.at, ImportProblem::TraceVersion { found }))
            }
            _ => Ok(true),
        }
    }

    /// The tree that a header tells.
    pub fn tree(&self) -> Option<&str> {
        self.field("tree")?.value.text()
    }

    /// A field; `None` if it is missing or null.
    pub fn field(&self, name: &str) -> Option<&JsonField<'a>> {
        json::field(&self.fields, name)
    }

    /// A field that must not be missing.
    pub fn needed(
        &self,
        name: &'static str,
        expected: &'static str,
    ) -> FieldResult<&JsonField<'a>> {
        let missing = || self.bad(0, name, String::new(), expected);
        self.field(name).ok_or_else(missing)
    }

    /// The value that `read` makes of a field, if the line has it. A field without such a value is refused.
    pub fn optional<'b, T>(
        &'b self,
        name: &'static str,
        expected: &'static str,
        read: impl FnOnce(&'b Json<'a>) -> Option<T>,
    ) -> FieldResult<Option<T>> {
        let Some(field) = self.field(name) else {
            return Ok(None);
        };
        let value = read(&field.value);
        value
            .map(Some)
            .ok_or_else(|| self.unfit(field, name, expected))
    }

    /// The value that `read` makes of a field that must not be missing.
    pub fn required<'b, T>(
        &'b self,
        name: &'static str,
        expected: &'static str,
        read: impl FnOnce(&'b Json<'a>) -> Option<T>,
    ) -> FieldResult<T> {
        let field = self.needed(name, expected)?;
        read(&field.value).ok_or_else(|| self.unfit(field, name, expected))
    }

    /// A finite number, if there is one.
    pub fn finite(&self, name: &'static str) -> FieldResult<Option<f64>> {
        self.optional(name, "0", finite)
    }

    /// A number, which may be infinite and then a text.
    pub fn any_number(&self, name: &'static str) -> FieldResult<Option<f64>> {
        self.optional(name, "0 | \"Infinity\" | \"-Infinity\"", |value| {
            value.number().or_else(|| infinite(value.text()?))
        })
    }

    /// A number; `None` if the field is missing or no number, which is no error.
    pub fn lenient_number(&self, name: &str) -> Option<f64> {
        self.field(name)?.value.number()
    }

    /// The node that a field names.
    pub fn node(&self, name: &'static str) -> FieldResult<&Json<'a>> {
        let is_integer = |value: &Json| value.integer(NodeId::MAX).is_some();
        self.required(name, "7 | \"C\" | \"/0/2\" | [0, 2]", |value| {
            let lawful = match value {
                Json::Text(_) => true,
                Json::List(path) => path.iter().all(is_integer),
                value => is_integer(value),
            };
            lawful.then_some(value)
        })
    }

    /// The same if the line has the field.
    pub fn some_node(&self, name: &'static str) -> FieldResult<Option<&Json<'a>>> {
        let given = self.field(name);
        given.map(|_| self.node(name)).transpose()
    }

    /// A field that has a value that it cannot have.
    pub fn unfit(
        &self,
        field: &JsonField,
        name: &'static str,
        expected: &'static str,
    ) -> TraceError {
        self.bad(field.at, name, excerpt(&field.value), expected)
    }

    fn bad(
        &self,
        at: usize,
        field: &'static str,
        found: String,
        expected: &'static str,
    ) -> TraceError {
        self.refuse(
            at,
            ImportProblem::TraceField {
                field,
                found,
                expected,
            },
        )
    }

    /// A problem, and the bytes of the line before it.
    pub fn refuse(&self, at: usize, problem: ImportProblem) -> TraceError {
        trace_error(self.text, self.number, (at, problem))
    }
}

/// The finite number that a value is.
pub fn finite(value: &Json) -> Option<f64> {
    value.number().filter(|number| number.is_finite())
}

/// The infinite number that a text is.
pub fn infinite(text: &str) -> Option<f64> {
    let (sign, word) = match text.strip_prefix('-') {
        Some(word) => (-1.0, word),
        None => (1.0, text.strip_prefix('+').unwrap_or(text)),
    };
    let words = ["infinity", "inf", "∞"];
    let known = words.iter().any(|known| word.eq_ignore_ascii_case(known));
    known.then_some(sign * f64::INFINITY)
}

/// The name of a node as it is written, shortened; a text has no quotes.
pub fn node_excerpt(reference: &Json) -> String {
    match reference {
        Json::Text(text) => text.chars().take(40).collect(),
        other => excerpt(other),
    }
}

/// A value as it is written, shortened.
pub fn excerpt(value: &Json) -> String {
    match value {
        Json::Null => "null".into(),
        Json::Flag(flag) => flag.to_string(),
        Json::Number(number) if number.is_infinite() => "Infinity".into(),
        Json::Number(number) => number::print(*number),
        Json::Text(_) => format!("\"{}\"", node_excerpt(value)),
        Json::List(items) => {
            let items: Vec<String> = items.iter().take(20).map(excerpt).collect();
            format!("[{}]", items.join(", "))
        }
        Json::Object(_) => "{ … }".into(),
    }
}

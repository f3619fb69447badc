//! A line of a trace, and its fields.

use crate::import::fields;
use crate::import::json::{self, JsonField};
use crate::import::line_error::{TraceError, trace_error};

/// A line whose fields are known.
pub(super) struct TraceLine<'a, 'b> {
    pub text: &'a str,
    pub number: u32,
    pub fields: &'b [JsonField<'a>],
}

impl<'a, 'b> TraceLine<'a, 'b> {
    /// The result of reading a field.
    pub fn field_result<T>(&self, read: fields::FieldResult<T>) -> Result<T, TraceError> {
        read.map_err(|problem| trace_error(self.text, self.number, problem))
    }

    /// The node that a field names.
    pub fn node(&self, name: &'static str) -> Result<&'b JsonField<'a>, TraceError> {
        self.field_result(fields::reference(self.fields, name))
    }

    /// The same if the line has it.
    pub fn some_node(&self, name: &'static str) -> Result<Option<&'b JsonField<'a>>, TraceError> {
        match json::field(self.fields, name) {
            None => Ok(None),
            Some(_) => self.node(name).map(Some),
        }
    }
}

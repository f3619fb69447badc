//! Values as plain objects of JavaScript, with `null` for what is missing.
//!
//! Nothing is refused, so writing cannot fail, and the compiler knows it: the branches for errors, one at each field,
//! would weigh more than all else here.

use std::fmt;

use js_sys::Array;
use serde::ser::{
    Error, Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple,
    Serializer,
};
use wasm_bindgen::prelude::*;

use super::object::{Object, word};

/// A value as JavaScript has it.
pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> JsValue {
    match value.serialize(Writer) {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

/// What never happens.
#[derive(Debug)]
enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        unreachable!("nothing is refused")
    }
}

type Written<T = JsValue> = Result<T, Never>;
/// What would write a shape of Rust that nothing at the boundary has.
type Unused = Impossible<JsValue, Never>;

fn unused<T>() -> Written<T> {
    unreachable!("nothing has this shape")
}

/// Writes one value.
struct Writer;

/// An object, and the name of the field that comes next.
struct Fields(Object, JsValue);

struct Items(Array);

macro_rules! numbers {
    ($($name:ident $number:ty),*) => {
        $(fn $name(self, value: $number) -> Written {
            Ok(JsValue::from_f64(value as f64))
        })*
    };
}

impl Serializer for Writer {
    type Ok = JsValue;
    type Error = Never;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Unused;
    type SerializeTupleVariant = Unused;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Unused;

    numbers!(
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_f32 f32, serialize_f64 f64
    );

    fn serialize_bool(self, value: bool) -> Written {
        Ok(value.into())
    }

    fn serialize_char(self, value: char) -> Written {
        Ok(value.to_string().into())
    }

    fn serialize_str(self, value: &str) -> Written {
        Ok(value.into())
    }

    fn serialize_bytes(self, value: &[u8]) -> Written {
        value.serialize(self)
    }

    fn serialize_none(self) -> Written {
        Ok(JsValue::NULL)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Written {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(JsValue::NULL)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(JsValue::NULL)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, name: &'static str) -> Written {
        Ok(word(name))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Written {
        unused()
    }

    fn serialize_seq(self, _: Option<usize>) -> Written<Items> {
        Ok(Items(Array::new()))
    }

    fn serialize_tuple(self, _: usize) -> Written<Items> {
        Ok(Items(Array::new()))
    }

    fn serialize_map(self, _: Option<usize>) -> Written<Fields> {
        Ok(Fields(Object::new(), JsValue::NULL))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Written<Fields> {
        Ok(Fields(Object::new(), JsValue::NULL))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Written<Unused> {
        unused()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Written<Unused> {
        unused()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Written<Unused> {
        unused()
    }
}

impl SerializeStruct for Fields {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Written<()> {
        self.0.set(&word(name), &plain(value));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.0.into())
    }
}

impl SerializeMap for Fields {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Written<()> {
        self.1 = plain(key);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Written<()> {
        self.0.set(&self.1, &plain(value));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.0.into())
    }
}

impl SerializeSeq for Items {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written<()> {
        self.0.push(&plain(value));
        Ok(())
    }

    fn end(self) -> Written {
        Ok(self.0.into())
    }
}

impl SerializeTuple for Items {
    type Ok = JsValue;
    type Error = Never;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Written<()> {
        SerializeSeq::serialize_element(self, value)
    }

    fn end(self) -> Written {
        Ok(self.0.into())
    }
}

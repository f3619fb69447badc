//! Values as plain objects of JavaScript, with `null` for what is missing.
//!
//! There is nothing that cannot be written, so writing does not fail, and the compiler knows it: the
//! branches that every field would need are what such code mostly consists of.

use js_sys::Array;
use serde::ser::{
    Impossible, Serialize, SerializeMap, SerializeSeq, SerializeStruct, SerializeTuple, Serializer,
};
use std::cell::RefCell;
use std::fmt;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_name = Object)]
    type Object;

    #[wasm_bindgen(constructor)]
    fn new() -> Object;

    #[wasm_bindgen(method, indexing_setter)]
    fn set(this: &Object, name: JsValue, value: JsValue);
}

pub(super) fn plain<T: Serialize + ?Sized>(value: &T) -> JsValue {
    match value.serialize(Plain) {
        Ok(value) => value,
        Err(never) => match never {},
    }
}

/// An object of these fields.
pub(super) fn object<const N: usize>(fields: [(&'static str, JsValue); N]) -> JsValue {
    let object = Object::new();
    for (name, value) in fields {
        object.set(word(name), value);
    }
    object.into()
}

/// How many words are remembered.
const WORDS: usize = 256;

thread_local! {
    static SAID: RefCell<Vec<(&'static str, JsValue)>> = RefCell::new(vec![("", JsValue::NULL); WORDS]);
}

/// A word of the program as JavaScript has it. Making it anew each time would take longer than all
/// else, so it is remembered by where it lies, until another one takes its place.
fn word(text: &'static str) -> JsValue {
    SAID.with_borrow_mut(|said| {
        let place = &mut said[(text.as_ptr() as usize ^ text.len() << 3) % WORDS];
        if !std::ptr::eq(place.0, text) {
            *place = (text, text.into());
        }
        place.1.clone()
    })
}

struct Plain;

/// What never happens.
#[derive(Debug)]
enum Never {}

impl fmt::Display for Never {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl std::error::Error for Never {}

impl serde::ser::Error for Never {
    fn custom<T: fmt::Display>(_: T) -> Never {
        unreachable!("nothing is refused")
    }
}

/// Of shapes that nothing at the boundary has.
fn unused<T>() -> Written<T> {
    unreachable!("nothing is written so")
}

type Written<T = JsValue> = Result<T, Never>;

/// An object or a map.
struct Fields(Object, JsValue);
struct Items(Array);

macro_rules! numbers {
    ($($name:ident $number:ty),*) => {
        $(fn $name(self, value: $number) -> Written {
            Ok(JsValue::from_f64(value as f64))
        })*
    };
}

impl Serializer for Plain {
    type Ok = JsValue;
    type Error = Never;
    type SerializeSeq = Items;
    type SerializeTuple = Items;
    type SerializeTupleStruct = Impossible<JsValue, Never>;
    type SerializeTupleVariant = Impossible<JsValue, Never>;
    type SerializeMap = Fields;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Impossible<JsValue, Never>;

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

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Written<Self::SerializeTupleStruct> {
        unused()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Written<Self::SerializeTupleVariant> {
        unused()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Written<Self::SerializeStructVariant> {
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
        self.0.set(word(name), plain(value));
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
        self.0.set(self.1.clone(), plain(value));
        Ok(())
    }

    fn serialize_entry<K: Serialize + ?Sized, V: Serialize + ?Sized>(
        &mut self,
        key: &K,
        value: &V,
    ) -> Written<()> {
        self.0.set(plain(key), plain(value));
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

//! Numbers that cross at once: in JavaScript a column is a typed array.

use serde::{Serialize, Serializer};
use ts_rs::{Config, TS};

/// A number that a typed array can have.
pub trait ArrayNumber: Copy + Serialize {
    /// The name of the array.
    const ARRAY: &'static str;

    /// These numbers as an array.
    #[cfg(target_arch = "wasm32")]
    fn array(numbers: &[Self]) -> wasm_bindgen::JsValue;
}

macro_rules! arrays {
    ($($number:ident: $array:ident),*) => {$(
        impl ArrayNumber for $number {
            const ARRAY: &'static str = stringify!($array);

            #[cfg(target_arch = "wasm32")]
            fn array(numbers: &[$number]) -> wasm_bindgen::JsValue {
                js_sys::$array::from(numbers).into()
            }
        }
    )*};
}

arrays! { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, i32: Int32Array, f32: Float32Array, f64: Float64Array }

/// A column of numbers.
#[derive(Clone, Debug, PartialEq)]
pub struct Column<T>(Vec<T>);

impl<T> Column<T> {
    /// Rows as columns.
    pub(super) fn of<const N: usize>(rows: impl Iterator<Item = [T; N]>) -> [Column<T>; N] {
        let count = rows.size_hint().0;
        let mut columns = std::array::from_fn(|_| Column(Vec::with_capacity(count)));
        for values in rows {
            for (column, value) in columns.iter_mut().zip(values) {
                column.0.push(value);
            }
        }
        columns
    }
}

impl<T> FromIterator<T> for Column<T> {
    fn from_iter<I: IntoIterator<Item = T>>(numbers: I) -> Column<T> {
        Column(numbers.into_iter().collect())
    }
}

impl<T> From<Vec<T>> for Column<T> {
    fn from(numbers: Vec<T>) -> Column<T> {
        Column(numbers)
    }
}

impl<T: ArrayNumber> Serialize for Column<T> {
    #[cfg(target_arch = "wasm32")]
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        serde_wasm_bindgen::preserve::serialize(&T::array(&self.0), to)
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<T: ArrayNumber> TS for Column<T> {
    type WithoutGenerics = Column<u8>;
    type OptionInnerType = Column<T>;

    fn name(_: &Config) -> String {
        T::ARRAY.into()
    }

    fn inline(_: &Config) -> String {
        T::ARRAY.into()
    }
}

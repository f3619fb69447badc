//! Texts by numbers. Equal texts have one number.

use std::collections::BTreeMap;

use crate::tree::hash::{EMPTY, hash};

/// The most bytes of all texts: a board of chess for each of half a million positions.
const MOST: usize = 32 << 20;

/// The texts, one after the other.
#[derive(Debug, Default)]
pub struct Texts {
    all: String,
    /// The end of each.
    ends: Vec<u32>,
    /// The number of a text by its hash, or by the next free one.
    known: BTreeMap<u64, u32>,
}

impl Texts {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// The text with a number.
    pub fn text(&self, number: u32) -> Option<&str> {
        let number = number as usize;
        let end = *self.ends.get(number)? as usize;
        let from = number
            .checked_sub(1)
            .and_then(|before| self.ends.get(before));
        self.all.get(from.map_or(0, |&before| before as usize)..end)
    }

    /// The number of a text, a new one if it has none; `None` if there is no more room.
    pub fn intern(&mut self, text: &str) -> Option<u32> {
        let mut hash = hash(EMPTY, text.bytes());
        while let Some(&number) = self.known.get(&hash) {
            if self.text(number) == Some(text) {
                return Some(number);
            }
            hash = hash.wrapping_add(1);
        }
        let room = self.all.len() + text.len() <= MOST;
        if !room || self.all.try_reserve(text.len()).is_err() {
            return None;
        }
        let number = self.ends.len() as u32;
        self.all.push_str(text);
        self.ends.push(self.all.len() as u32);
        self.known.insert(hash, number);
        Some(number)
    }

    /// Gives back the memory that only [`Texts::intern`] needs.
    pub fn close(&mut self) {
        self.known = BTreeMap::new();
    }

    /// How many bytes they take.
    pub fn bytes(&self) -> usize {
        self.all.len() + size_of_val(&self.ends[..])
    }
}

//! Texts of a few nodes or moves among many.

/// Texts by number, as a sorted list. Inserting at the end is fast, and a walk in preorder always does.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Labels {
    numbers: Vec<u32>,
    texts: Vec<Box<str>>,
}

impl Labels {
    /// The text of a number.
    pub(crate) fn get(&self, number: u32) -> Option<&str> {
        let at = self.numbers.binary_search(&number).ok()?;
        self.texts.get(at).map(AsRef::as_ref)
    }

    /// Sets the text of a number.
    pub(crate) fn insert(&mut self, number: u32, text: &str) {
        let last = self.numbers.last();
        let place = match last.is_none_or(|&last| last < number) {
            true => Err(self.numbers.len()),
            false => self.numbers.binary_search(&number),
        };
        match place {
            Ok(at) => self.texts[at] = text.into(),
            Err(at) => {
                self.numbers.insert(at, number);
                self.texts.insert(at, text.into());
            }
        }
    }

    /// All of them, in the order of the numbers.
    pub(crate) fn iter(&self) -> impl Iterator<Item = (u32, &str)> {
        let texts = self.texts.iter().map(AsRef::as_ref);
        self.numbers.iter().copied().zip(texts)
    }
}

//! Searches that are recorded otherwise than by minimax or alpha–beta of our own: those that go best-first, and those of other
//! programs.

use super::source::{RequestError, SourceError};
use crate::explain::best_first::{Exploring, OpenedUpdates};
use crate::import::{Replay, Replayed};
use crate::trace::best_first::MAX_UPDATES;
use crate::tree::Sliced;

/// Such a search, while it is recorded.
pub trait OtherSearch {
    /// Does about so much work. Returns the search once it is recorded.
    ///
    /// # Errors
    /// It is too long.
    fn advance(&mut self, work: usize) -> Result<Option<Recorded>, SourceError>;

    /// The share of the work that is done, 0 … 1.
    fn share(&self) -> f64;

    /// How many updates are recorded.
    fn updates(&self) -> usize {
        0
    }
}

/// Such a search, once it is recorded.
pub enum Recorded {
    /// Made of calls, with the first thing that is wrong.
    Calls(Box<Replayed>),
    /// Made of updates.
    Updates(Box<OpenedUpdates>),
}

impl OtherSearch for Exploring {
    fn advance(&mut self, work: usize) -> Result<Option<Recorded>, SourceError> {
        match Sliced::advance(self, &(), work)? {
            Some(explored) => Ok(Some(Recorded::Updates(Box::new(explored)))),
            None if Exploring::updates(self) > MAX_UPDATES => {
                Err(RequestError::TooManyUpdates { limit: MAX_UPDATES }.into())
            }
            None => Ok(None),
        }
    }

    fn share(&self) -> f64 {
        Sliced::share(self, &())
    }

    fn updates(&self) -> usize {
        Exploring::updates(self)
    }
}

impl OtherSearch for Replay {
    fn advance(&mut self, work: usize) -> Result<Option<Recorded>, SourceError> {
        let replayed = Sliced::advance(self, &(), work)?;
        Ok(replayed.map(|replayed| Recorded::Calls(Box::new(replayed))))
    }

    fn share(&self) -> f64 {
        Sliced::share(self, &())
    }
}

//! Work that is done in slices, so that a page can answer its reader between two of them.

/// Work on an `I` that is done a bounded amount at a time.
pub trait Sliced<I: ?Sized> {
    /// What comes of the work.
    type Output;

    /// Why nothing comes of it; [`Infallible`](std::convert::Infallible) where something always does.
    type Error;

    /// Does so much work, about a node each, or what is left; the output once all is done. Pass the same `input` each
    /// time; do not call again after the output or an error.
    fn advance(&mut self, input: &I, nodes: usize) -> Result<Option<Self::Output>, Self::Error>;

    /// How much is done, about, 0 … 1.
    fn share(&self, input: &I) -> f64;

    /// Does all the work that is left.
    fn finish(mut self, input: &I) -> Result<Self::Output, Self::Error>
    where
        Self: Sized,
    {
        loop {
            if let Some(output) = self.advance(input, usize::MAX)? {
                return Ok(output);
            }
        }
    }
}

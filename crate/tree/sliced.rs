//! Work that is done in slices, so that a page can respond to its user between two slices.

/// Work on an `Input`, done a bounded amount at a time.
pub trait Sliced<Input: ?Sized = ()> {
    /// The result of the work; `()` where the result is read from the worker itself.
    type Output;

    /// Why the work can fail; [`Infallible`](std::convert::Infallible) where it cannot.
    type Error;

    /// Handles about `nodes` nodes, or those that are left. Returns the output once all work is done. Pass the same
    /// input each time; do not call again after the output or an error.
    fn advance(&mut self, input: &Input, nodes: usize)
    -> Result<Option<Self::Output>, Self::Error>;

    /// The share of the work that is done, 0 … 1, estimated.
    fn share(&self, input: &Input) -> f64;

    /// Does all the work that is left.
    fn finish(mut self, input: &Input) -> Result<Self::Output, Self::Error>
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

impl<Input: ?Sized, Work: Sliced<Input> + ?Sized> Sliced<Input> for Box<Work> {
    type Output = Work::Output;
    type Error = Work::Error;

    fn advance(
        &mut self,
        input: &Input,
        nodes: usize,
    ) -> Result<Option<Self::Output>, Self::Error> {
        (**self).advance(input, nodes)
    }

    fn share(&self, input: &Input) -> f64 {
        (**self).share(input)
    }
}

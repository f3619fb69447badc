//! Names of steps of best-first searches, as an author writes them: `first`, `last`, `iteration:10`, `choice:2`, `node:C`,
//! or a number.

use super::{BestFirstTrace, StepSize};
use crate::trace::step_name::{StepNameError, first_at};
use crate::tree::names::Names;
use crate::tree::number::read_digits;

impl BestFirstTrace {
    /// The step that a name stands for:
    /// - `first`: step 0; `last`: the last step; a whole number up to that of the last step;
    /// - `iteration:10`: the end of the tenth iteration; `choice:2`: the second step at which the choice changes;
    /// - `node:C`: the first step at which a node gets numbers.
    ///
    /// # Errors
    /// No step has this name, or the search never comes to the node.
    pub fn step_of(&self, names: &Names, name: &str) -> Result<u32, StepNameError> {
        let name = name.trim();
        let stop = |size: StepSize, number: &str| {
            let number: u32 = read_digits(number).filter(|&number| number > 0)?;
            (number <= self.stops(size, self.steps())).then(|| self.stop(size, number))
        };
        let step = match (name, name.split_once(':')) {
            ("first", _) => Some(0),
            // Where nothing is cut off, this is the last step, as in other searches.
            ("last" | "cutoff", _) => Some(self.steps()),
            (_, Some(("iteration", number))) => stop(StepSize::Iteration, number),
            (_, Some(("choice", number))) => stop(StepSize::Choice, number),
            (_, Some(("node", name))) => {
                let nodes = names.named(&self.tree, name);
                first_at(nodes, name, |node| self.update_step(node, 0))?
            }
            _ => read_digits(name).filter(|&step| step <= self.steps()),
        };
        step.ok_or_else(|| StepNameError::Unknown {
            expected: format!(
                "0 … {} | first | last | iteration:1 | choice:1 | node:A",
                self.steps()
            ),
        })
    }
}

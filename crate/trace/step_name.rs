//! Names of steps, as an author writes them: `first`, `last`, `cutoff:2`, `node:C`, or a number.

use std::error::Error;
use std::fmt;

use super::{RecordedCall, StepSize, Trace};
use crate::tree::NodeId;
use crate::tree::names::Names;
use crate::tree::number::read_digits;

/// Why no step has a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepNameError {
    /// The name means nothing in this search.
    Unknown {
        /// The names that there are, in signs: `0 … 42 | first | last | cutoff:1 | node:A`.
        expected: String,
    },
    /// The node is in the tree, but the search never enters it.
    NeverEntered {
        /// The node, as it was named.
        node: String,
    },
}

/// For users of the crate. The page has its own words.
impl fmt::Display for StepNameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StepNameError::Unknown { expected } => {
                write!(f, "no step has this name; there are: {expected}")
            }
            StepNameError::NeverEntered { node } => {
                write!(f, "the search never enters node {node}")
            }
        }
    }
}

impl Error for StepNameError {}

impl Trace {
    /// The step that a name stands for:
    /// - `first`: step 0, before all events; `last`: the last step;
    /// - a whole number up to that of the last step;
    /// - `cutoff:2`: the second cutoff that prunes; `cutoff`: the first one, and the last step where there is none;
    /// - `node:C`: the step at which a node is entered. `C` is its name, its letter, its number as given after a `#`,
    ///   or a path of these; of several such nodes the one that is entered first.
    pub fn step_of(&self, names: &Names, name: &str) -> Result<u32, StepNameError> {
        let name = name.trim();
        let step = match (name, name.split_once(':')) {
            ("first", _) => Some(0),
            ("last", _) => Some(self.steps()),
            ("cutoff", _) => Some(self.stop(StepSize::Cutoff, 1)),
            (_, Some(("cutoff", number))) => self.cutoff_number(number),
            (_, Some(("node", node))) => first_at(names.named(&self.tree, node), node, |node| {
                let first = self.calls_for(node, self.steps()).next();
                first.map(RecordedCall::entered)
            })?,
            _ => read_digits(name).filter(|&step| step <= self.steps()),
        };
        step.ok_or_else(|| StepNameError::Unknown {
            expected: self.step_names(names),
        })
    }

    /// The step of a cutoff by its number, from 1.
    fn cutoff_number(&self, number: &str) -> Option<u32> {
        let number = read_digits(number)?;
        let known = (1..=self.cutoffs()).contains(&number);
        known.then(|| self.stop(StepSize::Cutoff, number))
    }

    /// How many cutoffs prune.
    fn cutoffs(&self) -> u32 {
        self.stops(StepSize::Cutoff, self.steps())
    }

    /// The names of steps that there are, in signs.
    fn step_names(&self, names: &Names) -> String {
        const ROOT: NodeId = 0;
        /// The longest name that serves as an example, in bytes.
        const LONGEST: usize = 24;
        let cutoffs = match self.cutoffs() {
            0 => String::new(),
            1 => " | cutoff:1".into(),
            last => format!(" | cutoff:1 … cutoff:{last}"),
        };
        let root = names.name(&self.tree, ROOT);
        let root = root
            .filter(|name| name.len() <= LONGEST)
            .unwrap_or("#0".into());
        format!("0 … {} | first | last{cutoffs} | node:{root}", self.steps())
    }
}

/// The first of the steps at which the `nodes` of a name are entered; `None` if no node has it.
pub(super) fn first_at(
    nodes: Vec<NodeId>,
    name: &str,
    entered: impl Fn(NodeId) -> Option<u32>,
) -> Result<Option<u32>, StepNameError> {
    if nodes.is_empty() {
        return Ok(None);
    }
    let never = || StepNameError::NeverEntered {
        node: name.trim().into(),
    };
    let first = nodes.into_iter().filter_map(entered).min();
    first.map(Some).ok_or_else(never)
}

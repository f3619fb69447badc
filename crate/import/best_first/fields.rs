//! The fields of a line of a best-first search.

use crate::import::fields::{is_of_calls, other_search};
use crate::import::json::Json;
use crate::import::trace_line::{FieldResult, TraceLine, finite, infinite};
use crate::search::best_first::{INFINITE, Proof};
use crate::trace::best_first::EventKind;

impl TraceLine<'_> {
    /// The event; `proves`: by proof numbers.
    pub fn best_first_kind(&self, proves: bool) -> FieldResult<EventKind> {
        let (algorithm, expected) = match proves {
            true => ("pns", "select | expand | evaluate | update | finish"),
            false => (
                "mcts",
                "select | expand | playout | evaluate | update | finish",
            ),
        };
        let field = self.needed("event", expected)?;
        let word = field.value.text().unwrap_or_default();
        match EventKind::of(word) {
            Some(kind) if !(proves && kind == EventKind::Playout) => Ok(kind),
            None if is_of_calls(word) => {
                let problem = other_search(algorithm, "alpha-beta | minimax | …");
                Err(self.refuse(field.at, problem))
            }
            _ => Err(self.unfit(field, "event", expected)),
        }
    }

    /// The visits of a node.
    pub fn visits(&self) -> FieldResult<u32> {
        self.required("visits", "0 1 2 …", |value| value.integer(u32::MAX))
    }

    /// The total of rewards.
    pub fn total(&self) -> FieldResult<f64> {
        self.required("total", "0", finite)
    }

    /// The proof number and the disproof number: a list of two, in which anything but a number is infinity.
    pub fn proof(&self) -> FieldResult<Proof> {
        let one = |value: &Json| match value {
            Json::Null => Some(INFINITE),
            Json::Number(f64::INFINITY) => Some(INFINITE),
            Json::Text(text) => (infinite(text) == Some(f64::INFINITY)).then_some(INFINITE),
            value => value.integer(INFINITE),
        };
        self.required("proof", "[1, 3] | [0, \"Infinity\"]", |value| {
            let Json::List(pair) = value else { return None };
            let [proof, disproof] = pair.as_slice() else {
                return None;
            };
            Some(Proof {
                proof: one(proof)?,
                disproof: one(disproof)?,
            })
        })
    }
}

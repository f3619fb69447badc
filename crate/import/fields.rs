//! The fields of a line of a search that is made of calls: which event it tells, and with which numbers.

use super::error::ImportProblem;
use super::foreign_trace::{ForeignEvent, ForeignKind};
use super::json::Json;
use super::trace_line::{FieldResult, TraceLine};
use crate::search::StoredBounds;
use crate::trace::best_first;
use crate::tree::Player;

/// The word of an event that is passed over: its effect shows in the hits.
const STORE: &str = "store";

/// Whether an event with this word belongs to a search that is made of calls.
pub fn is_of_calls(word: &str) -> bool {
    word == STORE || ForeignKind::of(word).is_some()
}

/// The problem of an event that belongs to searches by other algorithms: the rules have to say so.
pub fn other_search(algorithm: &str, expected: &'static str) -> ImportProblem {
    ImportProblem::TraceField {
        field: "algorithm",
        found: algorithm.into(),
        expected,
    }
}

impl TraceLine<'_> {
    /// The event; `None` if the line may be passed over.
    pub fn kind(&self) -> FieldResult<Option<ForeignKind>> {
        const EXPECTED: &str = "enter | evaluate | compare | cutoff | leave | finish | hit | narrow | again | pass | verdict | stand-pat";
        let field = self.needed("event", EXPECTED)?;
        let word = field.value.text().unwrap_or_default();
        match ForeignKind::of(word) {
            None if word == STORE => Ok(None),
            None if best_first::EventKind::of(word).is_some() => {
                Err(self.refuse(field.at, other_search("", "mcts | pns")))
            }
            None => Err(self.unfit(field, "event", EXPECTED)),
            kind => Ok(kind),
        }
    }

    /// The event, without its node.
    pub fn event(&self, kind: ForeignKind) -> FieldResult<ForeignEvent> {
        let (alpha, beta) = match kind {
            ForeignKind::Verdict => ("low", "high"),
            _ => ("alpha", "beta"),
        };
        let value = self.value(kind)?;
        let (alpha, beta) = (self.any_number(alpha)?, self.any_number(beta)?);
        let best = match self.any_number("best")? {
            None => self.any_number("after")?,
            best => best,
        };
        let known = match kind {
            ForeignKind::Hit | ForeignKind::Narrow => Some(self.table_bounds(value)?),
            _ => None,
        };
        Ok(ForeignEvent {
            kind,
            node: 0,
            line: self.number,
            value,
            alpha,
            beta,
            best,
            known,
        })
    }

    /// The value of an event: some have to have one, and the value of a leaf or from a table is finite.
    fn value(&self, kind: ForeignKind) -> FieldResult<Option<f64>> {
        let value = self.any_number("value")?;
        let of_node = matches!(
            kind,
            ForeignKind::Evaluate | ForeignKind::Hit | ForeignKind::StandPat
        );
        if of_node || kind == ForeignKind::Leave {
            let field = self.needed("value", "0")?;
            if of_node && value.is_some_and(f64::is_infinite) {
                return Err(self.unfit(field, "value", "0"));
            }
        }
        Ok(value)
    }

    /// The bounds that a table has for a node. A hit with a value alone is exact.
    fn table_bounds(&self, value: Option<f64>) -> FieldResult<StoredBounds> {
        let (lower, upper) = (self.any_number("lower")?, self.any_number("upper")?);
        let exact = value.filter(|_| lower.is_none() && upper.is_none());
        let by = |name| self.lenient_number(name).map(|call| call as u32);
        let limited = self.field("limited");
        Ok(StoredBounds {
            lower: exact.or(lower).unwrap_or(f64::NEG_INFINITY),
            upper: exact.or(upper).unwrap_or(f64::INFINITY),
            lower_by: by("lowerBy"),
            upper_by: by("upperBy"),
            limited: limited.is_some_and(|field| field.value == Json::Flag(true)),
        })
    }

    /// The player at the node.
    pub fn player(&self) -> FieldResult<Option<Player>> {
        self.optional("player", "max | min", |value| match value.text()? {
            word if word.eq_ignore_ascii_case("max") => Some(Player::Max),
            word if word.eq_ignore_ascii_case("min") => Some(Player::Min),
            _ => None,
        })
    }

    /// The principal variation of the end of a search, where it is written in numbers.
    pub fn variation(&self) -> Option<Vec<f64>> {
        match &self.field("principalVariation")?.value {
            Json::List(moves) => moves.iter().map(Json::number).collect(),
            _ => None,
        }
    }
}

//! The plane of two unknown values as a picture: where something holds, where an answer says that it does, and a point
//! at which that is wrong.

use serde::Serialize;
use ts_rs::TS;

use super::super::reason::Reason;
use super::interval::Interval;
use super::outline::Outline;
use super::region::Region;
use super::runs_by_value::sorted;

/// The plane of two unknown values.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Sketch {
    /// The names of both values, in the order of the tree; the first goes across.
    pub names: [String; 2],
    /// The answer alone: only the point gives something of the solution away. `None` if no answer could be read.
    pub answer: Option<Plot>,
    /// The right answer, beside the one given if that differs.
    pub solution: Plot,
}

/// Regions on one grid.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Plot {
    /// The numbers at the lines of the grid, in order.
    pub numbers: Vec<f64>,
    /// The region where it holds; `None` if it is withheld.
    pub holds: Option<Outline>,
    /// Where it holds by the answer; `None` if there is none, or it is right.
    pub given: Option<Outline>,
    /// Where both values can be; `None` if that is everywhere.
    pub domain: Option<Outline>,
    /// A point at which the answer is wrong. Its numbers are among those of the grid.
    pub witness: Option<[f64; 2]>,
}

impl Sketch {
    /// The picture of a box that asks where something holds, with the answer read in it and its counter-example.
    pub(crate) fn of(
        names: [String; 2],
        domains: [Interval; 2],
        holds: &Region,
        answer: Option<Region>,
        wrong: Option<&Reason>,
    ) -> Sketch {
        let witness = wrong.and_then(point);
        let domain = Region::all().within(domains);
        let known = domain.numbers().next().is_some();
        let differs = answer.clone().filter(|_| witness.is_some());
        let plot = |holds: Option<&Region>, answer: Option<&Region>| {
            let both = holds.into_iter().chain(answer);
            let numbers = both.flat_map(Region::numbers);
            let numbers = numbers.chain(domain.numbers());
            let numbers = sorted(numbers.chain(witness.into_iter().flatten()));
            let outline = |region: &Region| region.within(domains).outline(&numbers);
            Plot {
                holds: holds.map(outline),
                given: answer.map(outline),
                domain: known.then(|| domain.outline(&numbers)),
                witness,
                numbers,
            }
        };
        Sketch {
            names,
            answer: answer.as_ref().map(|answer| plot(None, Some(answer))),
            solution: plot(Some(holds), differs.as_ref()),
        }
    }
}

/// The point that a reason names.
fn point(reason: &Reason) -> Option<[f64; 2]> {
    match *reason {
        Reason::HoldsFor { x, y, .. } | Reason::FailsFor { x, y, .. } => Some([x, y]),
        _ => None,
    }
}

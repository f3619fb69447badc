//! Plants a mistake in the run of a task.

use oorandom::Rand64;
use serde::Serialize;
use ts_rs::TS;

use super::mistake_kind::MistakeKind;
use super::step::{PlantedStep, steps};
use crate::exercise::draw::NoneDrawn;
use crate::exercise::key::AnswerKey;
use crate::exercise::task::Task;
use crate::opening::options::{OptionError, OptionReader, Settings};
use crate::search::Mistake;
use crate::source::notation;
use crate::tree::hash::{EMPTY, hash};

/// The fewest steps before the mistake, so that there is something to follow.
const BEFORE: usize = 3;

/// The limit of the work, in steps of the runs: some tenths of a second.
const MOST: usize = 2_000_000;

/// A run with a mistake.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct Planted {
    /// Its steps.
    pub steps: Vec<PlantedStep>,
    /// The steps of the run without the mistake.
    #[serde(skip)]
    pub truth: Vec<PlantedStep>,
    /// The mistake.
    #[serde(skip)]
    pub mistake: Mistake,
    /// The index of the first step that is wrong.
    #[serde(skip)]
    pub at: usize,
}

/// Reads the options: `seed`.
pub fn seed(settings: &Settings) -> Result<u64, OptionError> {
    let mut reader = OptionReader::new("", settings);
    let seed = reader.integer("seed", (0, 1 << 53)).unwrap_or(0);
    reader.finish(seed)
}

/// Plants a mistake. The same task and seed give the same one. A mistake after which the run meets an unknown value is
/// passed over. The error: there is nothing to go wrong on this tree, or nothing was found.
pub fn plant(task: &Task, seed: u64) -> Result<Planted, NoneDrawn> {
    let truth = AnswerKey::of(task);
    let nothing = NoneDrawn { loosen: Vec::new() };
    if !truth.finished {
        return Err(nothing);
    }
    let mut random = Rand64::new(u128::from(seed) << 64 | u128::from(hash_of(task)));
    let right = steps(task, &truth);
    let mut kinds = MistakeKind::all(task);
    let mut work = 0;
    while let Some(kind) = take_any(&mut random, &mut kinds) {
        let mut places = kind.places(task, &truth);
        while work < MOST
            && let Some(place) = take_any(&mut random, &mut places)
        {
            let Some(wrong) = kind.key(task, &truth, place) else {
                continue;
            };
            work += wrong.steps as usize;
            if !wrong.finished {
                continue;
            }
            let wrong = steps(task, &wrong);
            if let Some(at) = first_difference(&wrong, &right) {
                return Ok(Planted {
                    steps: wrong,
                    truth: right,
                    mistake: kind.mistake,
                    at,
                });
            }
        }
    }
    Err(nothing)
}

/// Where a run goes wrong, if there is enough before it and both go on there.
fn first_difference(wrong: &[PlantedStep], right: &[PlantedStep]) -> Option<usize> {
    let at = wrong.iter().zip(right).position(|(a, b)| a != b)?;
    (at >= BEFORE).then_some(at)
}

fn take_any<T>(random: &mut Rand64, items: &mut Vec<T>) -> Option<T> {
    let count = items.len() as u64;
    (count > 0).then(|| items.swap_remove(random.rand_range(0..count) as usize))
}

/// A number that depends on the tree, so that trees do not all have the same kind of mistake.
fn hash_of(task: &Task) -> u64 {
    hash(EMPTY, notation::print(&task.tree).bytes())
}

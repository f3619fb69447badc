//! Students who make one mistake everywhere.

use std::collections::BTreeMap;

use secateur::exercise::key::mistaken_keys::{NAMED, of_students};
use secateur::exercise::verdict::Verdict;
use secateur::search::{Bounds, Cut, Mistake, Returns, Rules};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::TREES;
use super::case::{Case, case, graded};
use crate::common::random::Random;
use crate::exercise::horizon::MISTAKES as OF_LIMITS;
use crate::exercise::oracle::{Ask, Node, Sheet, Which, deciding, forgetful, record};

/// The sheet of a student with a mistake; `None` where the rules leave no room for it.
pub fn confused(case: &Case, mistake: Mistake) -> Option<Sheet> {
    let rules = case.task.rules;
    let by = |rules: Rules| Some(record(&case.root, &rules).sheet(&case.root, &case.ask));
    let of = |root: Node, rules: &Rules| Some(record(&root, rules).sheet(&root, &case.ask));
    match mistake {
        Mistake::PlayersExchanged => return of(case.root.exchanged(), &rules),
        Mistake::RightToLeft => return of(case.root.mirrored(), &rules),
        Mistake::MoveDecided => {
            return Some(deciding(&case.root, &rules).sheet(&case.root, &case.ask));
        }
        _ if !rules.bounded() => return None,
        _ => {}
    }
    match mistake {
        Mistake::OtherCutTest => {
            let cut = match rules.cut {
                Cut::Reach => Cut::Pass,
                Cut::Pass => Cut::Reach,
            };
            by(Rules { cut, ..rules })
        }
        Mistake::ShallowBounds if rules.bounds == Bounds::Deep => by(Rules {
            bounds: Bounds::Shallow,
            ..rules
        }),
        Mistake::ClampedValues if rules.returns == Returns::Soft => by(Rules {
            returns: Returns::Hard,
            ..rules
        }),
        Mistake::UnclampedValues if rules.returns == Returns::Hard => by(Rules {
            returns: Returns::Soft,
            ..rules
        }),
        Mistake::Minimax => by(rules.minimax()),
        Mistake::NothingHandedDown => {
            Some(forgetful(&case.root, &rules).sheet(&case.root, &case.ask))
        }
        Mistake::EntryWindow | Mistake::BoundsExchanged => {
            let mut sheet = record(&case.root, &rules).sheet(&case.root, &case.ask);
            if mistake == Mistake::BoundsExchanged {
                std::mem::swap(&mut sheet.alphas, &mut sheet.betas);
            } else {
                let entry = Ask {
                    windows: case.ask.windows.and(Some(Which::Entry)),
                    ..case.ask
                };
                let entry = record(&case.root, &rules).sheet(&case.root, &entry);
                (sheet.alphas, sheet.betas) = (entry.alphas, entry.betas);
            }
            Some(sheet)
        }
        _ => None,
    }
}

#[test]
fn a_mistake_is_identified_as_itself_or_as_one_with_the_same_answers() {
    let mut random = Random::new(16);
    let mut named = BTreeMap::new();
    for number in 0..TREES / 10 {
        let mut case = case(&mut random);
        // Players decide which boxes there are.
        if case.ask.windows == Some(Which::Own) {
            (case.ask.windows, case.questions.windows) = (None, None);
        }
        for mistake in of_students() {
            let Some(sheet) = confused(&case, mistake) else {
                continue;
            };
            let grade = graded(&mut random, &case, &sheet);
            let differing = grade
                .items
                .iter()
                .filter(|item| item.given.is_some() && item.verdict != Verdict::Right);
            if differing.count() < 2 {
                continue;
            }
            let about = || format!("tree {number}: {mistake:?} {:?} {:?}", case.task, case.ask);
            let likely = grade.likely;
            let likely = likely.unwrap_or_else(|| panic!("{} {sheet:?} {grade:#?}", about()));
            let (all, own) = named.entry(format!("{mistake:?}")).or_insert((0, 0));
            (*all, *own) = (*all + 1, *own + usize::from(likely == mistake));
            // A box that is not given fits any run, and so does a bound that a cutting node may hold.
            let same = confused(&case, likely).is_none_or(|other| {
                let (mut values, mut ranges) = (sheet.values.iter(), sheet.ranges.iter());
                values.all(|(node, value)| other.values.get(node) == Some(value))
                    && ranges.all(|(node, range)| other.ranges.get(node) == Some(range))
                    && sheet.cuts == other.cuts
            });
            assert!(same || likely == mistake, "{likely:?} for {}", about());
        }
    }
    assert!(
        named.values().map(|(all, _)| all).sum::<usize>() > TREES / 10,
        "{named:?}"
    );
    assert!(named.values().all(|(all, own)| 3 * own > *all), "{named:?}");
    // No search here has a depth limit, and no tree chance nodes.
    assert_eq!(named.len(), NAMED.len() - OF_LIMITS.len() - 1, "{named:?}");
}

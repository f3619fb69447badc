//! Names the known mistake that fits the mistakes of a sheet.

use super::super::content::Content;
use super::super::horizon::HorizonChoice;
use super::super::key::AnswerKey;
use super::super::key::mistaken_keys::{mistaken, of_students};
use super::super::questions::Field;
use super::super::verdict::{Item, Verdict};
use super::super::whole_tree;
use super::sheet::AnswerSheet;
use crate::search::Mistake;

/// How many wrong answers must fit before a mistake is named.
const LEAST: usize = 2;

/// The mistake that fits all answers that differ from the true run, if there are at least two, and that no right answer
/// speaks against. Of several, it is one whose own answers they are: a move may be worth as much as the one that the run
/// finds. Plain minimax has no windows, so a sheet with full windows is `NothingHandedDown`.
pub(crate) fn likely_mistake(sheet: &AnswerSheet, items: &[Item]) -> Option<Mistake> {
    let evidence: Vec<&Item> = items.iter().filter(|item| shows(sheet, item)).collect();
    let differs = |item: &&Item| item.verdict != Verdict::Right;
    let differing: Vec<&Item> = evidence.iter().copied().filter(differs).collect();
    if differing.is_empty() {
        return None;
    }
    let fits = of_students().filter_map(|mistake| {
        let confusion = Confusion::of(sheet, mistake, &differing)?;
        let fit = confusion.fit(sheet, items, &evidence, &differing)?;
        Some((fit, mistake))
    });
    // Of equal ones the first counts.
    let best = fits.reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, mistake)| mistake)
}

/// How well a mistake that gives all answers fits a sheet; the first difference counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    /// Whether it finds the move given.
    own_move: bool,
    /// Whether it leaves no windows that are filled without an explanation.
    windows: bool,
}

/// Whether the move given, if there is one, is the one that a run finds.
fn moves_so(sheet: &AnswerSheet, key: &AnswerKey, items: &[Item]) -> bool {
    let answer = items.iter().find(|item| item.field == Field::Move);
    let answer = answer.and_then(|item| item.read.as_ref());
    let best_move = || key.best_moves(sheet.task).into_iter().take(1).collect();
    answer.is_none_or(|answer| *answer == Content::Nodes(best_move()))
}

fn fills_windows(items: &[Item]) -> bool {
    let about = |item: &Item| matches!(item.field, Field::Alpha | Field::Beta);
    items.iter().any(|item| about(item) && item.read.is_some())
}

/// Whether an item is an answer. An edge that is not marked is one if something is said about cuts, or a box below it
/// is filled.
fn shows(sheet: &AnswerSheet, item: &Item) -> bool {
    match (item.verdict, item.field, item.node) {
        (Verdict::Unread, ..) => false,
        (_, Field::Cut, Some(node)) if item.given.is_none() => {
            sheet.answers_cuts() || sheet.fills(node)
        }
        (_, Field::Order | Field::Condition | Field::Construct, _) => false,
        (_, Field::Statement | Field::Why, _) => false,
        _ => item.given.is_some(),
    }
}

/// The answers of a student with a mistake.
struct Confusion {
    mistake: Mistake,
    /// The answers in boxes of nodes, if such an answer differs.
    key: Option<AnswerKey>,
    /// The answers about the depth limit, if such an answer differs.
    horizon_choice: Option<HorizonChoice>,
}

impl Confusion {
    /// `None` if some wrong answer belongs to a part that the mistake leaves as it is.
    fn of(sheet: &AnswerSheet, mistake: Mistake, differing: &[&Item]) -> Option<Confusion> {
        let of_horizon = |item: &&Item| item.field.of_horizon();
        let key = match differing.iter().all(of_horizon) {
            true => None,
            false => Some(mistaken(mistake, sheet.task, &sheet.truth)?),
        };
        let horizon_choice = match differing.iter().any(of_horizon) {
            true => Some(sheet.horizon_choice.as_ref()?.by(sheet.task, mistake)?),
            false => None,
        };
        Some(Confusion {
            mistake,
            key,
            horizon_choice,
        })
    }

    /// How well it fits; `None` if it does not give all answers, or they are too few to tell.
    fn fit(
        &self,
        sheet: &AnswerSheet,
        items: &[Item],
        evidence: &[&Item],
        differing: &[&Item],
    ) -> Option<Fit> {
        let key = self.key.as_ref();
        let gives_all = evidence.iter().all(|item| self.fits(sheet, item))
            && key.is_none_or(|key| sheet.can_be_of(key));
        // One wrong answer about the depth limit is enough: five are asked.
        let enough = differing.len() >= LEAST || key.is_none();
        (gives_all && enough).then(|| Fit {
            own_move: key.is_none_or(|key| moves_so(sheet, key, items)),
            windows: self.mistake != Mistake::Minimax || !fills_windows(items),
        })
    }

    /// Whether it gives an answer. What the mistake leaves as it is, it has right.
    fn fits(&self, sheet: &AnswerSheet, item: &Item) -> bool {
        if item.field.of_horizon() {
            let chosen = sheet.move_of(Field::Chosen);
            let horizon_choice = self.horizon_choice.as_ref().zip(item.read.as_ref());
            return horizon_choice.is_none_or(|(horizon_choice, read)| {
                horizon_choice.agrees(item.field, read, chosen)
            });
        }
        let Some(key) = &self.key else {
            return item.verdict == Verdict::Right;
        };
        match (item.node, item.field, &item.read) {
            (Some(node), Field::Cut, read) => key.edge(node).cut == read.is_some(),
            (Some(node), field, Some(read)) => key.agrees(&sheet.questions, node, field, read),
            (None, field, Some(read)) => {
                whole_tree::agrees(sheet.task, &sheet.questions, key, field, read)
            }
            _ => false,
        }
    }
}

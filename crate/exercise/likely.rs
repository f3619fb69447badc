//! Names the known mistake that fits the mistakes of a sheet.

use super::asked::Field;
use super::content::Content;
use super::key::Key;
use super::mistakes::{OF_STUDENTS, mistaken};
use super::sheet::Sheet;
use super::verdict::{Item, Verdict};
use super::whole;
use crate::search::Mistake;
use crate::tree::NodeId;

/// How many wrong answers must fit before a mistake is named.
const LEAST: usize = 2;

/// The mistake that fits all answers that differ from the true run, if there are at least two. Of several, it is the
/// one that fits most of the other answers too, and of these one whose own answers they are: a move may be worth as much
/// as the one that the run finds. Plain minimax has no windows, so who fills them has handed nothing down.
pub(super) fn likely(sheet: &Sheet, items: &[Item]) -> Option<Mistake> {
    let shown = items.iter().filter(|item| shows(sheet, item));
    let (right, differing): (Vec<&Item>, Vec<&Item>) =
        shown.partition(|item| item.verdict == Verdict::Right);
    if differing.len() < LEAST {
        return None;
    }
    let fitting = |mistake: Mistake| {
        let key = mistaken(mistake, sheet.task, &sheet.truth)?;
        let all = differing.iter().all(|item| fits(sheet, &key, item));
        let others = || right.iter().filter(|item| fits(sheet, &key, item)).count() as isize;
        let own = || moves_so(sheet, &key, items);
        let windows = mistake != Mistake::Minimax || !fills_windows(items);
        all.then(|| (others() - unmarked(sheet, &key), own(), windows, mistake))
    };
    let fitting = OF_STUDENTS.into_iter().rev().filter_map(fitting);
    let best = fitting.max_by_key(|&(others, own, windows, _)| (others, own, windows));
    best.map(|(.., mistake)| mistake)
}

/// Whether the move given, if there is one, is the one that a run finds.
fn moves_so(sheet: &Sheet, key: &Key, items: &[Item]) -> bool {
    let given = items.iter().find(|item| item.field == Field::Move);
    let given = given.and_then(|item| item.read.as_ref());
    let found = || key.best_moves(sheet.task).into_iter().take(1).collect();
    given.is_none_or(|given| *given == Content::Nodes(found()))
}

fn fills_windows(items: &[Item]) -> bool {
    let about = |item: &Item| matches!(item.field, Field::Alpha | Field::Beta);
    items.iter().any(|item| about(item) && item.read.is_some())
}

/// How many edges a key cuts that the student does not mark, though something is said about cuts, and that no item
/// tells of because the true run does not cut them either.
fn unmarked(sheet: &Sheet, key: &Key) -> isize {
    let unmarked = |&node: &NodeId| {
        key.edge(node).cut && !sheet.truth.edge(node).cut && !sheet.marks.covers(node)
    };
    match sheet.says_cuts() {
        true => sheet.task.tree.nodes().filter(unmarked).count() as isize,
        false => 0,
    }
}

/// Whether an item is an answer. An edge that is not marked is one if something is said about cuts, or a box below it
/// is filled.
fn shows(sheet: &Sheet, item: &Item) -> bool {
    match (item.verdict, item.field, item.node) {
        (Verdict::Unread, ..) => false,
        (_, Field::Cut, Some(node)) if item.given.is_none() => {
            sheet.says_cuts() || sheet.fills(node)
        }
        (_, Field::Order | Field::Condition | Field::Construct, _) => false,
        (_, Field::Statement | Field::Why, _) => false,
        _ => item.given.is_some(),
    }
}

/// Whether an answer agrees with a key.
fn fits(sheet: &Sheet, key: &Key, item: &Item) -> bool {
    match (item.node, item.field, &item.read) {
        (Some(node), Field::Cut, read) => key.edge(node).cut == read.is_some(),
        (Some(node), field, Some(read)) => key.agrees(&sheet.asked, node, field, read),
        (None, field, Some(read)) => whole::agrees(sheet.task, &sheet.asked, key, field, read),
        _ => false,
    }
}

//! The pseudo-code of a best-first search: one function, of which selection, expansion, playout and backup are
//! the parts.

use serde::Serialize;
use ts_rs::TS;

use crate::explain::listing::{Comment, Line};
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{BestFirst, Expand, Final, Playout, Rules, Selection};
use crate::trace::best_first::EventKind;

/// The listing of a best-first search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestFirstListing {
    /// The algorithm.
    #[ts(type = "'mcts' | 'pns'")]
    pub best_first: BestFirst,
    /// The view of the values in the code.
    #[ts(type = "'max'")]
    pub view: &'static str,
    /// The lines.
    pub lines: Vec<Line>,
}

/// The head for some rules, then the other lines: the kind of event that stands for each, `None` for a block; its text
/// and its comment.
fn lines(rules: &Rules) -> Vec<(Option<EventKind>, &'static str, Option<Comment>)> {
    if rules.algorithm == BestFirst::ProofNumbers {
        return vec![
            (None, "proofNumberSearch(root)", None),
            (None, "  while root is neither proved nor disproved", None),
            (None, "    node ← root", Some(Comment::Selection)),
            (None, "    while node is expanded", None),
            (
                Some(EventKind::Select),
                "      node ← child with least pn at MAX, least dn at MIN",
                None,
            ),
            (
                Some(EventKind::Expand),
                "    add all children of node",
                Some(Comment::Expansion),
            ),
            (
                Some(EventKind::Evaluate),
                "    each leaf: pn, dn ← 0, ∞ if goal reached, else ∞, 0",
                None,
            ),
            (None, "    while numbers change", Some(Comment::Backup)),
            (
                None,
                "      MAX: pn ← least pn of children, dn ← sum of dn",
                None,
            ),
            (
                Some(EventKind::Update),
                "      MIN: pn ← sum of pn, dn ← least dn of children",
                None,
            ),
            (None, "      node ← parent of node", None),
            (
                Some(EventKind::Finish),
                "  return whether root is proved",
                None,
            ),
        ];
    }
    let score = match rules.selection {
        Selection::Ucb1 => "      node ← child with largest mean + C·√(ln N / n)",
        Selection::Mean => "      node ← child with largest mean",
        Selection::Puct => "      node ← child with largest mean + C·p·√N / (1 + n)",
    };
    let expansion = match rules.expand {
        Expand::One => "    if node is no leaf: node ← next child, add it",
        Expand::All => "    if node has n > 0: add all children, node ← first",
    };
    let playout = match rules.playout {
        Playout::Random => "    r ← reward of a leaf, reached by random moves",
        Playout::First => "    r ← reward of the leaf along the first moves",
        Playout::Last => "    r ← reward of the leaf along the last moves",
        Playout::Value => "    r ← reward of the static value of node",
    };
    let last = match rules.last {
        Final::Visits => "  return child of root with most visits n",
        Final::Mean => "  return child of root with best mean",
    };
    let down = match rules.expand {
        Expand::One => "    while all children of node are in the tree",
        Expand::All => "    while node has children in the tree",
    };
    vec![
        (None, "monteCarloTreeSearch(root)", None),
        (None, "  repeat", None),
        (None, "    node ← root", Some(Comment::Selection)),
        (None, down, None),
        (Some(EventKind::Select), score, None),
        (Some(EventKind::Expand), expansion, Some(Comment::Expansion)),
        (Some(EventKind::Playout), playout, Some(Comment::Playout)),
        (
            None,
            "    for each node on the path, upwards",
            Some(Comment::Backup),
        ),
        (Some(EventKind::Update), "      n ← n + 1, w ← w + r", None),
        (Some(EventKind::Finish), last, None),
    ]
}

/// The listing for some rules.
pub fn listing(rules: &Rules) -> BestFirstListing {
    let lines = lines(rules).into_iter().enumerate();
    let lines = lines.map(|(number, (kind, text, comment))| {
        Line::new(text, comment, number > 0 && kind.is_none())
    });
    BestFirstListing {
        best_first: rules.algorithm,
        view: "max",
        lines: lines.collect(),
    }
}

/// The number of the line, from 1, that the event of a step stands for; the head at step 0.
pub fn line(frame: &BestFirstFrame) -> u32 {
    let Some((kind, _)) = frame.event() else {
        return 1;
    };
    let stands = |of| match of {
        Some(EventKind::Playout) => kind.evaluates(),
        of => of == Some(kind),
    };
    let at = lines(frame.rules()).iter().position(|line| stands(line.0));
    at.map_or(1, |at| at as u32 + 1)
}

/// How many steps are looked at for one that stands for a line: those of some iterations.
const LOOKS: u32 = 10_000;

/// The first step after a frame that stands for a line, from 1; `None` if none of the next steps does.
pub fn next_on_line(frame: &BestFirstFrame, line: u32) -> Option<u32> {
    let end = frame.steps().min(frame.step().saturating_add(LOOKS));
    let last = std::iter::once(frame.steps());
    let mut steps = (frame.step() + 1..=end).chain(last.filter(|&last| last > end));
    steps.find(|&step| self::line(&frame.at(step)) == line)
}

//! The pseudo-code in which a best-first search is told: one function, of which selection, expansion, playout and backup are
//! the parts.

use serde::Serialize;
use ts_rs::TS;

use crate::explain::listing::{Comment, Line};
use crate::frame::best_first::BestFirstFrame;
use crate::search::best_first::{BestFirst, Expand, Final, Playout, Rules, Selection};
use crate::trace::best_first::Kind;

/// The listing of a best-first search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "camelCase")]
pub struct BestFirstListing {
    /// The algorithm.
    #[ts(type = "'mcts' | 'pns'")]
    pub best_first: &'static str,
    /// The view of the values in the code.
    #[ts(type = "'max'")]
    pub view: &'static str,
    /// The lines.
    pub lines: Vec<Line>,
}

/// The effect of a line.
#[derive(Clone, Copy, PartialEq)]
enum Duty {
    Head,
    Block,
    Of(Kind),
}

struct Entry(Duty, &'static str, Option<Comment>);

const fn entry(duty: Duty, text: &'static str) -> Entry {
    Entry(duty, text, None)
}

impl Entry {
    const fn with_comment(self, comment: Comment) -> Entry {
        Entry(self.0, self.1, Some(comment))
    }
}

/// The lines for some rules.
fn entries(rules: &Rules) -> Vec<Entry> {
    use Duty::{Block, Head, Of};
    if rules.algorithm == BestFirst::ProofNumbers {
        return vec![
            entry(Head, "proofNumberSearch(root)"),
            entry(Block, "  while root is neither proved nor disproved"),
            entry(Block, "    node ← root").with_comment(Comment::Selection),
            entry(Block, "    while node is expanded"),
            entry(
                Of(Kind::Select),
                "      node ← child with least pn at MAX, least dn at MIN",
            ),
            entry(Of(Kind::Expand), "    add all children of node")
                .with_comment(Comment::Expansion),
            entry(
                Of(Kind::Evaluate),
                "    each leaf: pn, dn ← 0, ∞ if goal reached, else ∞, 0",
            ),
            entry(Block, "    while numbers change").with_comment(Comment::Backup),
            entry(
                Block,
                "      MAX: pn ← least pn of children, dn ← sum of dn",
            ),
            entry(
                Of(Kind::Update),
                "      MIN: pn ← sum of pn, dn ← least dn of children",
            ),
            entry(Block, "      node ← parent of node"),
            entry(Of(Kind::Finish), "  return whether root is proved"),
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
        entry(Head, "monteCarloTreeSearch(root)"),
        entry(Block, "  repeat"),
        entry(Block, "    node ← root").with_comment(Comment::Selection),
        entry(Block, down),
        entry(Of(Kind::Select), score),
        entry(Of(Kind::Expand), expansion).with_comment(Comment::Expansion),
        entry(Of(Kind::Playout), playout).with_comment(Comment::Playout),
        entry(Block, "    for each node on the path, upwards").with_comment(Comment::Backup),
        entry(Of(Kind::Update), "      n ← n + 1, w ← w + r"),
        entry(Of(Kind::Finish), last),
    ]
}

/// The listing for some rules.
pub fn listing(rules: &Rules) -> BestFirstListing {
    let lines = entries(rules)
        .into_iter()
        .map(|Entry(duty, text, comment)| Line {
            text: text.into(),
            comment,
            block: duty == Duty::Block,
            changed: false,
        });
    BestFirstListing {
        best_first: match rules.algorithm {
            BestFirst::MonteCarlo => "mcts",
            BestFirst::ProofNumbers => "pns",
        },
        view: "max",
        lines: lines.collect(),
    }
}

/// The number of the line, from 1, that the event of a step stands for; the head at step 0.
pub fn line(frame: &BestFirstFrame) -> u32 {
    let Some((kind, _)) = frame.event() else {
        return 1;
    };
    let stands = |duty| match duty {
        Duty::Of(Kind::Playout) => kind.evaluates(),
        Duty::Of(of) => of == kind,
        _ => false,
    };
    let entries = entries(frame.rules());
    let at = entries.iter().position(|entry| stands(entry.0));
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

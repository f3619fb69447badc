//! A file of bytes is the trace of another program's search, which is checked and recorded, or an error with its place.

use secateur::import::{Check, Imported, Importing, Refusal, Retelling, Tolerance, View};
use secateur::search::Rules;
use secateur::source::notation::parse;
use secateur::source::order::Order;
use secateur::tree::names::Names;
use secateur::tree::{Limits, Player, Sliced};

/// The tree whose search the corpus tells.
const TREE: &str = "((3 12 8) (3 4 6) (14 5 2))";

/// Reads a trace. The first byte says whether its tree is given and what is let pass.
pub fn run(data: &[u8]) {
    let Some((&how, text)) = data.split_first() else {
        return;
    };
    let tolerance = Tolerance {
        equal_moves: how & 1 != 0,
        extra_evaluations: how & 2 != 0,
        counts_only: how & 4 != 0,
    };
    let begin = || match how & 8 {
        0 => {
            let tree = parse(TREE, Player::Max).expect("it is a tree");
            let names = Names::new(&tree);
            Importing::of(tree, names, View::Max, text.len())
        }
        _ => Importing::visited(Player::Max, Limits::default(), View::Mover, text.len()),
    };
    let read = read(begin(), text, 7);
    let whole = self::read(begin(), text, text.len().max(1));
    match (read, whole) {
        (Ok(read), Ok(whole)) => {
            assert_eq!(read.broken, whole.broken);
            checked(read, tolerance);
        }
        (Err(Refusal::Import(error)), _) => {
            assert!(error.line >= 1 && error.column >= 1, "{error:?}");
        }
        (Err(_), Err(_)) => {}
        (read, _) => panic!("in pieces only: {read:?}"),
    }
}

/// Gives the bytes in pieces.
fn read(mut importing: Importing, bytes: &[u8], piece: usize) -> Result<Imported, Refusal> {
    for piece in bytes.chunks(piece) {
        if !importing.feed(piece, false)? {
            return importing.finish();
        }
    }
    importing.feed(&[], true)?;
    importing.finish()
}

/// Checks and records what was read, and asks about each line that is told.
fn checked(read: Imported, tolerance: Tolerance) {
    let rules = Rules::default();
    let Ok(checked) = Check::new(&read.tree, rules, Order::Given, tolerance).finish(&read);
    let Imported { tree, told, broken } = read;
    let whole = broken.is_none();
    let Ok(retold) = Retelling::new(tree, told, broken, checked, rules).finish(&());
    assert!(retold.finding.is_some() || whole);
    if let Some(finding) = retold.finding {
        assert!(finding.line >= 1, "{finding:?}");
    }
}

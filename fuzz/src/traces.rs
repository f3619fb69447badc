//! A file of bytes is the trace of another program's search, which is checked and recorded, and then every question has an
//! answer; or it is an error with its place.

use secateur::explain::best_first::{explain, variables};
use secateur::explain::listing::Listing;
use secateur::explain::view::View as Seen;
use secateur::frame::State;
use secateur::frame::best_first::BestFirstFrame;
use secateur::import::{Imported, Importing, Tolerance, TraceError, View};
use secateur::opening::options::Options;
use secateur::opening::{Opened, OpenedSearch, Source, SourceError, TraceSource};
use secateur::search::best_first::{BestFirst, Expand, Rules};
use secateur::source::notation::parse;
use secateur::source::order::Order;
use secateur::tree::names::Names;
use secateur::tree::{Limits, Player};

use crate::opened::{called, opened};
use crate::questions::ask;

/// The tree whose search the corpus tells.
const TREE: &str = "((3 12 8) (3 4 6) (14 5 2))";

/// Reads a trace. The first byte says whether its tree is given and which differences are tolerated, the length which search it is compared
/// with.
pub fn run(data: &[u8]) {
    let Some((&how, text)) = data.split_first() else {
        return;
    };
    if how & 16 != 0 {
        return grown(how, text);
    }
    let given = how & 8 == 0;
    let begin = || match given {
        true => {
            let tree = parse(TREE, Player::Max).expect("it is a tree");
            let names = Names::new(&tree);
            Importing::of(tree, names, View::Max, text.len())
        }
        false => Importing::visited(Player::Max, Limits::default(), View::Mover, text.len()),
    };
    let read = read(begin(), text, 7);
    let whole = self::read(begin(), text, text.len().max(1));
    match (read, whole) {
        (Ok(read), Ok(whole)) => {
            assert_eq!(read.broken, whole.broken);
            asked(how, text, read.broken.is_none());
        }
        (Err(TraceError::Import(error)), _) => {
            assert!(error.line >= 1 && error.column >= 1, "{error:?}");
        }
        (Err(_), Err(_)) => {}
        (read, _) => panic!("in pieces only: {read:?}"),
    }
}

/// Reads a best-first search, and asks about each of its steps.
fn grown(how: u8, text: &[u8]) {
    let algorithms = [BestFirst::MonteCarlo, BestFirst::ProofNumbers];
    let rules = Rules {
        expand: [Expand::One, Expand::All][usize::from(how & 1)],
        solver: how & 2 != 0,
        ..Rules::of(algorithms[usize::from(how & 4 != 0)])
    };
    let source = TraceSource {
        tree: Some(Box::new(Source::Text(TREE.into()))),
        view: View::Max,
        tolerance: Tolerance {
            equal_moves: how & 8 != 0,
            ..Tolerance::default()
        },
        bytes: text.len(),
    };
    let options = Options {
        rules: Listing::ALL[0].rules(),
        listing: None,
        root: Player::Max,
        order: Order::Given,
        best_first: Some(rules),
    };
    let explored = match opened(source, text, options) {
        Ok(Opened {
            ran: OpenedSearch::Updates(explored),
            plan,
        }) => (explored, plan),
        Ok(_) => panic!("a best-first search"),
        Err(SourceError::Import(error)) => {
            assert!(error.line >= 1 && error.column >= 1, "{error:?}");
            return;
        }
        Err(error) => panic!("{error:?}"),
    };
    let (explored, plan) = explored;
    for step in 0..=explored.trace.steps() {
        let frame = BestFirstFrame::new(&explored.trace, step);
        let mix = frame.mix(0..explored.trace.tree().len() as u32);
        assert_eq!(mix.open + mix.closed, frame.joined());
        explain(&frame, &plan.names);
        variables(&frame);
    }
}

/// Gives the bytes in pieces.
fn read(mut importing: Importing, bytes: &[u8], piece: usize) -> Result<Imported, TraceError> {
    for piece in bytes.chunks(piece) {
        if !importing.feed(piece, false)? {
            return importing.finish();
        }
    }
    importing.feed(&[], true)?;
    importing.finish()
}

/// Opens a trace that can be read, and asks about its last step and some others. `whole`: it is a search.
fn asked(how: u8, text: &[u8], whole: bool) {
    let opened = match open(how, text) {
        Ok(opened) => opened,
        // The tree of the visited nodes can be too deep for the search of the rules, but no trace is refused.
        Err(SourceError::Import(error)) => panic!("{error:?}"),
        Err(_) => return,
    };
    let finding = called(&opened).finding.as_ref();
    // A trace may end where its rules meet an unknown value.
    assert!(finding.is_some() || whole || called(&opened).trace.outcome().is_err());
    assert!(
        finding.is_none_or(|finding| finding.line >= 1),
        "{finding:?}"
    );
    let (steps, nodes) = (
        called(&opened).trace.steps(),
        called(&opened).trace.tree().len() as u32,
    );
    for number in 0..4 {
        let step = steps - number * steps / 4;
        let node = (text.len() as u32 + number) % nodes;
        ask(&opened, step, node, Seen::ALL[number as usize % 2]);
    }
}

fn open(how: u8, text: &[u8]) -> Result<Opened, SourceError> {
    let given = how & 8 == 0;
    let source = TraceSource {
        tree: given.then(|| Box::new(Source::Text(TREE.into()))),
        view: if given { View::Max } else { View::Mover },
        tolerance: Tolerance {
            equal_moves: how & 1 != 0,
            extra_evaluations: how & 2 != 0,
            counts_only: how & 4 != 0,
        },
        bytes: text.len(),
    };
    let listing = Listing::ALL[text.len() % Listing::ALL.len()];
    let options = Options {
        rules: listing.rules(),
        listing: Some(listing),
        root: Player::Max,
        order: Order::Given,
        best_first: None,
    };
    opened(source, text, options)
}

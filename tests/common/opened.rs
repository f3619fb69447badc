//! Traces of other programs as a page opens them. The programs in `fuzz/` open them, too.

use secateur::opening::options::Options;
use secateur::opening::{
    Opened, OpenedCalls, OpenedSearch, Opening, Source, SourceError, Stage, TraceSource,
};
use secateur::tree::Sliced;

/// The search that was opened, which is made of calls.
pub fn called(opened: &Opened) -> &OpenedCalls {
    match &opened.ran {
        OpenedSearch::Calls(called) => called,
        OpenedSearch::Updates(_) => panic!("a best-first search"),
    }
}

/// Opens a trace.
pub fn opened(source: TraceSource, text: &[u8], options: Options) -> Result<Opened, SourceError> {
    let mut opening = Opening::new(Source::Trace(source), options)?;
    let mut fed = false;
    loop {
        let stage = opening.progress().map(|progress| progress.stage);
        if stage == Some(Stage::Importing) && !fed {
            fed = true;
            opening.feed(text, true)?;
        }
        if let Some(opened) = opening.advance(&(), 4096)? {
            return Ok(opened);
        }
    }
}

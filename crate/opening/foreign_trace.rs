//! Opening the search of another program: its trace is read, compared with the rules, and recorded.

use super::make::{self, Expanded, Make, SourceTree, names, positioning};
use super::options::Options;
use super::progress::Stage;
use super::source::{RequestError, SourceError, TraceSource};
use crate::explain::best_first::Exploring;
use crate::import::best_first;
use crate::import::{
    Check, ImportError, ImportProblem, Imported, Importing, Replay, Tolerance, TraceError, View,
};
use crate::source::games::AnyPositioning;
use crate::tree::{Limits, Sliced};

/// Begins to make the tree of a trace.
///
/// # Errors
/// An invalid source of the tree beside it.
pub fn import(
    source: TraceSource,
    options: &Options,
    limits: Limits,
) -> Result<Box<dyn Make>, SourceError> {
    let TraceSource {
        tree,
        view,
        tolerance,
        bytes,
    } = source;
    let work = match tree {
        Some(tree) => ImportWork::Making(make::all_but_traces(*tree, options, limits)?),
        None if options.best_first.is_some() => {
            let problem = ImportProblem::TraceField {
                field: "tree",
                found: String::new(),
                expected: "((3 12 8) (2 4 6))",
            };
            return Err(SourceError::Import(ImportError {
                problem,
                line: 1,
                column: 1,
            }));
        }
        None => ImportWork::Reading(Importing::visited(options.root, limits, view, bytes)),
    };
    Ok(Box::new(Import {
        view,
        tolerance,
        bytes,
        game: None,
        positioning: None,
        read: false,
        work,
    }))
}

/// A trace that is being read and checked, on its tree or without one.
struct Import {
    view: View,
    tolerance: Tolerance,
    bytes: usize,
    game: Option<Expanded>,
    /// Finds the positions of a game that is searched with a transposition table.
    positioning: Option<AnyPositioning>,
    /// Whether all bytes have come.
    read: bool,
    work: ImportWork,
}

enum ImportWork {
    /// The tree comes first.
    Making(Box<dyn Make>),
    Reading(Importing),
    Checking(Box<Check>, Imported),
    /// The same of a best-first search, which is made of updates.
    ReadingUpdates(best_first::Importing),
    CheckingUpdates(Box<best_first::Check>, best_first::Imported),
    Over,
}

impl Import {
    /// Reads the trace of a search of a tree.
    fn begin_reading(
        &mut self,
        SourceTree { tree, game, .. }: SourceTree,
        options: &Options,
    ) -> Result<ImportWork, SourceError> {
        let names = names(&tree, game.as_ref());
        self.positioning = positioning(&tree, &options.rules, game.as_ref());
        self.game = game;
        Ok(match options.best_first {
            Some(rules) if !rules.fits(&tree) => return Err(RequestError::ChanceInProof.into()),
            Some(rules) => ImportWork::ReadingUpdates(best_first::Importing::best_first(
                tree, names, rules, self.bytes,
            )),
            None => ImportWork::Reading(Importing::of(tree, names, self.view, self.bytes)),
        })
    }

    /// A best-first search that has been checked.
    fn best_first_made(
        &mut self,
        mut imported: best_first::Imported,
        finding: Option<best_first::Finding>,
        options: &Options,
    ) -> Option<SourceTree> {
        let rules = options.best_first?;
        Some(SourceTree {
            tree: std::mem::take(&mut imported.tree),
            game: self.game.take(),
            replay: Some(Box::new(move |tree, _| {
                Box::new(Exploring::of_program(tree, rules, imported, finding))
            })),
        })
    }
}

impl Make for Import {
    fn stages(&self) -> Vec<Stage> {
        let first = match &self.work {
            ImportWork::Making(make) => make.stages(),
            _ => Vec::new(),
        };
        [first, vec![Stage::Importing, Stage::Checking]].concat()
    }

    fn stage(&self) -> (Stage, f64) {
        match &self.work {
            ImportWork::Making(make) => make.stage(),
            ImportWork::Reading(importing) => (Stage::Importing, importing.share()),
            ImportWork::ReadingUpdates(importing) => (Stage::Importing, importing.share()),
            ImportWork::Checking(check, imported) => (Stage::Checking, check.share(imported)),
            ImportWork::CheckingUpdates(check, imported) => {
                (Stage::Checking, check.share(imported))
            }
            ImportWork::Over => (Stage::Checking, 1.0),
        }
    }

    fn most(&self) -> usize {
        match &self.work {
            ImportWork::Making(make) => make.most(),
            ImportWork::Reading(importing) => importing.most(),
            ImportWork::ReadingUpdates(importing) => importing.most(),
            ImportWork::Checking(_, imported) => imported.tree.len(),
            ImportWork::CheckingUpdates(_, imported) => {
                imported.tree.len().max(imported.lines.len())
            }
            ImportWork::Over => 0,
        }
    }

    fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, SourceError> {
        let more = match &mut self.work {
            _ if self.read => return Ok(false),
            ImportWork::Reading(importing) => importing.feed(bytes, last)?,
            ImportWork::ReadingUpdates(importing) => importing.feed(bytes, last)?,
            _ => return Ok(false),
        };
        self.read = last || !more;
        Ok(!self.read)
    }

    /// Once all bytes have come, the trace is compared with the rules.
    fn advance(
        &mut self,
        options: &Options,
        nodes: usize,
    ) -> Result<Option<SourceTree>, SourceError> {
        self.work = match std::mem::replace(&mut self.work, ImportWork::Over) {
            ImportWork::Making(mut make) => match make.advance(options, nodes)? {
                Some(made) => self.begin_reading(made, options)?,
                None => ImportWork::Making(make),
            },
            ImportWork::Reading(importing) if self.read => {
                let imported = importing.finish()?;
                let (rules, order) = (options.rules, options.order);
                let positioning = self.positioning.take();
                let check = Check::new(&imported, rules, order, self.tolerance, positioning);
                ImportWork::Checking(Box::new(check), imported)
            }
            ImportWork::Checking(mut check, mut imported) => {
                match check.advance(&imported, nodes) {
                    Ok(Some(checked)) => {
                        let tree = std::mem::take(&mut imported.tree);
                        let trace = imported.trace;
                        // Among visited nodes a value is unknown only because the trace has not reported it.
                        let stops = check.stops() && !imported.visited;
                        let broken = imported.broken.filter(|_| !stops);
                        return Ok(Some(SourceTree {
                            tree,
                            game: self.game.take(),
                            replay: Some(Box::new(move |tree, rules| {
                                Box::new(Replay::new(tree, trace, broken, checked, rules))
                            })),
                        }));
                    }
                    _ => ImportWork::Checking(check, imported),
                }
            }
            ImportWork::ReadingUpdates(importing) if self.read => {
                let Some(rules) = options.best_first else {
                    return Ok(None);
                };
                let imported = importing.grown()?;
                let check = best_first::Check::new(&imported, rules, self.tolerance);
                ImportWork::CheckingUpdates(Box::new(check), imported)
            }
            ImportWork::CheckingUpdates(mut check, imported) => match check
                .advance(&imported, nodes)
            {
                Ok(Some(finding)) => return Ok(self.best_first_made(imported, finding, options)),
                _ => ImportWork::CheckingUpdates(check, imported),
            },
            other => other,
        };
        Ok(None)
    }
}

impl From<TraceError> for SourceError {
    fn from(refusal: TraceError) -> SourceError {
        match refusal {
            TraceError::Import(error) => SourceError::Import(error),
            TraceError::Tree(error) => SourceError::Tree(error),
        }
    }
}

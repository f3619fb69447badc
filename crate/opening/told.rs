//! Opening the search of another program: its trace is read, held against the rules, and recorded.

use super::options::Options;
use super::source::{SourceError, TraceSource};
use crate::import::{Check, Checked, Imported, Importing, Refusal, Tolerance};
pub use crate::import::{Finding, Retelling};
use crate::search::Rules;
use crate::source::games::AnyPositioning;
use crate::tree::names::Names;
use crate::tree::{GameTree, Limits, Player, Sliced};

/// A trace that is being read and checked.
pub struct Import {
    tolerance: Tolerance,
    /// What finds the positions of a game that is searched with a table.
    positioning: Option<AnyPositioning>,
    work: Work,
}

#[allow(clippy::large_enum_variant, reason = "an opening has one")]
enum Work {
    Reading(Importing),
    /// All bytes have come.
    Read(Importing),
    Checking(Check, Imported),
    Over,
}

/// A trace that has been checked, without its tree.
pub struct Told {
    told: Imported,
    checked: Option<Checked>,
}

impl Import {
    /// The trace of a search of a tree.
    pub fn of(tree: GameTree, names: Names, source: &TraceSource) -> Import {
        let importing = Importing::of(tree, names, source.view, source.bytes);
        Import::reading(importing, source)
    }

    /// A trace without a tree.
    pub fn visited(root: Player, limits: Limits, source: &TraceSource) -> Import {
        let importing = Importing::visited(root, limits, source.view, source.bytes);
        Import::reading(importing, source)
    }

    fn reading(importing: Importing, source: &TraceSource) -> Import {
        Import {
            tolerance: source.tolerance,
            positioning: None,
            work: Work::Reading(importing),
        }
    }

    /// The same for the tree of a game that is searched with a table.
    pub fn knowing(self, positioning: Option<AnyPositioning>) -> Import {
        Import {
            positioning,
            ..self
        }
    }

    /// Takes the bytes that come next; `last`: no more come. Returns whether more are wanted.
    pub fn feed(&mut self, bytes: &[u8], last: bool) -> Result<bool, SourceError> {
        let Work::Reading(importing) = &mut self.work else {
            return Ok(false);
        };
        let more = importing.feed(bytes, last)? && !last;
        if !more {
            self.work = match std::mem::replace(&mut self.work, Work::Over) {
                Work::Reading(importing) => Work::Read(importing),
                other => other,
            };
        }
        Ok(more)
    }

    /// Does some more once all bytes have come. Returns the tree and the trace when it is checked.
    pub fn advance(
        &mut self,
        options: &Options,
        nodes: usize,
    ) -> Result<Option<(GameTree, Told)>, SourceError> {
        self.work = match std::mem::replace(&mut self.work, Work::Over) {
            Work::Read(importing) => {
                let imported = importing.finish()?;
                let (rules, order) = (options.rules, options.order);
                let mut check = Check::new(&imported.tree, rules, order, self.tolerance);
                check.know(self.positioning.take());
                Work::Checking(check, imported)
            }
            Work::Checking(mut check, mut told) => match check.advance(&told, nodes) {
                Ok(Some(checked)) => {
                    let tree = std::mem::take(&mut told.tree);
                    return Ok(Some((tree, Told { told, checked })));
                }
                _ => Work::Checking(check, told),
            },
            other => other,
        };
        Ok(None)
    }

    /// Whether the bytes have come, and the share of that part that is done.
    pub fn share(&self) -> (bool, f64) {
        match &self.work {
            Work::Reading(importing) | Work::Read(importing) => (false, importing.share()),
            Work::Checking(check, imported) => (true, check.share(imported)),
            Work::Over => (true, 1.0),
        }
    }

    /// For how many nodes there has to be memory.
    pub fn most(&self) -> usize {
        match &self.work {
            Work::Reading(importing) | Work::Read(importing) => importing.most(),
            Work::Checking(_, imported) => imported.tree.len(),
            Work::Over => 0,
        }
    }
}

impl Told {
    /// Records it.
    pub fn retelling(self, tree: GameTree, rules: Rules) -> Retelling {
        let Told { told, checked } = self;
        Retelling::new(tree, told.told, told.broken, checked, rules)
    }
}

impl From<Refusal> for SourceError {
    fn from(refusal: Refusal) -> SourceError {
        match refusal {
            Refusal::Import(error) => SourceError::Import(error),
            Refusal::Tree(error) => SourceError::Tree(error),
        }
    }
}

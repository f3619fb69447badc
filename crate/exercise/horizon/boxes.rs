//! The boxes of the question, judged.

use super::HorizonChoice;
use crate::exercise::answer::Response;
use crate::exercise::content::Content;
use crate::exercise::grade::sheet::AnswerSheet;
use crate::exercise::questions::Field;
use crate::exercise::reading::ReadingError;
use crate::exercise::reason::Reason;
use crate::exercise::verdict::{Item, Verdict};
use crate::exercise::whole_tree;
use crate::tree::NodeId;

impl AnswerSheet<'_> {
    /// The box of a field.
    pub(crate) fn item_of_choice(&self, choice: &HorizonChoice, field: Field) -> Item {
        let own = self.move_of(Field::Chosen);
        let response = self.answers.whole.get(&field);
        let read = response.map(|response| self.read(field, response));
        let verdict = match &read {
            None => (Verdict::Missing, None),
            Some(Err(unread)) => (Verdict::Unread, Some(Reason::from(*unread))),
            Some(Ok(read)) if choice.agrees(field, read, own) => (Verdict::Right, None),
            Some(Ok(read)) => self.verdict_if_wrong(choice, field, read),
        };
        // Of the other fields no step decides: the search does not see them.
        let seen = matches!(field, Field::Chosen | Field::Estimate) && !self.task.rules.quiescent();
        Item {
            given: response.cloned(),
            read: read.and_then(Result::ok),
            expected: choice.content(field, own),
            step: seen.then_some(self.truth.steps),
            ..Item::judged(None, field, verdict)
        }
    }

    /// The verdict on an answer that is not right.
    fn verdict_if_wrong(
        &self,
        choice: &HorizonChoice,
        field: Field,
        read: &Content,
    ) -> (Verdict, Option<Reason>) {
        let (own, best) = (self.move_of(Field::Chosen), self.move_of(Field::Best));
        if self.questions.follow && choice.follows(field, read, own, best) {
            return (Verdict::Follows, None);
        }
        let other = match field {
            Field::Chosen => Reason::OtherChoice,
            Field::Estimate => Reason::OtherEstimate,
            Field::Best => Reason::OtherMove,
            Field::Worth => Reason::OtherTruth,
            _ => Reason::OtherLoss,
        };
        let fitting = choice.fitting(self.task, field, read, own);
        let fits = fitting.map(|mistake| Reason::Fits { mistake });
        let rounded = || {
            self.is_rounded(choice, field, read)
                .then_some(Reason::Rounded)
        };
        (Verdict::Wrong, fits.or_else(rounded).or(Some(other)))
    }

    /// Whether a number where chance moves is right, but rounded too early.
    fn is_rounded(&self, choice: &HorizonChoice, field: Field, read: &Content) -> bool {
        let own = self.move_of(Field::Chosen);
        let due = choice.content(field, own).and_then(|due| due.number());
        let completed = read.completed(due.as_slice());
        self.task.tree.chance().is_some() && choice.agrees(field, &completed, own)
    }

    /// The move that a field tells.
    pub(crate) fn move_of(&self, field: Field) -> Option<NodeId> {
        let response = self.answers.whole.get(&field)?;
        match self.read(field, response).ok()? {
            Content::Nodes(nodes) => nodes.first().copied(),
            _ => None,
        }
    }

    /// An answer as read, from MAX's side.
    fn read(&self, field: Field, response: &Response) -> Result<Content, ReadingError> {
        let read = whole_tree::read(self.task, &self.questions, field, response)?;
        let mover = self.task.tree.mover(0);
        Ok(match field {
            Field::Estimate | Field::Worth => self.questions.convert(mover, read),
            _ => read,
        })
    }
}

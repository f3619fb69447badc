//! The moves at the root as a search with a depth limit sees them, and as they are.

use crate::exercise::content::Content;
use crate::exercise::key::AnswerKey;
use crate::exercise::questions::Field;
use crate::exercise::task::Task;
use crate::search::{Mistake, Quiescence, Rules, Window};
use crate::tree::{NodeId, Player};

/// The known mistakes of the question, and the fields in which each shows.
const CONFUSIONS: [(Mistake, &[Field]); 6] = [
    (Mistake::TooDeep, &[Field::Chosen, Field::Estimate]),
    (Mistake::TooShallow, &[Field::Chosen, Field::Estimate]),
    (Mistake::NoLimit, &[Field::Chosen, Field::Estimate]),
    (
        Mistake::EstimateAsTruth,
        &[Field::Best, Field::Worth, Field::Loss],
    ),
    (Mistake::LossTurned, &[Field::Loss]),
    (Mistake::LossOfEstimate, &[Field::Loss]),
];

/// How far two numbers may lie apart that are the same: averages are rounded.
const SLACK: f64 = 1e-9;

/// A move at the root.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MoveValues {
    node: NodeId,
    /// Its value by the search, an estimate.
    seen: f64,
    /// Its value by the tree searched to the end.
    truth: f64,
}

/// The choice that a search with a depth limit makes by its estimates, and the true value of that choice.
#[derive(Clone, Debug, PartialEq)]
pub struct HorizonChoice {
    player: Player,
    moves: Vec<MoveValues>,
    /// The mistake made in the answers.
    mistake: Option<Mistake>,
}

impl HorizonChoice {
    /// The outlook of a task; `None` if there is no such question: the tree is to be deeper than the limit, with static
    /// values there and known leaves below, the window the full one, and the root is to have a player.
    pub fn of(task: &Task) -> Option<HorizonChoice> {
        let depth = task.rules.depth?;
        let limited = depth > 0 && depth < task.tree.height();
        if !limited || task.rules.window != Window::FULL || task.tree.is_chance(0) {
            return None;
        }
        let whole = Rules {
            depth: None,
            quiescence: Quiescence::Off,
            ..task.rules
        };
        let both = values(task, &task.rules)?
            .into_iter()
            .zip(values(task, &whole)?);
        let prospect = |(node, (seen, truth))| MoveValues { node, seen, truth };
        Some(HorizonChoice {
            player: task.tree.player(0),
            moves: task.tree.children(0).zip(both).map(prospect).collect(),
            mistake: None,
        })
    }

    /// The same as a student with a mistake tells it; `None` where there is no room for it.
    pub fn by(&self, task: &Task, mistake: Mistake) -> Option<HorizonChoice> {
        let known = CONFUSIONS.iter().any(|(known, _)| *known == mistake);
        if !known || mistake == Mistake::NoLimit && !task.hides_plies() {
            return None;
        }
        let mut other = self.clone();
        other.mistake = Some(mistake);
        if let Some(rules) = mistake.rules(&task.rules)
            && rules.depth != task.rules.depth
        {
            if rules.depth == Some(0) {
                return None;
            }
            for (one, seen) in other.moves.iter_mut().zip(values(task, &rules)?) {
                one.seen = seen;
            }
        }
        (!other.same(self)).then_some(other)
    }

    /// The known mistake that a wrong content of a field fits.
    pub(super) fn fitting(
        &self,
        task: &Task,
        field: Field,
        read: &Content,
        own: Option<NodeId>,
    ) -> Option<Mistake> {
        let fits = |mistake| {
            let other = self.by(task, mistake);
            other.is_some_and(|other| other.agrees(field, read, own))
        };
        let mut confusions = CONFUSIONS.into_iter();
        let fitting =
            confusions.find(|&(mistake, fields)| fields.contains(&field) && fits(mistake));
        fitting.map(|(mistake, _)| mistake)
    }

    /// The moves that are best by the estimates, as the search would choose: the first one, and its equals.
    pub fn chosen(&self) -> Vec<NodeId> {
        self.leading(|one| one.seen)
    }

    /// The value that the search returns.
    pub fn estimate(&self) -> f64 {
        self.best_of(|one| one.seen)
    }

    /// The moves that are truly best.
    pub fn best(&self) -> Vec<NodeId> {
        match self.mistake {
            Some(Mistake::EstimateAsTruth) => self.chosen(),
            _ => self.leading(|one| one.truth),
        }
    }

    /// The true value of the root.
    pub fn worth(&self) -> f64 {
        match self.mistake {
            Some(Mistake::EstimateAsTruth) => self.estimate(),
            _ => self.best_of(|one| one.truth),
        }
    }

    /// The value that the player of the root loses by a move; without one given, by that of the search.
    pub fn loss(&self, own: Option<NodeId>) -> f64 {
        self.loss_by(
            self.best_of(|one| one.truth),
            self.choice(own).map_or(f64::NAN, |one| one.truth),
        )
    }

    /// Whether the search chooses a move that is not best.
    pub fn errs(&self) -> bool {
        self.loss(None) > 0.0
    }

    /// The possible contents of a field. `own`: the choice in the answer.
    fn contents(&self, field: Field, own: Option<NodeId>) -> Vec<f64> {
        let (estimate, loss) = (self.estimate(), self.loss(own));
        match (field, self.mistake) {
            (Field::Estimate, _) => vec![estimate],
            (Field::Worth, _) => vec![self.worth()],
            (_, Some(Mistake::EstimateAsTruth)) => vec![0.0],
            (_, Some(Mistake::LossTurned)) => vec![turned(loss)],
            (_, Some(Mistake::LossOfEstimate)) => {
                let truth = self.choice(own).map_or(f64::NAN, |one| one.truth);
                let by_worth = self.loss_by(self.worth(), estimate);
                let by_choice = self.loss_by(estimate, truth);
                vec![by_worth, turned(by_worth), by_choice, turned(by_choice)]
            }
            _ => vec![loss],
        }
    }

    pub(super) fn content(&self, field: Field, own: Option<NodeId>) -> Option<Content> {
        Some(match field {
            Field::Chosen => Content::Nodes(self.chosen()),
            Field::Best => Content::Nodes(self.best()),
            _ => Content::Number(self.contents(field, own).first().copied()?),
        })
    }

    /// Whether an answer agrees with it. `own`: the choice that the same student tells.
    pub fn agrees(&self, field: Field, read: &Content, own: Option<NodeId>) -> bool {
        match field {
            Field::Chosen => is_one_of(read, &self.chosen()),
            Field::Best => is_one_of(read, &self.best()),
            _ => {
                let mut contents = self.contents(field, own).into_iter();
                contents.any(|number| is_number(read, number))
            }
        }
    }

    /// Whether an answer follows from the choice and the best move that a student tells.
    pub(super) fn follows(
        &self,
        field: Field,
        read: &Content,
        own: Option<NodeId>,
        best: Option<NodeId>,
    ) -> bool {
        let truth = |node: Option<NodeId>| self.find(node).map(|one| one.truth);
        let due = match field {
            Field::Estimate => self.find(own).map(|one| one.seen),
            Field::Worth => truth(best),
            Field::Loss => {
                let best = truth(best).unwrap_or(self.worth());
                truth(own).map(|truth| self.loss_by(best, truth))
            }
            _ => None,
        };
        due.is_some_and(|due| is_number(read, due))
    }

    /// Whether all answers are the same.
    fn same(&self, other: &HorizonChoice) -> bool {
        let answers = |choice: &HorizonChoice| {
            let numbers = [Field::Estimate, Field::Worth, Field::Loss];
            let numbers = numbers.map(|field| choice.contents(field, None).first().copied());
            (choice.chosen(), choice.best(), numbers)
        };
        answers(self) == answers(other)
    }

    /// How much less the second value is to the player of the root.
    fn loss_by(&self, value: f64, other: f64) -> f64 {
        match self.player {
            Player::Max => value - other,
            Player::Min => other - value,
        }
    }

    /// The move in the answer if it is one of those that the search chooses, or else the first of these.
    fn choice(&self, own: Option<NodeId>) -> Option<&MoveValues> {
        let chosen = self.chosen();
        let own = own.filter(|own| chosen.contains(own));
        self.find(own.or(chosen.first().copied()))
    }

    fn find(&self, node: Option<NodeId>) -> Option<&MoveValues> {
        self.moves.iter().find(|one| Some(one.node) == node)
    }

    fn best_of(&self, of: impl Fn(&MoveValues) -> f64) -> f64 {
        let values = self.moves.iter().map(of);
        values.fold(self.player.worst(), |best, value| {
            self.player.better(best, value)
        })
    }

    fn leading(&self, of: impl Fn(&MoveValues) -> f64) -> Vec<NodeId> {
        let best = self.best_of(&of);
        let leading = self.moves.iter().filter(|one| of(one) == best);
        leading.map(|one| one.node).collect()
    }
}

/// The values of the moves by minimax, as deep as by some rules; `None` if it meets a value that nobody knows.
fn values(task: &Task, rules: &Rules) -> Option<Vec<f64>> {
    let key = AnswerKey::by(&task.tree, &rules.minimax());
    let value = |child| key.call(child).map(|call| call.returned);
    let values: Option<Vec<f64>> = task.tree.children(0).map(value).collect();
    values.filter(|values| key.finished && !values.is_empty())
}

/// The number negated, but for 0, which has no sign.
fn turned(number: f64) -> f64 {
    0.0 - number
}

/// Whether a content is one of some moves alone.
fn is_one_of(read: &Content, moves: &[NodeId]) -> bool {
    match read {
        Content::Nodes(nodes) => matches!(nodes.as_slice(), [one] if moves.contains(one)),
        _ => false,
    }
}

/// Whether a content is a number, as it was typed.
fn is_number(read: &Content, number: f64) -> bool {
    let meant = read.resolve(&[number]).number();
    meant.is_some_and(|meant| (meant - number).abs() <= SLACK * number.abs().max(1.0))
}

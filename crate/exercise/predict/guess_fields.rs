//! The answer of a student to a question, as typed.

use super::course::Course;
use super::question::Decision;
use crate::exercise::answer::node_of;
use crate::exercise::reading::is_blank;
use crate::opening::options::{OptionError, OptionReader, Setting};
use crate::tree::NodeId;

/// The answer of a student: fields as typed, `None` if blank, or a node.
#[derive(Default)]
pub(super) struct GuessFields {
    pub value: Option<String>,
    pub alpha: Option<String>,
    pub beta: Option<String>,
    #[allow(
        clippy::option_option,
        reason = "nothing is said, or that it is no node"
    )]
    pub node: Option<Option<NodeId>>,
}

impl GuessFields {
    /// Reads the answer to a question; `None`: there is none.
    pub fn read(
        course: &Course,
        ask: Decision,
        setting: &Setting,
    ) -> Result<Option<GuessFields>, OptionError> {
        let fields = match setting {
            Setting::Nothing => return Ok(None),
            Setting::Table(fields) => fields,
            other => {
                let expected = "{ value } | { alpha, beta } | { node }";
                return Err(OptionError::bad("guess", other, expected));
            }
        };
        let mut reader = OptionReader::new("guess.", fields);
        let mut typed = |name| reader.typed(name).filter(|text| !is_blank(text));
        let mut guess = GuessFields::default();
        match ask {
            Decision::Returns | Decision::Table | Decision::Pass | Decision::Evaluates => {
                guess.value = typed("value");
            }
            Decision::Bound | Decision::Test => {
                guess.alpha = typed("alpha");
                guess.beta = typed("beta");
            }
            Decision::Next | Decision::Holder | Decision::Again => match reader.get("node") {
                None => {}
                Some(Setting::Text(text)) if text == "none" => guess.node = Some(None),
                Some(setting) => match node_of(course.run.task, setting) {
                    Ok(node) => guess.node = Some(Some(node)),
                    Err(expected) => reader.bad("node", setting, format!("{expected} | 'none'")),
                },
            },
        }
        reader.finish(Some(guess))
    }
}

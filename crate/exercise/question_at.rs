//! A question of a run, by its number.

use crate::opening::options::OptionError;

/// The question with this number, from 0. A number that no question has is an error of the option `question`.
pub(super) fn question_at<Question>(
    questions: &[Question],
    number: usize,
) -> Result<&Question, OptionError> {
    let expected = || format!("0 1 … < {}", questions.len());
    let error = || OptionError::bad("question", number, expected());
    questions.get(number).ok_or_else(error)
}

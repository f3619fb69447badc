//! Marks over a scene that is drawn: answers, calls of another program, the minimal tree, two searches as one.

pub(super) mod answers;
pub(super) mod call_kinds;
pub(super) mod differences;
pub(super) mod drawn_answer;
pub(super) mod minimal;

//! What an exercise can be about.

use secateur::exercise::task::{Task, TaskError, options};
use secateur::opening::options::Setting;
use secateur::opening::{SourceError, Unfit};

#[test]
fn a_search_that_comes_back_to_nodes_is_no_exercise() {
    let text = |word: &str| Setting::Text(word.into());
    let refused = TaskError::Source(SourceError::Unfit(Unfit::SearchedAgainInExercise));
    for (name, value) in [
        ("algorithm", text("pvs")),
        ("algorithm", text("mtd")),
        ("deepening", text("on")),
        ("table", text("unlimited")),
        ("listing", text("pvs")),
        ("listing", text("alpha-beta-memory")),
    ] {
        let settings = vec![(name.into(), value)];
        assert_eq!(options(&settings), Err(refused.clone()), "{settings:?}");
        let task = Task::read(&text("((3 5) (2 4))"), &settings);
        assert_eq!(task.err(), Some(refused.clone()), "{settings:?}");
    }
    for (name, word) in [("algorithm", "minimax"), ("cut", ">"), ("deepening", "off")] {
        assert!(options(&vec![(name.into(), text(word))]).is_ok());
    }
}

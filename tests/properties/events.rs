//! Searches compared with the fold of their events.

use proptest::prelude::*;

use super::cases;
use super::trees::{rules, tree};
use crate::frame::fold::check;

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn frames_and_traces_equal_the_fold_of_the_steps(tree in tree(), rules in rules()) {
        check(&tree, &rules);
    }
}

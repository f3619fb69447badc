//! Searches compared with the fold of what they tell.

use proptest::prelude::*;

use super::cases;
use super::trees::{rules, tree};
use crate::frame::fold::check;

proptest! {
    #![proptest_config(cases(192))]

    #[test]
    fn a_search_is_what_the_fold_of_its_steps_knows(tree in tree(), rules in rules()) {
        check(&tree, &rules);
    }
}

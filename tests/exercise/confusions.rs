//! The scores of students with exactly one known mistake, on 1,000 drawn trees for each, answered by independent
//! programs. `cargo test --test suite -- confusions --nocapture` prints the distributions.

use secateur::exercise::draw::wish::{Cuts, Wish};
use secateur::exercise::key::mistaken_keys::of_students;
use secateur::exercise::questions::{AskedWindows, Questions};
use secateur::exercise::task::Task;
use secateur::exercise::verdict::Grade;
use secateur::search::{Mistake, Returns, Rules};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::draw::{seeded, tree_for};
use super::grader::{Case, confused, graded};
use super::horizon::MISTAKES as OF_LIMITS;
use super::oracle::{Ask, Which, simple};
use crate::common;
use crate::common::native_or_wasm;
use crate::common::random::Random;

/// How many trees are drawn for each mistake.
const TREES: u64 = native_or_wasm(1_000, 100);

/// An exercise on which the mistake can show: values and cuts, and the windows where the mistake is about them.
fn case(mistake: Mistake, seed: u64, tells: bool) -> Case {
    let (mut wish, mut rules) = (
        Wish {
            tells: tells.then_some(mistake),
            cuts: if tells { Cuts::Any } else { Cuts::Both },
            ..seeded(seed)
        },
        Rules::default(),
    );
    let (mut ask, mut asked) = (Ask::VALUES_AND_CUTS, Questions::default());
    match mistake {
        Mistake::OtherCutTest => wish.tie = true,
        Mistake::ShallowBounds => (wish.deep, wish.plies, wish.leaves) = (true, 4, (16, 24)),
        Mistake::UnclampedValues => rules.returns = Returns::Hard,
        Mistake::EntryWindow | Mistake::BoundsExchanged => {
            (ask.windows, asked.windows) = (Some(Which::Final), Some(AskedWindows::Final));
        }
        _ => {}
    }
    let tree = common::tree(&tree_for(&wish, rules, &asked).text);
    let root = simple(&tree);
    Case {
        task: Task::new(tree, rules),
        root,
        ask,
        questions: asked,
    }
}

fn grades(mistake: Mistake) -> Vec<Grade> {
    let mut random = Random::new(28);
    let grade = |seed| {
        let case = case(mistake, seed, false);
        let sheet = confused(&case, mistake).expect("room for the mistake");
        graded(&mut random, &case, &sheet)
    };
    (0..TREES).map(grade).collect()
}

/// The least score, those below which a tenth, a half and nine tenths of all lie, and the greatest.
fn spread(grades: &[Grade]) -> [f64; 5] {
    let mut scores: Vec<f64> = grades.iter().map(|grade| grade.score).collect();
    scores.sort_by(f64::total_cmp);
    [0, 10, 50, 90, 100].map(|percent| scores[(scores.len() - 1) * percent / 100])
}

#[test]
fn plain_minimax_gets_at_most_a_quarter_of_the_points_for_values_and_cuts() {
    println!("mistake: least, 10 %, median, 90 %, most; named; full marks; weights");
    // Mistakes about a depth limit are tested in `draw.rs`; no tree here has chance nodes.
    let all = of_students();
    for mistake in all.filter(|mistake| !elsewhere(*mistake)) {
        let grades = grades(mistake);
        let spread = spread(&grades);
        let count = |is: &dyn Fn(&Grade) -> bool| grades.iter().filter(|grade| is(grade)).count();
        let named = count(&|grade| grade.likely == Some(mistake));
        let full = count(&|grade| grade.points == grade.max);
        let percents = spread
            .map(|score| format!("{:.0}", 100.0 * score))
            .join(" ");
        let mut weights: Vec<usize> = grades.iter().map(|grade| grade.weight).collect();
        weights.sort_unstable();
        let weights = [0, 50, 90, 100].map(|percent| weights[(weights.len() - 1) * percent / 100]);
        println!("{mistake:?}: {percents}; {named}; {full}; {weights:?}");
        if mistake == Mistake::Minimax {
            assert!(spread[4] <= 0.25, "{spread:?}");
        }
    }
}

/// The average number of known mistakes that give a wrong answer on a tree on which `mistake` does.
fn failing(mistake: Mistake, tells: bool) -> f64 {
    let mut random = Random::new(29);
    let mut fails = |case: &Case, other: Mistake| {
        confused(case, other).is_some_and(|sheet| {
            let grade = graded(&mut random, case, &sheet);
            grade.points < grade.max
        })
    };
    let (mut trees, mut all) = (0, 0);
    for seed in 0..TREES / 100 {
        let case = case(mistake, seed, tells);
        let shows = fails(&case, mistake);
        // Answers that follow from a mistake may have all points.
        assert!(!tells || shows || follows(mistake), "{:?}", case.task);
        if shows {
            trees += 1;
            all += of_students().filter(|&other| fails(&case, other)).count();
        }
    }
    all as f64 / f64::from(trees.max(1))
}

/// Whether a mistake needs a depth limit, or chance nodes.
fn elsewhere(mistake: Mistake) -> bool {
    OF_LIMITS.contains(&mistake) || mistake == Mistake::EqualChances
}

/// Whether answers with a mistake can all follow from the first of them.
fn follows(mistake: Mistake) -> bool {
    matches!(mistake, Mistake::ShallowBounds | Mistake::MoveDecided)
}

#[test]
fn a_tree_drawn_for_a_mistake_exposes_fewer_other_mistakes() {
    println!("mistake: how many fail on a tree that was drawn for it; on one where it fails");
    // The rules of these trees leave no room for the depth of a search, and chance moves in none of them.
    for mistake in of_students().filter(|one| !elsewhere(*one)) {
        let [wished, any] = [true, false].map(|tells| failing(mistake, tells));
        println!("{mistake:?}: {wished:.1}; {any:.1}");
        let fewer = wished <= any || any == 0.0;
        assert!(fewer, "{mistake:?}: {wished:.1} {any:.1}");
    }
}

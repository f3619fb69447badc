//! Answer sheets in readable text, and the feedback on them.

use secateur::exercise::task::Task;
use secateur::exercise::verdict::Grade;
use secateur::search::{Mistake, Rules, Window};

use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::sheet::{faults, graded, task};
use crate::common::drawn::AIMA;
use crate::common::rules::{HARD, STRICT};

/// A right sheet of the textbook's tree. Plain minimax returns the same four values, which bring one point each; the two
/// cuts bring six each.
const RIGHT: &str = "
    A value 3
    B value 3
    C value 2
    D value 2
    C.1 cut
    C.2 cut";

fn line(grade: &Grade) -> (usize, usize) {
    (grade.points, grade.max)
}

fn points(task: &Task, asked: &str, sheet: &str) -> (usize, usize) {
    line(&graded(task, asked, sheet))
}

fn faults_of(task: &Task, asked: &str, sheet: &str) -> Vec<String> {
    faults(task, &graded(task, asked, sheet))
}

#[test]
fn a_correct_sheet_gets_all_points_and_an_empty_one_none() {
    let task = task(AIMA, Rules::default());
    let right = graded(&task, "", RIGHT);
    assert_eq!(
        (line(&right), right.first, right.likely),
        ((16, 16), None, None)
    );
    let empty = graded(&task, "", "");
    assert_eq!(
        (line(&empty), empty.missing, empty.first),
        ((0, 16), 6, None)
    );
}

#[test]
fn a_bound_is_accepted_for_a_number_only_with_the_right_sign() {
    let task = task(AIMA, Rules::default());
    let with = |value: &str, bound: &str| {
        let grade = graded(&task, "", &RIGHT.replace(value, bound));
        (line(&grade), faults(&task, &grade).join(""))
    };
    assert_eq!(with("C value 2", "C value ≤ 2"), ((16, 16), "".into()));
    let (_, wrong) = with("C value 2", "C value ≥ 2");
    assert_eq!(wrong, "C value wrong wrong-sign");
    let (_, wrong) = with("B value 3", "B value ≤ 3");
    assert_eq!(wrong, "B value wrong value-as-bound");
}

#[test]
fn a_single_number_given_as_a_range_means_an_exact_value() {
    let task = task(AIMA, Rules::default());
    for (sheet, fault) in [
        (
            "A range 3\nB range [3, 3]\nC range 2\nD range 2",
            "bound-as-value",
        ),
        ("A range 3\nB range 3\nC range 1\nD range 2", "other-range"),
    ] {
        let faults = faults_of(&task, "ask: ranges", sheet);
        assert_eq!(faults, [format!("C range wrong {fault}")]);
    }
    // Minimax proves the other three ranges as well.
    let right = "A range 3\nB range 3…3\nC range 2-\nD range =2";
    assert_eq!(points(&task, "ask: ranges", right), (12, 12));
}

#[test]
fn one_unmarked_leaf_of_a_cut_is_one_missing_edge() {
    let task = task(AIMA, Rules::default());
    let grade = graded(&task, "", &RIGHT.replace("C.2 cut", ""));
    assert_eq!(faults(&task, &grade), ["C.2 cut missing test-holds"]);
    assert_eq!(line(&grade), (10, 16));
    assert_eq!(grade.first, grade.items.iter().position(|item| !item.ok));
}

/// C is left after its first child. Its other children are inner nodes.
const DEEPER: &str = "(((3 5) (6 9)) ((1 2) (0 4) (7 8)))";

#[test]
fn edges_below_a_cut_may_be_marked_in_addition_to_it_or_in_its_place() {
    let task = task(DEEPER, Rules::default());
    // E is cut after its first leaf; C after its first child D … in letters: A, B C, D E F G H.
    let edges = "E.1 cut\nG cut\nH cut";
    let below = [edges, "G.0 cut\nG.1 cut"].join("\n");
    let instead = "E.1 cut\nG.0 cut\nG.1 cut\nH.0 cut\nH.1 cut";
    for marks in [edges, &below, instead] {
        let grade = graded(&task, "ask: cuts", marks);
        assert_eq!(line(&grade), (3, 3), "{marks}: {:?}", faults(&task, &grade));
    }
    let alone = "ask: cuts; cuts: edges";
    assert_eq!(points(&task, alone, edges), (3, 3));
    assert_eq!(points(&task, alone, &below), (1, 3));
    let extra = ["G.0 cut extra below-cut", "G.1 cut extra below-cut"];
    assert_eq!(faults_of(&task, alone, &below), extra);
    assert_eq!(points(&task, alone, instead), (1, 3));
}

#[test]
fn an_extra_cut_costs_the_points_of_a_cut_and_no_points_of_values() {
    let task = task(AIMA, Rules::default());
    let grade = graded(&task, "", &[RIGHT, "D.1 cut"].join("\n"));
    assert_eq!(line(&grade), (10, 16));
    assert_eq!(faults(&task, &grade), ["D.1 cut extra test-fails"]);
    let marks = "B.1 cut\nB.2 cut\nD.1 cut\nD.2 cut";
    let marked = RIGHT.replace("C.1 cut", marks).replace("C.2 cut", "");
    let (points, _) = points(&task, "", &marked);
    assert_eq!(points, 4, "only cuts lose points");
}

#[test]
fn if_nothing_is_cut_the_answer_none_brings_one_point() {
    let task = task("((3 4) (5 6))", Rules::default());
    assert_eq!(points(&task, "ask: cuts", "cuts none"), (1, 1));
    for sheet in ["", "C.1 cut", "C.1 cut\ncuts none"] {
        assert_eq!(points(&task, "ask: cuts", sheet), (0, 1), "{sheet}");
    }
}

#[test]
fn answers_that_follow_from_a_mistake_are_not_further_mistakes() {
    // B is 3, not 4. With 4 the leaf 4 of C meets the bound: C returns 4, and its last leaf is cut.
    let task = task("((3 12 8) (5 4 6) (14 1 11))", Rules::default());
    let sheet = "
        A value 4
        B value 4
        C value 4
        D value 1
        C.2 cut
        D.2 cut";
    let grade = graded(&task, "", sheet);
    assert_eq!(
        faults(&task, &grade),
        ["B value wrong other-value", "C.2 cut follows"]
    );
    assert_eq!((grade.wrong, grade.points, grade.max), (1, 15, 16));
    assert_eq!(points(&task, "follow: none", sheet), (3, 16));
    let strict = faults_of(&task, "follow: none", sheet);
    assert!(strict.contains(&"C.2 cut extra test-fails".into()));
}

#[test]
fn nodes_below_a_cut_that_follows_from_a_mistake_may_be_left_empty() {
    // B is 5, not 8. With 8 the value 7 of F meets the bound of C: G is cut, which the search enters.
    let task = task("(((3 5) (6 9)) ((1 7) (8 2)))", Rules::default());
    let sheet = "A value 8\nB value 8\nC value 7\nD value 5\nE value 6\nF value 7\nE.1 cut\nG cut";
    let grade = graded(&task, "", sheet);
    assert_eq!(
        faults(&task, &grade),
        [
            "A value follows",
            "B value wrong other-value",
            "G value follows",
            "G cut follows",
            "G.1 cut follows"
        ]
    );
    assert_eq!(line(&grade), (23, 24));
    // Without its cause the cut is a mistake, and costs the box below it, too.
    let right = sheet
        .replace("A value 8", "A value 7")
        .replace("B value 8", "B value 5");
    let grade = graded(&task, "", &right);
    assert_eq!(
        faults(&task, &grade),
        [
            "G value missing below-extra-cut",
            "G cut extra cuts-off",
            "G.1 cut missing below-extra-cut"
        ]
    );
    assert_eq!(line(&grade), (11, 24));
}

#[test]
fn boxes_filled_below_a_missed_cut_count_as_part_of_that_mistake() {
    let task = task(DEEPER, Rules::default());
    let sheet = "A value 5\nB value 5\nC value 2\nD value 5\nE value 6\nF value 2\nG value 4\nE.1 cut\nH cut";
    let grade = graded(&task, "", sheet);
    assert_eq!(
        faults(&task, &grade),
        [
            "G value uncounted below-missed-cut",
            "G cut missing test-holds"
        ]
    );
    // E and the three cuts bring four points each, the values of minimax one.
    assert_eq!(line(&grade), (17, 21));
}

#[test]
fn a_cutting_node_may_show_its_bound_moved_or_not_unless_that_is_asked() {
    let task = task(AIMA, Rules::default());
    let sheet = |beta: &str| {
        format!(
            "A alpha 3\nA beta inf\nB alpha -inf\nB beta 3\nC alpha 3\nC beta {beta}\nD alpha 3\nD beta 2"
        )
    };
    for beta in ["∞", "2"] {
        // D meets its bound at its last leaf.
        assert_eq!(points(&task, "ask: windows", &sheet(beta)), (8, 8));
    }
    assert_eq!(
        faults_of(&task, "ask: windows; update: true", &sheet("2")),
        ["C beta wrong moved", "D beta wrong moved"]
    );
    let own = "A alpha 3\nB beta 3\nC beta 2\nD beta 5";
    assert_eq!(points(&task, "ask: windows; windows: own", own), (4, 4));
    let in_history = "ask: windows; windows: history";
    let history = "A alpha -inf 3\nA beta ∞\nB alpha −∞\nB beta ∞ 3\nC alpha 3\nC beta ∞\nD alpha 3\nD beta ∞, 14, 5";
    assert_eq!(points(&task, in_history, history), (8, 8));
    let history =
        "A alpha 3\nA beta ∞\nB alpha −∞\nB beta 3\nC alpha ∞\nC beta 3\nD alpha 3\nD beta ∞ 5";
    assert_eq!(
        faults_of(&task, in_history, history),
        [
            "A alpha wrong bounds-missing",
            "B beta wrong bounds-missing",
            "C alpha wrong exchanged",
            "C beta wrong exchanged",
            "D beta wrong bounds-missing",
        ]
    );
    let entry =
        "A alpha −∞\nA beta ∞\nB alpha −∞\nB beta ∞\nC alpha −∞\nC beta ∞\nD alpha 3\nD beta 2";
    assert_eq!(
        faults_of(&task, "ask: windows; windows: entry", entry),
        ["C alpha wrong not-handed-down", "D beta wrong final-bound"]
    );
}

/// The items with a wrong answer.
fn wrong(task: &Task, asked: &str, sheet: &str) -> Vec<String> {
    let mut faults = faults_of(task, asked, sheet);
    faults.retain(|fault| !fault.ends_with(" missing"));
    faults
}

#[test]
fn bounds_are_swapped_only_where_both_are() {
    let task = task(AIMA, Rules::default());
    let bounds = |windows: &str, sheet: &str| {
        let asked = format!("ask: windows; windows: {windows}");
        wrong(&task, &asked, sheet)
    };
    let swapped = ["C alpha wrong exchanged", "C beta wrong exchanged"];
    assert_eq!(bounds("final", "C alpha inf\nC beta 3"), swapped);
    assert_eq!(bounds("final", "C alpha 2\nC beta 3"), swapped);
    assert_eq!(bounds("final", "C beta 3"), ["C beta wrong exchanged"]);
    assert_eq!(
        bounds("final", "C alpha 3\nC beta 3"),
        ["C beta wrong other-bound"]
    );
    assert_eq!(
        bounds("entry", "C alpha 3\nC beta 2\nD alpha -inf\nD beta 3"),
        [
            "C beta wrong final-bound",
            "D alpha wrong not-handed-down",
            "D beta wrong other-bound"
        ]
    );
}

#[test]
fn a_value_is_beyond_a_cutoff_only_where_there_is_one() {
    // D is worth 7, and returns 8 because the window of its second child begins there.
    let task = task("(((5 6) (7 4)) ((3 9) (8 1)) ((10 2) (6 7)))", HARD);
    assert_eq!(
        wrong(&task, "ask: values", "J value 7\nD value 7"),
        ["D value wrong not-clamped", "J value wrong not-clamped"]
    );
}

#[test]
fn a_move_is_named_in_letters_of_either_case_or_by_the_value_of_its_leaf() {
    let task = task("(6 (4 9) 7)", Rules::default());
    let verdict = |text: &str| faults_of(&task, "ask: move", &format!("move {text}")).join("");
    assert_eq!(verdict("7"), "");
    assert_eq!(verdict("b"), "tree move wrong other-move");
    assert_eq!(verdict("6"), "tree move wrong other-move");
    for text in ["9", "x", "B or 7", "A"] {
        assert_eq!(verdict(text), "tree move unread not-a-move");
    }
    let deep = super::sheet::task("(((1 2) (3 4)) (5 6))", Rules::default());
    let grandchild = faults_of(&deep, "ask: move", "move D");
    assert_eq!(grandchild, ["tree move unread not-a-move"]);
    for text in ["none", "−", "－", "–"] {
        assert_eq!(verdict(text), "tree move wrong other-move", "{text}");
    }
}

#[test]
fn bounds_of_the_other_side_are_told_as_that() {
    let task = task(AIMA, Rules::default());
    let views = |asked: &str, sheet: &str| {
        let faults = faults_of(&task, asked, sheet);
        let view = |fault: String| fault.strip_suffix(" wrong other-view").map(String::from);
        faults.into_iter().filter_map(view).collect::<Vec<_>>()
    };
    let entry = "ask: windows; windows: entry";
    let negamax = "C alpha -inf\nC beta -3\nD alpha -inf\nD beta -3";
    let all = ["C alpha", "C beta", "D alpha", "D beta"];
    assert_eq!(views(entry, negamax), all);
    let of_max = "C alpha 3\nC beta inf\nD alpha 3\nD beta inf";
    let mover = format!("{entry}; view: mover");
    assert_eq!(views(&mover, of_max), all);
    assert_eq!(views(entry, "C alpha -inf\nD beta -3"), ["D beta"]);
    let history = "D alpha −∞, −14, −5\nD beta −3";
    assert_eq!(
        views("ask: windows; windows: history", history),
        ["D alpha", "D beta"]
    );
    let values = "ask: values";
    let negated = views(values, "B value -3\nC value -2");
    assert_eq!(negated, ["B value", "C value"]);
    assert_eq!(
        views(&format!("{values}; view: mover"), "B value 3\nA value -3"),
        ["B value"]
    );
}

#[test]
fn no_bound_is_handed_down_to_the_root() {
    let window = Rules {
        window: Window::new(1.0, 9.0),
        ..Rules::default()
    };
    let task = task("((3 12) (2 4))", window);
    for windows in ["final", "entry"] {
        let asked = format!("ask: windows; windows: {windows}; follow: none");
        assert_eq!(
            wrong(&task, &asked, "A alpha -inf\nA beta inf\nB alpha -inf"),
            [
                "A alpha wrong other-bound",
                "A beta wrong other-bound",
                "B alpha wrong not-handed-down"
            ]
        );
    }
}

#[test]
fn a_leaf_below_the_depth_limit_is_not_beyond_a_cutoff() {
    let limited = Rules {
        depth: Some(2),
        ..Rules::default()
    };
    // 2 meets the bound 3 of A at C, and 1 is pruned; 0 lies below the limit.
    let task = task("(=5(3 4) =6(2 =1(-4 0)))", limited);
    let reason = |value: &str| wrong(&task, "ask: values", &format!("C value {value}")).join("");
    assert_eq!(reason("1"), "C value wrong beyond-cut");
    assert_eq!(reason("0"), "C value wrong other-value");
}

#[test]
fn a_cut_marked_at_the_node_that_cuts_off_has_that_as_its_reason() {
    let task = task(AIMA, Rules::default());
    let marked = RIGHT.replace("C.1 cut", "C cut").replace("C.2 cut", "");
    let faults = faults_of(&task, "", &marked);
    let expected = "C cut extra cuts-off".into();
    assert!(faults.contains(&expected), "{faults:?}");
    assert!(!faults.iter().any(|fault| fault.starts_with("D cut")));
}

#[test]
fn mistakes_with_the_same_cuts_are_distinguished_by_windows_or_best_move() {
    // Plain minimax has no windows. Entry windows that are full everywhere are those of calls that get none.
    let one = task(AIMA, Rules::default());
    let full =
        "C alpha -inf\nC beta inf\nD alpha -inf\nD beta inf\nC value 2\nD value 2\ncuts none";
    let grade = graded(&one, "ask: values windows cuts; windows: entry", full);
    assert_eq!(grade.likely, Some(Mistake::NothingHandedDown));
    // Both moves are worth 10 by minimax, which finds the first; with the players exchanged C is the better one.
    let two = task("(((7 10) (8 18)) ((10 2) (11 0)))", Rules::default());
    let grade = graded(&two, "ask: move cuts", "cuts none\nmove C");
    assert_eq!(grade.likely, Some(Mistake::PlayersExchanged));
}

#[test]
fn plain_minimax_gets_at_most_a_quarter_of_the_points() {
    let task = task(DEEPER, Rules::default());
    let minimax =
        "A value 5\nB value 5\nC value 2\nD value 5\nE value 9\nF value 2\nG value 4\nH value 8";
    for sheet in [minimax, &[minimax, "cuts none"].join("\n")] {
        let grade = graded(&task, "", sheet);
        assert_eq!((line(&grade), grade.weight), ((5, 21), 4));
        let brings: Vec<usize> = grade.items.iter().map(|item| item.of).collect();
        // A to D, E and its edge, F, G and H with their edges: below these nothing is asked.
        assert_eq!(brings, [1, 1, 1, 4, 4, 1, 1, 0, 4, 0, 4]);
    }
}

#[test]
fn a_wrong_value_without_a_given_cause_does_not_count_as_following() {
    let task = task("(((3 5) (6 9)) ((1 2) (0 -1)))", Rules::default());
    let judged = |sheet: &str| {
        let mut faults = faults_of(&task, "", sheet);
        faults.retain(|fault| fault.starts_with("E value"));
        faults.join("")
    };
    // 6 meets the bound 5: 9 is never seen.
    let wrong = "E value wrong beyond-cut";
    assert_eq!(judged("E value 9"), wrong);
    assert_eq!(judged("D value 5\nE value 9"), wrong);
    assert_eq!(judged("E value 9\ncuts none"), wrong);
    // With a mark elsewhere the edge to 9 is one that the student goes along: that is the mistake.
    assert_eq!(judged("E value 9\nG cut"), "E value follows");
    // By 7 for 5 the leaf 6 does not meet the bound.
    assert_eq!(judged("D value 7\nE value 9"), "E value follows");
}

#[test]
fn a_value_at_a_pruned_node_costs_the_points_of_the_cut_above_it() {
    let task = task(DEEPER, Rules::default());
    let right =
        "A value 5\nB value 5\nC value 2\nD value 5\nE value 6\nF value 2\nE.1 cut\nG cut\nH cut";
    // E and the three cuts bring four points each, the values of minimax one.
    assert_eq!(points(&task, "", right), (21, 21));
    for (more, left) in [("G value 4", 17), ("G value 4\nH value 8", 13)] {
        let grade = graded(&task, "", &[right, more].join("\n"));
        assert_eq!(line(&grade), (left, 21));
        let first = &grade.items[grade.first.expect("a mistake")];
        assert_eq!(
            first.node,
            task.names.named(&task.tree, "G").first().copied()
        );
    }
    // Where cuts are not asked there is no such point, so the value costs one itself.
    let values = "A value 5\nB value 5\nC value 2\nD value 5\nE value 6\nF value 2\nG value 4";
    assert_eq!(points(&task, "ask: values", values), (19, 20));
}

/// The leaf 3 of C only equals the bound of B.
const TIE: &str = "((3 5) (3 1) (3 2) (0 9))";

#[test]
fn the_wrong_cut_test_is_identified_as_a_mistake() {
    let task = task(TIE, Rules::default());
    let strict = "A value 3\nB value 3\nC value 1\nD value 2\nE value 0\nE.1 cut";
    let grade = graded(&task, "", strict);
    assert_eq!(grade.likely, Some(Mistake::OtherCutTest));
    let faults = faults(&task, &grade);
    assert_eq!(
        faults,
        [
            "C value follows",
            "C.1 cut missing test-holds",
            "D value follows",
            "D.1 cut missing test-holds"
        ]
    );
    let by_greater = super::sheet::task(TIE, STRICT);
    assert_eq!(points(&by_greater, "", strict), (20, 20));
}

#[test]
fn clamped_values_are_a_known_mistake_but_correct_under_fail_hard() {
    let clamped = "A value 3\nB value 3\nC value 3\nD value 3";
    let soft = task(AIMA, Rules::default());
    let grade = graded(&soft, "ask: values", clamped);
    assert_eq!(
        faults(&soft, &grade),
        ["C value wrong clamped", "D value wrong clamped"]
    );
    assert_eq!(grade.likely, Some(Mistake::ClampedValues));
    let hard = task(AIMA, HARD);
    let bound = clamped.replace("C value 3", "C value ≤ 3");
    for sheet in [clamped, &bound] {
        assert_eq!(points(&hard, "ask: values", sheet), (8, 8));
    }
}

#[test]
fn plain_minimax_and_exchanged_players_are_identified_as_mistakes() {
    let task = task("((3 12 8) (2 1 6) (14 5 0))", Rules::default());
    let minimax = "A value 3\nB value 3\nC value 1\nD value 0\ncuts none";
    assert_eq!(graded(&task, "", minimax).likely, Some(Mistake::Minimax));
    let exchanged = "A value 6\nB value 12\nC value 6\nD value 14\nD.1 cut\nD.2 cut";
    let likely = |sheet: &str| graded(&task, "", sheet).likely;
    assert_eq!(likely(exchanged), Some(Mistake::PlayersExchanged));
    // A right answer speaks against it.
    assert_eq!(
        likely("B value 12\nD value 14"),
        Some(Mistake::PlayersExchanged)
    );
    assert_eq!(likely("A value 3\nB value 12\nD value 14"), None);
}

#[test]
fn best_move_leaves_and_leaf_count_of_the_whole_tree_are_graded() {
    let task = task(AIMA, Rules::default());
    let options = "ask: move, leaves, count";
    // Minimax finds the same move.
    let right = "move B\ncount 7\nleaves 3 12 8 2 14 5 2";
    assert_eq!(points(&task, options, right), (5, 5));
    let wrong = graded(&task, options, "move C\ncount 9\nleaves 3, 12, 8, 2, 4, 6");
    assert_eq!(
        faults(&task, &wrong),
        [
            "tree move wrong other-move",
            "tree leaves wrong other-leaf",
            "tree count wrong fits"
        ]
    );
    let step = wrong.items[1].step.expect("the leaf 14");
    assert_eq!(step, 27);
}

#[test]
fn in_the_view_of_the_side_to_move_values_are_those_of_negamax() {
    let task = task(AIMA, Rules::default());
    let view = "ask: values windows cuts leaves; windows: own; view: mover";
    let sheet = "
        A value 3
        A alpha 3
        B value -3
        B alpha -3
        C value ≥ −2
        C alpha -2
        D value -2
        D alpha -2
        C.1 cut
        C.2 cut
        leaves 3 12 8 2 14 5 2";
    let grade = graded(&task, view, sheet);
    assert_eq!(line(&grade), (18, 18), "{:?}", faults(&task, &grade));
    let wrong = graded(&task, view, &sheet.replace("B value -3", "B value 3"));
    assert_eq!(faults(&task, &wrong)[0], "B value wrong other-view");
    assert_eq!(
        serde_json::to_value(&wrong.items[2].expected).expect("plain"),
        -3.0
    );
    let missed = graded(&task, view, &sheet.replace("C.2 cut", ""));
    let edge = missed.items.iter().find(|item| item.node == Some(8));
    let reason = serde_json::to_value(&edge.expect("the edge").reason).expect("plain");
    let test = json!([reason["best"], reason["bound"], reason["side"]]);
    assert_eq!(test, json!([-2.0, -3.0, "beta"]));
}

//! The picture of a question about two unknown values agrees with the independent run, and shows nothing that was not asked
//! for.

use secateur::exercise::condition::outline::Outline;
use secateur::exercise::condition::plane::Plane;
use secateur::exercise::condition::question::About;
use secateur::exercise::condition::region::Region;
use secateur::exercise::condition::sketch::Plot;
use secateur::exercise::content::Content;
use secateur::exercise::verdict::Verdict;
use serde_json::json;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

use super::plane::{TREES, asked, exam, graded, holds, typed};
use super::unknown::case;
use crate::common::random::Random;

/// Whether a place of the grid belongs to a region by its shapes alone.
fn belongs(outline: &Outline, [x, y]: [f64; 2]) -> bool {
    let on = |from: [u32; 2], to: [u32; 2]| {
        let [[x0, y0], [x1, y1]] = [from, to].map(|end| end.map(f64::from));
        let side = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0);
        let within = |a: f64, b: f64, at: f64| a.min(b) <= at && at <= a.max(b);
        side.abs() < 1e-9 && within(x0, x1, x) && within(y0, y1, y)
    };
    let corner = |at: &[u32; 2]| at.map(f64::from) == [x, y];
    if let Some(corner) = outline.corners.iter().find(|drawn| corner(&drawn.at)) {
        return corner.belongs;
    }
    let borders = || outline.borders.iter();
    let through = |border: &&secateur::exercise::condition::outline::Border| {
        on(border.from, border.to) && !corner(&border.from) && !corner(&border.to)
    };
    // A border that goes through a point decides it, then those that end there.
    if let Some(border) = borders().find(through) {
        return border.belongs;
    }
    if let Some(border) = borders().find(|border| on(border.from, border.to)) {
        return border.belongs;
    }
    // A little aside, where no two areas touch.
    let (x, y) = (x + 0.01, y + 0.02);
    outline.areas.iter().any(|area| {
        let ends = area.iter().zip(area.iter().cycle().skip(1));
        let mut sides = ends.map(|(from, to)| {
            let [[x0, y0], [x1, y1]] = [from, to].map(|end| end.map(f64::from));
            (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0)
        });
        let first = sides.next().expect("a side") > 0.0;
        sides.all(|side| (side > 0.0) == first)
    })
}

/// The place of a point on the grid of some numbers.
fn place(numbers: &[f64], [x, y]: [f64; 2]) -> [f64; 2] {
    let place = |value: f64| {
        let line = numbers.iter().position(|&number| number >= value);
        match line {
            Some(line) if numbers[line] == value => line as f64 + 1.0,
            Some(line) => line as f64 + 0.5,
            None => numbers.len() as f64 + 0.5,
        }
    };
    let [across, up] = [x, y].map(place);
    match across == up && x != y {
        false => [across, up],
        true if x < y => [across - 0.2, up + 0.2],
        true => [across + 0.2, up - 0.2],
    }
}

#[test]
fn the_picture_shows_exactly_the_points_confirmed_by_a_search() {
    let mut random = Random::new(52);
    let (mut drawn, mut witnesses) = (0, 0);
    for number in 0..TREES {
        let case = case(&mut random, 2, false);
        let Ok(asked) = asked(&case.task, json!({})) else {
            continue;
        };
        let question = asked.condition.expect("a question");
        let about = || format!("tree {number}: {question:?}");
        let points: Vec<([f64; 2], bool)> = (0..200)
            .map(|_| [random.pick(&case.tried), random.pick(&case.tried)])
            .map(|at| (at, holds(&case.record(&at), question)))
            .collect();
        for text in [
            "always",
            "never",
            "x < y",
            "x = 1 or y > 0.25",
            "x <= 3 and y >= x or x > 5 and x > y or y = 2",
        ] {
            let grade = graded(&case.task, &asked, text);
            let [item] = grade.items.as_slice() else {
                panic!("one box: {}", about());
            };
            let sketch = grade.sketch.as_ref().expect("a picture");
            let solution = &sketch.solution;
            let right = solution.holds.as_ref().expect("a right region");
            for &(at, expected) in &points {
                let found = belongs(right, place(&solution.numbers, at));
                assert_eq!(found, expected, "{} {at:?} {right:?}", about());
            }
            let read = match item.read.as_ref() {
                Some(Content::Region(region)) => region.clone(),
                Some(Content::Flag(true)) => Region::all(),
                _ => Region::default(),
            };
            let answer = sketch.answer.as_ref().expect("a read region");
            let tell = |plot: &Plot| {
                let given = plot.given.as_ref().expect("the answer");
                for &(at, _) in &points {
                    let found = belongs(given, place(&plot.numbers, at));
                    assert_eq!(found, read.contains(at), "{text} {at:?} {given:?}");
                }
                let witness = plot
                    .witness
                    .as_ref()
                    .filter(|_| question.about == About::Unseen);
                usize::from(witness.is_some_and(|&at| {
                    assert_ne!(read.contains(at), holds(&case.record(&at), question));
                    at.iter().all(|number| plot.numbers.contains(number))
                }))
            };
            assert_eq!(answer.holds, None, "{}", about());
            witnesses += tell(answer);
            assert_eq!(solution.given.is_some(), item.verdict == Verdict::Wrong);
            if solution.given.is_some() {
                witnesses += tell(solution);
            }
            drawn += 1;
        }
    }
    assert!(
        drawn > TREES / 2 && witnesses > drawn / 2,
        "{witnesses} of {drawn}"
    );
}

#[test]
fn borders_are_solid_where_they_belong_to_the_region_and_areas_end_there() {
    let (task, questions) = exam();
    // x ≤ 3 or y ≥ x: up along x = 3, then on along y = x, both part of it.
    let sketch = |given| graded(&task, &questions, given).sketch.expect("a picture");
    let answered = |given| sketch(given).answer.expect("an answer");
    let plot = sketch("").solution;
    assert_eq!(plot.numbers, [3.0]);
    let right = plot.holds.expect("a right region");
    let borders: Vec<_> = right
        .borders
        .iter()
        .map(|b| (b.from, b.to, b.belongs))
        .collect();
    assert_eq!(borders, [([1, 0], [1, 1], true), ([1, 1], [2, 2], true)]);
    assert_eq!(right.corners, []);
    let row = |row| vec![[0, row], [1, row], [1, row + 1], [0, row + 1]];
    let half = vec![[1, 1], [2, 2], [1, 2]];
    assert_eq!(right.areas, [row(0), row(1), half]);
    // Both borders are left out, and their corner with them: the answer is right beyond.
    let given = answered("x < 3 and y > 5").given.expect("an answer");
    assert!(
        given.borders.iter().all(|border| !border.belongs),
        "{given:?}"
    );
    assert_eq!((given.borders.len(), given.corners), (2, vec![]));
    // At the corner of a border that belongs to the region and one that does not, the corner decides.
    let mixed = answered("x <= 3 and y > 5");
    let corners: Vec<_> = mixed.given.expect("an answer").corners;
    let [corner] = corners.as_slice() else {
        panic!("one corner: {corners:?}");
    };
    let number = |line: u32| mixed.numbers[line as usize - 1];
    assert_eq!(corner.at.map(number), [3.0, 5.0]);
    assert!(!corner.belongs);
}

#[test]
fn the_picture_of_an_answer_reveals_no_number_of_the_solution() {
    let (task, questions) = exam();
    let sketch = |given: &str| graded(&task, &questions, given).sketch.expect("a picture");
    let of_seven = sketch("y > 7");
    let (answer, solution) = (of_seven.answer.expect("an answer"), of_seven.solution);
    // The numbers of the counter-example are allowed, because the text names them as well.
    let [x, y] = answer.witness.expect("a point");
    let all = |numbers: &[f64]| {
        let mut all = [numbers, &[x, y]].concat();
        all.sort_by(f64::total_cmp);
        all.dedup();
        all
    };
    assert_eq!((answer.numbers, answer.holds), (all(&[7.0]), None));
    assert_eq!(solution.numbers, all(&[3.0, 7.0]));
    assert_eq!(sketch("").answer, None);
    let question = questions.condition.expect("a question");
    let plane = Plane::of(&task, question).expect("an answer");
    let right = sketch(&typed(&plane.holds));
    assert_eq!(right.solution.given, None);
    assert_eq!(right.solution.witness, None);
}

//! The grader beside an independent one, on random trees by all rules.

use std::collections::BTreeMap;

use secateur::exercise::answer::Answers;
use secateur::exercise::asked::{Asked, Field, Windows};
use secateur::exercise::content::Content;
use secateur::exercise::grade;
use secateur::exercise::mistakes::OF_STUDENTS;
use secateur::exercise::task::Task;
use secateur::exercise::verdict::{Grade, Verdict};
use secateur::explain::view::View;
use secateur::opening::options::Setting;
use secateur::search::{Bounds, Cut, Mistake, Returns, Rules};
use secateur::source::notation::print;

use super::oracle::{self, Ask, Node, Sheet, Which, deciding, forgetful, simple, story};
use crate::common::random::{Kind, Random, STATIC};

/// How many trees are graded.
const TREES: usize = if cfg!(target_arch = "wasm32") {
    1_000
} else {
    6_000
};

/// Trees of the size of an exercise.
const SMALL: Kind = Kind {
    nodes: 24,
    depth: 5,
    ..STATIC
};

/// A task with the same tree for the independent grader, and what is asked.
pub struct Case {
    pub task: Task,
    pub root: Node,
    pub ask: Ask,
    pub asked: Asked,
}

fn case(random: &mut Random) -> Case {
    let tree = random.tree(SMALL);
    let rules = random.rules(&tree);
    let root = simple(&tree);
    let task = Task::new(tree, rules);
    let windows = [
        None,
        Some(Which::Final),
        Some(Which::Entry),
        Some(Which::History),
        Some(Which::Own),
    ];
    let ask = Ask {
        values: !random.once_in(4),
        ranges: random.once_in(3),
        windows: random.pick(&windows).filter(|_| rules.bounded()),
        cuts: !random.once_in(4),
        best: random.once_in(3),
        leaves: random.once_in(3),
        follow: !random.once_in(5),
    };
    let asked = Asked {
        values: ask.values,
        ranges: ask.ranges,
        windows: ask.windows.map(|which| match which {
            Which::Final => Windows::Final,
            Which::Entry => Windows::Entry,
            Which::History => Windows::History,
            Which::Own => Windows::Own,
        }),
        cuts: ask.cuts,
        best_move: ask.best,
        leaves: ask.leaves,
        follow: ask.follow,
        ..Asked::NOTHING
    };
    Case {
        task,
        root,
        ask,
        asked,
    }
}

/// A number as someone could type it.
fn typed(random: &mut Random, number: f64) -> String {
    let sign = if number < 0.0 {
        random.pick(&["-", "−", "–"])
    } else {
        random.pick(&["", "+"])
    };
    match number.is_infinite() {
        true => format!("{sign}{}", random.pick(&["∞", "inf", "oo"])),
        false => {
            let digits = number.abs().to_string();
            let comma = digits.replace('.', ",");
            let parts = comma
                .split_once(',')
                .is_some_and(|(_, fraction)| fraction.len() < 3);
            format!(
                "{sign}{}",
                if parts && random.once_in(2) {
                    comma
                } else {
                    digits
                }
            )
        }
    }
}

fn number(random: &mut Random, number: f64) -> Setting {
    match random.once_in(2) {
        true => Setting::Number(number),
        false => Setting::Text(typed(random, number)),
    }
}

fn range(random: &mut Random, (lo, hi): (f64, f64)) -> Setting {
    let [from, to] = [lo, hi].map(|end| typed(random, end));
    Setting::Text(match (lo.is_infinite(), hi.is_infinite()) {
        _ if lo == hi => from,
        (true, false) => format!("{}{to}", random.pick(&["≤", "<= ", "-inf … "])),
        (false, true) => match random.once_in(3) {
            true => format!("{from}+"),
            false => format!("{} {from}", random.pick(&["≥", ">="])),
        },
        _ => match random.once_in(2) {
            true => format!("{from} … {to}"),
            false => format!("[{from}; {to}]"),
        },
    })
}

fn list(random: &mut Random, numbers: &[f64]) -> Setting {
    if let &[one] = numbers {
        // A list of one with a comma could be two.
        return Setting::Number(one);
    }
    let numbers: Vec<String> = numbers
        .iter()
        .map(|&number| typed(random, number))
        .collect();
    Setting::Text(numbers.join(random.pick(&["; ", " → ", ";"])))
}

/// The answers of a sheet, written in one way or another.
fn written(random: &mut Random, case: &Case, sheet: &Sheet) -> Vec<Setting> {
    let history = case.ask.windows == Some(Which::History);
    let mut answers = Vec::new();
    let mut add = |random: &mut Random, node: usize, field: &str, given: Setting| {
        let named = case.task.names.name(&case.task.tree, node as u32);
        let node = match named {
            Some(name) if random.once_in(2) => Setting::Text(name),
            _ => Setting::Number(node as f64),
        };
        answers.push(Setting::Table(vec![
            ("node".into(), node),
            (field.into(), given),
        ]));
    };
    for (&node, &value) in &sheet.values {
        let given = number(random, value);
        add(random, node, "value", given);
    }
    for (&node, &proved) in &sheet.ranges {
        let given = range(random, proved);
        add(random, node, "range", given);
    }
    for (field, column) in [("alpha", &sheet.alphas), ("beta", &sheet.betas)] {
        for (&node, bounds) in column {
            let given = if history {
                list(random, bounds)
            } else {
                number(random, bounds[0])
            };
            add(random, node, field, given);
        }
    }
    for &node in &sheet.cuts {
        add(random, node, "cut", Setting::Flag(true));
    }
    let mut whole = |ask: &str, given| {
        answers.push(Setting::Table(vec![
            ("ask".into(), Setting::Text(ask.into())),
            ("given".into(), given),
        ]));
    };
    if sheet.none {
        whole("cuts", Setting::Text("none".into()));
    }
    if case.ask.best {
        let best = sheet.best.map_or(Setting::Text("none".into()), |best| {
            Setting::Number(best as f64)
        });
        whole("move", best);
    }
    if let Some(leaves) = &sheet.leaves {
        let leaves = leaves.iter().map(|&leaf| Setting::Number(leaf as f64));
        whole("leaves", Setting::List(leaves.collect()));
    }
    random
        .shuffled(&(0..answers.len()).collect::<Vec<_>>())
        .into_iter()
        .map(|at| answers[at].clone())
        .collect()
}

pub fn graded(random: &mut Random, case: &Case, sheet: &Sheet) -> Grade {
    let list = Setting::List(written(random, case, sheet));
    let answers = Answers::read(&case.task, &list).unwrap_or_else(|error| panic!("{error:?}"));
    grade(&case.task, &case.asked, &answers)
}

/// The result as the independent grader writes it.
fn told(grade: &Grade) -> oracle::Result {
    let name = |field| match field {
        Field::Value => "value",
        Field::Range => "range",
        Field::Alpha => "alpha",
        Field::Beta => "beta",
        Field::Cut => "cut",
        Field::Cuts => "cuts",
        Field::Move => "move",
        Field::Leaves => "leaves",
        _ => "other",
    };
    let verdict = |verdict| match verdict {
        Verdict::Right => "right",
        Verdict::Follows => "follows",
        Verdict::Wrong => "wrong",
        Verdict::Missing => "missing",
        Verdict::Extra => "extra",
        Verdict::Uncounted => "uncounted",
        Verdict::Unread => "unread",
    };
    let items = grade.items.iter().map(|item| {
        let place = (item.node.map(|node| node as usize), name(item.field));
        (place, (verdict(item.verdict), item.step.unwrap_or(0)))
    });
    oracle::Result {
        verdicts: items.collect(),
        points: grade.points,
        max: grade.max,
    }
}

/// Spoils some boxes of a sheet: other numbers, boxes left empty, boxes filled that are to be empty, marks.
fn spoil(random: &mut Random, case: &Case, sheet: &mut Sheet, times: u64) {
    let nodes = case.root.all();
    let inner: Vec<usize> = nodes
        .iter()
        .filter(|node| !node.children.is_empty())
        .map(|node| node.id)
        .collect();
    if inner.is_empty() {
        return;
    }
    let values: Vec<f64> = nodes.iter().filter_map(|node| node.value).collect();
    for _ in 0..times {
        let node = random.pick(&inner);
        let value = random.pick(&values) + random.pick(&[0.0, 0.0, 1.0, -1.0]);
        let infinite = random.pick(&[value, f64::INFINITY, f64::NEG_INFINITY]);
        let ranges = [
            (value, value),
            (value, f64::INFINITY),
            (f64::NEG_INFINITY, value),
            (value, value + 1.0),
        ];
        match random.below(8) {
            0 | 1 if case.ask.values => {
                sheet.values.insert(node, value);
            }
            2 if case.ask.values => {
                sheet.values.remove(&node);
            }
            3 if case.ask.ranges => {
                sheet.ranges.insert(node, random.pick(&ranges));
            }
            4 if case.ask.windows.is_some() => {
                let own = case.ask.windows == Some(Which::Own);
                let max = nodes.iter().any(|other| other.id == node && other.max);
                let alpha = if own { max } else { random.once_in(2) };
                let column = if alpha {
                    &mut sheet.alphas
                } else {
                    &mut sheet.betas
                };
                column.insert(node, vec![infinite]);
            }
            5 if case.ask.cuts => {
                sheet
                    .cuts
                    .insert(1 + random.below(nodes.len() as u64 - 1) as usize);
            }
            6 if case.ask.cuts => {
                let all: Vec<usize> = sheet.cuts.iter().copied().collect();
                if !all.is_empty() {
                    sheet.cuts.remove(&random.pick(&all));
                }
            }
            7 if case.ask.cuts => sheet.none = !sheet.none,
            _ if case.ask.best => {
                let moves: Vec<usize> = case.root.children.iter().map(|child| child.id).collect();
                sheet.best = Some(random.pick(&moves));
            }
            _ => {
                sheet.leaves = sheet
                    .leaves
                    .take()
                    .map(|leaves| leaves.get(1..).unwrap_or_default().to_vec())
            }
        }
    }
}

#[test]
fn it_agrees_with_an_independent_grader() {
    let mut random = Random::new(14);
    for number in 0..TREES {
        let case = case(&mut random);
        let rules = &case.task.rules;
        let truth = story(&case.root, rules);
        let full = truth.sheet(&case.root, &case.ask);
        let grade = graded(&mut random, &case, &full);
        let text = print(&case.task.tree);
        let about = || format!("tree {number}: {text} {:?} {:?}", case.ask, case.task.rules);
        assert_eq!(grade.points, grade.max, "{} {grade:?}", about());
        assert_eq!((grade.first, grade.likely), (None, None), "{}", about());
        assert!(
            grade
                .items
                .iter()
                .all(|item| item.verdict == Verdict::Right),
            "{}",
            about()
        );

        let mut spoilt = full.clone();
        let times = 1 + random.below(5);
        spoil(&mut random, &case, &mut spoilt, times);
        let grade = self::graded(&mut random, &case, &spoilt);
        let (mistake, result) = (grade.first.is_some(), told(&grade));
        let expected = oracle::grade(&case.root, rules, &case.ask, &spoilt);
        assert_eq!(result, expected, "{} {spoilt:?}", about());
        assert!(
            !mistake || result.points < result.max,
            "a mistake is free: {} {spoilt:?}",
            about()
        );

        let strict = Case {
            asked: Asked {
                follow: false,
                ..case.asked
            },
            ..case
        };
        let without = self::graded(&mut random, &strict, &spoilt);
        assert!(
            without.points <= result.points,
            "tree {number}: following lowers the score"
        );
        let empty = self::graded(&mut random, &strict, &Sheet::default());
        // The sheets of this test always answer which move is best.
        let best = empty.items.iter().find(|item| item.field == Field::Move);
        let answered = best
            .filter(|_| truth.best.is_none())
            .map_or(0, |item| item.of);
        assert_eq!(
            (empty.points, empty.max),
            (answered, grade.max),
            "tree {number}: {:?}",
            strict.task
        );
    }
}

#[test]
fn one_wrong_number_is_found_where_it_is() {
    let mut random = Random::new(15);
    for number in 0..TREES / 10 {
        let mut case = case(&mut random);
        case.asked.values = true;
        case.ask.values = true;
        let truth = story(&case.root, &case.task.rules);
        let mut sheet = truth.sheet(&case.root, &case.ask);
        let Some((&node, &value)) = sheet.values.iter().next_back() else {
            continue;
        };
        sheet.values.insert(node, value + 0.5);
        let grade = graded(&mut random, &case, &sheet);
        let first = &grade.items[grade.first.expect("a mistake")];
        let place = (first.node, first.field, first.step);
        let step = truth.nodes[&node].left;
        assert_eq!(
            place,
            (Some(node as u32), Field::Value, Some(step)),
            "tree {number}: {:?}",
            case.task
        );
        assert_eq!(
            (grade.wrong, grade.points),
            (1, grade.max - first.of),
            "tree {number}: {grade:?}"
        );
    }
}

#[test]
fn a_slip_from_which_all_else_follows_costs_its_own_box() {
    let mut random = Random::new(16);
    let mut earlier = 0;
    for number in 0..TREES {
        let mut case = case(&mut random);
        (case.asked.values, case.ask.values) = (true, true);
        (case.asked.cuts, case.ask.cuts) = (true, true);
        (case.asked.follow, case.ask.follow) = (true, true);
        let truth = story(&case.root, &case.task.rules);
        let nodes: Vec<usize> = truth.nodes.keys().copied().collect();
        if nodes.is_empty() {
            continue;
        }
        let node = random.pick(&nodes);
        let value = truth.nodes[&node].value + random.pick(&[-100.0, -1.5, 0.5, 100.0]);
        let own = oracle::slipped(&case.root, &case.task.rules, &case.ask, node, value);
        let mut sheet = own.sheet(&case.root, &case.ask);
        sheet.values.insert(node, value);
        let grade = graded(&mut random, &case, &sheet);
        earlier += usize::from(truth.nodes.keys().any(|node| !own.nodes.contains_key(node)));
        let mut items = grade.items.iter();
        let wrong = items.find(|item| item.verdict == Verdict::Wrong);
        assert_eq!(
            (grade.wrong, grade.points),
            (1, grade.max - wrong.expect("one is wrong").of),
            "tree {number}: {} {:?} {value} at {node} {sheet:?} {grade:?}",
            print(&case.task.tree),
            case.task.rules
        );
    }
    assert!(earlier > 100, "{earlier} slips prune a node of the search");
}

/// What a student with a mistake gives; `None` where the rules leave no room for it.
pub fn confused(case: &Case, mistake: Mistake) -> Option<Sheet> {
    let rules = case.task.rules;
    let by = |rules: Rules| Some(story(&case.root, &rules).sheet(&case.root, &case.ask));
    let of = |root: Node, rules: &Rules| Some(story(&root, rules).sheet(&root, &case.ask));
    match mistake {
        Mistake::PlayersExchanged => return of(case.root.exchanged(), &rules),
        Mistake::RightToLeft => return of(case.root.mirrored(), &rules),
        Mistake::MoveDecided => {
            return Some(deciding(&case.root, &rules).sheet(&case.root, &case.ask));
        }
        _ if !rules.bounded() => return None,
        _ => {}
    }
    match mistake {
        Mistake::OtherCutTest => by(Rules {
            cut: if rules.cut == Cut::Reach {
                Cut::Pass
            } else {
                Cut::Reach
            },
            ..rules
        }),
        Mistake::ShallowBounds if rules.bounds == Bounds::Deep => by(Rules {
            bounds: Bounds::Shallow,
            ..rules
        }),
        Mistake::ClampedValues if rules.returns == Returns::Soft => by(Rules {
            returns: Returns::Hard,
            ..rules
        }),
        Mistake::UnclampedValues if rules.returns == Returns::Hard => by(Rules {
            returns: Returns::Soft,
            ..rules
        }),
        Mistake::Minimax => by(rules.minimax()),
        Mistake::NothingHandedDown => {
            Some(forgetful(&case.root, &rules).sheet(&case.root, &case.ask))
        }
        Mistake::EntryWindow | Mistake::BoundsExchanged => {
            let mut sheet = story(&case.root, &rules).sheet(&case.root, &case.ask);
            if mistake == Mistake::BoundsExchanged {
                std::mem::swap(&mut sheet.alphas, &mut sheet.betas);
            } else {
                let entry = Ask {
                    windows: case.ask.windows.and(Some(Which::Entry)),
                    ..case.ask
                };
                let entry = story(&case.root, &rules).sheet(&case.root, &entry);
                (sheet.alphas, sheet.betas) = (entry.alphas, entry.betas);
            }
            Some(sheet)
        }
        _ => None,
    }
}

#[test]
fn a_mistake_is_named_by_its_own_name_or_by_one_that_gives_the_same_answers() {
    let mut random = Random::new(16);
    let mut named = BTreeMap::new();
    for number in 0..TREES / 10 {
        let mut case = case(&mut random);
        // Players decide which boxes there are.
        if case.ask.windows == Some(Which::Own) {
            (case.ask.windows, case.asked.windows) = (None, None);
        }
        for mistake in OF_STUDENTS {
            let Some(sheet) = confused(&case, mistake) else {
                continue;
            };
            let grade = graded(&mut random, &case, &sheet);
            let differing = grade
                .items
                .iter()
                .filter(|item| item.given.is_some() && item.verdict != Verdict::Right);
            if differing.count() < 2 {
                continue;
            }
            let likely = grade.likely.unwrap_or_else(|| {
                panic!(
                    "tree {number}: {mistake:?} {} {:?} {:?} {sheet:?} {:#?}",
                    print(&case.task.tree),
                    case.ask,
                    case.task.rules,
                    grade
                        .items
                        .iter()
                        .filter(|item| item.verdict != Verdict::Right)
                        .collect::<Vec<_>>()
                )
            });
            let (all, own) = named.entry(format!("{mistake:?}")).or_insert((0, 0));
            (*all, *own) = (*all + 1, *own + usize::from(likely == mistake));
            // What is not given fits any run, and so does what a cutting node may hold.
            let same = confused(&case, likely).is_none_or(|other| {
                let values = sheet
                    .values
                    .iter()
                    .all(|(node, value)| other.values.get(node) == Some(value));
                let ranges = sheet
                    .ranges
                    .iter()
                    .all(|(node, range)| other.ranges.get(node) == Some(range));
                values && ranges && sheet.cuts == other.cuts
            });
            assert!(
                same || likely == mistake,
                "tree {number}: {likely:?} for {mistake:?} {:?}",
                case.task
            );
        }
    }
    assert!(
        named.values().map(|(all, _)| all).sum::<usize>() > TREES / 10,
        "{named:?}"
    );
    assert!(named.values().all(|(all, own)| 3 * own > *all), "{named:?}");
    // No search here has a depth limit, and no tree chance nodes.
    assert_eq!(named.len(), OF_STUDENTS.len() - 2, "{named:?}");
}

/// The same sheet from the side to move: at MIN nodes numbers are negated, and α and β change places.
fn mirrored(case: &Case, sheet: &Sheet) -> Sheet {
    let mut other = sheet.clone();
    let negated = |list: &Vec<f64>| list.iter().map(|number| 0.0 - number).collect::<Vec<f64>>();
    for node in case.root.all().into_iter().filter(|node| !node.max) {
        let id = &node.id;
        if let Some(value) = other.values.get_mut(id) {
            *value = 0.0 - *value;
        }
        if let Some(range) = other.ranges.get_mut(id) {
            *range = (0.0 - range.1, 0.0 - range.0);
        }
        let (alpha, beta) = (other.alphas.remove(id), other.betas.remove(id));
        other.alphas.extend(beta.map(|beta| (*id, negated(&beta))));
        other
            .betas
            .extend(alpha.map(|alpha| (*id, negated(&alpha))));
    }
    other
}

#[test]
fn from_the_side_to_move_the_same_is_right() {
    let mut random = Random::new(19);
    for number in 0..TREES / 10 {
        let case = case(&mut random);
        let truth = story(&case.root, &case.task.rules);
        let mut sheet = truth.sheet(&case.root, &case.ask);
        let times = random.below(5);
        spoil(&mut random, &case, &mut sheet, times);
        let from_max = graded(&mut random, &case, &sheet);
        let sheet = mirrored(&case, &sheet);
        let mover = Case {
            asked: Asked {
                view: View::Mover,
                ..case.asked
            },
            ..case
        };
        let from_mover = graded(&mut random, &mover, &sheet);
        let mut expected = told(&from_max);
        let named = |(node, field): (Option<usize>, &'static str)| {
            let min = node.is_some_and(|id| {
                mover
                    .root
                    .all()
                    .iter()
                    .any(|node| node.id == id && !node.max)
            });
            match field {
                "alpha" if min => (node, "beta"),
                "beta" if min => (node, "alpha"),
                _ => (node, field),
            }
        };
        expected.verdicts = expected
            .verdicts
            .into_iter()
            .map(|(place, told)| (named(place), told))
            .collect();
        let about = || format!("tree {number}: {} {:?}", print(&mover.task.tree), mover.ask);
        assert_eq!(told(&from_mover), expected, "{}", about());
        assert_eq!(from_mover.likely, from_max.likely, "{}", about());
        // The answer key is from that side too.
        let empty = self::graded(&mut random, &mover, &Sheet::default());
        for item in empty.items.iter().filter(|item| item.field == Field::Value) {
            let id = item.node.expect("a node") as usize;
            let node = mover
                .root
                .all()
                .into_iter()
                .find(|node| node.id == id)
                .expect("a node")
                .max;
            let value = truth.nodes[&id].value;
            let expected = if node { value } else { 0.0 - value };
            assert_eq!(
                item.expected,
                Some(Content::Number(expected)),
                "{}",
                about()
            );
        }
    }
}

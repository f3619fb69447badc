//! Editing a node in its text: readable examples, and random edits compared with edits of a plain tree.

use crate::common::random::Random;
use secateur::source::editing::{Edit, EditError, Edited, Parts, edit, parts};
use secateur::source::notation::parse;
use secateur::tree::Player;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

const EDITS: &str = include_str!("../trees/edits.txt");

#[test]
fn edits_give_the_expected_texts() {
    let rows = EDITS.lines().filter_map(|line| line.split_once('⇒'));
    let mut count = 0;
    for (row, expected) in rows {
        let row = row.trim().replace("\\n", "\n");
        let (text, command) = row.rsplit_once(" | ").expect("a text and an edit");
        let (node, change) = command.split_once(' ').expect("a node and a change");
        let done = edit(
            text,
            Player::Max,
            node.parse().expect("a number"),
            read(change),
        );
        assert_eq!(outcome(done).replace('\n', "\\n"), expected.trim(), "{row}");
        count += 1;
    }
    assert!(count > 70, "{count}");
}

fn read(change: &str) -> Edit {
    let (verb, rest) = change.split_once(' ').unwrap_or((change, ""));
    match verb {
        "value" => Edit::Value(rest.into()),
        "name" => Edit::Name(rest.into()),
        "turn" => Edit::Turn,
        "child" => Edit::AddChild,
        "sibling" => Edit::AddSibling,
        "remove" => Edit::Remove,
        "left" => Edit::MoveLeft,
        "right" => Edit::MoveRight,
        _ => panic!("{verb}"),
    }
}

fn outcome(done: Result<Edited, EditError>) -> String {
    match done {
        Ok(Edited { text, node }) => format!("{text} | {node}"),
        Err(error) => match serde_json::to_value(&error).expect("JSON")["code"].as_str() {
            Some(code) => code.into(),
            None => format!("{error:?}"),
        },
    }
}

#[test]
fn the_parts_of_a_node_are_as_written() {
    let text = "MIN(A:3.50 b=+1(x 4)) # end";
    let of = |node| parts(text, Player::Max, node).expect("a node");
    let inner = Parts {
        name: "b".into(),
        value: "+1".into(),
        min: Some(false),
        before: true,
        after: false,
        previous: Some(1),
        next: Some(3),
    };
    assert_eq!(of(2), inner);
    let symbol = Parts {
        name: String::new(),
        value: "x".into(),
        min: None,
        before: false,
        after: true,
        previous: Some(1),
        next: Some(4),
    };
    assert_eq!(of(3), symbol);
    assert_eq!(of(1).value, "3.50");
    assert_eq!(of(4).next, None);
    assert_eq!(of(0).previous, None);
    assert_eq!(parts(text, Player::Max, 5), Err(EditError::NoNode));
}

/// A node of a plain tree, which knows its text.
#[derive(Clone, Debug, Default)]
struct Plain {
    player: Option<Player>,
    name: String,
    value: String,
    children: Vec<Plain>,
}

impl Plain {
    fn random(random: &mut Random, depth: u32) -> Plain {
        let inner = depth == 0 || depth < 4 && random.once_in(2);
        let count = if inner { 1 + random.below(3) } else { 0 };
        let children = (0..count)
            .map(|_| Plain::random(random, depth + 1))
            .collect();
        let valued = !inner || random.once_in(4);
        Plain {
            player: (inner && random.once_in(4)).then(|| random.pick(&[Player::Max, Player::Min])),
            name: random.pick(&["", "", "A", "b'"]).into(),
            value: if valued {
                random.pick(&["3", "-4", "0.5"])
            } else {
                ""
            }
            .into(),
            children,
        }
    }

    /// The text of the tree, with random white space and comments where the notation allows them; `comments` gets
    /// the comments.
    fn text(&self, random: &mut Random, comments: &mut Vec<String>) -> String {
        let mark = self.player.map_or("", |player| match player {
            Player::Max => "MAX ",
            Player::Min => "MIN ",
        });
        let equals = match (
            self.name.is_empty() && self.children.is_empty(),
            self.value.is_empty(),
        ) {
            (false, false) => random.pick(&["=", ":"]),
            _ => "",
        };
        let mut text = format!("{mark}{}{equals}{}", self.name, self.value);
        if self.children.is_empty() {
            return text;
        }
        let [open, close] = random.pick(&[["(", ")"], ["[", "]"], ["{", "}"]]);
        text.push_str(open);
        for child in &self.children {
            let written = child.text(random, comments);
            text.push_str(&written);
            text.push_str(random.pick(&[" ", ", ", "\n  ", " ,\n"]));
            if random.once_in(4) {
                comments.push(format!("# {}) (", comments.len()));
                text.push_str(&format!("{}\n", comments[comments.len() - 1]));
            }
        }
        text + close
    }

    fn size(&self) -> usize {
        1 + self.children.iter().map(Plain::size).sum::<usize>()
    }

    /// Does something with a node, its number among its siblings, and its siblings.
    fn at(&mut self, node: usize, change: &mut dyn FnMut(&mut Vec<Plain>, usize)) {
        let mut first = 1;
        for number in 0..self.children.len() {
            let size = self.children[number].size();
            if node == first {
                return change(&mut self.children, number);
            }
            if node < first + size {
                return self.children[number].at(node - first, change);
            }
            first += size;
        }
    }
}

fn leaf(value: &str) -> Plain {
    Plain {
        value: value.into(),
        ..Plain::default()
    }
}

/// The same edit in a plain tree. The node is not the root.
fn apply(tree: &mut Plain, node: usize, edit: &Edit, turned: Player) {
    tree.at(node, &mut |siblings, number| {
        let count = siblings.len();
        let this = &mut siblings[number];
        match edit {
            Edit::Value(value) => this.value = value.clone(),
            Edit::Name(name) => this.name = name.clone(),
            Edit::Turn => this.player = Some(turned),
            Edit::AddChild if this.children.is_empty() => {
                this.children = vec![leaf(&std::mem::take(&mut this.value))];
            }
            Edit::AddChild => this.children.push(leaf("0")),
            Edit::AddSibling => siblings.insert(number + 1, leaf("0")),
            Edit::Remove => {
                siblings.remove(number);
            }
            Edit::MoveLeft if number > 0 => siblings.swap(number - 1, number),
            Edit::MoveRight if number + 1 < count => siblings.swap(number, number + 1),
            Edit::MoveLeft | Edit::MoveRight => {}
        }
    });
    tidy(tree);
}

/// A node without children is a leaf: it has a value and no player.
fn tidy(tree: &mut Plain) {
    tree.children.iter_mut().for_each(tidy);
    if tree.children.is_empty() {
        tree.player = None;
        if tree.value.is_empty() {
            tree.value = "0".into();
        }
    }
}

#[test]
fn random_edits_equal_edits_of_a_plain_tree() {
    let mut random = Random::new(8);
    let edits = [
        "value 7", "value", "name C", "name", "turn", "child", "sibling", "remove", "left", "right",
    ];
    let mut done = 0;
    for _ in 0..4_000 {
        let mut plain = Plain::random(&mut random, 0);
        let mut comments = Vec::new();
        let text = plain.text(&mut random, &mut comments);
        let tree = parse(&text, Player::Min).expect(&text);
        let node = 1 + random.below(tree.len() as u64 - 1) as u32;
        let change = read(random.pick(&edits));
        let Ok(edited) = edit(&text, Player::Min, node, change.clone()) else {
            continue;
        };
        apply(
            &mut plain,
            node as usize,
            &change,
            tree.player(node).opponent(),
        );
        let expected = parse(&plain.text(&mut random, &mut Vec::new()), Player::Min);
        let about = format!("{text}\n{change:?} of {node}\n{}", edited.text);
        let got = parse(&edited.text, Player::Min).expect(&about);
        assert_eq!(Ok(&got), expected.as_ref(), "{about}");
        assert!((edited.node as usize) < got.len(), "{about}");
        if change != Edit::Remove {
            let unchanged = comments
                .iter()
                .all(|comment| edited.text.contains(comment.as_str()));
            assert!(unchanged, "{about}");
        }
        done += 1;
    }
    assert!(done > 2_500, "{done}");
}

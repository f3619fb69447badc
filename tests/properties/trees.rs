//! Random trees that shrink to fewer nodes, simpler values and no names.

use proptest::collection::vec;
use proptest::num::f64::{NEGATIVE, NORMAL, POSITIVE, SUBNORMAL, ZERO};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use secateur::search::{Rules, Window};
use secateur::tree::{GameTree, Player, TreeBuilder};

use crate::common::rules::{MINIMAX, all};

/// A node and its subtree.
#[derive(Clone, Debug)]
pub struct Node {
    player: Option<Player>,
    label: Option<String>,
    value: NodeValue,
    children: Vec<Node>,
}

/// The value or the symbol of a node. An inner node has no symbol; its value may be unknown.
#[derive(Clone, Debug)]
enum NodeValue {
    Value(f64),
    Unknown(String),
}

/// Trees of up to about 150 nodes, with everything that the notation can write.
pub fn tree() -> impl Strategy<Value = GameTree> {
    let leaf = (option::of(name()), value(6)).prop_map(|(label, value)| Node {
        player: None,
        label,
        value,
        children: Vec::new(),
    });
    let node = leaf.prop_recursive(7, 150, 6, |below| {
        let children = vec(below, 1..6);
        (player(), option::of(name()), value(1), children).prop_map(
            |(player, label, value, children)| Node {
                player,
                label,
                value,
                children,
            },
        )
    });
    (node, select(vec![Player::Max, Player::Min])).prop_map(|(node, root)| built(&node, root))
}

/// Rules in all combinations, with windows and depth limits.
pub fn rules() -> impl Strategy<Value = Rules> {
    let mut kinds = all();
    kinds.push(MINIMAX);
    let window = option::of((-9_i32..9, 1_i32..9));
    (select(kinds), window, option::of(0_u32..7)).prop_map(|(rules, window, depth)| {
        let window = window.filter(|_| rules.bounded());
        let window = window.map_or(Window::FULL, |(alpha, wide)| {
            Window::new(alpha.into(), (alpha + wide).into())
        });
        Rules {
            window,
            depth,
            ..rules
        }
    })
}

fn player() -> impl Strategy<Value = Option<Player>> {
    option::weighted(0.3, select(vec![Player::Max, Player::Min]))
}

/// A value, or for some nodes a symbol. Most values are small, so that ties are common.
fn value(values: u32) -> impl Strategy<Value = NodeValue> {
    let any = POSITIVE | NEGATIVE | NORMAL | SUBNORMAL | ZERO;
    prop_oneof![
        8 * values => (-9_i32..9).prop_map(|value| NodeValue::Value(value.into())),
        values => any.prop_map(|value| NodeValue::Value(value + 0.0)),
        1 => name().prop_filter("a number", |name| !is_number(name)).prop_map(NodeValue::Unknown),
    ]
}

/// A name: a word, a keyword of the notation, or a text that needs quotes. Only a text that is nothing but a tree in
/// quotes is refused, so no name ends with a bracket.
fn name() -> impl Strategy<Value = String> {
    prop_oneof![
        6 => "[A-Za-zÄξ_][A-Za-z0-9ß_']{0,4}",
        1 => select(vec!["max", "MIN", "chance", "nan", "inf", "-infinity"]).prop_map(String::from),
        2 => "[-+#.,:;=?/0-9A-Za-z(){}\"“”„'’\\\\ ]{0,5}[-+#.=?0-9a-z\"”’\\\\]",
        1 => "[^\n]{0,4}[^\n\\s)\\]}]",
    ]
}

/// Whether a symbol would be taken for a number.
fn is_number(name: &str) -> bool {
    let name = name.trim().trim_start_matches(['-', '+']);
    let words = ["nan", "inf", "infinity"];
    name.parse::<f64>().is_ok() || words.iter().any(|word| name.eq_ignore_ascii_case(word))
}

fn built(node: &Node, root: Player) -> GameTree {
    let mut tree = TreeBuilder::new(root);
    build(node, &mut tree);
    tree.finish().expect("one root")
}

fn build(node: &Node, tree: &mut TreeBuilder) {
    let value = match node.value {
        NodeValue::Value(value) => Some(value),
        NodeValue::Unknown(_) => None,
    };
    let number = match node.children.is_empty() {
        true => tree.leaf(value),
        false => tree.open(node.player),
    };
    let number = number.expect("within the limits");
    match (&node.value, node.children.is_empty()) {
        (NodeValue::Unknown(name), true) => tree.set_symbol(number, name),
        (NodeValue::Value(value), false) => tree.set_value(number, *value),
        _ => {}
    }
    if let Some(label) = &node.label {
        tree.set_label(number, label);
    }
    if !node.children.is_empty() {
        node.children.iter().for_each(|child| build(child, tree));
        tree.close().expect("it has children");
    }
}

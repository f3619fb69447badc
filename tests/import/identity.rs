//! The trace of a search of the core reads back as that search, without a finding.

use super::lines::{By, check, end, import, imported, lines, noted, replayed, visited};
use crate::common::observer_log::{ObserverCall, log_of};
use crate::common::random::{ANY, Kind, NOISY, Random, STATIC, trees};
use crate::common::rules;
use secateur::import::{Tolerance, View};
use secateur::search::{Quiescence, Rules};
use secateur::trace::Trace;
use secateur::tree::{GameTree, Player};
use serde_json::Value;

const TREES: usize = 300;

#[test]
fn a_trace_reads_back_as_the_same_search() {
    let mut random = Random::new(31);
    let noisy = trees(NOISY, TREES, 36);
    for (seed, tree) in trees(STATIC, TREES, 30).chain(noisy).enumerate() {
        let rules = match seed % 3 {
            0 => random.rules(&tree),
            _ => random.pick(&rules::repeating()),
        };
        let rules = match tree.has_noise() && seed % 3 > 0 {
            true => Rules {
                depth: Some(seed as u32 % 4),
                quiescence: Quiescence::On,
                ..rules
            },
            false => rules,
        };
        let (events, outcome) = log_of(&tree, &rules);
        let by = [By::Number, By::Path, By::Pointer][seed % 3];
        let all = seed % 2 == 0;
        let own = Trace::record(tree.clone(), rules);
        let text = lines(&tree, &events, by, all) + &end(&own);
        // A node that returns at once need not say that it was evaluated.
        let has_line = |line: &&str| seed % 4 > 0 || !line.contains("\"evaluate\"");
        let lines = text.lines().filter(has_line);
        let text: String = lines.map(|line| line.to_owned() + "\n").collect();
        // Not all programs have a word for standing pat.
        let text = match seed % 5 {
            0 => text.replace("stand-pat", "evaluate"),
            _ => text,
        };
        let replayed = replayed(imported(&tree, &text), rules);
        assert_eq!(replayed.finding, None, "{rules:?}\n{text}");
        assert_eq!(replayed.trace.outcome(), outcome);
        if !all {
            // A cutoff that prunes nothing is not visible.
            continue;
        }
        let [found, own] = [&replayed.trace, &own].map(|trace| trace.iter().collect::<Vec<_>>());
        assert_eq!(found, own, "{rules:?}\n{text}");
    }
}

#[test]
fn values_in_the_view_of_the_mover_are_converted() {
    for tree in trees(ANY, 60, 33) {
        let rules = Rules::default();
        let (events, _) = log_of(&tree, &rules);
        let text = lines(&tree, &events, By::Number, true);
        // Each player reports values from its own side: all values at MIN nodes have the opposite sign.
        let mover: String = text
            .lines()
            .map(|line| turned(&tree, line) + "\n")
            .collect();
        let imported = import(&tree, &mover, View::Mover).expect("it is a trace");
        assert_eq!(replayed(imported, rules).finding, None, "{mover}");
    }
}

/// A line with the values of the side to move.
pub fn turned(tree: &GameTree, line: &str) -> String {
    let mut line: Value = serde_json::from_str(line).expect("it is JSON");
    let node = line["node"].as_u64().expect("a number") as u32;
    if tree.player(node) == Player::Min {
        for name in ["value", "best"] {
            if let Some(value) = line.get_mut(name) {
                *value = other(value);
            }
        }
        if let (Some(alpha), Some(beta)) = (line.get("alpha").cloned(), line.get("beta").cloned()) {
            (line["alpha"], line["beta"]) = (other(&beta), other(&alpha));
        }
    }
    line.to_string()
}

fn other(value: &Value) -> Value {
    match value.as_str() {
        Some("Infinity") => "-Infinity".into(),
        Some(_) => "Infinity".into(),
        None => (-value.as_f64().expect("a number")).into(),
    }
}

#[test]
fn without_a_tree_the_visited_nodes_form_the_tree() {
    let small = Kind { nodes: 25, ..ANY };
    for tree in trees(small, TREES, 32) {
        let rules = rules::MINIMAX;
        let (events, outcome) = log_of(&tree, &rules);
        for by in [By::Number, By::Path, By::Pointer] {
            let imported = visited(&with_players(&tree, &events, by));
            let shape = |tree: &GameTree| -> Vec<_> {
                let player = |node| (!tree.is_leaf(node)).then(|| tree.player(node));
                let nodes = tree.nodes();
                nodes.map(|node| (player(node), tree.end(node))).collect()
            };
            assert_eq!(shape(&imported.tree), shape(&tree));
            assert_eq!(check(&imported, rules, Tolerance::default()), None);
            assert_eq!(replayed(imported, rules).trace.outcome(), outcome);
        }
    }
}

fn with_players(tree: &GameTree, events: &[ObserverCall], by: By) -> String {
    let text = lines(tree, events, by, false);
    let mut entered = events.iter().filter_map(|event| match event {
        ObserverCall::Enter { node, .. } => Some(*node),
        _ => None,
    });
    noted(&text, || {
        let node = entered.next().expect("one event per line");
        let player = match tree.player(node) {
            Player::Max => "MAX",
            Player::Min => "min",
        };
        format!(r#","player":"{player}""#)
    })
}

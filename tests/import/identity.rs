//! The trace of a search of the core reads back as that search, without a finding.

use super::lines::{By, check, end, import, lines, replayed, visit};
use crate::common::observer_log::log_of;
use crate::common::random::{ANY, Kind, NOISY, Random, STATIC, trees};
use crate::common::rules;
use secateur::import::{Tolerance, View};
use secateur::search::{Quiescence, Rules};
use secateur::trace::Trace;
use secateur::trace::event::Event;

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
        let imported = import(&tree, &text, View::Max).expect("it is a trace");
        let replayed = replayed(imported, rules);
        assert_eq!(replayed.finding, None, "{rules:?}\n{text}");
        assert_eq!(replayed.trace.outcome(), outcome);
        if !all {
            // A cutoff that prunes nothing is not visible.
            continue;
        }
        let own: Vec<Event> = own.iter().collect();
        let found: Vec<Event> = replayed.trace.iter().collect();
        for (found, own) in found.iter().zip(&own) {
            assert_eq!(found, own, "{rules:?}\n{text}");
        }
        assert_eq!(found.len(), own.len());
    }
}

#[test]
fn values_in_the_view_of_the_mover_are_converted() {
    for tree in trees(ANY, 60, 33) {
        let rules = secateur::search::Rules::default();
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
pub fn turned(tree: &secateur::tree::GameTree, line: &str) -> String {
    let mut line: serde_json::Value = serde_json::from_str(line).expect("it is JSON");
    let node = line["node"].as_u64().expect("a number") as u32;
    if tree.player(node) == secateur::tree::Player::Min {
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

fn other(value: &serde_json::Value) -> serde_json::Value {
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
        let rules = crate::common::rules::MINIMAX;
        let (events, outcome) = log_of(&tree, &rules);
        for by in [By::Number, By::Path, By::Pointer] {
            let imported = visit(&with_players(&tree, &events, by)).expect("it is a trace");
            assert_eq!(imported.tree.len(), tree.len());
            let shape = |tree: &secateur::tree::GameTree| -> Vec<_> {
                let inner = |&node: &u32| !tree.is_leaf(node);
                let players = tree.nodes().filter(inner).map(|node| tree.player(node));
                let ends = tree.nodes().map(|node| tree.end(node));
                vec![
                    format!("{:?}", players.collect::<Vec<_>>()),
                    format!("{:?}", ends.collect::<Vec<_>>()),
                ]
            };
            assert_eq!(shape(&imported.tree), shape(&tree));
            assert_eq!(check(&imported, rules, Tolerance::default()), None);
            assert_eq!(replayed(imported, rules).trace.outcome(), outcome);
        }
    }
}

fn with_players(
    tree: &secateur::tree::GameTree,
    events: &[crate::common::observer_log::ObserverCall],
    by: By,
) -> String {
    let text = lines(tree, events, by, false);
    let mut entered = events.iter().filter_map(|event| match event {
        crate::common::observer_log::ObserverCall::Enter { node, .. } => Some(*node),
        _ => None,
    });
    let line = |line: &str| {
        if !line.contains("enter") {
            return format!("{line}\n");
        }
        let node = entered.next().expect("one event per line");
        let player = if tree.player(node) == secateur::tree::Player::Max {
            "MAX"
        } else {
            "min"
        };
        format!("{},\"player\":\"{player}\"}}\n", line.trim_end_matches('}'))
    };
    text.lines().map(line).collect()
}

//! Trees of games: their moves and positions, their depth, their limits.

use crate::common;
use std::fmt::Debug;

use secateur::frame::Frame;
use secateur::picture::layout::Layout;
use secateur::picture::scene::{Role, Style, Viewport, scene};
use secateur::search::Rules;
use secateur::source::games::{Board, Cells, Coins, Game, count, expand, position};
use secateur::source::notation;
use secateur::source::order::{Order, ordered};
use secateur::trace::Trace;
use secateur::tree::names::Names;
use secateur::tree::{MAX_DEPTH, MAX_NODES, Move, Player, TreeError};

use super::{BOARDS, five_by_turns, minimax, replay, tic_tac_toe, tree};
#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test as test;

#[test]
fn a_tree_expanded_to_a_depth_is_searched_like_the_whole_tree_to_it() {
    shallower(&Coins::new(9, vec![1, 2, 3], Player::Min));
    shallower(&tic_tac_toe("x.. .o. ..."));
    for (text, win) in BOARDS.iter().take(4) {
        shallower(&five_by_turns(text, *win));
    }
}

fn shallower<G: Game + Clone>(game: &G) {
    let deep = tree(game, Some(4));
    for depth in 0..4 {
        let tree = tree(game, Some(depth));
        assert_eq!(
            minimax(&tree, None).value,
            minimax(&deep, Some(depth)).value
        );
        assert_eq!(
            tree.len(),
            minimax(&deep, Some(depth)).counts.entered as usize
        );
        assert_eq!(count(game, Some(depth)), Ok(tree.len()));
    }
}

#[test]
fn positions_are_played_again_from_the_root() {
    fn check<G: Game + Clone>(game: &G, depth: Option<u32>)
    where
        G::Position: PartialEq + Debug,
    {
        let tree = tree(game, depth);
        replay(game, &tree, |node, expected| {
            assert_eq!(&position(game, &tree, node), expected)
        });
    }
    check(&Coins::new(12, vec![1, 2], Player::Max), None);
    check(&tic_tac_toe("x.. .o. ..."), None);
    check(&five_by_turns(BOARDS[3].0, 5), Some(2));
}

#[test]
fn another_order_keeps_moves_with_their_nodes() {
    fn check<G: Game + Clone>(game: &G, depth: Option<u32>) {
        let given = tree(game, depth);
        for order in [Order::Reversed, Order::Best, Order::Worst, Order::Random(7)] {
            let tree = ordered(&given, order, None);
            assert_eq!(tree.len(), given.len());
            for node in tree.nodes() {
                let position = position(game, &tree, node);
                let outcome = game.outcome(&position);
                let value = outcome.unwrap_or_else(|| game.evaluate(&position));
                assert_eq!(tree.value(node), Some(value + 0.0), "{order:?}");
            }
        }
        let twice = ordered(
            &ordered(&given, Order::Reversed, None),
            Order::Reversed,
            None,
        );
        assert_eq!(twice, given);
    }
    check(&tic_tac_toe("x.. .o. ..."), Some(4));
    check(&five_by_turns(BOARDS[2].0, 4), Some(2));
}

#[test]
fn trees_are_equal_only_with_equal_moves() {
    let [a, b] =
        [vec![1, 2], vec![1, 3]].map(|take| tree(&Coins::new(3, take, Player::Max), Some(1)));
    assert_eq!(notation::print(&a), "MAX =0(0 0)");
    assert_eq!(notation::print(&b), "MAX =0(0 1)");
    let [a, b] =
        [vec![1, 2], vec![2, 1]].map(|take| tree(&Coins::new(9, take, Player::Max), Some(1)));
    assert_eq!(notation::print(&a), notation::print(&b));
    assert_ne!(a, b);
}

#[test]
fn a_printed_tree_has_everything_but_the_moves() {
    for (text, win) in BOARDS {
        let tree = tree(&five_by_turns(text, win), Some(2));
        let printed = notation::print(&tree);
        let read = common::tree(&printed);
        assert_eq!(notation::print(&read), printed);
        for node in tree.nodes() {
            assert_eq!(read.end(node), tree.end(node));
            assert_eq!(
                (read.value(node), read.move_to(node)),
                (tree.value(node), None)
            );
        }
    }
}

#[test]
fn nodes_are_named_after_their_moves() {
    let game = Coins::new(4, vec![1, 2], Player::Max);
    let tree = tree(&game, None);
    let names = Names::new(&tree);
    let names = names.with_moves(&tree, |played| game.move_text(played));
    let all: Vec<_> = tree.nodes().map(|node| names.name(&tree, node)).collect();
    let all: Vec<&str> = all.iter().flatten().map(String::as_str).collect();
    let expected = [
        "A", "3○", "2○", "1○", "0○", "0○", "1○", "0○", "2○", "1○", "0○", "0○",
    ];
    assert_eq!(all, expected);
    assert_eq!(names.place(&tree, 2).parent.as_deref(), Some("3○"));
}

#[test]
fn every_node_but_the_root_is_drawn_with_its_move() {
    let game = Coins::new(4, vec![1, 2], Player::Max);
    let trace = Trace::record(tree(&game, None), Rules::default());
    let layout = Layout::new(trace.tree());
    let names = Names::new(trace.tree());
    let names = names.with_moves(trace.tree(), |played| game.move_text(played));
    let viewport = Viewport {
        width: 1000.0,
        height: 600.0,
        x: 50.0,
        y: 50.0,
        unit: 60.0,
        row_height: 80.0,
    };
    let frame = Frame::new(&trace, 0);
    let scene = scene(&frame, &layout, &names, None, &viewport, &Style::default());
    let named = scene.texts.iter().filter(|text| text.role == Role::Name);
    let mut named: Vec<_> = named.map(|text| (text.node, text.text.as_str())).collect();
    named.sort();
    let moves = trace.tree().nodes().skip(1).filter_map(|node| {
        let text = names.move_to(trace.tree(), node)?;
        Some((node, text))
    });
    assert_eq!(
        named,
        [(0, "A")].into_iter().chain(moves).collect::<Vec<_>>()
    );
    assert_eq!(named.len(), trace.tree().len());
}

#[test]
fn boards_are_read() {
    for text in ["...", "... ... ..", "... .?. ...", "........."] {
        assert_eq!(Board::parse(text), None, "{text}");
    }
    assert_eq!(Board::parse(" XO./.x.\n..O "), Board::parse("xo. .x. ..o"));
}

#[test]
fn trees_up_to_the_limits_are_expanded_and_larger_ones_refused() {
    let nodes = Err(TreeError::TooManyNodes { limit: MAX_NODES });
    let deep = Err(TreeError::TooDeep { limit: MAX_DEPTH });
    let most = MAX_DEPTH as u32;
    assert_eq!(
        expand(&Endless(1), Some(most)).map(|tree| tree.len()),
        Ok(MAX_DEPTH + 1)
    );
    assert_eq!(expand(&Endless(1), Some(most + 1)), deep);
    assert_eq!(expand(&Endless(1), None), deep);
    assert_eq!(expand(&Endless(0), None).map(|tree| tree.len()), Ok(1));
    assert_eq!(count(&Endless(10), Some(6)), Ok(1_111_111));
    assert_eq!(expand(&Endless(10), Some(7)), nodes);
    assert_eq!(
        expand(&Endless(2), None),
        nodes,
        "fewer plies are not needed"
    );
    let coins = Coins::new(Coins::MOST, vec![1], Player::Max);
    assert_eq!(
        expand(&coins, None).map(|tree| tree.len()),
        Ok(MAX_DEPTH + 1)
    );
    assert_eq!(
        expand(&Coins::new(60, vec![1, 2], Player::Max), None),
        nodes
    );
    assert_eq!(expand(&five_by_turns(BOARDS[5].0, 5), Some(8)), nodes);
}

/// A game without end in which every position has this many moves.
#[derive(Clone)]
struct Endless(u16);

impl Game for Endless {
    const NAME: &'static str = "endless";

    type Position = ();
    type Key = ();

    fn key(&self, (): &()) {}

    fn start(&self) {}

    fn player(&self, (): &()) -> Player {
        Player::Max
    }

    fn moves(&self, (): &(), moves: &mut Vec<Move>) {
        moves.extend(0..self.0);
    }

    fn play(&self, (): &mut (), _: Move) {}

    fn outcome(&self, (): &()) -> Option<f64> {
        None
    }

    fn evaluate(&self, (): &()) -> f64 {
        0.0
    }

    fn move_text(&self, played: Move) -> String {
        played.to_string()
    }

    fn position_text(&self, (): &()) -> String {
        String::new()
    }

    fn drawing(&self, (): &(), _: Option<Move>) -> Cells {
        Cells::default()
    }
}

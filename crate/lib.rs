//! Secateur shows how minimax and alpha–beta search a game tree.
//!
//! A text becomes a tree, the tree is searched, the search is recorded, and the record is queried for the state at a
//! step, its meaning, and its picture:
//!
//! ```
//! use secateur::explain::{self, naming::Naming};
//! use secateur::figure::Figure;
//! use secateur::frame::Frame;
//! use secateur::picture::layout::Layout;
//! use secateur::picture::scene::{Style, Viewport, scene};
//! use secateur::search::Rules;
//! use secateur::source::notation;
//! use secateur::trace::Trace;
//! use secateur::tree::{Player, names::Names};
//!
//! let tree = notation::parse("((3 12 8) (2 4 6) (14 5 2))", Player::Max)?;
//! let (layout, names) = (Layout::new(&tree), Names::new(&tree));
//! let trace = Trace::record(tree, Rules::default()); // alpha–beta, as in the textbooks
//! assert_eq!(trace.outcome()?, 3.0);
//! for step in 1..=trace.steps() {
//!     let (kind, node) = trace.at(step);
//!     println!("{step}: {kind:?} {node:?}");
//! }
//!
//! // The meaning of the first cutoff is a key and its parameters: the sentence is the host's.
//! let frame = Frame::new(&trace, 22);
//! assert_eq!(frame.counts().pruned, 2);
//! let meaning = serde_json::to_value(explain::explain(&frame, &names, Naming::Greek))?;
//! assert_eq!(meaning["key"], "cutoff");
//!
//! // The picture of the frame in a viewport, as SVG.
//! let viewport =
//!     Viewport { width: 640.0, height: 360.0, x: 40.0, y: 40.0, unit: 60.0, row_height: 120.0 };
//! let scene = scene(&frame, &layout, &names, None, &viewport, &Style::default());
//! println!("{}", Figure::new(scene, viewport).svg());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Data flows one way, and the folders of the crate stand in its order. No stage imports a later one.
//!
//! ```text
//! text, generator or game ──> GameTree ──search──> Trace ──step k──> Frame ──viewport──> Scene ──> figure
//! ```

// The functions that the core needs of its host: numbers as text, lower case, letters.
mod host;

// The tree: nodes as columns, their names, numbers as text, sets of nodes.
pub mod tree;

// The sources of a tree: the notation, random trees, games; and the order of its children.
pub mod source;

// The algorithms and their rules. They report their events to an observer.
pub mod search;

// The observer that records every step, and the state of each call.
pub mod trace;

// The search of another program: its trace read, compared with the rules, and recorded.
pub mod import;

// The state of a search at a step; two searches compared.
pub mod frame;

// The meaning of a step, as a key and parameters: the words are the page's.
pub mod explain;

// Where the nodes stand, and the marks that show a frame in a viewport.
pub mod picture;

// Scenes as SVG, TikZ and Typst, alone, as strips and moving.
pub mod figure;

// Everything from a caller's options to a search that can be shown, a bounded amount of work at a time.
pub mod opening;

// Searches of many random trees, only counted.
pub mod lab;

// Answers of students, read and graded; trees that are worth an exercise.
pub mod exercise;

// The boundary to JavaScript.
pub mod boundary;

/// The host of the core, chosen here because the stages know no host. It is fixed when the core is compiled, so that
/// Rust that uses the crate in WebAssembly, tests among it, has no host to install.
#[cfg(target_arch = "wasm32")]
const HOST: host::Host = boundary::JAVASCRIPT;

/// The same, natively.
#[cfg(not(target_arch = "wasm32"))]
const HOST: host::Host = host::STANDARD_LIBRARY;

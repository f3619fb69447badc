//! Every test of the core, in one binary: the same natively and in WebAssembly.

mod common;

mod arrow;
mod bounds;
mod calls;
mod compare;
mod depth;
mod detail;
mod exhaustive;
mod explain;
mod figures;
mod frame;
mod games;
mod generate;
mod golden;
mod inspect;
mod lab;
mod large;
mod layout;
mod layout_large;
mod limits;
mod listings;
mod listings_golden;
mod names;
mod notation;
mod number;
mod opening;
mod options;
mod order;
mod positions;
#[cfg(not(target_arch = "wasm32"))]
mod properties;
mod raster;
mod reached;
mod relations;
mod scene;
mod scenes_golden;
mod span;
mod stubs;
mod style;
mod texts;
mod tree;
mod view;
mod viewport;
mod wide;
mod worked;

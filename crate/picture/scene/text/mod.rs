//! Texts: their numbers, their widths, and the places where they stand.

pub(super) mod advances;
pub(super) mod format;
pub(super) mod free_space;
pub(super) mod label;
pub(super) mod numbers;
pub(super) mod request;
mod row_room;
pub(super) mod tags;

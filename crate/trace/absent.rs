//! What stands in modules that search each node once (feature `once`) for what is kept of a search that does not follow its
//! rules: a type without values. Whoever would handle such a value is written once, and where there is none the compiler
//! drops that.

use super::pass::Pass;
use super::rows::Proof;
use super::{CallId, Trace};
use crate::search::{Known, Window};
use crate::tree::NodeId;

/// What is kept: never anything.
#[derive(Debug)]
pub(crate) enum Kept {}

impl Kept {
    pub fn window(&self, _: CallId) -> Option<Window> {
        match *self {}
    }

    pub fn narrowed(&self, _: CallId) -> Option<Window> {
        match *self {}
    }

    pub fn known(&self, _: CallId) -> Option<Known> {
        match *self {}
    }

    pub(super) fn answer(&self, _: CallId) -> Option<Proof> {
        match *self {}
    }

    pub fn call_before(&self, _: &Trace, _: CallId) -> Option<CallId> {
        match *self {}
    }

    pub fn sum(&self, _: CallId) -> Option<f64> {
        match *self {}
    }

    pub fn worth(&self, _: CallId) -> Option<f64> {
        match *self {}
    }

    pub fn passes(&self) -> &[Pass] {
        match *self {}
    }

    pub fn pass_of(&self, _: CallId) -> usize {
        match *self {}
    }

    pub fn next_limited(&self, _: CallId) -> Option<CallId> {
        match *self {}
    }

    pub fn next_stop(&self, _: CallId) -> Option<CallId> {
        match *self {}
    }

    pub fn many(&self) -> bool {
        match *self {}
    }

    pub fn standing(&self, _: &Trace, _: NodeId, _: u32) -> Option<CallId> {
        match *self {}
    }

    pub fn count(&self, _: &Trace, _: NodeId, _: u32) -> u32 {
        match *self {}
    }

    pub fn supersedes(&self, _: &Trace, _: CallId) -> bool {
        match *self {}
    }

    pub fn next_superseding(&self, _: &Trace, _: CallId, _back: bool) -> Option<CallId> {
        match *self {}
    }

    pub fn calls_of(&self, _: &Trace, _: NodeId, _: u32) -> Vec<CallId> {
        match *self {}
    }

    pub fn child_like(&self, _: &Trace, _: NodeId, _: NodeId) -> Option<NodeId> {
        match *self {}
    }

    pub fn calls_like(&self, _: &Trace, _: NodeId) -> Vec<CallId> {
        match *self {}
    }

    pub fn bytes(&self) -> usize {
        match *self {}
    }
}

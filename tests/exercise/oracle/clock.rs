//! The steps of a run.

use super::node::Node;
use super::run::Record;

/// Finds the step at which a leaf is evaluated.
pub struct Clock<'a> {
    pub record: &'a Record,
    pub step: u32,
    pub found: u32,
    pub leaf: usize,
}

impl Clock<'_> {
    pub fn visit(&mut self, node: &Node) {
        self.step += 1;
        if self.record.leaves.contains(&node.id) {
            self.step += 1;
            if node.id == self.leaf {
                self.found = self.step;
            }
        } else {
            let searched = node
                .children
                .iter()
                .filter(|child| !self.record.cuts.contains(&child.id));
            for child in searched {
                self.visit(child);
                self.step += 1;
            }
            self.step += u32::from(self.record.nodes[&node.id].cut);
        }
        self.step += 1;
    }
}

//! Sorts marks by shade, so that a painter changes its colour less often.

use super::{Mark, Scene, Shape};

impl Scene {
    /// Brings marks with the same shape and shade together. Their order does not matter, because none covers another.
    pub fn by_shade(&mut self) {
        for marks in self.marks.chunk_by_mut(|one, next| one.shape == next.shape) {
            if matches!(
                marks[0].shape,
                Shape::ColumnEdges | Shape::FanEdges | Shape::Columns
            ) {
                sort(marks);
            }
        }
    }
}

/// Sorts marks by their mixes: a counting sort for each of the two bytes.
fn sort(marks: &mut [Mark]) {
    for shift in [0, 8] {
        let byte = |mark: &Mark| usize::from(mark.mix >> shift & 0xff);
        let mut starts = [0; 257];
        for mark in &*marks {
            starts[byte(mark) + 1] += 1;
        }
        for i in 1..starts.len() {
            starts[i] += starts[i - 1];
        }
        let before = marks.to_vec();
        for mark in before {
            let start = &mut starts[byte(&mark)];
            marks[*start] = mark;
            *start += 1;
        }
    }
}

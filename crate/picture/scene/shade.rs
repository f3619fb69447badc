//! Marks of one shade side by side.

use super::{Mark, Scene, Shape};

impl Scene {
    /// Brings marks of one shape and shade together, which is less work for a painter. None of them
    /// covers another.
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

/// By each of the two bytes of the mix, by counting.
fn sort(marks: &mut [Mark]) {
    for shift in [0, 8] {
        let byte = |mark: &Mark| usize::from(mark.mix >> shift & 0xff);
        let mut places = [0; 257];
        for mark in &*marks {
            places[byte(mark) + 1] += 1;
        }
        for i in 1..places.len() {
            places[i] += places[i - 1];
        }
        let before = marks.to_vec();
        for mark in before {
            let place = &mut places[byte(&mark)];
            marks[*place] = mark;
            *place += 1;
        }
    }
}

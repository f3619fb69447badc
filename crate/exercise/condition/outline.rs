//! A region as shapes on a grid: its areas, its borders, and the corners that the borders do not decide. Line n of both
//! axes of the grid is the n-th of some numbers, from 1 on; lines 0 and the last one lie beyond all of them.

use serde::Serialize;
use ts_rs::TS;

use super::region::{Operand, Region, Relation};

/// A place where two lines of the grid meet.
type GridPoint = [u32; 2];

/// The shapes of a region.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
pub struct Outline {
    /// Polygons that cover its areas, without overlap.
    pub areas: Vec<Vec<[u32; 2]>>,
    /// Its borders.
    pub borders: Vec<Border>,
    /// The corners of which the borders do not say whether they belong to it.
    pub corners: Vec<Corner>,
}

/// A straight border.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Border {
    /// The one end.
    pub from: [u32; 2],
    /// The other end.
    pub to: [u32; 2],
    /// Whether it belongs to the region.
    pub belongs: bool,
}

/// A point.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, TS)]
pub struct Corner {
    /// The point.
    pub at: [u32; 2],
    /// Whether it belongs to the region.
    pub belongs: bool,
}

impl Region {
    /// Its shapes on the grid of some numbers in order, among which are all that it compares with.
    pub(crate) fn outline(&self, numbers: &[f64]) -> Outline {
        let grid = RegionGrid {
            region: self.with_ranks(numbers),
            lines: numbers.len() as u32,
        };
        let borders = grid.borders();
        let corners = grid.corners(&borders);
        Outline {
            areas: grid.areas(),
            borders: join(borders),
            corners,
        }
    }

    /// The same with the place of each number on the axes.
    fn with_ranks(&self, numbers: &[f64]) -> Region {
        let side = |side: Operand| match side {
            Operand::Number(number) => Operand::Number(rank(numbers, number)),
            unknown => unknown,
        };
        let relation = |relation: &Relation| Relation {
            left: side(relation.left),
            right: side(relation.right),
            ..*relation
        };
        let list = |list: &Vec<Relation>| list.iter().map(relation).collect();
        Region {
            any: self.any.iter().map(list).collect(),
        }
    }
}

/// The line of a number, or beyond all.
fn rank(numbers: &[f64], number: f64) -> f64 {
    let below = numbers.iter().filter(|&&other| other < number).count() as f64;
    match number == f64::NEG_INFINITY {
        true => 0.0,
        false => below + 1.0,
    }
}

/// How far from a line a point is to lie to be in the cell beside it, nearer than the middle of a neighbour.
const ASIDE: f64 = 1.0 / 6.0;

/// The grid on which a region lies.
struct RegionGrid {
    region: Region,
    lines: u32,
}

impl RegionGrid {
    fn holds(&self, x: f64, y: f64) -> bool {
        self.region.contains([x, y])
    }

    /// The cells that belong to the region, those of a row that touch in one; where both values can be equal, cells in
    /// two parts.
    fn areas(&self) -> Vec<Vec<GridPoint>> {
        let mut areas = Vec::new();
        for row in 0..=self.lines {
            let mut from = None;
            for column in 0..=self.lines {
                let parts = self.parts(column, row);
                match (parts, from) {
                    ([true, true], None) => from = Some(column),
                    ([true, true], Some(_)) => {}
                    (_, begun) => {
                        areas.extend(begun.map(|begun| rectangle(begun, column, row)));
                        from = None;
                        areas.extend(half(parts, column));
                    }
                }
            }
            areas.extend(from.map(|begun| rectangle(begun, self.lines + 1, row)));
        }
        areas
    }

    /// Whether the parts of a cell belong to it, where the second value is the greater one, and where it is the less.
    fn parts(&self, column: u32, row: u32) -> [bool; 2] {
        let (x, y) = (f64::from(column) + 0.5, f64::from(row) + 0.5);
        match column == row {
            true => [
                self.holds(x - ASIDE, y + ASIDE),
                self.holds(x + ASIDE, y - ASIDE),
            ],
            false => [self.holds(x, y); 2],
        }
    }

    /// The pieces of borders between neighbours of the grid.
    fn borders(&self) -> Vec<Border> {
        let mut borders = Vec::new();
        for line in 1..=self.lines {
            for cell in 0..=self.lines {
                let (at, middle) = (f64::from(line), f64::from(cell) + 0.5);
                let upright = [at - ASIDE, at, at + ASIDE].map(|x| self.holds(x, middle));
                let level = [at - ASIDE, at, at + ASIDE].map(|y| self.holds(middle, y));
                borders.extend(border(upright, [line, cell], [line, cell + 1]));
                borders.extend(border(level, [cell, line], [cell + 1, line]));
            }
        }
        for cell in 0..=self.lines {
            let at = f64::from(cell) + 0.5;
            let across = [-ASIDE, 0.0, ASIDE].map(|by| self.holds(at + by, at - by));
            borders.extend(border(across, [cell, cell], [cell + 1, cell + 1]));
        }
        borders
    }

    /// The corners that no border through them decides.
    fn corners(&self, borders: &[Border]) -> Vec<Corner> {
        let mut corners = Vec::new();
        for x in 1..=self.lines {
            for y in 1..=self.lines {
                let belongs = self.holds(f64::from(x), f64::from(y));
                let corner = Corner {
                    at: [x, y],
                    belongs,
                };
                if !self.is_implied(corner, borders) {
                    corners.push(corner);
                }
            }
        }
        corners
    }

    /// Whether a corner is like the borders that meet there, all of them or one that goes through, or like the cell
    /// beside it where none do.
    fn is_implied(&self, Corner { at, belongs }: Corner, borders: &[Border]) -> bool {
        let ends_here = |border: &&Border| border.from == at || border.to == at;
        let meeting: Vec<&Border> = borders.iter().filter(ends_here).collect();
        if meeting.is_empty() {
            let [x, y] = at.map(f64::from);
            return self.holds(x + ASIDE, y + 2.0 * ASIDE) == belongs;
        }
        let mut alike = meeting.clone();
        alike.retain(|border| border.belongs == belongs);
        let leads_on = |one: &&Border| alike.iter().any(|other| one.leads_to(other));
        alike.len() == meeting.len() || alike.iter().any(leads_on)
    }
}

impl Border {
    /// The direction in which it goes.
    fn way(&self) -> [bool; 2] {
        [self.from[0] < self.to[0], self.from[1] < self.to[1]]
    }

    /// Whether another border goes on in the same direction where this one ends.
    fn leads_to(&self, other: &Border) -> bool {
        self.to == other.from && self.way() == other.way()
    }
}

/// A border, if the two sides and the border itself do not all agree.
fn border([one, on, other]: [bool; 3], from: GridPoint, to: GridPoint) -> Option<Border> {
    (one != on || other != on).then_some(Border {
        from,
        to,
        belongs: on,
    })
}

/// The pieces that go on from each other in one.
fn join(borders: Vec<Border>) -> Vec<Border> {
    let mut all: Vec<Border> = Vec::new();
    for piece in borders {
        let ends_there =
            |before: &&mut Border| before.leads_to(&piece) && before.belongs == piece.belongs;
        match all.iter_mut().find(ends_there) {
            Some(before) => before.to = piece.to,
            None => all.push(piece),
        }
    }
    all
}

fn rectangle(from: u32, to: u32, row: u32) -> Vec<GridPoint> {
    vec![[from, row], [to, row], [to, row + 1], [from, row + 1]]
}

/// One half of a cell in which both values can be equal.
fn half([above, below]: [bool; 2], cell: u32) -> Option<Vec<GridPoint>> {
    let (near, far) = ([cell, cell], [cell + 1, cell + 1]);
    match (above, below) {
        (true, false) => Some(vec![near, far, [cell, cell + 1]]),
        (false, true) => Some(vec![near, [cell + 1, cell], far]),
        _ => None,
    }
}

/**
 * The plane of two unknown values as marks: axes, the regions of the solution and of an answer, their borders, and a point
 * at which the answer is wrong. A pen draws them: on a page, as a file, or in LaTeX.
 *
 * @import {Outline, Plot} from '../../types.js'
 *
 * @typedef {[x: number, y: number]} Point in pixels, y downwards
 *
 * @typedef {object} PlaneMark
 * @property {string} name its meaning, as classes: `holds` is the solution, `given` the answer
 * @property {Point[][]} [lines] of a mark that is drawn as lines
 * @property {boolean} [closed] whether these are areas
 * @property {Point} [dot]
 * @property {{ text: string, at: Point, anchor: 'start' | 'middle' | 'end' }} [label]
 *
 * @typedef {{ width: number, height: number, marks: PlaneMark[] }} PlaneDrawing
 */

/** Pixels: the side of the plane, the room around it, between lines of a pattern, and for a digit and a line of numbers. */
const SIDE = 224
const ROOM = { above: 22, right: 24, below: 26, aside: 14 }
const PATTERN = 8
const DIGIT = 7.5
const LINE = 13
/** Distances as the numbers have them, unless one of them would be less than this share of the axis. */
const LEAST = 1 / 12

/**
 * @param {Plot} plot
 * @param {[string, string]} names of both values, the first across
 * @param {(number: number) => string} number
 * @returns {PlaneDrawing}
 */
export function planeDrawing({ numbers, holds, given, domain, witness }, [across, up], number) {
  const lengths = numbers.map((one) => number(one).length)
  const left = ROOM.aside + Math.max(2, ...lengths) * DIGIT
  const floor = ROOM.above + SIDE
  const axis = axisOf(numbers)
  const at = (/** @type {readonly [number, number]} */ [x, y]) =>
    /** @type {Point} */ ([left + axis(x), floor - axis(y)])
  const [end, top] = [left + SIDE, ROOM.above]
  const place = (/** @type {number} */ value) => numbers.indexOf(value) + 1
  const point = witness && at([place(witness[0]), place(witness[1])])
  const right = [floor, end + 8]
  return {
    width: Math.ceil(end + ROOM.right),
    height: floor + ROOM.below,
    marks: [
      ...(domain ? outsideOf(domain, at, numbers.length + 1) : []),
      ...regionOf('holds', holds, at),
      ...regionOf('given', given, at),
      line('axis', [left, top - 8], [left, right[0]], [right[1], floor]),
      line('axis arrow', [left - 3, top - 3], [left, top - 8], [left + 3, top - 3]),
      line('axis arrow', [right[1] - 5, floor - 3], [right[1], floor], [right[1] - 5, floor + 3]),
      label('name', across, [right[1] + 4, floor + 4], 'start'),
      label('name', up, [left, top - 12], 'middle'),
      ...(point ? guides(point, left, floor) : []),
      ...ticks({ numbers, witness }, at, { left, floor }, number),
    ],
  }
}

/**
 * The numbers at both axes, as far as there is room; those of the point come first.
 * @param {Pick<Plot, 'numbers' | 'witness'>} plot
 * @param {(place: readonly [number, number]) => Point} at
 * @param {{ left: number, floor: number }} axes
 * @param {(number: number) => string} number
 */
function ticks({ numbers, witness }, at, { left, floor }, number) {
  return [0, 1].flatMap((side) => {
    const all = numbers.map((value, line) => {
      const name = value === witness?.[side] ? 'witness' : 'tick'
      return { name, value, place: line + 1 }
    })
    /** @type {[from: number, to: number][]} */
    const spans = []
    const ranked = all.sort((a, b) => Number(b.name === 'witness') - Number(a.name === 'witness'))
    return ranked.flatMap(({ name, value, place }) => {
      const text = number(value)
      const [x, y] = at([place, place])
      const middle = side === 0 ? x : y
      const half = side === 0 ? (text.length * DIGIT) / 2 + 2 : LINE / 2
      const mark =
        side === 0
          ? line('tick', [x, floor], [x, floor + 4])
          : line('tick', [left - 4, y], [left, y])
      if (spans.some(([from, to]) => middle - half < to && middle + half > from)) return [mark]
      spans.push([middle - half, middle + half])
      const written =
        side === 0
          ? label(name, text, [x, floor + 17], 'middle')
          : label(name, text, [left - 7, y + 4.5], 'end')
      return [mark, written]
    })
  })
}

/** The point, with lines to both axes. @param {Point} point @param {number} left @param {number} floor @returns {PlaneMark[]} */
function guides([x, y], left, floor) {
  return [line('witness', [left, y], [x, y], [x, floor]), { name: 'witness', dot: [x, y] }]
}

/**
 * All of the plane but where both values can be.
 * @param {Outline} domain
 * @param {(place: readonly [number, number]) => Point} at
 * @param {number} last line
 * @returns {PlaneMark[]}
 */
function outsideOf(domain, at, last) {
  const plane = [at([0, 0]), at([last, 0]), at([last, last]), at([0, last])]
  const areas = domain.areas.map((area) => area.map(at))
  return [
    { name: 'outside area', lines: [plane], closed: true },
    { name: 'inside area', lines: areas, closed: true },
  ]
}

/**
 * A region: its areas, a pattern in them, and its borders, dashed where they do not belong to it.
 * @param {'holds' | 'given'} name
 * @param {Outline | null} outline
 * @param {(place: readonly [number, number]) => Point} at
 * @returns {PlaneMark[]}
 */
function regionOf(name, outline, at) {
  if (!outline) return []
  const areas = outline.areas.map((area) => area.map(at))
  const borders = (/** @type {boolean} */ own) =>
    outline.borders
      .filter(({ belongs }) => belongs === own)
      .map(({ from, to }) => [at(from), at(to)])
  return [
    { name: `${name} area`, lines: areas, closed: true },
    { name: `${name} pattern`, lines: areas.flatMap((area) => pattern(area, name === 'holds')) },
    { name: `${name} border`, lines: borders(true) },
    { name: `${name} border open`, lines: borders(false) },
    ...outline.corners.map(({ at: corner, belongs }) => ({
      name: `${name} corner${belongs ? '' : ' open'}`,
      dot: at(corner),
    })),
  ]
}

/**
 * Slanted lines in a convex area. They go on from area to area.
 * @param {Point[]} area
 * @param {boolean} rising
 * @returns {Point[][]}
 */
function pattern(area, rising) {
  const across = (/** @type {Point} */ [x, y]) => (rising ? x + y : x - y)
  const all = area.map(across)
  const first = Math.ceil(Math.min(...all) / PATTERN)
  const count = Math.max(0, Math.floor(Math.max(...all) / PATTERN) - first + 1)
  const lines = Array.from({ length: count }, (_, at) => (first + at) * PATTERN)
  return lines.flatMap((at) => {
    const ends = area.flatMap((from, side) => {
      const to = area[(side + 1) % area.length]
      const [before, after] = [across(from), across(to)]
      if (before < at === after < at) return []
      const share = (at - before) / (after - before)
      return [/** @type {Point} */ (from.map((one, n) => one + share * (to[n] - one)))]
    })
    return ends.length === 2 ? [ends] : []
  })
}

/**
 * The pixels of a place on an axis: n for the n-th number, 0 and the last one for its ends.
 * @param {number[]} numbers
 */
function axisOf(numbers) {
  const apart = numbers.slice(1).map((number, at) => number - numbers[at])
  const mean = apart.reduce((sum, one) => sum + one, 0) / apart.length || 1
  const distances = [mean, ...apart, mean].slice(0, numbers.length + 1)
  const all = distances.reduce((sum, one) => sum + one, 0)
  const even = !Number.isFinite(all) || distances.some((one) => one < LEAST * all)
  const gaps = distances.map((one) => (even ? 1 / distances.length : one / all) * SIDE)
  return (/** @type {number} */ place) => {
    const line = Math.min(Math.floor(place), numbers.length)
    const before = gaps.slice(0, line).reduce((sum, one) => sum + one, 0)
    return Math.round((before + (place - line) * gaps[line]) * 100) / 100
  }
}

/** @param {string} name @param {...Point} points @returns {PlaneMark} */
function line(name, ...points) {
  return { name, lines: [points] }
}

/** @param {string} name @param {string} text @param {Point} at @param {'start' | 'middle' | 'end'} anchor @returns {PlaneMark} */
function label(name, text, at, anchor) {
  return { name, label: { text, at, anchor } }
}

// No text of a picture covers another text, a node, a position of a game, the head of an arrow or the end of another
// node's edge: in all examples of the page, in all conventions, with all windows, from a phone to a projector. Random
// trees are tested in tests/picture/overlaps.rs.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INK, MEASURED, open, ROLE, SHAPE } from '../../www/core.js'
import { CONVENTIONS, optionsOf, WINDOWS } from '../../www/element/attributes.js'
import { sourceOf } from '../../www/element/source.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES, exampleOf, GAMES, exampleSource } from '../../www/page/controls/examples.js'
import { fit } from '../../www/viewer/stage/viewport.js'
import { elementWith } from './stand-ins.js'

/**
 * @import {Search} from '../../www/core.js'
 * @import {Example, ExampleName, PlayedExample} from '../../www/page/controls/examples.js'
 * @import {Scene, Style, Viewport} from '../../www/types.js'
 *
 * @typedef {[left: number, top: number, right: number, bottom: number]} Area
 *
 * @typedef {object} Drawn a mark of a scene
 * @property {typeof SHAPE[number]} shape
 * @property {typeof INK[number]} ink
 * @property {number} mix
 * @property {number} node
 * @property {Area} ends the numbers of the mark as the scene has them
 * @property {Area} area
 */

/** The width and height of the stage in pixels. */
const SIZES = [
  [328, 260],
  [390, 330],
  [640, 240],
  [560, 420],
  [930, 450],
  [1880, 860],
]

/** The assumed width of characters in ems, and that of Chinese characters. */
const WIDE = 0.636
const FULL = 1

/** The least number of steps of each search that are checked. */
const STEPS = 24

/** Shapes that no text covers. */
const SOLID = ['up', 'down', 'square', 'circle', 'fan', 'head']
/** The inks of the positions of games. */
const POSITION = ['grid', 'piece', 'black', 'white']
/** The inks of lines that the words of an arrow do not cross. */
const STRONG = ['open', 'current', 'cut', 'variation']

/** How much of the lower end of an edge is free of the texts of other nodes, in pixels. */
const END = 3
/** Half of the width of the smallest node that is more than a dot, in pixels. */
const SEEN = 2

/** @param {string} text */
function advance(text) {
  return Array.from(text, (one) => (one < '\u2e80' ? WIDE : FULL)).reduce((a, b) => a + b, 0)
}

/** @param {Scene['texts']} texts */
function written({ text, role, node, x, y, size, align }) {
  return text.map((run, i) => {
    const wide = advance(run) * size[i]
    const left = x[i] - (wide * align[i]) / 2
    /** @type {Area} */
    const area = [left, y[i] - size[i] / 2, left + wide, y[i] + size[i] / 2]
    return { text: run, role: ROLE[role[i]], node: node[i], area }
  })
}

/** @param {Scene['marks']} marks @returns {Drawn[]} */
function drawn({ shape, ink, mix, node, x1, y1, x2, y2 }) {
  return Array.from(node, (node, i) => {
    const stroke = ['line', 'curve', 'head'].includes(SHAPE[shape[i]])
    /** @type {Area} */
    const ends = [x1[i], y1[i], x2[i], y2[i]]
    const [x, y, w, h] = ends
    /** @type {Area} */
    const area = stroke ? box(ends) : [x - w, y - h, x + w, y + h]
    return { shape: SHAPE[shape[i]], ink: INK[ink[i]], mix: mix[i], node, ends, area }
  })
}

/** The box around a line. @param {Area} line @returns {Area} */
function box([x1, y1, x2, y2]) {
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** @param {Area} a @param {Area} b */
function meet(a, b) {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
}

/** The last pixels of an edge. @param {Area} edge */
function lowerEnd([x1, y1, x2, y2]) {
  const share = Math.min(END / Math.hypot(x2 - x1, y2 - y1), 1)
  return box([x2 + (x1 - x2) * share, y2 + (y1 - y2) * share, x2, y2])
}

/** Whether a line goes through an area. @param {Area} area @param {Area} line */
function crosses(area, [x1, y1, x2, y2]) {
  return Array.from({ length: 65 }, (_, i) => i / 64).some((share) => {
    const [x, y] = [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
    return meet(area, [x, y, x, y])
  })
}

/**
 * The faults of the texts of a scene.
 * @param {Scene} scene
 * @param {Viewport} viewport
 */
function overlaps(scene, { width }) {
  const texts = written(scene.texts)
  const marks = drawn(scene.marks).filter(({ mix, ink }) => mix === 0 && ink !== 'selected')
  const solid = marks.filter(
    ({ shape, ink, ends }) =>
      POSITION.includes(ink) || (SOLID.includes(shape) && (shape === 'head' || ends[2] >= SEEN)),
  )
  const seen = new Set(solid.map(({ node }) => node))
  const edges = marks.filter(
    ({ shape, ink, node }) =>
      shape === 'line' && ink !== 'cut' && !POSITION.includes(ink) && seen.has(node),
  )
  const lowerEnds = edges.map((edge) => ({ ...edge, area: lowerEnd(edge.ends) }))
  const strong = marks.filter(({ shape, ink }) => shape === 'line' && STRONG.includes(ink))
  const windows = new Set(texts.filter(({ role }) => role === 'window').map(({ node }) => node))
  return texts.flatMap(({ text, role, node, area }, i) => {
    const label = `${role} “${text}” of ${node}`
    const inside = (/** @type {Drawn} */ mark) =>
      mark.node === node && role === 'value' && !POSITION.includes(mark.ink)
    return [
      ...texts.slice(i + 1).filter((other) => meet(area, other.area)),
      ...solid.filter((mark) => !inside(mark) && meet(area, mark.area)),
      ...lowerEnds.filter((edge) => edge.node !== node && meet(area, edge.area)),
      ...strong.filter((line) => role === 'reach' && crosses(area, line.ends)),
      ...(role === 'reach' && !windows.has(node)
        ? ['no room for its window, which ranks above']
        : []),
      ...(area[0] < -1 || area[2] > width + 1 ? ['the edge of the view'] : []),
    ].map((other) => `${label} meets ${JSON.stringify(other)}`)
  })
}

/** @param {Example | PlayedExample} example */
function opened(example) {
  const source = exampleSource(example)
  const attributes = typeof source === 'string' ? { tree: source } : source
  const element = elementWith(/** @type {any} */ ({ ...attributes, ...example.rules }))
  return open(sourceOf(element), optionsOf(element))
}

/**
 * The steps that are checked: that at which the example opens, the last, and some in between.
 * @param {Search} search
 * @param {Example | PlayedExample} example
 */
function stepsOf(search, { step = 'cutoff' }) {
  const { steps } = search.summary
  const every = Math.max(Math.floor(steps / STEPS), 1)
  const some = Array.from({ length: steps + 1 }, (_, at) => at).filter((at) => at % every === 0)
  return new Set([...some, search.stepOf(step), steps])
}

/** The settings of a picture in a language. @param {Search} search @param {string} tag @returns {Promise<Style>} */
async function styleOf(search, tag) {
  const { bounds, decimal } = await messages(tag)
  // A best-first search has no bounds to name.
  const { min, max } = bounds.lettersAt[search.node(0, 0).naming ?? 'greek']
  return {
    advances: Array.from(MEASURED, () => WIDE),
    decimal,
    bounds: [min.alpha, max.beta],
    reach: bounds.reach,
    meaning: bounds.meaning,
  }
}

for (const name of /** @type {ExampleName[]} */ (Object.keys({ ...EXAMPLES, ...GAMES }))) {
  test(`no text overlaps anything: ${name}`, async () => {
    const example = exampleOf(name)
    const search = await opened(example)
    const style = await styleOf(search, 'de')
    const steps = stepsOf(search, example)
    /** @type {string[]} */
    const problems = []
    let texts = 0
    for (const [width, height] of SIZES) {
      const { view } = fit(search.extent, width, height, 1)
      for (const convention of CONVENTIONS) {
        for (const windows of WINDOWS) {
          for (const step of steps) {
            const scene = search.scene(step, view, { ...style, convention, windows })
            texts += scene.texts.text.length
            const where = `${convention}, ${windows}, ${width} × ${height}, step ${step}`
            problems.push(...overlaps(scene, view).map((what) => `${what}: ${where}`))
          }
        }
      }
    }
    search.free()
    assert.ok(texts > 1000, `${texts}`)
    assert.deepEqual(problems.slice(0, 5), [], `${problems.length} in all`)
  })
}

/** The air between a number and the stroke of its node, in pixels, and the types that may have less: in a leaf, and in other nodes. */
const AIR = 6
const EASY = { leaf: 16, other: 12 }

/**
 * The number of a node in too little air, though its type could be smaller.
 * @param {Scene} scene
 * @param {Search} search
 */
function crowded(scene, search) {
  const marks = drawn(scene.marks).filter(
    ({ shape, ink }) => SOLID.includes(shape) && shape !== 'head' && !POSITION.includes(ink),
  )
  const nodes = new Map(marks.map((mark) => [mark.node, mark]))
  return written(scene.texts).filter(({ role, node, area: [left, top, right, bottom] }) => {
    const mark = nodes.get(node)
    if (role !== 'value' || !mark) return false
    const [x, y, half, high] = mark.ends
    const leaf = search.node(node, 0).children === 0
    const inside = Math.abs(left + right - 2 * x) < 1 && top < y && y < bottom
    if (!inside || bottom - top < EASY[leaf ? 'leaf' : 'other'] + 0.1) return false
    // Digits take this share of the height of their type. In a triangle the nearest corner counts.
    const cap = (bottom - top) * 0.36
    const middle = (top + bottom) / 2
    const [narrow, broad] =
      mark.shape === 'up' ? [middle - cap, y + high] : [middle + cap, y - high]
    const share = mark.shape === 'square' ? 1 : 1 - Math.abs(narrow - broad) / (2 * high)
    const room = mark.shape === 'circle' ? Math.sqrt(half ** 2 - cap ** 2) : half * share
    const usual = (bottom - top) * WIDE * 2
    // An inner node has air for two digits, a leaf for the widest number of its row.
    const wide = leaf ? right - left : Math.min(right - left, usual)
    return room - wide / 2 < AIR - 0.5
  })
}

test('a number has space around it in its node if the type is legible', async () => {
  /** @type {string[]} */
  const problems = []
  for (const name of /** @type {ExampleName[]} */ (Object.keys({ ...EXAMPLES, ...GAMES }))) {
    const search = await opened(exampleOf(name))
    const style = await styleOf(search, 'de')
    for (const [width, height] of SIZES) {
      const { view } = fit(search.extent, width, height, 1)
      for (const convention of CONVENTIONS) {
        const scene = search.scene(search.summary.steps, view, { ...style, convention })
        const where = `${name}, ${width} × ${height}, ${convention}`
        problems.push(
          ...crowded(scene, search).map(({ text, node }) => `${where}: “${text}” of ${node}`),
        )
      }
    }
    search.free()
  }
  assert.deepEqual(problems.slice(0, 5), [], `${problems.length} in all`)
})

/** Half of the width of the stroke around the largest nodes, in pixels. */
const RIM = 1

/** How far the nodes of a scene reach beyond the upper or the lower edge of the view. @param {Scene} scene @param {Viewport} viewport */
function beyond(scene, { height }) {
  const nodes = drawn(scene.marks).filter(
    ({ shape, ink }) =>
      ['up', 'down', 'square', 'circle'].includes(shape) && !POSITION.includes(ink),
  )
  return Math.max(
    ...nodes.map(({ area: [, top, , bottom] }) => Math.max(RIM - top, bottom + RIM - height)),
  )
}

test('the whole tree is in view, with the strokes of its nodes', async () => {
  /** @type {string[]} */
  const problems = []
  for (const name of /** @type {ExampleName[]} */ (Object.keys({ ...EXAMPLES, ...GAMES }))) {
    const search = await opened(exampleOf(name))
    for (const [width, height] of [...SIZES, [1400, 838], [900, 250]]) {
      for (const text of [1, 1.25, 1.5]) {
        const { view } = fit(search.extent, width, height, text)
        for (const convention of CONVENTIONS) {
          const scene = search.scene(search.summary.steps, view, { convention, text })
          const over = beyond(scene, view)
          if (over > 0)
            problems.push(`${name}, ${width} × ${height}, ${text}, ${convention}: ${over}`)
        }
      }
    }
    search.free()
  }
  assert.deepEqual(problems.slice(0, 5), [], `${problems.length} in all`)
})

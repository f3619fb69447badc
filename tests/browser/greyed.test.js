// Pruned nodes are greyed out: seen from so far that only grey levels are left, pruned leaves are paler than unreached
// leaves, and unreached leaves are paler than closed ones. In both themes, in the colours that a system forces, in all
// conventions, and where leaves are so near each other that a shade stands for them. The colours on paper are tested in
// tests/js/tokens.test.js.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTree, painted } from './element.js'
import { WIDE, visit } from './page.js'
import { viewport, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** All leaves have numbers of one digit, and the middle one of three families is cut. */
const TREE = '((3 8 9) (2 4 6) (7 5 2))'
const [DONE, CUT, AHEAD] = [
  [2, 3, 4],
  [7, 8],
  [10, 11, 12],
]

/**
 * How far the grey about each node is from that of the paper, 0 … 255, as if all pixels there were blurred
 * into one.
 * @param {Page} page that is watched
 * @param {number[]} nodes
 */
async function greys(page, nodes) {
  const view = await viewport(page)
  const tree = page.locator('secateur-tree').first()
  return tree.evaluate(
    (element, { nodes, view }) => {
      const { search, shadowRoot } = /** @type {SecateurTree} */ (element)
      const canvas = shadowRoot?.querySelector('canvas')
      const copy = document.createElement('canvas')
      const context = copy.getContext('2d', { willReadFrequently: true })
      if (!search || !canvas || !context) throw new Error('no picture')
      Object.assign(copy, { width: canvas.width, height: canvas.height })
      context.drawImage(canvas, 0, 0)
      const ratio = canvas.width / canvas.clientWidth
      const has = (/** @type {string} */ query) => matchMedia(`(${query})`).matches
      const dark = has('forced-colors: active') ? 0 : 20
      const paper = has('prefers-color-scheme: dark') ? dark : 253
      return nodes.map((node) => {
        const { column, row } = search.position(node)
        const [x, y] = [view.x + column * view.unit, view.y + row * view.rowHeight]
        // Of leaves that share a shade, some at once.
        const half = Math.max(Math.min(view.unit * 0.45, 26), 2.5)
        const box = [x - half, y - half, 2 * half, 2 * half].map((side) => side * ratio)
        const { data } = context.getImageData(box[0], box[1], box[2], box[3])
        let sum = 0
        for (let i = 0; i < data.length; i += 4) {
          const grey = 0.2126 * data[i] + 0.7152 * data[i + 1] + 0.0722 * data[i + 2]
          sum += (Math.abs(grey - paper) * data[i + 3]) / 255
        }
        return sum / (data.length / 4)
      })
    },
    { nodes, view },
  )
}

/** Three families so wide that their leaves do not stand apart. The middle one is cut. */
const FAMILY = 700
const LARGE = `((${'3 '.repeat(FAMILY)}) (${'2 '.repeat(FAMILY)}) (${'7 '.repeat(FAMILY)}))`
/** The leaf in the middle of each family. */
const MIDDLES = [0, 1, 2].map((family) => 2 + family * (FAMILY + 1) + FAMILY / 2)

const [light, dark] = /** @type {const} */ (['light', 'dark'])
const forcedColors = /** @type {const} */ ('active')
/** @type {{ colorScheme: 'light' | 'dark', forcedColors?: 'active' }[]} */
const MODES = [
  { colorScheme: light },
  { colorScheme: dark },
  { colorScheme: light, forcedColors },
  { colorScheme: dark, forcedColors },
]

for (const options of MODES) {
  const mode = Object.values(options).join(', ')
  test(`pruned leaves are the palest: ${mode}`, async (t) => {
    const page = await visit(t, { ...WIDE, ...options })
    await watchScenes(page)
    for (const convention of ['aima', 'cs188', 'wikipedia']) {
      await setTree(page, TREE, { convention, step: '24' })
      await painted(page)
      const pruned = await greys(page, CUT)
      const ahead = await greys(page, AHEAD)
      const done = await greys(page, DONE)
      const shades = JSON.stringify({ convention, pruned, ahead, done })
      assert.ok(Math.min(...pruned) > 0.5, `visible on the paper: ${shades}`)
      assert.ok(Math.max(...pruned) * 1.3 < Math.min(...ahead), shades)
      assert.ok(Math.max(...ahead) * 1.3 < Math.min(...done), shades)
    }
    await setTree(page, LARGE, { convention: 'aima', step: 'cutoff' })
    const [done, pruned, ahead] = await greys(page, MIDDLES)
    const shades = JSON.stringify({ pruned, ahead, done })
    assert.ok(pruned > 5 && pruned * 1.2 < ahead && ahead * 1.2 < done, shades)
  })
}

// The place of the tree in the view: fit, zoom, pan, reveal, resize, as arithmetic.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INK, open } from '../../www/core.js'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import {
  approach,
  interpolate,
  centre,
  fit,
  isFitted,
  pan,
  resize,
  reveal,
  zoom,
} from '../../www/viewer/stage/viewport.js'
import { frame, framing } from '../../www/viewer/stage/framing.js'

/** @import {Viewport} from '../../www/types.js' */

const EXTENTS = [
  { columns: 0, rows: 1 },
  { columns: 8, rows: 3 },
  { columns: 26, rows: 4 },
  { columns: 99_999, rows: 6 },
  { columns: 0, rows: 1001 },
  { columns: 999, rows: 1001 },
]
const SIZES = [
  [336, 400],
  [900, 432],
  [1500, 800],
]

/** @param {number} a @param {number} b @param {string} [what] */
function near(a, b, what) {
  assert.ok(Math.abs(a - b) <= 1e-6 * Math.max(1, Math.abs(a), Math.abs(b)), `${what}: ${a}, ${b}`)
}

/** @param {(extent: typeof EXTENTS[number], width: number, height: number) => void} check */
function everywhere(check) {
  for (const extent of EXTENTS) for (const [width, height] of SIZES) check(extent, width, height)
}

test('at first the whole tree is in view, centred', () => {
  everywhere((extent, width, height) => {
    const camera = fit(extent, width, height, 1)
    const { x, y, unit, rowHeight } = camera.view
    const right = x + extent.columns * unit
    const bottom = y + (extent.rows - 1) * rowHeight
    assert.ok(x > 0 && y > 0 && right < width && bottom < height)
    assert.ok(x - unit / 2 > 0 && right + unit / 2 < width, 'the outermost leaves are whole')
    // Numbers that stand below leaves have room there.
    const numbers = unit < 16 ? 22 : 0
    assert.ok(Math.abs(height - bottom - y) <= 8 + numbers, 'above and below, but for the margins')
    assert.ok(isFitted(camera))
  })
})

test('the ring of every selected node is complete in the view of the whole tree', async () => {
  for (const text of ['((3 12 8) (2 4 6) (14 5 2))', '(1 2)', '7', EXAMPLES.idealOrder.text]) {
    const search = await open(text)
    // The first is the picture of a phone on its side.
    for (const [width, height] of [[525, 246], ...SIZES]) {
      const { view } = fit(search.extent, width, height, 1)
      for (const convention of /** @type {const} */ (['aima', 'wikipedia'])) {
        for (let node = 0; node < search.summary.nodes; node += 1) {
          const { marks } = search.scene(0, view, { selected: node, convention })
          const at = marks.ink.indexOf(INK.indexOf('selected'))
          const [x, y, reach] = [marks.x1[at], marks.y1[at], marks.x2[at] + 0.75]
          const free = Math.min(x - reach, y - reach, width - x - reach, height - y - reach)
          assert.ok(free >= 0, `${text}, ${width} × ${height}: ${free} pixels beside node ${node}`)
        }
      }
    }
    search.free()
  }
})

test('zooming keeps the point under the pointer, and zooming out reverses zooming in', () => {
  everywhere((extent, width, height) => {
    const whole = fit(extent, width, height, 1)
    const [px, py] = [width * 0.3, height * 0.8]
    const at = (/** @type {Viewport} */ { x, y, unit, rowHeight }) => [
      (px - x) / unit,
      (py - y) / rowHeight,
    ]
    let camera = whole
    for (let i = 0; i < 3; i += 1) camera = zoom(camera, 1.3, px, py, 1)
    at(camera.view).forEach((now, i) => near(now, at(whole.view)[i], 'the point'))
    assert.ok(camera.view.unit >= whole.view.unit && camera.view.rowHeight >= whole.view.rowHeight)
    if (camera.zoom < 1.3 ** 3 - 1e-9) return
    for (let i = 0; i < 3; i += 1) camera = zoom(camera, 1 / 1.3, px, py, 1)
    assert.ok(isFitted(camera))
  })
})

test('zooming ends at the widest distance of leaves and rows', () => {
  everywhere((extent, width, height) => {
    const { view } = zoom(fit(extent, width, height, 1), 1e9, 0, 0, 1)
    near(view.unit, 280, 'leaves')
    near(view.rowHeight, 600, 'rows')
  })
})

test('a node in view moves nothing, and one outside is moved well inside', () => {
  everywhere((extent, width, height) => {
    const whole = fit(extent, width, height, 1)
    const last = { column: extent.columns, row: extent.rows - 1 }
    assert.equal(reveal(whole, last, 1), whole)
    const away = { ...whole, view: { ...whole.view, x: 5000, y: -5000 } }
    const { view } = reveal(away, last, 1)
    near(view.x + last.column * view.unit, width * 0.7, 'across')
    near(view.y + last.row * view.rowHeight, height * 0.3, 'down')
  })
})

test('a node one pixel into the margin counts as in view, and one further does not', () => {
  // In a view of this size the margins are 11 pixels at the sides, 30 above and 28 below.
  const view = { width: 500, height: 300, x: 0, y: 0, unit: 1, rowHeight: 1 }
  const camera = { ...fit(EXTENTS[1], 500, 300, 1), view }
  for (const [column, row] of [
    [10, 100],
    [490, 100],
    [250, 29],
    [250, 273],
  ]) {
    assert.equal(reveal(camera, { column, row }, 1), camera, `${column}, ${row}`)
    const out = { column: column + Math.sign(column - 250) / 100, row }
    if (column === 250) out.row += Math.sign(row - 150) / 100
    assert.notEqual(reveal(camera, out, 1), camera, `beyond ${column}, ${row}`)
  }
})

test('the tree cannot be dragged out of sight', () => {
  everywhere((extent, width, height) => {
    for (const [dx, dy] of [
      [1e7, 1e7],
      [-1e7, -1e7],
    ]) {
      const { view } = pan(fit(extent, width, height, 1), extent, dx, dy)
      const right = view.x + extent.columns * view.unit
      const bottom = view.y + (extent.rows - 1) * view.rowHeight
      assert.ok(view.x <= width * 0.75 && right >= width * 0.25 - 1e-6)
      assert.ok(view.y <= height * 0.75 && bottom >= height * 0.25 - 1e-6)
    }
  })
})

test('a view of another size is fitted again, or keeps its middle', () => {
  const extent = EXTENTS[2]
  const whole = fit(extent, 900, 432, 1)
  assert.deepEqual(resize(whole, extent, 500, 300, 1), fit(extent, 500, 300, 1))
  const close = zoom(whole, 2, 450, 216, 1)
  const { view } = resize(close, extent, 500, 300, 1)
  near((250 - view.x) / view.unit, (450 - close.view.x) / close.view.unit, 'the middle')
  assert.deepEqual([view.width, view.height], [500, 300])
})

test('a view between two views is interpolated', () => {
  const from = fit(EXTENTS[1], 900, 432, 1).view
  const to = { ...from, x: from.x + 100 }
  assert.deepEqual(interpolate(from, to, 0), from)
  assert.deepEqual(interpolate(from, to, 1), to)
  near(interpolate(from, to, 0.5).x, from.x + 50, 'half of it')
})

test('a view is enlarged by equal factors in equal times', () => {
  const from = fit(EXTENTS[3], 900, 432, 1).view
  const to = { ...from, unit: from.unit * 10_000, x: -5000 * from.unit }
  const middle = interpolate(from, to, 0.5)
  near(middle.unit, from.unit * 100, 'half of the doublings')
  // A point that is at the same place in both views stays there on the way.
  const still = (from.x - to.x) / (to.unit - from.unit)
  near(middle.x + still * middle.unit, from.x + still * from.unit, 'the fixed point')
})

test('a small subtree fills the view, and zooming out from it ends at the whole tree', () => {
  const extent = { columns: 250_000, rows: 10 }
  const whole = fit(extent, 900, 380, 1)
  const area = { left: 70_000, right: 70_005, top: 6, bottom: 9 }
  const close = approach(whole, area, 1)
  const { unit, rowHeight } = close.view
  assert.ok(unit >= 100, `leaves stand ${unit} pixels apart`)
  near(rowHeight, (380 - 36.4 - 30.4) / 3, 'rows')
  const [px, py] = [450, 190]
  let out = close
  for (let rows = rowHeight; out.zoom > 1.001; rows = out.view.rowHeight) {
    out = zoom(out, Math.max(0.5, 1 / out.zoom), px, py, 1)
    assert.ok(out.view.rowHeight <= rows + 1e-9)
  }
  near(out.view.unit, whole.view.unit, 'columns of the whole')
  near(out.view.rowHeight, whole.view.rowHeight, 'rows of the whole')
  const closest = zoom(close, 1e9, px, py, 1).view
  near(closest.unit, 280, 'leaves')
  near(closest.rowHeight, 600, 'rows')
})

test('a place is centred as far as the tree stays in view', () => {
  const whole = fit({ columns: 1000, rows: 5 }, 1280, 720, 1)
  const extent = { columns: 1000, rows: 5 }
  const close = zoom(whole, 20, 640, 360, 1)
  const middle = centre(close, extent, { column: 500, row: 2 }, 1).view
  assert.ok(Math.abs(middle.x + 500 * middle.unit - 640) < 1e-6)
  const left = centre(close, extent, { column: 0, row: 0 }, 1).view
  assert.ok(left.x >= 0 && left.x < 200, 'the first leaf is in view at the left')
  const right = centre(close, extent, { column: 1000, row: 0 }, 1).view
  assert.ok(Math.abs(right.x + 1000 * right.unit - 1248) < 1e-6)
  assert.deepEqual(centre(whole, extent, { column: 0, row: 4 }, 1), whole)
})

test('a saved framing restores its view, and at another size its middle', () => {
  everywhere((extent, width, height) => {
    const whole = fit(extent, width, height, 1)
    assert.equal(framing(whole, null), null)
    const area = { left: extent.columns / 4, right: extent.columns / 2, top: 0, bottom: 0 }
    for (const [node, close] of /** @type {const} */ ([
      [null, whole],
      [3, approach(whole, area, 1)],
    ])) {
      const camera = pan(zoom(close, 1.7, 30, 40, 1), extent, -20, 15)
      const framed = framing(camera, node)
      assert.ok(framed)
      const again = frame(whole, extent, framed, node === null ? null : area, 1)
      const parts = /** @type {const} */ (['x', 'y', 'unit', 'rowHeight'])
      for (const part of parts) near(again.view[part], camera.view[part], part)
      const other = framing(frame(fit(extent, 700, 500, 1), extent, framed, null, 1), node)
      const inside = (/** @type {number} */ at, /** @type {number} */ last) => at >= 0 && at <= last
      if (inside(framed.column, extent.columns)) near(other?.column ?? NaN, framed.column, 'column')
      if (inside(framed.row, extent.rows - 1)) near(other?.row ?? NaN, framed.row, 'row')
    }
  })
})

// The viewer in a real browser: steps, keys, pointer, panels, the tree in words, and neighbours.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTree, openMore, openPanel, painted, picture, stepOf } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { change, pointOf, viewport, watchScenes, watchWhole } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 * @import {Viewport} from '../../www/types.js'
 */

const FIRST_CUTOFF = 22
const LAST = 42

/** Waits until all parts show the step. @param {Page} page @param {number} step */
async function shows(page, step) {
  const slider = page.locator('.scrubber').first()
  await page.waitForFunction(
    ([element, text]) => element?.getAttribute('aria-valuenow') === text,
    /** @type {const} */ ([await slider.elementHandle(), String(step)]),
  )
  assert.equal(await stepOf(page), step)
}

test('the viewer opens at the first cutoff, and buttons lead to all others', async (t) => {
  const page = await visit(t)
  await shows(page, FIRST_CUTOFF)
  assert.match(await page.locator('.sentence').innerText(), /C is worth at most 2, but A already/)
  assert.equal(await page.locator('.position input').inputValue(), String(FIRST_CUTOFF))
  assert.equal(await page.locator('.position .number > span').innerText(), `of ${LAST}`)
  assert.match(await page.locator('.listing [aria-current]').innerText(), /v ≤ α/)
  await openPanel(page, 'counts')
  assert.equal(await page.locator('.node .name').innerText(), 'C')
  const rows = await page.locator('.counts tbody tr').allInnerTexts()
  const figures = rows.map((row) => row.split('\t').slice(1).join(' '))
  assert.deepEqual(figures, ['4 7 9', '7 11 13', '2 2 0', '1 1 0'])

  /** @param {string} name @param {number} step */
  const press = async (name, step) => {
    if (/^Next (leaf|cutoff|return)/.test(name)) await openMore(page)
    await page.getByRole('button', { name, exact: true }).click()
    await shows(page, step)
  }
  await press('Step back', FIRST_CUTOFF - 1)
  await press('Next step', FIRST_CUTOFF)
  await press('First step', 0)
  await press('Next leaf', 4)
  await press('Next cutoff', FIRST_CUTOFF)
  await press('Next return to A', FIRST_CUTOFF + 2)
  await press('Last step', LAST)
  await openMore(page)
  assert.equal(
    await page.getByRole('button', { name: 'Next leaf' }).getAttribute('aria-disabled'),
    'true',
  )
})

test('the log marks the cutoffs that prune, and has few rows of a long run in the document', async (t) => {
  const page = await visit(t)
  await setTree(page, '((3 5) (4 2) (2 6))')
  await openPanel(page, 'log')
  await painted(page)
  const pruned = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    if (!search) throw new Error('no search')
    const cutoffs = search.events(0, search.summary.steps).filter(({ kind }) => kind === 'cutoff')
    return cutoffs.map((event) => [String(event.step), event.kind === 'cutoff' && event.pruned])
  })
  assert.deepEqual(
    pruned.map(([, count]) => count),
    [0, 1],
  )
  assert.deepEqual(await page.locator('.log .row.pruning .step').allInnerTexts(), [pruned[1][0]])

  const wide = `(${'(1 2 3) '.repeat(40_000)})`
  await setTree(page, wide, { algorithm: 'minimax', step: 'last' })
  const last = await stepOf(page)
  assert.ok(last > 500_000, `${last} steps`)
  await openPanel(page, 'log')
  await page.locator(`.row[data-step="${last}"][aria-selected="true"]`).waitFor()
  assert.ok((await page.locator('.row').count()) < 40)
  await page.keyboard.press('Escape')
  await page.locator('.log .scroll').evaluate((list) => {
    list.scrollTop = list.scrollHeight / 2
  })
  await painted(page)
  const row = page.locator('.row').nth(5)
  const step = Number(await row.getAttribute('data-step'))
  assert.ok(step > last * 0.45 && step < last * 0.55, `${step} of ${last}`)
  await row.click()
  await shows(page, step)
  await page.keyboard.press('ArrowDown')
  await shows(page, step + 1)
})

test('a run plays after “Play” alone, and pauses', async (t) => {
  const page = await visit(t)
  await painted(page)
  await shows(page, FIRST_CUTOFF)
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  assert.equal(await page.locator('.sentence').getAttribute('aria-live'), 'off')
  await openMore(page)
  await page.getByLabel('Speed').selectOption('64')
  await shows(page, LAST)
  assert.equal(await page.locator('.sentence').getAttribute('aria-live'), 'polite')
  await openMore(page)
  await page.getByLabel('Speed').selectOption('0.5')
  await page.getByRole('button', { name: 'Play' }).click()
  await page.getByRole('button', { name: 'Pause' }).click()
  assert.ok((await stepOf(page)) < LAST, 'from the end it starts over')
})

test('keys work in the viewer, and only there; the scrubber seeks while dragged, and by keys', async (t) => {
  const page = await visit(t)
  await page.locator('textarea').first().focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await shows(page, FIRST_CUTOFF)

  await page.locator('.stage').focus()
  const expected = /** @type {const} */ ([
    ['Home', 0],
    ['ArrowRight', 1],
    ['l', 4],
    ['c', FIRST_CUTOFF],
    ['r', FIRST_CUTOFF + 2],
    ['ArrowLeft', FIRST_CUTOFF + 1],
    ['End', LAST],
  ])
  for (const [key, step] of expected) {
    await page.keyboard.press(key)
    await shows(page, step)
  }
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Play' }).waitFor()
  await page.keyboard.press('?')
  await page.locator('secateur-tree dialog').waitFor()
  await page.keyboard.press('Escape')
  assert.ok(!(await page.locator('secateur-tree dialog').isVisible()))

  const box = await page.locator('.track').boundingBox()
  assert.ok(box)
  /** @param {number} step */
  const at = (step) => box.x + (box.width * step) / LAST
  const y = box.y + box.height / 2
  await page.mouse.move(at(FIRST_CUTOFF), y)
  await page.mouse.down()
  await page.mouse.move(at(30), y, { steps: 3 })
  await shows(page, 30)
  await page.mouse.move(at(-5), y)
  await shows(page, 0)
  await page.mouse.move(at(7), y)
  await page.mouse.up()
  await shows(page, 7)
  await page.keyboard.press('ArrowUp')
  await shows(page, 8)
  await page.keyboard.press('PageUp')
  await shows(page, 12)
  await page.keyboard.press('End')
  await shows(page, LAST)
})

test('a clicked node is selected, with the reason why it was pruned', async (t) => {
  const page = await visit(t)
  await watchWhole(page)
  // The second leaf of C.
  const at = await pointOf(page, 7)
  await page.mouse.click(at.x, at.y)
  await painted(page)
  await openPanel(page, 'node')
  const panel = page.locator('.panel.node')
  assert.match(await panel.innerText(), /The leaf 4\n+leaf, depth 2, pruned/)
  assert.match(
    await panel.innerText(),
    /An alpha cutoff at C pruned it: α\u00a0=\u00a03, held by A\./,
  )
  await page.keyboard.press('End')
  await shows(page, LAST)
  await panel.getByRole('button', { name: 'Go to step' }).click()
  await shows(page, FIRST_CUTOFF)
})

test('keys, wheel and buttons zoom, pan and fit', async (t) => {
  const page = await visit(t, { ...WIDE, deviceScaleFactor: 2 })
  const [inside, outside] = await page.locator('.stage canvas').evaluate((element) => {
    const { width, clientWidth } = /** @type {HTMLCanvasElement} */ (element)
    return [width, clientWidth]
  })
  assert.equal(inside, outside * 2, 'one pixel of the canvas is one of the screen')
  await watchScenes(page)
  const whole = await picture(page)
  const stage = page.locator('.stage')
  await stage.focus()
  await page.keyboard.press('0')
  const fitted = await viewport(page)
  /**
   * The changes of the distances of nodes and rows, and of the place where the tree begins.
   * @type {Record<string, number[]>}
   */
  const ways = {
    '+': [1, 1, -1, -1],
    '-': [-1, -1, 1, 1],
    'Shift+ArrowLeft': [0, 0, 1, 0],
    'Shift+ArrowRight': [0, 0, -1, 0],
    'Shift+ArrowUp': [0, 0, 0, 1],
    'Shift+ArrowDown': [0, 0, 0, -1],
  }
  for (const [keys, way] of Object.entries(ways)) {
    await page.keyboard.press(keys)
    assert.deepEqual(change(fitted, await viewport(page)), way, keys)
    assert.notEqual(await picture(page), whole, keys)
    await page.keyboard.press('0')
    assert.deepEqual(await viewport(page), fitted, `fit after ${keys}`)
    assert.equal(await picture(page), whole, `fit after ${keys}`)
  }
  const pointer = { x: 300, y: 200 }
  await stage.hover({ position: pointer })
  for (const [turned, larger] of [
    [-300, 1],
    [600, -1],
  ]) {
    const before = await viewport(page)
    await page.mouse.wheel(0, turned)
    const after = await viewport(page)
    assert.deepEqual(change(before, after).slice(0, 2), [larger, larger], 'zoomed by the wheel')
    const under = (/** @type {Viewport} */ { x, unit }) => (pointer.x - x) / unit
    assert.ok(Math.abs(under(after) - under(before)) < 1e-6, 'the point under the pointer stays')
  }
  await page.getByRole('button', { name: 'Show the whole tree' }).click()
  assert.equal(await picture(page), whole)
  for (const [name, larger] of /** @type {const} */ ([
    ['Zoom in', 1],
    ['Zoom out', -1],
  ])) {
    const before = await viewport(page)
    await page.getByRole('button', { name }).click()
    assert.equal(change(before, await viewport(page))[0], larger, name)
  }
})

test('two fingers zoom and move the tree', async (t) => {
  const page = await visit(t, PHONE)
  await watchWhole(page)
  const session = await page.context().newCDPSession(page)
  const { x, y } = await pointOf(page, 0)
  /** Puts two fingers down, or moves them. @param {'touchStart' | 'touchMove'} type @param {number} middle @param {number} apart */
  const touch = async (type, middle, apart) => {
    const touchPoints = [middle - apart, middle + apart].map((x, id) => ({ x, y, id }))
    await session.send('Input.dispatchTouchEvent', { type, touchPoints })
    await painted(page)
  }
  const whole = await viewport(page)
  await touch('touchStart', x, 30)
  await touch('touchMove', x, 60)
  const zoomed = await viewport(page)
  assert.ok(zoomed.unit > whole.unit * 1.5)
  for (const by of [10, 20, 30]) await touch('touchMove', x + by, 60)
  const { x: moved, unit } = await viewport(page)
  assert.ok(Math.abs(moved - zoomed.x - 30) < 3, `${moved - zoomed.x} px`)
  assert.ok(Math.abs(unit / zoomed.unit - 1) < 0.01)
})

test('the tree in words is a tree', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'outline')
  const active = page.locator('secateur-tree [role=treeitem][tabindex="0"]')
  const tree = page.getByRole('tree')
  assert.equal(await tree.getByRole('treeitem').count(), 7)
  await active.focus()
  assert.match(await active.innerText(), /^C, MIN, 3 children, open, window α\u00a03 β\u00a0\+∞/)
  assert.equal(await active.getAttribute('aria-level'), '2')
  assert.equal(await active.getAttribute('aria-posinset'), '2')
  assert.equal(await active.getAttribute('aria-setsize'), '3')
  assert.equal(await active.getAttribute('aria-expanded'), 'true')
  const moves = /** @type {const} */ ([
    ['ArrowRight', /^Leaf 2, closed/],
    ['ArrowDown', /^Leaf 4, pruned by the cutoff at C/],
    ['ArrowLeft', /^C, /],
    ['ArrowUp', /^B, /],
    ['ArrowRight', /^B, /],
    ['ArrowRight', /^Leaf 3, /],
    ['End', /^D, /],
    ['Home', /^A, MAX/],
  ])
  for (const [key, words] of moves) {
    await page.keyboard.press(key)
    await painted(page)
    assert.match(await page.locator('secateur-tree :focus').innerText(), words, key)
    assert.equal(await active.getAttribute('aria-selected'), 'true', 'selection follows')
  }
  assert.equal(await stepOf(page), FIRST_CUTOFF)
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: 'Pause' }).waitFor()
})

test('a broken text leaves the last good tree, and a corrected one is shown', async (t) => {
  const page = await visit(t)
  const viewer = page.locator('secateur-tree')
  await viewer.evaluate((element) => {
    element.textContent = '((3 12 8) (2 4'
  })
  await page.waitForFunction(() => {
    const viewer = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    return viewer.error?.code === 'unclosed' && viewer.search?.summary.nodes === 13
  })
  await shows(page, FIRST_CUTOFF)
  await setTree(page, '((3 12 8) (2 4))')
  await shows(page, FIRST_CUTOFF)
  assert.equal(
    await viewer.evaluate((element) => /** @type {SecateurTree} */ (element).error),
    null,
  )
  await setTree(page, '7')
  assert.match(
    await page.locator('.sentence').innerText(),
    /The search ends: the root is worth exactly 7/,
  )
})

test('two viewers on one page do not disturb each other', async (t) => {
  const page = await visit(t)
  await page.evaluate(async () => {
    const other = document.createElement('secateur-tree')
    other.textContent = 'MAX{MIN{3,5,10}, MIN{2,a,b}, MIN{2,7,3}}'
    other.setAttribute('algorithm', 'minimax')
    other.setAttribute('step', 'last')
    document.querySelector('secateur-tree')?.after(other)
    await new Promise((done) => other.addEventListener('secateur-open', done, { once: true }))
  })
  await painted(page)
  const second = page.locator('secateur-tree').nth(1)
  const before = await picture(page)
  assert.match(await second.locator('.sentence').innerText(), /The value of a is unknown/)
  await second.locator('.stage').click({ position: { x: 5, y: 5 } })
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('+')
  await painted(page)
  assert.equal(await second.locator('.scrubber').getAttribute('aria-valuenow'), '1')
  await shows(page, FIRST_CUTOFF)
  assert.equal(await picture(page), before)
  await second.evaluate((element) => element.remove())
  await page.locator('.stage').focus()
  await page.keyboard.press('ArrowRight')
  await shows(page, FIRST_CUTOFF + 1)
})

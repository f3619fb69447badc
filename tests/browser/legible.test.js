// The picture is legible: sizes of type and of nodes in the page itself, and the tip with the texts that have no room.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { setTree, openSettings, painted, select, settled } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { pointOf, scene, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const HAND = { ...PHONE, viewport: { width: 390, height: 664 } }

/** Chooses an example. @param {Page} page @param {string} name */
async function choose(page, name) {
  await openSettings(page)
  await settled(page, async () => void (await page.selectOption('#example', name)))
  if ((page.viewportSize()?.width ?? 0) < 900) await page.keyboard.press('Escape')
  await painted(page)
}

/** The leaves of a tree, and the shapes of its inner nodes. @param {Page} page @param {number} [which] */
async function figures(page, which = 0) {
  const { marks, texts, viewport } = await scene(page, which)
  const tree = page.locator('secateur-tree').nth(which)
  const leaves = await tree.evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    const nodes = Array.from({ length: search?.summary.nodes ?? 0 }, (_, node) => node)
    return nodes.filter((node) => search?.node(node, 0).children === 0)
  })
  const values = texts.filter(({ role, node }) => role === 'value' && leaves.includes(node))
  const inner = marks.filter(({ shape }) => shape === 'up' || shape === 'down')
  const squares = marks.filter(({ shape }) => shape === 'square')
  return { leaves, values, inner, squares, viewport }
}

/** The least of some sizes. @param {{ size: number }[]} texts */
function least(texts) {
  return Math.min(...texts.map(({ size }) => size))
}

test('27 leaves on a laptop have large numerals and nodes, with and without the settings', async (t) => {
  const page = await visit(t, WIDE)
  await watchScenes(page)
  await choose(page, 'worstOrder')
  for (const [type, nodes] of [
    [13, 28],
    [16, 34],
  ]) {
    const { leaves, values, inner, viewport } = await figures(page)
    assert.deepEqual([leaves.length, values.length, inner.length], [27, 27, 13])
    assert.ok(least(values) >= type, `${least(values)} px`)
    const narrowest = Math.min(...inner.map(({ width }) => width))
    assert.ok(narrowest >= nodes, `${narrowest} px`)
    // Three edges of equal height fill the picture, but for its margins.
    const { height, rowHeight, y } = viewport
    assert.ok(y <= 44 && height - y - 3 * rowHeight <= 36, JSON.stringify(viewport))
    await page.locator('button.fold').click()
    await painted(page)
  }
})

test('every leaf of Wikipedia’s tree has its number on a phone', async (t) => {
  const page = await visit(t, HAND)
  await watchScenes(page)
  await choose(page, 'wikipedia')
  const { leaves, values } = await figures(page)
  assert.deepEqual([leaves.length, values.length], [14, 14])
  assert.ok(least(values) >= 11, `${least(values)} px`)
})

test('every leaf of Pig has its number on a phone, in a box wide enough', async (t) => {
  const page = await visit(t, HAND)
  await watchScenes(page)
  await choose(page, 'pig')
  const { leaves, values, squares } = await figures(page)
  // The other leaves are folded below nodes that are pruned.
  const drawn = leaves.filter((leaf) => squares.some(({ node }) => node === leaf))
  assert.ok(drawn.length >= 15)
  assert.equal(values.length, drawn.length)
  assert.ok(least(values) >= 11, `${least(values)} px`)
  // −1 in type of 11 px is 16 px wide, and has air at both sides.
  for (const leaf of drawn) {
    const widths = squares.filter(({ node }) => node === leaf).map(({ width }) => width)
    assert.ok(Math.min(...widths) >= 22, `${widths} px`)
  }
})

test('27 leaves in best and in worst order, side by side, all have their numbers', async (t) => {
  const page = await visit(t, { viewport: { width: 1024, height: 768 } })
  await watchScenes(page)
  await choose(page, 'worstOrder')
  await page.selectOption('#compare-with', 'best')
  await page.waitForFunction(() => {
    const trees = [...document.querySelectorAll('secateur-tree')]
    return trees.length === 2 && trees.every((tree) => 'search' in tree && tree.search)
  })
  for (const mode of ['beside the settings', 'before a class']) {
    for (const which of [0, 1]) {
      const { leaves, values, squares, viewport } = await figures(page, which)
      const where = `tree ${which}, ${mode}, ${JSON.stringify(viewport)}`
      assert.equal(values.length, 27, where)
      assert.ok(least(values) >= 12, `${least(values)} px: ${where}`)
      // The tint and the ring of a leaf are wider than its box.
      const boxes = new Map(squares.map(({ node }) => [node, Infinity]))
      for (const { node, width } of squares) {
        boxes.set(node, Math.min(boxes.get(node) ?? width, width))
      }
      const widths = leaves.map((leaf) => boxes.get(leaf) ?? Infinity)
      const widest = Math.max(...widths)
      assert.ok(widest + 2 <= viewport.unit, `${widest} px: ${where}`)
    }
    await page.getByRole('button', { name: m.ui.projector }).click()
    await painted(page)
  }
})

/** Two wide families: their inner nodes have no room for windows and ranges of such length. */
const CROWDED = `((${'-1234.5 '.repeat(12)}) (${'-1234.5 '.repeat(12)}))`
const NAMED = 'root(averylongnameindeed(1 2) anotherverylongname(leafwithanameaslong:3 4))'

/** The tip, if it is visible. @param {Page} page */
function tip(page) {
  return page.locator('secateur-tree .tip:not([hidden])')
}

/** Waits until the tip has a text. @param {Page} page @param {RegExp | string} text */
async function tipped(page, text) {
  await tip(page).filter({ hasText: text }).waitFor()
}

/** Waits until there is no tip. @param {Page} page */
async function bare(page) {
  await tip(page).waitFor({ state: 'detached' })
}

/** Five plies: on a phone, some windows have no room. */
const DEEPER =
  '(((((5 6) (7 4 5)) ((3) (8 2))) (((6) (6 9)) ((7) (1 3)))) ((((5)) ((9 8) (6))) (((4 4)) ((2 7) (5)))))'
const CUTS = `(${'(-1234.5 6 7) '.repeat(12)})`

/**
 * The texts that have no room on a phone: a value, the window of an open node, the range of a node that was cut.
 * @type {Record<string, [tree: string, step: string, node: number, role: string, text: RegExp]>}
 */
const LEFT_OUT = {
  value: [CROWDED, 'last', 2, 'value', /−1234\.5/],
  window: [DEEPER, 'cutoff:1', 3, 'window', /α −∞ {2}β 6/],
  range: [CUTS, 'last', 5, 'bound', /≤ −1234\.5/],
}

for (const [what, [tree, step, node, role, text]] of Object.entries(LEFT_OUT)) {
  test(`the tip shows a ${what} that has no room: by mouse, by touch, at the selected node`, async (t) => {
    const page = await visit(t, HAND)
    await watchScenes(page)
    await setTree(page, tree, { step, panel: 'outline' })
    const { texts } = await scene(page)
    assert.ok(!texts.some((text) => text.node === node && text.role === role), 'no room for it')
    await bare(page)
    const { x, y } = await pointOf(page, node)
    await page.mouse.move(x, y)
    await tipped(page, text)
    await page.mouse.move(0, 0)
    await bare(page)
    const viewer = page.locator('secateur-tree').first()
    const selected = () => viewer.evaluate((tree) => /** @type {SecateurTree} */ (tree).selected)
    await page.touchscreen.tap(x, y)
    await tipped(page, text)
    // The path to the node comes below the picture, for some nodes just below the finger: it is not pressed as well.
    assert.equal(await selected(), node)
    await page.keyboard.press('Escape')
    await bare(page)
    // By keyboard a node is selected in the tree in words.
    await page.locator('secateur-tree [role=treeitem][tabindex="0"]').first().focus()
    await page.keyboard.press('Home')
    for (let at = 0; at !== node; at = (await selected()) ?? 0) {
      const item = page.locator(`[role=treeitem][data-node="${at}"]`).first()
      const folded = (await item.getAttribute('aria-expanded')) === 'false'
      await page.keyboard.press(folded ? 'ArrowRight' : 'ArrowDown')
    }
    await tipped(page, text)
  })
}

test('a long name is shortened with …, and the tip shows all of it', async (t) => {
  const page = await visit(t, HAND)
  await watchScenes(page)
  await setTree(page, NAMED)
  const { texts } = await scene(page)
  for (const [node, name] of /** @type {const} */ ([
    [1, 'averylongnameindeed'],
    [5, 'leafwithanameaslong'],
  ])) {
    const label = texts.find((text) => text.node === node && text.role === 'name')
    assert.ok(!label || (label.text.endsWith('…') && name.startsWith(label.text.slice(0, -1))))
    const { x, y } = await pointOf(page, node)
    await page.mouse.move(x, y)
    await tipped(page, name)
  }
  // The kind of a cutoff is named in the picture: the tip would cover its arrow.
  await setTree(page, '((3 12 8) (2 4 6) (14 5 2))', { step: 'cutoff' })
  await select(page, 5)
  const reach = (await scene(page)).texts.filter((text) => text.role === 'reach')
  assert.deepEqual([reach.length, reach[0]?.node], [1, 5])
  await bare(page)
})

// Selecting a node in a real browser: its description, and the parts of the page that it does not change.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INK, SHAPE } from '../../www/core.js'
import { messages } from '../../www/messages/pages.js'
import {
  setTree,
  openPanel,
  painted,
  seek,
  select,
  selected,
  setAttributes,
  settled,
} from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { scene, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a selected node is described, and the run goes on: ${name}`, async (t) => {
    const page = await visit(t, device)
    const paragraph = page.locator('.selection p')
    const path = page.locator('.path')
    assert.equal(await page.locator('.selection').isVisible(), false)
    const stage = await page.locator('.stage').boundingBox()
    await select(page, 9)
    await painted(page)
    assert.deepEqual(
      await page.locator('.stage').boundingBox(),
      stage,
      'the picture keeps its size',
    )
    // On a phone the selection takes the place of the path.
    assert.equal(await path.isVisible(), device === WIDE)
    assert.match(await paragraph.innerText(), /^D, MIN, 3 children, not reached yet$/)
    if (device === WIDE) assert.match(await path.innerText(), /^A[\s›]+C$/)
    await seek(page, 27)
    assert.match(await paragraph.innerText(), /^D, MIN, 3 children, open/)
    if (device === WIDE) assert.match(await path.innerText(), /^A[\s›]+D[\s›]+14$/)
    assert.match(await page.locator('.sentence').innerText(), /14/)
    // On its side a phone has room for one of them, too.
    await page.setViewportSize({ width: 667, height: 375 })
    assert.equal(await path.isVisible(), false)
    await page.getByRole('button', { name: m.wayfinding.selection.deselect }).click()
    await painted(page)
    assert.equal(await page.locator('.selection').isVisible(), false)
    assert.match(await path.innerText(), /^A[\s›]+D[\s›]+14$/)
  })
}

/** Five plies, in which windows have little room on a phone. */
const DEEP =
  '(((((5 6) (7 4 5)) ((3) (8 2))) (((6) (6 9)) ((7) (1 3)))) ((((5)) ((9 8) (6))) (((4 4)) ((2 7) (5)))))'

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a selected open node shows its window once: ${name}`, async (t) => {
    const page = await visit(t, device)
    await watchScenes(page)
    await setTree(page, DEEP, { step: 'cutoff:1' })
    const open = await page.locator('secateur-tree').evaluate((tree) => {
      const { search, step } = /** @type {SecateurTree} */ (tree)
      if (!search) throw new Error('no search')
      const nodes = Array.from({ length: search.summary.nodes }, (_, node) => node)
      return nodes.filter((node) => search.node(node, step).status === 'open')
    })
    assert.ok(open.length > 3)
    for (const node of open) {
      await select(page, node)
      await painted(page)
      const { texts } = await scene(page)
      const drawn = texts.filter((text) => text.node === node).map(({ text }) => text)
      const tip = page.locator('secateur-tree .tip:not([hidden])')
      const text = [...drawn, ...(await tip.allInnerTexts())].join(' ')
      assert.equal(text.match(/α/g)?.length, 1, `${node}: ${text}`)
      const summary = await page.locator('.selection p').innerText()
      assert.doesNotMatch(summary, /window|\[/)
    }
  })
}

test('a click on a board selects its node, whose board is in its panel', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await settled(page, () => page.selectOption('#example', 'coins'))
  await painted(page)
  const spot = await page.locator('secateur-tree').evaluate(
    (element, inks) => {
      const { onView, search } =
        /** @type {SecateurTree & { onView?: { marks: import('../../www/types.js').Marks } }} */ (
          element
        )
      const stage = element.shadowRoot?.querySelector('.stage')
      if (!onView || !stage || !search) throw new Error('nothing is shown')
      const { ink, shape, node, x1, y1, x2, y2 } = onView.marks
      // A coin of a board that is not the root's.
      const coin = ink.findIndex(
        (kind, i) => kind === inks.piece && shape[i] === inks.circle && node[i] > 0,
      )
      if (coin < 0) return null
      const box = stage.getBoundingClientRect()
      return {
        node: node[coin],
        x: box.left + x1[coin] + x2[coin] / 2,
        y: box.top + y1[coin] + y2[coin] / 2,
      }
    },
    { piece: INK.indexOf('piece'), circle: SHAPE.indexOf('circle') },
  )
  assert.ok(spot, 'a board is drawn')
  await page.mouse.click(spot.x, spot.y)
  await painted(page)
  assert.equal(await selected(page), spot.node)

  await select(page, null)
  await settled(page, () => page.selectOption('#example', 'ticTacToe'))
  await setAttributes(page, { panel: 'node' })
  await seek(page, 0)
  const board = page.locator('.scene > .board .moves')
  const own = page.locator('.node .board')
  const before = await board.innerText()
  await select(page, 3)
  assert.equal(await board.innerText(), before)
  assert.ok(await own.isVisible())
  await seek(page, 2)
  assert.notEqual(await board.innerText(), before)
  await select(page, null)
  assert.equal(await own.isVisible(), false)
})

test('one command unfolds all stubs, and folds them again', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  const bunch = '((1 2 3) (4 5 6) (7 8 9))'
  await settled(page, () => page.fill('#tree', `((3 4) (2 ${bunch}) (1 ${bunch} ${bunch}))`))
  await page.locator('.stage').focus()
  await page.keyboard.press('End')
  const fans = async () => (await scene(page)).marks.filter(({ shape }) => shape === 'fan').length
  assert.equal(await fans(), 3)
  const button = page.getByRole('button', { name: m.wayfinding.unfold })
  await button.click()
  assert.equal(await fans(), 0)
  await page.locator('.stage').focus()
  await page.keyboard.press('u')
  assert.equal(await fans(), 3)
  await page.keyboard.press('Home')
  await painted(page)
  assert.equal(await button.isVisible(), false, 'nothing is pruned yet')
})

test('a node selected in one tree is selected and described in the other', async (t) => {
  const page = await visit(t)
  await page.selectOption('#compare-with', 'algorithm')
  await page.locator('.counts-table').waitFor()
  await openPanel(page, 'find')
  await page.locator('#first .find input').fill('#7')
  await page.keyboard.press('Enter')
  assert.equal(await selected(page, 1), 7)
  await page.locator('#second .find input').fill('D')
  await page.keyboard.press('Enter')
  assert.equal(await selected(page), 9)
  for (const id of ['first', 'second']) {
    await page.locator(`#${id}`).evaluate((element) => {
      const tree = /** @type {SecateurTree} */ (element)
      tree.seek(tree.search?.summary.steps ?? 0)
      tree.select(7)
    })
  }
  await painted(page)
  const item = (/** @type {string} */ id) =>
    page.locator(`#${id} [role=treeitem][data-node="7"]`).innerText()
  assert.match(await item('first'), /pruned .*only the other search enters it$/)
  assert.match(await item('second'), /pruned in the other search, only this one enters it$/)

  // A node that the other search has yet to reach has no remark; a search that stands at a node has entered it.
  await page.selectOption('#link', 'none')
  /** Goes to the step of the second search before it enters the node, or to that one. @param {number} further */
  const seekSecond = async (further) => {
    await page.locator('#second').evaluate((element, further) => {
      const tree = /** @type {SecateurTree} */ (element)
      tree.seek((tree.search?.node(7, tree.search.summary.steps).entered ?? 0) - 1 + further)
    }, further)
    await painted(page)
  }
  await seekSecond(0)
  assert.doesNotMatch(await item('first'), /the other search/)
  await seekSecond(1)
  assert.match(await item('first'), /pruned .*only the other search enters it$/)
})

test('the item of a selected node stays unfolded in the tree in words as the run goes on', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'outline')
  const element = page.locator('secateur-tree')
  /** Goes to the step that enters a node, or to the last one. @param {number | null} node */
  const seekNode = async (node) => {
    await element.evaluate((element, node) => {
      const tree = /** @type {SecateurTree} */ (element)
      const { steps = 0 } = tree.search?.summary ?? {}
      tree.seek(node === null ? steps : (tree.search?.node(node, steps).entered ?? 0))
    }, node)
    await painted(page)
  }
  const item = page.locator('[role=treeitem][data-node="7"]')
  await seekNode(7)
  assert.equal(await item.getAttribute('aria-level'), '3')
  await select(page, 7)
  await painted(page)
  await seekNode(null)
  assert.equal(await item.getAttribute('aria-selected'), 'true')
  // The words of an item are visible at every depth.
  await setTree(page, `${'('.repeat(30)}1 2${')'.repeat(30)}`)
  await seekNode(30)
  const list = page.locator('.outline .scroll')
  assert.ok(await list.evaluate(({ clientWidth, scrollWidth }) => scrollWidth <= clientWidth))
})

// Finding the way in a real browser: to a node, along the path, to large cutoffs, close up and back.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { give as show, openMore, openPanel, painted, picture as pixels, select } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import {
  change,
  inView,
  inked,
  place,
  pointOf,
  scene,
  stands,
  viewport,
  watchScenes,
} from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const words = m.wayfinding
const FIRST_CUTOFF = 22

/** Wide and deep enough for anything to be out of view. */
const LARGE = `(${'(((9 1 2) (2 3 4)) ((1 5) (0 2) top:7)) '.repeat(30)})`

/** The first child of the root of `LARGE`. */
const B = 1

/** @param {Page} page @param {string} text @param {Record<string, string>} [attributes] */
async function give(page, text, attributes = {}) {
  await show(page, text, attributes)
  await painted(page)
}

/** The marked node and the step. @param {Page} page @param {number} [which] */
async function at(page, which = 0) {
  return page
    .locator('secateur-tree')
    .nth(which)
    .evaluate((element) => {
      const { selected, step } = /** @type {SecateurTree} */ (element)
      return { selected, step }
    })
}

/** @param {Page} page */
function crumbs(page) {
  return page.locator('.path').first().getByRole('button').allInnerTexts()
}

/** @param {Page} page @param {string} text */
async function find(page, text) {
  await openPanel(page, 'find')
  await page.getByRole('textbox', { name: words.find.label }).fill(text)
  await page.keyboard.press('Enter')
}

test('a node is found by its name, by its number, by its value, or not at all', async (t) => {
  const page = await visit(t)
  await page.locator('.stage').focus()
  await page.keyboard.press('/')
  const text = page.locator('.find .message')
  await page.keyboard.type('D')
  await page.keyboard.press('Enter')
  assert.deepEqual(await at(page), { selected: 9, step: FIRST_CUTOFF })
  assert.match(await text.innerText(), /^D is selected\. Go to step 25/)
  await painted(page)
  assert.equal(await page.locator('.node .name').innerText(), 'D')

  await find(page, '#7')
  assert.equal((await at(page)).selected, 7)
  await find(page, '14')
  assert.equal((await at(page)).selected, 10)

  await find(page, 'Otto')
  assert.equal(await text.innerText(), words.find.none('Otto'))
  assert.equal((await at(page)).selected, 10, 'nothing is lost')
  assert.equal(await page.locator('.find li').count(), 0)

  await find(page, '2')
  assert.equal(await text.innerText(), words.find.several(3))
  const rows = page.locator('.find li')
  assert.deepEqual(await rows.allInnerTexts(), ['A › B › 3 #2', 'A › C › 2 #6', 'A › D › 2 #12'])
  await rows.nth(1).getByRole('button').click()
  assert.equal((await at(page)).selected, 6)
  await find(page, '')
  assert.equal(await rows.count(), 0)
})

test('many of one name are few rows, and a decimal may be written as in the language', async (t) => {
  const page = await visit(t)
  await give(page, `(${'x:1.5 '.repeat(300)} y:2.5)`)
  await find(page, 'x')
  assert.equal(await page.locator('.find li').count(), 13)
  assert.equal(await page.locator('.find .more').innerText(), words.find.more(288))
  await page.evaluate(() => document.querySelector('secateur-tree')?.setAttribute('lang', 'de'))
  await page.locator('.viewer[lang=de]').waitFor()
  await page.locator('.find input').fill('2,5')
  await page.keyboard.press('Enter')
  assert.equal((await at(page)).selected, 301)
})

test('typing in a field moves nothing, and Escape stays in it', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'find')
  await page.locator('.find input').focus()
  await page.keyboard.type('clr b0+-')
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  assert.deepEqual(await at(page), { selected: null, step: FIRST_CUTOFF })
  await page.keyboard.press('Escape')
  assert.equal(await page.locator('.find input').inputValue(), '')
})

test('the next cutoff of some size, and the largest', async (t) => {
  const page = await visit(t)
  await give(page, '((5) (1 2) (2 3 4 5) (3 (6 7)) (0 1))', { step: '0' })
  const { one, three } = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    return { one: search?.next(0, 'cutoff'), three: search?.next(0, 'cutoff', { least: 3 }) }
  })
  assert.ok(one && three && one < three)
  const field = page.getByRole('textbox', { name: words.least })
  const next = page.getByRole('button', { name: m.viewer.skipName.cutoff() })
  await openMore(page)
  await field.fill('3')
  await next.click()
  assert.equal((await at(page)).step, three)
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('step', '0'))
  await openMore(page)
  await field.fill('0')
  assert.equal(await field.getAttribute('aria-invalid'), 'true')
  await field.fill('')
  await page.keyboard.press('Enter')
  assert.equal((await at(page)).step, one)
  await field.fill('100')
  await page.keyboard.press('Enter')
  assert.equal((await at(page)).step, one, 'there is none')
  await page.waitForFunction(
    (button) => button?.getAttribute('aria-disabled') === 'true',
    await next.elementHandle(),
  )

  const largest = page.getByRole('button', { name: words.largest })
  await largest.click()
  assert.equal((await at(page)).step, three)
  await page.locator('.stage').focus()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+C')
  assert.equal((await at(page)).step, three)
  await openMore(page)
  await page.waitForFunction(
    (button) => button?.getAttribute('aria-disabled') === 'true',
    await largest.elementHandle(),
  )
})

test('the path leads to the node of the step, and its names select', async (t) => {
  const page = await visit(t)
  assert.deepEqual(await crumbs(page), ['A', 'C'])
  await page.locator('.path').getByRole('button', { name: 'A' }).click()
  assert.equal((await at(page)).selected, 0)
  await painted(page)
  assert.deepEqual(await crumbs(page), ['A', 'C'], 'the way down stays')
  assert.equal(await page.locator('.path [aria-current]').innerText(), 'A')
  assert.equal(await page.locator('.path :focus').innerText(), 'A')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal((await at(page)).selected, 5)
  await find(page, '#12')
  await painted(page)
  assert.deepEqual(await crumbs(page), ['A', 'C'], 'the path goes with the run')
  assert.equal(await page.locator('.path [aria-current]').count(), 0)
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a deep path stays one row, ${name}`, async (t) => {
    const page = await visit(t, device)
    const height = () =>
      page.locator('.path-row').evaluate((way) => way.getBoundingClientRect().height)
    const before = await height()
    const long = 'averyveryverylongname'
    await give(page, `${`${long}(`.repeat(200)}1 2${')'.repeat(200)}`, { step: '205' })
    const path = await crumbs(page)
    assert.equal(path.at(-1), '2')
    assert.ok(path.length >= 2 && path.length < 30, String(path.length))
    assert.match(await page.locator('.path .gap').innerText(), /nodes in between/)
    assert.equal(await height(), before)
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    assert.equal(over, 0)

    await give(page, `${'('.repeat(900)}1 2${')'.repeat(900)}`, { step: '891' })
    const cut = await page
      .locator('.path button')
      .evaluateAll((names) =>
        names.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      )
    assert.deepEqual(cut, [], 'numbers are whole')
    assert.equal((await crumbs(page)).at(-1), '#890')
  })
}

test('a double click brings a subtree close, and back returns', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await give(page, LARGE, { step: '0' })
  const whole = await viewport(page)
  const back = page.getByRole('button', { name: words.back })
  assert.equal(await back.isVisible(), false)

  // The root stands at the top in the middle; a double click on nothing does nothing.
  await select(page, B)
  const marked = await pixels(page)
  assert.deepEqual(inked(await scene(page), 'selected'), [B])
  assert.deepEqual(await viewport(page), whole)
  const small = await place(page, B)
  assert.ok(small.right - small.left < 0.1, 'B is one of thirty')
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  const close = await viewport(page)
  assert.equal(change(whole, close)[0], 1, 'closer')
  assert.ok(filled(await place(page, B)), 'all of B, and little else')
  await back.click()
  assert.deepEqual(await viewport(page), whole)
  assert.equal(await pixels(page), marked)
  assert.equal(await back.isVisible(), false)

  const box = await page.locator('.stage').boundingBox()
  assert.ok(box)
  const spot = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    return search?.position(1)
  })
  assert.ok(spot)
  const x = box.x + whole.x + spot.column * whole.unit
  const y = box.y + whole.y + spot.row * whole.rowHeight
  await page.mouse.dblclick(x, y)
  await painted(page)
  assert.equal((await at(page)).selected, B)
  assert.deepEqual(await viewport(page), close)
  await back.waitFor()
  await page.locator('.stage').focus()
  await page.keyboard.press('b')
  await page.mouse.move(0, 0)
  assert.deepEqual(await viewport(page), whole)
  assert.equal(await pixels(page), marked)
  await page.mouse.dblclick(box.x + box.width - 4, box.y + 4)
  await page.mouse.move(0, 0)
  assert.deepEqual(await viewport(page), whole, 'where there is no node there is nowhere to go')
  assert.equal(await back.isVisible(), false)
})

test('two quick clicks are a double click only at one place', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await give(page, LARGE, { step: '0' })
  const whole = await viewport(page)
  const [root, b] = [await pointOf(page, 0), await pointOf(page, B)]
  /** @param {{ x: number, y: number }[]} points that are clicked within one turn */
  const click = (points) =>
    page.locator('.stage').evaluate((stage, points) => {
      for (const { x, y } of points) {
        const at = { clientX: x, clientY: y, bubbles: true, cancelable: true }
        stage.querySelector('canvas')?.dispatchEvent(new MouseEvent('click', at))
      }
    }, points)
  await click([root, b])
  await painted(page)
  assert.equal((await at(page)).selected, B)
  assert.deepEqual(await viewport(page), whole)
  await click([root, b, b])
  await painted(page)
  assert.equal(change(whole, await viewport(page))[0], 1, 'closer')
})

/** Whether a subtree is all in view, and takes most of its width. @param {Awaited<ReturnType<typeof place>>} area */
function filled(area) {
  return inView(area) && area.right - area.left > 0.8
}

test('of very many leaves a double click brings one close with its neighbours', async (t) => {
  const page = await visit(t)
  await give(page, `(${Array.from({ length: 20_000 }, (_, i) => i).join(' ')})`, { step: '0' })
  await select(page, 10_000)
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  await painted(page)
  const box = await page.locator('.stage').boundingBox()
  assert.ok(box)
  await page.keyboard.press('Escape')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height - 40)
  assert.equal((await at(page)).selected, 10_000, 'it stands in the middle')
})

test('the run does not lead out of a subtree that was brought close', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await give(page, LARGE, { step: '0', algorithm: 'minimax' })
  const whole = await viewport(page)
  await select(page, B)
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  await painted(page)
  await page.keyboard.press('Escape')
  const earlier = await viewport(page)
  assert.ok(filled(await place(page, B)))
  // Two nodes far to the right of it: nothing differs where the view is.
  const [one, other] = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    return [20, 28].map((i) => search?.children(0, i, i + 1)[0] ?? 0)
  })
  /** Goes to the step that enters a node. @param {number} node */
  const go = (node) =>
    page.locator('secateur-tree').evaluate((element, node) => {
      const tree = /** @type {SecateurTree} */ (element)
      const { search } = tree
      tree.seek(search?.node(node, search.summary.steps).entered ?? 0)
    }, node)
  await go(one)
  const still = await pixels(page)
  await go(other)
  assert.equal(await pixels(page), still)
  assert.deepEqual(await viewport(page), earlier)

  // A reader who goes there by themselves is followed again.
  assert.equal(await stands(page, 0), false)
  await page.locator('.path').getByRole('button', { name: 'A', exact: true }).click()
  assert.equal(await stands(page, 0), true)
  await page.locator('.stage').focus()
  await page.keyboard.press('Escape')
  await go(one)
  assert.deepEqual([await stands(page, one), await stands(page, other)], [true, false])
  await go(other)
  assert.deepEqual([await stands(page, one), await stands(page, other)], [false, true])
  const { unit, rowHeight } = await viewport(page)
  assert.deepEqual([unit, rowHeight], [earlier.unit, earlier.rowHeight], 'as close as before')
  await page.keyboard.press('0')
  assert.deepEqual(await viewport(page), whole)
  assert.equal(await page.getByRole('button', { name: words.back }).isVisible(), false)
})

test('what is marked in one tree is marked in the other, and told in words', async (t) => {
  const page = await visit(t)
  await page.selectOption('#compare-with', 'algorithm')
  await page.locator('.counts-table').waitFor()
  await openPanel(page, 'find')
  await page.locator('#first .find input').fill('#7')
  await page.keyboard.press('Enter')
  assert.equal((await at(page, 1)).selected, 7)
  await page.locator('#second .find input').fill('D')
  await page.keyboard.press('Enter')
  assert.equal((await at(page, 0)).selected, 9)
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

  // Of a node that the other search has yet to reach, nothing is told; where that search is at the node, it has entered it.
  await page.selectOption('#link', 'none')
  /** Goes to the step of the second search before it enters the node, or to that one. @param {number} further */
  const beside = async (further) => {
    await page.locator('#second').evaluate((element, further) => {
      const tree = /** @type {SecateurTree} */ (element)
      tree.seek((tree.search?.node(7, tree.search.summary.steps).entered ?? 0) - 1 + further)
    }, further)
    await painted(page)
  }
  await beside(0)
  assert.doesNotMatch(await item('first'), /the other search/)
  await beside(1)
  assert.match(await item('first'), /pruned .*only the other search enters it$/)
})

test('the item of a marked node stays unfolded in the tree in words when the run goes on', async (t) => {
  const page = await visit(t)
  await openPanel(page, 'outline')
  const element = page.locator('secateur-tree')
  /** Goes to the step that enters a node, or to the last one. @param {number | null} node */
  const go = async (node) => {
    await element.evaluate((element, node) => {
      const tree = /** @type {SecateurTree} */ (element)
      const { steps = 0 } = tree.search?.summary ?? {}
      tree.seek(node === null ? steps : (tree.search?.node(node, steps).entered ?? 0))
    }, node)
    await painted(page)
  }
  const item = page.locator('[role=treeitem][data-node="7"]')
  await go(7)
  assert.equal(await item.getAttribute('aria-level'), '3')
  await select(page, 7)
  await painted(page)
  await go(null)
  assert.equal(await item.getAttribute('aria-selected'), 'true')
})

test('the numbers of a random tree are written as in the language', async (t) => {
  const page = await visit(t, { ...WIDE, locale: 'de-DE' })
  const de = await messages('de')
  await page.getByText(de.ui.random, { exact: true }).click()
  await page.fill('#random-branching', '2')
  await page.fill('#random-depth', '2')
  await page.fill('#random-lowest', '−5')
  await page.fill('#random-highest', '-5')
  const make = page.getByRole('button', { name: de.ui.randomMake })
  await make.click()
  await page.waitForFunction(() =>
    document.querySelector('secateur-tree')?.textContent?.includes('-5 -5'),
  )
  await page.fill('#random-depth', '2,5')
  await make.click()
  await page.getByText(de.viewer.notWhole(0, 1000)).waitFor()
  assert.equal(await page.getAttribute('#random-depth', 'aria-invalid'), 'true')
  await page.fill('#random-depth', 'x')
  await page.getByText(de.rules.notNumber).waitFor()
})

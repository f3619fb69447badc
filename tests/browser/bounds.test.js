// The bounds of a node in a real browser: the number line, window and range, and the holders of bounds.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPanel, painted, setTree as show } from './element.js'
import { PHONE, WIDE, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const DEEP = '(5 (((4 9))))'

/** @param {Page} page @param {string} text @param {Record<string, string>} [attributes] */
async function setTree(page, text, attributes = {}) {
  await show(page, text, attributes)
  await settled(page)
}

/** Waits until no animation runs. @param {Page} page */
async function settled(page) {
  await painted(page)
  await page.locator('.number-line').evaluate(async (element) => {
    await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished))
  })
}

/** @param {Page} page @param {number} step */
async function seek(page, step) {
  await page
    .locator('secateur-tree')
    .evaluate((element, step) => /** @type {SecateurTree} */ (element).seek(step), step)
  await settled(page)
}

/** The rows of the table, cell by cell. @param {Page} page */
async function rows(page) {
  const all = await page.locator('.bounds tr:visible').allInnerTexts()
  return all.map((row) => row.split('\t').map((cell) => cell.trim()))
}

/** The number line in words. @param {Page} page */
function numberLine(page) {
  return page.locator('.number-line svg').getAttribute('aria-label')
}

/** The page with the panel of a node open. @param {Parameters<typeof visit>} args */
async function nodePanel(...args) {
  const page = await visit(...args)
  await openPanel(page, 'node')
  return page
}

/**
 * The left and right ends of a part of the number line, as shares of the line's width.
 * @param {Page} page
 * @param {string} part
 */
async function extent(page, part) {
  const boxes = await Promise.all(
    ['.number-line svg', part].map((selector) => page.locator(selector).boundingBox()),
  )
  const [line, box] = boxes
  assert.ok(line && box, part)
  return [(box.x - line.x) / line.width, (box.x + box.width - line.x) / line.width]
}

/** Where the visible texts of the number line are. @param {Element} svg */
function textsOf(svg) {
  const line = svg.getBoundingClientRect()
  return Array.from(svg.querySelectorAll('text:not(.absent)'), (text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect()
    const inside = left >= line.left - 1 && right <= line.right + 1
    return { words: text.textContent, left, right, top: top + 3, bottom: bottom - 3, inside }
  })
}

/** Texts neither touch each other nor leave the line. @param {ReturnType<typeof textsOf>} texts */
function assertApart(texts) {
  texts.forEach((a, i) => {
    assert.ok(a.inside, `${a.words} is on the line`)
    for (const b of texts.slice(i + 1)) {
      const touch = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
      assert.ok(!touch, `${a.words} touches ${b.words}`)
    }
  })
}

/** Visible texts neither touch each other nor leave the line. @param {Page} page */
async function assertClear(page) {
  assertApart(await page.locator('.number-line svg').evaluate(textsOf))
}

test('the number line shows window, holder and range at each step', async (t) => {
  const page = await nodePanel(t)
  await settled(page)
  assert.deepEqual(await rows(page), [
    ['range', 'at most 2'],
    ['window', 'α', 'β'],
    ['as passed', '3', '+∞'],
    ['as it stands', '3', '+∞'],
    ['held by', 'A', '–'],
  ])
  assert.match(
    (await numberLine(page)) ?? '',
    /window α\u00a03 β\u00a0\+∞.*not above α: the node cuts off/,
  )
  const [left, right] = await extent(page, '.number-line .live')
  assert.ok(left > 0.1 && right > 0.98, 'the open interval extends to the right')
  const [, dot] = await extent(page, '.number-line .value circle')
  assert.ok(dot < left + 0.02, 'the value is outside')
  const [from, to] = await extent(page, '.number-line .proved')
  assert.ok(from < 0.02 && to < left, 'the range is outside')
  await assertClear(page)

  await seek(page, 1)
  assert.deepEqual((await rows(page)).slice(2), [
    ['as passed', '−∞', '+∞'],
    ['as it stands', '−∞', '+∞'],
    ['held by', '–', '–'],
  ])
  assert.deepEqual(
    (await extent(page, '.number-line .live')).map((share) => Math.round(share)),
    [0, 1],
  )
  assert.equal(await page.locator('.number-line .endless').count(), 2)
  await assertClear(page)

  await setTree(page, DEEP, { step: 'cutoff' })
  assert.equal(await page.locator('.number-line .crossed').count(), 0, 'the step is after the test')
  await setTree(page, DEEP, { step: 'cutoff', update: 'before' })
  assert.deepEqual((await rows(page)).slice(2), [
    ['as passed', '5', '+∞'],
    ['as it stands', '5', '4'],
    ['held by', 'A', 'itself'],
  ])
  assert.equal(await page.locator('.number-line .crossed').count(), 1)
  assert.match((await numberLine(page)) ?? '', /α has passed β/)
  const [, alpha] = await extent(page, '.number-line text.bound >> nth=0')
  const [beta] = await extent(page, '.number-line text.bound >> nth=1')
  assert.ok(beta < alpha, 'the label of β is on the left')
  await assertClear(page)
})

test('a click on the name of a holder selects that node', async (t) => {
  const page = await nodePanel(t)
  await page.locator('.bounds button', { hasText: 'A' }).press('Enter')
  await settled(page)
  assert.equal(await page.locator('.node .name').innerText(), 'A')
  assert.equal(
    await page.locator('secateur-tree [aria-selected=true][role=treeitem]').innerText(),
    'A, MAX, 3 children, open, window α\u00a03 β\u00a0+∞, best so far 3',
  )
  assert.equal(await page.locator('secateur-tree :focus').innerText(), 'A', 'the focus is kept')
  assert.deepEqual((await rows(page)).at(-1), ['held by', 'itself', '–'])

  await seek(page, 42)
  await openPanel(page, 'outline')
  await page.locator('[role=treeitem]', { hasText: 'C, MIN' }).click()
  await page.locator('[role=treeitem]', { hasText: 'C, MIN' }).press('ArrowRight')
  await page.locator('[role=treeitem]', { hasText: 'Leaf 4' }).click()
  await openPanel(page, 'node')
  await settled(page)
  assert.deepEqual(await rows(page), [
    ['range', 'anything'],
    ['window', 'never passed'],
  ])
  await page.getByRole('button', { name: 'Select A' }).click()
  await settled(page)
  assert.equal(await page.locator('.node .name').innerText(), 'A')
})

test('only a bound of the root’s own window is held by no node, and minimax has no window', async (t) => {
  const page = await nodePanel(t)
  await setTree(page, '((3 12 8) (2 4 6))', { window: '4 9', step: 'cutoff' })
  assert.deepEqual((await rows(page)).at(-1), ['held by', 'root’s window', 'root’s window'])

  await setTree(page, '((3 12 8) (2 4 6))', { window: '', algorithm: 'minimax', step: 'last' })
  assert.deepEqual(await rows(page), [
    ['range', 'exactly 3'],
    ['window', 'none in minimax'],
  ])
  assert.equal(await page.locator('.number-line .live').isVisible(), false)
  assert.equal(await page.locator('.number-line .value circle').isVisible(), true)
})

test('window, range and number line follow the view of the side to move', async (t) => {
  const page = await nodePanel(t)
  await setTree(page, '((3 12 8) (2 4 6))', { listing: 'negamax-alpha-beta', step: 'cutoff' })
  assert.deepEqual(await rows(page), [
    ['range', 'at least −2'],
    ['window', 'α', 'β'],
    ['as passed', '−∞', '−3'],
    ['as it stands', '−∞', '−3'],
    ['held by', '–', 'A'],
  ])
  assert.match(
    (await numberLine(page)) ?? '',
    /best value so far is −2, not below β: the node cuts off/,
  )
  const [from, to] = await extent(page, '.number-line .live')
  assert.ok(from < 0.02 && to < 0.5, 'the open interval is on the left of −3')
  const [dot] = await extent(page, '.number-line .value circle')
  assert.ok(dot > to - 0.02)
})

/** The names on the number line, from the left. @param {Page} page */
async function names(page) {
  const texts = await page.locator('.number-line text:not(.absent):not(.grid text)').all()
  const points = await Promise.all(
    texts.map(async (text) => ({
      x: (await text.boundingBox())?.x ?? 0,
      words: await text.textContent(),
    })),
  )
  return points.sort((a, b) => a.x - b.x).map(({ words }) => words)
}

test('the number line orders best, the child’s value and the bound, by the names of the code', async (t) => {
  const page = await visit(t)
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('panel', 'node'))
  // At F, MIN has 8 one ply above, and 3 is the best of MAX before it finds 5.
  const tree = 'A(B(E(8 1) F(3 5 9)))'
  for (const [listing, expected, chain] of [
    [
      'known-bounds',
      ['best = 3 → 5', 'val = 5', 'knownMin = 8'],
      'best = 3 < val = 5 < knownMin = 8',
    ],
    [
      'window',
      ['knownMax = 3 → 5', 'val = 5', 'knownMin = 8'],
      'knownMax = 3 < val = 5 < knownMin = 8',
    ],
    ['agent', ['best = 3 → 5', 'α = 3 → 5', 'val = 5', 'β = 8'], 'α = 3 < val = 5 < β = 8'],
    ['alpha-beta', ['v = 3 → 5', 'α = 3 → 5', 'child 5', 'β = 8'], 'α = 3 < child 5 < β = 8'],
  ]) {
    await setTree(page, tree, { listing: String(listing), step: '0' })
    const step = await page.locator('secateur-tree').evaluate((element) => {
      const { search } = /** @type {SecateurTree} */ (element)
      const events = search?.events(0, search.summary.steps) ?? []
      return (
        events.find((one) => one.kind === 'compare' && one.before === 3 && one.value === 5)?.step ??
        0
      )
    })
    await seek(page, step)
    assert.deepEqual(new Set(await names(page)), new Set(expected), String(listing))
    const unbroken = String(chain).replace(/ (?=[=<])|(?<=[=<]) /g, '\u00a0')
    assert.ok(
      (await numberLine(page))?.includes(`A child has returned 5: ${unbroken}.`),
      (await numberLine(page)) ?? '',
    )
    const [[before], [val], [bound]] = await Promise.all([
      extent(
        page,
        `.number-line ${listing === 'window' ? 'path.bound >> nth=0' : '.bound >> nth=0'}`,
      ),
      extent(page, '.number-line .child circle'),
      extent(page, '.number-line path.bound >> nth=1'),
    ])
    assert.ok(before < val && val < bound, 'the value is strictly between the bounds')
    await assertClear(page)
  }
})

/**
 * The number line at each step from the first on: the numbers of its scale, and its visible texts.
 * @param {Page} page
 */
async function lines(page) {
  const reading = await page.evaluateHandle(`(${textsOf})`)
  const read = /** @type {import('playwright-core').JSHandle<typeof textsOf>} */ (reading)
  return page.locator('secateur-tree').evaluate(async (element, read) => {
    const { search, shadowRoot } = /** @type {SecateurTree} */ (element)
    const svg = shadowRoot?.querySelector('.number-line svg')
    if (!search || !svg) throw new Error('no number line')
    const all = []
    for (let step = 1; step <= search.summary.steps; step += 1) {
      ;/** @type {SecateurTree} */ (element).seek(step)
      await /** @type {import('./rest.js').Watched} */ (window).atRest()
      const grid = svg.querySelectorAll('.grid text')
      all.push({ scale: Array.from(grid, ({ textContent }) => textContent), texts: read(svg) })
    }
    return all
  }, read)
}

test('the scale stays the same over all steps, and labels do not overlap on a narrow screen', async (t) => {
  const page = await nodePanel(t, { ...PHONE, reducedMotion: 'reduce' })
  for (const [text, rules] of /** @type {[string, Record<string, string>][]} */ ([
    ['((3 12 8) (2 4 6) (14 5 2))', { step: '0' }],
    ['(((-1.25 -1.5) (-1.375 9)) ((100000 0.125) (3 4)))', { step: '0', update: 'before' }],
  ])) {
    await setTree(page, text, rules)
    const numbers = await page.locator('.number-line .grid text').allTextContents()
    assert.ok(numbers.length > 0)
    const steps = await lines(page)
    assert.ok(steps.length > 30)
    for (const { scale, texts } of steps) {
      assert.deepEqual(scale, numbers)
      assertApart(texts)
    }
  }
})

test('the number line is animated, except under reduced motion', async (t) => {
  for (const reducedMotion of /** @type {const} */ (['no-preference', 'reduce'])) {
    const page = await nodePanel(t, { ...WIDE, reducedMotion })
    const lasting = await page
      .locator('.number-line .live')
      .evaluate((element) => parseFloat(getComputedStyle(element).transitionDuration))
    assert.equal(lasting > 0, reducedMotion === 'no-preference')
  }
})

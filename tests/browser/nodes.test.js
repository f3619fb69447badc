// The tree as a table in a real browser: its rows compared with the search, the shared selection, and its names for screen
// readers.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { TREE, host, searched } from './host.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const { nodes: words, calls } = await partOf('en', 'panels')
const m = await messages('en')

const EMBED = `<p><button>before</button></p><secateur-tree panels="nodes">${TREE}</secateur-tree>`

/** The rows in the document, cell by cell, the names of the columns first. @param {Page} page */
function table(page) {
  return page
    .locator('secateur-tree .nodes [role=row]')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)))
}

/** A range in signs. @param {[number, number]} range */
function signs([lo, hi]) {
  if (lo === hi) return m.number(lo)
  if (lo === -Infinity) return `≤ ${m.number(hi)}`
  return hi === Infinity ? `≥ ${m.number(lo)}` : `${m.number(lo)} … ${m.number(hi)}`
}

/** @param {Page} page @param {number | 'last'} step */
async function seek(page, step) {
  await page
    .locator('secateur-tree')
    .evaluate((tree, step) => /** @type {SecateurTree} */ (tree).seek(step), step)
  await page.evaluate(() => Reflect.get(window, 'atRest')())
}

test('each row stays one element, and matches the search at every step', async (t) => {
  const page = await host(t, EMBED)
  await searched(page)
  const row = await page.locator('.nodes #row-4').elementHandle()
  await seek(page, 22)
  assert.equal(await row?.evaluate((row) => row.isConnected), true)
  assert.equal(await page.locator('.nodes #row-4 .status').innerText(), 'closed')

  for (const step of [0, 7, 22, 42]) {
    await seek(page, step)
    const states = await page.locator('secateur-tree').evaluate((tree, step) => {
      const search = /** @type {SecateurTree} */ (tree).search
      return Array.from({ length: 13 }, (_, node) => search?.node(node, step))
    }, step)
    const [head, ...rows] = await table(page)
    assert.deepEqual(head, ['node', 'parent', 'player', 'state', 'value', 'window'])
    assert.equal(rows.length, 13)
    rows.forEach((row, node) => {
      const state = /** @type {import('../../www/types.js').NodeState} */ (states[node])
      const { place, status, proved, range, window, naming } = state
      assert.deepEqual(
        row,
        [
          m.viewer.short(place),
          place.parent ?? '–',
          calls.player(place),
          words.states[status],
          proved === 'nothing' ? '–' : signs(range),
          window ? calls.window(window, naming) : '–',
        ],
        `node ${node} at step ${step}`,
      )
    })
  }
  // The textbook says: the last children of C are pruned, which is worth at most 2.
  const ends = (await table(page)).map((row) => row.slice(0, 5).join(' '))
  assert.equal(ends[1], 'A – MAX closed 3')
  assert.equal(ends[2], 'B A MIN closed 3')
  assert.deepEqual(ends.slice(6, 10), [
    'C A MIN closed ≤ 2',
    '2 C leaf closed 2',
    '4 C leaf pruned –',
    '6 C leaf pruned –',
  ])
})

test('the table and the picture share one selection, by keys and by pointer', async (t) => {
  const page = await host(t, EMBED)
  await searched(page)
  const selected = () => page.locator('.nodes [aria-selected=true] .where').allInnerTexts()
  const chosen = () =>
    page
      .locator('secateur-tree')
      .evaluate(({ shadowRoot }) => shadowRoot?.querySelector('.selection p')?.textContent)
  await page.locator('.nodes [role=treegrid]').focus()
  for (const name of ['A', 'B']) {
    await page.keyboard.press('ArrowDown')
    await page.locator('.nodes [aria-selected=true] .where', { hasText: name }).waitFor()
  }
  assert.deepEqual(await selected(), ['B'])
  assert.match((await chosen()) ?? '', /^B, MIN/)
  // The grid names its active row, which states its index and its level.
  const active = await page.locator('.nodes [role=treegrid]').evaluate((grid) => {
    const id = grid.getAttribute('aria-activedescendant') ?? ''
    const row = /** @type {ShadowRoot} */ (grid.getRootNode()).getElementById(id)
    return ['aria-rowindex', 'aria-level', 'aria-selected'].map((name) => row?.getAttribute(name))
  })
  assert.deepEqual(active, ['3', '2', 'true'])
  await page.locator('.nodes [role=row] .where', { hasText: /^14$/ }).click()
  await page.evaluate(() => Reflect.get(window, 'atRest')())
  assert.match((await chosen()) ?? '', /^Leaf 14/)
})

test('a large tree has only its visible rows in the document, a small one all', async (t) => {
  const wide = `(${'(1 2 3) '.repeat(2000)})`
  const page = await host(t, `<secateur-tree panels="nodes">${wide}</secateur-tree>`)
  await searched(page)
  const grid = page.locator('.nodes [role=treegrid]')
  assert.equal(await grid.getAttribute('aria-rowcount'), '8002')
  const rows = await table(page)
  assert.ok(rows.length > 5 && rows.length < 60, `${rows.length} rows`)
  await grid.evaluate((grid) => (grid.scrollTop = grid.scrollHeight))
  await page.locator('.nodes #row-8000').waitFor()
  const [last, bottom] = await grid.evaluate((grid) => {
    const row = grid.querySelector('#row-8000')?.getBoundingClientRect()
    return [row?.bottom ?? 0, grid.getBoundingClientRect().bottom]
  })
  assert.ok(last <= bottom + 1, `the last row ends at ${last}, the table at ${bottom}`)
})

test('a best-first search has columns of its own', async (t) => {
  const mcts = `<secateur-tree panels="nodes" algorithm="mcts" iterations="5" step="last">${TREE}</secateur-tree>`
  const page = await host(t, mcts)
  await searched(page)
  await page.locator('.nodes [role=columnheader]', { hasText: 'mean' }).waitFor()
  const [head, root] = await table(page)
  assert.deepEqual(head, ['node', 'parent', 'player', 'state', 'n', 'mean'])
  assert.deepEqual(root.slice(0, 5), ['A', '–', 'MAX', 'in tree', '5'])
  await page.locator('secateur-tree').evaluate((tree) => tree.setAttribute('algorithm', 'pns'))
  await page.locator('.nodes [role=columnheader]', { hasText: 'pn' }).waitFor()
})

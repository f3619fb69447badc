// The decision table in a real browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { setTree, painted, seek, setAttributes } from './element.js'
import { visit } from './page.js'

/** @import {Page} from 'playwright-core' */

const FIRST_CUTOFF = 22
/** The step at which the root raises α to 3. */
const RAISED = 16

/** The rows of the decision table: the head, the texts of the cells, and the highlighted one. @param {Page} page */
async function decisions(page) {
  await painted(page)
  return page.locator('.decision tbody').evaluateAll((bodies) =>
    bodies.map((body) => {
      const cells = [...body.querySelectorAll('td')]
      return {
        head: body.querySelector('th')?.textContent,
        cells: cells.map((cell) => cell.textContent?.trim()),
        lit: cells.findIndex((cell) => cell.getAttribute('aria-current') === 'true'),
      }
    }),
  )
}

test('the decision table highlights the cell of the comparison, with its numbers', async (t) => {
  const page = await visit(t)
  await setAttributes(page, { panels: 'decision' })
  const max = ['v ≤ α α stays', 'α < v < β raise α to v', 'v ≥ β cut: return v']
  assert.deepEqual(await decisions(page), [
    { head: 'MAX', cells: max, lit: -1 },
    {
      head: 'MIN C, v = 2',
      cells: [
        'v ≤ α 2 ≤ 3 cut: return 2',
        'α < v < β 3 < v < +∞ lower β to v',
        'v ≥ β v ≥ +∞ β stays',
      ],
      lit: 0,
    },
  ])
  // Before C's first child returns, its row has the bounds, and no cell is lit.
  await seek(page, FIRST_CUTOFF - 4)
  const [, min] = await decisions(page)
  assert.equal(min.head, 'MIN C')
  assert.equal(min.lit, -1)
  await seek(page, RAISED)
  const [raised] = await decisions(page)
  assert.equal(raised.lit, 1)
  assert.equal(raised.cells[1], 'α < v < β −∞ < 3 < +∞ raise α to 3')
})

test('the decision table shows a node that stands pat with its static value', async (t) => {
  const page = await visit(t)
  await setTree(page, EXAMPLES.horizon.text, {
    ...EXAMPLES.horizon.rules,
    panels: 'decision listing node',
    step: 'node:F',
  })
  await seek(page, 15)
  const [, min] = await decisions(page)
  assert.equal(min.head, 'MIN F, v = −1')
  assert.equal(min.lit, 1)
  assert.equal(min.cells[1], 'α < v < β −5 < −1 < +∞ lower β to −1')
  assert.match(
    await page.locator('.sentence').innerText(),
    /F is noisy.+MIN may stand pat.+β falls to −1/,
  )
  const line = page.locator('.listing [aria-current]').first()
  assert.match(await line.innerText(), /β ← min\(β, v\)/)
  const item = page.locator('[role=treeitem]', { hasText: 'F, MIN' })
  assert.match(
    (await item.textContent()) ?? '',
    /open, window α\u00a0−5 β\u00a0−1, stands pat on −1/,
  )
})

test('the decision table follows the rules', async (t) => {
  const page = await visit(t)
  const first = async () => (await decisions(page))[0].cells
  /** @param {Record<string, string>} attributes */
  const search = async (attributes) => {
    const text = EXAMPLES.textbook.text
    await setTree(page, `${text} # ${Object.keys(attributes)}`, { ...attributes, step: '0' })
    await painted(page)
  }
  await setAttributes(page, { panels: 'decision' })
  await search({ cut: '>', returns: 'hard' })
  assert.deepEqual(await first(), ['v ≤ α ignore', 'α < v ≤ β raise α to v', 'v > β cut: return β'])
  await search({ cut: '>=', returns: 'hard', listing: 'negamax-alpha-beta' })
  assert.equal((await decisions(page)).length, 1, 'one row, from the side of the mover')
  await search({ listing: 'minimax', algorithm: 'minimax' })
  const cells = await first()
  assert.equal(cells.length, 2, 'nothing is cut')
  assert.match(String(cells[1]), /> best .* is the new best$/)
})

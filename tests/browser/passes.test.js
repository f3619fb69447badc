// A search with several visits or a transposition table on view, in a real browser.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPanel, painted, seek, select, setAttributes, settled, stepOf } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { violations } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const TREE = 'R=3(A=3(B=3(1 3 8) C=6(3 7)) D=1(E=7(7 3) F=4(0 7)))'
const PANELS = 'passes table'

/** Opens a tree in the element, with these attributes. @param {Page} page @param {Record<string, string>} attributes */
async function giveRules(page, attributes) {
  await settled(page, () => setAttributes(page, { panels: PANELS, ...attributes }))
  await painted(page)
}

/** Takes attributes away. @param {Page} page @param {...string} names */
async function without(page, ...names) {
  await settled(page, () =>
    page.locator('secateur-tree').evaluate((tree, names) => {
      for (const name of names) tree.removeAttribute(name)
    }, names),
  )
  await painted(page)
}

/** The rows of a table. @param {Page} page @param {string} panel @param {number} which */
async function rows(page, panel, which) {
  const table = page.locator(`.panel.${panel} table`).nth(which)
  await table.waitFor()
  const texts = await table.locator('tbody tr').allInnerTexts()
  return texts.map((row) => row.split(/\s*\t\s*/))
}

test('MTD with deepening and a table shows passes, hits and stored entries', async (t) => {
  const page = await visit(t, WIDE)
  assert.equal(await page.locator('.panel.passes, .panel.table, .passes-band').count(), 0)
  await giveRules(page, { tree: TREE, algorithm: 'mtd', deepening: 'on', table: '7' })
  await openPanel(page, 'passes')
  assert.deepEqual(await rows(page, 'passes', 0), [
    ['1', '1', 'α\u00a0−1 β\u00a00', 'high', '3', '2', '2'],
    ['2', '1', 'α\u00a03 β\u00a04', 'low', '3', '3', '1'],
    ['3', '2', 'α\u00a02 β\u00a03', 'high', '3', '4', '2'],
    ['4', '2', 'α\u00a03 β\u00a04', 'high', '4', '6', '2'],
    ['5', '2', 'α\u00a04 β\u00a05', 'low', '4', '5', '0'],
    ['6', '3', 'α\u00a03 β\u00a04', 'high', '7', '9', '5'],
    ['7', '3', 'α\u00a07 β\u00a08', 'low', '7', '10', '2'],
  ])
  const verdicts = page.locator('.panel.passes .all td span[title]')
  assert.equal(await verdicts.first().getAttribute('title'), 'fails high')
  const band = page.locator('.passes-band div')
  assert.equal(await band.count(), 7)
  assert.equal(await band.last().innerText(), '3: ≤ 7')
  // Rows, buttons and keys lead to passes and hits.
  await page.getByRole('button', { name: '4: go to step 35' }).click()
  assert.equal(await stepOf(page), 35)
  await painted(page)
  assert.equal(await page.locator('.passes [aria-current] button').first().innerText(), '4')
  await page.keyboard.press('i')
  const fifth = await stepOf(page)
  await page.keyboard.press('Shift+I')
  assert.equal(await stepOf(page), 35)
  await page.getByRole('button', { name: 'Next pass' }).click()
  assert.equal(await stepOf(page), fifth)
  await seek(page, 0)
  await page.keyboard.press('h')
  const hit = await stepOf(page)
  await painted(page)
  assert.match(
    await page.locator('.sentence').first().innerText(),
    / is in the table.* So it returns/,
  )
  await page.getByRole('button', { name: 'Next hit in the table' }).click()
  assert.ok((await stepOf(page)) > hit)
  await page.keyboard.press('Shift+H')
  assert.equal(await stepOf(page), hit)
  // The panel of the table names the call that stored a used entry.
  await openPanel(page, 'table')
  await painted(page)
  const stored = await rows(page, 'table', 0)
  assert.deepEqual(
    stored.map(([, node, , value]) => [node, value]),
    [
      ['A', '≥ 3'],
      ['A', '≤ 3'],
    ],
  )
  assert.deepEqual((await rows(page, 'table', 1)).at(-1), [String(hit), 'A', '5', '= 3'])
  const step = stored[1][0]
  assert.ok(Number(step) < hit)
  const text = page.locator('.panel.table .message')
  assert.match(await text.innerText(), /^Slot \d of 7 of the table has an entry for .: it is worth/)
  await page.getByRole('button', { name: `Go to step ${step}`, exact: true }).click()
  assert.equal(await stepOf(page), Number(step))
  assert.deepEqual(await violations(page), [])
  await without(page, 'table', 'deepening', 'algorithm')
  await page.locator('.panel.passes, .panel.table, .passes-band').waitFor({ state: 'detached' })
})

test('no text of the band of passes is cut off, in projector mode either', async (t) => {
  const page = await visit(t, WIDE)
  const deep = { algorithm: 'mtd', deepening: 'on', table: 'unlimited' }
  await giveRules(page, { game: 'coins', coins: '7', take: '1 2', ...deep })
  const band = page.locator('.passes-band div')
  const texts = () =>
    band.evaluateAll((all) =>
      all.map(({ textContent, scrollWidth, clientWidth }) => ({
        text: textContent,
        cut: scrollWidth > clientWidth,
      })),
    )
  await band.first().waitFor()
  for (const mode of ['page', 'projector']) {
    if (mode === 'projector') await page.keyboard.press('p')
    await painted(page)
    const all = await texts()
    assert.equal(all.length, 15)
    assert.ok(all.filter(({ text }) => text).length > 5, JSON.stringify(all))
    assert.deepEqual(
      all.filter(({ cut }) => cut),
      [],
      mode,
    )
  }
})

test('a phone shows the calls of a node that PVS searches again, and a table of positions', async (t) => {
  const page = await visit(t, PHONE)
  await giveRules(page, { tree: '((3 5) (6 8) (4 7))', algorithm: 'pvs' })
  await seek(page, 0)
  await openPanel(page, 'passes')
  assert.equal((await rows(page, 'passes', 0)).length, 1)
  assert.equal(await page.getByRole('button', { name: 'Next hit in the table' }).count(), 0)
  await page.getByRole('button', { name: 'Next search again' }).tap()
  const again = await stepOf(page)
  assert.ok(again > 0)
  await select(page, 4)
  await seek(page, again + 5)
  const calls = page.locator('.panel.passes table').nth(1)
  assert.match(await calls.locator('caption').innerText(), /^Calls of /)
  assert.equal(await calls.locator('tbody tr').count(), 2)
  await calls.getByRole('button').last().tap()
  assert.equal(await stepOf(page), again)
  // A game without any node that is searched twice, and yet with hits.
  await giveRules(page, { game: 'tic-tac-toe', board: 'xo. .x. ..o', table: 'unlimited' })
  await without(page, 'algorithm')
  await openPanel(page, 'passes')
  await page.getByRole('button', { name: 'Next hit in the table' }).tap()
  await painted(page)
  const sentence = page.locator('.sentence').first()
  assert.match(await sentence.innerText(), /stored by a1, which has the same position/)
  await openPanel(page, 'table')
  await painted(page)
  assert.match(await page.locator('.panel.table .message').innerText(), /The same position: /)
  assert.equal((await rows(page, 'table', 1)).length, 1)
  assert.deepEqual(await violations(page), [])
})

test('a search of a million calls in ten passes is scrubbed, compared and closed', async (t) => {
  const page = await visit(t, WIDE)
  await giveRules(page, {
    game: 'coins',
    coins: '24',
    take: '1 2 3 4',
    plies: '10',
    deepening: 'on',
  })
  await settled(page, () => setAttributes(page, { algorithm: 'minimax' }))
  const [steps, calls] = await page.locator('secateur-tree').evaluate((element) => {
    const { search } = /** @type {SecateurTree} */ (element)
    const calls = search?.passes().reduce((sum, pass) => sum + pass.calls, 0)
    return [search?.summary.steps ?? 0, calls ?? 0]
  })
  assert.ok(calls > 1_000_000, `${calls}`)
  await openPanel(page, 'passes')
  for (let part = 10; part >= 0; part -= 1) await seek(page, Math.floor((steps * part) / 10))
  assert.equal((await rows(page, 'passes', 0)).length, 10)
  await page.keyboard.press('End')
  await painted(page)
  assert.equal(await page.locator('.passes [aria-current] button').first().innerText(), '10')
  await page.selectOption('#compare-with', 'reversed')
  await page.locator('secateur-tree').nth(1).waitFor()
  await painted(page)
  await seek(page, Math.floor(steps / 3))
  await page.selectOption('#compare-with', '')
  await settled(page, () => setAttributes(page, { coins: '4', plies: '4' }))
  await painted(page)
  assert.equal((await rows(page, 'passes', 0)).length, 4)
})

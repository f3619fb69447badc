// The controls of searches with several visits: each is shown where it has a meaning and keeps its value meanwhile, in
// links and for both searches of a comparison; and the counts of such searches.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth, openSettings, painted, settled } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { violations } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 */

const m = await messages('en')
const { choices } = m.rules

/** The rules that the tree has as attributes. @param {Page} page @param {number} [which] */
function rulesOf(page, which = 0) {
  const names = [
    'algorithm',
    'guess',
    'again',
    'deepening',
    'aspiration',
    'widen',
    'table',
    'replace',
  ]
  return page
    .locator('secateur-tree')
    .nth(which)
    .evaluate(
      (tree, names) =>
        Object.fromEntries(
          names
            .map((name) => [name, tree.getAttribute(name)])
            .filter(([, value]) => value !== null),
        ),
      [...names, 'ordering', 'bounds'],
    )
}

/** Unfolds the rules of passes and table. @param {Page} page @param {string} [within] */
async function unfold(page, within = 'aside > .rules') {
  await openSettings(page)
  await page.locator(`${within} > details.again`).evaluate((fold) => fold.setAttribute('open', ''))
}

/** The names of the controls that are on view. @param {Page} page @param {string[]} names */
async function visible(page, names) {
  const seen = names.map((name) => page.locator(`[id="${name}-note"]`))
  const results = await Promise.all(
    seen.map((note) => note.evaluate((element) => element.parentElement?.offsetParent !== null)),
  )
  return names.filter((_, at) => results[at])
}

const AGAIN = ['guess', 'again', 'deepening', 'aspiration', 'widen', 'table', 'replace', 'ordering']
const TREE = '#1&tree=MAX=4(=3(=3(3+12)+=8(8+1))+=2(=2(2+4)+=6(6+9))+=5(=5(14+5)+=2(2+7)))'

test('each rule is shown only where it has a meaning, and keeps its value meanwhile', async (t) => {
  const page = await visit(t, WIDE)
  await page.goto(page.url().replace(/#.*/, '') + TREE)
  await unfold(page)
  assert.deepEqual(await visible(page, AGAIN), ['deepening', 'table'])
  await settled(page, () => page.selectOption('#algorithm', 'mtd'))
  assert.deepEqual(await visible(page, AGAIN), ['guess', 'deepening', 'table'])
  await settled(page, () => page.selectOption('#guess', 'sss'))
  await settled(page, () => page.selectOption('#table', 'number'))
  assert.deepEqual(await rulesOf(page), { algorithm: 'mtd', guess: 'sss', table: '64' })
  await settled(page, () => page.fill('#table-number', '5'))
  await settled(page, () => page.selectOption('#algorithm', 'pvs'))
  const on = page.getByRole('radiogroup', { name: choices.deepening.label })
  await settled(page, () => on.getByText('on', { exact: true }).click())
  await settled(page, () => page.fill('#aspiration', '2'))
  await settled(page, () => page.locator('label:has([name="ordering"][value="table"])').click())
  await settled(page, () => page.locator('label:has([name="again"][value="value"])').click())
  assert.deepEqual(await visible(page, AGAIN), AGAIN.slice(1))
  const twice = { algorithm: 'pvs', again: 'value' }
  const all = { ...twice, deepening: 'on', aspiration: '2', table: '5', ordering: 'table' }
  assert.deepEqual(await rulesOf(page), all)

  // A rule without a meaning is not set, but comes back with its value.
  await settled(page, () => page.selectOption('#algorithm', 'minimax'))
  const less = Object.entries(all).filter(([name]) => !['again', 'aspiration'].includes(name))
  assert.deepEqual(await rulesOf(page), { ...Object.fromEntries(less), algorithm: 'minimax' })
  await settled(page, () => page.selectOption('#algorithm', 'pvs'))
  assert.deepEqual(await rulesOf(page), all)
  const summary = page.locator('aside > .rules > details.again > summary')
  const labels = ['deepening', 'ordering'].map(
    (name) => choices[/** @type {'widen'} */ (name)].label,
  )
  for (const label of labels) assert.ok((await summary.innerText()).includes(label))
  assert.deepEqual(await violations(page), [])

  // A link has it all.
  await page.waitForFunction(() => location.hash.includes('aspiration=2'))
  await page.reload()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.matches('[ordering]'))
  assert.deepEqual(await rulesOf(page), all)
  await unfold(page)
  assert.equal(await page.inputValue('#table-number'), '5')
  assert.equal(await page.inputValue('#aspiration'), '2')
})

test('conflicting rules are refused with a sentence, and the last search stays', async (t) => {
  const page = await visit(t, PHONE)
  await openSettings(page)
  await settled(page, () => page.selectOption('#algorithm', 'pvs'))
  await page
    .locator('aside > .rules > details.more')
    .evaluate((more) => more.setAttribute('open', ''))
  await settled(page, () => page.locator('label:has([name="bounds"][value="shallow"])').click())
  const note = page.locator('#bounds-note.problem')
  assert.match(await note.innerText(), /a null window has to go down to all descendants/)
  assert.equal(
    await page.locator('secateur-tree').evaluate((tree) => Object(tree).search !== null),
    true,
  )
  await settled(page, () => page.locator('label:has([name="bounds"][value="deep"])').click())
  await note.waitFor({ state: 'detached' })
  await unfold(page)
  await settled(page, () => page.selectOption('#table', 'unlimited'))
  await assertFitsWidth(page)
  assert.deepEqual(await violations(page), [])
})

test('two searches are compared by nodes and by calls, and a link restores both', async (t) => {
  const page = await visit(t, WIDE)
  await page.selectOption('#compare-with', 'sss')
  await page.locator('.counts-table.again').waitFor()
  const rows = () =>
    page
      .locator('.counts-table tbody tr')
      .evaluateAll((elements) =>
        elements.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')),
      )
  const heads = await page.locator('.counts-table thead th').allInnerTexts()
  assert.equal(heads.length, 10)
  const [first, second] = await rows()
  // Leaves, nodes, evaluations, calls, again, hits, cutoffs, only here, value.
  assert.deepEqual(first.slice(1, 5), ['7', '11', '7', '11'])
  const [leaves, nodes, evaluations, calls] = second.slice(1, 5).map(Number)
  assert.ok(leaves <= 7 && nodes <= 11, 'SSS* evaluates no leaf that alpha–beta prunes')
  assert.ok(evaluations > leaves && calls > nodes, 'SSS* evaluates a leaf again')
  assert.equal(second[9], first[9])
  await page.getByText(m.compare.returns).waitFor()
  await page.getByRole('heading', { name: /Second: .* evaluations/ }).waitFor()
  assert.deepEqual(await rulesOf(page, 1), { algorithm: 'mtd', guess: 'sss' })

  // The same, by rules of the reader's choice.
  await page.selectOption('#compare-with', 'hand')
  await unfold(page, '.compare .rules')
  await page.selectOption('#second-table', 'unlimited')
  await page.waitForFunction(() => location.hash.includes('second-table=unlimited'))
  await page.locator('#second[table]').waitFor()
  await painted(page)
  assert.deepEqual(await violations(page), [])
  await page.reload()
  await page.locator('#second[table]').waitFor()
  assert.deepEqual(await rulesOf(page, 1), { algorithm: 'mtd', guess: 'sss', table: 'unlimited' })
})

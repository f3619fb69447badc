// A best-first search on view, in a real browser: its panels, its steps and words, and the way back to calls.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPanel, painted, seek, select, setAttributes, settled, stepOf } from './element.js'
import { PHONE, WIDE, load, visit } from './page.js'
import { violations } from './violations.js'

/** @import {Page} from 'playwright-core' */

const TREE = '((3 12 8) (2 4 6) (14 5 2))'

/** @param {Page} page @param {Record<string, string>} attributes */
async function giveRules(page, attributes) {
  await settled(page, () => setAttributes(page, { tree: TREE, ...attributes }))
  await painted(page)
}

/** The words of the step. @param {Page} page */
const sentence = (page) => page.locator('.sentence').innerText()

/** The rows of the table of children. @param {Page} page */
async function children(page) {
  const rows = page.locator('.panel.decision table').first().locator('tbody tr')
  await rows.first().waitFor()
  return (await rows.allInnerTexts()).map((row) => row.split(/\s+/).join(' '))
}

test('the Monte-Carlo table predicts the next selection, and another C changes it', async (t) => {
  const page = await visit(t, WIDE)
  await giveRules(page, { algorithm: 'mcts', iterations: '60', seed: '0' })
  await openPanel(page, 'decision')
  await seek(page, 28)
  const event = await page.locator('secateur-tree').evaluate((tree) => {
    const { search } = /** @type {any} */ (tree)
    const events = search.events(0, search.summary.steps)
    const next = events.find(
      (/** @type {any} */ one) => one.kind === 'select' && one.node === 0 && one.step > 28,
    )
    return { step: next.step, name: search.node(next.child, 0).place.name }
  })
  await seek(page, event.step)
  await select(page, 0)
  assert.match(await sentence(page), new RegExp(`^${event.name} is chosen: `))
  const chosen = (await children(page)).filter((row) => row.includes('◂'))
  assert.equal(chosen.length, 1)
  assert.match(chosen[0], new RegExp(`^${event.name} `))
  assert.equal(await page.locator('.panel.decision .message').innerText(), 'As MAX sees it.')
  const slider = page.locator('.panel.decision input[type=range]')
  const turn = await page.locator('.panel.decision li').first().innerText()
  await slider.fill('200')
  const [, child] = turn.match(/on, (\S+) is chosen/) ?? []
  const last = (await page.locator('.panel.decision li').last().innerText()).match(/on, (\S+) is/)
  assert.ok(child && last)
  assert.match(
    (await children(page)).find((row) => row.includes('◂')) ?? '',
    new RegExp(`^${last[1]} `),
  )
  assert.deepEqual(await violations(page), [])
  // Numbers with many digits.
  await giveRules(page, { iterations: '2000', step: 'last' })
  await page.locator('.panel.decision td', { hasText: '1,0' }).first().waitFor()
  assert.deepEqual(await page.locator('.panel.decision').evaluate(cutNumbers), [])
})

/** The numbers of a panel that are broken over lines, or lie outside. @param {Element} panel */
function cutNumbers(panel) {
  const edge = panel.getBoundingClientRect().right + 1
  const cut = Array.from(panel.querySelectorAll('td'), (cell) => {
    const range = document.createRange()
    range.selectNodeContents(cell)
    const lines = new Set(Array.from(range.getClientRects(), ({ top }) => top))
    return lines.size > 1 || cell.getBoundingClientRect().right > edge ? cell.textContent : ''
  })
  return cut.filter(Boolean)
}

test('keys step by iteration, and the menu has the step sizes of a best-first search', async (t) => {
  const page = await visit(t, WIDE)
  await giveRules(page, {
    algorithm: 'mcts',
    iterations: '40',
    'step-size': 'iteration',
    step: 'first',
  })
  await seek(page, 0)
  await page.locator('.stage').focus()
  for (const iteration of [1, 2, 3]) {
    await page.keyboard.press('ArrowRight')
    await painted(page)
    const at = await page.locator('secateur-tree').evaluate((tree) => {
      const { search, step } = /** @type {any} */ (tree)
      return search.stops(step, 'iteration')
    })
    assert.equal(at, iteration)
  }
  const before = await stepOf(page)
  await page.keyboard.press('l')
  await painted(page)
  assert.ok((await stepOf(page)) > before)
  await page.locator('.others .opener').click()
  assert.deepEqual(await page.locator('.further .size option').allInnerTexts(), [
    ...['event', 'phase', 'iteration', 'change of choice'],
  ])
  assert.match(await page.locator('.further .skips').innerText(), /Next iteration/)
})

test('proof numbers are shown on a phone, in the dark and in Chinese, without violations', async (t) => {
  const page = await visit(t, PHONE)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.evaluate(() => document.documentElement.setAttribute('lang', 'zh-Hans'))
  await giveRules(page, { algorithm: 'pns', threshold: '4', step: 'last' })
  await seek(page, 1e6)
  assert.match(await sentence(page), /反证/)
  assert.deepEqual(await violations(page), [])
})

test('the smallest proof set is drawn, named in its panel and stored in the link', async (t) => {
  const tree = 'A(B(E(5 2) F(6 1) G(7 4)) C(H(8 3) I(9 6)) D(J(2 1) K(7 5) L(4 8) M(9 3)))'
  const page = await visit(t, WIDE)
  const rules = { algorithm: 'pns', threshold: '5', overlay: 'proof-set' }
  await giveRules(page, { tree, ...rules, panels: 'minimal' })
  await seek(page, 12)
  await page.locator('.overlay-key').waitFor()
  const text = page.locator('.panel.minimal .message')
  const two = 'To prove the root, it is enough to prove 2 nodes, and fewer are not enough: H, I.'
  await page.getByText(two).waitFor()
  const inks = (/** @type {number} */ step) =>
    page.locator('secateur-tree').evaluate((element, step) => {
      const { search } = /** @type {any} */ (element)
      const viewport = { width: 800, height: 400, x: 40, y: 40, unit: 40, rowHeight: 90 }
      const scene = search.scene(step, viewport, { minimal: true })
      const bare = search.scene(step, viewport, {})
      return [scene.marks.shape.length, bare.marks.shape.length]
    }, step)
  const [with_, without] = await inks(12)
  assert.ok(with_ > without)
  await seek(page, 32)
  assert.equal(await text.innerText(), 'The root is proved: nothing is left to prove.')
  assert.deepEqual(await violations(page), [])
  await page.waitForFunction(() => location.hash.includes('overlay=proof-set'))
  // Another search has no proof set.
  await giveRules(page, { algorithm: 'mcts', iterations: '20' })
  await page.getByText('Only a proof-number search has a proof set.').waitFor()
})

test('rules of Monte-Carlo that are seldom changed are under “More rules”', async (t) => {
  const page = await load(
    t,
    PHONE,
    undefined,
    'index.html#1&algorithm=mcts&iterations=20&selection=mean',
  )
  await page.locator('#rules-title').waitFor({ state: 'attached' })
  const ruleCount = await page.locator('section.rules > .rule:not([hidden])').count()
  assert.ok(ruleCount <= 5, `${ruleCount} rows`)
  const more = page.locator('section.rules details.more')
  assert.equal(await more.locator('#selection').count(), 1)
  assert.equal(
    await more.evaluate((element) => /** @type {HTMLDetailsElement} */ (element).open),
    false,
  )
  assert.match((await more.locator('> summary').textContent()) ?? '', /: Selection$/)
})

test('the dialog of figures offers the step sizes of a best-first search', async (t) => {
  const page = await load(t, WIDE, undefined, 'index.html#1&algorithm=mcts&iterations=4&step=18')
  const offered = async () => {
    await page.getByRole('button', { name: 'Save as a figure' }).click()
    await page.locator('.figure-dialog[open]').waitFor()
    const options = page.locator('#figure-steps option:not([hidden])')
    return options.evaluateAll((all) =>
      all.map((one) => /** @type {HTMLOptionElement} */ (one).value),
    )
  }
  await painted(page)
  assert.deepEqual(await offered(), ['one', 'iterations', 'choices', 'list'])
  await page.locator('#figure-steps').selectOption('iterations')
  await page.locator('.figure-dialog').getByRole('button', { name: 'Close' }).click()
  await settled(page, () => setAttributes(page, { algorithm: 'minimax' }))
  assert.deepEqual(await offered(), ['one', 'cutoffs', 'decisions', 'list'])
  assert.equal(await page.locator('#figure-steps').inputValue(), 'one')
})

test('another algorithm brings the panels and the list of events about its own steps', async (t) => {
  const page = await visit(t, WIDE)
  await openPanel(page, 'log')
  await page.locator('.panel.log .row').first().waitFor()
  await giveRules(page, { algorithm: 'mcts', iterations: '20', step: 'last' })
  await page.locator('.panel.log .row').getByText('chooses B').waitFor()

  await giveRules(page, { algorithm: 'mcts', iterations: '20' })
  await openPanel(page, 'counts')
  await page.locator('.panel.counts .bars').waitFor()
  // A chart of the visits and one of the means, with a line for each child.
  await page.locator('.panel.counts .curves canvas').nth(1).waitFor()
  assert.equal(await page.locator('.panel.counts .curves .legend li').count(), 3)
  await giveRules(page, { algorithm: 'alpha-beta' })
  await page.locator('.panel.counts .root-moves').waitFor()
  assert.equal(await page.locator('.panel.counts .bars').count(), 0)
  await openPanel(page, 'decision')
  await page.locator('.panel.decision th', { hasText: 'MAX' }).first().waitFor()
})

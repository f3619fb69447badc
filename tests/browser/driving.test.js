// Driving in a real browser: step sizes, the decision table, what a selection leaves alone, finding, captions,
// random trees, decimal commas, boards and stubs.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { INK, SHAPE } from '../../www/core.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { give, painted, settled } from './element.js'
import { PHONE, WIDE, visit } from './page.js'
import { scene, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 * @import {StepSize} from '../../www/types.js'
 */

const m = await messages('en')
const FIRST_CUTOFF = 22
const LAST = 42
/** The steps of the decisions of the textbook tree: 3 at B, 3 at A, 2 at C, the cutoff, and 14, 5, 2 at D. */
const DECISIONS = [6, 16, 21, 22, 29, 33, 37]

/** @param {Page} page @returns {Promise<number>} */
function stepOf(page) {
  return page
    .locator('secateur-tree')
    .first()
    .evaluate((element) => /** @type {SecateurTree} */ (element).step)
}

/** @param {Page} page @param {Record<string, string>} attributes */
async function set(page, attributes) {
  await page.locator('secateur-tree').evaluate((element, given) => {
    for (const [name, value] of Object.entries(given)) element.setAttribute(name, value)
  }, attributes)
  await painted(page)
}

/** @param {Page} page @param {number} step */
async function seek(page, step) {
  await page
    .locator('secateur-tree')
    .evaluate((element, to) => /** @type {SecateurTree} */ (element).seek(to), step)
  await painted(page)
}

/** @param {Page} page @param {number | null} node */
async function select(page, node) {
  await page
    .locator('secateur-tree')
    .evaluate((element, to) => /** @type {SecateurTree} */ (element).select(to), node)
  await painted(page)
}

/** The number and the total of the count. @param {Page} page */
async function count(page) {
  await painted(page)
  const field = page.locator('.position input')
  return [await field.inputValue(), await page.locator('.position .number > span').innerText()]
}

test('keys, buttons and play go by the chosen size, and the count follows', async (t) => {
  const page = await visit(t)
  await page.getByLabel(m.viewer.stepSize.label).selectOption('decision')
  const element = page.locator('secateur-tree')
  assert.equal(await element.getAttribute('step-size'), 'decision')
  assert.deepEqual(await count(page), ['4', m.viewer.stepSize.of(7)])
  await page.locator('.stage').focus()
  await page.keyboard.press('Home')
  for (const [at, step] of DECISIONS.entries()) {
    await page.keyboard.press('ArrowRight')
    assert.equal(await stepOf(page), step)
    assert.deepEqual(await count(page), [String(at + 1), m.viewer.stepSize.of(7)])
  }
  await page.keyboard.press('ArrowRight')
  assert.equal(await stepOf(page), LAST, 'the end of the run comes after the last')
  assert.deepEqual(await count(page), ['7', m.viewer.stepSize.of(7)])
  await page.getByRole('button', { name: m.viewer.back }).click()
  assert.equal(await stepOf(page), DECISIONS[6])
  await page.getByRole('button', { name: m.viewer.back }).click()
  assert.equal(await stepOf(page), DECISIONS[5])
  await seek(page, 17)
  assert.deepEqual(await count(page), ['2', m.viewer.stepSize.of(7)], 'two have been made')
  await page.getByRole('button', { name: m.viewer.forward }).click()
  assert.equal(await stepOf(page), DECISIONS[2])

  /** @type {[StepSize, number, number][]} */
  const sizes = [
    ['event', 1, 42],
    ['child', 1, 21],
    ['cutoff', FIRST_CUTOFF, 1],
  ]
  for (const [size, first, all] of sizes) {
    await set(page, { 'step-size': size })
    await seek(page, 0)
    assert.deepEqual(await count(page), ['0', m.viewer.stepSize.of(all)])
    await page.locator('.stage').focus()
    await page.keyboard.press('ArrowRight')
    assert.equal(await stepOf(page), first, size)
  }
  await set(page, { 'step-size': 'decision' })
  await seek(page, 0)
  const refused = await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.move(2)
    try {
      tree.move(0.5)
    } catch (error) {
      return /** @type {{ code: string }} */ (error).code
    }
  })
  assert.equal(refused, 'bad-argument')
  assert.equal(await stepOf(page), DECISIONS[1])
  await set(page, { 'step-size': 'nonsense' })
  assert.equal(await page.getByLabel(m.viewer.stepSize.label).inputValue(), 'event')
})

test('a run plays from decision to decision', async (t) => {
  const page = await visit(t)
  await set(page, { 'step-size': 'decision' })
  await seek(page, 0)
  await page.locator('secateur-tree').evaluate((element) => {
    /** @type {number[]} */
    const steps = []
    element.addEventListener('secateur-step', (event) => {
      steps.push(/** @type {CustomEvent<{ step: number }>} */ (event).detail.step)
      element.setAttribute('data-steps', steps.join(' '))
    })
  })
  await page.getByLabel(m.viewer.speed).selectOption('8')
  await page.getByRole('button', { name: m.viewer.play, exact: true }).click()
  await page.waitForFunction(
    (last) =>
      /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))?.step === last,
    LAST,
  )
  const seen = await page.locator('secateur-tree').getAttribute('data-steps')
  for (const step of seen?.split(' ') ?? []) {
    assert.ok([...DECISIONS, LAST].includes(Number(step)), step)
  }
})

test('a typed number counts what the field shows', async (t) => {
  const page = await visit(t)
  const field = page.locator('.position input')
  await field.fill('11')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), 11)
  await set(page, { 'step-size': 'decision' })
  await field.fill('5')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), DECISIONS[4])
  await field.fill('8')
  await page.keyboard.press('Enter')
  assert.equal(await stepOf(page), DECISIONS[4], 'there is no eighth')
  assert.equal(
    await field.evaluate((input) => /** @type {HTMLInputElement} */ (input).validationMessage),
    m.viewer.notWhole(0, 7),
  )
  await page.keyboard.press('Escape')
  assert.equal(await field.inputValue(), '5')
})

/** The rows of the decision table: who, the texts of the cells, and which is lit. @param {Page} page */
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

test('the decision table lights the cell of the comparison, with its numbers', async (t) => {
  const page = await visit(t)
  await set(page, { panels: 'decision' })
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
  await seek(page, DECISIONS[1])
  const [raised] = await decisions(page)
  assert.equal(raised.lit, 1)
  assert.equal(raised.cells[1], 'α < v < β −∞ < 3 < +∞ raise α to 3')
})

test('the decision table follows the rules', async (t) => {
  const page = await visit(t)
  const first = async () => (await decisions(page))[0].cells
  /** @param {Record<string, string>} attributes */
  const search = async (attributes) => {
    const text = EXAMPLES.textbook.text
    await give(page, `${text} # ${Object.keys(attributes)}`, { ...attributes, step: '0' })
    await painted(page)
  }
  await set(page, { panels: 'decision' })
  await search({ cut: '>', returns: 'hard' })
  assert.deepEqual(await first(), ['v ≤ α ignore', 'α < v ≤ β raise α to v', 'v > β cut: return β'])
  await search({ cut: '>=', returns: 'hard', listing: 'negamax-alpha-beta' })
  assert.equal((await decisions(page)).length, 1, 'one row, from the side of the mover')
  await search({ listing: 'minimax', algorithm: 'minimax' })
  const cells = await first()
  assert.equal(cells.length, 2, 'nothing is cut')
  assert.match(String(cells[1]), /> best .* is the new best$/)
})

for (const [name, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
  test(`a selection informs, and the run goes on, ${name}`, async (t) => {
    const page = await visit(t, device)
    const told = page.locator('.selection p')
    const path = page.locator('.path')
    assert.equal(await page.locator('.selection').isVisible(), false)
    await select(page, 9)
    assert.match(await told.innerText(), /^D, MIN, 3 children, not reached yet$/)
    assert.match(await path.innerText(), /^A[\s›]+C$/)
    await seek(page, 27)
    assert.match(await told.innerText(), /^D, MIN, 3 children, open/)
    assert.match(await path.innerText(), /^A[\s›]+D[\s›]+14$/)
    assert.match(await page.locator('.sentence').innerText(), /14/)
    await page.getByRole('button', { name: m.wayfinding.selection.deselect }).click()
    await painted(page)
    assert.equal(await page.locator('.selection').isVisible(), false)
  })
}

test('the board of a game goes on with the run, and the selected one shows with its node', async (t) => {
  const page = await visit(t)
  await settled(page, () => page.selectOption('#example', 'ticTacToe'))
  await set(page, { panel: 'node' })
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

/** @param {Page} page @param {string} text */
async function find(page, text) {
  await page.getByRole('textbox', { name: m.wayfinding.find.label }).fill(text)
  await page.keyboard.press('Enter')
  await painted(page)
}

/** @param {Page} page */
function selected(page) {
  return page
    .locator('secateur-tree')
    .evaluate((element) => /** @type {SecateurTree} */ (element).selected)
}

test('a path, a board and the step of a node are found', async (t) => {
  const page = await visit(t)
  await set(page, { panels: 'find' })
  await find(page, 'A D 2')
  assert.equal(await selected(page), 12)
  await page.getByRole('button', { name: m.wayfinding.find.entered(34) }).click()
  assert.equal(await stepOf(page), 34)
  await find(page, 'C 6')
  assert.equal(await selected(page), 8, 'not the node of that number')
  await page.getByRole('button', { name: m.wayfinding.find.pruned(FIRST_CUTOFF) }).click()
  assert.equal(await stepOf(page), FIRST_CUTOFF)

  await settled(page, () => page.selectOption('#example', 'ticTacToe'))
  await find(page, 'c3 a2')
  const moves = () =>
    page.locator('secateur-tree').evaluate((element) => {
      const { search, selected } = /** @type {SecateurTree} */ (element)
      return search?.drawing(selected ?? 0)?.moves
    })
  assert.deepEqual(await moves(), ['c3', 'a2'])
  await find(page, 'xox/ox./..o')
  assert.deepEqual(await moves(), ['c3', 'a2'])
})

test('what is found in a large tree is brought close enough to be seen', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await set(page, { panels: 'find' })
  await give(page, `(${'((9 1 2) (2 3 4)) '.repeat(120)} here:5)`)
  await find(page, 'here')
  const { viewport } = await scene(page)
  assert.ok(viewport.unit >= 6, String(viewport.unit))
  await page.keyboard.press('Escape')
})

test('an example’s sentence gives way once its tree or a rule is changed', async (t) => {
  const page = await visit(t)
  const look = page.locator('#example-look')
  const { look: own } = m.examples.textbook
  assert.equal(await look.innerText(), own)
  await settled(page, () => page.selectOption('#order', 'worst'))
  assert.equal(await look.innerText(), m.ui.exampleChanged)
  await settled(page, () => page.getByRole('button', { name: m.ui.exampleAgain }).click())
  assert.equal(await look.innerText(), own)
  await settled(page, () => page.fill('#tree', '((3 12) (2 4))'))
  assert.equal(await look.innerText(), m.ui.exampleChanged)
})

test('another random tree is one click away, with its seed', async (t) => {
  const page = await visit(t)
  const another = page.getByRole('button', { name: m.ui.randomAnother })
  await settled(page, () => another.click())
  const first = await page.inputValue('#tree')
  const seed = await page.inputValue('#random-seed')
  await page.getByText(m.ui.randomSeeded(Number(seed))).waitFor()
  await page.getByText(m.ui.random, { exact: true }).click()
  await page.fill('#random-seed', seed)
  await page.fill('#tree', '7')
  await settled(page, () => page.getByRole('button', { name: m.ui.randomMake }).click())
  await page.waitForFunction(
    (text) =>
      /** @type {HTMLTextAreaElement | null} */ (document.querySelector('#tree'))?.value === text,
    first,
  )
})

test('decimal commas are told about at once', async (t) => {
  const page = await visit(t)
  await settled(page, () => page.fill('#tree', '(3,5 12,5)'))
  await page.getByText(m.ui.decimalComma('(3 5 12 5)', '(3.5 12.5)')).waitFor()
  await settled(page, () => page.getByRole('button', { name: m.ui.decimalPoints }).click())
  assert.equal(await page.inputValue('#tree'), '(3.5 12.5)')
  assert.equal(await page.locator('.comma').innerText(), '')
})

test('a click on a board selects its node', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await settled(page, () => page.selectOption('#example', 'coins'))
  await painted(page)
  const spot = await page.locator('secateur-tree').evaluate(
    (element, inks) => {
      const { shown, search } =
        /** @type {SecateurTree & { shown?: { marks: import('../../www/types.js').Marks } }} */ (
          element
        )
      const stage = element.shadowRoot?.querySelector('.stage')
      if (!shown || !stage || !search) throw new Error('nothing is shown')
      const { ink, shape, node, x1, y1, x2, y2 } = shown.marks
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

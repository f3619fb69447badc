// Predict, where nodes are visited several times: null windows, searches again, the table and iterations are asked about.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages, partOf } from '../../www/messages/messages.js'
import { open } from '../../www/core.js'
import { assertFitsWidth } from './element.js'
import { PHONE, button, exercised, recordedEvents } from './exercise-page.js'
import { SCRIPT, host, searched } from './host.js'
import { WIDE } from './page.js'
import { violations } from './violations.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {Options, Prediction} from '../../www/types.js'
 */

const { predict: words, practise, mistakes } = await partOf('en', 'exercise')
const TREE = '=4(=3(3 12 8) =6(2 =5(4 9) 6) =5(14 5 6))'
/** @type {Options} */
const RULES = { algorithm: 'pvs', deepening: 'on', table: 'unlimited' }
const ATTRIBUTES = 'algorithm="pvs" deepening="on" table="unlimited"'

/**
 * @param {TestContext} t
 * @param {string} attributes
 * @param {BrowserContextOptions} [options]
 */
function exercise(t, attributes, options = WIDE) {
  const more = { tree: TREE, options, noted: ['secateur-result'] }
  return exercised(t, `exercise="predict" ${attributes}`, more)
}

/** Answers the question on view as the core does. @param {Page} page @param {Prediction} right */
async function submitAnswer(page, { expected }) {
  const tree = page.locator('secateur-tree')
  assert.ok(expected)
  if ('answer' in expected && expected.answer === null) {
    await button(page, words.noHit).click()
  } else {
    if ('node' in expected) {
      await tree.locator('#guess-node').selectOption(String(expected.node ?? 'none'))
    } else if ('alpha' in expected) {
      for (const side of /** @type {const} */ (['alpha', 'beta']))
        await tree.locator(`#guess-${side}`).fill(String(expected[side]).replace('Infinity', '∞'))
    } else {
      const value = 'answer' in expected ? expected.answer : expected.value
      await tree.locator('#guess-value').fill(String(value))
    }
    await button(page, words.answer).click()
  }
  await tree.locator('.card .found strong').waitFor()
}

for (const [name, options] of /** @type {const} */ ([
  ['at a desk', WIDE],
  ['on a phone', PHONE],
])) {
  test(`every question about a search with several visits can be answered: ${name}`, async (t) => {
    const asks = 'again table passes windows'
    const page = await exercise(t, `${ATTRIBUTES} ask="${asks}"`, options)
    const search = await open(TREE, RULES)
    const questions = await search.questions({ ask: asks })
    const kinds = new Set(questions.map(({ ask }) => ask))
    const all = ['again', 'bound', 'evaluates', 'pass', 'table', 'test']
    assert.deepEqual([...kinds].sort(), all, 'the tree has a question of each kind')
    await button(page, words.begin).click()
    for (const number of questions.keys()) {
      await page
        .locator('secateur-tree')
        .getByText(words.number(number + 1, questions.length))
        .waitFor()
      await submitAnswer(page, await search.predict(number, null, { ask: asks }))
      await button(page, words.goOn).click()
    }
    const points = page.locator('secateur-tree .so-far > .found')
    assert.equal(await points.textContent(), practise.points(questions.length, questions.length))
    const [[, result]] = await recordedEvents(page)
    assert.deepEqual([result.score, result.exercise], [1, 'predict'])
    assert.deepEqual(await violations(page), [])
    await assertFitsWidth(page)
    search.free()
  })
}

test('the value of an iteration is hidden before the answer, and a mistake is named', async (t) => {
  const page = await exercise(t, `${ATTRIBUTES} ask="passes again"`)
  const tree = page.locator('secateur-tree')
  const search = await open(TREE, RULES)
  const m = await messages('en')
  await button(page, words.begin).click()
  await tree.getByText(words.asks.pass(search.node(0, 0).place)).waitFor()
  const rules = tree.locator('.so-far .rules')
  for (const rule of ['pvs', 'deepening', 'table'])
    assert.ok(
      (await rules.textContent())?.includes(practise.rules.visits[/** @type {'pvs'} */ (rule)]),
    )
  const [one, two] = await Promise.all(
    [1, 2].map((depth) => open(TREE, { depth }).then(({ summary }) => summary.value)),
  )
  assert.notEqual(one, two)
  const statics = await tree.locator('.so-far td:nth-child(2)').allTextContents()
  assert.deepEqual(
    statics.filter(Boolean),
    ['4', '3', '6', '5', '5'],
    'the deciding values are listed',
  )
  const cells = await tree.locator('.so-far td:nth-child(n + 3)').allTextContents()
  assert.deepEqual(
    cells.filter((text) => !['', m.bounds.window(-Infinity, Infinity)].includes(text)),
    [],
  )
  await tree.locator('#guess-value').fill(String(two))
  await button(page, words.answer).click()
  await tree.getByText(mistakes['too-deep']).waitFor()
  search.free()
})

test('an answer sheet about a search with several visits is refused, with the alternative', async (t) => {
  const body = `<main><secateur-tree exercise="practise" ${ATTRIBUTES}>${TREE}</secateur-tree></main>`
  const page = await host(t, body, { head: SCRIPT, options: WIDE })
  await searched(page)
  await page
    .locator('secateur-tree')
    .getByText(/only one exercise: to say what the search does next/)
    .waitFor()
  assert.equal(await page.locator('secateur-tree table').isVisible(), false)
})

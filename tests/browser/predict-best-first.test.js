// Predict in a best-first search, in a real browser: the verdict names a mix-up of the two terms of UCB1; no text reveals an
// answer before it is given; numbers of a path by keyboard; proof numbers by touch; the page’s Practise.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages as pageMessages } from '../../www/messages/pages.js'
import { open } from '../../www/core.js'
import { assertFitsWidth } from './element.js'
import { PHONE, answered as isAnswered, button, exercised } from './exercise-page.js'
import { TREE } from './host.js'
import { WIDE, load } from './page.js'
import { violations } from './violations.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {BestFirstPrediction, BestFirstQuestion, Options} from '../../www/types.js'
 */

const { predict: words, explored, practise } = await partOf('en', 'exercise')
/** The result, once the run has ended. */
const POINTS = '.so-far > .found:not([hidden])'
const PROOFS = '(A(B(5 2) C(3 4)) D(E(6 8) F(7 1)))'
/** @type {Options} */
const MCTS = { algorithm: 'mcts', iterations: 100 }

/**
 * A page with a run that asks.
 * @param {TestContext} t @param {string} attributes @param {string} tree @param {BrowserContextOptions} options
 */
async function exercise(t, attributes, tree = TREE, options = WIDE) {
  const page = await exercised(t, `exercise="predict" ${attributes}`, { tree, options })
  await button(page, words.begin).waitFor()
  return page
}

/** The verdict on an answer, once it is shown. @param {Page} page */
async function answered(page) {
  await isAnswered(page)
  return page.locator('secateur-tree .card .found').textContent()
}

/**
 * The questions of a run, with their right answers.
 * @param {string} tree @param {Options} options @param {{ every?: boolean, ask?: string }} questionOptions
 * @returns {Promise<[BestFirstQuestion, BestFirstPrediction][]>}
 */
async function course(tree, options, questionOptions) {
  const search = await open(tree, options)
  const questions = /** @type {any[]} */ (await search.questions(questionOptions))
  const all = questions.map(async (question, at) => [
    question,
    await search.predict(at, null, questionOptions),
  ])
  const answers = await Promise.all(all)
  search.free()
  return /** @type {any} */ (answers)
}

test('leaving out the exploration term is named as the mistake, with the children’s scores', async (t) => {
  const questionOptions = { every: false, ask: 'child' }
  const questions = await course(TREE, MCTS, questionOptions)
  const page = await exercise(t, 'algorithm="mcts" iterations="100" ask="child"')
  const tree = page.locator('secateur-tree')
  await tree.getByText(explored.task).waitFor()
  await button(page, words.begin).click()
  const search = await open(TREE, MCTS)
  let named = ''
  for (const [question] of questions) {
    await tree
      .locator('.question')
      .filter({ hasText: `Iteration ${question.iteration}` })
      .waitFor()
    const children = search.ratings(question.node, question.step, 9)?.children ?? []
    const mean = (/** @type {any} */ { score }) => score?.mean ?? -1
    const best = children.reduce((best, next) => (mean(next) > mean(best) ? next : best))
    await tree.locator('#guess-node').selectOption(String(best.child.node))
    await button(page, words.answer).click()
    const text = (await answered(page)) ?? ''
    if (text.startsWith('Not right')) named ||= text
    if (named) break
    await button(page, words.goOn).click()
  }
  search.free()
  assert.match(named, /Likely: the exploration term is left out, and the mean alone decides/)
  assert.match(named, /is the highest score/)
  assert.deepEqual(await violations(page), [])
})

test('no later step is in the document, the storage or the element before the answer', async (t) => {
  const questionOptions = { every: false, ask: 'leaf' }
  const options = { ...MCTS, iterations: 60 }
  const tree = '((3 12) ((2 4) 6))'
  const [[question, { expected }]] = await course(tree, options, questionOptions)
  const page = await exercise(t, 'algorithm="mcts" iterations="60" ask="leaf"', tree)
  await button(page, words.begin).click()
  await page.locator('secateur-tree #guess-node').waitFor()
  const { text, reach, stored } = await page.evaluate(() => {
    const element = /** @type {any} */ (document.querySelector('secateur-tree'))
    return {
      text: new XMLSerializer().serializeToString(element.shadowRoot),
      reach: [element.search, element.summary, element.step].map(String),
      stored: JSON.stringify({ ...localStorage, ...sessionStorage }),
    }
  })
  // For comparison: the table shows the current visits, and not those at the end.
  const search = await open(tree, options)
  const now = /** @type {any} */ (search.node(0, question.step)).grown.visits
  assert.match(text, new RegExp(`<td[^>]*>${now}</td>`))
  const ends = /** @type {any} */ (search.node(0, search.summary.steps)).grown.visits
  search.free()
  assert.equal(ends, 60)
  assert.doesNotMatch(text, /<td[^>]*>60<\/td>/)
  assert.ok(!stored.includes('expected'))
  assert.ok(!reach.join().includes('60'), reach.join())
  await button(page, words.show).click()
  assert.match((await answered(page)) ?? '', /^The answer: /)
  assert.ok(expected && 'node' in expected)
})

test('by keyboard: the numbers of a path are typed, and a mistake in them is named', async (t) => {
  const questionOptions = { every: false, ask: 'backup' }
  const options = { ...MCTS, reward: /** @type {const} */ ('raw') }
  const questions = await course(TREE, options, questionOptions)
  const page = await exercise(t, 'algorithm="mcts" iterations="100" reward="raw" ask="backup"')
  const tree = page.locator('secateur-tree')
  await button(page, words.begin).press('Enter')
  const [[first, { expected }], [second]] = questions
  const due = expected && 'numbers' in expected ? expected.numbers : []
  const type = async (/** @type {number[]} */ numbers) => {
    for (const number of numbers) {
      await page.keyboard.type(String(number))
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
  }
  await tree.locator('[id="guess-0"]:focus').waitFor()
  assert.equal(await tree.locator('.guess input').count(), 2 * first.path.length)
  await type(due)
  assert.match((await answered(page)) ?? '', /^Right: /)
  await button(page, words.goOn).press('Enter')
  await tree.locator('[id="guess-0"]:focus').waitFor()
  // The visits are counted at the last node alone.
  const { numbers, reward, path } = second
  const last = path.length - 1
  await type(
    numbers.map((now, at) => now + (at % 2 ? (reward ?? 0) : Number(Math.floor(at / 2) === last))),
  )
  assert.match((await answered(page)) ?? '', /Likely: the visits are not counted on the way up/)
})

test('by touch on a phone: the most-proving node is chosen, in Chinese', async (t) => {
  const { predict, explored: exploredWords } = await partOf('zh-Hans', 'exercise')
  const questionOptions = { every: true, ask: 'leaf' }
  const options = { algorithm: /** @type {const} */ ('pns'), threshold: 5 }
  const [[, { expected }]] = await course(PROOFS, options, questionOptions)
  const node = expected && 'node' in expected ? expected.node : -1
  const attributes = 'algorithm="pns" threshold="5" ask="leaf" every lang="zh-Hans"'
  const more = { tree: PROOFS, options: PHONE }
  const page = await exercised(t, `exercise="predict" ${attributes}`, more)
  const tree = page.locator('secateur-tree')
  await tree.getByText(exploredWords.task).waitFor()
  await button(page, predict.begin).tap()
  await tree.locator('#guess-node').selectOption(String(node))
  await button(page, predict.answer).tap()
  assert.match((await answered(page)) ?? '', /^正确：/)
  await assertFitsWidth(page)
})

for (const [rules, ask] of [
  ['algorithm=mcts&iterations=40', 'backup+leaf+exploration'],
  ['algorithm=pns', 'backup+child'],
  ['algorithm=pvs&table=unlimited', 'windows+cuts+again'],
]) {
  for (const lang of ['en', 'de', 'fi', 'zh']) {
    test(`on a phone the picture keeps two fifths of the height: ${rules}, ${lang}`, async (t) => {
      const deep = '(((55+40+71)+(20+82+78))+((32+59+37)+(83+65)))'
      const link = `index.html#1&lang=${lang}&tree=${deep}&${rules}&exercise=predict&ask=${ask}`
      const page = await load(t, PHONE, undefined, link)
      const go = page.locator('secateur-tree .card > button.primary')
      const show = page.locator('secateur-tree form.guess .buttons button').last()
      let most = 0
      await go.waitFor()
      const line = await go.evaluate((button) => getComputedStyle(button).textDecorationLine)
      assert.equal(line, 'none', 'it does not look like a link')
      const tops = await page
        .locator('secateur-tree .trees button')
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top))
      assert.equal(tops.length, 2)
      assert.equal(tops[0], tops[1], 'the buttons of the tree are in one row')
      for (let question = 0; question < 10 && (await go.isVisible()); question += 1) {
        await go.tap()
        const inputs = page.locator('secateur-tree form.guess:not([hidden]) input')
        await page
          .locator(`secateur-tree :is(form.guess:not([hidden]) .buttons, ${POINTS})`)
          .waitFor()
        if (!(await show.isVisible())) break
        const heights = () =>
          page.evaluate(() => {
            const root = document.querySelector('secateur-tree')?.shadowRoot
            const high = (/** @type {string} */ name) =>
              root?.querySelector(name)?.getBoundingClientRect().height ?? 0
            return [high('.stage'), high('.unit')]
          })
        const [stage, unit] = await heights()
        assert.ok(
          unit > 400 && stage >= 0.4 * unit - 1,
          `question ${question}: ${stage} of ${unit}`,
        )
        if (question === 0) {
          // Turned on its side, and back.
          await page.setViewportSize({ width: 664, height: 390 })
          const [row, bar] = await Promise.all([
            show.boundingBox(),
            page.locator('secateur-tree .bar').boundingBox(),
          ])
          assert.ok(row && bar && row.y + row.height <= bar.y + 1, `${row?.y} ${bar?.y}`)
          await page.setViewportSize(PHONE.viewport)
        }
        const count = await inputs.count()
        most = Math.max(most, count)
        // The last field can be reached and is not below the buttons.
        if (count > 0) {
          await inputs.last().tap()
          const [field, row] = await Promise.all([inputs.last().boundingBox(), show.boundingBox()])
          assert.ok(field && row && field.y + field.height <= row.y + 1, `${field?.y} ${row?.y}`)
          assert.ok(field.height >= 44 && field.x >= 0 && field.x + field.width <= 390)
        }
        await show.tap()
        await page.locator('secateur-tree .card .found strong').waitFor()
        const [height] = await heights()
        assert.ok(height >= 0.4 * unit - 1, `the answer ${question}: ${height} of ${unit}`)
      }
      if (rules.includes('mcts')) assert.ok(most >= 8, `${most} fields`)
    })
  }
}

test('“Practise” begins with an exercise for best-first searches, and refuses the others', async (t) => {
  const { ui, errors } = await pageMessages('en')
  const tree = TREE.replaceAll(' ', '+')
  const link = `index.html#1&tree=${tree}&algorithm=mcts&iterations=100`
  const page = await load(t, WIDE, undefined, link)
  await page.waitForFunction(
    () => /** @type {any} */ (document.querySelector('secateur-tree')).search,
  )
  await page.getByRole('button', { name: ui.practising.practise, exact: true }).click()
  await button(page, words.begin).waitFor()
  assert.ok(await page.getByLabel(ui.practising.kinds.predict).isChecked())
  await page.getByLabel(ui.practising.kinds.practise).check()
  await page.locator('secateur-tree .sheet').first().waitFor({ state: 'hidden' })
  assert.ok(errors)
  await page.getByText(errors['best-first']({})).first().waitFor()
  await page.getByLabel(ui.practising.kinds.predict).check()
  await button(page, words.begin).waitFor()
  const another = button(page, practise.another)
  await another.click()
  // The new tree may be any other.
  await page.waitForFunction(
    (tree) => document.querySelector('secateur-tree')?.getAttribute('tree') !== tree,
    TREE,
  )
  await button(page, words.begin).waitFor()
})

// Predict: the run pauses before decisions and asks. By mouse, by touch and by keyboard alone; while a question waits,
// no text reveals its answer; in projector mode a key shows it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages, sentence, partOf } from '../../www/messages/messages.js'
import { messages as pageMessages } from '../../www/messages/pages.js'
import { open } from '../../www/core.js'
import { assertFitsWidth, painted } from './element.js'
import { textsOf } from './page-texts.js'
import { PHONE, answered, button, exercised, recordedEvents } from './exercise-page.js'
import { TREE, searched } from './host.js'
import { WIDE, visit } from './page.js'
import { pointOf, watchScenes, watchWhole } from './scene.js'
import { axeMayStyle, violations, violationsInSchemes } from './violations.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {Search} from '../../www/core.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const { predict: words, practise } = await partOf('en', 'exercise')
const m = await messages('en')
/** The right answers of the tree in the order of its questions; a number is a node that is chosen. */
const ANSWERS = [
  { beta: '3' },
  { value: '3' },
  { alpha: '3' },
  9,
  11,
  12,
  { value: '2' },
  { value: '3' },
]

/**
 * A page with a run that asks, which records its events and all painted texts.
 * @param {TestContext} t
 * @param {string} [attributes]
 * @param {BrowserContextOptions} [options]
 * @param {string} [tree]
 */
async function exercise(t, attributes = '', options = WIDE, tree = TREE) {
  // As a script of the page, unlike one that the browser adds, it leaves the page to later tests.
  const head = `<script>(${notePaint})()</script>`
  const page = await exercised(t, `exercise="predict" ${attributes}`, { tree, options, head })
  await button(page, words.begin).waitFor()
  return page
}

/** Records events, and the texts on the canvases of a page. Runs in the page, before its other scripts. */
function notePaint() {
  /** @type {unknown[]} */
  const events = []
  for (const type of ['secateur-answer', 'secateur-result']) {
    addEventListener(type, (event) => {
      events.push([type, JSON.parse(JSON.stringify(/** @type {CustomEvent} */ (event).detail))])
    })
  }
  /** @type {WeakMap<CanvasRenderingContext2D, string[]>} */
  const texts = new WeakMap()
  const { fillText, clearRect } = CanvasRenderingContext2D.prototype
  CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
    texts.get(this)?.push(text)
    return fillText.call(this, text, ...rest)
  }
  CanvasRenderingContext2D.prototype.clearRect = function (...rest) {
    texts.set(this, [])
    return clearRect.apply(this, rest)
  }
  const sentences = () => {
    const stage = document
      .querySelector('secateur-tree')
      ?.shadowRoot?.querySelector('.stage canvas')
    const context = /** @type {HTMLCanvasElement} */ (stage).getContext('2d')
    return context && texts.get(context)
  }
  Object.assign(window, { events, sentences })
}

/** The texts of the picture. @param {Page} page @returns {Promise<string[]>} */
async function picture(page) {
  await painted(page)
  return page.evaluate(() => /** @type {any} */ (window).sentences())
}

/** The words about the last answer. @param {Page} page */
function outcome(page) {
  return page.locator('secateur-tree .card .found').textContent()
}

/** Answers the question that waits. @param {Page} page @param {typeof ANSWERS[number]} answer */
async function submitAnswer(page, answer) {
  const tree = page.locator('secateur-tree')
  if (typeof answer === 'number') await tree.locator('#guess-node').selectOption(String(answer))
  else
    for (const [name, text] of Object.entries(answer))
      await tree.locator(`#guess-${name}`).fill(text)
  await button(page, words.answer).click()
  await answered(page)
}

test('by mouse: a node is chosen in the picture, and the end links to each question', async (t) => {
  const page = await exercise(t)
  await watchWhole(page)
  const tree = page.locator('secateur-tree')
  await button(page, words.begin).click()
  await tree.getByText('Which bound of B moves now, and to what?').waitFor()
  await button(page, words.answer).click()
  await answered(page)
  const bound = await outcome(page)
  assert.match(
    bound ?? '',
    /Not right\. You said: no bound moves\. The answer: β\u00a0=\u00a03\. The leaf 3 is the first/,
  )
  await button(page, words.goOn).click()
  await button(page, words.answer).click()
  await tree.getByText(words.empty).waitFor()
  await tree.locator('#guess-value').fill('three')
  await button(page, words.answer).click()
  await tree.getByText(words.unread).waitFor()
  assert.equal((await recordedEvents(page)).length, 1, 'an unreadable answer is no attempt')
  await submitAnswer(page, ANSWERS[1])
  await button(page, words.goOn).click()
  await submitAnswer(page, ANSWERS[2])
  await button(page, words.goOn).click()
  const d = await pointOf(page, 9)
  await page.mouse.click(d.x, d.y)
  assert.equal(await tree.locator('#guess-node').inputValue(), '9', 'the list follows the picture')
  await button(page, words.answer).click()
  await answered(page)
  assert.match(
    (await outcome(page)) ?? '',
    /^Right: D, MIN\. C is worth at most 2.*2\u00a0≤\u00a0α\u00a0=\u00a03/,
  )
  for (const answer of ANSWERS.slice(4)) {
    await button(page, words.goOn).click()
    await submitAnswer(page, answer)
  }
  await button(page, words.goOn).click()
  await tree.getByText('The search ends: A is worth exactly 3.').waitFor()
  assert.equal(await tree.locator('.so-far > .found').textContent(), practise.points(7, 8))
  const events = await recordedEvents(page)
  const names = events.map(([name]) => name)
  assert.deepEqual(names, [...Array(8).fill('secateur-answer'), 'secateur-result'])
  const { exercise: kind, scope, points, max, score, first } = events[8][1]
  assert.deepEqual(
    { kind, scope, points, max, score, first },
    {
      ...{ kind: 'predict', scope: 'all', points: 7, max: 8, score: 7 / 8, first: 0 },
    },
  )
  await tree.locator('.so-far ol button').nth(3).click()
  await tree.getByText('The leaf 2 returns 2 to C.').waitFor()
  await button(page, words.again).click()
  await tree.getByText(words.task).waitFor()
  assert.equal(await tree.locator('.so-far ol li').count(), 0)
})

test('given and typed answers survive a reload, and move to another page as plain JSON', async (t) => {
  const page = await exercise(t)
  const tree = page.locator('secateur-tree')
  await button(page, words.begin).click()
  for (const answer of ANSWERS.slice(0, 2)) {
    await submitAnswer(page, answer)
    await button(page, words.goOn).click()
  }
  const answers = await tree.evaluate((tree) => /** @type {SecateurTree} */ (tree).answers)
  assert.deepEqual(answers, {
    ...{ tree: null, seed: null, attempt: 1, best: 0 },
    given: [{ alpha: '', beta: '3' }, { value: '3' }],
  })
  await page.locator('#guess-alpha').fill('4')
  await page.reload()
  await searched(page)
  await tree.getByText(words.number(3, 8)).waitFor()
  assert.equal(await tree.locator('.so-far ol li').count(), 2)
  await button(page, words.goOn).click()
  assert.equal(await page.locator('#guess-alpha').inputValue(), '4')
  const other = await exercise(t, 'keep="off"')
  await other.locator('secateur-tree').evaluate((tree, answers) => {
    Object.assign(tree, { answers })
  }, answers)
  await other.locator('secateur-tree').getByText(words.number(3, 8)).waitFor()
  await button(other, words.goOn).click()
  await submitAnswer(other, ANSWERS[2])
  const [[, detail]] = await recordedEvents(other)
  assert.deepEqual([detail.points, detail.items.length], [3, 3])
})

test('by touch: buttons are large enough, nothing is too wide, and a tap chooses a node', async (t) => {
  const page = await exercise(t, '', PHONE)
  await watchScenes(page)
  const tree = page.locator('secateur-tree')
  const resize = (/** @type {string} */ width, /** @type {string} */ height) =>
    tree.evaluate(({ style }, size) => Object.assign(style, size), { width, height })
  await resize('304px', '384px')
  await painted(page)
  const [start, low] = await Promise.all(
    [button(page, words.begin), tree.locator('.card')].map((part) => part.boundingBox()),
  )
  assert.ok(
    start && low && start.y + start.height <= low.y + low.height,
    'the whole button is in view',
  )
  await resize('', '640px')
  await button(page, words.begin).tap()
  for (const answer of ANSWERS.slice(0, 3)) {
    for (const control of await tree.locator('.card :is(button, input, select):visible').all()) {
      const { height = 0 } = (await control.boundingBox()) ?? {}
      assert.ok(height >= 44, `${await control.textContent()} is ${height} px high`)
    }
    await submitAnswer(page, answer)
    await button(page, words.goOn).tap()
  }
  await tree.evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
  await painted(page)
  const d = await pointOf(page, 9)
  await page.touchscreen.tap(d.x, d.y)
  assert.equal(await tree.locator('#guess-node').inputValue(), '9')
  const stage = await tree.locator('.stage').boundingBox()
  const card = await tree.locator('.card').boundingBox()
  assert.ok(stage && card && card.y >= stage.y + stage.height - 1, 'nothing covers the tree')
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 664 })
    await painted(page)
    await assertFitsWidth(page)
  }
  await button(page, words.answer).tap()
  await answered(page)
  assert.match((await outcome(page)) ?? '', /^Right: D, MIN\./)
})

test('by keyboard alone: Enter leads through the run, arrows go step by step', async (t) => {
  const page = await exercise(t)
  const step = () =>
    page.locator('secateur-tree').evaluate((tree) => /** @type {any} */ (tree).step)
  await page.locator('secateur-tree .stage').focus()
  for (let steps = 0; steps < 9; steps += 1) await page.keyboard.press('ArrowRight')
  assert.equal(await step(), 5, 'the run stops at the question')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  assert.equal(await step(), 5)
  const room = await page.locator('secateur-tree #guess-alpha').evaluate((field) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(field)
    const card = /** @type {Element} */ (field.closest('.card'))
    const beside = field.getBoundingClientRect().left - card.getBoundingClientRect().left
    return beside - parseFloat(outlineOffset) - parseFloat(outlineWidth)
  })
  assert.ok(room >= 0, `the ring of the focus is whole: ${room}`)
  await page.keyboard.press('Tab')
  await page.keyboard.type('a3')
  assert.equal(
    await page.locator('secateur-tree #guess-beta').inputValue(),
    'a3',
    'a key typed is text',
  )
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await answered(page)
  assert.match((await outcome(page)) ?? '', /^Right: β\u00a0=\u00a03\./)
  await page.keyboard.press('Enter')
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  await answered(page)
  await page.keyboard.press('Enter')
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('a')
  await answered(page)
  assert.match((await outcome(page)) ?? '', /^The answer: α\u00a0=\u00a03\./)
  await page.keyboard.press('Enter')
  await page.keyboard.press('D')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await answered(page)
  assert.match((await outcome(page)) ?? '', /^Right: D, MIN\./)
  assert.equal((await recordedEvents(page)).length, 4)
})

/**
 * The values that a picture shows at a step: the given leaves, and the proved ranges of the nodes that have returned.
 * @param {Search} search
 * @param {number} step
 */
function returnedBy(search, step) {
  const nodes = Array.from({ length: search.summary.nodes }, (_, node) => search.node(node, step))
  const states = nodes.map(({ place, status, range: [lo, hi] }) => {
    if (place.leaf) return m.number(Number(place.value))
    if (status !== 'closed') return ''
    if (lo === hi) return m.number(lo)
    return lo === -Infinity ? `≤ ${m.number(hi)}` : `≥ ${m.number(lo)}`
  })
  return states.filter(Boolean).sort()
}

/** A tree in which each kind of question is asked. */
const ALL_KINDS = '(((5 6) (7 4 9)) ((2 8) 3))'

test('no text reveals a later step while a question waits, and the answer then does', async (t) => {
  const page = await exercise(
    t,
    'every listing="negamax-alpha-beta" windows="history"',
    WIDE,
    ALL_KINDS,
  )
  const tree = page.locator('secateur-tree')
  const search = await open(ALL_KINDS, { listing: 'negamax-alpha-beta' })
  const questions = await search.questions({ every: true })
  const { steps } = search.summary
  const sentences = Array.from({ length: steps + 1 }, (_, k) => sentence(m, search.explain(k)))
  const kinds = new Set()
  await button(page, words.begin).click()
  for (const [at, { step, ask }] of questions.entries()) {
    await tree.getByText(words.number(at + 1, questions.length)).waitFor()
    await tree.locator('form.guess:visible').waitFor()
    await tree.evaluate((element) => {
      const viewer = /** @type {SecateurTree} */ (element)
      viewer.play()
      viewer.pause()
      viewer.seek('last')
      viewer.select(0)
    })
    await page.mouse.move(300 + 20 * at, 200)
    const painted = await picture(page)
    const before = await textsOf(page)
    const seen = sentences.slice(0, step + 1)
    const later = sentences.filter((text, k) => k > step && !seen.includes(text))
    for (const text of later) assert.ok(!before.includes(text), `${at}: ${text}`)
    const values = painted.filter((text) => /^(−?\d+$|[≤≥])/.test(text))
    assert.deepEqual(
      values.sort(),
      returnedBy(search, step),
      `${at}: the answer in the texts of the picture`,
    )
    kinds.add(ask)
    await button(page, words.show).click()
    await answered(page)
    const { expected, why } = await search.predict(at, null, { every: true })
    assert.ok(expected)
    const after = await textsOf(page)
    for (const step of why) assert.ok(after.includes(sentences[step]), 'a revealed text is found')
    await button(page, words.goOn).click()
  }
  assert.equal(kinds.size, 4)
  assert.equal(await tree.evaluate((tree) => /** @type {SecateurTree} */ (tree).picture), null)
  search.free()
})

test('a run with questions has no violations, light and dark', async (t) => {
  const page = await exercise(t, '', { ...WIDE, ...axeMayStyle })
  await button(page, words.begin).click()
  await submitAnswer(page, { alpha: '3' })
  assert.deepEqual(await violationsInSchemes(page), [])
  await button(page, words.goOn).click()
  assert.deepEqual(await violations(page), [], 'a question')
})

test('the questions are entered by a button, kept in the link, and left by Escape', async (t) => {
  const page = await visit(t, WIDE)
  const { ui } = await pageMessages('en')
  const { practising } = ui
  const tree = page.locator('secateur-tree')
  await page.getByRole('button', { name: practising.practise, exact: true }).click()
  await page.getByRole('radio', { name: practising.kinds.predict }).check()
  await button(page, words.begin).waitFor()
  await tree.getByText(words.number(1, 8)).waitFor()
  await page.getByRole('checkbox', { name: practising.every }).check()
  const search = await open(TREE)
  const all = await search.questions({ every: true })
  search.free()
  await tree.getByText(words.number(1, all.length)).waitFor()
  await page.waitForFunction(() => location.hash.includes('exercise=predict&every=on'))
  await page.reload()
  await button(page, words.begin).waitFor()
  assert.ok(await page.getByRole('checkbox', { name: practising.every }).isChecked())
  await page.getByRole('checkbox', { name: practising.every }).uncheck()
  await tree.getByText(words.number(1, 8)).waitFor()
  await page.getByRole('button', { name: ui.projector }).click()
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('PageDown')
  await tree.locator('form.guess:visible').waitFor()
  await page.keyboard.press('PageDown')
  await tree.getByText('The answer: β = 3.').first().waitFor()
  await page.keyboard.press('PageDown')
  await tree.getByText('Down to child 2 of B, a leaf.').waitFor()
  await page.keyboard.press('Escape')
  await tree.locator('.transport').waitFor()
  assert.equal(await page.getAttribute('secateur-tree', 'every'), null)
})

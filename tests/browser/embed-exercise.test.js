// An exercise in a frame: the course around it gets the score and the answers and restores them, and gets no correct answer
// before the student has asked for it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { messages, sentence, partOf } from '../../www/messages/messages.js'
import { ask, frames, inside, send, textsOfFrame } from './framed.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const { practise, predict, find } = await partOf('en', 'exercise')
const { framed } = frames()

/** A field of the sheet. @param {Page} page @param {string} key */
function box(page, key) {
  return inside(page).locator(`.sheet [data-box="${key}"]`)
}

/** Waits until a field of the sheet holds a text. @param {Page} page @param {string} key @param {string} text */
function holds(page, key, text) {
  return inside(page).waitForFunction(
    ([key, text]) => {
      const root = document.querySelector('secateur-tree')?.shadowRoot
      return (
        /** @type {HTMLInputElement?} */ (root?.querySelector(`[data-box="${key}"]`))?.value ===
        text
      )
    },
    [key, text],
  )
}

/** Hands all answers in, and waits for the message about that. @param {Page} page @param {number} which */
async function handIn(page, which) {
  await inside(page).getByRole('button', { name: practise.scopeNames.all }).click()
  const events = await page.waitForFunction((which) => {
    const { received } = /** @type {{ received: any[] }} */ (/** @type {unknown} */ (window))
    const scores = received.filter(({ subject }) => subject === 'SPLICE.reportScoreAndState')
    return scores.length >= which ? scores : null
  }, which)
  // The focus goes to the summary.
  await inside(page).waitForFunction(() => {
    const root = document.querySelector('secateur-tree')?.shadowRoot
    return root?.activeElement?.className === 'found'
  })
  return /** @type {any[]} */ (await events.jsonValue())
}

test('a course gets the best score, and restores the answers', async (t) => {
  const hash = '#1&tree=((3+5)+(2+9))&exercise=practise&ask=values+cuts&report=splice'
  const page = await framed(t, hash, { height: 640 })
  await box(page, '0.value').fill('3')
  const another = inside(page).getByRole('button', { name: practise.another })
  assert.equal(await another.count(), 0, 'the score is that of the tree in the link')
  await box(page, '1.value').fill('3')
  const [first] = await handIn(page, 1)
  // The cut brings nine points of twelve: minimax has all the rest.
  assert.equal(first.score, 2 / 12)
  await box(page, '1.value').fill('9')
  const scores = await handIn(page, 2)
  assert.deepEqual(
    scores.map(({ score }) => score),
    [2 / 12, 2 / 12],
  )
  // Another day, in a frame that can keep things itself.
  const { state } = scores[1]
  const later = await framed(t, hash, { sandbox: null, height: 640 })
  assert.equal(await box(later, '0.value').inputValue(), '', 'the host has not answered')
  await later.evaluate((state) => {
    const { received } = Object.assign(/** @type {any} */ (window), { savedState: state })
    received.length = 0
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    frame.src = `${frame.src.replace('embed.html', 'embed.html?again')}`
  }, state)
  await holds(later, '1.value', '9')
  assert.equal(await inside(later).evaluate(() => localStorage.length), 0, 'no stored answers')
  await box(later, '1.value').fill('3')
  await box(later, '4.value').fill('2')
  await box(later, '6.cut').check()
  const [again, ...more] = await handIn(later, 1)
  assert.deepEqual([again.score, more.length], [1, 0])
  assert.equal(again.state.answers.attempts, 3)
})

test('another tree that the reader asked for is restored with its answers', async (t) => {
  const page = await framed(t, '#1&exercise=practise&report=splice', { height: 640 })
  await inside(page).getByRole('button', { name: practise.another }).click()
  await inside(page)
    .getByText(/^Tree \d+$/)
    .waitFor()
  await box(page, '0.value').fill('1234')
  const [{ state }] = await handIn(page, 1)
  const { tree, seed } = state.answers
  assert.equal((await ask(page, { type: 'secateur:getState' })).state.tree, tree)
  await page.evaluate((state) => {
    const { received } = Object.assign(/** @type {any} */ (window), { savedState: state })
    received.length = 0
    const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    frame.src = `${frame.src.replace('embed.html', 'embed.html?again')}`
  }, state)
  await inside(page).getByText(`Tree ${seed}`).waitFor()
  await holds(page, '0.value', '1234')
})

test('a course gets the results of predictions and of the search for a mistake', async (t) => {
  const tree = '((3+5)+(2+9))'
  const hash = `#1&tree=${tree}&exercise=predict&report=splice`
  const page = await framed(t, hash, { height: 640 })
  const press = (/** @type {string} */ name) =>
    inside(page).getByRole('button', { name, exact: true }).click()
  await press(predict.begin)
  const search = await open('((3 5) (2 9))')
  const questions = await search.questions()
  for (let at = 0; at < questions.length; at += 1) {
    if (at > 0) await press(predict.goOn)
    await press(predict.show)
  }
  // The answer to the last question comes after the press.
  await page.waitForFunction(() =>
    /** @type {any[]} */ (/** @type {any} */ (window).received).some(
      ({ subject }) => subject === 'SPLICE.reportScoreAndState',
    ),
  )
  assert.match(await textsOfFrame(page), /"given":\[null/)
  const { at } = await search.point(null)
  search.free()
  const other = await framed(t, `#1&tree=${tree}&exercise=find&report=splice`, { height: 640 })
  await inside(other)
    .locator('.steps button')
    .nth(at ?? -1)
    .click()
  await inside(other).getByRole('button', { name: find.wrongHere, exact: true }).click()
  await inside(other).getByText(find.found).waitFor()
  const score = await other.evaluate(
    () =>
      /** @type {any[]} */ (/** @type {any} */ (window).received).find(
        ({ subject }) => subject === 'SPLICE.reportScoreAndState',
      ).score,
  )
  assert.equal(score, 1)
})

test('neither the frame nor its messages contain an answer before it is asked for', async (t) => {
  const tree = '((31 57) (23 94))'
  const search = await open(tree)
  const { items } = await search.grade([], { ask: ['ranges', 'windows'], windows: 'history' })
  const sentences = Array.from({ length: search.summary.steps }, (_, k) =>
    sentence(m, search.explain(k + 1)),
  )
  search.free()
  assert.ok(items.some(({ expected }) => JSON.stringify(expected) === '[null,23]'))
  const secrets = ['≤ 23', '≤23', '"expected"', practise.answer('31'), ...sentences]
  const page = await framed(
    t,
    `#1&tree=${tree.replaceAll(' ', '+')}&exercise=practise&ask=ranges+windows+cuts&report=splice`,
    { height: 640 },
  )
  await send(page, { type: 'secateur:seek', step: 'last' })
  await send(page, { type: 'secateur:play' })
  await box(page, '0.range').fill('5')
  await handIn(page, 1)
  const before = `${await textsOfFrame(page)}${JSON.stringify(await ask(page, { type: 'secateur:getState' }))}`
  for (const secret of secrets) assert.ok(!before.includes(secret), secret)
  // Help gives the answer, and then the same search finds it.
  await box(page, '4.range').fill('5')
  await inside(page).locator('.stage').focus()
  await page.keyboard.press('Enter')
  const fields = inside(page).locator('.answer')
  for (const step of practise.helpSteps) await fields.getByRole('button', { name: step }).click()
  await fields.getByText(practise.answer('≤ 23')).waitFor()
  const after = await textsOfFrame(page)
  assert.ok(after.includes('≤ 23') && sentences.some((text) => after.includes(text)))
})

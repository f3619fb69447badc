// Another language while the tree is on view: a new viewer replaces the old one, and goes on.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { frames, setTree, openMore, picture, stepOf } from './element.js'
import { visit } from './page.js'
import { change, scene, viewport, watchScenes } from './scene.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** Of some hundred steps. */
const LONG = `(${'(3 12 8) (2 4 6) (14 5 2) '.repeat(12)})`
/** With a stub that can be unfolded. */
const STUBBED = `((5 6) (1 (${'2 3 '.repeat(10)}) (${'4 7 '.repeat(10)})))`

/** Records the steps that the element reports. @param {Page} page */
async function listen(page) {
  await page.locator('secateur-tree').evaluate((element) => {
    /** @type {[told: number, step: number][]} */
    const steps = []
    element.addEventListener('secateur-step', (event) => {
      const { step } = /** @type {CustomEvent<{ step: number }>} */ (event).detail
      steps.push([step, /** @type {SecateurTree} */ (element).step])
    })
    Object.assign(element, { steps })
  })
  return () =>
    page
      .locator('secateur-tree')
      .evaluate(
        (element) =>
          /** @type {{ steps: [number, number][] }} */ (/** @type {unknown} */ (element)).steps,
      )
}

/** Gives the element a language, and waits until it speaks it. @param {Page} page @param {string} lang */
async function speak(page, lang) {
  await page.locator('secateur-tree').evaluate((element, lang) => {
    element.setAttribute('lang', lang)
  }, lang)
  await page.locator(`.viewer[lang="${lang}"]`).waitFor()
}

test('a change of language keeps the run going, in one viewer alone', async (t) => {
  const page = await visit(t)
  await setTree(page, LONG, { step: '0' })
  await openMore(page)
  await page.locator('.speed select').selectOption('16')
  const stepsOf = await listen(page)
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.play()
    tree.lang = 'de'
  })
  await page.locator('.viewer[lang="de"]').waitFor()
  assert.equal(await page.locator('.viewer').count(), 1)
  assert.equal(await page.locator('.speed select').inputValue(), '16')
  const before = await stepOf(page)
  await page.waitForFunction(
    (before) =>
      /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step > before + 3,
    before,
  )
  await speak(page, 'fi')
  const again = await stepOf(page)
  await page.waitForFunction(
    (before) =>
      /** @type {SecateurTree} */ (document.querySelector('secateur-tree')).step > before + 3,
    again,
  )
  const steps = await stepsOf()
  assert.deepEqual(
    steps.filter(([step, onView]) => step !== onView),
    [],
    'the reported steps are the steps on view',
  )
  const order = steps.map(([step]) => step)
  assert.deepEqual(
    order,
    [...new Set(order)].sort((a, b) => a - b),
    'every step once, one after the other',
  )
  await page.locator('secateur-tree').evaluate((element) => {
    ;/** @type {SecateurTree} */ (element).pause()
  })
  const paused = [await stepOf(page), (await stepsOf()).length]
  await frames(page)
  assert.deepEqual([await stepOf(page), (await stepsOf()).length], paused, 'the run is paused')
  await setTree(page, '((3 12) (2 4))', { step: 'last' })
  assert.equal(await page.locator('.viewer').count(), 1)
})

/** The stubs that are folded. @param {Page} page that is watched */
async function fans(page) {
  const { marks } = await scene(page)
  const nodes = marks.filter(({ shape }) => shape === 'fan').map(({ node }) => node)
  return nodes.sort((a, b) => a - b)
}

test('a change of language keeps the selection, the unfolded stubs and the view', async (t) => {
  const page = await visit(t)
  await watchScenes(page)
  await setTree(page, STUBBED, { step: 'last' })
  const stepsOf = await listen(page)
  await page.locator('.stage').focus()
  await page.locator('secateur-tree').evaluate((element) => {
    ;/** @type {SecateurTree} */ (element).select(6)
  })
  assert.deepEqual(await fans(page), [6, 27])
  const whole = await viewport(page)
  await page.keyboard.press('Enter')
  assert.deepEqual(await fans(page), [27], 'a stub is unfolded')
  await page.locator('secateur-tree').evaluate((element) => {
    ;/** @type {SecateurTree} */ (element).select(1)
  })
  await openMore(page)
  await page.locator('.cutoff-size input').fill('3')
  await page.locator('.opener').click()
  for (const name of ['Zoom in', 'Zoom in']) await page.getByRole('button', { name }).click()
  const close = await viewport(page)
  assert.equal(change(whole, close)[0], 1, 'closer')
  const seen = await picture(page)
  await page.locator('secateur-tree').evaluate((element) => {
    element.addEventListener('secateur-select', () => element.setAttribute('data-selected', ''))
  })
  // A language with the same words in the picture: the picture is the same to the pixel.
  await speak(page, 'zh-Hans')
  await page.mouse.move(0, 0)
  assert.deepEqual(await viewport(page), close)
  assert.equal(await picture(page), seen)
  assert.equal(await page.locator('.cutoff-size input').inputValue(), '3')
  const state = await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    return [tree.selected, tree.step === tree.search?.summary.steps, tree.dataset.selected]
  })
  assert.deepEqual(state, [1, true, undefined])
  assert.deepEqual(await stepsOf(), [], 'no step was taken')
})

test('ten changes of language in one turn leave one viewer', async (t) => {
  const page = await visit(t)
  await page.locator('secateur-tree').evaluate(async (element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.play()
    for (const lang of ['de', 'fi', 'en', 'zh-Hans', 'de', 'en', 'fi', 'de', 'en', 'de']) {
      tree.lang = lang
      await new Promise((done) => setTimeout(done))
    }
  })
  await page.locator('.viewer[lang="de"]').waitFor()
  assert.equal(await page.locator('.viewer').count(), 1)
})

// The parts of the view that are not in the link: they survive a reload, and the way back from another page.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { openRules, painted, settled } from './element.js'
import { WIDE, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')

/**
 * The state of the trees and of the controls around them, once both trees have their steps and the tint of their
 * comparison.
 * @param {Page} page
 * @param {number[]} steps
 */
async function onView(page, steps) {
  await page.waitForFunction((steps) => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const right = trees.length === steps.length
    if (!right || !trees.every(({ search, step }, at) => search && step === steps[at])) return false
    const [one, two] = trees.map(({ search }) => search)
    return !one || !two || (one.whole && two.whole && one.compared(two) && two.compared(one))
  }, steps)
  await painted(page)
  return page.evaluate(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const values = (/** @type {string} */ selector) =>
      [...document.querySelectorAll(selector)].map((control) =>
        control instanceof HTMLDetailsElement
          ? control.open
          : /** @type {HTMLSelectElement} */ (control).value,
      )
    return {
      states: trees.map(({ state }) => state),
      scenes: trees.map((tree) => tree.shadowRoot?.querySelector('canvas')?.toDataURL()),
      controls: values('.page :is(select, textarea, details)'),
    }
  })
}

/** Reloads the page, and goes to the lab and back. @param {Page} page @param {number[]} steps */
async function losesNothing(page, steps) {
  const before = await onView(page, steps)
  await page.reload()
  assert.deepEqual(await onView(page, steps), before, 'after a reload')
  await page.getByRole('link', { name: m.footer.lab, exact: true }).click()
  await page.waitForURL(/lab/)
  await page.goBack()
  assert.deepEqual(await onView(page, steps), before, 'after the return from the lab')
  return before
}

test('zoom, selection, step size, speed, windows, view, stubs and panel survive a reload', async (t) => {
  const page = await visit(t, WIDE)
  await settled(page, () => page.selectOption('#example', 'idealOrder'))
  await openRules(page)
  await page.selectOption('#view', 'mover')
  await page.selectOption('#windows', 'all')
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.seek(20)
    tree.stepSize = 'cutoff'
    tree.setAttribute('panel', 'log')
    tree.select(tree.search?.searched(5) ?? null)
  })
  await page.locator('.stage').focus()
  await page.keyboard.press('z')
  await page.keyboard.press('+')
  await page.keyboard.press('Shift+ArrowDown')
  const { states } = await losesNothing(page, [20])
  assert.equal(states[0]?.selected, 5)
  assert.ok(states[0]?.framing && states[0].framing.zoom > 1)
  await page.locator('.stage').focus()
  await page.keyboard.press('b')
  await painted(page)
  const state = await page
    .locator('secateur-tree')
    .evaluate((tree) => /** @type {SecateurTree} */ (tree).state)
  assert.equal(state?.framing, null, 'the whole tree is shown after the return')

  for (let zoom = 0; zoom < 3; zoom += 1) await page.keyboard.press('+')
  const zoomed = (await onView(page, [20])).states[0]?.framing
  await page
    .locator('secateur-tree')
    .evaluate((tree) => /** @type {SecateurTree} */ (tree).seek(60))
  const followed = (await losesNothing(page, [60])).states[0]?.framing
  assert.notDeepEqual(followed, zoomed, 'the picture follows its step')
})

test('a refused text stays refused on the way back to the page, and so does the view', async (t) => {
  const page = await visit(t, WIDE)
  await settled(page, () => page.fill('#tree', '(1 2)'))
  await settled(page, () => page.fill('#tree', '(1 2'))
  const refused = page.locator('.problem', { hasText: 'is never closed' })
  await refused.waitFor()
  await page.getByRole('link', { name: m.footer.lab, exact: true }).click()
  await page.waitForURL(/lab/)
  await page.goBack()
  await refused.waitFor()
  await openRules(page)
  await page.selectOption('#view', 'mover')
  await page.waitForFunction(() => location.hash === '#1&tree=(1+2)&view=mover')
  await page.reload()
  await refused.waitFor()
  assert.equal(await page.inputValue('#view'), 'mover')
})

test('two compared trees survive a reload, each with its step and its zoom', async (t) => {
  const page = await visit(t, WIDE)
  await settled(page, () => page.selectOption('#example', 'worstOrder'))
  await page.selectOption('#compare-with', 'best')
  const second = page.locator('secateur-tree').nth(1)
  await page.selectOption('#link', 'none')
  await second.locator('.transport').waitFor()
  for (const [at, step] of [12, 31].entries()) {
    await page
      .locator('secateur-tree')
      .nth(at)
      .evaluate((tree, step) => /** @type {SecateurTree} */ (tree).seek(step), step)
  }
  await second.locator('.stage').focus()
  await page.keyboard.press('z')
  const { states } = await losesNothing(page, [12, 31])
  assert.equal(states[0]?.framing, null)
  assert.ok(states[1]?.framing)
})

test('a search whose steps another one follows keeps its own step over a reload', async (t) => {
  const page = await visit(t, WIDE)
  const [first, second] = [0, 1].map((at) => page.locator('secateur-tree').nth(at))
  const losesNoStep = async (/** @type {string} */ title, /** @type {number} */ step) => {
    await page.getByRole('heading', { name: `Second: ${title}` }).waitFor()
    await second.locator('.transport').waitFor()
    await second.evaluate((tree, to) => /** @type {SecateurTree} */ (tree).seek(to), step)
    const followed = await first.evaluate((tree) => /** @type {SecateurTree} */ (tree).step)
    await losesNothing(page, [followed, step])
  }
  await page.selectOption('#compare-with', 'algorithm')
  await losesNoStep('Minimax', 26) // where alpha–beta has cut off
  await settled(page, () => page.selectOption('#example', 'idealOrder'))
  await page.selectOption('#compare-with', 'worst')
  await losesNoStep('Alpha–beta, worst', 60)
})

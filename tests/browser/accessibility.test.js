// No violation of WCAG 2.2 AA or of axe's best practices: light, dark and in forced colours, wide and phone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openPanel, openRules, openSettings, painted } from './element.js'
import { PHONE, WIDE, load, visit } from './page.js'
import { smallTargets } from './small-targets.js'
import { axeMayStyle, hiddenTexts, violations, violationsOfColours } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const STATES = {
  'as it opens': async () => {},
  'with everything unfolded and a broken text': async (page) => {
    for (const summary of await page.locator('aside summary').all()) {
      await summary.click()
    }
    await page.selectOption('#order', 'random')
    await page.fill('#tree', '((3 12 8) (2 4')
    await page.waitForSelector('textarea[aria-invalid]')
  },
  'with minimax at its end': async (page) => {
    await page.selectOption('#example', 'unknown')
    await openSettings(page)
    await page.selectOption('#algorithm', 'minimax')
    await page.locator('secateur-tree[algorithm="minimax"]').evaluate((element) => {
      element.setAttribute('step', 'last')
    })
  },
  'with lines that differ from a listing, values of the mover, and a call selected': async (
    page,
  ) => {
    await openRules(page)
    await page.selectOption('#listing', 'negamax-alpha-beta')
    await page.selectOption('#view', 'mover')
    await page.locator('label:has([name="cut"][value=">"])').click()
    // Escape before that would cancel the search.
    await page.locator('.listing .mark').first().waitFor({ state: 'attached' })
    // On a phone the settings cover the listing.
    await page.keyboard.press('Escape')
    await page.locator('.listing li button').first().click()
    await page.keyboard.press('Home')
    await page.keyboard.press('l')
    await openPanel(page, 'stack')
    await page.locator('.calls [role=option]').first().click()
    await page.locator('.calls [aria-selected=true]').waitFor()
  },
  'beside another search, its rules unfolded': async (page) => {
    await page.selectOption('#compare-with', 'hand')
    await page.selectOption('#second-order', 'worst')
    await page.locator('.differences .row').first().waitFor()
  },
  'with a game and a bad board': async (page) => {
    await page.selectOption('#example', 'ticTacToe')
    await page.waitForSelector('secateur-tree .board')
    await openSettings(page)
    await page.locator('.games > summary').click()
    await page.fill('#tic-tac-toe-board', 'xx')
    await page.getByRole('button', { name: 'Search it' }).click()
    await page.waitForSelector('#tic-tac-toe-board[aria-invalid]')
  },
  'with a narrated example': (page) => page.selectOption('#example', 'atog'),
  'with the help open': (page) => page.getByRole('button', { name: 'Help', exact: true }).click(),
}

/** The addresses of the lab, and the status that it then shows. @type {Record<string, [string, RegExp]>} */
const LAB = {
  'with results': ['#1&depth=4&trees=20', /^Finished/],
  'with a wrong setting': ['#1&depth=99&order=bestest', /^Nothing was run/],
}

/**
 * The colour schemes of a state. Each state is loaded in one on a wide screen, where it changes to the other, and in the
 * other on a phone. There it stays, without forced colours: a size changes where things are, but no colour.
 */
const SCHEMES = /** @type {const} */ ([
  { wide: ['light', 'dark'], phone: ['dark'] },
  { wide: ['dark', 'light'], phone: ['light'] },
])
const SIZES = /** @type {const} */ ([
  ['wide', WIDE],
  ['phone', PHONE],
])

/**
 * Checks that a page has no violations in either colour scheme.
 * @param {TestContext} t
 * @param {Page} page
 * @param {readonly ('light' | 'dark')[]} schemes
 */
async function right(t, page, schemes) {
  for (const [at, colorScheme] of schemes.entries()) {
    await t.test(colorScheme, async () => {
      await page.emulateMedia({ colorScheme })
      await painted(page)
      const problems = at === 0 ? await violations(page) : await violationsOfColours(page)
      assert.deepEqual(problems, [])
    })
  }
}

/** Checks the same in forced colours, and turns them off again. @param {TestContext} t @param {Page} page */
async function forced(t, page) {
  await t.test('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await painted(page)
    const problems = [...(await violationsOfColours(page)), ...(await hiddenTexts(page))]
    await page.emulateMedia({ forcedColors: 'none' })
    assert.deepEqual(problems, [])
  })
}

/**
 * Checks a page in its schemes, and a wide one in forced colours.
 * @param {TestContext} t
 * @param {Page} page
 * @param {'wide' | 'phone'} size
 * @param {typeof SCHEMES[number]} schemes
 */
async function rightIn(t, page, size, schemes) {
  await right(t, page, schemes[size])
  if (size === 'wide') await forced(t, page)
  else await t.test('targets', async () => assert.deepEqual(await smallTargets(page), []))
}

for (const [size, device] of SIZES) {
  const options = { ...device, ...axeMayStyle }

  for (const [at, [state, reach]] of Object.entries(STATES).entries()) {
    test(`the page has no violations: ${size}, ${state}`, async (t) => {
      const schemes = SCHEMES[at % 2]
      const page = await visit(t, { ...options, colorScheme: schemes[size][0] })
      await openSettings(page)
      await reach(page)
      await rightIn(t, page, size, schemes)
    })
  }

  for (const [at, [state, [query, done]]] of Object.entries(LAB).entries()) {
    test(`the lab has no violations: ${size}, ${state}`, async (t) => {
      const schemes = SCHEMES[at % 2]
      const contextOptions = { ...options, colorScheme: schemes[size][0] }
      const page = await load(t, contextOptions, undefined, `lab.html${query}`)
      await page.getByText(done).waitFor()
      for (const summary of await page.locator('summary:visible').all()) await summary.click()
      await rightIn(t, page, size, schemes)
    })
  }
}

test('projector mode has no violations', async (t) => {
  const page = await visit(t, { ...axeMayStyle, viewport: { width: 1920, height: 1080 } })
  await page.getByRole('button', { name: 'Projector mode' }).click()
  assert.deepEqual(await violations(page), [])
  await forced(t, page)
})

test('a viewer is busy while parts of it show an earlier step', async (t) => {
  const page = await visit(t)
  await painted(page)
  const states = await page.evaluate(async () => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    if (!tree.shadowRoot) throw new Error('no viewer')
    /** @type {(string | null)[]} */
    const states = []
    const note = (/** @type {MutationRecord[]} */ records) =>
      states.push(...records.map(({ target }) => /** @type {Element} */ (target).ariaBusy))
    const observer = new MutationObserver(note)
    observer.observe(tree.shadowRoot, { subtree: true, attributeFilter: ['aria-busy'] })
    // A clock on which each part takes most of the time of a frame.
    const now = performance.now.bind(performance)
    let slower = 0
    performance.now = () => now() + (slower += 3)
    const frame = () => new Promise(requestAnimationFrame)
    for (const step of [1, 2, 3]) {
      tree.seek(step)
      await frame()
    }
    while (states.at(-1) !== 'false') await frame()
    return states
  })
  assert.equal(states[0], 'true')
  assert.equal(states.at(-1), 'false')
})

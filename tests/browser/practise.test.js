// Practice: a tree is answered by mouse, by touch and by keyboard alone; nothing tells the answers before they are
// asked for; answers are kept, undone, counted and reported.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { exerciseWords, messages, sentence } from '../../www/messages/messages.js'
import { messages as pageMessages } from '../../www/messages/pages.js'
import { open } from '../../www/core.js'
import { give, painted } from './element.js'
import { held } from './held.js'
import { SCRIPT, TREE, host, searched } from './host.js'
import { WIDE, visit } from './page.js'
import { pointOf, watchScenes } from './scene.js'
import { axeMayStyle, violations } from './violations.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const { practise: words } = await exerciseWords('en')
const m = await messages('en')
const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }
/** The nodes of the tree: A has B, C and D; the last two leaves of C are cut. */
const [A, B, C, D, FOUR, SIX] = [0, 1, 5, 9, 7, 8]

/**
 * A page with an exercise, which notes the events of it.
 * @param {TestContext} t
 * @param {string} [attributes]
 * @param {BrowserContextOptions} [options]
 */
async function exercise(t, attributes = '', options = WIDE) {
  const body = `<main><h1>A course</h1><secateur-tree exercise="practise" style="height: 640px" ${attributes}>${TREE}</secateur-tree></main>`
  const head = `<meta name="viewport" content="width=device-width, initial-scale=1" />${SCRIPT}`
  const page = await host(t, body, { head, options })
  await ready(page)
  await page.evaluate(() => {
    /** @type {unknown[]} */
    const told = []
    for (const type of ['secateur-answer', 'secateur-result', 'secateur-another']) {
      addEventListener(type, (event) => {
        told.push([type, JSON.parse(JSON.stringify(/** @type {CustomEvent} */ (event).detail))])
      })
    }
    Object.assign(window, { told })
  })
  return page
}

/** Waits for the exercise. @param {Page} page */
async function ready(page) {
  await page.locator('secateur-tree .sheet tbody tr').first().waitFor()
  await searched(page)
}

/** The events so far. @param {Page} page @returns {Promise<[string, Record<string, any>][]>} */
function told(page) {
  return page.evaluate(() => /** @type {any} */ (window).told)
}

/** A box of the sheet. @param {Page} page @param {string} key */
function box(page, key) {
  return page.locator(`secateur-tree .sheet [data-box="${key}"]`)
}

/** @param {Page} page @param {string} name */
function button(page, name) {
  return page.locator('secateur-tree').getByRole('button', { name, exact: true })
}

/** The middle of the edge between two nodes. @param {Page} page @param {number} above @param {number} below */
async function between(page, above, below) {
  const [one, other] = [await pointOf(page, above), await pointOf(page, below)]
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** What has the focus. @param {Page} page */
function focused(page) {
  return page.evaluate(() => {
    const inside = document.activeElement?.shadowRoot?.activeElement
    return inside?.getAttribute('data-box') ?? inside?.className
  })
}

/** Waits until the focus is at the summary of a check. @param {Page} page */
function checked(page) {
  return page.waitForFunction(() => {
    const inside = document.querySelector('secateur-tree')?.shadowRoot?.activeElement
    return inside?.className === 'found'
  })
}

/** The fields at the selected node. @param {Page} page */
function field(page) {
  return page.locator('secateur-tree .answer')
}

test('by mouse: fields open at the node, edges are cut, and a check leads to what is wrong', async (t) => {
  const page = await exercise(t)
  await watchScenes(page)
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
  const root = await pointOf(page, A)
  await page.mouse.click(root.x, root.y)
  await page.keyboard.type('3')
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${B}.value`, 'Enter goes on in the order of the tree')
  await page.keyboard.type('3')
  const c = await pointOf(page, C)
  await page.mouse.click(c.x, c.y)
  const { x, y, width, height } = (await field(page).boundingBox()) ?? assert.fail('no fields')
  assert.ok(c.x < x || c.x > x + width || c.y < y || c.y > y + height, 'the node is seen')
  await page.keyboard.type('12')
  assert.equal(await box(page, `${C}.value`).inputValue(), '12', 'the sheet has the same state')
  await page.keyboard.press('Escape')
  assert.equal(await field(page).isVisible(), false)
  const edge = await between(page, C, FOUR)
  await page.mouse.click(edge.x, edge.y)
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await box(page, `${SIX}.cut`).check()
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const summary = page.locator('secateur-tree .summary')
  assert.match((await summary.textContent()) ?? '', /4 of 6 First mistake: C, MIN, value\./)
  await summary.getByRole('button', { name: 'C, MIN, value' }).click()
  assert.equal(await focused(page), `${C}.value`)
  const wrong = box(page, `${C}.value`)
  assert.equal(await wrong.getAttribute('aria-invalid'), 'true')
  const described = (await wrong.getAttribute('aria-describedby'))?.split(' ').at(-1)
  assert.notEqual(await page.locator(`secateur-tree #${described}`).textContent(), '')
  await wrong.fill('2')
  assert.equal(await wrong.getAttribute('aria-invalid'), null, 'another answer is not judged')
  await box(page, `${D}.value`).fill('2')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  assert.match((await summary.textContent()) ?? '', /6 of 6 All right/)
  const [[first, detail], [second], , [, last]] = await told(page)
  assert.deepEqual([first, second], ['secateur-answer', 'secateur-result'])
  const { version, exercise: kind, seed, attempt, help, shown, scope, points, max, score } = detail
  assert.deepEqual(
    { version, kind, seed, attempt, help, shown, scope, points, max },
    ...[
      {
        version: 1,
        kind: 'practise',
        seed: null,
        attempt: 1,
        help: 0,
        shown: false,
        scope: 'all',
        points: 4,
        max: 6,
      },
    ],
  )
  assert.ok(Math.abs(score - 4 / 6) < 1e-9)
  assert.deepEqual([last.attempt, last.score, last.best], [2, 1, 1])
  assert.ok(detail.items.every((/** @type {object} */ item) => !('expected' in item)))
})

test('by touch: the fields stand below the picture, with signs for the thumb', async (t) => {
  const page = await exercise(t, 'ask="ranges cuts"', PHONE)
  await watchScenes(page)
  await page.locator('secateur-tree').evaluate((tree) => /** @type {SecateurTree} */ (tree).fit())
  const c = await pointOf(page, C)
  await page.touchscreen.tap(c.x, c.y)
  const fields = field(page)
  await fields.waitFor()
  const stage = await page.locator('secateur-tree .stage').boundingBox()
  const place = await fields.boundingBox()
  assert.ok(stage && place && place.y >= stage.y + stage.height - 1, 'nothing covers the tree')
  for (const control of await fields.locator('button:not(.link), input').all()) {
    const { height = 0 } = (await control.boundingBox()) ?? {}
    assert.ok(height >= 26, `${await control.textContent()} is ${height} px high`)
  }
  await fields.getByRole('button', { name: '≤' }).tap()
  await page.keyboard.type('2')
  assert.equal(await box(page, `${C}.range`).inputValue(), '≤2')
  await painted(page)
  // Two taps at one place would be another gesture.
  const edge = await between(page, D, D + 3)
  await page.touchscreen.tap(edge.x, edge.y)
  assert.ok(await box(page, `${D + 3}.cut`).isChecked())
  await button(page, words.scopeNames.level).tap()
  await checked(page)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= 390, `the page is ${wide} px wide`)
})

test('by keyboard alone: in the picture, in its fields, and in the sheet', async (t) => {
  const page = await exercise(t)
  await page.locator('secateur-tree .stage').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowRight', 'x']) {
    await page.keyboard.press(key)
    await painted(page)
  }
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await page.keyboard.press('Control+z')
  assert.equal(await box(page, `${FOUR}.cut`).isChecked(), false)
  await page.keyboard.press('Control+Shift+z')
  assert.ok(await box(page, `${FOUR}.cut`).isChecked())
  await page.keyboard.press('ArrowUp')
  await painted(page)
  await page.keyboard.press('Enter')
  await page.keyboard.type('x2')
  assert.equal(await box(page, `${C}.value`).inputValue(), 'x2', 'a key typed is text')
  assert.equal(await box(page, `${C}.cut`).isChecked(), false)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  assert.ok(await box(page, `${C}.cut`).isChecked())
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${C + 1}.cut`)
  await page.keyboard.press('Escape')
  assert.match(String(await focused(page)), /stage/)
  await button(page, words.scopeNames.all).focus()
  await page.keyboard.press('Enter')
  await page.locator('secateur-tree').getByText(words.cannotRead(1)).waitFor()
  assert.deepEqual(await told(page), [], 'what cannot be read does not count')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  assert.equal(await focused(page), `${C}.value`)
})

test('nothing tells the search before it is asked for, and the last step of help does', async (t) => {
  const page = await exercise(t, 'ask="values ranges windows cuts"')
  const search = await open(TREE)
  const { steps } = search.summary
  const sentences = Array.from({ length: steps }, (_, k) => sentence(m, search.explain(k + 1)))
  const answer = words.answer('2')
  search.free()
  const before = await held(page)
  for (const text of [...sentences, answer, ` ${steps}`]) {
    assert.ok(!before.includes(text), text)
  }
  await page.locator('secateur-tree').evaluate((tree) => {
    const viewer = /** @type {SecateurTree} */ (tree)
    viewer.seek('last')
    viewer.play()
  })
  await page.mouse.move(500, 300)
  await painted(page)
  assert.equal(
    await page
      .locator('secateur-tree')
      .evaluate((tree) => /** @type {SecateurTree} */ (tree).picture),
    null,
  )
  assert.equal((await held(page)).includes(sentences[steps - 1]), false, 'there is no run to go on')
  await box(page, `${D}.value`).fill('5')
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  const fields = field(page)
  for (const step of words.helpSteps) await fields.getByRole('button', { name: step }).click()
  const after = await held(page)
  assert.ok(after.includes(words.answer('2')), 'what is told is found')
  assert.ok(sentences.some((text) => after.includes(text)))
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  const details = (await told(page)).map(([, detail]) => detail)
  const last = details.at(-1) ?? assert.fail('no event')
  assert.deepEqual([last.help, last.shown, last.score], [4, true, 0], 'it brings no more points')
  assert.ok(!JSON.stringify(details).includes('expected'))
  await page.getByText(words.noPoints).waitFor()
})

test('answers, attempts and what was said are kept over a reload; another tree begins afresh', async (t) => {
  const page = await exercise(t, 'attempts="2"')
  await box(page, `${A}.value`).fill('3')
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(1)).waitFor()
  await page.reload()
  await ready(page)
  assert.equal(await box(page, `${A}.value`).inputValue(), '3')
  await page.getByText(words.left(1)).waitFor()
  assert.match((await page.locator('secateur-tree .sheet .sign.right').textContent()) ?? '', /✓/)
  await button(page, words.scopeNames.all).click()
  await page.getByText(words.left(0)).waitFor()
  assert.equal(await button(page, words.scopeNames.all).getAttribute('aria-disabled'), 'true')
  assert.equal(await box(page, `${A}.value`).getAttribute('readonly'), '')
  await button(page, words.another).click()
  await page.getByText(words.left(2)).waitFor()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.getAttribute('tree'))
  assert.equal(await box(page, `${A}.value`).inputValue(), '')
  await page.getByText(/^Tree \d+$/).waitFor()
})

test('feedback="end" says nothing before the sheet is handed in', async (t) => {
  const page = await exercise(t, 'feedback="end" attempts="1"')
  assert.equal(await button(page, words.scopeNames.node).count(), 0)
  await box(page, `${B}.value`).fill('12')
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  assert.equal(await field(page).getByRole('button', { name: words.helpSteps[0] }).count(), 0)
  assert.equal(await page.locator('secateur-tree [aria-invalid]').count(), 0)
  await button(page, words.handIn).click()
  await page.locator('secateur-tree .sheet [aria-invalid]').waitFor()
  const names = (await told(page)).map(([name]) => name)
  assert.deepEqual(names, ['secateur-answer', 'secateur-result'])
})

test('an exercise has no violations, light and dark', async (t) => {
  const page = await exercise(t, 'ask="values ranges windows cuts"', { ...WIDE, ...axeMayStyle })
  await box(page, `${B}.value`).fill('12')
  await button(page, words.scopeNames.all).click()
  await checked(page)
  await page.locator('secateur-tree .stage').focus()
  await page.keyboard.press('Enter')
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme })
    await painted(page)
    assert.deepEqual(await violations(page), [], colorScheme)
  }
})

test('on the page: in by a button, in the link, with what is asked, and out by Escape', async (t) => {
  const page = await visit(t, WIDE)
  const { ui } = await pageMessages('en')
  const { practising } = ui
  await page.selectOption('#compare-with', { index: 1 })
  await page.getByRole('button', { name: practising.practise, exact: true }).click()
  await ready(page)
  assert.equal(await page.locator('secateur-tree').count(), 1, 'no other search is beside it')
  assert.equal(await page.locator('aside .look, aside .order-table').count(), 0)
  assert.equal(await page.getByRole('button', { name: ui.figure }).count(), 0)
  await page.getByRole('checkbox', { name: practising.asks.windows }).check()
  await page.selectOption('.practising select', 'entry')
  await box(page, `${C}.alpha`).fill('3')
  await page.waitForFunction(() => location.hash.includes('exercise=practise'))
  await page.reload()
  await ready(page)
  assert.equal(await box(page, `${C}.alpha`).inputValue(), '3')
  assert.equal(await page.inputValue('.practising select'), 'entry')
  await button(page, words.another).click()
  await page.waitForFunction(() => document.querySelector('secateur-tree')?.textContent !== '')
  await page.getByText(/^Tree \d+$/).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('secateur-tree .transport').waitFor()
  assert.equal(await page.getAttribute('secateur-tree', 'windows'), null)
  await page.locator('#tree').waitFor()
  await page.waitForFunction(() => !location.hash.includes('exercise'))
  await give(page, TREE)
})

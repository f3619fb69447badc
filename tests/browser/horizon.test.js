// Practice about the cost of a depth limit: the static values are in the picture and on the sheet, five answers are typed by
// keyboard or by touch, a known mistake is named, and the page offers the question, too.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages as pageMessages } from '../../www/messages/pages.js'
import { assertFitsWidth, painted } from './element.js'
import { host, searched } from './host.js'
import { WIDE, load } from './page.js'
import { scene, watchWhole } from './scene.js'
import { violations } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const PHONE = { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true }
const TREE = '(B=4(1 9) C=3(8 7))'
const FIELDS = /** @type {const} */ (['chosen', 'estimate', 'best', 'worth', 'loss'])
const RIGHT = ['B', '4', 'C', '7', '6']
/** The estimate is taken for the truth. */
const CONFUSED = ['B', '4', 'B', '4', '0']

/** @param {import('node:test').TestContext} t @param {string} attributes @param {typeof WIDE} options @param {string} [tree] */
async function practice(t, attributes, options, tree = TREE) {
  const element = `<secateur-tree exercise="practise" ask="horizon" ${attributes}>${tree}</secateur-tree>`
  const page = await host(t, `<main><h1>A course</h1>${element}</main>`, { options })
  await searched(page)
  return page
}

/** @param {Page} page @param {string} field */
function box(page, field) {
  return page.locator(`secateur-tree [data-box="null.${field}"]`)
}

/** The texts of a picture, by node. @param {Page} page */
async function texts(page) {
  await watchWhole(page)
  await painted(page)
  const { texts } = await scene(page)
  return Object.fromEntries(
    texts.filter(({ role }) => role === 'value').map(({ node, text }) => [node, text]),
  )
}

for (const [tag, by, device] of /** @type {const} */ ([
  ['en', 'keys', WIDE],
  ['zh-Hans', 'touch', PHONE],
])) {
  test(`a mistake with the depth limit is named, then corrected: ${tag}, by ${by}`, async (t) => {
    const page = await practice(t, `lang="${tag}" depth="1"`, device)
    const { practise: own, mistakes, likely } = await partOf(tag, 'exercise')
    const element = page.locator('secateur-tree')
    await element.locator('.task').getByText(own.horizon.task(1)).waitFor()
    // B and C have their static values, in the picture and in the table.
    const { 1: b, 4: c } = await texts(page)
    assert.deepEqual([b, c], ['4', '3'])
    assert.deepEqual(
      (await element.locator('.sheet tbody td.told').allInnerTexts()).filter(Boolean),
      ['4', '3'],
    )
    const check = element.getByRole('button', { name: own.scopeNames.all })
    const fill = async (/** @type {string[]} */ answers) => {
      if (by === 'touch') {
        for (const [at, field] of FIELDS.entries()) {
          await box(page, field).tap()
          await box(page, field).fill(answers[at])
        }
        return check.tap()
      }
      // Enter leads from box to box.
      await box(page, FIELDS[0]).focus()
      for (const answer of answers) {
        await page.keyboard.press('Control+a')
        await page.keyboard.type(answer)
        await page.keyboard.press('Enter')
      }
      await check.focus()
      return page.keyboard.press('Enter')
    }
    await fill(CONFUSED)
    await element.getByText(likely(mistakes['estimate-as-truth'])).waitFor()
    // Nothing is lost if the move is the best one, as was said before.
    assert.equal(await element.locator('.question .sign.right').count(), 3)
    assert.deepEqual(await violations(page), [])
    await fill(RIGHT)
    await element.getByText(own.allRight).waitFor()
    await element.getByText(own.points(5, 5)).first().waitFor()
    await assertFitsWidth(page)
  })
}

test('a typed value replaces the static value of its node in the picture', async (t) => {
  const page = await host(
    t,
    `<main><h1>A course</h1><secateur-tree exercise="practise" ask="values" depth="1">${TREE}</secateur-tree></main>`,
  )
  await searched(page)
  assert.equal((await texts(page))[1], '4')
  await page.locator('secateur-tree .sheet [data-box="1.value"]').fill('8')
  assert.equal((await texts(page))[1], '8')
})

const NOISY = '(B=4!(1 9) C=3(8 7))'
const QUIESCENT = 'depth="1" quiescence="on"'

test('the estimate asked for is that of the quiescence search', async (t) => {
  const page = await practice(t, QUIESCENT, WIDE, NOISY)
  const { practise: own } = await partOf('en', 'exercise')
  const element = page.locator('secateur-tree')
  await element.locator('.task').getByText(own.rules.quiescence).waitFor()
  // MIN stands pat at 4, or takes 1.
  for (const [at, text] of ['C', '3', 'C', '7', '0'].entries())
    await box(page, FIELDS[at]).fill(text)
  await element.getByRole('button', { name: own.scopeNames.all }).click()
  await element.getByText(own.allRight).waitFor()
})

test('the other questions refuse quiescence', async (t) => {
  const page = await host(
    t,
    `<main><h1>A course</h1><secateur-tree exercise="practise" ${QUIESCENT}>${NOISY}</secateur-tree></main>`,
  )
  await page
    .locator('secateur-tree')
    .getByText(/switch quiescence off/)
    .waitFor()
})

test('the page sets the depth limit of the question, and other questions keep it', async (t) => {
  const page = await load(t, WIDE)
  const { ui } = await pageMessages('en')
  const { practising } = ui
  const { practise: own } = await partOf('en', 'exercise')
  await page.getByRole('button', { name: practising.practise, exact: true }).click()
  await page.getByRole('combobox', { name: practising.question }).selectOption('horizon')
  const element = page.locator('secateur-tree')
  await element.locator('.task').getByText(own.horizon.missing).waitFor()
  assert.equal(await element.getAttribute('depth'), '2')
  await element.getByRole('button', { name: own.another }).click()
  await element.locator('.task').getByText(own.horizon.task(2)).waitFor()
  await page.waitForFunction(() => /=\d+\(|%3D|tree==/.test(location.hash))
  const depth = page.getByRole('spinbutton', { name: practising.depthLimit })
  await depth.fill('1')
  await depth.press('Tab')
  await element.locator('.task').getByText(own.horizon.task(1)).waitFor()
  await page.waitForFunction(
    () => location.hash.includes('ask=horizon') && location.hash.includes('depth=1'),
  )
  // Another question keeps the limit, which is a rule of the search.
  await page.getByRole('combobox', { name: practising.question }).selectOption('run')
  await page.waitForFunction(() => !location.hash.includes('ask=horizon'))
  assert.equal(await element.getAttribute('depth'), '1')
})

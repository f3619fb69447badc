// The page's state in its address: the view survives a reload, Back leads to the tree before, and an unreadable link is
// reported.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { linkErrorText } from '../../www/messages/pages.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { mockResponse } from './mock-response.js'
import { openMore, openRules, painted, seek, settled } from './element.js'
import { WIDE, load, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {Problem} from '../../www/link/fragment.js'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const words = await partOf('en', 'links')

/** The address after its `#`. @param {Page} page */
function fragment(page) {
  return page.evaluate(() => location.hash)
}

/** Waits until the address has this fragment. @param {Page} page @param {string} hash */
function written(page, hash) {
  return page.waitForFunction((hash) => location.hash === hash, hash)
}

/** The state of the elements, and of the controls. @param {Page} page */
async function state(page) {
  await painted(page)
  return page.evaluate(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const controls = /** @type {HTMLInputElement[]} */ ([
      ...document.querySelectorAll('.page :is(input, select, textarea)'),
    ])
    const radio = (/** @type {HTMLInputElement} */ { type }) => /radio|checkbox/.test(type)
    return {
      hash: location.hash,
      trees: trees.map((tree) => ({
        text: tree.hasAttribute('game') ? '' : tree.textContent,
        step: tree.step,
        selected: tree.selected,
        nodes: tree.search?.summary.nodes,
        value: tree.search?.summary.value,
        error: tree.error?.code ?? null,
        attributes: Object.fromEntries(
          tree
            .getAttributeNames()
            .filter((name) => name !== 'step')
            .sort()
            .map((name) => [name, tree.getAttribute(name)]),
        ),
      })),
      controls: controls.map((one) => [one.id || one.name, radio(one) ? one.checked : one.value]),
      projector: document.documentElement.hasAttribute('data-projector'),
      lang: document.documentElement.lang,
    }
  })
}

/** Waits until a tree of so many nodes is on view. @param {Page} page @param {number} nodes */
function open(page, nodes) {
  return page.waitForFunction(
    (nodes) =>
      /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))?.search?.summary
        .nodes === nodes,
    nodes,
  )
}

/** Loads the page again, and compares all that it shows. @param {Page} page */
async function reloaded(page) {
  const before = await state(page)
  await page.reload()
  await page.locator('secateur-tree').first().waitFor()
  await open(page, before.trees[0].nodes ?? 0)
  if (before.trees.length > 1) await page.locator('.counts-table table').waitFor()
  await page.waitForFunction(
    (steps) =>
      [...document.querySelectorAll('secateur-tree')].every(
        (tree, at) => /** @type {SecateurTree} */ (tree).step === steps[at],
      ),
    before.trees.map(({ step }) => step),
  )
  assert.deepEqual(await state(page), before)
}

test('a link that is typed into the bare address is followed without a reload', async (t) => {
  const page = await visit(t)
  await painted(page)
  assert.equal(await fragment(page), '')
  await seek(page, 7)
  await written(page, '#1&step=7')
  await seek(page, 22)
  await written(page, '')

  await page.evaluate(() => (location.hash = '#1&tree=(3 5)(2 9)&order=best'))
  await page.getByText(m.errors.stray({ found: '(' })).waitFor()
  await page.evaluate(() => (location.hash = '#1&tree=((3 5)(2 9))&algorithm=minimax&step=last'))
  await open(page, 7)
  const { trees } = await state(page)
  assert.deepEqual([trees[0].step > 9, trees[0].attributes.algorithm], [true, 'minimax'])
  assert.equal(await page.locator('.link-problem').isVisible(), false)
})

test('typed texts, steps, choices and changes survive a reload', async (t) => {
  const page = await visit(t)
  await seek(page, 9)
  await reloaded(page)
  await settled(page, () => page.fill('#tree', '((3 5) (2 9)) # mine & yours'))
  await openRules(page)
  await settled(page, () => page.locator('label:has([name="cut"][value=">"])').click())
  await settled(page, () => page.fill('#window', '−3'))
  await page.selectOption('#convention', 'cs188')
  await page.selectOption('#windows', 'all')
  await openMore(page)
  await page.getByLabel(m.viewer.stepSize.label).selectOption('child')
  await page.locator('secateur-tree').evaluate((element) => {
    const tree = /** @type {SecateurTree} */ (element)
    tree.seek(5)
    tree.select(2)
    tree.setAttribute('panel', 'log')
  })
  await reloaded(page)
  assert.equal(
    await fragment(page),
    '#1&tree=((3+5)+(2+9))+%23+mine+%26+yours&cut=%3E&window=-3+Infinity&step=5&step-size=child&convention=cs188&windows=all&panel=log&selected=2',
  )
  for (const name of ['atog', 'worstOrder', 'idealOrder', 'ticTacToe', 'coins', 'bestPoint']) {
    await settled(page, () => page.selectOption('#example', name))
    await reloaded(page)
    assert.equal(await page.inputValue('#example'), name)
  }
  await page.getByText(m.ui.random, { exact: true }).click()
  await settled(page, () => page.getByRole('button', { name: m.ui.randomMake }).click())
  await page.fill('#random-depth', '7')
  await reloaded(page)
})

test('a comparison survives a reload', async (t) => {
  const page = await visit(t)
  await page.selectOption('#compare-with', 'best')
  await page.locator('.counts-table table').waitFor()
  await seek(page, 11)
  await reloaded(page)
  await page.selectOption('#link', 'none')
  await page.locator('#second').evaluate((tree) => /** @type {SecateurTree} */ (tree).seek(4))
  await reloaded(page)
  await page.getByText(m.compare.rules).first().click()
  await page.selectOption('#second-order', 'worst')
  await page.locator('#second[order=worst]').waitFor()
  await reloaded(page)
})

test('a link sets projector mode, its hidden parts, and a language', async (t) => {
  const page = await load(t, WIDE, undefined, '#1&projector=on&withhold=values&lang=fi&step=3')
  await page.locator('secateur-tree[withhold=values]').waitFor()
  const { projector, lang, trees } = await state(page)
  assert.deepEqual([projector, lang, trees[0].step], [true, 'fi', 3])
  await reloaded(page)
})

test('the link of a large tree is packed, and follows the steps', async (t) => {
  const page = await visit(t)
  const text = `(${'(3 12 8) (2 4 6) '.repeat(1000)})`
  await settled(page, () => page.fill('#tree', text))
  await page.waitForFunction(() => location.hash.startsWith('#1&packed='))
  await seek(page, 99)
  await page.waitForFunction(() => location.hash.endsWith('&step=99'))
  assert.ok((await fragment(page)).length < 300)
  await reloaded(page)
  assert.equal(await page.inputValue('#tree'), text)
})

test('Back leads to the tree before, at its step; steps and typing add no entries', async (t) => {
  const page = await visit(t)
  const entries = () => page.evaluate(() => history.length)
  const first = await entries()
  for (const step of [1, 2, 3, 4]) await seek(page, step)
  await settled(page, () => page.selectOption('#order', 'reversed'))
  const moment = 43 // where the first leaf of B is evaluated, as step 4 was
  await written(page, `#1&order=reversed&step=${moment}`)
  assert.equal(await entries(), first)
  for (const text of ['(1', '(1 2)', '(1 2 3)', '(1 2 3) ', '(1 2 3) 4']) {
    await settled(page, () => page.fill('#tree', text))
  }
  assert.equal(await entries(), first + 1, 'one entry for typed text')
  await page.locator('.stage').focus()
  await seek(page, 2)
  await settled(page, () => page.selectOption('#example', 'atog'))
  assert.equal(await entries(), first + 2)

  await page.goBack()
  await open(page, 4)
  const { trees } = await state(page)
  assert.deepEqual([trees[0].step, trees[0].error], [2, null])
  assert.equal(await page.inputValue('#tree'), '(1 2 3) ')
  await page.goBack()
  await open(page, 13)
  const again = await state(page)
  assert.deepEqual([again.trees[0].step, again.trees[0].error], [moment, null])
  assert.equal(await page.inputValue('#example'), 'textbook')
  assert.equal(await page.inputValue('#order'), 'reversed')
  await page.goForward()
  await open(page, 4)
  await page.goForward()
  await open(page, 15)
  assert.equal(await page.inputValue('#tree'), EXAMPLES.atog.text)
  assert.equal(await page.locator('[name="update"]:checked').getAttribute('value'), 'before')
  assert.equal(await entries(), first + 2)

  // An example takes its own view with it.
  await openRules(page)
  await page.selectOption('#view', 'mover')
  await settled(page, () => page.selectOption('#example', 'deep'))
  assert.equal(await page.inputValue('#view'), '')
  await page.goBack()
  await open(page, 15)
  assert.equal(await page.inputValue('#view'), 'mover')
})

/** Links that cannot be read. @type {[fragment: string, problem: Problem][]} */
const BAD = [
  ['#2&tree=(1+2)', { code: 'newer', version: '2' }],
  ['#0&tree=(1+2)', { code: 'older', version: '0' }],
  ['#1&packed=AAAA', { code: 'broken', found: 'packed' }],
  ['#1&tree=%E0%A4%A', { code: 'broken', found: 'tree=%E0%A4%A' }],
  ['#1&tree=(1+2)&speed=9', { code: 'unknown-field', name: 'speed' }],
  [
    '#1&tree=(1+2)&cut=<script>',
    { code: 'bad-value', name: 'cut', found: '<script>', expected: '>= | >' },
  ],
  [
    '#<img src=x onerror=alert(1)>',
    { code: 'broken', found: '%3Cimg%20src=x%20onerror=alert(1)%3E' },
  ],
  ['#1&tree=((1+2', { code: 'refused' }],
  ['#1&game=coins&coins=999999', { code: 'refused' }],
]

for (const [link, problem] of BAD) {
  test(`${link} is refused with a message, and the first example is shown`, async (t) => {
    const page = await load(t, WIDE, undefined, link)
    await open(page, 13)
    const notice = page.locator('.link-problem span')
    await notice.waitFor()
    assert.equal(await notice.textContent(), linkErrorText(words, problem))
    const { trees } = await state(page)
    assert.deepEqual([trees[0].nodes, trees[0].step], [13, 22])
    await page.getByRole('button', { name: words.dismiss }).click()
    assert.equal(await page.locator('.link-problem').isVisible(), false)
    if (link.startsWith('#1&tree=((')) {
      assert.equal(await page.inputValue('#tree'), '((1 2', 'the field can be corrected')
    }
  })
}

test('a fragment that names a part of the page is not read as a link', async (t) => {
  const page = await load(t, WIDE, undefined, '#viewer')
  await open(page, 13)
  await painted(page)
  assert.equal(await page.locator('.link-problem').isVisible(), false)
})

test('fast stepping does not exceed the browser’s limit on history, and no step is lost', async (t) => {
  const page = await visit(t)
  await settled(page, () => page.selectOption('#example', 'wikipedia'))
  await page.evaluate(async () => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    for (let at = 0; at < 400; at += 1) {
      tree.seek(at % 50)
      await new Promise((done) => setTimeout(done))
    }
    tree.seek(31)
  })
  await page.waitForFunction(() => location.hash.endsWith('step=31'))
})

test('an element on another site’s page writes no history', async (t) => {
  const page = await load(
    t,
    WIDE,
    async (page) => {
      await mockResponse(page, '/host.html', () => ({
        type: 'text/html',
        body: `<!doctype html><html lang="en"><title>x</title><link rel="icon" href="data:,"><script type="module" src="./define.js"></script>
          <secateur-tree>((3 12) (2 4))</secateur-tree>`,
      }))
    },
    'host.html',
  )
  await open(page, 7)
  const [length, address] = await page.evaluate(() => [history.length, location.href])
  await seek(page, 5)
  await page.locator('.stage').press('ArrowRight')
  await settled(page, () =>
    page.locator('secateur-tree').evaluate((tree) => (tree.textContent = '(1 2)')),
  )
  await painted(page)
  assert.deepEqual(await page.evaluate(() => [history.length, location.href, history.state]), [
    length,
    address,
    null,
  ])
})

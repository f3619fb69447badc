// The page in each language: its sentences, its figures, its layout, and the choice among them.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messages } from '../../www/messages/pages.js'
import { mockResponse } from './mock-response.js'
import { setTree, openPanel, openRules, openSettings, painted } from './element.js'
import { PHONE, WIDE, load, visit } from './page.js'
import { axeMayStyle, violationsOfWords } from './violations.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const ENGLISH =
  'C is worth at most 2, but A already has 3 from B, so the rest of C (2 nodes) is pruned. This is an alpha cutoff: 2\u00a0≤\u00a0α\u00a0=\u00a03, held by the parent, A.'

/** The sentence at the first cutoff of the textbook tree, and the sign of a number with a fraction. */
const SPOKEN = {
  en: { cutoff: ENGLISH, fraction: '−2.5' },
  de: {
    cutoff:
      'C ist höchstens 2 wert, aber A hat schon 3 durch B: Der Rest von C, 2 Knoten, wird abgeschnitten (Alpha-Cutoff: 2\u00a0≤\u00a0α\u00a0=\u00a03, gehalten von A, dem Elternknoten).',
    fraction: '−2,5',
  },
  fi: {
    cutoff:
      'Solmun C arvo on enintään 2, mutta solmulla A on jo 3 solmusta B: solmun C loppuosa, 2 solmua, karsitaan (alfakatkaisu: 2\u00a0≤\u00a0α\u00a0=\u00a03, rajan haltija on vanhempi, solmu A).',
    fraction: '−2,5',
  },
  'zh-Hans': {
    cutoff:
      'C 至多为 2，但 A 已经从 B 得到 3：C 的其余部分，共 2 个节点，被剪去（Alpha 剪枝：2\u00a0≤\u00a0α\u00a0=\u00a03，界来自父节点 A）。',
    fraction: '−2.5',
  },
  'en-XA': { cutoff: `${ENGLISH} ${ENGLISH}`, fraction: '−2.5' },
}

/** The sentence of the page at its step. @param {Page} page */
function sentence(page) {
  return page.locator('secateur-tree .sentence').first().textContent()
}

/** @param {Page} page @param {string} address */
async function go(page, address) {
  await page.goto(new URL(address, page.url()).href)
  await ready(page)
}

/** @param {Page} page */
function ready(page) {
  return page.waitForFunction(() => {
    const viewer = document.querySelector('secateur-tree')
    return /** @type {SecateurTree | null} */ (viewer)?.search
  })
}

/** Gives the tree a text, and goes to its end. @param {Page} page @param {string} text */
async function end(page, text) {
  await setTree(page, text, { step: 'last' })
  await painted(page)
}

const NAMED = 'button, label, summary, h1, h2, h3, th, legend, .segments span, .subtitle, .sentence'

/** The visible words of a log or a call stack. */
const LISTED = '.row span:not(.unseen)'

/** Parts whose words do not fit them. @param {Page} page @param {string} [parts] */
function clipped(page, parts = NAMED) {
  return page.evaluate((parts) => {
    const roots = [document, document.querySelector('secateur-tree')?.shadowRoot ?? document]
    return roots
      .flatMap((root) => [...root.querySelectorAll(parts)])
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth)
      .map((element) => `${element.tagName} ${element.textContent}`)
  }, parts)
}

/**
 * At every so many steps: the numbers of the rows of a list that are seen, and which of their words do not fit.
 * @param {Page} page
 * @param {number} every
 */
function listed(page, every) {
  return page.locator('secateur-tree').evaluate(async (viewer, [parts, every]) => {
    const { search, shadowRoot } = /** @type {SecateurTree} */ (viewer)
    const all = []
    for (let step = 0; step <= (search?.summary.steps ?? 0); step += every) {
      viewer.setAttribute('step', String(step))
      await /** @type {import('./rest.js').Watched} */ (window).atRest()
      const elements = [...(shadowRoot?.querySelectorAll(parts) ?? [])]
      const seen = elements.filter(({ clientWidth }) => clientWidth > 0)
      const clipped = seen.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      const rows = seen.map((part) => Number(part.closest('.row')?.ariaPosInSet))
      all.push({ step, rows, clipped: clipped.map(({ textContent }) => textContent) })
    }
    return all
  }, /** @type {const} */ ([LISTED, every]))
}

/** @param {Page} page */
function scrollsSideways(page) {
  return page.evaluate(() => document.documentElement.scrollWidth > screen.width)
}

for (const [lang, { cutoff, fraction }] of Object.entries(SPOKEN)) {
  for (const [size, device] of Object.entries({ wide: WIDE, phone: PHONE })) {
    // accessibility.test.js checks English in all colours and sizes. Other languages are checked where there is least
    // room for their words.
    test(`the page is in its language, fits and has no violations: ${lang}, ${size}`, async (t) => {
      const page = await load(t, { ...device, ...axeMayStyle }, undefined, `#1&lang=${lang}`)
      await ready(page)
      await painted(page)
      assert.equal(await page.getAttribute('html', 'lang'), lang)
      assert.equal(await page.locator('secateur-tree .viewer').getAttribute('lang'), lang)
      assert.equal(await sentence(page), cutoff)
      await openSettings(page)
      for (const summary of await page.locator('aside summary').all()) await summary.click()
      await page.selectOption('#order', 'random')
      assert.deepEqual(await clipped(page), [])
      assert.equal(await scrollsSideways(page), false)
      // Doubled names no longer contain the doubled words of their buttons.
      if (lang !== 'en-XA' && size === 'phone') assert.deepEqual(await violationsOfWords(page), [])
      await end(page, '(-2.5 -7)')
      assert.ok((await sentence(page))?.includes(fraction), String(await sentence(page)))
    })
  }
}

for (const lang of Object.keys(SPOKEN).filter((lang) => lang !== 'en-XA')) {
  test(`the words of events and of open calls fit their columns: ${lang}`, async (t) => {
    const page = await load(t, WIDE, undefined, `#1&lang=${lang}`)
    await ready(page)
    // A row of the log says the same at each step, and many are seen at once. The open calls are others each time.
    for (const [panel, every] of /** @type {const} */ ([
      ['log', 3],
      ['stack', 1],
    ])) {
      await openPanel(page, panel)
      const steps = await listed(page, every)
      assert.ok(steps.length * every > 40)
      const rowCount = steps.filter(({ rows }) => rows.length > 0).length
      const texts = new Set(steps.flatMap(({ rows }) => rows)).size
      assert.ok(
        panel === 'log' ? texts === 42 : rowCount > 30,
        `the words of the ${panel} are visible: ${texts}, ${rowCount}`,
      )
      const clipped = steps.flatMap(({ clipped, step }) =>
        clipped.map((words) => `${words}, ${panel}, step ${step}`),
      )
      assert.deepEqual(clipped, [])
    }
  })
}

test('the check finds a word too wide for its control', async (t) => {
  const page = await visit(t, PHONE)
  await openSettings(page)
  await page
    .locator('aside .rules button')
    .first()
    .evaluate((button) => {
      button.style.setProperty('overflow', 'hidden')
      button.style.setProperty('width', '40px')
      button.textContent = 'Donaudampfschifffahrt'
    })
  assert.equal((await clipped(page)).length, 1)
})

for (const [locale, lang] of [
  ['de-AT', 'de'],
  ['fi-FI', 'fi'],
  ['zh-CN', 'zh-Hans'],
  ['fr-FR', 'en'],
]) {
  test(`a browser in ${locale} loads the words of ${lang} alone`, async (t) => {
    /** @type {string[]} */
    const loaded = []
    const page = await visit(t, { ...WIDE, locale }, async (page) => {
      page.on('request', (request) => {
        const [, name] = request.url().match(/\/messages\/([\w-]+)\/(?:words|pages)\.js/) ?? []
        if (name && name in SPOKEN) loaded.push(name)
      })
    })
    assert.equal(await page.getAttribute('html', 'lang'), lang)
    assert.deepEqual([...new Set(loaded)], [lang])
    const words = (await messages(lang)).ui
    assert.equal(
      await page.locator('meta[name="description"]').getAttribute('content'),
      words.description,
    )
  })
}

test('another language keeps all that was typed, and is remembered', async (t) => {
  const page = await visit(t)
  const list = page.locator('.language select')
  const names = ['English', 'Deutsch', 'Suomi', '简体中文']
  assert.deepEqual(await list.locator('option').allTextContents(), names)
  await page.selectOption('#example', 'atog')
  await page.fill('#tree', '((3 4) (2.5 9))')
  await page.selectOption('#example', 'textbook')
  await page.fill('#tree', '((3 12 8) (2 4 6) (14 5 (2)))')
  await openRules(page)
  await page.fill('#window', '-1.5')
  await page.locator('label:has([name="returns"][value="hard"])').click()
  await page.getByText('Random tree', { exact: true }).click()
  await page.fill('#random-seed', '77')
  await page.locator('secateur-tree[window="-1.5 Infinity"]').evaluate((element) => {
    element.setAttribute('step', '9')
  })
  await painted(page)

  await Promise.all([page.waitForEvent('load'), list.selectOption('Deutsch')])
  await ready(page)
  assert.equal(await page.getAttribute('html', 'lang'), 'de')
  assert.equal(await page.inputValue('#tree'), '((3 12 8) (2 4 6) (14 5 (2)))')
  assert.equal(await page.inputValue('#example'), 'textbook')
  assert.equal(await page.inputValue('#window'), '−1,5', 'as German writes it')
  assert.equal(await page.inputValue('#random-seed'), '77')
  await page.locator('secateur-tree[window="-1.5 Infinity"]').waitFor()
  assert.equal(await page.locator('[name="returns"][value="hard"]').first().isChecked(), true)
  await page.waitForFunction(() => {
    const viewer = document.querySelector('secateur-tree')
    return /** @type {SecateurTree | null} */ (viewer)?.step === 9
  })
  await page.selectOption('#example', 'ownTree')
  assert.equal(await page.inputValue('#tree'), '((3 12 8) (2 4 6) (14 5 (2)))')

  await go(page, '/')
  assert.equal(await page.getAttribute('html', 'lang'), 'de')
  await go(page, '#1&lang=fi')
  assert.equal(await page.getAttribute('html', 'lang'), 'fi')
})

test('another language keeps a refused text and the tree before it, even with a late core', async (t) => {
  const page = await visit(t)
  await page.selectOption('#order', 'best')
  await setTree(page, '((1 2) (3 4))', { step: '5' })
  await page.fill('#tree', '((1 2) (3 4) (5')
  await page.getByText((await messages('en')).ui.lastGood).waitFor()
  let release = () => {}
  const released = new Promise((resolve) => (release = () => resolve(undefined)))
  await mockResponse(page, '.wasm', async () => {
    await released
  })
  const list = page.locator('.language select')
  await Promise.all([page.waitForEvent('load'), list.selectOption('Deutsch')])
  await page.locator('html[lang="de"]').waitFor()
  release()
  await page.getByText((await messages('de')).ui.lastGood).waitFor()
  assert.equal(await page.inputValue('#tree'), '((1 2) (3 4) (5')
  assert.equal(await page.inputValue('#order'), 'best')
  const [nodes, step, code] = await page.evaluate(() => {
    const { search, step, error } = /** @type {SecateurTree} */ (
      document.querySelector('secateur-tree')
    )
    return [search?.summary.nodes, step, error?.code]
  })
  assert.deepEqual([nodes, step, code], [7, 5, 'unclosed'])
})

test('numbers are read and written as in the language', async (t) => {
  const page = await visit(t, { ...WIDE, locale: 'de-DE' })
  const de = await messages('de')
  await openRules(page)
  await page.fill('#window', '−1,5')
  await page.fill('#window-1', '+∞')
  await page.locator('secateur-tree[window="-1.5 Infinity"]').waitFor()
  await page.getByText('zwischen −1,5 und').waitFor()
  await page.fill('#window', 'eins')
  assert.equal(await page.getAttribute('#window', 'aria-invalid'), 'true')
  await page.getByText(de.rules.notNumber).waitFor()
  await page.fill('#window', '')

  await page.getByText(de.ui.random, { exact: true }).click()
  await page.fill('#random-branching', '2')
  await page.fill('#random-depth', '2')
  await page.fill('#random-lowest', '−5')
  await page.fill('#random-highest', '-5')
  const make = page.getByRole('button', { name: de.ui.randomMake })
  await make.click()
  await page.waitForFunction(() =>
    document.querySelector('secateur-tree')?.textContent?.includes('-5 -5'),
  )
  await page.fill('#random-depth', '2,5')
  await make.click()
  await page.getByText(de.viewer.notWhole(0, 1000)).waitFor()
  assert.equal(await page.getAttribute('#random-depth', 'aria-invalid'), 'true')
  await page.fill('#random-depth', 'x')
  await page.getByText(de.rules.notNumber).waitFor()
})

test('an element speaks its own language, and follows when that changes', async (t) => {
  const page = await visit(t)
  const speak = (/** @type {string} */ text) => page.getByText(text).last().waitFor()
  await page.evaluate(() => {
    const own = document.createElement('secateur-tree')
    own.lang = 'fi'
    own.setAttribute('step', 'cutoff')
    own.textContent = '((3 12 8) (2 4 6) (14 5 2))'
    document.body.append(own)
  })
  await speak(SPOKEN.fi.cutoff)
  assert.equal(await sentence(page), ENGLISH)
  await page
    .locator('secateur-tree')
    .last()
    .evaluate((element) => {
      element.setAttribute('lang', 'zh-CN')
    })
  await speak(SPOKEN['zh-Hans'].cutoff)
  await page.evaluate(() => {
    document.documentElement.lang = 'de'
  })
  await speak(SPOKEN.de.cutoff)
  assert.equal(await sentence(page), SPOKEN.de.cutoff)
  await speak(SPOKEN['zh-Hans'].cutoff)
})

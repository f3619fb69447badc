// Pages on paper: all their trees, scrolled to or not, as lines and texts, in blocks without controls.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTree } from './element.js'
import { searched } from './host.js'
import { WIDE, load, visit } from './page.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

for (const [path, least] of /** @type {const} */ ([
  ['how.html', 6],
  ['lessons.html', 1],
  ['docs/rules.html', 3],
  ['docs/grammar.html', 1],
])) {
  test(`every figure is printed: ${path}`, async (t) => {
    const page = await load(t, WIDE, undefined, path)
    await page.waitForFunction((least) => {
      const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
      // An element whose script has not come yet has no such property.
      return trees.length >= least && trees.every(({ treeOnView }) => treeOnView)
    }, least)
    assert.equal(await page.evaluate(() => scrollY), 0, 'the page is not scrolled')
    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    const drawn = await page
      .locator('secateur-tree')
      .evaluateAll((trees) =>
        trees.map(({ shadowRoot }) => shadowRoot?.querySelectorAll('.stage svg text').length ?? 0),
      )
    assert.ok(
      drawn.every((texts) => texts > 3),
      String(drawn),
    )
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  })
}

test('a comparison prints both trees and no button, on narrow paper too', async (t) => {
  const page = await load(t, WIDE, undefined, '#1&compare=algorithm')
  await page.waitForFunction(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    return trees.length === 2 && trees.every(({ treeOnView }) => treeOnView)
  })
  await page.emulateMedia({ media: 'print' })
  // A sheet of A4, upright, between its margins.
  await page.setViewportSize({ width: 718, height: 1000 })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.waitForFunction(() =>
    [...document.querySelectorAll('secateur-tree')].every(({ shadowRoot }) =>
      shadowRoot?.querySelector('.paper')?.checkVisibility({ visibilityProperty: true }),
    ),
  )
  const [one, two] = await page
    .locator('secateur-tree .paper')
    .evaluateAll((papers) => papers.map((paper) => paper.getBoundingClientRect().toJSON()))
  assert.ok(one.right <= two.left, `${one.right} ${two.left}`)
  assert.equal(await page.locator('button:visible:not(.cost)').count(), 0)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
})

// Browsers break a grid badly between sheets, and some print nothing of a container that no page sizes.
for (const path of ['how.html', 'lessons.html#1&lesson=cuts', 'lab.html', 'embed.html#1']) {
  test(`printed pages have no controls, and their blocks can be broken: ${path}`, async (t) => {
    const page = await load(t, WIDE, undefined, path)
    await page.locator('.viewer, .uplot').first().waitFor()
    if (!path.startsWith('lab')) await searched(page)
    const grids = page.locator('body, .page, .how main > section, .report, .viewer')
    const laidOut = () =>
      grids.evaluateAll((boxes) => {
        const styles = boxes.map((box) => getComputedStyle(box))
        return styles.map(({ display, containerType }) => `${display} ${containerType}`)
      })
    const isBroken = (/** @type {string} */ style) => style === 'block normal'
    assert.ok(!(await laidOut()).every(isBroken), 'on the screen they are laid out otherwise')
    await page.emulateMedia({ media: 'print' })
    assert.deepEqual(new Set(await laidOut()), new Set(['block normal']))
    assert.equal(await page.locator('header:visible, footer:visible, aside:visible').count(), 0)
    assert.equal(await page.locator('.lab :is(.buttons, form):visible').count(), 0)
  })
}

test('the sheet of an exercise is printed right below its question', async (t) => {
  const page = await load(t, WIDE, undefined, '#1&exercise=practise')
  await page.locator('secateur-tree .sheet').waitFor()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 718, height: 1000 })
  const [task, sheet] = await Promise.all(
    ['.task', '.sheet'].map((part) => page.locator(`secateur-tree ${part}`).boundingBox()),
  )
  assert.ok(task && sheet)
  assert.ok(sheet.y - (task.y + task.height) < 20, `${task.y + task.height} ${sheet.y}`)
})

test('the state of a part of a lesson covers nothing in print', async (t) => {
  const page = await load(t, WIDE, undefined, 'lessons.html#1&lesson=cuts')
  await page.locator('.after').first().waitFor()
  await page.emulateMedia({ media: 'print' })
  const positions = await page
    .locator('.after')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).position))
  assert.ok(positions.length > 0 && positions.every((position) => position === 'static'))
})

/** The content of the paper: the shapes of the stage, and which controls are still seen. @param {Page} page */
function onPaper(page) {
  return page
    .locator('secateur-tree')
    .first()
    .evaluate((element) => {
      const root = /** @type {ShadowRoot} */ (element.shadowRoot)
      const seen = (/** @type {string} */ selector) =>
        [...root.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0).length
      const texts = Array.from(root.querySelectorAll('.paper text'), (text) => text.textContent)
      const strokes = Array.from(root.querySelectorAll('.paper path'), (path) =>
        path.getAttribute('stroke'),
      )
      return {
        drawings: seen('.paper'),
        controls: seen('button, input, select, canvas, .panels'),
        texts,
        strokes,
      }
    })
}

test('the whole tree is printed as lines and texts, light and without controls', async (t) => {
  const page = await visit(t, { ...WIDE, colorScheme: 'dark' })
  const leaves = Array.from({ length: 27 }, (_, i) => String(100 + i))
  const twigs = Array.from({ length: 9 }, (_, i) => `(${leaves.slice(3 * i, 3 * i + 3).join(' ')})`)
  await setTree(page, `(${twigs.join(' ')})`)
  assert.equal((await onPaper(page)).drawings, 0)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const { drawings, controls, texts, strokes } = await onPaper(page)
  assert.deepEqual([drawings, controls], [1, 0])
  for (const leaf of leaves) assert.ok(texts.includes(leaf), leaf)
  assert.ok(strokes.includes('#3a424c') && !strokes.includes('#c3c8cf'), 'light colours')
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  assert.equal((await onPaper(page)).drawings, 0)
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  assert.ok(
    !pdf.includes('/Subtype /Image') && pdf.includes('/Subtype /Type0'),
    'no picture of pixels',
  )
  assert.equal(pdf.match(/\/Type \/Page\b/g)?.length, 1)
  assert.equal((await onPaper(page)).drawings, 0)
})

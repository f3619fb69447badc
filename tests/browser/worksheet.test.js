// The page of worksheets: the choices of the form are on the sheets and in the address, a sheet reveals nothing of its
// solution, and only the sheets are printed.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth } from './element.js'
import { PHONE, WIDE, load, visit } from './page.js'
import { restoreFiles, failFile } from './failing-files.js'
import { axeMayStyle, violationsInSchemes } from './violations.js'

/** @import {Page} from 'playwright-core' */

const words = await partOf('en', 'worksheet')
const { ui } = await messages('en')

/** Waits until all sheets are made. @param {Page} page */
function sheetsMade(page) {
  return page.locator('.buttons button:enabled').first().waitFor()
}

/** The content of the sheets, or of the solutions. @param {Page} page @param {0 | 1} which */
function papers(page, which) {
  const inside = page.locator('main > div').nth(which).locator('.paper')
  return inside.evaluateAll((all) =>
    all.map(
      (one) => `${one.textContent}${Array.from(one.querySelectorAll('img'), ({ src }) => src)}`,
    ),
  )
}

test('the form sets the content of the sheets, and the address holds it', async (t) => {
  const page = await load(t, WIDE, undefined, 'worksheet.html#1&trees=2')
  await sheetsMade(page)
  assert.deepEqual([(await papers(page, 0)).length, (await papers(page, 1)).length], [1, 1])
  await page.getByRole('checkbox', { name: words.askNames.leaves }).check()
  await sheetsMade(page)
  await page.getByLabel(words.students).fill('2')
  await page.getByLabel(words.heading).fill('<b>Sheet</b> & more')
  await page.getByLabel(words.heading).blur()
  await page.waitForFunction(() => location.hash.includes('heading'))
  await sheetsMade(page)
  assert.match(page.url(), /#1&trees=2&students=2&ask=values\+cuts\+leaves&heading=/)
  const [sheets, solutions] = [await papers(page, 0), await papers(page, 1)]
  assert.deepEqual([sheets.length, new Set(sheets).size, solutions.length], [2, 2, 2])
  for (const sheet of sheets) {
    assert.ok(sheet.startsWith('<b>Sheet</b> & more'))
    assert.ok(sheet.includes(words.whole.leaves) && !sheet.includes(words.whole.cuts))
    assert.ok(!decodeURIComponent(sheet).includes('stroke-dasharray'), 'nothing is pruned yet')
  }
  for (const solution of solutions) {
    assert.ok(solution.includes(words.whole.cuts))
    assert.ok(decodeURIComponent(solution).includes('stroke-dasharray'))
  }
  await page.reload()
  await sheetsMade(page)
  assert.deepEqual(await papers(page, 0), sheets, 'the same link makes the same sheets')
  await page.getByLabel(words.trees).fill('99')
  await page.getByLabel(words.trees).blur()
  await page.locator('[name="trees"][aria-invalid="true"]').waitFor()
  await sheetsMade(page)
})

for (const lang of ['en', 'zh', 'fi', 'de']) {
  test(`the solutions of two trees fit on a page of A4: ${lang}`, async (t) => {
    // As wide as A4 within its margins.
    const size = { viewport: { width: 703, height: 800 } }
    const link = `worksheet.html#1&lang=${lang}&trees=2&students=6&part=solutions`
    const page = await load(t, size, undefined, link)
    await sheetsMade(page)
    await page.emulateMedia({ media: 'print' })
    const sheets = page.locator('main > div').nth(1).locator('.paper')
    const heights = await sheets.evaluateAll((all) => all.map(({ scrollHeight }) => scrollHeight))
    assert.equal(heights.length, 6)
    assert.ok(Math.max(...heights) < 1031, `${heights}`)
    await page.emulateMedia({ media: 'screen' })
  })
}

/** The names of the questions that can be ticked. @param {Page} page */
function offered(page) {
  return page.getByRole('checkbox', { name: /./ }).evaluateAll((all) =>
    all.flatMap((one) => {
      const { name, value } = /** @type {HTMLInputElement} */ (one)
      return name === 'ask' && one.checkVisibility() ? [value] : []
    }),
  )
}

test('where nothing is cut, the form offers neither algorithm nor questions about cutoffs', async (t) => {
  const page = await load(t, WIDE, undefined, 'worksheet.html#1&trees=1')
  await sheetsMade(page)
  const chance = page.locator('[name="chance"]')
  await chance.selectOption('expectimax')
  await page.waitForFunction(() => location.hash.includes('expectimax'))
  await sheetsMade(page)
  for (const name of ['algorithm', 'cut', 'returns', 'windows'])
    assert.equal(await page.locator(`[name="${name}"]`).isVisible(), false, name)
  assert.deepEqual(await offered(page), ['values', 'ranges', 'move', 'leaves', 'count'])
  const [sheet] = await papers(page, 0)
  assert.ok(sheet.includes(words.asked.values) && !sheet.includes(words.asked.cuts))
  const exercise = page.locator('[name="exercise"]')
  await exercise.selectOption('condition')
  assert.deepEqual(await offered(page), ['best', 'root'])
  await exercise.selectOption('practise')
  await chance.selectOption('')
  await page.locator('[name="algorithm"]').waitFor()
  await sheetsMade(page)
  assert.equal((await offered(page)).length, 7)
  assert.ok((await papers(page, 0))[0].includes(words.asked.cuts))
  await page.locator('[name="algorithm"]').selectOption('mcts')
  await chance.selectOption('expectimax')
  await page.waitForFunction(() => /chance/.test(location.hash))
  assert.ok(await page.locator('[name="algorithm"]').isVisible(), 'another algorithm stays')
})

test('the form offers no wish for a cutoff that no tree can fulfil', async (t) => {
  const page = await load(t, WIDE, undefined, 'worksheet.html#1&trees=1&tie=on&deep=on')
  await sheetsMade(page)
  const wishes = async () => {
    const names = ['tie', 'deep', 'negative']
    const shown = names.map((name) => page.locator(`[name="${name}"]`).isVisible())
    return (await Promise.all(shown)).map((one, at) => one && names[at]).filter(Boolean)
  }
  assert.deepEqual(await wishes(), ['tie', 'deep', 'negative'])
  await page.locator('[name="cut"]').selectOption('>')
  await page.waitForFunction(() => location.hash.includes('cut='))
  await sheetsMade(page)
  assert.deepEqual(await wishes(), ['deep', 'negative'])
  assert.doesNotMatch(page.url(), /tie/, 'a wish that is not offered is left out')
  await page.locator('[name="algorithm"]').selectOption('minimax')
  await page.waitForFunction(() => location.hash.includes('minimax'))
  await sheetsMade(page)
  assert.deepEqual(await wishes(), ['negative'])
})

test('a search without boxes gets questions before decisions, by form and by link', async (t) => {
  const page = await load(t, WIDE, undefined, 'worksheet.html#1&trees=2')
  await sheetsMade(page)
  const { practising } = ui
  const kind = page.locator('[name="exercise"]')
  assert.equal(await kind.inputValue(), 'practise')
  await page.locator('[name="algorithm"]').selectOption('mcts')
  await page.waitForFunction(() => location.hash.includes('predict'))
  await sheetsMade(page)
  assert.match(page.url(), /exercise=predict.*algorithm=mcts/)
  assert.equal(await kind.inputValue(), 'predict')
  assert.equal(await page.locator('[name="cut"]').isVisible(), false, 'minimax has no cut test')
  assert.deepEqual(await offered(page), ['child', 'leaf', 'exploration', 'backup'])
  const [sheet] = await papers(page, 0)
  const [solution] = await papers(page, 1)
  assert.ok(sheet.startsWith(words.headings.mcts) && sheet.includes(words.decide))
  assert.ok(sheet.includes(words.reason) && !solution.includes(`${words.reason}:`))
  await page.getByRole('checkbox', { name: practising.subjects.child }).uncheck()
  await page.waitForFunction(() => location.hash.includes('ask'))
  await sheetsMade(page)
  assert.match(page.url(), /ask=leaf\+exploration\+backup/)
  const now = await papers(page, 0)
  await page.reload()
  await sheetsMade(page)
  assert.deepEqual(await papers(page, 0), now, 'the same link makes the same sheets')
  await page.locator('[name="algorithm"]').selectOption('')
  await page.locator('[name="cut"]').waitFor()
  await sheetsMade(page)
  assert.deepEqual(await offered(page), ['values', 'windows', 'cuts'])
  await kind.selectOption('practise')
  await page.getByRole('checkbox', { name: words.askNames.ranges }).waitFor()
  await sheetsMade(page)
  assert.ok((await papers(page, 0))[0].startsWith(words.headings['alpha-beta']))
})

for (const lang of ['en', 'zh', 'fi', 'de']) {
  test(`a tree before a decision fits the width and three fifths of the page: ${lang}`, async (t) => {
    const size = { viewport: { width: 703, height: 800 } }
    for (const rules of [
      'algorithm=mcts',
      'algorithm=pns',
      'algorithm=pvs&deepening=on&table=unlimited',
    ]) {
      const link = `worksheet.html#1&lang=${lang}&trees=6&students=3&${rules}`
      const page = await load(t, size, undefined, link)
      await sheetsMade(page)
      await page.emulateMedia({ media: 'print' })
      const spills = await page.locator('.paper .tree').evaluateAll((all) =>
        all.flatMap((one) => {
          const inside = [...one.querySelectorAll('*')]
          const wide = inside.some(
            ({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1,
          )
          return wide || one.scrollHeight > 600
            ? [`${wide} ${one.scrollHeight} ${one.textContent}`]
            : []
        }),
      )
      assert.deepEqual(spills, [], rules)
      await page.emulateMedia({ media: 'screen' })
    }
  })
}

test('printing gives the sheets, the solutions or both, and nothing around them', async (t) => {
  const page = await load(t, WIDE, undefined, 'worksheet.html#1&trees=1&students=2&part=solutions')
  await sheetsMade(page)
  const states = () =>
    page.locator('main > div').evaluateAll((all) => all.map((one) => one.checkVisibility()))
  assert.deepEqual(await states(), [false, true])
  await page.locator('[name="part"]').selectOption('both')
  await sheetsMade(page)
  assert.deepEqual(await states(), [true, true])
  await page.emulateMedia({ media: 'print' })
  for (const name of ['header', 'aside', 'footer']) {
    assert.equal(
      await page.locator(`body > ${name}, .page > ${name}`).first().isVisible(),
      false,
      name,
    )
  }
  const breaks = await page
    .locator('.paper')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).breakAfter))
  assert.deepEqual(breaks, ['page', 'page', 'page', 'auto'])
  const beside = await page
    .locator('.paper')
    .first()
    .evaluate((sheet) => {
      const table = /** @type {Element} */ (sheet.querySelector('table'))
      return sheet.getBoundingClientRect().right - table.getBoundingClientRect().right
    })
  assert.ok(beside > 0, 'the last border is on the sheet')
})

test('the sheets are saved as LaTeX, at another try if the writer fails to load', async (t) => {
  const page = await load(t, WIDE, undefined, 'worksheet.html#1&trees=1&students=2&part=sheets')
  await sheetsMade(page)
  await failFile(page, 'worksheet/latex.js', 'aborted')
  await page.getByRole('button', { name: words.latex }).click()
  await page.locator('[role="status"]', { hasText: words.failed }).waitFor()
  await restoreFiles(page)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.latex }).click(),
  ])
  const text = readFileSync(await download.path(), 'utf8')
  assert.equal(text.match(/\\begin\{tikzpicture\}/g)?.length, 2)
  assert.ok(text.startsWith('\\documentclass') && !text.includes(words.solutions))
})

test('impossible settings are reported, and give no sheets', async (t) => {
  const page = await load(t, WIDE, undefined, 'worksheet.html#1&deep=on&difficulty=1')
  await page.locator('[role="status"]', { hasText: /\w/ }).waitFor()
  assert.equal((await papers(page, 0)).length, 0)
})

test('the page of worksheets has no violations, and is not wider than a phone', async (t) => {
  const page = await load(t, { ...WIDE, ...axeMayStyle }, undefined, 'worksheet.html#1&trees=1')
  await sheetsMade(page)
  assert.deepEqual(await violationsInSchemes(page), [])
  const phone = await load(t, PHONE, undefined, 'worksheet.html#1&trees=1')
  await sheetsMade(phone)
  await assertFitsWidth(phone)
})

test('practice links to sheets that ask the same', async (t) => {
  const page = await visit(t, WIDE)
  await page.getByRole('button', { name: ui.practising.practise, exact: true }).click()
  await page.getByRole('checkbox', { name: ui.practising.asks.ranges }).check()
  const link = page.getByRole('link', { name: ui.practising.paper })
  assert.match(
    (await link.getAttribute('href')) ?? '',
    /^\.\/worksheet\.html#1&.*ask=values\+ranges\+cuts/,
  )
  await link.click()
  await page.waitForURL(/worksheet/)
  await sheetsMade(page)
  assert.ok(await page.getByRole('checkbox', { name: words.askNames.ranges }).isChecked())
})

test('at 320 px the form fits the window, and the page does not scroll sideways', async (t) => {
  const page = await load(t, { viewport: { width: 320, height: 640 } }, undefined, 'worksheet.html')
  await sheetsMade(page)
  const { wide, outside, over } = await page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll('form :is(input, select, button, legend, label)'),
    ]
    const boxes = controls.map((control) => control.getBoundingClientRect())
    const outside = boxes.filter((box) => box.width > 0 && (box.left < 0 || box.right > innerWidth))
    const cut = controls.filter(({ scrollWidth, clientWidth, localName }) => {
      return localName !== 'input' && localName !== 'select' && scrollWidth > clientWidth + 1
    })
    const wide = document.documentElement.scrollWidth
    return { wide, outside: outside.length, over: cut.map(({ textContent }) => textContent) }
  })
  assert.deepEqual({ wide, outside, over }, { wide: 320, outside: 0, over: [] })
})

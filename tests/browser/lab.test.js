// The lab: runs, their numbers, cancelling, settings that are wrong, links, sizes and colours.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { efforts, knownLeaves, sample } from '../../www/core.js'
import { ideaRequest, ideasOf } from '../../www/lab/run/searches.js'
import { FIELDS, requestOf, read, textsOf } from '../../www/lab/settings/settings.js'
import { read as readLink } from '../../www/link/fragment.js'
import { bins, statistics } from '../../www/lab/run/statistics.js'
import { partOf } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { assertFitsWidth, frames } from './element.js'
import { APART, PHONE, WIDE, load, reopen, visit } from './page.js'
import { turnTo } from './theme.js'
import { violations } from './violations.js'

/**
 * @import {BrowserContextOptions, Page} from 'playwright-core'
 * @import {TestContext} from 'node:test'
 * @import {Settings} from '../../www/lab/settings/settings.js'
 */

const { footer } = await messages('en')
const lab = await partOf('en', 'lab')

/** A number of searches so large that they do not end during a test. */
const ENDLESS = '#1&branching=10&depth=6&trees=100000'

/** The texts of the settings that a link has. @param {string} link */
async function textsIn(link) {
  const { state } = await readLink(link, FIELDS)
  return textsOf(state ?? {})
}

/** The lab at an address. @param {TestContext} t @param {string} query @param {BrowserContextOptions} [options] */
function open(t, query, options = WIDE) {
  return load(t, options, undefined, `lab.html${query}`)
}

/** The lab at an address, once it has run. @type {typeof open} */
async function ran(t, query, options) {
  const page = await open(t, query, options)
  await page.getByText(/^Finished/).waitFor()
  return page
}

/** The lab at an address of a long run, once the run has been started by its button. @type {typeof open} */
async function begun(t, query, options) {
  const page = await open(t, query, options)
  await page.getByRole('button', { name: lab.run }).click()
  return page
}

/** The words of a table, row by row. @param {Page} page @param {number} index @param {string} [within] */
function cells(page, index, within = '.report') {
  return page
    .locator(`${within} table`)
    .nth(index)
    .evaluate((table) => {
      const { rows } = /** @type {HTMLTableElement} */ (table)
      return Array.from(rows, (row) => Array.from(row.cells, (cell) => cell.textContent))
    })
}

/** @param {Page} page */
function query(page) {
  return page.evaluate(() => location.hash)
}

/** @param {Page} page @param {string} name */
function field(page, name) {
  return page.locator(`#${name}`)
}

for (const query of [
  '#1&branching=3&depth=5&trees=60&seed=7',
  '#1&branching=5&depth=4&trees=200&values=3&cut=>',
  '#1&branching=2&depth=6&trees=30&order=worst',
]) {
  test(`the numbers of ${query} are those of the core`, async (t) => {
    const page = await ran(t, query)
    const settings = /** @type {Settings} */ (read(await textsIn(query)).settings)
    const { branching, depth: deepest, trees, order, values, cut } = settings
    const named = await page.locator('.legend').first().getByText(lab.expected).isVisible()
    assert.equal(named, order === 'random', 'the legend names the curves that are drawn')
    const rows = await cells(page, 0)
    assert.equal(rows.length, deepest + 2)
    for (let depth = 0; depth <= deepest; depth += 1) {
      const [recipe, options] = requestOf(settings, depth)
      const deep = statistics(await sample(recipe, options, 0, trees))
      const shallow = statistics(await sample(recipe, { ...options, bounds: 'shallow' }, 0, trees))
      const leafCounts = await knownLeaves(branching, depth, { values, cut })
      assert.deepEqual(rows[depth + 1], [
        String(depth),
        leafCounts.all.toLocaleString('en'),
        lab.average(shallow.mean),
        lab.average(deep.mean),
        lab.rough(deep.error),
        order === 'random' ? lab.average(leafCounts.expected) : '–',
        leafCounts.fewest.toLocaleString('en'),
        String(trees),
      ])
      if (depth < deepest) continue
      const leaves = await sample(recipe, options, 0, trees)
      const { width, first, counts } = bins(leaves, deep)
      const expected = counts.map((count, index) => {
        const least = first + index * width
        return [lab.bin(least, least + width - 1), String(count)]
      })
      assert.deepEqual((await cells(page, 1)).slice(1), expected)
      await page.getByText(lab.histogramSummary({ trees, ...deep })).waitFor()
    }
  })
}

test('both charts are drawn and labelled, with their conclusion beside them', async (t) => {
  const page = await ran(t, '#1&branching=3&depth=8&trees=20')
  const charts = page.getByRole('img')
  assert.equal(await charts.count(), 2)
  for (const chart of await charts.all()) {
    assert.match((await chart.getAttribute('aria-label')) ?? '', /mean|average/)
    assert.ok(await chart.locator('canvas').evaluate(inked), 'nothing is drawn')
  }
  const claim = await page.locator('.claim').first().textContent()
  assert.match(claim ?? '', /With 161 leaves minimax searches 4 plies deep\./)
  assert.match(claim ?? '', /searches 8 plies deep: twice the depth for the same effort\./)
  assert.match(claim ?? '', /b⌈d\/2⌉ \+ b⌊d\/2⌋ − 1 = 34 \+ 34 − 1 = 161$/)
})

/** Whether anything is drawn. @param {Element} canvas */
function inked(canvas) {
  const { width, height } = /** @type {HTMLCanvasElement} */ (canvas)
  const context = /** @type {HTMLCanvasElement} */ (canvas).getContext('2d')
  return context?.getImageData(0, 0, width, height).data.some((value) => value > 0)
}

test('a link starts no long run', async (t) => {
  const page = await open(t, '#1&depth=22&trees=100000')
  await page.getByText(lab.notRun).waitFor()
  for (const query of [
    '#1&branching=2&depth=22',
    '#1&trees=100000',
    '#1&depth=13&order=worst',
    ENDLESS,
  ]) {
    await reopen(page, `lab.html${query}`)
    const estimate = page.getByText(/^This takes about [\d,]+ \w+\. Press “Run” to start it\.$/)
    await estimate.waitFor()
    await frames(page)
    assert.equal(page.workers().length, 0)
    assert.ok(await estimate.isVisible())
    assert.ok(await page.getByRole('button', { name: lab.cancel }).isDisabled())
    assert.equal(await page.locator('.report').isVisible(), false)
  }
  await page.getByRole('button', { name: lab.run }).click()
  await page.locator('main > div > .progress').waitFor()
  await page.getByRole('button', { name: lab.cancel }).click()
  // The section about ideas has a run of its own.
  for (const query of [
    'ideas=tic-tac-toe&plies=9',
    'ideas=coins&plies=22',
    'ideas=random&plies=12',
  ]) {
    await reopen(page, `lab.html#1&branching=3&depth=2&trees=5&${query}`)
    const section = page.locator('.ideas')
    await section.getByText(/^This takes about \d+ \w+\. Press “Compare” to start it\.$/).waitFor()
    await frames(page)
    assert.ok(await section.getByRole('button', { name: lab.ideas.cancel }).isDisabled())
    assert.ok(await section.locator('.found').isHidden())
    assert.ok((await page.evaluate(() => location.hash)).includes(query), 'the address stays')
  }
})

test('a long run shows its progress, and can be cancelled and replaced', async (t) => {
  const page = await begun(t, ENDLESS)
  const bar = page.getByRole('progressbar', { name: lab.progress })
  await bar.waitFor()
  await page.waitForFunction(() => (document.querySelector('progress')?.value ?? 0) > 0)
  assert.match(
    (await page.locator('main > div > .progress .at').textContent()) ?? '',
    /^Depth \d of 6, \d+%\.$/,
  )
  const [worker, ...others] = page.workers()
  assert.equal(others.length, 0)

  // The page paints frames and answers clicks while the worker runs.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await turnTo(page, 'dark')
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'dark')
  await page.getByText(lab.numbers).first().click()
  assert.ok(await bar.isVisible())

  const ended = worker.waitForEvent('close')
  await page.getByRole('button', { name: lab.cancel }).click()
  await ended
  await page.getByText(lab.cancelled).waitFor()
  assert.equal(await bar.isVisible(), false)
  assert.ok(await page.getByRole('button', { name: lab.cancel }).isDisabled())
  assert.ok((await cells(page, 0)).length > 1, 'the results are kept')

  await page.getByRole('button', { name: lab.run }).click()
  await bar.waitFor()
  for (const depth of ['2', '3']) {
    await field(page, 'trees').fill('10')
    await field(page, 'depth').fill(depth)
    await field(page, 'depth').press('Enter')
    await page.getByText(lab.finished(20 * (Number(depth) + 1))).waitFor()
    assert.equal((await cells(page, 0)).length, Number(depth) + 2)
  }
})

test('a wrong setting is reported at its field, and the results stay', async (t) => {
  const page = await ran(t, '#1&depth=3&trees=10')
  const before = await cells(page, 0)
  for (const [name, wrong] of [
    ['depth', '23'],
    ['depth', '0'],
    ['trees', '2.5'],
    ['branching', '1'],
    ['seed', '-1'],
    ['values', '0'],
  ]) {
    const good = await field(page, name).inputValue()
    await field(page, name).fill(wrong)
    await page.getByRole('button', { name: lab.run }).click()
    await page.getByText(lab.notRunKept).waitFor()
    assert.equal(await field(page, name).getAttribute('aria-invalid'), 'true')
    const note = page.locator(`#${await field(page, name).getAttribute('aria-describedby')}`)
    assert.match((await note.textContent()) ?? '', new RegExp(`^“${wrong}” cannot be used here`))
    assert.deepEqual(await cells(page, 0), before)
    await field(page, name).fill(good)
    assert.equal(await field(page, name).getAttribute('aria-invalid'), null)
  }
  assert.match(await query(page), /depth=3/)
})

test('trees that are too large are refused by the core, at the field of the depth', async (t) => {
  const page = await open(t, '#1&branching=10&depth=7')
  await page.getByText(lab.notRun).waitFor()
  assert.equal(await field(page, 'depth').getAttribute('aria-invalid'), 'true')
  await page.getByText(/more than 10,000,000 nodes/).waitFor()
})

test('a link with wrong settings is reported at each field', async (t) => {
  const page = await open(t, '#1&branching=abc&depth=99&order=bestest&trees=3')
  await page.getByText(lab.notRun).waitFor()
  for (const text of ['abc', '99', 'bestest']) {
    await page.getByText(`“${text}” cannot be used here.`).waitFor()
  }
  assert.equal(await field(page, 'trees').getAttribute('aria-invalid'), null)
  assert.equal(await field(page, 'trees').inputValue(), '3')
})

test('the address holds the settings, and restores them', async (t) => {
  const page = await ran(t, '#1&depth=3&trees=10')
  await field(page, 'branching').fill('4')
  await field(page, 'values').fill('5')
  await field(page, 'order').selectOption('worst')
  await page.locator('label:has([name="cut"][value=">"])').click()
  await page.getByRole('button', { name: lab.run }).click()
  await page
    .getByText(/4 moves at every node, in the worst order, leaves of 5 different values/)
    .waitFor()
  await page.getByText(/^Finished/).waitFor()
  const tables = [await cells(page, 0), await cells(page, 1)]
  const address = await query(page)
  const { state } = await readLink(address, FIELDS)
  assert.deepEqual(state, {
    ...{ branching: '4', depth: '3', order: 'worst', trees: '10', values: '5', cut: '>' },
  })
  const again = await ran(t, address)
  assert.deepEqual([await cells(again, 0), await cells(again, 1)], tables)
  assert.equal(await field(again, 'values').inputValue(), '5')
  assert.equal(await field(again, 'order').inputValue(), 'worst')
})

test('a table can be copied', async (t) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await ran(t, '#1&depth=2&trees=10', { ...WIDE, permissions })
  await page.getByText(lab.numbers).first().click()
  await page.getByRole('button', { name: lab.copy }).click()
  await page.getByText(lab.copied, { exact: true }).waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  const rows = await cells(page, 0)
  assert.equal(text, rows.map((row) => row.join('\t')).join('\n'))
})

test('on a phone nothing scrolls sideways, and the charts are as wide as the page', async (t) => {
  const page = await ran(t, '#1&depth=9&trees=10', PHONE)
  const numbers = page.locator('.report').getByText(lab.numbers)
  for (const summary of await numbers.all()) await summary.click()
  await assertFitsWidth(page)
  for (const chart of await page.getByRole('img').all()) {
    const box = await chart.locator('.uplot').boundingBox()
    assert.ok(box && box.width > 300 && box.x >= 0 && box.x + box.width <= 360)
  }
})

test('the charts follow the width of the page and its theme', async (t) => {
  const page = await ran(t, '#1&depth=4&trees=10')
  const chart = page.getByRole('img').first()
  const width = async () => (await chart.locator('.uplot').boundingBox())?.width ?? 0
  const wide = await width()
  // The console says nothing of it.
  await page.evaluate(() =>
    addEventListener('error', ({ message }) => (document.documentElement.dataset.error = message)),
  )
  await page.setViewportSize({ width: 700, height: 800 })
  await page.waitForFunction((wide) => {
    const plot = document.querySelector('.uplot')
    return plot && plot.clientWidth < wide
  }, wide)
  await frames(page)
  assert.equal(await page.evaluate(() => document.documentElement.dataset.error), undefined)
  await turnTo(page, 'light')
  await page.waitForFunction(blue, { scheme: 'light' })
  const canvas = await chart.locator('canvas').elementHandle()
  await turnTo(page, 'dark')
  await page.waitForFunction(blue, { scheme: 'dark' })
  // Firefox, which changes its media after it has taken the page, would print an empty chart.
  assert.ok(await canvas?.evaluate(({ isConnected }) => isConnected), 'the chart is not made anew')
  assert.ok(
    await page.evaluate(blue, { scheme: 'light', event: 'beforeprint' }),
    'light colours at once',
  )
  assert.ok(await page.evaluate(blue, { scheme: 'dark', event: 'afterprint' }))

  /**
   * Whether the chart has the curve of alpha–beta in the colour of a scheme.
   * @param {{ scheme: string, event?: string }} told `event` is an event of printing, sent before the check
   */
  function blue({ scheme, event }) {
    if (event) dispatchEvent(new Event(event))
    const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('.chart canvas'))
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = 'var(--open)'
    probe.style.colorScheme = scheme
    const [r, g, b] = getComputedStyle(probe).color.match(/\d+/g)?.map(Number) ?? []
    probe.remove()
    const { width, height } = canvas
    // Read from a copy: Chrome warns of a canvas that is read often.
    const copy = Object.assign(document.createElement('canvas'), { width, height })
    const context = copy.getContext('2d')
    context?.drawImage(canvas, 0, 0)
    const pixels = context?.getImageData(0, 0, width, height).data ?? []
    for (let at = 0; at < pixels.length; at += 4) {
      if (pixels[at] === r && pixels[at + 1] === g && pixels[at + 2] === b) return true
    }
    return false
  }
})

test('a chart shows the saving of each idea by depth, and a link restores it', async (t) => {
  const words = lab.ideas
  const page = await ran(t, '#1&branching=2&depth=3&trees=5&seed=4&values=9', PHONE)
  const section = page.locator('.ideas')
  await field(page, 'ideas-depth').fill('5')
  await section.getByRole('button', { name: words.run }).click()
  await section.getByRole('button', { name: words.cancel, disabled: true }).waitFor()
  await page.waitForFunction(() => document.querySelector('output')?.textContent === '5')
  const names = ideasOf('random').map(({ name }) => words.names[name])
  assert.deepEqual(await section.locator('.dots .name').allInnerTexts(), names)
  const chart = section.getByRole('img')
  const leaves = await chart.getAttribute('aria-label')
  assert.match(leaves ?? '', /^At depth 5 alpha–beta takes [\d.]+ leaves on average over 40 trees/)

  // The numbers are those of the core, for all depths.
  await section.getByText(lab.numbers, { exact: true }).click()
  const rows = (await cells(page, 0, '.ideas')).slice(1)
  assert.equal(rows.length, 6 * 2 * names.length)
  const settings = /** @type {Settings} */ (read(await textsIn(await query(page))).settings)
  const pvs = ideasOf('random')[2]
  const [source, options] = ideaRequest({ treeKind: 'random', settings }, 5, pvs, true)
  const counts = await efforts(source, options, 0, 40)
  const mean = (/** @type {number} */ at) =>
    lab.average(counts.filter((_, i) => i % 3 === at).reduce((sum, n) => sum + n, 0) / 40)
  const [own] = rows.filter(([depth, name, table]) => `${depth} ${name} ${table}` === '5 PVS yes')
  assert.deepEqual(own.slice(3), [mean(0), mean(2), mean(1)])

  // Another measure, another depth.
  await field(page, 'ideas-measure').selectOption('calls')
  assert.match((await chart.getAttribute('aria-label')) ?? '', /calls on average/)
  await field(page, 'ideas-at').fill('2')
  assert.match((await chart.getAttribute('aria-label')) ?? '', /^At depth 2/)
  await assertFitsWidth(page)
  assert.deepEqual(await violations(page), [])
  await page.waitForFunction(() => location.hash.includes('measure=calls'))
  const again = await open(t, (await query(page)).replace('ideas=random', 'ideas=coins'), WIDE)
  await again.waitForFunction(() => document.querySelector('output')?.textContent === '5')
  await again.locator('.dots .name').nth(9).waitFor()
  await again.getByText(/^At depth 5 alpha–beta takes \d+ calls\./).waitFor()
})

test('the page of the tree links to the lab and back, and loads no chart library', async (t) => {
  /** @type {string[]} */
  const requests = []
  const page = await visit(t, APART, async (page) => {
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  })
  const ofCharts = () => requests.filter((path) => path.startsWith('/vendor/'))
  assert.deepEqual(ofCharts(), [])
  await page.getByRole('link', { name: footer.lab }).click()
  await page.getByText(/^Finished/).waitFor()
  assert.deepEqual(ofCharts().sort(), ['/vendor/uplot.css', '/vendor/uplot.js'])
  await page.getByRole('link', { name: footer.tree, exact: true }).click()
  await page.locator('secateur-tree').waitFor()
})

// The notes of another program about its calls: shown at a node and in the list of events, found, counted, saved; also on a
// phone.

import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'
import { partOf } from '../../www/messages/messages.js'
import { assertFitsWidth, openPanel, painted, seek, setAttributes, stepOf } from './element.js'
import { PHONE, visit } from './page.js'
import { scene, watchScenes } from './scene.js'

/** @import {Page} from 'playwright-core' */
/** @import {SecateurTree} from '../../www/secateur-tree.js' */

const { notes: words } = await partOf('en', 'panels')
/** The marks of the two reduced calls: an edge and a node each. */
const RED = ['reduced 1', 'reduced 1', 'reduced 5', 'reduced 5']
const TREE = '((3 12 8) (2 4 6))'
const NOTES = [
  { kind: 'full', key: 'start', left: 2 },
  { kind: 'reduced', move: 'Nf3', key: 'twice', left: 1, tag: '<b>late</b>' },
  { kind: 'quiescence', key: 'q', eval: -3.5 },
  {},
  { kind: 'quiescence', key: 'q', eval: 8 },
  { kind: 'reduced', move: 'Nc3', key: 'twice', left: 1, reason: 'fails low' },
]

/** The trace of a search whose calls have these notes, by the order in which they begin. */
const TRACE = await (async () => {
  const search = await open(TREE)
  const lines = [...traceLines(search, {})].map((line) => JSON.parse(line))
  search.free()
  const left = [...NOTES]
  const noted = lines.map((line) => (line.event === 'enter' ? { ...line, ...left.shift() } : line))
  return noted.map((line) => JSON.stringify(line)).join('\n')
})()

/** Shows a trace alone; null: the search by the rules. @param {Page} page @param {string | null} trace */
async function show(page, trace = TRACE) {
  const source = trace === null ? null : { text: trace, tree: TREE }
  await page.evaluate(async ([module, source]) => {
    const element = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    element.setAttribute('panels', 'listing notes node log')
    const { showForeign } = await import(module)
    const request = source && { trace: new Blob([source.text]), tree: source.tree }
    showForeign(element, request)
  }, /** @type {const} */ (['./element/foreign-search.js', source]))
  await page.locator('.panel.notes').waitFor({ state: trace === null ? 'detached' : 'attached' })
}

/** The number of calls that are listed. @param {Page} page @param {number} n */
function noteOn(page, n) {
  return page
    .locator('.panel.notes p.message')
    .getByText(words.find.found(n), { exact: true })
    .waitFor()
}

/** @param {Page} page */
function rows(page) {
  return page.locator('.panel.notes .row').evaluateAll((all) => all.map((row) => row.textContent))
}

test('calls with notes are found, counted and saved, and a click or a key leads to them', async (t) => {
  const page = await visit(t, { apart: true })
  await show(page)
  await openPanel(page, 'notes')
  const panel = page.locator('.panel.notes')
  await noteOn(page, 5)
  await panel.locator('.wanted select').selectOption('quiescence')
  await noteOn(page, 2)
  await panel.locator('.row').nth(1).click()
  const [first, second] = await page.evaluate(() => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    return Array.from(tree.search?.findNotes({ kind: 'quiescence' }).steps ?? [])
  })
  await page.waitForFunction(
    (step) => /** @type {any} */ (document.querySelector('secateur-tree')).step === step,
    second,
  )
  await panel.locator('.scroll').press('ArrowUp')
  await page.waitForFunction(
    (step) => /** @type {any} */ (document.querySelector('secateur-tree')).step === step,
    first,
  )
  assert.equal(await stepOf(page), first)
  assert.equal(await panel.locator('.row[aria-selected="true"]').count(), 1)
  await panel.locator('.wanted select').selectOption('')
  await panel.getByRole('searchbox').fill('FAILS')
  await noteOn(page, 1)
  await panel.getByRole('searchbox').fill('nothing of the kind')
  await noteOn(page, 0)
  await panel.getByRole('button', { name: words.find.clear }).click()
  await noteOn(page, 5)

  const counted = page.locator('.panel.notes .counted')
  const cells = () =>
    counted
      .locator('tbody tr')
      .evaluateAll((all) =>
        all.map((row) => Array.from(row.children, (cell) => cell.textContent).join(' ')),
      )
  assert.deepEqual(await cells(), [
    'full 1 7 0 0 0',
    'quiescence 2 2 0 0 0',
    'reduced 2 6 1 0 0',
    'none of these 2 2 0 0 0',
  ])
  await counted.getByRole('button', { name: 'reduced' }).click()
  await noteOn(page, 2)
  await counted.locator('select').selectOption('depth')
  assert.deepEqual(
    (await cells()).map((row) => row?.slice(0, 3)),
    ['2 1', '1 2', 'non'],
  )
  const saved = page.waitForEvent('download')
  await counted.getByRole('button', { name: words.counts.csv }).click()
  const download = await saved
  assert.equal(download.suggestedFilename(), 'calls-by-depth.csv')
  const csv = readFileSync(await download.path(), 'utf8')
  assert.match(csv, /^depth,calls,below,cutoffs,hits,again\r\n2,1,7,/)
})

test('notes are shown in a chart, at the node and in the list of events', async (t) => {
  /** @type {string[]} */
  const requests = []
  const page = await visit(t, { apart: true }, async (page) => {
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  })
  const ofCharts = () => requests.filter((path) => path.startsWith('/vendor/'))
  assert.deepEqual(ofCharts(), [])
  await show(page)
  await openPanel(page, 'notes')
  const counted = page.locator('.panel.notes .counted')
  await counted.getByRole('img', { name: 'Calls by kind' }).waitFor()
  assert.deepEqual(ofCharts(), ['/vendor/uplot.js'])
  const legend = counted.locator('.legend li:visible')
  const columns = [words.counts.head.below, words.counts.head.calls, words.counts.head.cutoffs]
  assert.deepEqual(await legend.allTextContents(), columns)
  /** How many bars of calls or cutoffs stand beside each other. */
  const bars = () =>
    counted.locator('canvas').evaluate((chart) => {
      const { width, height } = /** @type {HTMLCanvasElement} */ (chart)
      const copy = new OffscreenCanvas(width, height)
      const context = copy.getContext('2d', { willReadFrequently: true })
      context?.drawImage(/** @type {HTMLCanvasElement} */ (chart), 0, 0)
      const data = context?.getImageData(0, 0, width, height).data ?? []
      const coloured = (/** @type {number} */ at) => Math.abs(data[at] - data[at + 2]) > 90
      const filled = Array.from({ length: width }, (_, x) =>
        Array.from({ length: height }, (_, y) => coloured(4 * (y * width + x))).some(Boolean),
      )
      return filled.filter((isFilled, x) => isFilled && !filled[x - 1]).length
    })
  assert.equal(await bars(), 4)
  await counted.locator('select').selectOption('tag')
  await counted.getByRole('img', { name: 'Calls by tag' }).waitFor()

  await openPanel(page, 'node')
  await seek(page, 2)
  const line = page.locator('.panel.node .noted')
  await line.getByText('reduced · Nf3 · <b>late</b> · depth left 1').waitFor()
  await openPanel(page, 'log')
  const event = page.locator('.panel.log .row').nth(1)
  await event.getByText(/ · reduced · Nf3 · <b>late<\/b> · depth left 1$/).waitFor()
  await openPanel(page, 'notes')
  const own = page.locator('.panel.notes .own')
  assert.deepEqual(await own.locator('dd').allTextContents(), [
    'reduced',
    '<b>late</b>',
    'twice',
    'Nf3',
    '1',
  ])
  await own.getByRole('button', { name: words.visits(2) }).click()
  await noteOn(page, 2)
  assert.equal((await rows(page)).length, 2)
  await seek(page, 7)
  await own.getByText('The program has no notes on the leaf 12 by this step.').waitFor()
})

test('kinds of calls are drawn with a key, also in print and figures; other calls have none', async (t) => {
  const page = await visit(t, { apart: true })
  await watchScenes(page)
  await show(page)
  await setAttributes(page, { step: 'last' })
  const key = page.locator('.overlay-key.kinds')
  assert.deepEqual(await key.locator('> span').allTextContents(), ['qs quiescence', 'red reduced'])
  assert.equal(await key.locator('svg path').count(), 2)
  const kinds = new Set(['quiescence', 'reduced'])
  const marked = async () => (await scene(page)).marks.filter(({ ink }) => kinds.has(ink))
  const nodes = (await marked()).map(({ ink, node }) => `${ink} ${node}`).sort()
  assert.deepEqual(nodes, ['quiescence 2', 'quiescence 2', 'quiescence 4', 'quiescence 4', ...RED])
  const short = (await scene(page)).texts.filter(({ role }) => role === 'type')
  assert.deepEqual(new Set(short.map(({ text }) => text)), new Set(['qs', 'red']))
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  const paper = page.locator('.stage > svg')
  assert.ok(await paper.getByText('red', { exact: true }).count())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await setAttributes(page, { overlay: 'minimal-tree' })
  await page.locator('.overlay-key.minimal').waitFor()
  await key.waitFor({ state: 'hidden' })
  assert.deepEqual(await marked(), [])
  await setAttributes(page, { overlay: '' })
  await key.waitFor()
  await show(page, null)
  await key.waitFor({ state: 'detached' })
  await painted(page)
  assert.deepEqual(await marked(), [])
})

test('a search without notes has no panel of notes, and the panel fits a phone', async (t) => {
  const page = await visit(t, { ...PHONE, apart: true })
  await show(page)
  await openPanel(page, 'notes')
  await assertFitsWidth(page)
  const box = await page.locator('.panel.notes').boundingBox()
  assert.ok(box && box.width > 300 && box.width <= 360, `${box?.width}`)
  await show(page, null)
})

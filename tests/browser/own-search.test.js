// The search of a visitor's own program: pasted, dropped, refused, beside the search of the rules, closed, on a phone.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { traceLines } from '../../www/figure/trace.js'
import { messages } from '../../www/messages/pages.js'
import { partOf } from '../../www/messages/messages.js'
import { assertFitsWidth, drop as dropFile, openSettings } from './element.js'
import { PHONE, visit } from './page.js'
import { failFile } from './failing-files.js'

/**
 * @import {Page} from 'playwright-core'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const m = await messages('en')
const w = await partOf('en', 'imported')

/** The leaves of the textbook tree. */
const TREE = [
  [3, 12, 8],
  [2, 4, 6],
  [14, 5, 2],
]

/** The trace of minimax, which cuts nothing. */
const MINIMAX = (() => {
  /** @type {string[]} */
  const lines = []
  /** @type {(tree: any, node: number[], max: boolean) => number} */
  const search = (tree, node, max) => {
    lines.push(JSON.stringify({ event: 'enter', node }))
    const values = Array.isArray(tree)
      ? tree.map((child, at) => search(child, [...node, at], !max))
      : [tree]
    const value = max ? Math.max(...values) : Math.min(...values)
    lines.push(JSON.stringify({ event: 'leave', node, value }))
    return value
  }
  search(TREE, [], true)
  return lines
})()

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  const dialog = page.getByRole('dialog', { name: w.title })
  if (!(await dialog.isVisible())) {
    await openSettings(page)
    await page.getByRole('button', { name: m.ui.ownSearch }).click()
  }
  await dialog.getByLabel(w.paste).fill(text)
  await dialog.getByRole('button', { name: w.check }).click()
  return dialog
}

/** @param {Page} page @param {string} text */
const drop = (page, text) => dropFile(page, text, 'trace.jsonl')

/** The first wrong step of the first tree is on view. @param {Page} page */
function firstWrongShown(page) {
  return page.waitForFunction(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const step = trees[0]?.search?.finding?.step
    return trees.length === 2 && trees[1].search && step !== undefined && trees[0].step === step
  })
}

/** The mark of the first wrong step on the sliders of both viewers; null until both have it. */
function marked() {
  const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
  const marks = trees.map(({ shadowRoot, step, search }) => {
    const slider = shadowRoot?.querySelector('.scrubber[title]')
    const mark = /** @type {HTMLElement | null} */ (slider?.querySelector('.wrong-mark') ?? null)
    return {
      title: slider?.getAttribute('title'),
      step,
      last: search?.summary.steps ?? 0,
      share: Number(parseFloat(mark?.style.left ?? '').toFixed(4)),
    }
  })
  return marks.length === 2 && marks.every(({ title }) => title) ? marks : null
}

/** The trace of an alpha–beta in which MAX and MIN are exchanged, as the program of the documents writes it. */
const EXCHANGED = (() => {
  /** @type {string[]} */
  const lines = []
  const number = (/** @type {number} */ x) => (Math.abs(x) === Infinity ? String(x) : x)
  const write = (
    /** @type {string} */ event,
    /** @type {string} */ node,
    /** @type {Record<string, number>} */ more,
  ) => {
    const numbers = Object.entries(more).map(([name, x]) => [name, number(x)])
    lines.push(JSON.stringify({ event, node, ...Object.fromEntries(numbers) }))
  }
  /** @type {(tree: any, node: string, alpha: number, beta: number, max: boolean) => number} */
  const search = (tree, node, alpha, beta, max) => {
    write('enter', node, { alpha, beta })
    let best = max ? -Infinity : Infinity
    for (const [at, child] of Array.isArray(tree) ? tree.entries() : []) {
      const value = search(child, `${node}/${at}`, alpha, beta, !max)
      best = max ? Math.max(best, value) : Math.min(best, value)
      if (max ? best >= beta : best <= alpha) break
      if (max) alpha = Math.max(alpha, best)
      else beta = Math.min(beta, best)
    }
    if (!Array.isArray(tree)) best = tree
    write('leave', node, { value: best })
    return best
  }
  search(TREE, '', -Infinity, Infinity, false)
  return lines.join('\n')
})()

test('the wrong number of the program stands at its node, the right one beside it', async (t) => {
  const page = await visit(t)
  await paste(page, EXCHANGED)
  await firstWrongShown(page)
  const state = await page.evaluate(() => {
    const trees = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    return trees.map(({ search, step, shadowRoot }) => {
      const { finding } = /** @type {import('../../www/core.js').Search} */ (search)
      const viewport = { width: 900, height: 500, x: 100, y: 60, unit: 60, rowHeight: 100 }
      const { texts } = /** @type {import('../../www/core.js').Search} */ (search).scene(
        step,
        viewport,
        {},
      )
      return {
        wrong: texts.text.filter((text) => text.includes('≠')),
        node: finding?.code === 'window' ? finding.found : null,
        sentence: shadowRoot?.querySelector('.sentence')?.textContent,
      }
    })
  })
  // The bound that the program says, and that of the rules.
  assert.deepEqual(state[0].wrong, ['α 3 ≠ −∞  β +∞'])
  assert.equal(state[0].node, 3)
  assert.match(state[0].sentence ?? '', /By the rules α\u00a0=\u00a0−∞\.$/)
  assert.deepEqual(state[1].wrong, [])
  assert.doesNotMatch(state[1].sentence ?? '', /By the rules/)
})

/** The sentence, the event in the list and the verdict at the first wrong step. @param {Page} page */
function markTexts(page) {
  return page.evaluate((verdict) => {
    const [tree] = /** @type {SecateurTree[]} */ ([...document.querySelectorAll('secateur-tree')])
    const text = (/** @type {string} */ name) => tree.shadowRoot?.querySelector(name)?.textContent
    const why = document.querySelector(`[aria-label="${verdict}"] .why`)?.textContent
    return [text('.sentence .remark'), text('.log .row[aria-selected=true] .what'), why]
  }, w.title)
}

/**
 * The same, once the sentence has a remark and the event in the list a sign.
 * @param {Page} page
 * @param {string} remark
 * @param {string} sign
 */
async function textsWithRemark(page, remark, sign) {
  const tree = page.locator('secateur-tree').first()
  await tree.locator('.remark', { hasText: remark }).waitFor()
  await tree.locator('.log .row[aria-selected=true] .what', { hasText: sign }).waitFor()
  return markTexts(page)
}

test('numbers in the verdict follow the view of the side to move', async (t) => {
  const page = await visit(t)
  const wrong = MINIMAX.with(8, JSON.stringify({ event: 'leave', node: [0], value: 7 }))
  await paste(page, wrong.slice(0, 9).join('\n'))
  await firstWrongShown(page)
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((tree) => tree.setAttribute('panels', 'log'))
  const [, sign, why] = await textsWithRemark(page, 'By the rules it is 3.', '≠ 3')
  assert.match(sign ?? '', /≠ 3$/)
  assert.match(why ?? '', /B returns 7\. By the rules it returns 3\./)
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((tree) => tree.setAttribute('view', 'mover'))
  const [, turned, whyForMover] = await textsWithRemark(page, 'By the rules it is −3.', '≠ −3')
  assert.match(turned ?? '', /≠ −3$/)
  assert.match(whyForMover ?? '', /B returns −7\. By the rules it returns −3\./)
})

test('a difference that is no number is described in words in the list of events', async (t) => {
  const page = await visit(t)
  const other = MINIMAX.toSpliced(1, 8)
  await paste(page, other.join('\n'))
  await firstWrongShown(page)
  await page
    .locator('secateur-tree')
    .first()
    .evaluate((tree) => tree.setAttribute('panels', 'log'))
  const words = 'C is entered, but B is next.'
  const [, sign] = await textsWithRemark(page, words, `≠ ${words}`)
  assert.ok(sign?.endsWith(`≠ ${words}`), sign ?? '')
})

test('a refused file is named, and its line is quoted with a caret', async (t) => {
  const page = await visit(t)
  await drop(page, '{"event":"enter","node":0}\n{"event":"leave","node":0,"value":oops}')
  const dialog = page.getByRole('dialog', { name: w.title })
  await dialog.getByText(/^trace\.jsonl: Line 2, column 35: /).waitFor()
  const [line, caret] = ((await dialog.locator('.quoted').textContent()) ?? '').split('\n')
  assert.equal(line[caret.indexOf('^')], 'o')
  const far = `{"event":"leave","node":0,"note":"${'é'.repeat(900)}","value":oops}`
  await drop(page, `{"event":"enter","node":0}\n${far}`)
  await dialog.getByText(/column 945: /).waitFor()
  await page.waitForFunction(() => document.querySelector('.quoted')?.textContent?.includes('oops'))
  const [end, below] = ((await dialog.locator('.quoted').textContent()) ?? '').split('\n')
  assert.equal(end[below.indexOf('^')], 'o')
  const sizes = await dialog.evaluate((dialog) =>
    ['.status', 'p'].map((name) => {
      const element = dialog.querySelector(name)
      return element && getComputedStyle(element).fontSize
    }),
  )
  assert.equal(sizes[0], sizes[1])
  await page.evaluate(() => (location.hash = '#1&tree=(1+2)'))
  await page.waitForFunction(() => !document.querySelector('.own-dialog .problem'))
  assert.ok(await dialog.locator('.quoted').isHidden(), 'no refusal by the other tree yet')
})

test('a bad file changes nothing; a good one is judged, shown beside the rules, and closed', async (t) => {
  const page = await visit(t)
  const before = await page.locator('secateur-tree').evaluate((tree) => {
    const { search, step } = /** @type {SecateurTree} */ (tree)
    return { print: search?.print(), step, text: tree.textContent }
  })
  const dialog = await paste(page, '{"event":"enter","node":0}\n{"event":"leave"}')
  await dialog.getByText(/^Line 2, column 1: /).waitFor()
  assert.deepEqual(
    await page.locator('secateur-tree').evaluate((tree) => {
      const { search, step } = /** @type {SecateurTree} */ (tree)
      return { print: search?.print(), step, text: tree.textContent }
    }),
    before,
  )

  await paste(page, MINIMAX.join('\n'))
  await firstWrongShown(page)
  const verdict = page.getByRole('region', { name: w.title })
  await verdict.getByText(w.first(13)).waitFor()
  await verdict.getByText('The leaf 4 is entered, but C should cut off here').waitFor()
  await verdict.getByText(w.mistakes['nothing-handed-down']).waitFor()
  await verdict.getByText(MINIMAX[12]).waitFor()
  assert.equal(await verdict.getByText(w.otherTree).isVisible(), false)
  await page.getByRole('heading', { name: w.yours }).waitFor()
  await page.getByRole('heading', { name: w.expected }).waitFor()
  const marks = await page.waitForFunction(marked).then((marks) => marks.jsonValue())
  assert.deepEqual(
    marks,
    marks?.map(({ step, last }) => ({
      title: w.firstAt(step),
      step,
      last,
      share: Number(((step / last) * 100).toFixed(4)),
    })),
  )

  // It stays while steps, rules and the mode change; by other rules it is judged anew.
  await page.keyboard.press('Home')
  await page.keyboard.press('p')
  await verdict.getByText(w.first(13)).waitFor()
  await page.keyboard.press('p')
  await verdict.getByRole('button', { name: w.go }).click()
  await firstWrongShown(page)
  await page.selectOption('#algorithm', 'minimax')
  await verdict.getByText(/^All \d+ steps follow the rules/).waitFor()
  await page.waitForFunction(() => {
    const trees = [...document.querySelectorAll('secateur-tree')]
    return trees.every((tree) => !tree.shadowRoot?.querySelector('.wrong-mark, .scrubber[title]'))
  })

  await verdict.getByRole('button', { name: w.close }).click()
  await page.waitForFunction(() => document.querySelectorAll('secateur-tree').length === 1)
  assert.equal(await verdict.count(), 0)
  assert.equal(await page.inputValue('#compare-with'), '')
  await page.waitForFunction(() => {
    const tree = /** @type {SecateurTree | null} */ (document.querySelector('secateur-tree'))
    return tree?.search && tree.search.finding === null
  })
})

test('the full window of a header sets no rule of the page, another window does', async (t) => {
  const windows = /** @type {const} */ ([
    [['-Infinity', 'Infinity'], null],
    [[-1, 20], '-1 20'],
  ])
  for (const [window, expected] of windows) {
    const page = await visit(t)
    const rules = { algorithm: 'minimax', window }
    await paste(
      page,
      [JSON.stringify({ secateur: 'trace', version: 1, rules }), ...MINIMAX].join('\n'),
    )
    await page.getByRole('region', { name: w.title }).waitFor()
    await page.waitForFunction(
      () => document.querySelector('secateur-tree')?.getAttribute('algorithm') === 'minimax',
    )
    const tree = page.locator('secateur-tree').first()
    assert.equal(await tree.getAttribute('window'), expected)
  }
})

test('a header without a tree leaves the player at the root as on the page', async (t) => {
  const search = await open('((1 2) (0 9))', { root: 'min' })
  const [header, ...lines] = traceLines(search, {})
  search.free()
  const bare = JSON.stringify({ ...JSON.parse(header), tree: undefined })
  const page = await visit(t)
  await page.evaluate(() => (location.hash = '#1&tree=((1+2)+(0+9))&root=min'))
  const tree = page.locator('secateur-tree').first()
  await page.waitForFunction(
    () => document.querySelector('secateur-tree')?.search?.options.root === 'min',
  )
  await paste(page, `${bare}\n${lines.join('')}`)
  await page.getByText(/^All \d+ steps follow the rules/).waitFor()
  assert.equal(await tree.getAttribute('root'), 'min')
})

test('the tree of a header is shown with the leaves that the program did not visit', async (t) => {
  const search = await open('((1 2) (0 9))')
  const trace = [...traceLines(search, { algorithm: 'alpha-beta' })].join('')
  assert.ok(search.summary.pruned > 0)
  const page = await visit(t)
  await paste(page, trace)
  await page.getByText(/^All \d+ steps follow the rules/).waitFor()
  const tree = page.locator('secateur-tree').first()
  const text = await tree.evaluate((tree) => /** @type {SecateurTree} */ (tree).search?.print())
  assert.equal(text, search.print())
  search.free()
})

test('a dropped file is read on a phone too, and closed by another tree', async (t) => {
  const page = await visit(t, PHONE)
  await drop(page, MINIMAX.slice(0, 12).join('\n') + '\n{"event":"enter","node":[2]}\n')
  const verdict = page.getByRole('region', { name: w.title })
  await verdict.getByText(w.first(13)).waitFor()
  await assertFitsWidth(page)

  // It folds when the reader walks on, and unfolds at the wrong step, by a button or by hand.
  const why = verdict.getByText('is entered, but it is not a child of')
  await why.waitFor()
  await page.evaluate(() => {
    const tree = /** @type {SecateurTree} */ (document.querySelector('secateur-tree'))
    tree.seek(tree.step - 1)
  })
  await why.waitFor({ state: 'hidden' })
  await verdict.getByRole('button', { name: w.reason, expanded: false }).click()
  await why.waitFor()
  await verdict.getByRole('button', { name: w.reason, expanded: true }).click()
  await why.waitFor({ state: 'hidden' })
  await verdict.getByRole('button', { name: w.go }).click()
  await why.waitFor()

  // A program that has searched another tree: that one can be shown.
  const other = MINIMAX.map((line) => line.replace(':12}', ':13}'))
  await drop(page, other.join('\n'))
  await verdict.getByText(w.first(6)).waitFor()
  await verdict.getByText(w.otherTree).waitFor()
  await verdict.getByRole('button', { name: w.visited }).click()
  await verdict.getByText(w.otherTree).waitFor({ state: 'hidden' })
  await page.waitForFunction(() =>
    document.querySelector('secateur-tree')?.textContent?.includes('13'),
  )
  await page.evaluate(() => {
    location.hash = '#1&tree=((1+2)+(3+4))'
  })
  await page.waitForFunction(() => !document.querySelector('.own-verdict'))
  assert.equal(await page.locator('.link-problem').isVisible(), false)
})

for (const file of ['link/in-picture.js', 'import/tree-file.js', 'import/verdict.js']) {
  test(`a dropped trace changes nothing, with a message, if ${file} cannot be loaded`, async (t) => {
    const page = await visit(t, {}, (page) => failFile(page, file, 'aborted'))
    await openSettings(page)
    await drop(page, MINIMAX.join('\n'))
    await page.getByText(m.ui.noOwnSearch).waitFor()
    assert.equal(await page.locator('.own-verdict').count(), 0)
  })
}

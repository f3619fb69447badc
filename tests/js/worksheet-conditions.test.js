// Worksheets about unknown leaves: the grader accepts the solution, which shows the plane of two leaves, and the sheet reveals
// nothing of it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/messages.js'
import { pageOf } from '../../www/worksheet/html.js'
import { pageOf as latexPage } from '../../www/worksheet/latex.js'
import { markup } from '../../www/worksheet/markup.js'
import { BadField, requestOf } from '../../www/worksheet/request.js'
import { wordsFor } from '../../www/worksheet/words.js'
import { sheetsOf } from '../../www/worksheet/sheets.js'
import { worksheets } from '../../www/worksheet/worksheet.js'

const LOOKS = { heading: '', style: {} }

/** @param {Record<string, string>} fields @param {string} tag @param {'svg' | 'tikz'} format */
async function firstOf(fields, tag, format) {
  const wording = await wordsFor(await messages(tag))
  const order = requestOf({ exercise: 'condition', trees: '2', ...fields })
  for await (const pages of worksheets(order, { ...LOOKS, format }, wording))
    return { wording, ...pages }
  throw new Error('no sheet')
}

for (const tag of Object.keys(LANGUAGES)) {
  test(`the grader accepts the solution, and the paper shows the plane: ${tag}`, async () => {
    const fields = { unknowns: '2', ask: 'unseen best', seed: '5' }
    const { wording, sheet, solved } = await firstOf(fields, tag, 'svg')
    const order = requestOf({ exercise: 'condition', trees: '2', ...fields })
    const { value } = await sheetsOf(order).next()
    for (const [at, exercise] of (value?.exercises ?? []).entries()) {
      assert.ok('about' in exercise)
      const { search, about } = exercise
      const [{ text }] = solved.parts[at].lines
      const task = { ask: 'condition', condition: about }
      const { items } = await search.grade([{ ask: 'condition', given: text }], task)
      assert.equal(items[0].verdict, 'right', text)
      assert.ok(!JSON.stringify(sheet.parts[at]).includes(text))
      assert.equal(sheet.parts[at].plane, undefined)
      assert.equal(sheet.parts[at].questions[0], solved.parts[at].questions[0])
      search.free()
    }
    const [blank, right] = [sheet, solved].map((page) => pageOf(markup, page, wording.words).text)
    assert.equal(blank.split('class="plane"').length, 1)
    assert.equal(right.split('class="plane"').length, 3)
  })
}

test('in LaTeX the plane is a picture of TikZ', async () => {
  const { wording, sheet, solved } = await firstOf({ unknowns: '2' }, 'en', 'tikz')
  const pictures = (/** @type {typeof sheet} */ page) =>
    latexPage(page, wording.words).split('\\begin{tikzpicture}').length - 1
  assert.deepEqual([pictures(sheet), pictures(solved)], [2, 4])
  assert.ok(!/undefined|NaN/.test(latexPage(solved, wording.words)))
})

test('the known bound of each unknown leaf is in the tree', async () => {
  for (const unknowns of ['', '2']) {
    const order = requestOf({ exercise: 'condition', trees: '1', bounded: 'on', unknowns })
    const { value } = await sheetsOf(order).next()
    const text = value?.exercises[0].search.print() ?? ''
    assert.equal(text.match(/[≥≤]/g)?.length, unknowns ? 2 : 1, text)
    value?.exercises[0].search.free()
  }
})

test('a German sheet, which says Sie elsewhere, says no du', async () => {
  for (const unknowns of ['', '2']) {
    const { sheet } = await firstOf({ unknowns }, 'de', 'svg')
    assert.match(sheet.task, /^Mögliche Antworten/)
  }
})

test('one unknown leaf has no plane, and its question can be about the root', async () => {
  const { solved } = await firstOf({ ask: 'root' }, 'en', 'svg')
  assert.match(solved.parts[0].questions[0], /root/)
  assert.equal(solved.parts[0].plane, undefined)
  assert.throws(() => requestOf({ exercise: 'condition', ask: 'cuts' }), BadField)
})

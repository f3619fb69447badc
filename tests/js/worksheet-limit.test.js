// Worksheets about a depth limit: the sheet shows the static values and no answer, and the solution matches a search to the
// end.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/messages.js'
import { messages as pageWords } from '../../www/messages/pages.js'
import { BadField, requestOf } from '../../www/worksheet/request.js'
import { wordsFor } from '../../www/worksheet/words.js'
import { sheetsOf } from '../../www/worksheet/sheets.js'
import { worksheets } from '../../www/worksheet/worksheet.js'

/** The best move that a search finds. @param {import('../../www/core.js').Search} search */
async function moveOf(search) {
  const { items } = await search.grade([], { ask: 'move' })
  const [move] = /** @type {number[]} */ (items[0].expected)
  return move
}

for (const [at, tag] of Object.keys(LANGUAGES).entries()) {
  test(`a solution matches a search to the limit and one to the end: ${tag}`, async () => {
    const wording = await wordsFor(await messages(tag))
    const order = requestOf({ exercise: 'horizon', trees: '3', seed: String(at) })
    assert.equal(order.options.depth, 2)
    const looks = { heading: '', style: {}, format: /** @type {const} */ ('svg') }
    const { value: pages } = await worksheets(order, looks, wording).next()
    const { value: drawn } = await sheetsOf(order).next()
    assert.ok(pages && drawn)
    /** @type {Record<'sheet' | 'solved', import('../../www/worksheet/worksheet.js').WorksheetPage>} */
    const { sheet, solved } = pages
    for (const [at, { search }] of drawn.exercises.entries()) {
      const text = search.print()
      search.free()
      const [seen, whole] = [await open(text, { depth: 2 }), await open(text)]
      const name = (/** @type {number} */ move) => whole.node(move, 0).place.name
      const minimax = await open(text, { algorithm: 'minimax' })
      const value = (/** @type {number} */ move) =>
        Number(minimax.node(move, minimax.summary.steps).value)
      const [chosen, best] = [await moveOf(seen), await moveOf(whole)]
      assert.equal(value(best), whole.summary.value)
      const { lines, tables } = solved.parts[at]
      assert.deepEqual(
        lines.map(({ text }) => text),
        [
          ...[name(chosen), String(seen.summary.value), name(best), String(whole.summary.value)],
          String(Number(whole.summary.value) - value(chosen)),
        ],
        text,
      )
      const blank = sheet.parts[at]
      assert.deepEqual(blank.tables, tables)
      assert.ok(blank.lines.every(({ label, text }) => label !== '' && text === ''))
      for (const cell of tables.flatMap(({ rows }) => rows[0].cells))
        assert.ok(blank.figure.includes(`>${cell}</text>`), `${cell} ${text}`)
      for (const search of [seen, whole, minimax]) search.free()
    }
    assert.ok(sheet.task.includes(wording.grades.practise.horizon.task(2)))
  })
}

test('all five questions are asked together', () => {
  assert.throws(() => requestOf({ exercise: 'horizon', ask: 'values' }), BadField)
  assert.equal(requestOf({ exercise: 'horizon', depth: '3' }).options.depth, 3)
})

test('the advice where no depth limit errs is in plain words, in every language', async () => {
  const order = requestOf({ exercise: 'horizon', depth: '9', trees: '1' })
  await assert.rejects(sheetsOf(order).next(), { message: /Take larger trees, a smaller depth/ })
  for (const tag of Object.keys(LANGUAGES).filter((tag) => !tag.startsWith('en'))) {
    const message = (await pageWords(tag)).errors['no-such-exercise']
    const keys = /** @type {const} */ (['leaves', 'values', 'cuts', 'tie', 'known', 'apart'])
    for (const key of keys)
      assert.doesNotMatch(message({ loosen: [key] }), RegExp(`\\b${key}\\b`), tag)
  }
})

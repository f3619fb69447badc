// Mistakes are planted and found through the public API; tests/exercise/find.rs tests the mistakes and the verdicts.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawExercise, open } from '../../www/core.js'
import { mistakeResult } from '../../www/exercise/find/mistake-result.js'
import { PlantedMistake } from '../../www/exercise/find/mistake.js'
import { RESULT, wrong } from './schema.js'

const TEXTBOOK = '((3 12 8) (2 4 6) (14 5 2))'

test('the steps of a run reveal nothing of its planted mistake', async () => {
  const search = await open(TEXTBOOK, { returns: 'hard' })
  for (let seed = 0; seed < 20; seed += 1) {
    const planted = await search.plant({ seed })
    assert.deepEqual(Object.keys(planted), ['steps'])
    const pointed = await search.point(null, { seed })
    const parts = ['at', 'due', 'mistake', 'ok', 'reason', 'verdict']
    assert.deepEqual(Object.keys(pointed).sort(), parts)
    const { ok, due, reason } = await search.point(pointed.at, { seed })
    assert.ok(ok && due && reason)
    assert.notDeepEqual(planted.steps[pointed.at ?? -1], due)
  }
  await assert.rejects(search.point(99), { code: 'bad-option' })
  await assert.rejects(search.plant({ seed: -1 }), { code: 'bad-option' })
  search.free()
  const leaf = await open('3')
  await assert.rejects(leaf.plant(), { code: 'no-such-exercise', message: /^No mistake fits/ })
  leaf.free()
})

test('the result of a search for a mistake follows the schema, and each wrong step costs a point', async () => {
  const search = await open(TEXTBOOK)
  const mistake = await PlantedMistake.of(search, 0, 'a name')
  const { at } = await search.point(null)
  assert.ok(at)
  await mistake.point(at - 1)
  await mistake.point(at + 1)
  assert.deepEqual(wrong(mistakeResult(mistake, null), RESULT), [])
  await mistake.point(at)
  const detail = mistakeResult(mistake, 7)
  assert.deepEqual(wrong(detail, RESULT), [])
  assert.deepEqual([detail.points, detail.max, detail.score], [1, 3, 1 / 3])
  await mistake.point(at)
  assert.equal(mistake.outcomes.length, 3, 'no answer after the right one')
  const marked = detail.items.map(({ node, given }) => ({ node, given }))
  const pointed = [at - 1, at + 1, at].map((step) => ({
    node: mistake.steps[step].node,
    given: step,
  }))
  assert.deepEqual(marked, pointed)
  const later = await PlantedMistake.of(search, 0, 'a name')
  await later.restore(JSON.parse(JSON.stringify(mistake.savedState)))
  assert.deepEqual(later.savedState, mistake.savedState)
  later.restart()
  await later.point(null)
  assert.deepEqual([later.points, later.shown, later.best], [0, true, 1 / 3])
  assert.deepEqual(
    mistakeResult(later, null).items.map(({ node }) => node),
    [null],
  )
  await later.restore({ pointed: [1.5, 'x', 1e9], attempts: 'x', best: 7 })
  assert.equal(later.best, 1 / 3)
  search.free()
})

test('the first tree of a task is no solution, and none is drawn for an impossible task', async () => {
  for (const goal of /** @type {const} */ (['deep', 'strict', 'reversed'])) {
    const { text } = await drawExercise({ seed: 3 }, {}, { ask: 'construct', goal })
    const search = await open(text)
    const { score } = await search.grade([{ ask: 'construct', given: text }], {
      ask: 'construct',
      goal,
    })
    assert.equal(score, 0, goal)
    search.free()
  }
  for (const goal of /** @type {const} */ (['rightmost-leaf', 'half', 'any-order'])) {
    const task = /** @type {const} */ ({ ask: 'statement', goal })
    const { text } = await drawExercise({ seed: 3, cutoffs: 'any' }, {}, task).catch(() => ({
      text: '',
    }))
    // In nearly every tree the number of leaves depends on the order.
    assert.equal(text === '', goal === 'any-order', goal)
    if (!text) continue
    const search = await open(text)
    const { items } = await search.grade([{ ask: 'why', given: text }], task)
    assert.equal(items[1].reason?.key, 'holds-there', goal)
    search.free()
  }
})

// A core that stops in an exercise, a figure or the editing of a text: the error has a code, the searches of that core are
// lost, and later ones run in a new instance, without the memory of the old one.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawExercise, open } from '../../www/core.js'
import { figure } from '../../www/figure/figure.js'
import { messages } from '../../www/messages/messages.js'
import { loadTextEditing } from '../../www/api/text-editing.js'
import init from '../../www/pkg/whole.js'
import { errorOf } from './error-of.js'
import { collect, exhaust, stopping } from './out-of-memory.js'

const TEXT = '((3 12 8) (2 4 6) (14 5 2))'
const LARGE = { random: { branching: 3, depth: 8, seed: 1 } }

/** @param {() => unknown} ask */
async function stopped(ask) {
  const error = await errorOf(ask)
  assert.equal(error.code, 'stopped')
  return error
}

test('an exercise that stops the core again and again gives an error code and leaves no memory', async () => {
  const { steps } = await (await open(TEXT)).plant({ seed: 3 })
  /** @type {WeakRef<WebAssembly.Memory>[]} */
  const memories = []
  for (let number = 0; number < 100; number += 1) {
    const search = await open(TEXT)
    const { message } = await stopped(() => stopping(() => search.plant({ seed: 3 }), 'kind'))
    assert.doesNotMatch(message, /memory/)
    await stopped(() => search.plant({ seed: 3 }))
    const next = await open(TEXT)
    assert.deepEqual((await next.plant({ seed: 3 })).steps, steps)
    memories.push(new WeakRef((await init()).memory))
  }
  await stopped(() => stopping(() => drawExercise({ seed: 1 }), 'difficulty'))
  assert.ok((await drawExercise({ seed: 1 })).text)
  await collect()
  const alive = memories.filter((memory) => memory.deref()).length
  assert.ok(alive < 3, `${alive} memories of cores that have stopped are kept`)
})

test('the loaded editor of texts works on with the next instance', async () => {
  const { partsOf } = await loadTextEditing()
  const search = await open(TEXT)
  await stopped(() => stopping(() => search.plant({ seed: 3 }), 'kind'))
  assert.equal(partsOf(TEXT, false, 2).value, '3')
  assert.throws(() => partsOf('((', false, 0), { code: 'no-tree' })
  assert.equal(partsOf(TEXT, false, 2).value, '3')
})

test('an exercise that runs out of memory is reported as such', async () => {
  const large = await open(LARGE)
  await large.questions()
  await exhaust()
  const error = await stopped(async () => {
    for (;;) await large.questions({ every: true })
  })
  assert.match(error.message, /memory ran out/)
  assert.ok((await (await open(LARGE)).questions()).length > 0)
})

test('a figure that runs out of memory is reported as such, and the next one is drawn', async () => {
  const [search, m] = [await open(TEXT), await messages('en')]
  const svg = await figure(search, [22], m)
  await exhaust()
  const all = Array.from({ length: 400 }, (_, at) => at % search.summary.steps)
  const error = await stopped(async () => {
    for (;;) await figure(search, all, m, { seconds: 1 })
  })
  assert.match(error.message, /memory ran out/)
  assert.equal(await figure(await open(TEXT), [22], m), svg)
})

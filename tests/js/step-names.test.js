// Names of steps in the API: the step of each, and the message about an unknown name.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { open } from '../../www/core.js'
import { stepsOf } from '../../www/figure/steps.js'
import { errorText } from '../../www/messages/messages.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/pages.js'
import { errorOf } from './error-of.js'

const TEXTBOOK = '((3 12 8) (2 4 6) (14 5 2))'

test('a quoted name gives its step', async () => {
  const search = await open('("e2-e4"("Nf3, Nc6.."=3 5) "Qh7#" 2)', { algorithm: 'minimax' })
  const entered = (/** @type {string} */ name) => {
    const step = search.stepOf(name)
    return search.events(step - 1, step)[0].node
  }
  const names = ['node:"e2-e4"', 'node:e2-e4', 'node:"e2-e4" "Nf3, Nc6.."', 'node:“Nf3, Nc6..”']
  assert.deepEqual(names.map(entered), [1, 1, 2, 2])
  assert.deepEqual(
    stepsOf(search, 'node:"Nf3, Nc6..",node:"e2-e4"..node:"Nf3, Nc6..", 1'),
    [3, 2, 1],
  )
  search.free()
})

test('one name can stand for many steps', async () => {
  const calls = await open(TEXTBOOK)
  assert.deepEqual(stepsOf(calls, 'cutoffs,last'), [22, 42])
  assert.equal(calls.stepOf(17), 17, 'a number is a step')
  calls.free()
  const search = await open(TEXTBOOK, { algorithm: 'mcts', iterations: 12 })
  const ends = Array.from({ length: 12 }, (_, at) => search.stepOf(`iteration:${at + 1}`))
  assert.deepEqual(stepsOf(search, 'iterations'), ends)
  assert.deepEqual(
    stepsOf(search, 'choices'),
    [1, 4, 10, 11, 12].map((at) => ends[at - 1]),
  )
  search.free()
})

test('an unknown step name is refused, with the valid names', async () => {
  const search = await open(TEXTBOOK)
  const expected = '0 … 42 | first | last | cutoff:1 | node:A'
  const odd = [NaN, -1, 43, 0.5, Infinity, null, undefined, {}, [], true, 1n, Symbol('x')]
  for (const name of ['', 'end', 'cutoff:2', 'node:Z', '43', 'x'.repeat(1e6), ...odd]) {
    const error = await errorOf(() => search.stepOf(/** @type {never} */ (name)))
    assert.deepEqual([error.code, error.params.argument], ['bad-argument', 'step'])
    assert.equal(error.params.expected, expected)
    assert.ok(error.message.length < 500, error.message)
    assert.doesNotMatch(error.message, /cannot be \./)
  }
  search.free()
})

test('a text that stands for no steps is refused', async () => {
  const calls = await open(TEXTBOOK)
  for (const text of ['9..3', 'first, 9..3']) {
    assert.equal((await errorOf(() => stepsOf(calls, text))).params.found, '9..3')
  }
  calls.free()
  const leaf = await open('5')
  for (const text of ['cutoffs', 'decisions']) {
    assert.equal((await errorOf(() => stepsOf(leaf, text))).params.found, text)
  }
  assert.deepEqual(stepsOf(leaf, 'cutoffs,last'), [4])
  leaf.free()
})

test('every language has a message about a node that is never entered', async () => {
  const search = await open(TEXTBOOK)
  const error = await errorOf(() => search.stepOf('node:#7'))
  assert.deepEqual([error.code, error.params], ['never-entered', { node: '#7' }])
  assert.match(error.message, /never enters #7/)
  for (const language of Object.keys(LANGUAGES)) {
    assert.match(errorText(await messages(language), error), /#7/)
  }
  search.free()
})

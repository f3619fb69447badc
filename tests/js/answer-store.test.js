// The answers stored on the device: those of the trees answered last.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { storedAnswers, storeAnswers } from '../../www/exercise/answer-store.js'
import { setGlobals } from './stand-ins.js'

test('the answers of the twenty trees answered last are stored', (t) => {
  /** @type {Map<string, string>} */
  const stored = new Map()
  const localStorage = {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => stored.set(key, text),
  }
  setGlobals(t, { localStorage })
  for (let tree = 1; tree <= 20; tree += 1) storeAnswers(`tree ${tree}`, { best: tree })
  assert.deepEqual(storedAnswers('tree 1'), { best: 1 })
  storeAnswers('tree 1', { best: 100 })
  storeAnswers('tree 21', { best: 21 })
  assert.equal(storedAnswers('tree 2'), undefined)
  assert.deepEqual(storedAnswers('tree 1'), { best: 100 })
  assert.deepEqual(storedAnswers('tree 3'), { best: 3 })
})

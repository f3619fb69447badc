// The report of a frame to a course that speaks SPLICE, with hosts that answer well, wrongly, twice, late or not at all.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { report } from '../../www/course/splice.js'
import { setGlobals } from './stand-ins.js'

/**
 * @import {TestContext} from 'node:test'
 * @import {SecateurTree} from '../../www/secateur-tree.js'
 */

const RESPONSE = 'SPLICE.getState.response'

/** An exercise without a page, with the members that a report reads and writes. */
class Viewer extends EventTarget {
  textContent = '((3 12) (2 4))'
  attributes = /** @type {Record<string, string>} */ ({ exercise: 'practise', ask: 'values' })
  answers = /** @type {unknown} */ ({ tree: null, answers: {} })

  /** @param {string} name */
  getAttribute(name) {
    return this.attributes[name] ?? null
  }

  /** Hands the sheet in. @param {number} best @param {object} [more] */
  submit(best, more = {}) {
    const detail = { best, attempt: 1, likely: null, items: [], ...more }
    this.dispatchEvent(new CustomEvent('secateur-result', { detail }))
  }
}

/**
 * A frame with an exercise that reports.
 * @param {TestContext} t
 */
function frame(t) {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  /** @type {any[]} */
  const sent = []
  const parent = { postMessage: (/** @type {any} */ data) => sent.push(structuredClone(data)) }
  const window = new EventTarget()
  setGlobals(t, { parent, addEventListener: window.addEventListener.bind(window) })
  const viewer = new Viewer()
  const ends = new AbortController()
  report(/** @type {SecateurTree} */ (/** @type {unknown} */ (viewer)), ends.signal)
  /** A message from the page around, or from another sender. @param {unknown} data @param {unknown} [source] */
  const post = (data, source = parent) => {
    window.dispatchEvent(Object.assign(new Event('message'), { source, data }))
  }
  return { sent, viewer, post, ends, id: sent[0].message_id }
}

/** The data that a course stores for that exercise. @param {number} best @param {object} [of] */
function stateOf(best, of = {}) {
  const exercise = { tree: '((3 12) (2 4))', exercise: 'practise', ask: 'values', ...of }
  return { version: 1, of: exercise, best, answers: { answers: { '0.value': '3' } } }
}

/** The reported scores. @param {any[]} sent */
function scores(sent) {
  return sent.slice(1).map(({ score }) => score)
}

test('the frame asks once, and reports the best score so far once per submission', (t) => {
  const { sent, viewer, post, id } = frame(t)
  assert.deepEqual(sent, [{ subject: 'SPLICE.getState', message_id: id }])
  assert.ok(typeof id === 'string' && id.length > 10)
  post({ subject: RESPONSE, message_id: id, state: null })
  assert.equal(sent.length, 1)
  for (const best of [0.25, 0.75, 0.5]) viewer.submit(best)
  assert.deepEqual(scores(sent), [0.25, 0.75, 0.75])
  const [, first, second] = /** @type {any[]} */ (sent)
  assert.equal(first.subject, 'SPLICE.reportScoreAndState')
  assert.notEqual(first.message_id, second.message_id)
  assert.deepEqual(first.state.last, { attempt: 1, likely: null, items: [] })
  const box = { node: 1, field: 'value', given: '5', verdict: 'wrong' }
  const item = { ...box, ok: false, read: 5, reason: { key: 'other-value' }, step: 3 }
  viewer.submit(0.5, { attempt: 4, likely: 'minimax', items: [item] })
  const latest = /** @type {any} */ (sent.at(-1))
  assert.deepEqual(latest.state.last, { attempt: 4, likely: 'minimax', items: [box] })
  const { exercise, ask, tree } = first.state.of
  assert.deepEqual([exercise, ask, tree], ['practise', 'values', '((3 12) (2 4))'])
  assert.deepEqual(JSON.parse(JSON.stringify(first)), first, 'it is plain JSON')
})

test('a stored state is resumed, whether the host repeats the id or not', (t) => {
  for (const repeated of ['id', 'undefined', 'null']) {
    const { sent, viewer, post, id } = frame(t)
    const message_id = { id, undefined, null: null }[repeated]
    post({ subject: RESPONSE, message_id, state: stateOf(0.5) })
    assert.deepEqual(viewer.answers, stateOf(0.5).answers, repeated)
    viewer.submit(0.25)
    assert.deepEqual(scores(sent), [0.5], repeated)
    t.mock.timers.reset()
  }
})

test('a second answer, another id, another sender and another subject change nothing', (t) => {
  const { viewer, post, id, sent } = frame(t)
  const { answers } = viewer
  const state = stateOf(1)
  post({ subject: RESPONSE, message_id: 'another', state })
  post({ subject: RESPONSE, message_id: id, state }, {})
  post({ subject: RESPONSE, message_id: id, state }, globalThis)
  post({ subject: 'SPLICE.getState', message_id: id, state })
  for (const data of [null, 5, 'SPLICE', [], undefined]) post(data)
  assert.equal(viewer.answers, answers)
  post({ subject: RESPONSE, message_id: id, state: stateOf(0.5) })
  post({ subject: RESPONSE, message_id: id, state: { ...state, answers: 'twice' } })
  assert.deepEqual(viewer.answers, stateOf(0.5).answers)
  viewer.submit(0)
  assert.deepEqual(scores(sent), [0.5])
})

test('errors, invalid states and another exercise begin afresh', (t) => {
  const bad = [
    { error: { code: 'unknown_user', message: 'Who?' }, state: stateOf(1) },
    ...[null, 'text', 7, [], { version: 2 }, { ...stateOf(1), version: 2 }].map((state) => ({
      state,
    })),
    { state: stateOf(1, { ask: 'cuts' }) },
    { state: { ...stateOf(1), of: null } },
    { state: { ...stateOf(1), best: '1', answers: null } },
    { state: { ...stateOf(1), best: 7, answers: null } },
    {},
  ]
  for (const answer of bad) {
    const { sent, viewer, post, id } = frame(t)
    const { answers } = viewer
    post({ subject: RESPONSE, message_id: id, ...answer })
    assert.equal(viewer.answers, answers, JSON.stringify(answer))
    viewer.submit(0.25)
    assert.deepEqual(scores(sent), [0.25], JSON.stringify(answer))
    t.mock.timers.reset()
  }
})

test('a full score stored by the course stays', (t) => {
  const { sent, viewer, post, id } = frame(t)
  post({ subject: RESPONSE, message_id: id, state: stateOf(1) })
  viewer.submit(0.5)
  assert.deepEqual(scores(sent), [1])
})

test('a stored state is awaited for fifteen seconds, and submissions do not wait', (t) => {
  const { sent, viewer, post, id } = frame(t)
  const { answers } = viewer
  viewer.submit(0.25)
  assert.deepEqual(scores(sent), [0.25])
  t.mock.timers.tick(14_999)
  t.mock.timers.tick(1)
  post({ subject: RESPONSE, message_id: id, state: stateOf(1) })
  assert.equal(viewer.answers, answers)
  t.mock.timers.reset()
  const other = frame(t)
  t.mock.timers.tick(14_999)
  other.post({ subject: RESPONSE, message_id: other.id, state: stateOf(1) })
  assert.deepEqual(other.viewer.answers, stateOf(1).answers)
})

test('a frame that shows another exercise reports no more', (t) => {
  const { sent, viewer, post, ends, id } = frame(t)
  const { answers } = viewer
  ends.abort()
  post({ subject: RESPONSE, message_id: id, state: stateOf(1) })
  viewer.submit(1)
  assert.equal(viewer.answers, answers)
  assert.equal(sent.length, 1)
})

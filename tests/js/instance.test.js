// An instance of the core: its answers, and its single replacement.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SecateurError } from '../../www/core.js'
import { Instance } from '../../www/api/instance.js'

/** An instance, and the calls that replace it. @param {boolean} [panicked] whether it has panicked */
function watched(panicked = false) {
  /** @type {boolean[]} */
  const restarts = []
  const instance = new Instance((stopped) => {
    restarts.push(stopped)
    return panicked
  })
  return { instance, restarts }
}

/** @param {Instance} instance @param {unknown} thrown by the core */
function failing(instance, thrown) {
  return () =>
    instance.call(() => {
      throw thrown
    })
}

test('a stopped instance is replaced once', () => {
  const { instance, restarts } = watched()
  assert.throws(failing(instance, new Error('unreachable')), { code: 'stopped' })
  assert.ok(instance.stopped)
  assert.deepEqual(restarts, [true, false])
  instance.replace()
  assert.deepEqual(restarts, [true, false])
  assert.throws(() => instance.call(() => 1), { code: 'stopped' })
})

test('an instance that could not be replaced is replaced later', () => {
  let memory = false
  let restarts = 0
  const instance = new Instance(() => {
    if (!memory) throw new RangeError('no memory')
    restarts += 1
    return false
  })
  assert.throws(failing(instance, new Error('unreachable')), { code: 'stopped' })
  memory = true
  instance.replace()
  assert.equal(restarts, 2)
})

test('an error returned by the core stops nothing, and names the type found', () => {
  const { instance, restarts } = watched()
  const ask = () =>
    instance.call(
      () => {
        throw { code: 'bad-argument', argument: 'step', expected: '0 … 9' }
      },
      { step: [1] },
    )
  assert.throws(ask, (error) => {
    assert.ok(error instanceof SecateurError)
    assert.deepEqual(error.params, { argument: 'step', expected: '0 … 9', found: 'Array' })
    return true
  })
  assert.ok(!instance.stopped)
  assert.equal(
    instance.call(() => 7),
    7,
  )
  assert.deepEqual(restarts, [])
})

test('an error mentions memory only if memory was asked for and refused', () => {
  const { RuntimeError } = WebAssembly
  /** @type {[unknown, boolean, RegExp][]} */
  const cases = [
    [new RuntimeError('unreachable'), false, /memory ran out/],
    [new RuntimeError('unreachable executed'), false, /memory ran out/],
    [new RuntimeError('unreachable'), true, /a fault/],
    [new RuntimeError('memory access out of bounds'), false, /a fault/],
    [new RangeError('Maximum call stack size exceeded'), false, /a fault/],
    [new Error('an error of the page'), false, /a fault/],
  ]
  for (const [thrown, panicked, message] of cases) {
    const { instance } = watched(panicked)
    assert.throws(failing(instance, thrown), { code: 'stopped', message })
    assert.throws(() => instance.call(() => 1), { code: 'stopped', message })
    assert.throws(() => instance.check(), { code: 'stopped', message })
  }
})

test('a handle is freed unless its instance has stopped', () => {
  const { instance } = watched()
  let freed = 0
  const handle = { free: () => void (freed += 1) }
  instance.release(handle)
  assert.equal(freed, 1)
  assert.throws(failing(instance, new Error('unreachable')))
  instance.release(handle)
  assert.equal(freed, 1)
})

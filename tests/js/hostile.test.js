// The JavaScript API answers every call, or throws an error that names the argument. After every action of a page the
// next tree opens.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { drawExercise, knownLeaves, open, sample, Search, SecateurError } from '../../www/core.js'
import { ODD_VALUES } from './odd-values.js'

/** @import {Opener, Options, RandomTree, Source, Viewport} from '../../www/types.js' */

const TEXT = '((3 12 8) (2 4 6) (14 5 2))'
/** @type {Viewport} */
const VIEWPORT = { width: 300, height: 200, x: 0, y: 0, unit: 20, rowHeight: 40 }
/** @type {{ random: RandomTree }} */
const RECIPE = { random: { branching: 2, depth: 3 } }

/** Valid arguments of every method. @type {Record<string, (other: Search) => unknown[]>} */
const CALLS = {
  events: () => [2, 5, 'max'],
  frame: () => [5, { from: 0, to: 4, view: 'mover' }],
  scene: (other) => [5, VIEWPORT, { selected: 2 }, { search: other, step: 3 }],
  explain: () => [5, 'max'],
  calls: () => [5, 0, 1, 'max'],
  variables: () => [5, 'max'],
  nextOnLine: () => [5, 1],
  node: () => [1, 5, 'max'],
  numberLine: () => [1, 5, 'max'],
  ratings: () => [1, 5, 10],
  curves: () => [10, 10],
  proofSet: () => [5, 10],
  passes: () => ['max'],
  nodeCalls: () => [1, 5, 10, 'max'],
  skip: () => [5, 'call', { back: true, node: 1 }],
  minimalTree: () => [],
  minimalNode: () => [1, 5, 'max'],
  children: () => [0, 0, 2],
  position: () => [1],
  nodeAt: () => [10, 10, 5, VIEWPORT, {}],
  table: () => [1, 2, 3, 'max'],
  stub: () => [1, 5],
  notes: () => [1, 5, 'max'],
  notesAt: () => [5, 'max'],
  noteCounts: () => ['kind'],
  findNotes: () => [{ kind: 'full', key: 'x', text: 'y' }],
  next: () => [5, 'return', { least: 1, node: 0 }],
  stops: () => [5, 'child'],
  stop: () => [2, 'child'],
  walk: () => [5, -1, 'child'],
  decisions: () => [5, 'max'],
  largestCutoff: () => [],
  find: () => ['#1', 10],
  findingIn: () => ['max'],
  stepOf: () => ['node:B'],
  path: () => [2],
  area: () => [1],
  ticks: () => [10],
  drawing: () => [1],
  uniform: () => [],
  print: () => [],
  given: () => [1],
  searched: () => [1],
  sameTree: (other) => [other],
  counterpart: (other) => [5, other],
  compare: (other) => [other],
  compared: (other) => [other],
  only: (other) => [other],
  differences: (other) => [other],
  difference: (other) => [other, 0],
  grade: () => [[{ node: 'B', value: '3' }], { ask: 'values cuts' }],
  questions: () => [{ every: true }],
  predict: () => [0, { beta: '3' }, { every: true }],
  plant: () => [{ seed: 3 }],
  point: () => [2, { seed: 3 }],
  free: () => [],
}

/**
 * All lists of arguments with one odd value: an argument, or a field of an argument that is an object.
 * @param {unknown[]} good
 * @param {unknown} odd
 * @returns {unknown[][]}
 */
function withOdd(good, odd) {
  return good.flatMap((argument, at) => {
    const fields = argument instanceof Search ? [] : Object.keys(Object(argument))
    const inner = typeof argument === 'string' ? [] : fields
    const objects = inner.map((field) => ({ .../** @type {object} */ (argument), [field]: odd }))
    return [odd, ...objects].map((value) => good.with(at, value))
  })
}

/** The outcome of a call: an answer, or an error of ours. @param {() => unknown} ask @param {string} name */
async function outcome(ask, name) {
  try {
    return await ask()
  } catch (error) {
    assert.ok(error instanceof SecateurError, `${name}: ${error}`)
    assert.notEqual(error.message, error.code, `${name}: the error has a message`)
    const { code, params, message } = error
    assert.notEqual(code, 'stopped', name)
    assert.ok(message.length < 500, `${name}: ${message}`)
    if (code === 'bad-argument' || code === 'unreadable') assert.ok(params.argument, name)
    return error
  }
}

test('the table of calls covers every method of a search', () => {
  /** @type {Function[]} */
  const classes = []
  for (let each = Search; each.prototype; each = Object.getPrototypeOf(each)) classes.push(each)
  const methods = classes
    .flatMap((each) => Object.entries(Object.getOwnPropertyDescriptors(each.prototype)))
    .filter(([name, { value }]) => name !== 'constructor' && typeof value === 'function')
    .map(([name]) => name)
  assert.deepEqual(Object.keys(CALLS).sort(), methods.sort())
  assert.equal(ODD_VALUES.length, 29)
})

for (const { name: what, make } of ODD_VALUES) {
  test(`${what} as any argument of any method gives an answer or an error of ours`, async () => {
    const [search, other] = [await open(TEXT), await open(TEXT, { order: 'reversed' })]
    for (const [method, good] of Object.entries(CALLS)) {
      for (const args of withOdd(good(other), make())) {
        const ask = () => search[/** @type {'path'} */ (method)](.../** @type {[any]} */ (args))
        await outcome(ask, `${method} of ${what}`)
      }
    }
    search.free()
    assert.throws(() => search.explain(1), { code: 'freed' })
    assert.equal(other.node(0, 0).status, 'unreached')
    other.free()
    await opens()
  })

  test(`${what} as any argument of opening and counting gives an answer or an error of ours`, async () => {
    /** @type {[(...given: any[]) => Promise<unknown>, unknown[]][]} */
    const functions = [
      [open, [TEXT, { depth: 2, window: [0, 9] }, { progress: () => {} }]],
      [
        open,
        [{ random: { branching: 2, depth: 2 } }, {}, { signal: new AbortController().signal }],
      ],
      [open, [{ game: 'coins', coins: 3, take: [1, 2], plies: 2 }]],
      [
        open,
        [{ game: 'five-in-a-row', size: 3, win: 3, board: 'x.. ... ...', turn: 'o', plies: 1 }],
      ],
      [sample, [RECIPE, { cut: '>' }, 0, 2]],
      [knownLeaves, [2, 3, { values: 4, cut: '>=' }]],
      [drawExercise, [{ seed: 1, leaves: [8, 12] }, { cut: '>' }, { ask: 'values' }]],
    ]
    for (const [ask, good] of functions) {
      for (const args of withOdd(good, make())) {
        const answer = await outcome(() => ask(...args), `${ask.name} of ${what}`)
        if (answer instanceof Search) answer.free()
      }
    }
    for (const field of ['branching', 'depth', 'values', 'seed', 'irregular', 'ties']) {
      const source = /** @type {Source} */ ({ random: { ...RECIPE.random, [field]: make() } })
      const answer = await outcome(() => open(source), `random.${field} of ${what}`)
      if (answer instanceof Search) answer.free()
    }
    await opens()
  })
}

/** Checks that the next tree opens and is correct. */
async function opens() {
  const search = await open(TEXT)
  assert.equal(search.summary.value, 3)
  assert.equal(search.explain(search.summary.steps).key.length > 0, true)
  search.free()
}

test('an invalid argument is named in the error, with the valid values', async () => {
  const search = await open(TEXT)
  /** @type {[() => unknown, string, object][]} */
  const refused = [
    [
      () => search.explain(5, /** @type {never} */ (1)),
      'bad-argument',
      { argument: 'view', found: '1', expected: 'max | mover' },
    ],
    [
      () => search.explain(/** @type {never} */ ('5')),
      'bad-argument',
      { argument: 'step', found: "'5'", expected: `0 … ${search.summary.steps}` },
    ],
    [
      () => search.path(/** @type {never} */ (1n)),
      'bad-argument',
      { argument: 'node', found: 'BigInt', expected: '0 … 12' },
    ],
    [
      () => search.frame(5, /** @type {never} */ (null)),
      'bad-argument',
      { argument: 'range', found: 'null', expected: '{ … }' },
    ],
    [
      () => search.frame(5, { to: 2 ** 53 }),
      'bad-argument',
      { argument: 'to', found: '9007199254740992', expected: '0 … 13' },
    ],
    [
      () => search.scene(5, /** @type {never} */ ([])),
      'bad-argument',
      { argument: 'viewport', found: 'Array', expected: '{ … }' },
    ],
    [
      () => search.only(/** @type {never} */ ({})),
      'bad-argument',
      { argument: 'other', found: 'Object', expected: 'Search' },
    ],
    [
      () => open(TEXT, {}, { signal: /** @type {never} */ ({ aborted: false }) }),
      'bad-argument',
      { argument: 'signal', found: 'Object', expected: 'AbortSignal' },
    ],
    [
      () => open(TEXT, {}, { progress: /** @type {never} */ ('x') }),
      'bad-argument',
      { argument: 'progress', found: "'x'", expected: 'Function' },
    ],
    [() => open(/** @type {never} */ (Symbol('x'))), 'bad-source', { found: 'Symbol' }],
  ]
  for (const [ask, code, params] of refused) {
    const error = await outcome(ask, code)
    assert.ok(error instanceof SecateurError)
    assert.deepEqual([error.code, error.params], [code, params])
  }
  search.free()
})

test('an error thrown while an argument is read is the cause of ours', async () => {
  const own = new Error('an error of the page')
  const options = {
    get depth() {
      throw own
    },
  }
  const error = await outcome(() => open(TEXT, /** @type {Options} */ (options)), 'getter')
  assert.ok(error instanceof SecateurError)
  assert.deepEqual([error.code, error.params], ['unreadable', { argument: 'options' }])
  assert.equal(error.cause, own)
})

test('a search freed while an argument is read is reported as freed', async () => {
  for (const { name, make } of ODD_VALUES) {
    for (const [method, good] of Object.entries(CALLS)) {
      const [search, other] = [await open(TEXT), await open(TEXT)]
      const odd = make(() => search.free())
      for (const args of withOdd(good(other), odd)) {
        const ask = () => search[/** @type {'path'} */ (method)](.../** @type {[any]} */ (args))
        await outcome(ask, `${method} of ${name}`)
      }
      search.free()
      other.free()
    }
  }
  await opens()
})

test('an error thrown by “progress” ends its own opening alone', async () => {
  const own = new Error('an error of the page')
  /** @type {Opener} */
  const opener = {
    progress() {
      throw own
    },
  }
  await assert.rejects(open({ random: { branching: 3, depth: 11 } }, {}, opener), own)
  await opens()
})

test('after five thousand exceptions of getters the next tree opens', async () => {
  const thrower = {
    get depth() {
      throw 1
    },
  }
  const search = await open(TEXT)
  for (let number = 0; number < 5000; number += 1) {
    await open('(1 2)', /** @type {Options} */ (thrower)).catch(() => {})
    assert.throws(() =>
      search.scene(
        3,
        VIEWPORT,
        /** @type {never} */ ({
          get text() {
            throw 1
          },
        }),
      ),
    )
  }
  assert.equal(search.node(0, 0).status, 'unreached')
  search.free()
  await opens()
})

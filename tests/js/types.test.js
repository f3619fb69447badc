// The answers of the core have the shapes that types.js documents: every field is documented, and every documented
// field occurs.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SecateurError, drawExercise, knownLeaves, open } from '../../www/core.js'
import { Core } from '../../www/api/core.js'
import { LISTINGS } from '../../www/api/legend.js'
import { openIn } from '../../www/api/opening.js'
import * as viewer from '../../www/viewer.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { messages } from '../../www/messages/pages.js'
import { EXAMPLES, GAMES } from '../../www/page/controls/examples.js'
import { AGAIN, RULES, STATIC } from './rules.js'
import { Shapes } from './shapes.js'

/** @import {Options, Source} from '../../www/types.js' */
/** @typedef {Awaited<ReturnType<typeof open>>} Search */

const shapes = new Shapes(new URL('../../www/types.js', import.meta.url))
const complaints = new Shapes(new URL('../../www/messages/messages.js', import.meta.url))

const VIEWS = /** @type {const} */ (['max', 'mover'])
const ORDERS = /** @type {const} */ ([
  ...['given', 'reversed', 'best', 'worst', 'evaluation', 'look-ahead', 'random'],
])
const VIEWPORT = { width: 900, height: 500, x: 40, y: 40, unit: 40, rowHeight: 80 }

/** Fields that occur only when memory or time runs out. */
const RARE = ['Progress.stage', 'Progress']

/** @type {[Source, Options][]} */
const SEARCHES = [
  ...[STATIC, 'A=4(B=4(1 9) C=3(8 7))'].flatMap((text) =>
    AGAIN.map((rules) => /** @type {[Source, Options]} */ ([text, rules])),
  ),
  // Several ideas, which no listing has together.
  ...['minimax', 'alpha-beta', 'mtd'].map(
    (algorithm) =>
      /** @type {[Source, Options]} */ ([
        STATIC,
        { algorithm, deepening: 'on', table: 'unlimited' },
      ]),
  ),
  [
    '=0(=2(=3(1 3 8) =6(3 7)) =1(=7(7 3) =4(0 7)))',
    { algorithm: 'mtd', table: 'unlimited', depth: 2 },
  ],
  // A pass finds a weaker bound than the one before.
  ['(((3) 1) 4)', { algorithm: 'mtd', guess: 'dual' }],
  [
    { game: 'coins', coins: 7, take: [1, 2, 3] },
    { algorithm: 'pvs', table: 'unlimited', depth: 3 },
  ],
  [{ game: 'five-in-a-row', board: 'xo. .ox ...', plies: 4 }, { table: 'unlimited' }],
  ...Object.values(EXAMPLES).flatMap(({ text }) =>
    RULES.map((rules) => /** @type {[Source, Options]} */ ([text, rules])),
  ),
  ...LISTINGS.flatMap(({ id }) =>
    ORDERS.map(
      (order) =>
        /** @type {[Source, Options]} */ ([EXAMPLES.textbook.text, { listing: id, order }]),
    ),
  ),
  ...RULES.map(
    (rules) => /** @type {[Source, Options]} */ (['A=4(B=-2.5(1 9) x:7 C=2((0.1 5) 8))', rules]),
  ),
  ['MAX(3 MAX(1 MIN(0 4)))', { bounds: 'shallow' }],
  ['((4 9) (C=2(8 7) 5))', { depth: 2 }],
  ['(1 a)', {}],
  ['(a)', { algorithm: 'minimax' }],
  ['((1 2) 3)', { depth: 1 }],
  ['5', {}],
  [{ random: { branching: 3, depth: 4, seed: 1 } }, { cut: '>', returns: 'hard', order: 'random' }],
  [{ game: 'coins', coins: 5 }, {}],
  [{ game: 'tic-tac-toe', board: 'xo. .x. ..o' }, {}],
  [{ game: 'tic-tac-toe', board: 'xox xxo o.o' }, {}],
  [{ game: 'five-in-a-row', board: GAMES.bestPoint.game.board, win: 4, turn: 'o', plies: 2 }, {}],
  [{ game: 'pig' }, { values: [-1, 1] }],
  ['(?(=3(3 5) =4(4 8)) ?(=0(1 2) 0 9))', { values: [0, 10], depth: 2 }],
  ['(?(3 5) ?(1 9))', { listing: 'star1' }],
  ['(?(4 8) ?(1 6 9))', { values: [0, 10] }],
  ['?(9 8 1)', { values: [0, 10], window: [0, 2] }],
  ['A(?B(1/6:(7 9) 5/6:(3 5)) ?C(1/6:(1 2) 5/6:(4 6)))', { algorithm: 'expectiminimax' }],
  [{ game: 'five-in-a-row', board: 'xxx .oo ...', win: 3, turn: 'o', plies: 1 }, {}],
  // Bounds that no node holds prune: that of all values, and a null window.
  ['?(MIN(0 3) 4)', { values: [0, 10] }],
  ['(1 (3 2 5) (4 (2 3)))', { algorithm: 'pvs' }],
]

/** @param {string} name of a shape @param {unknown} value */
function check(name, value) {
  assert.equal(shapes.check(name, value), null)
}

/** Everything that one search answers. @param {Search} search */
function checkSearch(search) {
  const { summary, listing } = search
  check('Summary', summary)
  check('ListedSearch', listing)
  const { value, stoppedBy, ...counts } = search.minimax
  check('Counts', counts)
  check('Summary', { ...summary, value, stoppedBy })
  const uniform = search.uniform()
  if (uniform) check('Uniform', uniform)
  check('Only', search.only(search))
  check('Found', search.find('a', 1))
  for (const pass of search.passes()) check('Pass', pass)
  const nodes = Array.from({ length: Math.min(summary.nodes, 60) }, (_, node) => node)
  for (const node of nodes) {
    check('Area', search.area(node))
    const drawing = search.drawing(node)
    if (drawing) check('Drawing', drawing)
  }
  for (const view of VIEWS) {
    for (const event of search.events(0, summary.steps, view)) check('SearchEvent', event)
    for (let step = 0; step <= summary.steps; step += 1) checkStep(search, step, view, nodes)
  }
}

/** @param {Search} search @param {number} step @param {'max' | 'mover'} view @param {number[]} nodes */
function checkStep(search, step, view, nodes) {
  const frame = search.frame(step, { view })
  check('Explanation', search.explain(step, view))
  check('Frame', frame)
  for (const call of search.calls(step, 0, frame.path.length, view)) check('Call', call)
  for (const variable of search.variables(step, view)) check('Variable', variable)
  check('DecisionTable', search.decisions(step, view))
  const last = step === search.summary.steps
  if (step % 5 && !last) return
  // That every documented field and alternative comes in what is asked for, `missing` says.
  for (const node of nodes.filter((node) => last || (node + step / 5) % 4 === 0)) {
    check('NodeState', search.node(node, step, view))
    check('NumberLine', search.numberLine(node, step, view))
    const minimal = search.minimalNode(node, step, view)
    if (minimal) check('MinimalNode', minimal)
    for (const call of search.nodeCalls(node, step, 10, view).calls) check('NodeCall', call)
    const table = search.table(node, step, 10, view)
    if (table) check('TableState', table)
  }
  check('SceneOfSearch', search.scene(step, VIEWPORT, { view }))
}

test('what a search answers has the documented shapes', async () => {
  for (const [source, options] of SEARCHES) {
    const search = await open(source, options, {
      progress: (progress) => check('Progress', progress),
    })
    checkSearch(search)
    const minimal = await search.minimalTree()
    if (minimal) check('MinimalTree', minimal)
    search.free()
  }
  const [one, other] = await Promise.all(
    [{}, { algorithm: /** @type {const} */ ('minimax') }].map((rules) =>
      open(EXAMPLES.wikipedia.text, rules),
    ),
  )
  check('Only', other.only(one))
  one.free()
  other.free()
  for (const values of [null, 3]) check('KnownLeaves', await knownLeaves(3, 4, { values }))
  assert.deepEqual(
    shapes.missing().filter((path) => !RARE.some((rare) => path.startsWith(rare))),
    [],
    'documented, and never came',
  )
})

/** @type {[Source, object?][]} */
const FAULTS = [
  [' # nothing\n'],
  ['(3 x: )'],
  ['((3 12'],
  ['(3 "x)'],
  ['((3 12] 5)'],
  ['(3 ())'],
  ['(3 4) 5'],
  ['(3 1.2.3)'],
  ['(3 1e999)'],
  ['(3 ; 4)'],
  ['(3 ½)'],
  ['?(0.5:3 0.4:5)'],
  ['?(0.5:3 5)'],
  ['?(1.5:3)'],
  ['(0.5:3 0.5:5)'],
  ['?(3 5)', { values: [4, 5] }],
  ['(MAX 3)'],
  ['(3(1 2))'],
  [' '.repeat(2 ** 20 + 1)],
  ['('.repeat(1001) + '1' + ')'.repeat(1001)],
  [{ random: { branching: 10, depth: 10 } }],
  [{ random: { branching: 9, depth: 2, values: [0, 9], ties: 0 } }],
  ['(1 2)', { window: [5, 2] }],
  ['(1 2)', { windows: [2, 5] }],
  ['(1 2)', { algorithm: 'pvs', bounds: 'shallow' }],
  ['?(1 2)', { algorithm: 'pvs' }],
  [/** @type {never} */ (7)],
]

/** Codes whose errors need a machine without memory, WebAssembly or a network, or are those of the host. */
const UNPROVOKED = [
  'element-inside',
  ...['too-little-memory', 'too-many-calls', 'cancelled', 'stopped'],
  ...['wasm-unavailable', 'words-unavailable'],
]

test('errors bring along what their words are promised', async () => {
  const codes = new Set()
  /** @param {unknown} error */
  const checkError = (error) => {
    assert.ok(error instanceof SecateurError)
    codes.add(error.code)
    const shape = complaints.of('ErrorParams')
    const field = 'fields' in shape && shape.fields.find(({ name }) => name === error.code)
    assert.ok(field, `${error.code} is documented`)
    assert.equal(complaints.fits(field.type, error.params, error.code), null)
  }
  for (const [source, rules] of FAULTS)
    checkError(await open(source, rules).catch((error) => error))
  const search = await open('(1 2)')
  const thrower = {
    /** @returns {never} */
    get convention() {
      throw new Error('not to be read')
    },
  }
  const pruning = await open('((3 12 8) (2 4 6) (14 5 2))')
  const large = await open({ random: { branching: 8, depth: 6, seed: 1 } })
  const viewed = await openIn(() => [new Core(async () => viewer)], '(1 2)', {}, {})
  const faults = [
    () => search.frame(-1),
    () => viewed.passes(),
    () => search.scene(0, VIEWPORT, thrower),
    () => pruning.stepOf('node:#7'),
    () => large.frame(0),
    () => search.free() ?? search.print(),
  ]
  for (const fault of faults) {
    assert.throws(fault, (error) => (checkError(error), true))
  }
  const twice = [0, 1].map((value) => ({ node: 0, value }))
  checkError(await pruning.grade(twice).catch((error) => error))
  const chance = await open('(?(3 5) 4)')
  checkError(await chance.grade([]).catch((error) => error))
  chance.free()
  const again = await open('((3 5) 4)', { deepening: 'on' })
  checkError(await again.plant().catch((error) => error))
  again.free()
  checkError(await drawExercise({ leaves: [1, 1] }).catch((error) => error))
  pruning.free()
  large.free()
  const shape = complaints.of('ErrorParams')
  const documented = 'fields' in shape ? shape.fields.map(({ name }) => name) : []
  assert.deepEqual(
    documented.filter((code) => !codes.has(code) && !UNPROVOKED.includes(code)),
    [],
  )
})

test('a shape refuses what is not documented, and misses what never comes', () => {
  const strict = new Shapes(new URL('../../www/types.js', import.meta.url))
  const area = { left: 1, right: 2, top: 3, bottom: 4 }
  assert.equal(strict.check('Area', area), null)
  assert.match(strict.check('Area', { ...area, middle: 5 }) ?? '', /Area.middle comes/)
  assert.match(strict.check('Area', { ...area, left: '1' }) ?? '', /Area.left is 1, not a number/)
  assert.match(
    strict.check('Area', { left: 1, right: 2, top: 3 }) ?? '',
    /Area.bottom is documented and missing/,
  )
  assert.equal(strict.check('Player', 'max'), null)
  assert.deepEqual(strict.missing(), ['Player: min'])
})

test('every option has a label, and no error tells its name or what a program calls nothing', async () => {
  const named = (/** @type {string} */ shape, prefix = '') => {
    const { fields } = /** @type {{ fields: { name: string }[] }} */ (shapes.of(shape))
    return fields.map(({ name }) => prefix + name)
  }
  const games = ['CoinsGame', 'TicTacToeGame', 'FiveInARowGame', 'PigGame'].flatMap((game) =>
    named(game),
  )
  const limits = ['limits.nodes', 'limits.text']
  const recipe = named('RandomTree', 'random.')
  const options = new Set([...named('Options'), ...limits, ...recipe, ...games])
  for (const language of Object.keys(LANGUAGES)) {
    const { labels } = await import(`../../www/messages/${language}/labels.js`)
    const { errors } = await messages(language)
    assert.deepEqual(Object.keys(labels).sort(), [...options].sort())
    for (const option of options) {
      for (const found of ['undefined', '4']) {
        const words = errors['bad-option']({ option, found, expected: '1 … 9' })
        assert.ok(words.includes(labels[option]), words)
        assert.doesNotMatch(words, /undefined|random\.|limits\./)
      }
    }
  }
})

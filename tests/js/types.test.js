// The data that cross the boundary have the types that are declared, as the compiler of TypeScript judges: the declarations are
// made from the types of the core, and only this test sees their values in JavaScript.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translated } from '../../www/api/translating.js'
import { drawExercise, knownLeaves, open } from '../../www/core.js'
import { Core } from '../../www/api/core.js'
import { LISTINGS } from '../../www/api/rules.js'
import { openIn } from '../../www/api/opening.js'
import { loadTextEditing } from '../../www/api/text-editing.js'
import * as viewer from '../../www/viewer.js'
import { LANGUAGES } from '../../www/messages/languages.js'
import { errorText } from '../../www/messages/messages.js'
import { messages } from '../../www/messages/pages.js'
import { GAMES as FIELDS } from '../../www/api/games.js'
import { EXAMPLES, GAMES } from '../../www/page/controls/examples.js'
import { errorOf } from './error-of.js'
import { CheckedValues } from './typed-values.js'
import { SEVERAL_VISITS, RULES, STATIC } from './rules.js'

/** @import {Guess, Options, Question, Source} from '../../www/types.js' */
/** @typedef {Awaited<ReturnType<typeof open>>} Search */

const checked = new CheckedValues()

const VIEWS = /** @type {const} */ (['max', 'mover'])
const ORDERS = /** @type {const} */ ([
  ...['given', 'reversed', 'best', 'worst', 'evaluation', 'look-ahead', 'random'],
])
const VIEWPORT = { width: 900, height: 500, x: 40, y: 40, unit: 40, rowHeight: 80 }

/** @type {[Source, Options][]} */
const SEARCHES = [
  ...[STATIC, 'A=4(B=4(1 9) C=3(8 7))'].flatMap((text) =>
    SEVERAL_VISITS.map((rules) => /** @type {[Source, Options]} */ ([text, rules])),
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

/** @param {string} type @param {unknown} value */
function check(type, value) {
  checked.note(`T.${type}`, value)
}

/** Everything that one search answers. @param {Search} search */
function checkSearch(search) {
  const { summary, listing } = search
  check('Summary', summary)
  check('ListedSearch', listing)
  check('Tally', search.minimax)
  const uniform = search.uniform()
  if (uniform) check('Uniform', uniform)
  check('Only', search.only(search))
  check('Found', search.find('a', 1))
  for (const pass of search.passes()) check('Pass', pass)
  const nodes = Array.from({ length: Math.min(summary.nodes, 60) }, (_, node) => node)
  for (const node of nodes) {
    check('Area', search.area(node))
    check('Position', search.position(node))
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
  for (const node of nodes.filter((node) => last || (node + step / 5) % 4 === 0)) {
    check('NodeState', search.node(node, step, view))
    check('NumberLine', search.numberLine(node, step, view))
    const minimal = search.minimalNode(node, step, view)
    if (minimal) check('MinimalNode', minimal)
    check('NodeCalls', search.nodeCalls(node, step, 10, view))
    const table = search.table(node, step, 10, view)
    if (table) check('TableState', table)
  }
  check('SceneOfSearch', search.scene(step, VIEWPORT, { view }))
}

test('the answers of a search have their declared types', async () => {
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
  const differences = await other.differences(one)
  check('Differences', differences)
  for (const number of differences?.nodes.keys() ?? []) {
    check('Difference', other.difference(one, number))
  }
  one.free()
  other.free()
  for (const values of [null, 3]) check('KnownLeaves', await knownLeaves(3, 4, { values }))
})

/** The answers to questions, right or wrong. @type {Record<Question['ask'], Guess[]>} */
const GUESSES = {
  returns: [{ value: '=' }, { value: 3 }, { value: '≥ 3' }],
  bound: [{ alpha: '3' }, { beta: 4 }],
  next: [{ node: 'none' }, { node: 1 }],
  holder: [{ node: 'none' }, { node: 0 }],
  again: [{ node: 'none' }, { node: 1 }],
  test: [{ alpha: '3' }, { beta: 4 }],
  table: [{ value: 'none' }, { value: 3 }, { value: '=' }],
  pass: [{ value: '=' }, { value: 3 }],
  evaluates: [{ value: '=' }, { value: 3 }, { value: 99 }],
}

test('the answers about several visits have their declared types', async () => {
  const rules = /** @type {const} */ ({ algorithm: 'pvs', deepening: 'on', table: 'unlimited' })
  const search = await open('=4(=3(3 12 8) =6(2 =5(4 9) 6) =2(14 5 2))', rules)
  const options = { every: true, ask: 'values windows cuts again table passes' }
  const questions = await search.questions(options)
  check('Question[]', questions)
  for (const [number, { ask }] of questions.entries()) {
    for (const guess of [null, ...GUESSES[ask]])
      check('Prediction', await search.predict(number, guess, options))
  }
  search.free()
})

test('the answers of exercises and edits have their declared types', async () => {
  for (const text of ['((3 12 8) (2 4 6) (14 5 2))', '(((5 6) ((7 4) (3 9))) (((2 8) (1 3)) 4))']) {
    const search = await open(text, { returns: 'hard' })
    for (let seed = 0; seed < 20; seed += 1) {
      const planted = await search.plant({ seed })
      check('Planted', planted)
      for (const step of [null, ...planted.steps.keys()]) {
        check('Pointed', await search.point(step, { seed }))
      }
    }
    const questions = await search.questions({ every: true })
    check('Question[]', questions)
    for (const [number, { ask }] of questions.entries()) {
      for (const guess of [null, {}, ...GUESSES[ask]])
        check('Prediction', await search.predict(number, guess, { every: true }))
    }
    const answers = [
      { node: 1, value: 3, range: '≥ 3', cut: true },
      { node: 2, cut: true },
    ]
    check('Grade', await search.grade(answers, { ask: 'values ranges windows cuts move leaves' }))
    for (const ask of /** @type {const} */ (['count', 'order', 'construct']))
      check('Grade', await search.grade([], { ask }))
    search.free()
  }
  check('Drawn', await drawExercise({ seed: 1 }))
  const { edit, partsOf } = await loadTextEditing()
  check('Edited', edit('(1 2)', false, 1, 'child'))
  for (const node of [0, 1]) check('NodeParts', partsOf('A=4(1 2)', false, node))
})

/** Sources that are refused, and the codes of their errors. @type {[string, Source, object?][]} */
const FAULTS = [
  ['empty-text', ' # nothing\n'],
  ['unexpected', '(3 x: )'],
  ['unclosed', '((3 12'],
  ['unclosed-quote', '(3 "x)'],
  ['mismatched', '((3 12] 5)'],
  ['empty-list', '(3 ())'],
  ['stray', '(3 4) 5'],
  ['bad-number', '(3 1.2.3)'],
  ['not-finite', '(3 1e999)'],
  ['bad-character', '(3 ; 4)'],
  ['typography', '(3 ½)'],
  ['weights-sum', '?(0.5:3 0.4:5)'],
  ['weight-missing', '?(0.5:3 5)'],
  ['bad-weight', '?(1.5:3)'],
  ['weight-without-chance', '(0.5:3 0.5:5)'],
  ['value-outside', '?(3 5)', { values: [4, 5] }],
  ['player-without-bracket', '(MAX 3)'],
  ['number-before-bracket', '(3(1 2))'],
  ['stray-noise', '(3!)'],
  ['text-too-long', ' '.repeat(2 ** 20 + 1)],
  ['too-deep', '('.repeat(1001) + '1' + ')'.repeat(1001)],
  ['too-many-nodes', { random: { branching: 10, depth: 10 } }],
  ['too-few-values', { random: { branching: 9, depth: 2, values: [0, 9], ties: 0 } }],
  ['bad-option', '(1 2)', { window: [5, 2] }],
  ['unknown-option', '(1 2)', { windows: [2, 5] }],
  ['option-conflict', '(1 2)', { algorithm: 'pvs', bounds: 'shallow' }],
  ['chance-searched-again', '?(1 2)', { algorithm: 'pvs' }],
  ['chance-in-proof', '?(1 2)', { algorithm: 'pns' }],
  ['too-many-updates', '(1 2)', { algorithm: 'mcts', iterations: 10_000_000 }],
  ['bad-source', /** @type {never} */ (7)],
]

/** Codes whose errors need a machine without memory, WebAssembly or a network, or are those of the host. */
const UNPROVOKED = [
  'element-inside',
  ...['too-little-memory', 'too-many-calls', 'cancelled', 'stopped'],
  ...['wasm-unavailable', 'words-unavailable'],
]

test('errors have their codes, the parameters that their messages declare, and words', async () => {
  const m = await messages('en')
  const codes = new Set()
  const refused = async (/** @type {() => unknown} */ ask) => {
    const error = await errorOf(ask)
    const words = errorText(m, error)
    assert.notEqual(words, error.code)
    assert.doesNotMatch(words, /undefined|null(?! window)|NaN|\[object/)
    codes.add(error.code)
    checked.note(`ErrorParams['${error.code}']`, error.params)
    return error
  }
  for (const [code, source, rules] of FAULTS) {
    const error = await refused(() => open(source, rules))
    assert.equal(error.code, code)
    if (typeof source === 'string' && !rules) assert.ok(error.line && error.column, code)
  }
  const game = 'EFG 2 R "" { "a" "b" }'
  for (const [text, from] of /** @type {const} */ ([
    ['A\n    3\n  5', 'indented'],
    ['EFG 2 R "" { "a" }', 'efg'],
    [`${game} p "" 1 1 "" { "l" } 0 p "" 1 1 "" { "l" } 0`, 'efg'],
    [`${game} t "" 1 "" { 1, 1 }`, 'efg'],
    [`${game} p "" 1 1 "" { "l" } 1 "" { 2, -2 } t "" 0`, 'efg'],
  ]))
    await refused(() => translated(text, from))
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
  for (const fault of [
    () => search.frame(-1),
    () => viewed.passes(),
    () => search.scene(0, VIEWPORT, thrower),
    () => pruning.stepOf('node:#7'),
    () => large.frame(0),
    () => search.free() ?? search.print(),
    () => pruning.grade([0, 1].map((value) => ({ node: 0, value }))),
    () => drawExercise({ leaves: [1, 1] }),
  ])
    await refused(fault)
  pruning.free()
  large.free()
  for (const [text, rules] of /** @type {[string, Options][]} */ ([
    ['(?(3 5) 4)', {}],
    ['((3 5) 4)', { deepening: 'on' }],
    ['(=4!(3 5) 4)', { depth: 1, quiescence: 'on' }],
    ['((3 5) 4)', { algorithm: 'mcts', iterations: 5 }],
  ])) {
    const unfit = await open(text, rules)
    await refused(() => unfit.plant())
    unfit.free()
  }
  assert.deepEqual(
    Object.keys(m.errors).filter((code) => !codes.has(code) && !UNPROVOKED.includes(code)),
    [],
  )
})

test('the options that are read are those that are declared', async () => {
  const search = await open('((3 12 8) (2 4 6) (14 5 2))')
  const odd = /** @type {{}} */ ({ odd: 1 })
  const recipe = { branching: 2, depth: 1, ...odd }
  const games = /** @type {(keyof typeof FIELDS)[]} */ (Object.keys(FIELDS)).map((game) => {
    return [`Extract<T.GameOptions, { game: '${game}' }>`, () => open({ game, ...odd })]
  })
  /** @type {Record<string, () => unknown>} */
  const refused = {
    'T.Options': () => open('1', odd),
    'NonNullable<T.Options["limits"]>': () => open('1', { limits: odd }),
    'T.RandomTree': () => open({ random: recipe }),
    ...Object.fromEntries(games),
    'T.Viewport': () => search.scene(0, { ...VIEWPORT, ...odd }),
    'T.Style': () => search.scene(0, VIEWPORT, odd),
    'T.Asked': () => search.grade([], odd),
    'T.Wish': () => drawExercise(odd),
    // `ask` tells the two kinds of answers apart.
    'T.NodeAnswer & { ask: 0 }': () => search.grade([{ node: 0, ...odd }]),
    'T.TreeAnswer': () => search.grade([{ ask: 'cuts', given: 'none', ...odd }]),
  }
  for (const [type, ask] of Object.entries(refused)) {
    const error = await errorOf(ask)
    assert.equal(error.code, 'unknown-option', type)
    /** @type {string[]} */
    const read = error.params.expected.split(' | ')
    checked.note(`Record<keyof (${type}), 0>`, Object.fromEntries(read.map((name) => [name, 0])))
  }
  search.free()
})

test('every option has a label, and no error shows its internal name or “undefined”', async () => {
  const { labels: all } = await import('../../www/messages/en/option-labels.js')
  checked.note('Record<Options, string>', all)
  const options = Object.keys(all)
  for (const language of Object.keys(LANGUAGES)) {
    const { labels } = await import(`../../www/messages/${language}/option-labels.js`)
    const { errors } = await messages(language)
    assert.deepEqual(Object.keys(labels).sort(), options.sort())
    for (const option of options) {
      for (const value of ['undefined', '4']) {
        const words = errors['bad-option']({ option, found: value, expected: '1 … 9' })
        assert.ok(words.includes(labels[option]), words)
        assert.doesNotMatch(words, /undefined|random\.|limits\./)
      }
    }
  }
})

test('the compiler accepts all recorded values, and refuses the ones made wrong on purpose', () => {
  const area = { left: 1, right: 2, top: 3, bottom: 4 }
  const { bottom, ...three } = area
  const wrong = [
    ...[three, { ...area, middle: 5 }, { ...area, left: '1' }, { ...area, left: 1n }],
    ...[{ ...area, left: undefined }, { ...area, bottom: [bottom] }, new Map(), null],
  ]
  for (const value of wrong) checked.refuse('T.Area', value)
  checked.refuse('T.Player', 'chance')
  checked.refuse('T.Counts', {
    ...{ entered: 1, evaluated: 1, expanded: 0, pruned: 0, cutoffs: 0, hits: undefined },
  })
  assert.equal(checked.errors(), '')
})

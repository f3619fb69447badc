// Searches at random, of every algorithm: small trees with ties, and options that go together.

/**
 * @import {Options, Source, View} from '../../../www/types.js'
 * @typedef {() => number} Draw a number, 0 … 1
 * @typedef {{ source: Source, options: Options, view: View }} Drawn
 * @typedef {(draw: Draw) => Partial<Drawn>} Family
 */

/** @template T @param {Draw} draw @param {readonly T[]} choices @returns {T} */
const pick = (draw, choices) => choices[Math.floor(draw() * choices.length)]

/** Whether something happens, once of so often. @param {Draw} draw @param {number} times */
const once = (draw, times) => draw() * times < 1

/**
 * @typedef {object} Wish for a tree
 * @property {boolean} [narrow] whether of the children of each node only one has children
 * @property {number} [height] the most plies
 * @property {boolean} [statics] whether inner nodes have static values
 * @property {boolean} [noise] whether half of these nodes are noisy
 * @property {boolean} [chance] whether chance moves at some nodes
 * @property {readonly string[]} [values]
 * @property {boolean} [names] whether all inner nodes are named
 * @property {number} [symbols] one leaf of so many is a symbol
 */

const WHOLE = /** @type {const} */ (['-2', '-1', '0', '0', '1', '1', '2', '3'])
const DECIMAL = /** @type {const} */ (['-1.5', '0', '0.25', '0.5', '1', '1.75', '2'])
const WEIGHTS = [
  ['3/7', '4/7'],
  ['6/13', '7/13'],
  ['0.37', '0.63'],
  ['11/97', '86/97'],
  ['1/2', '1/2'],
  ['1/4', '3/4'],
  ['1/3', '2/3'],
  ['0.2', '0.8'],
]

/** A tree as text. @param {Draw} draw @param {Wish} [wish] */
function tree(draw, { height = 4, statics = false, chance = false, names = false, ...wish } = {}) {
  const values = wish.values ?? (once(draw, 5) ? DECIMAL : WHOLE)
  let named = 0
  /** @param {number} left @returns {string} */
  function node(left) {
    if (left === 0 || (left < height && !wish.narrow && once(draw, 3))) return leaf()
    const length = pick(draw, [1, 2, 2, 2, 3])
    const deep = Math.floor(draw() * length)
    const below = (/** @type {unknown} */ _, /** @type {number} */ at) =>
      node(wish.narrow && at !== deep ? 0 : left - 1)
    const children = Array.from({ length }, below)
    return chance && once(draw, 2) ? rolled(children) : `${head()}(${children.join(' ')})`
  }
  function leaf() {
    if (wish.symbols && once(draw, wish.symbols)) return `u${(named += 1)}`
    const value = pick(draw, values)
    return once(draw, 6) ? `x${(named += 1)}=${value}` : value
  }
  function head() {
    const turn = once(draw, 10) ? pick(draw, ['MAX ', 'MIN ']) : ''
    const name = names || once(draw, 8) ? `n${(named += 1)}` : ''
    const value = statics && !once(draw, 60) ? `=${pick(draw, values)}` : ''
    const noise = wish.noise && value && once(draw, 2) ? '!' : ''
    return `${turn}${name}${value}${noise}`
  }
  /** @param {string[]} children */
  function rolled(children) {
    const value = statics ? `=${pick(draw, values)}` : ''
    if (children.length !== 2 || (once(draw, 2) && !wish.narrow))
      return `?${value}(${children.join(' ')})`
    const weights = pick(draw, WEIGHTS)
    return `?${value}(${children.map((child, at) => `${weights[at]}:${child}`).join(' ')})`
  }
  return node(height)
}

/** @param {Draw} draw @returns {Options} */
function rules(draw) {
  return { cut: pick(draw, ['>=', '>=', '>']), returns: pick(draw, ['soft', 'soft', 'hard']) }
}

/** @param {Draw} draw @returns {[number, number]} */
const window = (draw) =>
  pick(draw, [
    [-1, 1],
    [0, 2],
    [0, 1],
    [-Infinity, 1],
    [0, Infinity],
    [1, 3],
  ])

/** @param {Draw} draw @returns {Options} */
function table(draw) {
  return {
    table: pick(draw, ['unlimited', 'unlimited', 1, 2, 5]),
    replace: pick(draw, ['always', 'deepest']),
    ordering: pick(draw, ['fixed', 'table']),
  }
}

/** @param {Draw} draw @returns {Options} */
const deeper = (draw) => ({
  deepening: 'on',
  ...(once(draw, 4) && { depth: pick(draw, [1, 2, 3]) }),
})

/** @param {Draw} draw @returns {Options} */
const aspires = (draw) => ({
  aspiration: pick(draw, [0.5, 0.5, 1, 2]),
  widen: pick(draw, ['open', 'double']),
})

/** @param {Draw} draw @returns {Options} */
const guesses = (draw) => ({ guess: pick(draw, ['sss', 'dual', -1, 0, 1, 2.5]) })

/** @param {Draw} draw @returns {Options} */
const limit = (draw) => ({ depth: pick(draw, [0, 1, 2, 3]) })

const BOARDS = ['xox/oxo/...', 'x.o/.o./x.x', 'oxo/x../.x.', 'xxo/.ox/o..', 'xo./.x./..o']
const TAKES = [
  [1, 2],
  [1, 3],
  [2, 1],
]

const PLAIN = /** @type {const} */ ([
  'known-bounds',
  'known-bounds-test-first',
  'window',
  'negamax-alpha-beta',
  'alpha-beta',
  'agent',
])

/** @param {Draw} draw @returns {Source} */
function game(draw) {
  const board = pick(draw, BOARDS)
  /** @type {Source[]} */
  const games = [
    { game: 'tic-tac-toe', board },
    { game: 'coins', coins: pick(draw, [2, 3, 4, 5]), take: pick(draw, TAKES) },
    { game: 'coins', coins: 5, plies: 3 },
    { game: 'five-in-a-row', size: 3, plies: 2, board },
  ]
  return pick(draw, games)
}

/** The searches of each kind. @type {Record<string, Family>} */
export const FAMILIES = {
  minimax: (draw) => ({ source: tree(draw, { symbols: 60 }), options: { algorithm: 'minimax' } }),
  'minimax to a depth, with a table': (draw) => ({
    source: tree(draw, { statics: true }),
    options: {
      algorithm: 'minimax',
      ...limit(draw),
      ...(once(draw, 2) && table(draw)),
      ...(once(draw, 2) && { deepening: 'on' }),
    },
  }),
  'alpha–beta': (draw) => ({
    source: tree(draw, { symbols: 30 }),
    options: {
      ...rules(draw),
      bounds: pick(draw, ['deep', 'deep', 'shallow']),
      update: pick(draw, ['after', 'before']),
      ...(once(draw, 3) && { window: window(draw) }),
    },
  }),
  'alpha–beta by listings': (draw) => ({
    source: tree(draw),
    options: { listing: pick(draw, PLAIN) },
  }),
  'alpha–beta to a depth, in some order': (draw) => ({
    source: tree(draw, { statics: true, names: true }),
    options: {
      ...rules(draw),
      ...limit(draw),
      bounds: pick(draw, ['deep', 'shallow']),
      order: pick(draw, ['given', 'reversed', 'best', 'worst', 'random']),
      ...(once(draw, 3) && { window: window(draw) }),
    },
  }),
  'alpha–beta with a table': (draw) => ({
    source: tree(draw, { statics: true }),
    options: {
      ...rules(draw),
      ...table(draw),
      ...(once(draw, 2) && limit(draw)),
      ...(once(draw, 3) && { window: window(draw) }),
    },
  }),
  pvs: (draw) => ({
    source: tree(draw, { statics: true }),
    options: {
      algorithm: 'pvs',
      ...rules(draw),
      ...(once(draw, 3) && limit(draw)),
      ...(once(draw, 3) && { window: window(draw) }),
    },
  }),
  'pvs with a table': (draw) => ({
    source: tree(draw, { statics: true }),
    options: {
      algorithm: 'pvs',
      ...rules(draw),
      ...table(draw),
      ...(once(draw, 3) && limit(draw)),
    },
  }),
  mtd: (draw) => ({
    source: tree(draw, { statics: true, height: 3 }),
    options: { algorithm: 'mtd', ...guesses(draw), ...(once(draw, 2) && limit(draw)) },
  }),
  'mtd with a table': (draw) => ({
    source: tree(draw, { statics: true }),
    options: {
      algorithm: 'mtd',
      ...guesses(draw),
      ...table(draw),
      ...(once(draw, 3) && limit(draw)),
    },
  }),
  'sss*': (draw) => ({
    source: tree(draw),
    options: { algorithm: 'mtd', guess: 'sss', table: 'unlimited' },
  }),
  'dual*': (draw) => ({
    source: tree(draw),
    options: { algorithm: 'mtd', guess: 'dual', table: 'unlimited' },
  }),
  deepening: (draw) => ({
    source: tree(draw, { statics: true, height: 3 }),
    options: { ...rules(draw), algorithm: pick(draw, ['alpha-beta', 'pvs']), ...deeper(draw) },
  }),
  'deepening with a table': (draw) => ({
    source: tree(draw, { statics: true, height: 3 }),
    options: {
      ...rules(draw),
      algorithm: pick(draw, ['alpha-beta', 'pvs']),
      ...deeper(draw),
      ...table(draw),
    },
  }),
  'deepening of mtd': (draw) => ({
    source: tree(draw, { statics: true, height: 3 }),
    options: {
      algorithm: 'mtd',
      ...guesses(draw),
      ...deeper(draw),
      ...(once(draw, 2) && table(draw)),
    },
  }),
  aspiration: (draw) => ({
    source: tree(draw, { statics: true, height: 3, values: once(draw, 2) ? WHOLE : undefined }),
    options: {
      ...rules(draw),
      algorithm: pick(draw, ['alpha-beta', 'pvs', 'pvs']),
      ...deeper(draw),
      ...aspires(draw),
      ...(once(draw, 2) && table(draw)),
    },
  }),
  expectiminimax: (draw) => ({
    source: tree(draw, { statics: true, chance: true, height: 3 }),
    options: { algorithm: 'expectiminimax', ...(once(draw, 3) && limit(draw)) },
  }),
  'alpha–beta where chance moves': (draw) => ({
    source: tree(draw, { statics: true, chance: true, height: 3 }),
    options: {
      ...rules(draw),
      ...(once(draw, 3) && limit(draw)),
      bounds: pick(draw, ['deep', 'shallow']),
    },
  }),
  star1: (draw) => ({
    source: tree(draw, { statics: true, chance: true }),
    options: {
      ...rules(draw),
      values: pick(draw, [
        [-2, 3],
        [-3, 5],
      ]),
      bounds: pick(draw, ['deep', 'deep', 'shallow']),
      update: pick(draw, ['after', 'before']),
      ...(once(draw, 4) && limit(draw)),
      ...(once(draw, 4) && { window: window(draw) }),
    },
  }),
  'star1, deep': (draw) => ({
    source: tree(draw, { chance: true, narrow: true, height: 14 }),
    options: { ...rules(draw), values: [-2, 3] },
  }),
  games: (draw) => ({
    source: game(draw),
    options: {
      ...(once(draw, 2) ? rules(draw) : { algorithm: pick(draw, ['pvs', 'mtd', 'minimax']) }),
      ...(once(draw, 2) && table(draw)),
      ...(once(draw, 4) && limit(draw)),
      ...(once(draw, 4) && { deepening: 'on' }),
    },
  }),
  pig: (draw) => ({
    source: { game: 'pig', total: pick(draw, [2, 3]), sides: 2, plies: pick(draw, [3, 4, 5]) },
    options: {
      ...rules(draw),
      ...(once(draw, 2) && { values: [-1, 1] }),
      ...(once(draw, 4) && limit(draw)),
    },
  }),
  quiescence: (draw) => ({
    source: tree(draw, { statics: true, noise: true, names: true }),
    options: {
      ...rules(draw),
      ...limit(draw),
      quiescence: 'on',
      algorithm: pick(draw, ['alpha-beta', 'alpha-beta', 'minimax', 'pvs']),
      update: pick(draw, ['after', 'before']),
      ...(once(draw, 3) && { window: window(draw) }),
    },
  }),
  'quiescence with a table, in passes': (draw) => ({
    source: tree(draw, { statics: true, noise: true, height: 3 }),
    options: {
      algorithm: pick(draw, ['alpha-beta', 'minimax', 'pvs', 'mtd']),
      quiescence: 'on',
      ...limit(draw),
      ...table(draw),
      ...(once(draw, 2) && deeper(draw)),
    },
  }),
  'quiescence where chance moves': (draw) => ({
    source: tree(draw, { statics: true, noise: true, chance: true, height: 3 }),
    options: {
      ...rules(draw),
      ...limit(draw),
      quiescence: 'on',
      ...(once(draw, 2) && { values: pick(draw, [[-2, 3]]) }),
    },
  }),
}

/** A search of a family. @param {Family} family @param {Draw} draw @returns {Drawn} */
export function drawn(family, draw) {
  const { source = '', options = {} } = family(draw)
  const root =
    typeof source === 'string' && !/^[M?]/.test(source) ? pick(draw, ['max', 'max', 'min']) : 'max'
  const withRoot = root === 'max' ? options : { ...options, root }
  return {
    source,
    options: /** @type {Options} */ (withRoot),
    view: pick(draw, ['max', 'max', 'mover']),
  }
}

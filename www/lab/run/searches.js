/**
 * The searches that are compared: each idea alone, as far as it stands alone, and those that engines join. Each is searched
 * without a table and with one.
 *
 * @import {Options, TreeSource} from '../../types.js'
 * @import {Settings} from '../settings/settings.js'
 *
 * @typedef {'random' | keyof typeof GAMES} TreeKind the trees that are searched: random ones, or those of a game
 *
 * @typedef {object} Idea
 * @property {string} name
 * @property {Options} options without the table
 * @property {boolean} [deepens] needs the static values of a game
 * @property {boolean} [needsTable] means nothing without a table
 */

import { requestOf } from '../settings/settings.js'

/**
 * The games, the depth to which each is searched unless another is asked for, and the most moves of a position so many plies
 * below the root.
 */
export const GAMES = /** @type {const} */ ({
  'tic-tac-toe': {
    source: { game: 'tic-tac-toe' },
    depth: 7,
    moves: (/** @type {number} */ depth) => 9 - depth,
  },
  'five-in-a-row': {
    source: { game: 'five-in-a-row', size: 5, win: 4 },
    depth: 4,
    moves: (/** @type {number} */ depth) => 25 - depth,
  },
  coins: { source: { game: 'coins', coins: 20, take: [1, 2, 3] }, depth: 11, moves: () => 3 },
})
/** The depth of random trees unless another is asked for. */
const DEPTH = 6
/** How many random trees are searched at each depth. */
const TREES = 40
/** The most nodes of a tree: each search may keep a result of each. */
const LIMITS = { nodes: 1_000_000 }
/** Seconds that a search takes for each leaf, of which it prunes some. */
const LEAF = 3e-7
/** The middle value of random trees whose leaves all differ. */
const MIDDLE = 2 ** 51

/** @type {TreeKind[]} */
export const KINDS = ['random', .../** @type {(keyof typeof GAMES)[]} */ (Object.keys(GAMES))]

/** All ideas, the plainest first. @satisfies {readonly Idea[]} */
const ALL = /** @type {const} */ ([
  { name: 'minimax', options: { algorithm: 'minimax' } },
  { name: 'alphaBeta', options: { algorithm: 'alpha-beta' } },
  { name: 'pvs', options: { algorithm: 'pvs' } },
  { name: 'mtd', options: { algorithm: 'mtd' } },
  { name: 'sss', options: { algorithm: 'mtd', guess: 'sss' } },
  { name: 'dual', options: { algorithm: 'mtd', guess: 'dual' } },
  { name: 'deepening', options: { deepening: 'on' }, deepens: true },
  {
    name: 'ordering',
    options: { deepening: 'on', ordering: 'table' },
    ...{ deepens: true, needsTable: true },
  },
  {
    name: 'engine',
    options: { algorithm: 'pvs', deepening: 'on', ordering: 'table' },
    ...{ deepens: true, needsTable: true },
  },
  {
    name: 'memory',
    options: { algorithm: 'mtd', deepening: 'on', ordering: 'table' },
    ...{ deepens: true, needsTable: true },
  },
])

/** @typedef {typeof ALL[number]['name']} IdeaName */

/** The ideas for some trees. @param {TreeKind} kind @returns {(Idea & { name: IdeaName })[]} */
export function ideasOf(kind) {
  /** @type {readonly (Idea & { name: IdeaName })[]} */
  const all = ALL
  return all.filter(({ deepens }) => kind !== 'random' || !deepens)
}

/** Whether an idea is searched without a table, with one, or both ways. @param {Idea} idea */
export function tablesOf({ needsTable }) {
  return needsTable ? [true] : [false, true]
}

/** The depth to which trees are searched where none is asked for. @param {TreeKind} kind */
export function depthOf(kind) {
  return kind === 'random' ? DEPTH : GAMES[kind].depth
}

/** How many trees are searched at each depth. @param {TreeKind} kind */
export function treesOf(kind) {
  return kind === 'random' ? TREES : 1
}

/**
 * The time that all searches take, in seconds, estimated before they begin.
 * @param {TreeKind} kind
 * @param {number} deepest
 * @param {Settings} settings
 */
export function costOf(kind, deepest, settings) {
  let leaves = 0
  let last = 1
  for (let depth = 0; depth <= deepest; depth += 1) {
    // A larger tree is refused.
    leaves += Math.min(last, LIMITS.nodes)
    last *= kind === 'random' ? settings.branching : Math.max(1, GAMES[kind].moves(depth))
  }
  return treesOf(kind) * leaves * ideasOf(kind).flatMap(tablesOf).length * LEAF
}

/**
 * The trees of one depth, and the options of a search, as the core takes them.
 * @param {{ treeKind: TreeKind, settings: Settings }} job
 * @param {number} depth
 * @param {Idea} idea
 * @param {boolean} table
 * @returns {[Exclude<TreeSource, string>, Options]}
 */
export function ideaRequest({ treeKind, settings }, depth, { options }, table) {
  const tableOption = table ? /** @type {const} */ ({ table: 'unlimited' }) : {}
  if (treeKind !== 'random') {
    const { source } = GAMES[treeKind]
    const game = /** @type {Exclude<TreeSource, string>} */ ({ ...source, plies: depth })
    return [game, { ...options, ...tableOption, limits: LIMITS }]
  }
  const [source, usual] = requestOf(settings, depth)
  // MTD(f) begins in the middle of the values, unless it is SSS* or DUAL*.
  const middle = settings.values === null ? MIDDLE : Math.ceil(settings.values / 2)
  const guess = options.algorithm === 'mtd' ? { guess: middle } : {}
  return [source, { ...usual, ...guess, ...options, ...tableOption, limits: LIMITS }]
}

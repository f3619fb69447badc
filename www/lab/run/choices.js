/**
 * A run that counts how often Monte-Carlo tree search and alpha–beta hold a best move after 1, 2, 4, … evaluations, over many
 * random trees or many runs of a game.
 *
 * @import {Options, TreeSource} from '../../types.js'
 * @import {Settings} from '../settings/settings.js'
 *
 * @typedef {'random' | keyof typeof PLAYED} Played the trees that are searched: random ones, or that of a game
 *
 * @typedef {object} Choosing the settings of a run
 * @property {Played} choices
 * @property {number} evaluations the most, a power of two
 * @property {Options} rules of Monte-Carlo tree search
 * @property {Settings} settings those of random trees; the seed and the number of runs also of games
 *
 * @typedef {object} ChoicesCounts by how many trees so far
 * @property {number} trees
 * @property {number[]} monteCarlo in how many it holds a best move after 1, 2, 4, … evaluations
 * @property {number[]} alphaBeta
 * @property {number} blind in how many a move drawn at random is a best one, on average
 *
 * @typedef {{ kind: 'choices', counts: ChoicesCounts, share: number }} ChoicesReport
 */

import { choices } from '../../core.js'
import { requestOf } from '../settings/settings.js'

/** The games: positions in which some moves are best and some are not. */
const PLAYED = /** @type {const} */ ({
  'tic-tac-toe': { game: 'tic-tac-toe', board: 'xo. ... ...' },
  coins: { game: 'coins', coins: 13, take: [1, 2, 3] },
})
/** @type {Played[]} */
export const PLAYS = ['random', 'tic-tac-toe', 'coins']
/** The numbers of evaluations to choose from, that of a first visit first. */
export const MOST = ['1024', '256', '4096', '16384', '65536']

/** The most nodes of the tree of a game. */
const LIMITS = { nodes: 20_000 }
/** Seconds of a node in a new tree, and of an evaluation. */
const [NODE, EVALUATION] = [1.5e-7, 2.5e-6]

/** The nodes of one tree, or nearly. @param {Choosing} job */
function nodesOf({ choices, settings }) {
  return choices === 'random' ? settings.branching ** settings.depth * 1.5 : LIMITS.nodes
}

/** The time of a run in seconds, estimated before it begins. @param {Choosing} job */
export function costOfChoices(job) {
  const { evaluations, settings } = job
  return settings.trees * (nodesOf(job) * NODE + evaluations * EVALUATION)
}

/**
 * The trees and the options, as the core takes them.
 * @param {Choosing} job
 * @returns {[Exclude<TreeSource, string>, Options]}
 */
export function choicesRequest({ choices, rules, settings }) {
  const searched = { algorithm: /** @type {const} */ ('mcts'), ...rules, seed: settings.seed }
  if (choices === 'random') {
    const [recipe, options] = requestOf(settings, settings.depth)
    return [recipe, { ...options, ...searched }]
  }
  const game = /** @type {Exclude<TreeSource, string>} */ (/** @type {unknown} */ (PLAYED[choices]))
  return [game, { ...searched, order: 'random', limits: LIMITS }]
}

/**
 * @param {Choosing} job
 * @param {(report: ChoicesReport | { kind: 'done' }) => void} report
 * @param {number} slice the most leaves of a slice, unless a single tree has more
 * @param {() => Promise<boolean>} rest called between two slices; false: stop
 */
export async function countChoices(job, report, slice, rest) {
  const [source, options] = choicesRequest(job)
  const doublings = Math.log2(job.evaluations)
  const { trees } = job.settings
  const most = Math.max(1, Math.floor(slice / (nodesOf(job) + 4 * job.evaluations)))
  const none = () => new Array(doublings + 1).fill(0)
  /** @type {ChoicesCounts} */
  const counts = { trees: 0, monteCarlo: none(), alphaBeta: none(), blind: 0 }
  for (let from = 0; from < trees; from += most) {
    const count = Math.min(most, trees - from)
    add(counts, await choices(source, options, doublings, from, count))
    if (!(await rest())) return
    report({ kind: 'choices', counts, share: counts.trees / trees })
  }
  report({ kind: 'done' })
}

/** Adds the counts of the core: four numbers for each tree. @param {ChoicesCounts} counts @param {Uint32Array} counted */
function add(counts, counted) {
  for (let at = 0; at < counted.length; at += 4) {
    const [monteCarlo, alphaBeta, best, moves] = counted.subarray(at, at + 4)
    counts.trees += 1
    counts.monteCarlo.forEach((_, k) => (counts.monteCarlo[k] += (monteCarlo >> k) & 1))
    counts.alphaBeta.forEach((_, k) => (counts.alphaBeta[k] += (alphaBeta >> k) & 1))
    counts.blind += best / moves
  }
}

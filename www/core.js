/**
 * The public JavaScript API, in browsers and in Node 20 or newer. It has the whole core.
 *
 * @import { Asked, Drawn, KnownLeaves, Opener, Options, RandomTree, Source, Wish } from './types.js'
 * @import { TreeSource } from './types.js'
 * @import { Search } from './api/search.js'
 */
import { fields, read } from './api/arguments.js'
import { call, whole } from './api/cores.js'
import { inWords } from './api/failure.js'
import { openIn } from './api/opening.js'

export { SecateurError } from './api/failure.js'
export { COUNTED, INK, KIND, LONGEST, MEASURED, MOST_NODES, ROLE, SHAPE } from './api/legend.js'
export { LISTINGS } from './api/rules.js'
export { BEST_FIRST_STEP_SIZES, STATUS, STEP_SIZES } from './api/legend.js'
export { Search } from './api/search.js'

/**
 * Searches a tree and records every step. A large tree takes several slices of some milliseconds, between
 * which the page goes on. A tree that needs only one slice is opened without a pause.
 *
 * Arguments are read first; later changes of them have no effect. If another tree stops the core meanwhile,
 * the opening begins again on the next core.
 *
 * @param {Source} source notation text, a recipe for a random tree, or a game
 * @param {Options} [options]
 * @param {Opener} [opener] gets the progress, and may end the opening
 * @returns {Promise<Search>}
 * @throws {SecateurError}
 * @throws the reason of the signal if it was aborted, by default an `AbortError`
 * @throws the errors of `progress`, which end the opening
 */
export async function open(source, options = {}, opener = {}) {
  return openIn(() => [whole], source, options, opener)
}

/**
 * How many leaves the search evaluates in each of many random trees: the trees number `from` …
 * `from` + `count` − 1. The seed of a tree follows from its number and the seed of the recipe, so several calls
 * give together the counts of one call, and two searches can be compared on the same trees.
 *
 * @param {{ random: RandomTree }} recipe
 * @param {Options} options
 * @param {number} from
 * @param {number} count at most a million, and the trees have at most 20,000,000 nodes together
 * @returns {Promise<Uint32Array>}
 * @throws {SecateurError}
 */
export async function sample(recipe, options, from, count) {
  return answer('sample', { source: recipe, options, from, count })
}

/**
 * The effort of searches by any rules, those with several visits too: three numbers for each tree, one tree
 * after the other. They are the number of different leaves that are evaluated, of evaluations and of calls; all three are
 * 2³² − 1 if the search was given up after 32 calls for each node. The trees of a recipe are those of `sample`; a game has
 * one tree, with the number 0.
 *
 * @param {Exclude<TreeSource, string>} source a recipe, or a game
 * @param {Options} options
 * @param {number} from
 * @param {number} count as for `sample`; 1 for a game
 * @returns {Promise<Uint32Array>}
 * @throws {SecateurError}
 */
export async function efforts(source, options, from, count) {
  return answer('efforts', { source, options, from, count })
}

/**
 * Whether Monte-Carlo tree search and alpha–beta hold a best move of the root after 1, 2, 4, … evaluations: four numbers for
 * each tree, one tree after the other. Bit k of the first is whether Monte-Carlo tree search does after 2ᵏ evaluations, bit k
 * of the second whether alpha–beta does, which goes from left to right and holds the best of the moves that it has finished;
 * then come the number of best moves and that of all moves. The trees of a recipe are those of `sample`; a game has one tree.
 * Each number has playouts of its own, and with `order: 'random'` an order of its own.
 *
 * @param {Exclude<TreeSource, string>} source a recipe, or a game
 * @param {Options} options with `algorithm: 'mcts'`
 * @param {number} doublings of the number of evaluations, at most 20
 * @param {number} from
 * @param {number} count the trees and the evaluations of each are at most 20,000,000 together
 * @returns {Promise<Uint32Array>}
 * @throws {SecateurError}
 */
export async function choices(source, options, doublings, from, count) {
  return answer('choices', { source, options, doublings, from, count })
}

/**
 * The numbers of leaves of uniform trees that are known without a search.
 *
 * @param {number} branching
 * @param {number} depth
 * @param {{ values?: number | null, cut?: Options['cut'] }} [leaves] how many equally likely values
 *   there are, at most 1000; null, the default: all leaves differ
 * @returns {Promise<KnownLeaves>}
 * @throws {SecateurError}
 */
export async function knownLeaves(branching, depth, leaves = {}) {
  const { values, cut = '>=' } = fields('leaves', leaves, ['values', 'cut'])
  const some = values === undefined || values === null ? {} : { values }
  return answer('knownLeaves', { branching, depth, cut, ...some })
}

/**
 * Draws a tree for an exercise: at random, until one fulfils the wish and at least two known mistakes give other
 * answers on it. The same wish draws the same tree. What draws is loaded with the first call.
 *
 * @param {Wish} [wish]
 * @param {Options} [options] of the search
 * @param {Asked} [asked] the questions of the exercise
 * @returns {Promise<Drawn>}
 * @throws {SecateurError} `no-such-exercise` says which conditions to loosen
 */
export async function drawExercise(wish = {}, options = {}, asked = {}) {
  return answer('draw', { wish, options, asked })
}

/** @param {string} name @param {Record<string, unknown>} args the arguments by name @returns {Promise<any>} */
async function answer(name, args) {
  try {
    return await call(name, read(args))
  } catch (error) {
    throw await inWords(error)
  }
}

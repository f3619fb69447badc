/**
 * Another tree to practise, drawn so that it is worth an exercise under the rules; no tree twice in a session.
 *
 * @import {drawExercise} from '../core.js'
 * @import {Options, Wish} from '../types.js'
 * @import {Task} from './attributes.js'
 */

import { coreTask } from './attributes.js'

/** Seeds are below this number, so that they are short enough to be read out. */
const SEEDS = 10_000
/** The wishes for a tree; where none is found, the next wish counts. @type {Wish[]} */
const WISHES = [{}, {}, { cutoffs: 'any' }, { cutoffs: 'none' }]
/** The seeds of this session. @type {Set<number>} */
const used = new Set()

/**
 * @param {typeof drawExercise} draw
 * @param {Options} options of the search
 * @param {Task} task
 * @param {Wish} shared the similarity of the tree to the one on view
 * @returns {Promise<{ tree: string, seed: number }>}
 * @throws `no-such-exercise`, with a wish to relax, if none is found
 */
export async function otherTree(draw, options, task, shared) {
  let refused
  for (const wish of WISHES) {
    const seed = nextSeed()
    try {
      const { text } = await draw({ ...wish, ...shared, seed }, options, coreTask(task, 'max'))
      return { tree: text, seed }
    } catch (error) {
      if (Object(error).code !== 'no-such-exercise') throw error
      refused ??= error
    }
  }
  throw refused
}

/** A seed that was not used in this session, as long as there is one. */
function nextSeed() {
  if (used.size === SEEDS) used.clear()
  let seed = Math.floor(Math.random() * SEEDS)
  while (used.has(seed)) seed = (seed + 1) % SEEDS
  used.add(seed)
  return seed
}

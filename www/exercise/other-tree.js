/**
 * Another tree to practise: a random one of a size that fits a sheet.
 *
 * @import {open} from '../core.js'
 */

/** Seeds are below this number, so that they are short enough to be read out. */
const SEEDS = 10_000
const RECIPE = /** @type {const} */ ({ branching: 3, depth: 3, irregular: true, values: [0, 20] })
const LEAVES = { fewest: 8, most: 16 }
const PLIES = 3
/** How many trees are looked at. */
const TRIES = 200

/**
 * @param {typeof open} search
 * @param {number} [from] the first seed that is tried
 * @returns {Promise<{ tree: string, seed: number } | null>} null if none fits
 */
export async function otherTree(search, from = Math.floor(Math.random() * SEEDS)) {
  for (let i = 0; i < TRIES; i += 1) {
    const seed = (from + i) % SEEDS
    const made = await search(
      { random: { ...RECIPE, values: [...RECIPE.values], seed } },
      { depth: 0 },
    )
    const { leaves, rows } = made.summary
    const fits = leaves >= LEAVES.fewest && leaves <= LEAVES.most && rows > PLIES
    const tree = fits ? made.print() : ''
    made.free()
    if (fits) return { tree, seed }
  }
  return null
}

/**
 * Numbers, ranges and names of nodes, as English sentences need them.
 *
 * @import {Place, Player} from '../../types.js'
 */

const plain = new Intl.NumberFormat('en', { useGrouping: false, maximumFractionDigits: 20 })
const scientific = new Intl.NumberFormat('en', {
  notation: 'scientific',
  maximumFractionDigits: 15,
})
const grouped = new Intl.NumberFormat('en')
const plural = new Intl.PluralRules('en')

/**
 * A value of the tree: a true minus, a sign on +∞, and no grouping, as in the picture.
 * @param {number} x
 */
export function number(x) {
  if (x === Infinity) return '+∞'
  const size = Math.abs(x)
  const far = size !== Infinity && size !== 0 && (size >= 1e15 || size < 1e-6)
  return (far ? scientific : plain).format(x === 0 ? 0 : x).replace('-', '−')
}

/** @param {number} n */
export function count(n) {
  return grouped.format(n)
}

/**
 * A number of things: "1 leaf", "9 leaves".
 * @param {number} n
 * @param {string} one
 * @param {string} many
 */
export function things(n, one, many) {
  return `${count(n)} ${plural.select(n) === 'one' ? one : many}`
}

/**
 * What is proved of a true value: never a bound as if it were the value.
 * @param {number} lo
 * @param {number} hi
 */
export function range(lo, hi) {
  if (lo === hi) return `exactly ${number(lo)}`
  if (lo === -Infinity && hi === Infinity) return 'anything'
  if (lo === -Infinity) return `at most ${number(hi)}`
  if (hi === Infinity) return `at least ${number(lo)}`
  return `between ${number(lo)} and ${number(hi)}`
}

/**
 * A window, as it stands beside an open node.
 * @param {number} alpha
 * @param {number} beta
 */
export function window(alpha, beta) {
  return `[${number(alpha)}, ${number(beta)}]`
}

/** @param {Player} player */
export function mover(player) {
  return player === 'max' ? 'MAX' : 'MIN'
}

/**
 * A node inside a sentence.
 * @param {Place} p
 */
export function place(p) {
  if (p.name !== null) return p.name
  if (p.parent === null) return 'the root'
  return p.value === null ? `child ${p.ordinal} of ${p.parent}` : `the leaf ${number(p.value)}`
}

/**
 * A node that begins a sentence. Names of users are never capitalised.
 * @param {Place} p
 */
export function Place(p) {
  const words = place(p)
  return p.name === null ? words[0].toUpperCase() + words.slice(1) : words
}

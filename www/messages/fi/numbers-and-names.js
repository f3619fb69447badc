/**
 * Numbers, ranges and names of nodes, as Finnish sentences need them. A name is never inflected: the
 * word before it is, as in "solmussa B" and "pelaajalle MAX".
 *
 * @import {Mover, Origin, Place} from '../../types.js'
 */

import { numbers, rangeInWords } from '../numbers.js'

export { isEndless, letters, lettersAt } from '../numbers.js'

export const {
  decimal,
  number,
  count,
  average,
  rough,
  things,
  bounds,
  window,
  test,
  briefTest,
  toBeat,
  bestBefore,
  weight,
} = numbers('fi')

/** The words before a name, by case. */
const WORDS = {
  nominative: { node: 'solmu', leaf: 'lehti', root: 'juuri', child: 'lapsi' },
  genitive: { node: 'solmun', leaf: 'lehden', root: 'juuren', child: 'lapsen' },
  inessive: { node: 'solmussa', leaf: 'lehdessä', root: 'juuressa', child: 'lapsessa' },
  elative: { node: 'solmusta', leaf: 'lehdestä', root: 'juuresta', child: 'lapsesta' },
  illative: { node: 'solmuun', leaf: 'lehteen', root: 'juureen', child: 'lapseen' },
  adessive: { node: 'solmulla', leaf: 'lehdellä', root: 'juurella', child: 'lapsella' },
  allative: { node: 'solmulle', leaf: 'lehdelle', root: 'juurelle', child: 'lapselle' },
}

/** @typedef {keyof typeof WORDS} Case */

/**
 * The range of a true value. A bound is never told as a value. If a depth limit was met, the range is that of the
 * value at that depth.
 * @param {number} lo
 * @param {number} hi
 * @param {number | null} [limit]
 */
export function range(lo, hi, limit = null) {
  const at = limit === null ? '' : `syvyydellä ${count(limit)} `
  return rangeInWords(lo, hi, {
    exactly: (x) => (limit === null ? `tasan ${number(x)}` : `${number(x)} ${at.trim()}`),
    atMost: (x) => `${at}enintään ${number(x)}`,
    atLeast: (x) => `${at}vähintään ${number(x)}`,
    between: (x, y) => `${at}vähintään ${number(x)} ja enintään ${number(y)}`,
    anything: 'mikä tahansa',
  })
}

/** The player to move, as the picture writes it. @param {Mover} player */
export function mover(player) {
  return player === 'chance' ? 'sattuma' : player.toUpperCase()
}

/** The player to move, at the beginning of a sentence. @param {Mover} player */
export function Mover(player) {
  return player === 'chance' ? 'Sattuma' : mover(player)
}

/**
 * A node inside a sentence, in the case it needs.
 * @param {Place} p
 * @param {Case} [form]
 */
export function place(p, form = 'nominative') {
  const words = WORDS[form]
  if (p.name !== null) return `${p.leaf ? words.leaf : words.node} ${p.name}`
  if (p.parent === null) return words.root
  return p.value === null
    ? `solmun ${p.parent} ${words.child} ${p.ordinal}`
    : `${words.leaf} ${number(p.value)}`
}

/**
 * A node that begins a sentence.
 * @param {Place} p
 * @param {Case} [form]
 */
export function Place(p, form) {
  const words = place(p, form)
  return words[0].toUpperCase() + words.slice(1)
}

/** The name of the value of an open node. @param {Mover} player @returns {string} */
export function soFar(player) {
  return player === 'chance' ? 'summa tähän asti' : 'paras tähän asti'
}

/** The holder of a bound, or its origin. @param {Place | null} holder @param {Origin} [origin] */
export function owner(holder, origin) {
  if (holder !== null) return place(holder, 'elative')
  if (origin === 'trace') return 'ohjelmalta itseltään'
  if (origin === 'found') return 'kokeen tuloksesta'
  if (origin === 'test') return 'nollaikkunasta'
  if (origin === 'values') return 'kaikkien arvojen rajoista'
  return origin === 'table' ? 'taulusta' : 'juuren ikkunasta'
}

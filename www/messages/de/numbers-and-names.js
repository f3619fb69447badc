/**
 * Numbers, ranges and names of nodes, as German sentences need them. Nodes have no article, so that
 * no case has to be formed: "Blatt 5", "Kind 2 von A".
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
} = numbers('de')

/**
 * The range of a true value. A bound is never told as a value. If a depth limit was met, the range is that of the
 * value at that depth.
 * @param {number} lo
 * @param {number} hi
 * @param {number | null} [limit]
 */
export function range(lo, hi, limit = null) {
  const at = limit === null ? '' : `bei Tiefe ${count(limit)} `
  return rangeInWords(lo, hi, {
    exactly: (x) => `${at}genau ${number(x)}`,
    atMost: (x) => `${at}höchstens ${number(x)}`,
    atLeast: (x) => `${at}mindestens ${number(x)}`,
    between: (x, y) => `${at}zwischen ${number(x)} und ${number(y)}`,
    anything: 'beliebig',
  })
}

/** The player to move, as the picture writes it. @param {Mover} player */
export function mover(player) {
  return player === 'chance' ? 'Zufall' : player.toUpperCase()
}

/** The player to move, in a sentence: „der Zufall“. @param {Mover} player @param {string} [the] the article */
export function moving(player, the = 'der') {
  return player === 'chance' ? `${the} ${mover(player)}` : mover(player)
}

/**
 * A node inside a sentence. Only a lone leaf is a root without a name: it stands in the nominative.
 * @param {Place} p
 */
export function place(p) {
  if (p.name !== null) return p.name
  if (p.parent === null) return 'die Wurzel'
  return p.value === null ? `Kind ${p.ordinal} von ${p.parent}` : `Blatt ${number(p.value)}`
}

/**
 * A node that begins a sentence. Names of users are never capitalised.
 * @param {Place} p
 */
export function Place(p) {
  return p.name === null && p.parent === null ? 'Die Wurzel' : place(p)
}

/** The name of the value of an open node. @param {Mover} player @returns {string} */
export function soFar(player) {
  return player === 'chance' ? 'bisherige Summe' : 'bisher bester Wert'
}

/** The holder of a bound, or its origin. @param {Place | null} holder @param {Origin} [origin] */
export function owner(holder, origin) {
  if (holder !== null) return `von ${place(holder)}`
  if (origin === 'trace') return 'aus dem Programm selbst'
  if (origin === 'found') return 'aus einer Probe'
  if (origin === 'test') return 'aus einem Nullfenster'
  if (origin === 'values') return 'aus den Grenzen aller Werte'
  return origin === 'table' ? 'aus der Tabelle' : 'aus dem Startfenster'
}

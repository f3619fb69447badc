/**
 * Numbers, ranges and names of nodes, as Chinese sentences need them: a space stands between
 * characters and Latin letters or digits.
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
  bounds,
  window,
  test,
  briefTest,
  toBeat,
  bestBefore,
  weight,
} = numbers('zh-Hans')

/**
 * The range of a true value. A bound is never told as a value. If a depth limit was met, the range is that of the
 * value at that depth.
 * @param {number} lo
 * @param {number} hi
 * @param {number | null} [limit]
 */
export function range(lo, hi, limit = null) {
  const at = limit === null ? '' : `在深度 ${count(limit)} 处`
  return rangeInWords(lo, hi, {
    exactly: (x) => (limit === null ? `恰为 ${number(x)}` : `${at}为 ${number(x)}`),
    atMost: (x) => `${at}至多为 ${number(x)}`,
    atLeast: (x) => `${at}至少为 ${number(x)}`,
    between: (x, y) => `${at}介于 ${number(x)} 与 ${number(y)} 之间`,
    anything: '任意',
  })
}

/** The player to move, as the picture writes it. @param {Mover} player */
export function mover(player) {
  return player === 'chance' ? '机会' : player.toUpperCase()
}

/** The player who decides at a node, as a clause. @param {Mover} player */
export function decides(player) {
  return player === 'chance' ? '由机会决定' : `由 ${mover(player)} 走棋`
}

/**
 * A node between characters, with the spaces it needs there.
 * @param {Place} p
 */
export function amid(p) {
  if (p.name !== null) return ` ${p.name} `
  if (p.parent === null) return '根节点'
  return p.value === null ? ` ${p.parent} 的第 ${p.ordinal} 个子节点` : `叶节点 ${number(p.value)} `
}

/**
 * A node that begins a sentence.
 * @param {Place} p
 */
export function first(p) {
  return amid(p).trimStart()
}

/**
 * A node at the end of a clause.
 * @param {Place} p
 */
export function ending(p) {
  return amid(p).trimEnd()
}

/**
 * A node by itself.
 * @param {Place} p
 */
export function place(p) {
  return amid(p).trim()
}

/** The name of the value of an open node. @param {Mover} player @returns {string} */
export function soFar(player) {
  return player === 'chance' ? '目前的和' : '目前最佳值'
}

/** The holder of a bound, or its origin. @param {Place | null} holder @param {Origin} [origin] */
export function owner(holder, origin) {
  if (holder !== null) return ending(holder)
  if (origin === 'trace') return '程序本身'
  if (origin === 'found') return '试探的结果'
  if (origin === 'test') return '零窗口'
  if (origin === 'values') return '所有值的界'
  return origin === 'table' ? '置换表' : '根窗口'
}

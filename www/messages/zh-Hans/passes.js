/**
 * 重复搜索的文字，随第一个这样的搜索加载。
 *
 * @import {Place as Where, TableState} from '../../types.js'
 */

import { amid, count, ending, first, place, range } from './numbers-and-names.js'

export const passes = {
  title: '各轮',
  all: '全部',
  /** @param {number} number @param {number} step */
  seek: (number, step) => `${count(number)}：转到第 ${count(step)} 步`,
  ways: {
    pass: { title: '轮', next: '下一轮', before: '上一轮' },
    again: { title: '再搜', next: '下一次重新搜索', before: '上一次重新搜索' },
    call: { title: '调用', next: '所选节点的下一次调用', before: '所选节点的上一次调用' },
    hit: { title: '命中', next: '置换表的下一次命中', before: '置换表的上一次命中' },
  },
  /** The finding of a pass: in a column, and in full. */
  short: { low: '偏低', high: '偏高', exact: '精确' },
  verdicts: { low: '低于窗口', high: '高于窗口', exact: '在窗口内：精确' },
  passes: {
    /** @param {number} n */
    title: (n) => `共搜索这棵树 ${count(n)} 轮`,
    head: {
      number: '#',
      depth: '深度',
      window: '窗口',
      verdict: '结果',
      value: '值',
      calls: '调用数',
      fresh: '新节点',
    },
  },
  calls: {
    /** @param {Where} where */
    title: (where) => `${first(where)}的各次调用`,
    /** @param {Where} where */
    none: (where) => `到这一步为止，还没有调用过${ending(where)}。`,
    head: { number: '调用', pass: '轮', window: '窗口', value: '返回' },
  },
  table: {
    title: '置换表',
    /** The entry of a position in the table. @param {TableState} state */
    told: (state) => [stored(state), same(state)].filter(Boolean).join(''),
    /** Above the calls that have stored it. */
    by: '存入它的调用',
    /** Above the calls that have used it. @param {number} n */
    used: (n) => ['尚未使用', '使用过一次'][n] ?? `已使用 ${count(n)} 次`,
    head: { step: '步', node: '节点', pass: '轮', value: '值' },
    /** @param {number} step */
    seek: (step) => `转到第 ${count(step)} 步`,
  },
}

/** @param {TableState} state */
function stored({ place: node, slot, entry, taken }) {
  const where = slot ? `置换表的第 ${count(slot[0])} 槽（共 ${count(slot[1])} 槽）` : '置换表'
  if (taken) return `${where}存的是${amid(taken)}的局面，没有${amid(node)}的条目。`
  if (!entry) return `到这一步为止，${where}没有${amid(node)}的条目。`
  const { lo, hi, plies, limited, best } = entry
  const depth = limited ? `（搜索 ${count(plies)} 层）` : ''
  const move = best ? `最佳走法是${ending(best)}。` : ''
  return `${where}中有${amid(node)}的条目：值${range(lo, hi)}${depth}。${move}`
}

/** @param {TableState} state */
function same({ same, others }) {
  if (others === 0) return ''
  const more = others - same.length
  const rest = more > 0 ? `，以及另外 ${count(more)} 个节点` : ''
  return `同一局面：${same.map(place).join('、')}${rest}。`
}

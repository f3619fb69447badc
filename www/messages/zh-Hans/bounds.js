/**
 * The words of bounds: the window and the range of a node, the number line, the arrow of a cutoff.
 *
 * @import {NodeState, Reach} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import { letters, lettersAt, number, range, window } from './phrases.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: '浅层', deep: '深层', window: '根窗口' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = { shallow: '浅层：父节点的界', deep: '深层：更远祖先的界' }

/** @type {Messages['bounds']} */
export const bounds = {
  reach,
  meaning,
  /** Under the picture, where windows stand without names. */
  legend: {
    /** @param {string} window with the names of its bounds */
    names: (window) => `${window}：只有两者之间的值还有影响`,
    close: '隐藏这一行',
  },

  window: '窗口',
  letters,
  lettersAt,
  passed: '传入时',
  now: '现在',
  heldBy: '持有者',
  holders: {
    itself: '它自己',
    root: '根窗口',
    nobody: '–',
  },
  range: '范围',
  proved: ({ range: [lo, hi], limit }) => range(lo, hi, limit),
  difference: ({ naming, place: { player } }) => {
    const { alpha, beta } = lettersAt[naming][player]
    return `窗口说明这里还有哪些值有意义：${alpha} 与 ${beta} 之间的值。范围说明根据目前看到的叶节点，节点还可能取哪些值。`
  },
  noWindow: {
    unreached: '尚无',
    never: '从未传入',
    minimax: '极大极小算法没有窗口',
  },

  line: {
    value: {
      unreached: (x) => `值 ${number(x)}`,
      open: (x) => `最佳 ${number(x)}`,
      closed: (x) => `返回 ${number(x)}`,
      pruned: (x) => `值 ${number(x)}`,
      beyond: (x) => `值 ${number(x)}`,
      spared: (x) => `值 ${number(x)}`,
    },
    child: (x) => `子节点 ${number(x)}`,
    tick: number,
    words: (node, child, order) =>
      [
        ...ofWindow(node),
        ...ofValue(node),
        ...ofChild(child, order),
        `范围：${range(...node.range, node.limit)}。`,
      ].join(''),
  },
}

/** @param {NodeState} node */
function ofWindow({ place, window: now, crossing, naming }) {
  if (now === null) return ['数轴，没有窗口。']
  const [alpha, beta] = now
  const name = lettersAt[naming][place.player]
  const told = `数轴，窗口为 ${window(alpha, beta)}。`
  if (crossing === null) return [told]
  return crossing === 'met'
    ? [told, `${name.alpha} 与 ${name.beta} 相遇：其间不再有任何值。`]
    : [told, `${name.alpha} 已越过 ${name.beta}：其间不再有任何值。`]
}

/** @param {NodeState} node */
function ofValue({ place, status, value, cut, naming }) {
  if (value === null) return []
  const chance = place.player === 'chance'
  const found = number(value)
  const letter = letters[naming][cut ?? 'alpha']
  if (status === 'closed') {
    return [cut ? `它被 ${letter} 剪枝，返回了 ${found}。` : `它返回了 ${found}。`]
  }
  if (chance) return [`目前的和为 ${found}。`]
  if (cut === null) return [`目前的最佳值为 ${found}。`]
  const where = cut === 'alpha' ? `没有超过 ${letter}` : `没有低于 ${letter}`
  return [`目前的最佳值为 ${found}，${where}：节点的其余部分被剪去。`]
}

/** @param {number | null} child @param {string} order */
function ofChild(child, order) {
  return child === null ? [] : [`一个子节点返回了 ${number(child)}：${order}。`]
}

/**
 * The words of bounds: the window and the range of a node, the number line, the arrow of a cutoff.
 *
 * @import {NodeState, Reach} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import { number, range, window } from './phrases.js'

/** Beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: '浅层', deep: '深层', window: '根窗口' }

/** @type {Messages['bounds']} */
export const bounds = {
  reach,

  window: '窗口',
  sides: { alpha: 'α', beta: 'β' },
  passed: '传入时',
  now: '现在',
  heldBy: '持有者',
  holders: {
    itself: '它自己',
    root: '根窗口',
    nobody: '–',
  },
  range: '范围',
  proved: ([lo, hi]) => range(lo, hi),
  difference:
    '窗口说明这里还有哪些值有意义：α 与 β 之间的值。范围说明根据目前看到的叶节点，节点还可能取哪些值。',
  noWindow: {
    ahead: '尚无',
    never: '从未传入',
    minimax: '极大极小算法没有窗口',
  },

  line: {
    alpha: (x) => `α = ${number(x)}`,
    beta: (x) => `β = ${number(x)}`,
    value: {
      unreached: (x) => `值 ${number(x)}`,
      open: (x) => `最佳 ${number(x)}`,
      closed: (x) => `返回 ${number(x)}`,
      pruned: (x) => `值 ${number(x)}`,
      beyond: (x) => `值 ${number(x)}`,
    },
    child: (x) => `子节点 ${number(x)}`,
    tick: number,
    words: (node, child) =>
      [
        ...ofWindow(node),
        ...ofValue(node),
        ...ofChild(child),
        `范围：${range(...node.range)}。`,
      ].join(''),
  },
}

/** @param {NodeState} node */
function ofWindow({ window: now }) {
  if (now === null) return ['数轴，没有窗口。']
  const [alpha, beta] = now
  const told = `数轴，窗口为 ${window(alpha, beta)}。`
  if (alpha < beta) return [told]
  return alpha === beta
    ? [told, 'α 与 β 相遇：其间不再有任何值。']
    : [told, 'α 已越过 β：其间不再有任何值。']
}

/** @param {NodeState} node */
function ofValue({ status, value, cut }) {
  if (value === null) return []
  const found = number(value)
  const letter = cut === 'alpha' ? 'α' : 'β'
  if (status === 'closed') {
    return [cut ? `它被 ${letter} 剪枝，返回了 ${found}。` : `它返回了 ${found}。`]
  }
  if (cut === null) return [`目前的最佳值为 ${found}。`]
  const where = cut === 'alpha' ? '没有超过 α' : '没有低于 β'
  return [`目前的最佳值为 ${found}，${where}：节点的其余部分被剪去。`]
}

/** @param {number | null} child */
function ofChild(child) {
  return child === null ? [] : [`一个子节点返回了 ${number(child)}。`]
}

/**
 * The words of the panel about one node: its value, its window and its range, the number line.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 * @import {PanelWords} from '../messages.js'
 */

import {
  amid,
  count,
  ending,
  letters,
  lettersAt,
  mover,
  number,
  owner,
  place,
  range,
  soFar,
  window,
} from './numbers-and-names.js'
import { status } from './viewer.js'

/** @type {PanelWords['node']} */
export const node = {
  title: '节点',
  heading: ({ place: where }) => place(where),
  status: ({ place: where, status: now, depth, standPat }) =>
    `${where.leaf ? '叶节点' : mover(where.player)}，深度 ${count(depth)}，${status[now]}${standPat === undefined ? '' : `，止步于 ${number(standPat)}`}`,
  values: {
    unreached: '值',
    open: '目前最佳值',
    closed: '返回值',
    pruned: '值',
    beyond: '值',
    spared: '值',
  },
  soFar,
  none: '–',
  why: ({ at, side, bound, holder, origin, reach }, naming) => {
    const letter = letters[naming][side]
    const greek = side === 'alpha' ? ' Alpha 剪枝' : ' Beta 剪枝'
    const cutoff = naming !== 'greek' ? '剪枝' : greek
    const kind = reach === 'deep' ? `深层${cutoff}` : cutoff
    return `被${amid(at)}处的${kind}剪去：${letter} = ${number(bound)}，来自${owner(holder, origin)}。`
  },
  show: (step) => `转到第 ${count(step)} 步`,
  select: (holder) => `选中${ending(holder)}`,

  /** The table of its window and its range. */
  bounds: {
    window: '窗口',
    passed: '传入时',
    now: '现在',
    heldBy: '来自',
    holders: {
      itself: '它自己',
      root: '根窗口',
      test: '零窗口',
      found: '试探的结果',
      table: '置换表',
      values: '所有值的界',
      trace: '程序',
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
  const told = `数轴，窗口为 ${window(alpha, beta, naming)}。`
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
    return [cut ? `它因 ${letter} 而剪枝，返回了 ${found}。` : `它返回了 ${found}。`]
  }
  if (chance) return [`目前的和为 ${found}。`]
  if (cut === null) return [`目前的最佳值为 ${found}。`]
  const where = cut === 'alpha' ? `没有超过 ${letter}` : `没有低于 ${letter}`
  return [`目前的最佳值为 ${found}，${where}：节点发生剪枝。`]
}

/** @param {number | null} child @param {string} order */
function ofChild(child, order) {
  return child === null ? [] : [`一个子节点返回了 ${number(child)}：${order}。`]
}

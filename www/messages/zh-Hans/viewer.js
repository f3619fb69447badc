/**
 * The words of the viewer: transport, view, tree in words.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import {
  amid,
  count,
  ending,
  mover,
  number,
  place,
  range,
  soFar,
  window,
} from './numbers-and-names.js'

/** @type {Record<NodeState['status'], string>} */
export const status = {
  unreached: '尚未到达',
  open: '搜索中',
  closed: '已完成',
  pruned: '已剪去',
  beyond: '在深度限制以下',
  spared: '由置换表省去',
}

/** @type {Messages['viewer']} */
export const viewer = {
  name: '博弈树的搜索',
  stage: '树的图。方向键前进后退，加号和减号缩放，问号打开帮助。',
  picture: (root, nodes) =>
    `博弈树，共 ${count(nodes)} 个节点，最上面是${ending(root)}。下面的“树的文字描述”内容相同。`,

  step: (step, last) => `第 ${count(step)} 步，共 ${count(last)} 步`,
  stepSize: {
    label: '步长',
    sizes: { event: '事件', child: '子节点', decision: '决策', cutoff: '剪枝' },
    effects: {
      event: '每个事件',
      child: '下到每个子节点，再返回',
      decision: '每次改变值或界的比较，以及每次剪枝',
      cutoff: '每次剪枝',
    },
    number: '步数：输入数字可直接跳转',
    of: (all) => `/ ${count(all)}`,
  },
  scrubber: '步',
  hint: '→ 下一步，空格键播放',
  /** The names of keys, as on keyboards. */
  keys: { first: 'Home', last: 'End', play: '空格', shift: 'Shift' },
  transport: '步骤',
  first: '第一步',
  back: '后退一步',
  play: '播放',
  pause: '暂停',
  forward: '下一步',
  last: '最后一步',
  more: '更多步进方式',
  skipName: {
    leaf: () => '下一个叶节点',
    cutoff: () => '下一次剪枝',
    return: (node) => (node === null ? '下一次返回' : `下一次返回到${ending(node)}`),
  },
  skipTo: {
    leaf: '到下一个被评估的叶节点',
    cutoff: '到下一次剪去节点的剪枝',
    return: '到下一次向选中节点返回；未选中时，向最内层正在搜索的节点返回',
  },
  speed: '速度',
  times: (factor) => `${number(factor)}×`,
  notWhole: (least, most) => `请输入 ${count(least)} 到 ${count(most)} 的整数。`,
  view: '视图',
  zoomIn: '放大',
  zoomOut: '缩小',
  fit: '显示整棵树',

  /** The name of a node, or what stands for it in little room. */
  short: (where) =>
    where.name ??
    (where.parent === null
      ? '根'
      : where.value === null
        ? `${where.parent}·${where.ordinal}`
        : number(where.value)),

  outline: {
    title: '树的文字描述',
    item: (node) => [subject(node), ...state(node)].join('，'),
  },
}

/** A node in words. @param {Pick<NodeState, 'place' | 'children'>} node */
export function subject({ place: where, children }) {
  if (where.leaf) {
    if (where.value === null) return `${place(where)}，值未知的叶节点`
    return where.name === null
      ? `叶节点 ${number(where.value)}`
      : `${where.name}，叶节点，值为 ${number(where.value)}`
  }
  return `${place(where)}，${mover(where.player)}，${count(children)} 个子节点`
}

/** @param {NodeState} node */
function state({
  place: where,
  status: now,
  value,
  range: proven,
  proved,
  limit,
  window: bounds,
  naming,
  pruned,
  standPat,
  variation,
}) {
  const words = [pruned ? `被${amid(pruned.at)}处的剪枝剪去` : status[now]]
  if (now === 'open' && bounds) words.push(`窗口 ${window(...bounds, naming)}`)
  if (standPat !== undefined) words.push(`止步于 ${number(standPat)}`)
  if (now === 'open' && value !== null) words.push(`${soFar(where.player)} ${number(value)}`)
  if (now === 'closed' && !where.leaf && value !== null) words.push(`返回了 ${number(value)}`)
  if (proved === 'range') words.push(`值${range(...proven, limit)}`)
  if (variation) words.push('在主要变例上')
  return words
}

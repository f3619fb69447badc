/**
 * The words of the panels. They are loaded with the panels.
 *
 * @import {PanelWords} from '../messages.js'
 */

import { events } from './events.js'
import { comments, names } from './listings.js'
import { node } from './node.js'
import { notes } from './notes.js'
import {
  amid,
  count,
  decides,
  ending,
  first,
  mover,
  number,
  place,
  rough,
  soFar,
  window,
} from './numbers-and-names.js'
import { status } from './viewer.js'

/** The states of a node in few letters. */
const states = {
  ...status,
  unreached: '尚未',
  open: '搜索中',
  pruned: '已剪去',
  beyond: '限制之下',
  spared: '省去',
}

/** @type {PanelWords} */
export const panels = {
  /** The names of the tabs. They are short, because several tabs stand in a narrow row. */
  tabs: {
    title: '面板',
    more: '更多面板',
    variables: '变量',
    decision: '决策',
    stack: '调用栈',
    counts: '计数',
    node: '节点',
    log: '事件',
    outline: '文字描述',
    find: '转到',
    nodes: '全部节点',
  },

  listing: {
    names,
    comments,
    title: '代码',
    none: '没有相符的代码',
    ideas: {
      table: '，带置换表',
      ordering: '，表中走法优先',
      deepening: '，迭代加深',
      aspiration: '，围绕上次的值',
      quiescence: '，带静止期搜索',
    },
    why: {
      rules: (near, marked) =>
        marked
          ? `没有现成的代码符合这些规则，因此这段代码由规则生成。最接近的是“${near}”：标有 ≠ 的行与它不同。`
          : `没有现成的代码符合这些规则，因此这段代码由规则生成。最接近的是“${near}”。`,
      turns: (near, marked) =>
        marked
          ? `这里有一方连走两次，而代码是为轮流走棋的双方写的。最接近的是“${near}”：标有 ≠ 的行与它不同。`
          : `这里有一方连走两次，而代码是为轮流走棋的双方写的。最接近的是“${near}”。`,
      chance: (near) => `“${near}”用于有机会节点的树，而这棵树里没有。规则与这段代码的相同。`,
      values: (near) =>
        `“${near}”需要叶节点可能的最小值和最大值，但没有给出。规则与这段代码的相同。`,
    },
    differs: (near) => `与“${near}”不同`,
    hint: '点击一行，转到该行的下一步。',
    noLater: (line) => `此后没有步骤位于第 ${count(line)} 行。`,
    noStep: (line) => `第 ${count(line)} 行没有对应的步骤：它只是引出下面的行。`,
  },

  variables: {
    title: '变量',
    before: '还没有任何调用。',
    of: (where) =>
      where.leaf
        ? `在${amid(where)}的调用中`
        : `在${amid(where)}的调用中，${decides(where.player)}`,
    end: '搜索结束后',
    changed: '变为',
    none: '尚无',
    flag: (flag) => (flag ? '真' : '假'),
    seen: {
      max: '从 MAX 的视角看的值。',
      mover: '从走棋一方的视角看的值。',
    },
  },

  rootMoves: {
    title: '根节点的走法',
    turn: (root, ms) => `${first(root)}${decides(root.player)}。搜索用时${brief(ms)}。`,
    status: { ...states, closed: '–' },
    best: '选择',
    cut: '剪枝',
  },

  nodes: {
    title: '全部节点，逐行列出',
    columns: {
      where: '节点',
      parent: '父节点',
      player: '玩家',
      status: '状态',
      worth: '值',
      window: '窗口',
    },
    states,
    none: '–',
    inside: '在树中',
  },

  decision: {
    title: '节点如何处理子节点的值',
    mover: '走棋一方',
    adds: '加上下一个子节点',
    uncut: '只累加：不知道所有值的界，这里就不剪枝，因为其余的值可能抵消它',
    outcomes: {
      ignore: () => '忽略',
      keep: (own) => `${own} 不变`,
      raise: (own, value) => `把 ${own} 提高到 ${value}`,
      lower: (own, value) => `把 ${own} 降低到 ${value}`,
      take: (_own, value) => `${value} 成为新的最佳值`,
      cut: (_own, _value, returned) => `剪枝：返回 ${returned}`,
    },
  },

  counts: {
    title: '计数',
    soFar: '目前',
    all: '总共',
    minimax: '极大极小',
    stopped: (node) => `极大极小算法停在${ending(node)}，那里的值未知。`,
    again: { evaluated: '评估次数', entered: '调用次数' },
    rows: {
      evaluated: '评估的叶节点',
      entered: '进入的节点',
      pruned: '剪去的节点',
      cutoffs: '剪枝次数',
    },
  },

  node,
  events,
  notes,

  calls: {
    title: '调用栈',
    columns: { place: '调用', player: '', window: '窗口', best: '最佳', next: '下一个' },
    before: '还没有进行中的调用。',
    after: '所有调用都已返回。',
    none: '–',
    player: (where) => (where.leaf ? '叶' : mover(where.player)),
    window: ([alpha, beta], naming) => window(alpha, beta, naming),
    frame: ({ place: where, window: bounds, best, next, naming }) =>
      [
        where.leaf ? place(where) : `${place(where)}，${mover(where.player)}`,
        bounds ? `窗口 ${window(...bounds, naming)}` : '',
        best === null ? '' : `${soFar(where.player)} ${number(best)}`,
        next === null ? (where.leaf ? '' : '没有剩下的子节点') : `接下来是${ending(next)}`,
      ]
        .filter(Boolean)
        .join('，'),
  },
}

/** A duration. @param {number} ms */
function brief(ms) {
  return ms < 0.1 ? '不到 0.1 毫秒' : ` ${rough(ms)} 毫秒`
}

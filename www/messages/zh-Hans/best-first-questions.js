/**
 * 最佳优先搜索中决定之前的问题所用的文字。
 *
 * @import {Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { bestFirstMistakes as mistakes } from './best-first-mistakes.js'
import { amid, count, ending, number } from './numbers-and-names.js'

const { fixed } = scores('zh-Hans')

export const explored = {
  task: '搜索在做决定之前暂停。请指出搜索走向哪里，以及更新后的各个数。',
  asks: {
    /** @param {Where} node @param {number} iteration */
    child: (node, iteration) => `第 ${count(iteration)} 次迭代：选择${amid(node)}的哪个子节点？`,
    /** @param {Where} _ @param {number} iteration */
    leaf: (_, iteration) => `第 ${count(iteration)} 次迭代到达哪个节点？`,
    /** @param {Where} node @param {number} _ @param {{ chosen: Where, c: number }} now */
    exploration: (node, _, { chosen, c }) =>
      `C = ${fixed(c)} 时，搜索在${amid(node)}选择${ending(chosen)}。C 至少增大到多少，才会选择另一个子节点？`,
    /** @param {Where} _ @param {number} iteration @param {number} reward */
    backup: (_, iteration, reward) =>
      `第 ${count(iteration)} 次迭代的奖励为 ${fixed(reward, 4)}。回传之后，路径上的访问次数 n 和总和 w 各是多少？`,
    /** @param {Where} _ @param {number} iteration */
    numbers: (_, iteration) =>
      `第 ${count(iteration)} 次迭代：回传之后，路径上的 pn 和 dn 各是多少？`,
  },
  /** @param {string} name @param {string} now the number as it is */
  now: (name, now) => `${name}，现为 ${now}`,
  /** A mistake that fits this answer, but not all. @param {string} mistake */
  here: (mistake) => `与这个回答相符的错误：${mistake}。`,
  rules: {
    /** @param {number} c */
    ucb1: (c) => `选择均值 + C √(ln N / n) 最高的子节点，C = ${fixed(c)}`,
    mean: '选择均值最高的子节点',
    /** @param {number} c */
    puct: (c) => `有 k 个子节点时，选择均值 + C √N / (k\u00a0(1 + n)) 最高的，C = ${fixed(c)}`,
    all: '节点第二次被访问时，它的所有子节点加入树中',
    /** @param {number} least @param {number} greatest */
    scaled: (least, greatest) =>
      `奖励按 MAX 计，0 对应值 ${number(least)}，1 对应值 ${number(greatest)}；在 MIN 节点，均值 m 按 1 − m 计算`,
    raw: '奖励就是叶节点的值；在 MIN 节点，均值取相反数',
    solver: '值已被证明的子节点不再选择',
    first: '相同时取第一个',
    unvisited: '未访问的子节点优先',
    /** @param {ToldGoal} goal */
    goal: ({ value, strict }) =>
      strict ? `目标是根节点的值大于 ${number(value)}` : `目标是根节点的值至少为 ${number(value)}`,
  },
  mistakes,
}

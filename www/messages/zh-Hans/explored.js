/**
 * 最佳优先搜索中决定之前的问题所用的文字。
 *
 * @import {BestFirstMistake, Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { amid, count, ending, number } from './phrases.js'

const { fixed } = scores('zh-Hans')

/** The mistakes of students. @type {Record<BestFirstMistake, string>} */
const mistakes = {
  'last-of-equals': '得分相同的子节点中取了最后一个，而不是第一个',
  'mean-alone': '漏掉了探索项，只按均值选择',
  'exploration-alone': '漏掉了均值，只按探索项选择',
  'mean-weighed': 'C 乘在了均值上，而不是探索项上',
  'sign-forgotten': '在 MIN 节点用了 MAX 的均值：忘了换号',
  'least-score': 'MIN 取了最低的得分，而不是最高的',
  'child-logarithm': '对数里用了子节点的访问次数：√(ln n / n)',
  'no-parent': '漏掉了父节点的访问次数',
  'no-logarithm': '漏掉了对数：√(N / n)',
  'visits-exchanged': '父节点和子节点的访问次数互换了',
  'upside-down': '分数上下颠倒了：√(n / ln N)',
  'exchanged-upside-down': '访问次数互换，分数也上下颠倒了：√(N / ln n)',
  'no-root': '漏掉了根号',
  'most-visits': '取了访问次数最多的子节点',
  'proof-alone': '在 MIN 节点也按证明数选择',
  'greatest-number': '取了最大的数，而不是最小的',
  'mean-carried': '每个节点加上的是子节点的均值，而不是奖励',
  'visits-not-counted': '回传途中没有增加访问次数',
  'last-alone': '只更新了路径的最后一个节点',
  'reward-turned': '为 MIN 把奖励反过来了',
  'total-replaced': '用奖励替换了总和',
  'value-added': '加上的是叶节点的值，而不是奖励',
  'players-exchanged': 'MAX 和 MIN 弄反了：最小值与和互换了',
  'both-sums': '两个数都取了和',
  'both-least': '两个数都取了子节点中的最小值',
  'leaves-open': '叶节点的值已知，却仍按 pn 1、dn 1 计算',
}

export const explored = {
  task: '搜索在做决定之前暂停。请说出搜索往哪里走，以及留下哪些数。',
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
    puct: (c) => `有 k 个子节点时，选择均值 + C √N / (k (1 + n)) 最高的，C = ${fixed(c)}`,
    all: '节点第二次被访问时，它的所有子节点加入树中',
    /** @param {number} least @param {number} greatest */
    scaled: (least, greatest) =>
      `奖励属于 MAX，0 对应值 ${number(least)}，1 对应值 ${number(greatest)}；在 MIN 节点，均值 m 按 1 − m 计算`,
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

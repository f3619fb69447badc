/**
 * The words of an exercise that asks before decisions.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { amid, count, ending, first } from './numbers-and-names.js'

export const predict = {
  title: '你的预测',
  stage: '树的图。左右方向键逐步移动，Enter 进入下一个问题，A 显示答案。',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `博弈树，共 ${count(nodes)} 个节点，最上面是${ending(root)}。表格列出所有节点。`,
  task: '搜索在做决定之前暂停。请预测它接下来怎么做。',
  nothing: '这次搜索没有值得提问的决定。',
  asks: {
    /** @param {Where} node */
    returns: (node) => `${first(node)}返回什么值？`,
    /** @param {Where} node */
    bound: (node) => `现在${amid(node)}的哪个界更新，变为多少？`,
    /** @param {Where} node */
    next: (node) => `${first(node)}在此剪枝，还是继续？请选出搜索下一个进入的节点。`,
    /** @param {Where} node @param {string} bound such as “α = 3” */
    holder: (node, bound) =>
      `${first(node)}处发生剪枝，因为它的值达到了 ${bound}。这个界来自哪个节点？`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    again: (node, bound, child) =>
      `${first(child)}已用零窗口试探，其值返回上层。它会被重新搜索吗？请选出搜索下一个进入的节点。`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    test: (node, bound, child) => `用哪个零窗口试探${ending(child)}？`,
    /** @param {Where} node */
    table: (node) => `搜索到达${ending(node)}，并查询置换表。表能给出答案吗？值是多少？`,
    pass: () => '这次从根节点开始的搜索会返回什么值？',
    evaluates: () => '这次从根节点开始的搜索会评估多少个节点？',
  },
  value: '值',
  /** @param {string} letter @param {string} now */
  bound: (letter, now) => `${letter}，现为 ${now}（留空：不变）`,
  /** @param {string} letter @param {string} now */
  passed: (letter, now) => `零窗口的 ${letter}（留空：${now}）`,
  fromTable: '置换表中的值',
  noHit: '置换表没有给出答案',
  evaluated: '节点数',
  /** @param {string[]} nodes @param {boolean} again */
  counted: (nodes, again) =>
    `依次评估：${nodes.join('、')}。${again ? '评估两次的节点计两次。' : ''}`,
  /** @param {string} mistake */
  likely: (mistake) => `可能的错误：${mistake}。`,
  node: '节点：在此选择，或在图中点按',
  /** The choices that are no node. */
  nobody: { next: '没有：搜索结束', holder: '没有节点：根窗口' },
  answer: '回答',
  show: '显示答案',
  begin: '开始',
  goOn: '继续',
  again: '重新开始',
  stays: '没有界更新',
  /** @param {string} answer */
  right: (answer) => `正确：${answer}。`,
  /** @param {string} said @param {string} answer */
  wrong: (said, answer) => `不正确。你的回答：${said}。正确答案：${answer}。`,
  /** @param {string} answer */
  shown: (answer) => `答案：${answer}。`,
  unread: '无法识别。请写一个数，如 3、−2.5 或 ∞。',
  empty: '请先回答，或显示答案。',
  /** @param {number} number @param {number} of */
  number: (number, of) => `第 ${count(number)} 个问题，共 ${count(of)} 个`,
  soFar: '到目前为止的搜索过程',
  columns: { node: '节点', estimate: '静态值', window: '窗口', returned: '返回' },
  pruned: '已剪去',
}

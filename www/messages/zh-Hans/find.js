/**
 * The words of an exercise in which a mistake is to be found.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, ending, first, number } from './numbers-and-names.js'

export const find = {
  title: '逐步查看搜索过程',
  stage: '树的图。左右方向键逐步移动，W 表示这一步是第一个错误，A 显示答案。',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `博弈树，共 ${count(nodes)} 个节点，最上面是${ending(root)}。列表列出搜索过程的每一步。`,
  task: '有人手工搜索了这棵树，其中出了一个错。请找出第一个错误的步骤。',
  nothing: '这棵树里没有合适的错误：请换一棵树。',
  steps: {
    /** @param {Where} node @param {string} window empty: there is none */
    enter: (node, window) =>
      window ? `${first(node)}的搜索以窗口 ${window} 开始。` : `${first(node)}的搜索开始。`,
    /** @param {Where} node @param {number} value */
    evaluate: (node, value) => `评估${ending(node)}：${number(value)}。`,
    /** @param {Where} node @param {number} value of the child @param {number} best */
    compare: (node, value, best) =>
      `${first(node)}得到 ${number(value)}，最佳值为 ${number(best)}。`,
    /** @param {Where} node */
    cutoff: (node) => `${first(node)}剪去其余所有子节点。`,
    /** @param {Where} node @param {number} value */
    leave: (node, value) => `${first(node)}返回 ${number(value)}。`,
  },
  /** @param {number} step @param {number} of */
  step: (step, of) => `第 ${count(step)} 步，共 ${count(of)} 步`,
  wrongHere: '这一步错了',
  show: '显示答案',
  again: '重新开始',
  found: '正确：这就是第一个错误。',
  notHere: '不在这里。',
  /** @param {number} step */
  shown: (step) => `第一个错误是第 ${count(step)} 步。`,
  /** @param {string} sentence */
  due: (sentence) => `应为：${sentence}`,
  /** @param {number} left */
  left: (left) => `还可试 ${count(left)} 次`,
}

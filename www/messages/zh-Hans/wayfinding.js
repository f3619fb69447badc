/**
 * The words for going to a node, along the path to it, to large cutoffs, and back.
 *
 * @import {Messages} from '../messages.js'
 */

import { count, first, number } from './numbers-and-names.js'

/** @type {Messages['wayfinding']} */
export const wayfinding = {
  find: {
    title: '转到节点',
    label: '节点的名称、由名称或走法组成的路径、棋盘或硬币（○○）、编号，或叶节点的值',
    example: 'C、#7 或 14',
    go: '转到',
    at: (node) => `${first(node)}已选中。`,
    none: (text) => `没有名称、编号或值为“${text}”的节点。可以只输入名称的开头，或在编号前加 #。`,
    several: (n) => `有 ${count(n)} 个节点符合，请选择：`,
    more: (n) => `还有 ${count(n)} 个`,
    entered: (step) => `转到第 ${count(step)} 步，此时进入该节点`,
    pruned: (step) => `转到第 ${count(step)} 步，此时剪去该节点`,
    number: (n) => `#${number(n)}`,
  },

  selection: {
    title: '选中的节点',
    deselect: '取消选择',
  },

  path: {
    title: '从根节点到此的路径',
    between: (n) => `中间有 ${count(n)} 个节点`,
  },

  least: '下一次剪枝至少剪去的节点数',
  /** Around the number, behind “next cutoff”. */
  atLeast: '至少剪去',
  atLeastNodes: () => '个节点',
  largest: '最大的剪枝',
  largestTo: '最大的剪枝：剪去节点最多的一次',
  unfold: '展开或收起所有被剪去的子树',
  back: '回到之前的视图',

  beside: {
    here: (node) => `${node}，在另一次搜索中被剪去，只有这次搜索进入它`,
    there: (node) => `${node}，只有另一次搜索进入它`,
  },
}

/**
 * 最小树的文字，第一次显示它时才加载。
 *
 * @import {MinimalNode} from '../../types.js'
 */

import { amid, count, ending, first, range } from './numbers-and-names.js'

export const minimal = {
  title: '最小树',
  key: {
    tree: '最小树；1、2、3：节点类型',
    extra: '额外搜索',
  },
  none: '没有最小树：根节点的值取决于一个未知的值、机会，或止步于静态值的节点。',
  /** @param {number} lo @param {number} hi */
  proves: (lo, hi) =>
    `如果起决定作用的子节点总是排在最前，要证明根节点的值${range(lo, hi)}，最少需要这些节点（Knuth & Moore 1975）。`,
  /** @param {number} branching @param {number} depth @param {number} leaves */
  formula: (branching, depth, leaves) =>
    `这棵树是均匀的，分支数为 ${count(branching)}，深度为 ${count(depth)}：无论按什么顺序，这样的叶节点都有 b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(leaves)} 个。`,
  columns: { nodes: '节点', leaves: '叶节点' },
  rows: {
    tree: '最小树',
    searched: '其中已搜索',
    extra: '额外搜索',
  },
  types: {
    title: '按类型',
    rows: {
      exact: '1：证明精确值',
      one: '2：一个子节点就够',
      all: '3：需要全部子节点',
    },
  },
  reasons: {
    title: '额外搜索的原因',
    /** @type {Record<import('../../types.js').ExtraReason, string>} */
    rows: {
      'in-front': '排在够用的子节点之前',
      late: '界来得晚：上方最佳的子节点排在后面',
      equal: '剪枝条件 > 在相等时不剪枝',
      shallow: '界不传给孙节点',
      unbounded: '极大极小没有界',
      window: '窗口问的是另一个值',
    },
  },
  /** @param {MinimalNode} node */
  node: (node) => (node.type === null ? outside(node) : inside(node)),
}

/** @param {MinimalNode} node */
function inside({ place: where, type, goal, inner, child }) {
  const own = `${first(where)}的类型是 ${type}`
  const proof = range(...goal)
  if (type === 1)
    return child
      ? `${own}：必须证明它的值${proof}。它最佳的子节点${amid(child)}的类型也是 1；对其余子节点，一个界就够了。`
      : `${own}：主要变例到此为止，它的值就是根节点的值。`
  if (!inner) return `${own}：必须知道它的值${proof}。`
  return child
    ? `${own}：一个子节点就足以证明它的值${proof}。第一个够用的是${ending(child)}。`
    : `${own}：要证明它的值${proof}，需要全部子节点。`
}

/** @param {MinimalNode} node */
function outside(node) {
  const { place: where, added } = node
  if (!added) return `${first(where)}不在最小树中，到这一步为止也没有被搜索。`
  const own = added.top.node === where.node
  const subtree = own ? '' : `随着${amid(added.top)}的子树`
  return `${first(where)}${subtree}被额外搜索：${because(node, added)}`
}

/** @param {MinimalNode} node @param {NonNullable<MinimalNode['added']>} added */
function because({ place: where, goal }, { reason, top, at, child }) {
  const proof = range(...goal)
  const who = top.node === where.node ? '它' : first(top)
  switch (reason) {
    case 'in-front':
      return `${who}排在${amid(child)}之前，而仅凭后者就能证明${amid(at)}的值${proof}。`
    case 'late':
      return `当时还没有界允许剪枝，因为${amid(at)}最佳的子节点${amid(child)}后来才被搜索。`
    case 'equal':
      return `${first(child)}的值等于界，而剪枝条件 > 要求越过它。用条件 ≥ 就会在${amid(at)}剪枝。`
    case 'shallow':
      return `本可在${amid(at)}剪枝的界属于更远的祖先，而界只传给子节点。`
    case 'unbounded':
      return `极大极小不传递界。Alpha-Beta 会在${amid(at)}搜索${amid(child)}之后剪枝。`
    case 'window':
      return `${first(at)}的窗口问的是另一个值，所以在${amid(child)}之后没有剪枝。`
  }
}

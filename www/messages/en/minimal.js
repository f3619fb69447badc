/**
 * The words of the minimal tree. They are loaded when it is first shown.
 *
 * @import {MinimalNode} from '../../types.js'
 */

import { Place, count, place, range } from './numbers-and-names.js'

export const minimal = {
  title: 'Minimal tree',
  /** Under the picture. */
  key: {
    tree: 'minimal tree; 1, 2, 3: types of nodes',
    extra: 'searched in addition',
  },
  none: 'There is no minimal tree: the value of the root depends on an unknown value, on chance, or on nodes that stand pat.',
  /** @param {number} lo the least value that is proved of the root @param {number} hi */
  proves: (lo, hi) =>
    `The fewest nodes that prove the value of the root to be ${range(lo, hi)}, if the deciding child always came first (Knuth and Moore 1975).`,
  /** @param {number} branching @param {number} depth @param {number} leaves */
  formula: (branching, depth, leaves) =>
    `The tree is uniform, with branching factor ${count(branching)} and depth ${count(depth)}: in any order the number of such leaves is b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(leaves)}.`,
  columns: { nodes: 'nodes', leaves: 'leaves' },
  rows: {
    tree: 'Minimal tree',
    searched: 'Searched within it',
    extra: 'Searched in addition',
  },
  types: {
    title: 'By type',
    rows: {
      exact: '1: proved exactly',
      one: '2: one child is enough',
      all: '3: all children are needed',
    },
  },
  reasons: {
    title: 'In addition, because',
    /** @type {Record<import('../../types.js').ExtraReason, string>} */
    rows: {
      'in-front': 'a child came before the one that is enough',
      late: 'the bound came late: the best child above came later',
      equal: 'the cut test > does not cut at an equal value',
      shallow: 'bounds are not passed to grandchildren',
      unbounded: 'minimax has no bounds',
      window: 'the window asked about a different value',
    },
  },
  /** @param {MinimalNode} node */
  node: (node) => (node.type === null ? outside(node) : inside(node)),
}

/** @param {MinimalNode} node */
function inside({ place: where, type, goal, inner, child }) {
  const own = `${Place(where)} is of type ${type}`
  const proof = range(...goal)
  if (type === 1)
    return child
      ? `${own}: its value has to be proved to be ${proof}. Its best child, ${place(child)}, is of type 1, too; for the others a bound is enough.`
      : `${own}: it ends the principal variation, and its value is that of the root.`
  if (!inner) return `${own}: its value has to be known to be ${proof}.`
  return child
    ? `${own}: one child is enough to prove that its value is ${proof}. The first one that does so is ${place(child)}.`
    : `${own}: all its children are needed to prove that its value is ${proof}.`
}

/** @param {MinimalNode} node */
function outside(node) {
  const { place: where, added } = node
  if (!added)
    return `${Place(where)} is not in the minimal tree, and it has not been searched by this step.`
  const own = added.top.node === where.node
  const subtree = own ? '' : ` with the subtree of ${place(added.top)}`
  return `${Place(where)} is searched in addition${subtree}: ${because(node, added)}`
}

/** @param {MinimalNode} node @param {NonNullable<MinimalNode['added']>} added */
function because({ place: where, goal }, { reason, top, at, child }) {
  const proof = range(...goal)
  const who = top.node === where.node ? 'it' : place(top)
  switch (reason) {
    case 'in-front':
      return `${who} came before ${place(child)}, which alone proves that the value of ${place(at)} is ${proof}.`
    case 'late':
      return `no bound allowed a cutoff yet, because ${place(child)}, the best child of ${place(at)}, was searched later.`
    case 'equal':
      return `the value of ${place(child)} equals the bound, and the cut test > requires more than that. The test ≥ would have cut at ${place(at)}.`
    case 'shallow':
      return `the bound that would have cut at ${place(at)} belongs to a farther ancestor, and bounds are passed to children only.`
    case 'unbounded':
      return `minimax passes no bounds. Alpha–beta would have cut at ${place(at)} after ${place(child)}.`
    case 'window':
      return `the window of ${place(at)} asked about a different value, so it did not cut off after ${place(child)}.`
  }
}

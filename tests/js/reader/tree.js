// A tree, read from its printed notation without the core: its nodes, their names and their values.

import assert from 'node:assert/strict'

/**
 * @typedef {'max' | 'min'} Player
 *
 * @typedef {object} TreeNode
 * @property {number} id in preorder
 * @property {number | null} parent
 * @property {number[]} children
 * @property {number} depth
 * @property {number} ordinal which child of its parent it is, from 1; 0 at the root
 * @property {Player} player who moves; where chance moves, who moved last
 * @property {boolean} chance
 * @property {boolean} leaf
 * @property {number | null} value
 * @property {boolean} noisy
 * @property {string | null} name
 * @property {string | null} weight as written
 * @property {number} share the same as a number
 *
 * @typedef {{ text: string, nodes: TreeNode[], worth: (node: number, depth: number | null) => number, names: Named }} Tree
 * @typedef {{ inWords: (node: number) => string }} Named
 */

const WEIGHT = /^(\d+\/\d+|\d*\.?\d+):/
const HEAD = /^(\?)?(?:(MAX|MIN) ?)?([\p{L}_][\p{L}\d_']*)?(?:=(-?[\d.e+-]+)(!)?)?\(/u
const LEAF = /^(?:([\p{L}_][\p{L}\d_']*)[=:])?(?:(-?[\d.]+(?:e[+-]?\d+)?)|([\p{L}_][\p{L}\d_']*))/u

/** @param {Player} player @returns {Player} */
const other = (player) => (player === 'max' ? 'min' : 'max')

/**
 * Reads a printed tree. `names`: those of the moves of a game, which the notation does not have. `quiescent`: whether
 * noisy nodes are searched on.
 * @param {string} text
 * @param {(string | null)[] | null} [names]
 * @param {boolean} [quiescent]
 * @returns {Tree}
 */
export function readTree(text, names = null, quiescent = false) {
  /** @type {TreeNode[]} */
  const nodes = []
  /** @type {number[]} */
  const open = []
  let rest = text
  const take = (/** @type {RegExp} */ form) => {
    const match = form.exec(rest)
    if (match) rest = rest.slice(match[0].length)
    return match
  }
  while (rest) {
    if (take(/^\)/)) open.pop()
    else if (!take(/^ /)) read()
  }
  assert.equal(open.length, 0, text)

  function read() {
    const parent = open.at(-1) ?? null
    const above = parent === null ? null : nodes[parent]
    const weight = above?.chance ? (take(WEIGHT)?.[1] ?? null) : null
    const head = take(HEAD)
    const leaf = head ? null : take(LEAF)
    assert.ok(head ?? leaf, `cannot read “${rest}” in ${text}`)
    const [, chance, mover, label, staticValue, noise] = head ?? []
    const value = head ? staticValue : leaf?.[2]
    const turn = mover ? (mover === 'MAX' ? 'max' : 'min') : turnAfter(above)
    const id = nodes.length
    nodes.push({
      id,
      parent,
      children: [],
      depth: open.length,
      ordinal: (above?.children.length ?? -1) + 1,
      player: chance ? (above?.player ?? 'min') : turn,
      chance: Boolean(chance),
      leaf: !head,
      value: value === undefined ? null : Number(value),
      noisy: noise !== undefined,
      name: (head ? label : (leaf?.[1] ?? leaf?.[3])) ?? null,
      weight,
      share: Number.NaN,
    })
    if (above) {
      above.children.push(id)
      nodes[id].ordinal = above.children.length
    }
    if (head) open.push(id)
  }

  /** Below a root where chance moves, MAX is first. @param {TreeNode | null} above @returns {Player} */
  function turnAfter(above) {
    if (!above) return 'max'
    let up = /** @type {TreeNode | null} */ (above)
    while (up?.chance) up = up.parent === null ? null : nodes[up.parent]
    return up ? other(above.player) : 'max'
  }

  weigh(nodes)
  if (names) for (const node of nodes) node.name = names[node.id]
  else letter(nodes)
  return {
    text,
    nodes,
    worth: worths(nodes, quiescent),
    names: { inWords: (id) => inWords(nodes, id) },
  }
}

/** The share of each child of a chance node: as written, or all alike. @param {TreeNode[]} nodes */
function weigh(nodes) {
  for (const { chance, children } of nodes) {
    if (!chance) continue
    for (const id of children) {
      const child = nodes[id]
      child.weight ??= children.length === 1 ? '1' : `1/${children.length}`
      const [over, under = '1'] = child.weight.split('/')
      child.share = Number(over) / Number(under)
    }
  }
}

/** Names the inner nodes that have no name by letters, row by row. @param {TreeNode[]} nodes */
function letter(nodes) {
  const usedNames = new Set(nodes.map(({ name }) => name))
  const rows = nodes.filter(({ leaf, name }) => !leaf && name === null)
  rows.sort((one, two) => one.depth - two.depth || one.id - two.id)
  let next = 0
  for (const node of rows) {
    while (usedNames.has(letters(next))) next += 1
    node.name = letters(next)
    next += 1
  }
}

/** A … Z, AA … @param {number} index @returns {string} */
function letters(index) {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}

/** A node as a sentence calls it. @param {TreeNode[]} nodes @param {number} id */
function inWords(nodes, id) {
  const { name, parent, value, ordinal } = nodes[id]
  if (name !== null) return name
  if (parent === null) return 'the root'
  return value === null
    ? `child ${ordinal} of ${nodes[parent].name}`
    : `the leaf ${String(value).replace('-', '−')}`
}

/**
 * Minimax and expectiminimax: the value of each node, in full or with a limit of plies below the root; NaN if it is
 * unknown.
 * @param {TreeNode[]} nodes
 * @param {boolean} quiescent whether a noisy node from the limit on is worth at least its static value to its player
 */
function worths(nodes, quiescent) {
  /** @type {Map<number | null, number[]>} */
  const found = new Map()
  return (/** @type {number} */ node, /** @type {number | null} */ depth) => {
    const all = found.get(depth) ?? []
    if (!all.length) {
      found.set(depth, all)
      for (const at of nodes.toReversed()) {
        const beyond = depth !== null && (quiescent ? at.depth >= depth : at.depth === depth)
        const noisy = quiescent && at.noisy
        const own = at.value ?? Number.NaN
        const whole = !at.leaf && (!beyond || noisy)
        const joined = whole ? join(nodes, at, all) : own
        const better = at.player === 'max' ? Math.max : Math.min
        all[at.id] = beyond && noisy ? better(own, joined) : joined
      }
    }
    return all[node]
  }
}

/** @param {TreeNode[]} nodes @param {TreeNode} at @param {number[]} all */
function join(nodes, at, all) {
  const values = at.children.map((child) => all[child])
  if (at.chance) return at.children.reduce((sum, id) => sum + nodes[id].share * all[id], 0)
  return at.player === 'max' ? Math.max(...values) : Math.min(...values)
}

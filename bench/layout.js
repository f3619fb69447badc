// The layout beside d3-hierarchy, d3-flextree and the crate tidy-tree: the time, and whether the
// places are the same. Peers are given the tree as they want it before the clock starts.

import { flextree } from 'd3-flextree'
import { columns, layOut, nested, prepared } from './d3.js'
import { bench, native } from './engine.js'
import { figure, time, times } from './table.js'
import { median } from './timing.js'

const trees = [
  ['uniform 3-ary', 'uniform 3 12'],
  ['uniform 7-ary', 'uniform 7 7'],
  ['random recursive', 'recursive 1000000'],
]

export const title = 'Layout'

export function run() {
  const rows = trees.flatMap(([kind, name]) => beside(kind, name))
  return rows.concat(large())
}

/**
 * @param {string} kind
 * @param {string} name
 */
function beside(kind, name) {
  const engine = bench(name)
  const work = `${kind}, ${engine.nodes().toLocaleString('en')} nodes`
  const ours = median(() => engine.layOut())
  const places = engine.columns()
  const parents = engine.parents()
  engine.preparePeer()
  const tidy = median(() => engine.layOutByPeer())
  engine.free()
  const root = prepared(nested(parents))
  const d3 = median(() => layOut(root))
  const away = farthest(places, columns(root, parents.length))
  const flex = byFlextree(parents)
  return [
    { work, found: time(ours), goal: '≤ 30 ms', met: ours <= 30 },
    {
      work: '— natively',
      found: time(native(name).get('layout') ?? NaN),
    },
    compared('d3-hierarchy', d3, ours, 100),
    compared('tidy-tree (wasm)', tidy, ours, 5),
    compared('d3-flextree', flex, ours, 200),
    {
      work: '— farthest from the place d3-hierarchy gives',
      found: `${away.toExponential(1)} columns`,
      goal: '≤ 1e-6',
      met: away <= 1e-6,
    },
  ]
}

/**
 * @param {string} peer
 * @param {number} took
 * @param {number} ours
 * @param {number} goal how many times faster we are to be
 */
function compared(peer, took, ours, goal) {
  const ratio = took / ours
  return {
    work: `— against ${peer}`,
    found: times(ratio),
    against: time(took),
    goal: `≥ ${goal} ×`,
    met: ratio >= goal,
  }
}

/** Ten million nodes, the most there can be. */
function large() {
  const engine = bench('uniform 3 14')
  const ours = median(() => engine.layOut()) * (1e7 / engine.nodes())
  const nodes = engine.nodes()
  engine.free()
  return [
    {
      work: `10^7 nodes, from uniform 3-ary of ${figure(nodes)}`,
      found: time(ours),
      goal: '≤ 300 ms',
      met: ours <= 300,
    },
  ]
}

/** @param {Uint32Array} parents */
function byFlextree(parents) {
  const layout = flextree({
    nodeSize: [1, 1],
    spacing: (a, b) => (a.parent === b.parent ? 0 : 0.5),
  })
  const root = layout.hierarchy(nested(parents))
  return median(() => layout(root))
}

/**
 * The greatest difference of two sets of places.
 * @param {Float64Array} ours
 * @param {Float64Array} theirs
 */
function farthest(ours, theirs) {
  return ours.reduce((most, place, node) => Math.max(most, Math.abs(place - theirs[node])), 0)
}

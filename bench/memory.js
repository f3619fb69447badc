// The memory of a trace beside its tree, everything its vectors hold, indices included; and the memory of
// a layout, which is the growth of the heap.

import { bench, layoutBytes } from './engine.js'
import { figure } from './table.js'

export const title = 'Memory'

const trees = ['tic-tac-toe', 'uniform 2 19', 'uniform 3 12', 'uniform 7 7', 'recursive 1000000']

export function run() {
  const traces = trees.flatMap((name) => [traceMemory(name, true), traceMemory(name, false)])
  return [...traces, ...[...trees, 'uniform 3 14'].map(layoutMemory)]
}

/** @param {string} name */
function layoutMemory(name) {
  const engine = bench(name)
  const nodes = engine.nodes()
  engine.free()
  const bytes = layoutBytes(name) / nodes
  return {
    work: `${name}, layout`,
    found: `${figure(bytes)} bytes a node`,
    against: `${nodes.toLocaleString('en')} nodes`,
    goal: '≤ 24',
    met: bytes <= 24,
  }
}

/**
 * @param {string} name
 * @param {boolean} minimax
 */
function traceMemory(name, minimax) {
  const engine = bench(name)
  engine.prepareRecord()
  engine.record(minimax)
  const [events, bytes, nodes] = [engine.events(), engine.traceBytes(), engine.nodes()]
  engine.free()
  return {
    work: `${name}, ${minimax ? 'minimax' : 'alpha-beta'}`,
    found: `${figure(bytes / events)} bytes an event`,
    against: `${events.toLocaleString('en')} events, ${nodes.toLocaleString('en')} nodes`,
    goal: '≤ 12',
    met: bytes / events <= 12,
  }
}

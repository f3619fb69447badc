// What a trace takes beside its tree: everything its vectors hold, indices included.

import { bench } from './engine.js'
import { figure } from './table.js'

export const title = 'Memory of a trace'

const trees = ['tic-tac-toe', 'uniform 2 19', 'uniform 3 12', 'uniform 7 7', 'recursive 1000000']

export function run() {
  return trees.flatMap((name) => [taken(name, true), taken(name, false)])
}

/**
 * @param {string} name
 * @param {boolean} minimax
 */
function taken(name, minimax) {
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

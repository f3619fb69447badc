// Recording a search: the events in a second, and the cost beside the same search without a recorder.

import { bench, native } from './engine.js'
import { figure, time, times } from './table.js'
import { median } from './timing.js'

export const title = 'Recording'

const searches = [
  ['tic-tac-toe', true],
  ['tic-tac-toe', false],
  ['uniform 3 12', true],
  ['uniform 7 7', true],
  ['uniform 7 7', false],
]

export function run() {
  return searches.flatMap(([name, minimax]) => recorded(String(name), Boolean(minimax)))
}

/**
 * @param {string} name
 * @param {boolean} minimax
 */
function recorded(name, minimax) {
  const engine = bench(name)
  const kind = minimax ? 'minimax' : 'alpha-beta'
  // Both find the same data in the caches.
  const prepare = () => engine.prepareRecord()
  const untraced = median(() => engine.search(minimax), prepare)
  const traced = median(() => engine.record(minimax), prepare)
  const events = engine.events()
  engine.free()
  const natively = native(name)
  const nativeSearch = natively.get(`search ${kind}`) ?? NaN
  const nativeRecord = natively.get(`record ${kind}`) ?? NaN
  const rate = events / traced / 1000
  return [
    {
      work: `${name}, ${kind}, ${events.toLocaleString('en')} events`,
      found: `${figure(rate)} million/s`,
      against: `natively ${figure(events / nativeRecord / 1000)}`,
      goal: '≥ 60 million/s',
      met: rate >= 60,
    },
    {
      work: '— traced ÷ untraced',
      found: times(traced / untraced),
      against: `${time(traced)} ÷ ${time(untraced)}`,
      goal: '≤ 4 ×',
      met: traced / untraced <= 4,
    },
    {
      work: '— speed of untraced wasm ÷ native',
      found: figure(nativeSearch / untraced),
      against: `native ${time(nativeSearch)}`,
      goal: '≥ 0.55',
      met: nativeSearch / untraced >= 0.55,
    },
  ]
}

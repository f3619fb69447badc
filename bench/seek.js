// Seeking: path, bounds and counts at random steps, beside playing the run from its start.

import { bench } from './engine.js'
import { figure, time, times } from './table.js'
import { median, percentile, randomSteps } from './timing.js'

export const title = 'Seeking'

const SEEKS = 100_000

export function run() {
  const small = seekTimes('uniform 3 7')
  const large = seekTimes('uniform 3 13')
  return [...small.rows, ...large.rows, growth(large.p50 / small.p50)]
}

/** @param {string} name */
function seekTimes(name) {
  const engine = bench(name)
  engine.prepareRecord()
  engine.record(true)
  const events = engine.events()
  const steps = randomSteps(SEEKS, events - 1)
  const times = each(steps, (step) => engine.seek(step))
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)]
  const cutoff = each(steps.slice(0, 2000), (step) => engine.nextCutoff(step))
  const ticks = median(() => engine.ticks(1280))
  const replay = median(() => engine.replay(new Uint32Array())) / 2
  const mismatches = engine.replay(steps.slice().sort())
  engine.free()
  const work = `${name}, minimax, ${events.toLocaleString('en')} events`
  return {
    p50,
    rows: rows(work, events, {
      p50,
      p99,
      cutoff: percentile(cutoff, 50),
      ticks,
      replay,
      mismatches,
    }),
  }
}

/**
 * @param {string} work
 * @param {number} events
 * @param {Record<'p50' | 'p99' | 'cutoff' | 'ticks' | 'replay' | 'mismatches', number>} found
 */
function rows(work, events, { p50, p99, cutoff, ticks, replay, mismatches }) {
  const ratio = replay / p50
  return [
    { work: `${work}: p50`, found: time(p50), goal: '≤ 5 µs', met: p50 <= 0.005 },
    { work: '— p99', found: time(p99), goal: '≤ 50 µs', met: p99 <= 0.05 },
    {
      work: '— against a replay from the start, on average',
      found: times(ratio),
      against: time(replay),
      ...(events > 1e6 && { goal: '≥ 1,000 ×', met: ratio >= 1000 }),
    },
    {
      work: `— frames of ${figure(SEEKS)} unlike the replay`,
      found: String(mismatches),
      goal: '0',
      met: mismatches === 0,
    },
    { work: '— next cutoff where there is none, p50', found: time(cutoff) },
    { work: '— 1,280 marks of the scrubber', found: time(ticks) },
  ]
}

/** @param {number} ratio */
function growth(ratio) {
  return { work: 'p50 at 10^7 ÷ p50 at 10^4', found: times(ratio), goal: '≤ 3 ×', met: ratio <= 3 }
}

/**
 * The time of each call, in milliseconds, that of reading the clock taken off.
 * @param {Uint32Array} steps
 * @param {(step: number) => number} work
 */
function each(steps, work) {
  const times = new Float64Array(steps.length)
  const clock = new Float64Array(steps.length)
  let sum = 0
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < steps.length; at++) {
      const began = performance.now()
      sum += work(steps[at])
      times[at] = performance.now() - began
    }
    for (let at = 0; at < steps.length; at++) {
      const began = performance.now()
      clock[at] = performance.now() - began
    }
  }
  if (Number.isNaN(sum)) throw new Error('a seek found nothing')
  const overhead = percentile(clock, 50)
  return times.map((time) => Math.max(0, time - overhead))
}

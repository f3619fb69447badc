// How times are taken: medians of several rounds after one that warms up, and percentiles of many.

/** The least number of rounds and the least total time in milliseconds of a measurement. */
const LEAST = { rounds: 3, spent: 250 }

/** Rounds of the shortest work. */
const MOST = 1000

/**
 * The median time of some work, in milliseconds.
 * @param {() => void} work
 * @param {() => void} [prepare] the untimed work before each round
 */
export function median(work, prepare = () => {}) {
  const round = () => {
    prepare()
    const began = performance.now()
    work()
    return performance.now() - began
  }
  globalThis.gc?.()
  round()
  const times = []
  let spent = 0
  while (times.length < MOST && (times.length < LEAST.rounds || spent < LEAST.spent)) {
    const took = round()
    spent += took
    times.push(took)
  }
  return percentile(times, 50)
}

/**
 * @param {number[] | Float64Array} times
 * @param {number} percent
 */
export function percentile(times, percent) {
  const sorted = Float64Array.from(times).sort()
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]
}

/**
 * Whole numbers from 1 to `most`, always the same: a linear congruential generator (Knuth's MMIX).
 * @param {number} count
 * @param {number} most
 */
export function randomSteps(count, most) {
  let state = 1n
  return Uint32Array.from({ length: count }, () => {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n)
    return 1 + (Number(state >> 33n) % most)
  })
}

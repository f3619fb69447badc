// How times are taken: medians of several rounds after one that warms up, and percentiles of many.

/**
 * The median time of some work, in milliseconds.
 * @param {() => void} work
 * @param {{ rounds?: number, prepare?: () => void }} [how] what is prepared is not timed
 */
export function median(work, { rounds = 9, prepare = () => {} } = {}) {
  const times = []
  globalThis.gc?.()
  for (let round = 0; round <= rounds; round++) {
    prepare()
    const began = performance.now()
    work()
    if (round > 0) times.push(performance.now() - began)
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

/**
 * The exact interval of a share (Clopper and Pearson 1934): for every true share, the interval contains it in at least 95
 * of 100 samples.
 */

/** The probability that the interval misses the share on one side. */
const TAIL = 0.025
/** How often an interval is halved: more changes no digit. */
const HALVINGS = 50

/**
 * The least and the greatest share that the true one can be.
 * @param {number} hits the number of those found
 * @param {number} all of so many, at least 1
 * @returns {[low: number, high: number]}
 */
export function interval(hits, all) {
  return [lowest(hits, all), 1 - lowest(all - hits, all)]
}

/** The share with which so many hits or more have a probability of MISSED. @param {number} hits @param {number} all */
function lowest(hits, all) {
  let [low, high] = [0, hits / all]
  for (let halved = 0; halved < HALVINGS; halved += 1) {
    const middle = (low + high) / 2
    if (atLeast(hits, all, middle) < TAIL) low = middle
    else high = middle
  }
  return low
}

/**
 * The probability of so many hits or more among `all`, where each is one with probability `share`.
 * @param {number} hits at least all · share; 0: certain
 * @param {number} all
 * @param {number} share
 */
function atLeast(hits, all, share) {
  if (hits === 0) return 1
  if (share === 0) return 0
  let term = Math.exp(
    logBinomial(hits, all) + hits * Math.log(share) + (all - hits) * Math.log1p(-share),
  )
  let sum = term
  // The terms fall from here on.
  for (let more = hits; more < all && term > sum * 1e-17; more += 1) {
    term *= ((all - more) / (more + 1)) * (share / (1 - share))
    sum += term
  }
  return sum
}

/** The logarithm of the number of ways to choose so many of all. @param {number} hits @param {number} all */
function logBinomial(hits, all) {
  let sum = 0
  for (let chosen = 1; chosen <= hits; chosen += 1) {
    sum += Math.log((all - hits + chosen) / chosen)
  }
  return sum
}

/**
 * The statistics of a sample of counts: its mean, its deviation, its histogram.
 *
 * @typedef {object} Statistics
 * @property {number} count
 * @property {number} mean NaN if the sample is empty
 * @property {number} deviation standard deviation of the sample (by n − 1); NaN if there are fewer than two
 * @property {number} error standard error of the mean
 * @property {number} least
 * @property {number} most
 */

/**
 * Uses Welford's method, which loses no digits when the counts are large and nearly equal.
 * @param {Iterable<number>} sample
 * @returns {Statistics}
 */
export function statistics(sample) {
  let [count, mean, squares] = [0, 0, 0]
  let [least, most] = [Infinity, -Infinity]
  for (const x of sample) {
    count += 1
    const off = x - mean
    mean += off / count
    squares += off * (x - mean)
    least = Math.min(least, x)
    most = Math.max(most, x)
  }
  const deviation = count > 1 ? Math.sqrt(squares / (count - 1)) : NaN
  return {
    count,
    mean: count ? mean : NaN,
    deviation,
    error: deviation / Math.sqrt(count),
    least,
    most,
  }
}

/** The widths of bins that are easy to read: these, times a power of ten. */
const WIDTHS = [1, 2, 5]

/** The most bins that are easy to read. */
const MOST_BINS = 40

/**
 * The sample in bins of equal width, each starting at a multiple of the width. There are at most twice as many as
 * the root of the sample's size, so that a small sample has no gaps.
 *
 * @param {Iterable<number>} sample whole numbers
 * @param {Statistics} extent of the sample, which is not empty
 * @returns {{ width: number, first: number, counts: number[] }} `first` is the least count of the
 *   first bin
 */
export function bins(sample, { count, least, most: greatest }) {
  const most = Math.min(MOST_BINS, Math.ceil(2 * Math.sqrt(count)))
  let width = 1
  for (let power = 1; binCount(width) > most; power *= 10) {
    width = WIDTHS.map((w) => w * power).find((w) => binCount(w) <= most) ?? width
  }
  const first = Math.floor(least / width) * width
  const counts = new Array(binCount(width)).fill(0)
  for (const x of sample) counts[Math.floor((x - first) / width)] += 1
  return { width, first, counts }

  /** @param {number} width */
  function binCount(width) {
    return Math.floor(greatest / width) - Math.floor(least / width) + 1
  }
}

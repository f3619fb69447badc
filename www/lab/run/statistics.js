/**
 * What a sample of counts says: its mean, its spread, its histogram.
 *
 * @typedef {object} Statistics
 * @property {number} count
 * @property {number} mean NaN of nothing
 * @property {number} deviation standard deviation of the sample (by n − 1); NaN of fewer than two
 * @property {number} error standard error of the mean
 * @property {number} least
 * @property {number} most
 */

/**
 * By Welford's method, which loses no digits when the counts are large and alike.
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

/** Bins that are easy to read are so many counts wide, or ten, a hundred … times that. */
const WIDTHS = [1, 2, 5]

/** More bins than so many are no easier to read. */
const MOST_BINS = 40

/**
 * The sample in bins of equal width, each beginning at a multiple of the width. They are at most
 * twice as many as the root of the sample's size, so that a small sample is not all gaps.
 *
 * @param {Iterable<number>} sample whole numbers
 * @param {Statistics} extent of the sample, which is not empty
 * @returns {{ width: number, first: number, counts: number[] }} `first` is the least count of the
 *   first bin
 */
export function bins(sample, { count, least, most: greatest }) {
  const most = Math.min(MOST_BINS, Math.ceil(2 * Math.sqrt(count)))
  let width = 1
  for (let power = 1; spanned(width) > most; power *= 10) {
    width = WIDTHS.map((w) => w * power).find((w) => spanned(w) <= most) ?? width
  }
  const first = Math.floor(least / width) * width
  const counts = new Array(spanned(width)).fill(0)
  for (const x of sample) counts[Math.floor((x - first) / width)] += 1
  return { width, first, counts }

  /** @param {number} width */
  function spanned(width) {
    return Math.floor(greatest / width) - Math.floor(least / width) + 1
  }
}

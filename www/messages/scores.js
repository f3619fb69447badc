/**
 * Rewards, means and scores of best-first searches: decimals of a fixed number, so that columns and sums can be compared.
 */

/** The fewest and the most decimals. */
const FEWEST = 2
const MOST = 6

/** @param {string} lang */
export function scores(lang) {
  const formats = Array.from(
    { length: MOST + 1 },
    (_, digits) =>
      new Intl.NumberFormat(lang, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        useGrouping: false,
      }),
  )

  /**
   * A reward, a mean or a score; a dash if there is none.
   * @param {number | null} x
   * @param {number} [digits]
   */
  function fixed(x, digits = FEWEST) {
    if (x === null || Number.isNaN(x)) return '–'
    return formats[digits].format(x).replaceAll('-', '−')
  }

  /** The number of decimals that tells different numbers apart. @param {number[]} numbers */
  function digitsFor(numbers) {
    const different = new Set(numbers).size
    for (let digits = FEWEST; digits < MOST; digits += 1) {
      if (new Set(numbers.map((x) => fixed(x, digits))).size === different) return digits
    }
    return MOST
  }

  /**
   * Two numbers with as many decimals as tell them apart; whole ones have none.
   * @param {number} one
   * @param {number} other
   */
  function pair(one, other) {
    const whole = [one, other].every((x) => Number.isInteger(x) || Math.abs(x) === Infinity)
    const digits = whole ? 0 : digitsFor([one, other])
    return [fixed(one, digits), fixed(other, digits)]
  }

  /** A proof number; null is infinite. @param {number | null} n */
  function proofNumber(n) {
    return n === null ? '∞' : new Intl.NumberFormat(lang).format(n)
  }

  return { fixed, digitsFor, pair, proofNumber }
}

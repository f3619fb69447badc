/**
 * Numbers, means, windows and cut tests. All languages write them alike, except for digits and signs.
 *
 * @import {Explanation, Mover, Naming, Side} from '../types.js'
 */

/** @typedef {Pick<Extract<Explanation, { key: 'cutoff' }>, 'best' | 'side' | 'bound' | 'strict' | 'naming'>} Test */

const greek = { alpha: 'α', beta: 'β' }
const knownBounds = { alpha: 'knownMax', beta: 'knownMin' }

/**
 * The names of the two bounds in a listing.
 * @type {Record<Naming, Record<Side, string>>}
 */
export const letters = { greek, known: knownBounds, best: knownBounds }

/**
 * The names of the two bounds at a node of a player: some listings call the bound that the node moves `best`.
 * @type {Record<Naming, Record<Mover, Record<Side, string>>>}
 */
export const lettersAt = {
  greek: { max: greek, min: greek, chance: greek },
  known: { max: knownBounds, min: knownBounds, chance: knownBounds },
  best: {
    max: { ...knownBounds, alpha: 'best' },
    min: { ...knownBounds, beta: 'best' },
    chance: knownBounds,
  },
}

/** @typedef {Extract<Explanation, { key: 'compare' }>} Compare */

/** Whether a number is −∞ or +∞: no bound, or no end of the number line. @param {number} x */
export function isEndless(x) {
  return Math.abs(x) === Infinity
}

/**
 * @typedef {object} RangeWords the words of a language for a range, by its bounds
 * @property {(x: number) => string} exactly
 * @property {(x: number) => string} atMost
 * @property {(x: number) => string} atLeast
 * @property {(lo: number, hi: number) => string} between
 * @property {string} anything
 */

/** A range in the words of a language. @param {number} lo @param {number} hi @param {RangeWords} words */
export function rangeInWords(lo, hi, words) {
  if (lo === hi) return words.exactly(lo)
  if (isEndless(lo)) return isEndless(hi) ? words.anything : words.atMost(hi)
  return isEndless(hi) ? words.atLeast(lo) : words.between(lo, hi)
}

/**
 * A number with endless decimals as a fraction, as averages are; null for any other.
 * @param {number} x
 */
function fraction(x) {
  if (String(x).length < 16 || Math.abs(x) > 1e6) return null
  for (let over = 3; over <= 1296; over++) {
    const share = Math.round(x * over)
    if (share / over === x) return `${share}/${over}`.replace('-', '−')
  }
  return null
}

/**
 * A window whose bounds are written already.
 * @param {string} alpha
 * @param {string} beta
 * @param {Naming} [naming]
 */
export function pair(alpha, beta, naming = 'greek') {
  const name = letters[naming]
  return `${name.alpha}\u00a0${alpha} ${name.beta}\u00a0${beta}`
}

/** @param {string} lang */
export function numbers(lang) {
  const plain = new Intl.NumberFormat(lang, { useGrouping: false, maximumFractionDigits: 20 })
  const scientific = new Intl.NumberFormat(lang, {
    notation: 'scientific',
    maximumFractionDigits: 15,
  })
  const grouped = new Intl.NumberFormat(lang)
  const means = [0, 1, 2, 3].map(
    (digits) => new Intl.NumberFormat(lang, { maximumFractionDigits: digits }),
  )
  const short = new Intl.NumberFormat(lang, { maximumSignificantDigits: 3 })
  const plural = new Intl.PluralRules(lang)
  const decimal = plain.format(0.5).charAt(1)

  /**
   * A value of the tree, as in the picture: with a true minus sign, a plus sign before ∞, and no grouping.
   * @param {number} x
   */
  function number(x) {
    if (x === Infinity) return '+∞'
    // Another program does not say it.
    if (Number.isNaN(x)) return '?'
    const size = Math.abs(x)
    const share = fraction(x)
    if (share !== null) return share
    const far = size !== Infinity && size !== 0 && (size >= 1e15 || size < 1e-6)
    return (far ? scientific : plain).format(x === 0 ? 0 : x).replaceAll('-', '−')
  }

  /**
   * A mean with about five digits; a dash if there is none.
   * @param {number} x
   */
  function average(x) {
    if (Number.isNaN(x)) return '–'
    const digits = Math.min(Math.max(4 - Math.floor(Math.log10(Math.abs(x) || 1)), 0), 3)
    return means[digits].format(x)
  }

  /**
   * A deviation or an error with three digits, because more digits would mean nothing.
   * @param {number} x
   */
  function rough(x) {
    return Number.isNaN(x) ? '–' : short.format(x)
  }

  /** @param {number} n */
  function count(n) {
    return grouped.format(n)
  }

  /**
   * A number of things: "1 leaf", "9 leaves". For languages with a singular and a plural.
   * @param {number} n
   * @param {string} one
   * @param {string} many
   */
  function things(n, one, many) {
    return `${count(n)} ${plural.select(n) === 'one' ? one : many}`
  }

  /**
   * A window, as written beside an open node. No line ends between a bound and its number.
   * @param {number} alpha
   * @param {number} beta
   * @param {Naming} [naming] only searches that visit each node once are told in listings with other names
   */
  function window(alpha, beta, naming = 'greek') {
    return pair(number(alpha), number(beta), naming)
  }

  /**
   * The bounds that another program says: "α = 3, β = +∞"; empty if it says none.
   * @param {{ alpha: number | null, beta: number | null, naming: Naming }} p
   */
  function bounds({ alpha, beta, naming }) {
    const name = letters[naming]
    const parts = [
      alpha !== null && `${name.alpha} = ${number(alpha)}`,
      beta !== null && `${name.beta} = ${number(beta)}`,
    ]
    return parts.filter(Boolean).join(decimal === ',' ? '; ' : ', ')
  }

  /**
   * The sign of a cut test, and the name of the bound.
   * @param {Test} test
   */
  function signs({ side, strict, naming }) {
    const { alpha, beta } = letters[naming]
    return side === 'alpha' ? [strict ? '<' : '≤', alpha] : [strict ? '>' : '≥', beta]
  }

  /**
   * A cut test that held: "2 ≤ α = 3".
   * @param {Test} p
   */
  function test(p) {
    const [sign, letter] = signs(p)
    return `${number(p.best)} ${sign} ${letter} = ${number(p.bound)}`
  }

  /**
   * A cut test that held, shorter: "2 ≤ α 3".
   * @param {Test} p
   */
  function briefTest(p) {
    const [sign, letter] = signs(p)
    return `${number(p.best)} ${sign} ${letter}\u00a0${number(p.bound)}`
  }

  /**
   * The bound that a result has to beat: "α = 3".
   * @param {Compare} p
   */
  function toBeat({ node, side, bound, naming }) {
    return `${lettersAt[naming][node.player][side]} = ${number(bound)}`
  }

  /**
   * The best value before a result: "3", or "best = 3" if the listing calls it `best`.
   * @param {Compare} p
   */
  function bestBefore({ before, naming }) {
    return naming === 'best' ? `best = ${number(before)}` : number(before)
  }

  /** The weight of a child of a chance node, as written. @param {string} text */
  function weight(text) {
    return text.replace('.', decimal)
  }

  return {
    weight,
    decimal,
    number,
    count,
    average,
    rough,
    things,
    window,
    bounds,
    test,
    briefTest,
    toBeat,
    bestBefore,
  }
}

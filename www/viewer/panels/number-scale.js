/**
 * The places of numbers on a number line: arithmetic on plain objects, without a document.
 *
 * @typedef {object} Scale
 * @property {number} lo the number at `left`
 * @property {number} hi the number at `right`
 * @property {number} left in pixels
 * @property {number} right
 * @property {number} width −∞ is at 0, +∞ here
 *
 * @typedef {object} Label
 * @property {number} at the wanted place of its middle
 * @property {number} width
 */

/** Steps between the numbers of a scale: these, times a power of ten. */
const ROUND = [1, 2, 5, 10]

/** A tolerance, as a share of a step: 0.3 / 0.1 is a little less than 3. */
const SLACK = 1e-9

/**
 * The scale of a whole search. It stays the same at every step.
 * @param {[number, number] | null} span the least and the greatest possible number
 * @param {number} width
 * @param {number} margin pixels at either end, for ±∞
 * @returns {Scale}
 */
export function makeScale(span, width, margin) {
  const [lo, hi] = span ?? [0, 0]
  const room = lo === hi ? Math.max(Math.abs(lo) / 2, 1) : 0
  const left = Math.min(margin, width / 2)
  return { lo: lo - room, hi: hi + room, left, right: width - left, width }
}

/** @param {Scale} scale @param {number} x a number, or ±∞ */
export function place({ lo, hi, left, right, width }, x) {
  if (x === -Infinity) return 0
  if (x === Infinity) return width
  // The difference of two finite numbers can be infinite; that of their halves cannot.
  const part = Number.isFinite(hi - lo) ? 1 : 0.5
  const share = (x * part - lo * part) / (hi * part - lo * part)
  return left + Math.min(Math.max(share, 0), 1) * (right - left)
}

/**
 * Round numbers on the scale, at least `apart` pixels from each other.
 * @param {Scale} scale
 * @param {number} apart
 */
export function ticks({ lo, hi, left, right }, apart) {
  const least = ((hi - lo) * apart) / Math.max(right - left, 1)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * (ROUND.find((factor) => factor * power >= least) ?? 10)
  const first = Math.ceil(lo / step - SLACK)
  const count = Math.floor(hi / step + SLACK) - first + 1
  if (!Number.isFinite(step) || step === 0 || !(count > 0)) return []
  // Round to the decimals of the step: 3 · 0.1 is 0.3.
  const digits = Math.min(Math.max(-Math.floor(Math.log10(step)), 0), 100)
  return Array.from({ length: count }, (_, i) => Number(((first + i) * step).toFixed(digits)) + 0)
}

/**
 * The left ends of labels that do not overlap, each as near to its wanted place as the others allow. Their
 * order is that of the wanted places.
 * @param {Label[]} labels
 * @param {number} width
 * @param {number} gap
 */
export function placeLabels(labels, width, gap) {
  const order = labels.map((_, i) => i).sort((a, b) => labels[a].at - labels[b].at || a - b)
  const lefts = labels.map((label) => label.at - label.width / 2)
  order.slice(1).forEach((i, before) => {
    const overlap = lefts[order[before]] + labels[order[before]].width + gap - lefts[i]
    lefts[order[before]] -= Math.max(overlap, 0) / 2
    lefts[i] += Math.max(overlap, 0) / 2
  })
  let end = width + gap
  for (const i of order.toReversed()) {
    lefts[i] = Math.min(lefts[i], end - gap - labels[i].width)
    end = lefts[i]
  }
  let start = -gap
  for (const i of order) {
    lefts[i] = Math.max(lefts[i], start + gap)
    start = lefts[i] + labels[i].width
  }
  return lefts
}

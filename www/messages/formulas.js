/** Keeps the formulas in the words of a language on one line, by spaces that do not break. */

/** A space beside a sign, or in a product, `C √(ln N / n)`. */
const WITHIN = / (?=[<->≠-≥×÷±+−/…] |√)|(?<=[<->≠-≥×÷±+−/…]|\bln) /g

/** The same words give the same object. @type {WeakMap<object, any>} */
const kept = new WeakMap()

/**
 * Words, and functions that say some, in which no line ends within a formula: `α = 3`.
 * @param {any} words
 * @returns {any}
 */
export function keepFormulas(words) {
  if (typeof words === 'string') return words.replace(WITHIN, '\u00a0')
  if (!(words instanceof Object)) return words
  let keeping = kept.get(words)
  if (keeping) return keeping
  keeping = Array.isArray(words) ? [] : {}
  if (words instanceof Function) keeping = (/** @type {any[]} */ ...p) => keepFormulas(words(...p))
  for (const key in words) keeping[key] = keepFormulas(words[key])
  kept.set(words, keeping)
  return keeping
}

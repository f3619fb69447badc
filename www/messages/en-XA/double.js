/**
 * A made-up language for testing: English with every text doubled. No real language is longer, so a layout
 * that holds this one holds them all. Numbers stay as they are.
 *
 * @template T
 * @param {T} words a text, a function that returns one, or a list or table of such
 * @returns {T}
 */
export function double(words) {
  return /** @type {T} */ (twice(words))
}

/** @param {unknown} part @returns {unknown} */
function twice(part) {
  if (typeof part === 'string') return part && `${part} ${part}`
  if (typeof part === 'function') return (/** @type {unknown[]} */ ...p) => twice(part(...p))
  if (Array.isArray(part)) return part.map(twice)
  if (!(part instanceof Object)) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, twice(value)]))
}

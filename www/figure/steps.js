/**
 * The steps of a strip, as one writes them.
 *
 * @import {Search} from '../core.js'
 */

/** Words for many steps, and the step size whose stops they are. @type {Map<string, 'cutoff' | 'decision' | 'iteration' | 'choice'>} */
const MANY = new Map([
  ['cutoffs', 'cutoff'],
  ['decisions', 'decision'],
  ['iterations', 'iteration'],
  ['choices', 'choice'],
])

/**
 * The steps that a text names, without repetition and in the order of the text: names of steps such as `cutoff:2`,
 * `node:C` or `last`; `cutoffs` and `decisions`, or `iterations` and `choices`, for all of these; `3..9` for all steps
 * from one to another. Names are separated by commas; those of nodes may stand in quotes.
 * @param {Search} search
 * @param {string} text
 * @returns {number[]}
 * @throws {SecateurError}
 */
export function stepsOf(search, text) {
  const parts = split(text, ',').map((part) => part.trim())
  const all = [...new Set(parts.flatMap((part) => steps(search, part)))]
  // A name such as `cutoffs` is refused where it stands for no step of this search.
  return all.length > 0 ? all : [search.stepOf(text)]
}

/** @param {Search} search @param {string} part @returns {number[]} */
function steps(search, part) {
  const size = MANY.get(part)
  if (size) {
    const count = search.stops(search.summary.steps, size)
    return Array.from({ length: count }, (_, number) => search.stop(number + 1, size))
  }
  const [from, to] = split(part, '..')
  if (to === undefined) return [search.stepOf(part)]
  const [first, last] = [search.stepOf(from), search.stepOf(to)]
  if (first > last) return [search.stepOf(part)]
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}

/** The parts of a text between separators that do not stand in quotes. @param {string} text @param {string} by */
function split(text, by) {
  const parts = ['']
  for (const piece of text.match(/"(?:\\.|[^"\\])*"|\.\.|[^]/g) ?? []) {
    if (piece === by) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts
}

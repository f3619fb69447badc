/**
 * The first mistake of another program's search, in sentences.
 *
 * @import {Search} from '../core.js'
 * @import {BestFirstFinding, CallKind, Finding} from '../types.js'
 * @import {ImportedWords} from '../messages/imported.js'
 */

/** The parameters that are nodes. */
const NODES = ['node', 'of', 'open', 'next', 'child']
/** The mistakes of which a node is expected. */
const OF_NODES = ['enters-other', 'compares', 'chooses', 'plays-to', 'decides']

/**
 * The mistake in one sentence.
 * @param {Search} search
 * @param {Finding | BestFirstFinding} finding
 * @param {ImportedWords} w
 */
export function wrongness(search, finding, w) {
  const nodes = OF_NODES.includes(finding.code) ? [...NODES, 'expected'] : NODES
  const placed = Object.entries(finding).map(([name, value]) => {
    const node = nodes.includes(name) && typeof value === 'number'
    return [name, node ? placeOf(search, value) : value]
  })
  const say = /** @type {(p: object) => string} */ (w.findings[finding.code])
  return say(Object.fromEntries(placed))
}

/**
 * The place of a node. A leaf has the value that the trace gives it; if that is the mistake, no name can be made of it.
 * @param {Search} search
 * @param {number} node
 */
function placeOf(search, node) {
  const { place } = search.node(node, 0)
  const wrong = search.finding
  const valued = wrong?.code === 'value' || wrong?.code === 'returns'
  if (!valued || wrong.node !== node || place.value === wrong.expected) return place
  return { ...place, value: null }
}

/**
 * The words for a search in which nothing is wrong.
 * @param {Search} search
 * @param {ImportedWords} w
 */
export function rightness(search, w) {
  const unjudged = unjudgedOf(search)
  const { steps } = search.summary
  return unjudged.length > 0 ? w.loose(steps, unjudged) : w.right(steps)
}

/**
 * The calls that nobody judges, by kind, and how many there are.
 * @param {Search} search
 * @returns {[CallKind, number][]}
 */
export function unjudgedOf(search) {
  return search.unjudged.flatMap(({ kind, calls }) => (kind ? [[kind, calls]] : []))
}

/**
 * The number by the rules in one sentence, and as a sign; empty where the mistake is none of numbers.
 * @param {Finding | BestFirstFinding} finding
 * @param {ImportedWords} w
 * @param {(x: number) => string} number
 */
export function correction(finding, w, number) {
  const side = sideOf(finding)
  if (side === undefined || !('expected' in finding)) return null
  const expected = Number(finding.expected)
  return { words: w.byRules(side, expected), sign: `≠ ${number(expected)}` }
}

/** The bound that is wrong; null if it is a value, undefined if it is none of numbers. @param {Finding | BestFirstFinding} finding */
function sideOf(finding) {
  switch (finding.code) {
    case 'window':
      return finding.side
    case 'compared':
      return finding.number === 'value' ? null : finding.number
    case 'value':
    case 'best':
    case 'returns':
    case 'stored':
    case 'finishes':
      return null
  }
}

/**
 * The likely fault of the program; empty where none is known.
 * @param {Search} search
 * @param {Finding | BestFirstFinding} finding
 * @param {ImportedWords} w
 */
export function likelihood(search, { likely }, w) {
  if (!likely) return ''
  /** @type {Record<string, string>} */
  const mistakes = search.bestFirst ? w.bestFirstMistakes : w.mistakes
  return w.likely(mistakes[likely.fault], likely.until, likely.of)
}

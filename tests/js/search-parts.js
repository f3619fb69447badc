// The parts of many searches that sentences describe, each kind of part once.

import { open } from '../../www/core.js'
import { EXAMPLES } from '../../www/page/controls/examples.js'
import { STORED } from './fillings.js'
import { programs } from './programs.js'
import { SEVERAL_VISITS, RULES, STATIC } from './rules.js'

/**
 * @import {Call, Drawing, Explanation, MinimalNode, NodeState, Options, Source} from '../../www/types.js'
 */

/** Trees with names, with letters, with neither, and with a player who moves twice in a row. */
const TREES = [
  ...Object.values(EXAMPLES).map(({ text }) => text),
  ...[
    STATIC,
    '5',
    'x',
    'x:5',
    '(1 2)',
    '(1 (-0.5 a))',
    '(B=4(1 9) C=3(8 7))',
    'MAX(3 MAX(1 MIN(0 4)))',
  ],
  // Names that distinguish nodes in any language.
  ...[
    'N21(N22(3 12 8) N23(2 4 6) N24(14 5 2))',
    'N21(5 N22(N23(N24(4 9 1))))',
    'N21(1 N22(1 N23(0)))',
    'N21(N22=4!(3 12 8) N23=2!(2 4 6))',
  ],
]

/** @type {Options[]} */
const MORE_RULES = [
  ...RULES,
  { returns: 'hard' },
  { returns: 'hard', cut: '>' },
  { window: [4, 9] },
  { bounds: 'shallow' },
  { depth: 2 },
  { values: [0, 10] },
]

/** @type {Source[]} */
const GAMES = [
  ...[1, 2, 5].map((coins) => ({ game: /** @type {const} */ ('coins'), coins })),
  ...['xo. .x. ..o', '... ... ...', 'xxo oo. xx.'].map((board) => ({
    game: /** @type {const} */ ('tic-tac-toe'),
    board,
    plies: 2,
  })),
]

/**
 * The parts of all searches of the trees, each kind of part once.
 * @returns {Promise<{
 *   explanations: Map<string, Explanation[]>,
 *   nodes: NodeState[],
 *   calls: Call[],
 *   drawings: Drawing[],
 *   minimal: MinimalNode[],
 * }>}
 */
export async function collect() {
  const explanations = new Map()
  const nodes = new Map()
  const calls = new Map()
  const minimal = new Map()
  for (const text of TREES) {
    const again = text.includes('?') ? [] : SEVERAL_VISITS
    for (const rules of [...MORE_RULES, ...again]) {
      const search = await open(text, rules)
      for (let step = 0; step <= search.summary.steps; step += 1) {
        for (const view of /** @type {const} */ (['max', 'mover'])) {
          const explanation = search.explain(step, view)
          const examples = explanations.get(explanation.key) ?? new Map()
          explanations.set(explanation.key, examples.set(kind(explanation), explanation))
        }
        const { length } = search.frame(step).path
        for (const call of search.calls(step, 0, length)) calls.set(kind(call), call)
        for (const id of [0, 1, 2, 5]) {
          if (id >= search.summary.nodes) continue
          const node = search.node(id, step)
          nodes.set(kind(node), node)
        }
      }
      for (let id = 0; id < search.summary.nodes; id += 1) {
        const node = search.minimalNode(id, search.summary.steps)
        if (node) minimal.set(kind(node), node)
      }
      if (rules === MORE_RULES[0]) {
        for (const trace of programs(search)) {
          const program = await open({ trace, tree: text })
          for (let step = 0; step <= program.summary.steps; step += 1) {
            const explanation = program.explain(step)
            const examples = explanations.get(explanation.key) ?? new Map()
            explanations.set(explanation.key, examples.set(kind(explanation), explanation))
          }
          program.free()
        }
      }
      search.free()
    }
  }
  return {
    explanations: new Map(
      [...explanations].map(([key, examples]) => {
        const stored = ['hit', 'narrow'].includes(key) ? STORED.map((one) => ({ ...one, key })) : []
        return [key, [...examples.values(), ...stored]]
      }),
    ),
    nodes: [...nodes.values()],
    calls: [...calls.values()],
    drawings: await draw(),
    minimal: [...minimal.values()],
  }
}

/** Rules of best-first searches. @type {Options[]} */
const BEST_FIRST = [
  { algorithm: 'mcts', iterations: 12 },
  { algorithm: 'mcts', iterations: 12, selection: 'mean', playout: 'first', final: 'mean' },
  { algorithm: 'mcts', iterations: 12, expand: 'all', playout: 'last', solver: 'on' },
  { algorithm: 'mcts', iterations: 3, playout: 'value', reward: 'raw' },
  { algorithm: 'pns' },
  { algorithm: 'pns', threshold: 6, iterations: 2 },
  { algorithm: 'pns', threshold: 4 },
]

/** Trees for them, one with chance nodes. */
const GROWN = [
  ...['((3 12 8) (2 4 6) (14 5 2))', '5', '(B=4(1 9) C=3(8 7))', '(x:1 y:1 (2))'],
  '?(1/3:(1 2) 2/3:(4 8))',
]

/**
 * The parts of best-first searches, each kind of part once.
 * @returns {Promise<{ explanations: Map<string, object[]>, nodes: object[], turns: object[] }>}
 */
export async function collectGrown() {
  /** @type {Map<string, Map<string, object>>} */
  const explanations = new Map()
  const nodes = new Map()
  const turns = new Map()
  for (const text of GROWN) {
    for (const rules of BEST_FIRST) {
      if (rules.algorithm === 'pns' && text.startsWith('?')) continue
      if (rules.playout === 'value' && !text.includes('=')) continue
      const search = await open(text, rules)
      for (let step = 0; step <= search.summary.steps; step += 1) {
        const explanation = search.explain(step)
        const examples = explanations.get(explanation.key) ?? new Map()
        explanations.set(explanation.key, examples.set(kind(explanation), explanation))
        for (let id = 0; id < search.summary.nodes; id += 1) {
          const node = search.node(id, step)
          nodes.set(kind(node), node)
        }
        for (const turn of search.ratings(0, step, 9)?.turns ?? []) turns.set(kind(turn), turn)
      }
      search.free()
    }
  }
  return {
    explanations: new Map(
      [...explanations].map(([key, examples]) => [key, [...examples.values()]]),
    ),
    nodes: [...nodes.values()],
    turns: [...turns.values()],
  }
}

/** @returns {Promise<Drawing[]>} */
async function draw() {
  const drawings = new Map()
  for (const source of GAMES) {
    const search = await open(source)
    for (let node = 0; node < Math.min(search.summary.nodes, 40); node += 1) {
      const drawing = search.drawing(node)
      if (drawing) drawings.set(drawing.text, drawing)
    }
    search.free()
  }
  return [...drawings.values()]
}

/**
 * The facts that a sentence depends on: which fields there are, and whether a number is 0, 1, many or below 0.
 * @param {object} part
 */
function kind(part) {
  const sort = (/** @type {string} */ key, /** @type {unknown} */ value) => {
    if (
      ['node', 'step', 'line', 'entered', 'left', 'size', 'parent'].includes(key) &&
      typeof value === 'number'
    )
      return 0
    if (key === 'name' && typeof value === 'string') return 'name'
    if (typeof value !== 'number') return value
    if (!Number.isFinite(value)) return String(value)
    return Math.min(Math.max(Math.trunc(value), -1), 2)
  }
  return JSON.stringify(part, sort)
}

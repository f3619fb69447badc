/**
 * The words of bounds: the window and the range of a node, the number line, the arrow of a cutoff.
 *
 * @import {NodeState, Reach} from '../../types.js'
 */

import { number, range, window } from './phrases.js'

/** Beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: 'shallow', deep: 'deep', window: 'root’s window' }

export const bounds = {
  reach,

  window: 'window',
  sides: { alpha: 'α', beta: 'β' },
  passed: 'as passed',
  now: 'as it stands',
  heldBy: 'held by',
  holders: {
    itself: 'itself',
    root: 'root’s window',
    nobody: '–',
  },
  range: 'range',
  /** @param {[number, number]} proved */
  proved: ([lo, hi]) => range(lo, hi),
  difference:
    'The window says which values still matter here: those between α and β. The range says which values the node can still turn out to have, given the leaves seen so far.',
  /** Why there is no window. */
  noWindow: {
    ahead: 'none yet',
    never: 'never passed',
    minimax: 'none in minimax',
  },

  line: {
    alpha: (/** @type {number} */ x) => `α = ${number(x)}`,
    beta: (/** @type {number} */ x) => `β = ${number(x)}`,
    /** @type {Record<NodeState['status'], (x: number) => string>} */
    value: {
      unreached: (x) => `value ${number(x)}`,
      open: (x) => `best ${number(x)}`,
      closed: (x) => `returned ${number(x)}`,
      pruned: (x) => `value ${number(x)}`,
      beyond: (x) => `value ${number(x)}`,
    },
    /** What a child has just returned. */
    child: (/** @type {number} */ x) => `child ${number(x)}`,
    tick: number,
    /** All of the picture. @param {NodeState} node @param {number | null} child what it has returned */
    words: (node, child) =>
      [
        ...ofWindow(node),
        ...ofValue(node),
        ...ofChild(child),
        `The range is ${range(...node.range)}.`,
      ].join(' '),
  },
}

/** @param {NodeState} node */
function ofWindow({ window: now }) {
  if (now === null) return ['Number line without a window.']
  const [alpha, beta] = now
  const told = `Number line with the window ${window(alpha, beta)}.`
  if (alpha < beta) return [told]
  const crossing = alpha === beta ? 'α and β meet' : 'α has passed β'
  return [told, `${crossing}: no value between them is left.`]
}

/** @param {NodeState} node */
function ofValue({ status, value, cut }) {
  if (value === null) return []
  const found = number(value)
  const letter = cut === 'alpha' ? 'α' : 'β'
  if (status === 'closed') {
    return [cut ? `It was cut by ${letter} and returned ${found}.` : `It returned ${found}.`]
  }
  if (cut === null) return [`The best value so far is ${found}.`]
  const where = cut === 'alpha' ? 'not above α' : 'not below β'
  return [`The best value so far is ${found}, ${where}: the node is cut.`]
}

/** @param {number | null} child */
function ofChild(child) {
  return child === null ? [] : [`A child has returned ${number(child)}.`]
}

/**
 * The words of bounds: the window and the range of a node, the number line, the arrow of a cutoff.
 *
 * @import {NodeState, Reach} from '../../types.js'
 */

import { letters, lettersAt, number, range, window } from './phrases.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: 'shallow', deep: 'deep', window: 'root’s window' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = { shallow: 'shallow: the parent’s bound', deep: 'deep: a farther ancestor’s bound' }

export const bounds = {
  reach,
  meaning,
  /** Under the picture, where windows stand without names. */
  legend: {
    /** @param {string} window with the names of its bounds */
    names: (window) => `${window}: only values between them still matter`,
    close: 'Hide this line',
  },

  window: 'window',
  letters,
  lettersAt,
  passed: 'as passed',
  now: 'as it stands',
  heldBy: 'held by',
  holders: {
    itself: 'itself',
    root: 'root’s window',
    nobody: '–',
  },
  range: 'range',
  /** @param {NodeState} node */
  proved: ({ range: [lo, hi], limit }) => range(lo, hi, limit),
  /** @param {NodeState} node */
  difference: ({ naming, place: { player } }) => {
    const { alpha, beta } = lettersAt[naming][player]
    return `The window says which values still matter here: those between ${alpha} and ${beta}. The range says which values the node can still turn out to have, given the leaves seen so far.`
  },
  /** Why there is no window. */
  noWindow: {
    unreached: 'none yet',
    never: 'never passed',
    minimax: 'none in minimax',
  },

  line: {
    /** @type {Record<NodeState['status'], (x: number) => string>} */
    value: {
      unreached: (x) => `value ${number(x)}`,
      open: (x) => `best ${number(x)}`,
      closed: (x) => `returned ${number(x)}`,
      pruned: (x) => `value ${number(x)}`,
      beyond: (x) => `value ${number(x)}`,
      spared: (x) => `value ${number(x)}`,
    },
    /** The value that a child has just returned. */
    child: (/** @type {number} */ x) => `child ${number(x)}`,
    tick: number,
    /**
     * The number line in words.
     * @param {NodeState} node
     * @param {number | null} child the value that a child has just returned
     * @param {string} order that value and what it is compared with: "best = 3 < val = 5 < knownMin = 6"
     */
    words: (node, child, order) =>
      [
        ...ofWindow(node),
        ...ofValue(node),
        ...ofChild(child, order),
        `The range is ${range(...node.range, node.limit)}.`,
      ].join(' '),
  },
}

/** @param {NodeState} node */
function ofWindow({ place, window: now, crossing, naming }) {
  if (now === null) return ['Number line without a window.']
  const [alpha, beta] = now
  const name = lettersAt[naming][place.player]
  const told = `Number line with the window ${window(alpha, beta)}.`
  if (crossing === null) return [told]
  const how =
    crossing === 'met'
      ? `${name.alpha} and ${name.beta} meet`
      : `${name.alpha} has passed ${name.beta}`
  return [told, `${how}: no value between them is left.`]
}

/** @param {NodeState} node */
function ofValue({ place, status, value, cut, naming }) {
  if (value === null) return []
  const chance = place.player === 'chance'
  const found = number(value)
  const letter = letters[naming][cut ?? 'alpha']
  if (status === 'closed') {
    return [cut ? `It was cut by ${letter} and returned ${found}.` : `It returned ${found}.`]
  }
  if (chance) return [`The sum so far is ${found}.`]
  if (cut === null) return [`The best value so far is ${found}.`]
  const where = cut === 'alpha' ? `not above ${letter}` : `not below ${letter}`
  return [`The best value so far is ${found}, ${where}: the node is cut.`]
}

/** @param {number | null} child @param {string} order */
function ofChild(child, order) {
  return child === null ? [] : [`A child has returned ${number(child)}: ${order}.`]
}

/**
 * The words of the panel about one node: its value, its window and its range, the number line.
 *
 * @import {NodeState, Place as Where, Pruned, Naming} from '../../types.js'
 */

import {
  Place,
  count,
  letters,
  lettersAt,
  mover,
  number,
  owner,
  place,
  range,
  soFar,
  window,
} from './numbers-and-names.js'
import { status } from './viewer.js'

export const node = {
  title: 'Node',
  /** @param {NodeState} node */
  heading: ({ place: where }) => Place(where),
  /** @param {NodeState} node */
  status: ({ place: where, status: now, depth, standPat }) =>
    `${where.leaf ? 'leaf' : mover(where.player)}, depth ${count(depth)}, ${status[now]}${standPat === undefined ? '' : `, stands pat on ${number(standPat)}`}`,
  /** The name of a node's value, by its state. */
  values: {
    unreached: 'value',
    open: 'best so far',
    closed: 'value returned',
    pruned: 'value',
    beyond: 'value',
    spared: 'value',
  },
  soFar,
  none: '–',
  /** @param {Pruned} pruned @param {Naming} naming */
  why: ({ at, side, bound, holder, origin, reach }, naming) => {
    const letter = letters[naming][side]
    const greek = side === 'alpha' ? 'An alpha' : 'A beta'
    const name = naming !== 'greek' ? 'A' : greek
    const cutoff =
      reach === 'deep' ? `A deep ${naming !== 'greek' ? '' : `${side} `}cutoff` : `${name} cutoff`
    return `${cutoff} at ${place(at)} pruned it: ${letter} = ${number(bound)}, held by ${owner(holder, origin)}.`
  },
  /** @param {number} step */
  show: (step) => `Go to step ${count(step)}`,
  /** @param {Where} holder */
  select: (holder) => `Select ${place(holder)}`,

  /** The table of its window and its range. */
  bounds: {
    window: 'window',
    passed: 'as passed',
    now: 'as it stands',
    heldBy: 'held by',
    holders: {
      itself: 'itself',
      root: 'root’s window',
      test: 'null window',
      found: 'value of a test',
      table: 'table',
      values: 'bounds on all values',
      trace: 'program',
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
  const told = `Number line with the window ${window(alpha, beta, naming)}.`
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
    return [cut ? `It cut off by ${letter} and returned ${found}.` : `It returned ${found}.`]
  }
  if (chance) return [`The sum so far is ${found}.`]
  if (cut === null) return [`The best value so far is ${found}.`]
  const where = cut === 'alpha' ? `not above ${letter}` : `not below ${letter}`
  return [`The best value so far is ${found}, ${where}: the node cuts off.`]
}

/** @param {number | null} child @param {string} order */
function ofChild(child, order) {
  return child === null ? [] : [`A child has returned ${number(child)}: ${order}.`]
}

/**
 * The words of the viewer: transport, panels, log, tree in words, help.
 *
 * @import {Naming, NodeState, Place as Where, Pruned} from '../../types.js'
 * @import {Sentences} from '../messages.js'
 */

import {
  Place,
  briefTest,
  count,
  letters,
  mover,
  number,
  place,
  range,
  things,
  window,
  soFar,
} from './phrases.js'

/** @type {Sentences} */
const brief = {
  ready: () => '',
  'enter-root': ({ bounded, alpha, beta }) => (bounded ? window(alpha, beta) : ''),
  enter: ({ bounded, alpha, beta }) => (bounded ? window(alpha, beta) : ''),
  evaluate: ({ value }) => `= ${number(value)}`,
  compare: ({ improved, before, best, returned }) =>
    improved
      ? `best is now ${returned === 'exact' ? number(best[0]) : range(...best)}`
      : `best stays ${number(before)}`,
  cutoff: (p) => `${briefTest(p)}, prunes ${count(p.nodes)}`,
  average: (p) => `adds ${number(p.product)}, so far ${number(p.sum)}`,
  'chance-cutoff': (p) =>
    brief.cutoff({ ...p, key: 'cutoff', worth: [p.best, p.best], known: false }),
  leave: ({ value }) => `returns ${number(value)}`,
  finish: ({ value }) => `value ${number(value)}`,
  'enter-pass': ({ pass, bounded, alpha, beta }) =>
    bounded ? `pass ${count(pass)}, ${window(alpha, beta)}` : `pass ${count(pass)}`,
  test: ({ alpha, beta }) => `tested with ${window(alpha, beta)}`,
  again: ({ alpha, beta }) => `tested, again with ${window(alpha, beta)}`,
  hit: ({ value }) => `${number(value)} from the table`,
  narrow: ({ alpha, beta }) => `narrows to ${window(alpha, beta)}`,
  verdict: ({ verdict }) =>
    ({ low: 'fails low', high: 'fails high', exact: 'value inside' })[verdict],
  'stop-symbol': () => 'value unknown',
  'stop-limit': () => 'no static value',
}

/** @type {Record<NodeState['status'], string>} */
const status = {
  unreached: 'not reached yet',
  open: 'open',
  closed: 'closed',
  pruned: 'pruned',
  beyond: 'below the depth limit',
  spared: 'spared by the table',
}

export const viewer = {
  name: 'Search of a game tree',
  stage:
    'Picture of the tree. Arrow keys step, plus and minus zoom, the question mark opens the help.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Game tree of ${things(nodes, 'node', 'nodes')} under ${place(root)}. “The tree in words” below says the same.`,

  /** @param {number} step @param {number} last */
  step: (step, last) => `Step ${count(step)} of ${count(last)}`,
  /** How far one step goes. */
  stepSize: {
    label: 'Step size',
    sizes: { event: 'event', child: 'child', decision: 'decision', cutoff: 'cutoff' },
    effects: {
      event: 'every event',
      child: 'down to each child, and back',
      decision: 'each comparison that changes a value or a bound, and each cutoff',
      cutoff: 'each cutoff',
    },
    number: 'Number of the step: type one to go there',
    /** @param {number} all */
    of: (all) => `of ${count(all)}`,
  },
  scrubber: 'Step',
  hint: '→ next step, Space plays',
  /** The names of keys, as on keyboards. */
  keys: { first: 'Home', last: 'End', play: 'Space', shift: 'Shift' },
  transport: 'Steps',
  first: 'First step',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step forward',
  last: 'Last step',
  next: 'Next',
  skip: { leaf: 'leaf', cutoff: 'cutoff', return: 'return' },
  skipName: {
    leaf: () => 'Next leaf',
    cutoff: () => 'Next cutoff',
    /** @param {Where | null} node */
    return: (node) => (node === null ? 'Next return' : `Next return to ${place(node)}`),
  },
  skipTo: {
    leaf: 'On to the next leaf that is evaluated',
    cutoff: 'On to the next cutoff that prunes something',
    return:
      'On to where a child returns to the node: the selected one, or else the innermost open one',
  },
  speed: 'Speed',
  /** @param {number} factor */
  times: (factor) => `${number(factor)}×`,
  /** The message at a field that takes only whole numbers. @param {number} least @param {number} most */
  notWhole: (least, most) => `Give a whole number from ${count(least)} to ${count(most)}.`,
  view: 'View',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Show the whole tree',

  counts: {
    title: 'Counts',
    soFar: 'so far',
    all: 'in all',
    minimax: 'minimax',
    /** @param {Where} node */
    stopped: (node) => `Minimax stopped at ${place(node)}, whose value is missing.`,
    /** Where a search comes back to nodes. */
    again: { evaluated: 'evaluations', entered: 'calls' },
    rows: {
      evaluated: 'leaves evaluated',
      entered: 'nodes entered',
      pruned: 'nodes pruned',
      cutoffs: 'cutoffs',
    },
  },

  node: {
    title: 'Node',
    /** @param {NodeState} node */
    heading: ({ place: where }) => Place(where),
    /** @param {NodeState} node */
    status: ({ place: where, status: now, depth }) =>
      `${where.leaf ? 'leaf' : mover(where.player)}, depth ${count(depth)}, ${status[now]}`,
    /** What the value of a node is called. */
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
    why: ({ at, side, bound, holder, reach }, naming) => {
      const letter = letters[naming][side]
      const greek = side === 'alpha' ? 'An alpha' : 'A beta'
      const name = naming !== 'greek' ? 'A' : greek
      const cutoff =
        reach === 'deep' ? `A deep ${naming !== 'greek' ? '' : `${side} `}cutoff` : `${name} cutoff`
      return `${cutoff} at ${place(at)} pruned it: ${letter} = ${number(bound)}, held by ${owner(holder)}.`
    },
    /** @param {number} step */
    show: (step) => `Go to step ${count(step)}`,
    /** @param {Where} holder */
    select: (holder) => `Select ${place(holder)}`,
  },

  log: {
    title: 'Events',
    kinds: {
      enter: 'enter',
      evaluate: 'evaluate',
      compare: 'compare',
      cutoff: 'cutoff',
      leave: 'leave',
      finish: 'finish',
      again: 'search again',
      hit: 'table',
      narrow: 'table narrows',
      verdict: 'end of pass',
    },
    brief,
    /** @param {Where} where */
    short: (where) =>
      where.name ??
      (where.parent === null
        ? 'root'
        : where.value === null
          ? `${where.parent}·${where.ordinal}`
          : number(where.value)),
  },

  outline: {
    title: 'The tree in words',
    /** @param {NodeState} node */
    item: (node) => [subject(node), ...state(node)].join(', '),
  },
}

/** @param {Where | null} holder */
function owner(holder) {
  return holder === null ? 'the root’s own window' : place(holder)
}

/** @param {NodeState} node */
function subject({ place: where, children }) {
  if (where.leaf) {
    if (where.value === null) return `${Place(where)}, a leaf of unknown value`
    return where.name === null
      ? `Leaf ${number(where.value)}`
      : `${where.name}, a leaf worth ${number(where.value)}`
  }
  return `${Place(where)}, ${mover(where.player)}, ${things(children, 'child', 'children')}`
}

/** @param {NodeState} node */
function state({
  place: where,
  status: now,
  value,
  range: proven,
  proved,
  limit,
  window: bounds,
  pruned,
  variation,
}) {
  const words = [pruned ? `${status[now]} by the cutoff at ${place(pruned.at)}` : status[now]]
  if (now === 'open' && bounds) words.push(`window ${window(...bounds)}`)
  if (now === 'open' && value !== null) words.push(`${soFar(where.player)} ${number(value)}`)
  if (now === 'closed' && !where.leaf && value !== null) words.push(`returned ${number(value)}`)
  if (proved === 'range') words.push(`worth ${range(...proven, limit)}`)
  if (variation) words.push('on the principal variation')
  return words
}

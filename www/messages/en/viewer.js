/**
 * The words of the viewer: transport, view, tree in words.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 */

import {
  Place,
  count,
  mover,
  number,
  place,
  range,
  things,
  window,
  soFar,
} from './numbers-and-names.js'

/** @type {Record<NodeState['status'], string>} */
export const status = {
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
  forward: 'Next step',
  last: 'Last step',
  more: 'More ways to step',
  skipName: {
    leaf: () => 'Next leaf',
    cutoff: () => 'Next cutoff',
    /** @param {Where | null} node */
    return: (node) => (node === null ? 'Next return' : `Next return to ${place(node)}`),
  },
  skipTo: {
    leaf: 'On to the next leaf that is evaluated',
    cutoff: 'On to the next cutoff that prunes something',
    return: 'On to the next return to the selected node, or else to the innermost open one',
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

  /** The name of a node, or what stands for it in little room. */
  /** @param {Where} where */
  short: (where) =>
    where.name ??
    (where.parent === null
      ? 'root'
      : where.value === null
        ? `${where.parent}·${where.ordinal}`
        : number(where.value)),

  outline: {
    title: 'The tree in words',
    /** @param {NodeState} node */
    item: (node) => [subject(node), ...state(node)].join(', '),
  },
}

/** A node in words. @param {Pick<NodeState, 'place' | 'children'>} node */
export function subject({ place: where, children }) {
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
  naming,
  pruned,
  standPat,
  variation,
}) {
  const words = [pruned ? `${status[now]} by the cutoff at ${place(pruned.at)}` : status[now]]
  if (now === 'open' && bounds) words.push(`window ${window(...bounds, naming)}`)
  if (standPat !== undefined) words.push(`stands pat on ${number(standPat)}`)
  if (now === 'open' && value !== null) words.push(`${soFar(where.player)} ${number(value)}`)
  if (now === 'closed' && !where.leaf && value !== null) words.push(`returned ${number(value)}`)
  if (proved === 'range') words.push(`worth ${range(...proven, limit)}`)
  if (variation) words.push('on the principal variation')
  return words
}

/**
 * The words of the panels. They are loaded with the panels.
 *
 * @import {Call, Place as Where, View, Naming} from '../../types.js'
 */

import { events } from './events.js'
import { comments, names } from './listings.js'
import { node } from './node.js'
import { notes } from './notes.js'
import {
  Mover,
  Place,
  count,
  mover,
  number,
  place,
  rough,
  window,
  soFar,
} from './numbers-and-names.js'
import { status } from './viewer.js'

/** The states of a node in few letters. */
const states = {
  ...status,
  unreached: 'not yet',
  open: 'open',
  pruned: 'pruned',
  beyond: 'below the limit',
  spared: 'spared',
}

export const panels = {
  /** The names of the tabs. They are short, because several tabs stand in a narrow row. */
  tabs: {
    title: 'Panels',
    more: 'More panels',
    variables: 'Variables',
    decision: 'Decision',
    stack: 'Calls',
    counts: 'Counts',
    node: 'Node',
    log: 'Events',
    outline: 'In words',
    find: 'Go to',
    nodes: 'All nodes',
  },

  listing: {
    names,
    comments,
    title: 'Listing',
    none: 'No listing matches',
    /** The ideas in a search besides its algorithm. */
    ideas: {
      table: ', with a table',
      ordering: ', its move first',
      deepening: ', in passes',
      aspiration: ', around the last value',
      quiescence: ', with quiescence',
    },
    /** Why no listing matches. `marked`: lines that differ from the nearest listing are marked. */
    why: {
      /** @param {string} near @param {boolean} marked */
      rules: (near, marked) =>
        marked
          ? `No ready-made listing matches these rules, so this one was made from them. Lines marked ≠ differ from the nearest, “${near}”.`
          : `No ready-made listing matches these rules, so this one was made from them. The nearest is “${near}”.`,
      /** @param {string} near @param {boolean} marked */
      turns: (near, marked) =>
        marked
          ? `In this tree a player moves twice in a row, but listings are written for players who take turns. The nearest is “${near}”: lines marked ≠ differ from it.`
          : `In this tree a player moves twice in a row, but listings are written for players who take turns. The nearest is “${near}”.`,
      /** @param {string} near */
      chance: (near) =>
        `“${near}” is for trees with chance nodes, and this one has none. The rules are those of this listing.`,
      /** @param {string} near */
      values: (near) =>
        `“${near}” needs the lowest and the highest value that a leaf can have, and they are not given. The rules are those of this listing.`,
    },
    /** @param {string} near */
    differs: (near) => `differs from “${near}”`,
    hint: 'Click a line to go on to the next step there.',
    /** @param {number} line */
    noLater: (line) => `No later step is on line ${count(line)}.`,
    /** @param {number} line */
    noStep: (line) =>
      `Line ${count(line)} only opens a block, so no step stops there. Try a line inside it.`,
  },

  variables: {
    title: 'Variables',
    before: 'Nothing has been called yet.',
    /** @param {Where} where */
    of: (where) =>
      where.leaf
        ? `in the call for ${place(where)}`
        : `in the call for ${place(where)}, ${mover(where.player)} to move`,
    end: 'after the search',
    changed: 'changed to',
    none: 'nothing yet',
    /** @param {boolean} flag @returns {string} */
    flag: (flag) => (flag ? 'true' : 'false'),
    /** @type {Record<View, string>} */
    seen: {
      max: 'Values as MAX sees them.',
      mover: 'Values as the side to move sees them.',
    },
  },

  rootMoves: {
    title: 'Moves at the root',
    /** @param {Where} root @param {number} ms how long the search took */
    turn: (root, ms) =>
      `${Mover(root.player)} moves at ${place(root)}. The search took ${brief(ms)}.`,
    /** The words in place of a value, if there is none. */
    status: { ...states, closed: '–' },
    best: 'chosen',
    cut: 'cut',
  },

  /** The tree as a table. */
  nodes: {
    title: 'All nodes, one per row',
    columns: {
      where: 'node',
      parent: 'parent',
      player: 'player',
      status: 'state',
      worth: 'value',
      window: 'window',
    },
    /** Short, because six columns stand in a narrow row. */
    states,
    none: '–',
    inside: 'in tree',
  },

  /** The decision table. */
  decision: {
    title: 'What a node does with a child’s value',
    mover: 'side to move',
    /** Where chance moves: what happens unless the node is cut, and why it is not. */
    adds: 'add the next child',
    uncut:
      'only added: without bounds on all values nothing is pruned here, as the remaining outcomes may outweigh it',
    outcomes: {
      ignore: () => 'ignore',
      /** @param {string} own the bound of the node itself; in `cut` the bound that is met */
      keep: (own) => `${own} stays`,
      /** @param {string} own @param {string} value */
      raise: (own, value) => `raise ${own} to ${value}`,
      /** @param {string} own @param {string} value */
      lower: (own, value) => `lower ${own} to ${value}`,
      /** @param {string} _own @param {string} value */
      take: (_own, value) => `${value} is the new best`,
      /** @param {string} _own @param {string} _value @param {string} returned */
      cut: (_own, _value, returned) => `cut: return ${returned}`,
    },
  },

  counts: {
    title: 'Counts',
    soFar: 'so far',
    all: 'in all',
    minimax: 'minimax',
    /** @param {Where} node */
    stopped: (node) => `Minimax stopped at ${place(node)}, whose value is missing.`,
    /** Where a search visits nodes several times. */
    again: { evaluated: 'evaluations', entered: 'calls' },
    rows: {
      evaluated: 'leaves evaluated',
      entered: 'nodes entered',
      pruned: 'nodes pruned',
      cutoffs: 'cutoffs',
    },
  },

  node,
  events,
  notes,

  calls: {
    title: 'Call stack',
    columns: { place: 'call', player: '', window: 'window', best: 'best', next: 'next' },
    before: 'No call is open yet.',
    after: 'All calls have returned.',
    none: '–',
    /** @param {Pick<Where, 'leaf' | 'player'>} where @returns {string} */
    player: (where) => (where.leaf ? 'leaf' : mover(where.player)),
    /** @param {[number, number]} bounds @param {Naming} naming */
    window: ([alpha, beta], naming) => window(alpha, beta, naming),
    /** A row of the call stack in words. @param {Call & { naming: Naming }} call */
    frame: ({ place: where, window: bounds, best, next, naming }) =>
      [
        where.leaf ? Place(where) : `${Place(where)}, ${mover(where.player)}`,
        bounds ? `window ${window(...bounds, naming)}` : '',
        best === null ? '' : `${soFar(where.player)} ${number(best)}`,
        next === null ? (where.leaf ? '' : 'no child left') : `next ${place(next)}`,
      ]
        .filter(Boolean)
        .join(', '),
  },
}

/** A duration. @param {number} ms */
function brief(ms) {
  return ms < 0.1 ? 'less than 0.1 ms' : `${rough(ms)} ms`
}

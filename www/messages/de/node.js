/**
 * The words of the panel about one node: its value, its window and its range, the number line.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 * @import {PanelWords} from '../messages.js'
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

/** @type {PanelWords['node']} */
export const node = {
  title: 'Knoten',
  heading: ({ place: where }) => Place(where),
  status: ({ place: where, status: now, depth, standPat }) =>
    `${where.leaf ? 'Blatt' : mover(where.player)}, Tiefe ${count(depth)}, ${status[now]}${standPat === undefined ? '' : `, hält still bei ${number(standPat)}`}`,
  values: {
    unreached: 'Wert',
    open: 'bisher bester Wert',
    closed: 'gelieferter Wert',
    pruned: 'Wert',
    beyond: 'Wert',
    spared: 'Wert',
  },
  soFar,
  none: '–',
  why: ({ at, side, bound, holder, origin, reach }, naming) => {
    const letter = letters[naming][side]
    const greek = side === 'alpha' ? 'Alpha-Cutoff' : 'Beta-Cutoff'
    const cutoff = naming !== 'greek' ? 'Cutoff' : greek
    const kind = reach === 'deep' ? `Ein tiefer ${cutoff}` : `Ein ${cutoff}`
    return `${kind} bei ${place(at)} hat ihn abgeschnitten: ${letter} = ${number(bound)} stammt ${owner(holder, origin)}.`
  },
  show: (step) => `Zu Schritt ${count(step)}`,
  select: (holder) => `${Place(holder)} auswählen`,

  /** The table of its window and its range. */
  bounds: {
    window: 'Fenster',
    passed: 'beim Eintritt',
    now: 'jetzt',
    heldBy: 'gehalten von',
    holders: {
      itself: 'ihm selbst',
      root: 'Startfenster',
      test: 'Nullfenster',
      found: 'Wert einer Probe',
      table: 'Tabelle',
      values: 'Grenzen aller Werte',
      trace: 'Programm',
      nobody: '–',
    },
    range: 'Bereich',
    proved: ({ range: [lo, hi], limit }) => range(lo, hi, limit),
    difference: ({ naming, place: { player } }) => {
      const { alpha, beta } = lettersAt[naming][player]
      return `Das Fenster sagt, welche Werte hier noch zählen: die zwischen ${alpha} und ${beta}. Der Bereich sagt, welchen Wert der Knoten nach den bisher gesehenen Blättern noch haben kann.`
    },
    noWindow: {
      unreached: 'noch keines',
      never: 'nie eines',
      minimax: 'keines bei Minimax',
    },
  },

  line: {
    value: {
      unreached: (x) => `Wert ${number(x)}`,
      open: (x) => `bester: ${number(x)}`,
      closed: (x) => `geliefert ${number(x)}`,
      pruned: (x) => `Wert ${number(x)}`,
      beyond: (x) => `Wert ${number(x)}`,
      spared: (x) => `Wert ${number(x)}`,
    },
    child: (x) => `Kind ${number(x)}`,
    tick: number,
    words: (node, child, order) =>
      [
        ...ofWindow(node),
        ...ofValue(node),
        ...ofChild(child, order),
        `Bereich: ${range(...node.range, node.limit)}.`,
      ].join(' '),
  },
}

/** @param {NodeState} node */
function ofWindow({ place, window: now, crossing, naming }) {
  if (now === null) return ['Zahlenstrahl ohne Fenster.']
  const [alpha, beta] = now
  const name = lettersAt[naming][place.player]
  const told = `Zahlenstrahl mit dem Fenster ${window(alpha, beta, naming)}.`
  if (crossing === null) return [told]
  return crossing === 'met'
    ? [told, `${name.alpha} und ${name.beta} treffen sich: Dazwischen bleibt kein Wert.`]
    : [told, `${name.alpha} liegt über ${name.beta}: Dazwischen bleibt kein Wert.`]
}

/** @param {NodeState} node */
function ofValue({ place, status, value, cut, naming }) {
  if (value === null) return []
  const chance = place.player === 'chance'
  const found = number(value)
  const letter = letters[naming][cut ?? 'alpha']
  if (status === 'closed') {
    return [cut ? `Cutoff durch ${letter}; geliefert wurde ${found}.` : `Geliefert wurde ${found}.`]
  }
  if (chance) return [`Die bisherige Summe ist ${found}.`]
  if (cut === null) return [`Der bisher beste Wert ist ${found}.`]
  const where = cut === 'alpha' ? `nicht über ${letter}` : `nicht unter ${letter}`
  return [`Der bisher beste Wert ist ${found}, ${where}: Der Rest des Knotens wird abgeschnitten.`]
}

/** @param {number | null} child @param {string} order */
function ofChild(child, order) {
  return child === null ? [] : [`Ein Kind hat ${number(child)} geliefert: ${order}.`]
}

/**
 * The words of bounds: the window and the range of a node, the number line, the arrow of a cutoff.
 *
 * @import {NodeState, Reach} from '../../types.js'
 * @import {Messages} from '../messages.js'
 */

import { letters, lettersAt, number, range, window } from './phrases.js'

/** The words beside the arrow in the picture. @type {Record<Reach, string>} */
const reach = { shallow: 'flach', deep: 'tief', window: 'Startfenster' }

/** The words beside the arrow with their meaning. @type {Partial<Record<Reach, string>>} */
const meaning = {
  shallow: 'flach: Schranke des Elternknotens',
  deep: 'tief: Schranke eines ferneren Vorfahren',
}

/** @type {Messages['bounds']} */
export const bounds = {
  reach,
  meaning,
  /** Under the picture, where windows stand without names. */
  legend: {
    /** @param {string} window with the names of its bounds */
    names: (window) => `${window}: nur Werte dazwischen zählen noch`,
    close: 'Diese Zeile ausblenden',
  },

  window: 'Fenster',
  letters,
  lettersAt,
  passed: 'beim Eintritt',
  now: 'jetzt',
  heldBy: 'gehalten von',
  holders: {
    itself: 'ihm selbst',
    root: 'Startfenster',
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
  const told = `Zahlenstrahl mit dem Fenster ${window(alpha, beta)}.`
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
    return [cut ? `Cutoff an ${letter}; geliefert wurde ${found}.` : `Geliefert wurde ${found}.`]
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

/**
 * The words of the viewer: transport, view, tree in words.
 *
 * @import {NodeState, Place as Where} from '../../types.js'
 * @import {Messages} from '../messages.js'
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
  unreached: 'noch nicht erreicht',
  open: 'offen',
  closed: 'fertig',
  pruned: 'abgeschnitten',
  beyond: 'unterhalb der Tiefengrenze',
  spared: 'durch die Tabelle erspart',
}

/** @type {Messages['viewer']} */
export const viewer = {
  name: 'Suche in einem Spielbaum',
  stage:
    'Bild des Baums. Mit den Pfeiltasten geht es Schritt für Schritt vor und zurück, Plus und Minus zoomen, das Fragezeichen öffnet die Hilfe.',
  picture: (root, nodes) =>
    `Spielbaum mit ${things(nodes, 'Knoten', 'Knoten')}, oben steht ${place(root)}. „Der Baum in Worten“ weiter unten sagt dasselbe.`,

  step: (step, last) => `Schritt ${count(step)} von ${count(last)}`,
  stepSize: {
    label: 'Schrittweite',
    sizes: { event: 'Ereignis', child: 'Kind', decision: 'Entscheidung', cutoff: 'Cutoff' },
    effects: {
      event: 'jedes Ereignis',
      child: 'hinab zu jedem Kind und zurück',
      decision: 'jeder Vergleich, der einen Wert oder eine Schranke ändert, und jeder Cutoff',
      cutoff: 'jeder Cutoff',
    },
    number: 'Nummer des Schritts: eine andere eingeben, um dorthin zu gehen',
    of: (all) => `von ${count(all)}`,
  },
  scrubber: 'Schritt',
  hint: '→ weiter, Leertaste spielt ab',
  /** The names of keys, as on keyboards. */
  keys: { first: 'Pos1', last: 'Ende', play: 'Leertaste', shift: 'Umschalt' },
  transport: 'Schritte',
  first: 'Erster Schritt',
  back: 'Schritt zurück',
  play: 'Abspielen',
  pause: 'Anhalten',
  forward: 'Weiter',
  last: 'Letzter Schritt',
  more: 'Weitere Schritte',
  skipName: {
    leaf: () => 'Zum nächsten Blatt',
    cutoff: () => 'Zum nächsten Cutoff',
    return: (node) =>
      node === null ? 'Zur nächsten Rückgabe' : `Zur nächsten Rückgabe an ${place(node)}`,
  },
  skipTo: {
    leaf: 'Weiter zum nächsten Blatt, das bewertet wird',
    cutoff: 'Weiter zum nächsten Cutoff, der etwas abschneidet',
    return:
      'Weiter zur nächsten Rückgabe an den ausgewählten Knoten, sonst an den innersten offenen',
  },
  speed: 'Tempo',
  times: (factor) => `${number(factor)}×`,
  notWhole: (least, most) => `Eine ganze Zahl von ${count(least)} bis ${count(most)} angeben.`,
  view: 'Ansicht',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Ganzen Baum zeigen',

  /** The name of a node, or what stands for it in little room. */
  short: (where) =>
    where.name ??
    (where.parent === null
      ? 'Wurzel'
      : where.value === null
        ? `${where.parent}·${where.ordinal}`
        : number(where.value)),

  outline: {
    title: 'Der Baum in Worten',
    item: (node) => [subject(node), ...state(node)].join(', '),
  },
}

/** A node in words. @param {Pick<NodeState, 'place' | 'children'>} node */
export function subject({ place: where, children }) {
  if (where.leaf) {
    if (where.value === null) return `${Place(where)}, ein Blatt mit unbekanntem Wert`
    return where.name === null
      ? `Blatt ${number(where.value)}`
      : `${where.name}, ein Blatt mit dem Wert ${number(where.value)}`
  }
  return `${Place(where)}, ${mover(where.player)}, ${things(children, 'Kind', 'Kinder')}`
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
  const words = [pruned ? `${status[now]} durch den Cutoff bei ${place(pruned.at)}` : status[now]]
  if (now === 'open' && bounds) words.push(`Fenster ${window(...bounds, naming)}`)
  if (standPat !== undefined) words.push(`hält still bei ${number(standPat)}`)
  if (now === 'open' && value !== null) words.push(`${soFar(where.player)} ${number(value)}`)
  if (now === 'closed' && !where.leaf && value !== null) words.push(`lieferte ${number(value)}`)
  if (proved === 'range') words.push(`Wert ${range(...proven, limit)}`)
  if (variation) words.push('in der Hauptvariante')
  return words
}

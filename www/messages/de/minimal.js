/**
 * Die Wörter des Minimalbaums. Sie werden geladen, wenn er zum ersten Mal gezeigt wird.
 *
 * @import {MinimalNode} from '../../types.js'
 */

import { Place, count, place, range } from './numbers-and-names.js'

export const minimal = {
  title: 'Minimalbaum',
  key: {
    tree: 'Minimalbaum; 1, 2, 3: Knotentypen',
    extra: 'zusätzlich durchsucht',
  },
  none: 'Es gibt keinen Minimalbaum: Der Wert der Wurzel hängt von einem unbekannten Wert, vom Zufall oder von Knoten ab, an denen ein Spieler stillhält.',
  /** @param {number} lo @param {number} hi */
  proves: (lo, hi) =>
    `So wenige Knoten würden beweisen, dass der Wert der Wurzel ${range(lo, hi)} ist, wenn das entscheidende Kind immer zuerst käme (Knuth und Moore 1975).`,
  /** @param {number} branching @param {number} depth @param {number} leaves */
  formula: (branching, depth, leaves) =>
    `Der Baum ist gleichmäßig, mit Verzweigungsgrad ${count(branching)} und Tiefe ${count(depth)}: In jeder Reihenfolge ist die Zahl solcher Blätter b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(leaves)}.`,
  columns: { nodes: 'Knoten', leaves: 'Blätter' },
  rows: {
    tree: 'Minimalbaum',
    searched: 'Davon durchsucht',
    extra: 'Zusätzlich durchsucht',
  },
  types: {
    title: 'Nach Typ',
    rows: {
      exact: '1: genau bewiesen',
      one: '2: ein Kind genügt',
      all: '3: alle Kinder sind nötig',
    },
  },
  reasons: {
    title: 'Zusätzlich, weil',
    /** @type {Record<import('../../types.js').ExtraReason, string>} */
    rows: {
      'in-front': 'ein Kind vor dem stand, das genügt',
      late: 'die Schranke spät kam: das beste Kind weiter oben kam später',
      equal: 'der Cutoff-Test > bei Gleichheit nicht abschneidet',
      shallow: 'Schranken nicht an Enkel weitergegeben werden',
      unbounded: 'Minimax keine Schranken hat',
      window: 'das Fenster nach einem anderen Wert fragte',
    },
  },
  /** @param {MinimalNode} node */
  node: (node) => (node.type === null ? outside(node) : inside(node)),
}

/** @param {MinimalNode} node */
function inside({ place: where, type, goal, inner, child }) {
  const own = `${Place(where)} hat Typ ${type}`
  const proof = range(...goal)
  if (type === 1)
    return child
      ? `${own}: Zu beweisen ist, dass der Wert ${proof} ist. Das beste Kind, ${place(child)}, hat ebenfalls Typ 1; bei den anderen genügt eine Schranke.`
      : `${own}: Hier endet die Hauptvariante, und die Wurzel hat denselben Wert.`
  if (!inner) return `${own}: Man muss wissen, dass der Wert ${proof} ist.`
  return child
    ? `${own}: Ein Kind genügt, um zu beweisen, dass der Wert ${proof} ist. Das erste, das genügt, ist ${place(child)}.`
    : `${own}: Alle Kinder sind nötig, um zu beweisen, dass der Wert ${proof} ist.`
}

/** @param {MinimalNode} node */
function outside(node) {
  const { place: where, added } = node
  if (!added)
    return `${Place(where)} gehört nicht zum Minimalbaum und ist bis zu diesem Schritt nicht durchsucht.`
  const own = added.top.node === where.node
  const subtree = own ? '' : `, mit dem Teilbaum von ${dative(added.top)},`
  return `${Place(where)} wird${subtree} zusätzlich durchsucht: ${because(node, added)}`
}

/** @param {MinimalNode} node @param {NonNullable<MinimalNode['added']>} added */
function because({ place: where, goal }, { reason, top, at, child }) {
  const proof = range(...goal)
  const who = top.node === where.node ? 'Dieser Knoten' : Place(top)
  switch (reason) {
    case 'in-front':
      return `${who} kam zuerst, aber ${place(child)} allein beweist schon, dass der Wert von ${dative(at)} ${proof} ist.`
    case 'late':
      return `Noch erlaubte keine Schranke einen Cutoff, denn ${place(child)}, das beste Kind von ${dative(at)}, wurde erst später durchsucht.`
    case 'equal':
      return `Der Wert von ${dative(child)} ist gleich der Schranke, und der Cutoff-Test > verlangt mehr. Der Test ≥ hätte bei ${dative(at)} abgeschnitten.`
    case 'shallow':
      return `Die Schranke, die bei ${dative(at)} abgeschnitten hätte, gehört einem entfernteren Vorfahren, und Schranken werden nur an Kinder weitergegeben.`
    case 'unbounded':
      return `Minimax gibt keine Schranken weiter. Alpha-Beta hätte bei ${dative(at)} nach ${dative(child)} abgeschnitten.`
    case 'window':
      return `Das Fenster von ${dative(at)} fragte nach einem anderen Wert, deshalb gab es nach ${dative(child)} keinen Cutoff.`
  }
}

/** @param {import('../../types.js').Place} p */
function dative(p) {
  return p.name === null && p.parent === null ? 'der Wurzel' : place(p)
}

/**
 * The words of an exercise, loaded where there is one.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, mover, number, place, things } from './phrases.js'

const list = new Intl.ListFormat('de')

/** A node as its fields are named: „C, MIN“. @param {Where} where */
function named(where) {
  if (!where.leaf) return `${place(where)}, ${mover(where.player)}`
  const name = where.name ?? `Blatt ${number(where.value ?? 0)}`
  return where.parent === null ? name : `${name}, Kind ${count(where.ordinal)} von ${where.parent}`
}

export const practise = {
  title: 'Antwortbogen',
  stage:
    'Bild des Baums. Die Pfeiltasten führen von Knoten zu Knoten, Enter öffnet die Felder eines Knotens, X schneidet die Kante darüber ab.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Spielbaum mit ${things(nodes, 'Knoten', 'Knoten')}, Wurzel: ${root.name ?? place(root)}. Der Antwortbogen enthält alle Knoten.`,
  /** @param {string[]} asked */
  task: (asked) => `Gesucht: ${list.format(asked)}.`,
  asked: {
    values: 'der Wert, den jeder Knoten liefert',
    ranges: 'was über jeden Wert bewiesen ist (3, ≤ 2, ≥ 8 oder 2 … 5)',
    cuts: 'die abgeschnittenen Kanten',
    windows: {
      final: 'α und β jedes Knotens, wie sie zuletzt stehen',
      entry: 'α und β jedes Knotens beim Betreten',
      history: 'alle Werte von α und β jedes Knotens der Reihe nach',
      own: 'die Schranke, die jeder Knoten selbst verschiebt, wie sie zuletzt steht',
    },
  },
  /** The rules, in one line. @param {string[]} rules */
  given: (rules) => `Regeln: ${rules.join(', ')}.`,
  rules: {
    minimax: 'Minimax, nichts wird abgeschnitten',
    cut: { '>=': 'Cutoff bei ≥ und ≤', '>': 'Cutoff bei > und <' },
    returns: { soft: 'fail-soft', hard: 'fail-hard' },
    shallow: 'nur der beste Wert des Elternknotens geht nach unten',
    before: 'α und β ändern sich vor der Cutoff-Bedingung',
    /** @param {string} window */
    window: (window) => `Startfenster ${window}`,
    /** @param {number} plies */
    depth: (plies) => `${things(plies, 'Halbzug', 'Halbzüge')} tief`,
    order: 'von links nach rechts',
  },
  columns: {
    node: 'Knoten',
    value: 'Wert',
    range: 'bewiesen',
    alpha: 'α',
    beta: 'β',
    cut: 'ab',
  },
  /** The name of a field. */
  field: {
    /** @param {Where} where */
    value: (where) => `${named(where)}, Wert`,
    /** @param {Where} where */
    range: (where) => `${named(where)}, was bewiesen ist`,
    /** @param {Where} where */
    alpha: (where) => `${named(where)}, α`,
    /** @param {Where} where */
    beta: (where) => `${named(where)}, β`,
    /** @param {Where} where */
    cut: (where) => `${named(where)}, Kante abgeschnitten`,
  },
  /** The tick that says so of the whole tree. */
  nothingCut: 'nichts wird abgeschnitten',
  /** The names of fields where the node is known. */
  brief: { value: 'Wert', range: 'bewiesen', alpha: 'α', beta: 'β', cut: 'Kante ab' },
  named,
  /** @param {Where} where */
  node: (where) => `Felder von ${named(where)}`,
  close: 'Schließen',
  signs: 'Zeichen',
  /** @param {string} text */
  readAs: (text) => `gelesen als ${text}`,
  unread: 'nicht lesbar',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  empty: 'leer',
  ticked: 'angekreuzt',
  unticked: 'nicht angekreuzt',
  check: 'Prüfen',
  scopes: { node: 'Knoten', level: 'Zeile', all: 'alles' },
  scopeNames: {
    node: 'Den gewählten Knoten prüfen',
    level: 'Die Zeile des gewählten Knotens prüfen',
    all: 'Alles prüfen',
  },
  handIn: 'Abgeben',
  /** @param {number} left */
  left: (left) => `noch ${things(left, 'Prüfung', 'Prüfungen')}`,
  another: 'Anderer Baum',
  /** @param {number} seed */
  seed: (seed) => `Baum ${seed}`,
  /** @param {number} points @param {number} max */
  points: (points, max) => `${count(points)} von ${count(max)}`,
  allRight: 'Alles richtig.',
  /** @param {string} field */
  first: (field) => `Erster Fehler: ${field}.`,
  /** @param {number} boxes */
  missing: (boxes) => `${things(boxes, 'Angabe fehlt', 'Angaben fehlen')} noch.`,
  /** @param {number} boxes */
  cannotRead: (boxes) =>
    `${things(boxes, 'Feld ist', 'Felder sind')} nicht lesbar. Es wurde nichts gewertet.`,
  noPoints: 'Eine Lösung wurde gezeigt: Dieser Baum bringt keine weiteren Punkte.',
  helpSteps: [
    'Richtig oder nicht?',
    'Welcher Schritt entscheidet?',
    'Was geschieht dort?',
    'Lösung zeigen',
  ],
  /** @param {number} step @param {number} last */
  step: (step, last) => `Schritt ${count(step)} von ${count(last)} der Suche entscheidet es.`,
  /** @param {string} text */
  answer: (text) => `Die Lösung: ${text}.`,
  none: 'nichts',
  /** @param {number} nodes @param {number} most */
  tooLarge: (nodes, most) =>
    `Dieser Baum hat ${things(nodes, 'Knoten', 'Knoten')}. Üben lassen sich Bäume mit bis zu ${count(most)}.`,
}

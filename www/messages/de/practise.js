/**
 * The words of an exercise, loaded where there is one.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { count, mover, number, place, range, things } from './numbers-and-names.js'

const list = new Intl.ListFormat('de')

/** A node as its fields are named: „C, MIN“. @param {Where} where */
function named(where) {
  if (!where.leaf) return `${place(where)}, ${mover(where.player)}`
  const name = where.name ?? `Blatt ${number(where.value ?? 0)}`
  return where.parent === null ? name : `${name}, Kind ${count(where.ordinal)} von ${where.parent}`
}

/** A node inside a sentence. @param {Where} where */
function inside(where) {
  if (!where.leaf) return place(where)
  return where.parent === null ? named(where) : `${named(where)},`
}

export const practise = {
  /** In a package for a learning platform. */
  course: {
    alone: 'Um diese Seite ist keine Lernplattform zu finden: Es werden keine Punkte gemeldet.',
    review: 'Die Lernplattform zeigt diese Seite nur zur Ansicht: Es werden keine Punkte gemeldet.',
    taken: 'Die Lernplattform hat dein Ergebnis jetzt.',
    unreachable:
      'Die Lernplattform ist nicht zu erreichen. Lass diese Seite offen: Was du abgegeben hast, wird noch einmal gesendet.',
    refused: 'Die Lernplattform hat ein Ergebnis abgelehnt. Sag es bitte deiner Lehrkraft.',
    back: 'Beenden und zurück zum Kurs',
  },
  title: 'Antwortbogen',
  /** @param {boolean} fields whether nodes have any @param {boolean} cuts whether edges are cut */
  stage: (fields, cuts) =>
    `Bild des Baums. Die Pfeiltasten führen von Knoten zu Knoten${fields ? ', die Eingabetaste öffnet die Felder eines Knotens' : ''}${cuts ? ', X schneidet die Kante darüber ab' : ''}.`,
  /** The keys, as the help tells them. */
  keys: [
    { keys: ['←', '↑', '→', '↓'], does: 'im Bild: von Knoten zu Knoten' },
    {
      keys: ['Eingabe'],
      does: 'die Felder des Knotens öffnen; in einem Feld: weiter zum nächsten',
    },
    { keys: ['Umschalt', 'Eingabe'], does: 'in einem Feld: zurück zum vorigen' },
    { keys: ['X'], does: 'die Kante über dem Knoten abschneiden oder das zurücknehmen' },
    { keys: ['L'], does: 'das Blatt an die Liste der bewerteten Blätter anhängen' },
    {
      keys: ['Alt', '←', '→'],
      does: 'den Knoten unter seinen Geschwistern verschieben, wo eine Reihenfolge gefragt ist',
    },
    { keys: ['Strg', 'Z'], does: 'rückgängig; mit Umschalt: wiederholen' },
    { keys: ['+', '−', '0'], does: 'vergrößern, verkleinern, ganzen Baum zeigen' },
    { keys: ['Esc'], does: 'die Felder schließen' },
    { keys: ['?'], does: 'diese Hilfe' },
  ],
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Spielbaum mit ${things(nodes, 'Knoten', 'Knoten')}, Wurzel: ${root.name ?? place(root)}. Der Antwortbogen enthält alle Knoten.`,
  /** @param {string[]} asked */
  task: (asked) => `Gesucht: ${list.format(asked)}.`,
  asked: {
    values: 'der von jedem Knoten gelieferte Wert',
    ranges: 'der bewiesene Bereich jedes Werts (3, ≤ 2, ≥ 8 oder 2 … 5)',
    cuts: 'die abgeschnittenen Kanten',
    move: 'der beste Zug',
    leaves: 'die bewerteten Blätter der Reihe nach (klick sie an oder schreib ihre Werte)',
    count: 'die Anzahl der bewerteten Blätter',
    windows: {
      final: 'α und β jedes Knotens am Ende',
      entry: 'α und β jedes Knotens beim Eintritt',
      history: 'alle Werte von α und β jedes Knotens der Reihe nach',
      own: 'der Endwert der von jedem Knoten selbst angepassten Schranke',
    },
  },
  /** The rules, in one line. @param {string[]} rules */
  given: (rules) => `Regeln: ${rules.join(', ')}.`,
  rules: {
    minimax: 'Minimax, nichts wird abgeschnitten',
    cut: { '>=': 'Cutoff bei ≥ und ≤', '>': 'Cutoff bei > und <' },
    returns: { soft: 'fail-soft', hard: 'fail-hard' },
    shallow: 'nur der beste Wert des Elternknotens wird weitergegeben',
    mover: 'Werte aus der Sicht der Seite am Zug',
    before: 'α und β ändern sich vor dem Cutoff-Test',
    /** @param {string} window */
    window: (window) => `Startfenster ${window}`,
    /** @param {number} plies */
    depth: (plies) => `${things(plies, 'Halbzug', 'Halbzüge')} tief`,
    quiescence: 'an der Grenze wird bei unruhigen Knoten (!) weitergesucht',
    chance: 'an Zufallsknoten der nach Wahrscheinlichkeit gewichtete Mittelwert',
    /** @param {number} lo @param {number} hi */
    values: (lo, hi) => `bekannt ist, dass alle Werte ${range(lo, hi)} sind`,
    visits: {
      pvs: 'PVS: alle Kinder außer dem ersten werden mit Nullfenstern getestet',
      mtd: 'MTD: Suchen von der Wurzel aus mit Nullfenstern',
      deepening: 'bis Tiefe 1, dann 2 und so weiter',
      aspiration: 'mit einem Fenster um den letzten Wert',
      table: 'mit Transpositionstabelle',
      ordering: 'der Zug aus der Tabelle zuerst',
    },
    order: 'von links nach rechts',
  },
  /** How values are written where chance moves. */
  fractions:
    'Werte, die keine ganzen Zahlen sind, als Bruch schreiben, etwa 7/3, oder auf mindestens zwei Nachkommastellen gerundet, etwa 2,33.',
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
  /** The names of fields about the whole tree. */
  whole: {
    move: 'bester Zug',
    leaves: 'bewertete Blätter der Reihe nach',
    count: 'Anzahl der bewerteten Blätter',
    order: 'Reihenfolge der Kinder',
    condition: 'Bedingung für unbekannte Werte',
    construct: 'der Baum',
    statement: 'richtig oder falsch',
    why: 'Grund oder Gegenbeispiel',
    chosen: 'Zug, den die Suche wählt',
    estimate: 'Wert, den die Suche liefert',
    best: 'Zug, der wirklich der beste ist',
    worth: 'wahrer Wert der Wurzel',
    loss: 'Wert, den die Wahl kostet',
  },
  /** The facts known beforehand. */
  known: {
    /** @param {string} from @param {string} to */
    values: (from, to) => `Bekannt ist: Alle Werte liegen zwischen ${from} und ${to}.`,
    /** @param {string} from @param {string} to */
    window: (from, to) => `Die Suche beginnt mit dem Fenster α\u00a0${from} β\u00a0${to}.`,
    task: 'Gesucht sind die Kanten, die dadurch zusätzlich abgeschnitten werden; die anderen sind schon markiert.',
    nothing: 'nichts wird zusätzlich abgeschnitten',
    missing:
      'Ein Wert dieses Baums liegt außerhalb des Bereichs, der bekannt sein soll: Nimm einen anderen Baum.',
  },
  /** An order of the children. */
  order: {
    goals: {
      fewest: 'Ordne die Kinder so, dass die Suche möglichst wenige Blätter bewertet.',
      most: 'Ordne die Kinder so, dass die Suche möglichst viele Blätter bewertet.',
      /** @param {number} leaves */
      exactly: (leaves) =>
        `Ordne die Kinder so, dass die Suche ${things(leaves, 'Blatt', 'Blätter')} bewertet.`,
    },
    how: 'Wähle einen Knoten und verschiebe ihn unter seinen Geschwistern.',
    list: 'Knoten in ihrer Reihenfolge',
    move: 'Kinder verschieben',
    toLeft: '← links',
    toRight: 'rechts →',
    mirror: 'rechts nach links',
    /** @param {string} node */
    left: (node) => `${node} nach links verschieben`,
    /** @param {string} node */
    right: (node) => `${node} nach rechts verschieben`,
    /** @param {string} node @param {number} ordinal */
    moved: (node, ordinal) => `${node} ist jetzt Kind ${count(ordinal)}.`,
  },
  /** A tree that is made. */
  construct: {
    goals: {
      deep: 'Baue einen Baum mit einem tiefen Cutoff: Die Schranke hält ein Knoten über dem Elternknoten.',
      deeper:
        'Baue einen Baum mit einem Cutoff, dessen Schranke vier Halbzüge höher gehalten wird oder noch weiter oben.',
      strict:
        'Baue einen Baum, in dem die Suche mit > und < mehr Blätter bewertet als mit ≥ und ≤.',
      shallow:
        'Baue einen Baum, in dem die Suche mehr Blätter bewertet, wenn nur der beste Wert des Elternknotens weitergegeben wird.',
      hard: 'Baue einen Baum, in dem die Suche mit > und < bei fail-hard mehr Blätter bewertet als bei fail-soft.',
      reversed: 'Baue einen Baum, in dem die Suche von rechts nach links weniger Blätter bewertet.',
    },
    /** @param {number} most nodes */
    how: (most) =>
      `Wähle einen Knoten aus, um seinen Wert zu ändern, Knoten hinzuzufügen oder zu entfernen, oder schreib den Text des Baums: höchstens ${count(most)} Knoten.`,
    text: 'Text des Baums',
    edit: 'Baum ändern',
    take: 'Diesen Baum zeigen',
    /** @param {number} nodes */
    made: (nodes) => `Der Baum hat jetzt ${things(nodes, 'Knoten', 'Knoten')}.`,
  },
  /** The questions about the unknown value of one leaf. */
  conditions: {
    /** @param {string} x @param {Where} where */
    unseen: (x, where) => `Für welche ${x} wird ${inside(where)} nie betreten?`,
    /** @param {string} x @param {Where} where */
    best: (x, where) => `Für welche ${x} ist ${inside(where)} der beste Zug?`,
    root: 'Welche Werte kann die Wurzel haben?',
    /** @param {string} x */
    write: (x) => `Mögliche Antworten sind zum Beispiel ${x} < 4, ${x} ≥ 4, immer oder nie.`,
    writeRoot: 'Mögliche Antworten sind zum Beispiel 3, ≥ 3 oder 3 … 5.',
    /** @param {string} x */
    whole: (x) => `${x} ist eine ganze Zahl.`,
    /** @param {string} x @param {string} y */
    pair: (x, y) => `${x} und ${y}`,
    /** @param {string} both */
    wholeBoth: (both) => `${both} sind ganze Zahlen.`,
    /** @param {string} x @param {string} y */
    writeBoth: (x, y) =>
      `Mögliche Antworten sind zum Beispiel ${x} < 4 und ${y} ≥ ${x}, ${x} ≤ 3 oder ${y} > 5, immer oder nie.`,
    and: 'und',
    or: 'oder',
    /** The plane of two unknown values, drawn. */
    plane: {
      /** @param {string} x @param {string} y */
      axes: (x, y) => `Eine Ebene: ${x} nach rechts, ${y} nach oben.`,
      /** @param {string} text */
      holds: (text) => `Lösung: ${text}.`,
      /** @param {string} text */
      given: (text) => `Deine Antwort: ${text}.`,
      key: {
        holds: 'Lösung',
        given: 'deine Antwort',
        open: 'gestrichelt: Dieser Rand gehört nicht dazu',
        /** @param {string} x @param {string} y */
        outside: (x, y) => `dort können ${x} und ${y} nicht liegen`,
        witness: 'hier ist deine Antwort falsch',
      },
    },
    missing:
      'Diese Frage braucht einen Baum mit einem oder zwei unbekannten Werten: Schreib x und y dafür oder nimm einen anderen Baum.',
  },
  /** The question what the depth limit costs. */
  horizon: {
    /** @param {number} plies */
    task: (plies) =>
      `Die Suche sieht ${things(plies, 'Halbzug', 'Halbzüge')} weit; dort zählen die statischen Werte, die Zahlen in den inneren Knoten. Welchen Zug wählt sie, und welchen Wert liefert sie? Bis zu den Blättern gesucht: Welcher Zug ist wirklich der beste, was ist die Wurzel wirklich wert, und wie viel kostet die Wahl der Suche den Spieler an der Wurzel?`,
    missing:
      'Diese Frage braucht eine Tiefengrenze mit statischen Werten und lauter bekannte Blätter darunter: Nimm einen anderen Baum.',
  },
  always: 'immer',
  never: 'nie',
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
  scopes: { node: 'Knoten', level: 'Ebene', all: 'alles' },
  scopeNames: {
    node: 'Den ausgewählten Knoten prüfen',
    level: 'Die Ebene des ausgewählten Knotens prüfen',
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
  nothingYet: 'Noch ist nichts beantwortet. Es wurde nichts gewertet.',
  noPoints: 'Eine Lösung wurde gezeigt: Dieser Baum bringt keine weiteren Punkte.',
  helpSteps: [
    'Richtig oder nicht?',
    'Wo entscheidet es sich?',
    'Was geschieht dort? (kostet die Punkte)',
    'Lösung zeigen',
  ],
  /** The event that decides. */
  decided: {
    /** @param {Where} where */
    enter: (where) => `Es entscheidet sich, wenn die Suche ${place(where)} betritt.`,
    /** @param {Where} where */
    leave: (where) => `Es entscheidet sich, wenn ${place(where)} einen Wert liefert.`,
    /** @param {Where} where */
    test: (where) => `Darüber entscheidet der Cutoff-Test bei ${place(where)}.`,
    /** @param {string} parent */
    leaf: (parent) => `Darüber entscheidet ein Blatt von ${parent}.`,
    end: 'Es entscheidet sich am Ende der Suche.',
  },
  spent: 'Die Hilfe hat die Lösung verraten: Dieses Feld bringt keine Punkte mehr.',
  /** @param {number} points */
  weighed: (points) =>
    `Felder, die reines Minimax ebenso ausfüllt, bringen 1 Punkt, alle anderen je ${count(points)}.`,
  /** @param {string} text */
  answer: (text) => `Die Lösung: ${text}.`,
  none: 'nichts',
  /** @param {number} nodes @param {number} most */
  tooLarge: (nodes, most) =>
    `Dieser Baum hat ${things(nodes, 'Knoten', 'Knoten')}. Üben lassen sich Bäume mit bis zu ${count(most)}.`,
}

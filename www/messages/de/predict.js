/**
 * The words of an exercise that asks before decisions.
 *
 * @import {Place as Where} from '../../types.js'
 */

import { Place, count, place, things } from './numbers-and-names.js'

export const predict = {
  title: 'Deine Vorhersagen',
  stage:
    'Bild des Baums. Pfeil links und rechts gehen Schritt für Schritt, die Eingabetaste führt zur nächsten Frage, A zeigt die Antwort.',
  /** @param {Where} root @param {number} nodes */
  picture: (root, nodes) =>
    `Spielbaum mit ${things(nodes, 'Knoten', 'Knoten')}, Wurzel: ${root.name ?? place(root)}. Eine Tabelle enthält alle Knoten.`,
  task: 'Der Ablauf hält vor Entscheidungen an. Sag, was die Suche tut.',
  nothing: 'Diese Suche trifft keine Entscheidung, die eine Frage wert wäre.',
  asks: {
    /** @param {Where} node */
    returns: (node) => `Was liefert ${place(node)}?`,
    /** @param {Where} node */
    bound: (node) =>
      `Welche Schranke ändert sich jetzt bei ${node.name ?? 'diesem Knoten'}, und auf welchen Wert?`,
    /** @param {Where} node */
    next: (node) =>
      `Wird bei ${node.name ?? 'diesem Knoten'} abgeschnitten, oder geht es dort weiter? Wähle den Knoten, den die Suche als Nächstes betritt.`,
    /** @param {Where} node @param {string} bound such as “α = 3” */
    holder: (node, bound) =>
      `${Place(node)}: Der Rest wird abgeschnitten, denn der Wert erreicht ${bound}. Welcher Knoten hält diese Schranke?`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    again: (node, bound, child) =>
      `${Place(child)} wurde mit einem Nullfenster getestet, und der Wert geht zurück an ${place(node)}. Wird das Kind noch einmal durchsucht? Wähle den Knoten, den die Suche als Nächstes betritt.`,
    /** @param {Where} node @param {string} bound @param {Where} child */
    test: (node, bound, child) => `${Place(child)}: Mit welchem Nullfenster wird getestet?`,
    /** @param {Where} node */
    table: (node) =>
      `${Place(node)}: Die Suche fragt die Tabelle. Antwortet sie, und mit welchem Wert?`,
    pass: () => 'Was wird diese Suche von der Wurzel aus liefern?',
    evaluates: () => 'Wie viele Knoten wird diese Suche von der Wurzel aus bewerten?',
  },
  value: 'Wert',
  /** @param {string} letter @param {string} now */
  bound: (letter, now) => `${letter}, jetzt ${now} (leer: bleibt)`,
  /** @param {string} letter @param {string} now */
  passed: (letter, now) => `${letter} des Nullfensters (leer: ${now})`,
  fromTable: 'Wert aus der Tabelle',
  noHit: 'Die Tabelle antwortet nicht',
  evaluated: 'Zahl der Knoten',
  /** @param {string[]} nodes @param {boolean} again */
  counted: (nodes, again) =>
    `Bewertet werden der Reihe nach: ${nodes.join(', ')}.${again ? ' Ein Knoten, der zweimal bewertet wird, zählt zweimal.' : ''}`,
  /** @param {string} mistake */
  likely: (mistake) => `Der Fehler könnte sein: ${mistake}.`,
  node: 'Knoten: hier wählen oder im Bild antippen',
  /** The choices that are no node. */
  nobody: { next: 'keiner: die Suche endet', holder: 'kein Knoten: das Startfenster der Wurzel' },
  answer: 'Antworten',
  show: 'Antwort zeigen',
  begin: 'Beginnen',
  goOn: 'Weiter',
  again: 'Von vorn',
  stays: 'keine Schranke ändert sich',
  /** @param {string} answer */
  right: (answer) => `Richtig: ${answer}.`,
  /** @param {string} said @param {string} answer */
  wrong: (said, answer) => `Nicht richtig. Deine Antwort: ${said}. Richtig ist: ${answer}.`,
  /** @param {string} answer */
  shown: (answer) => `Die Antwort: ${answer}.`,
  unread: 'Das ist nicht lesbar. Schreib eine Zahl, zum Beispiel 3, −2,5 oder ∞.',
  empty: 'Antworte zuerst, oder lass die Antwort zeigen.',
  /** @param {number} number @param {number} of */
  number: (number, of) => `Frage ${count(number)} von ${count(of)}`,
  soFar: 'Der Ablauf bisher',
  columns: {
    node: 'Knoten',
    estimate: 'statischer Wert',
    window: 'Fenster',
    returned: 'geliefert',
  },
  pruned: 'abgeschnitten',
}

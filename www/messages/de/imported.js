/**
 * Die Wörter zur Suche eines eigenen Programms: was daran falsch ist, und der Dialog. Sie werden erst bei Bedarf geladen.
 *
 * @import {CallKind, Place as Where, Side} from '../../types.js'
 * @import {Findings, Refusals} from '../imported.js'
 */

import { bestFirstMistakes } from './best-first-mistakes.js'
import { mistakes } from './mistakes.js'
import { notes } from './notes.js'
import { found as ofBestFirst, refused } from './imported-best-first.js'
import { Place, count, number, place, things } from './numbers-and-names.js'

/** @param {Side} side */
const greek = (side) => (side === 'alpha' ? 'α' : 'β')
/** @param {string} found */
const quote = (found) => `„${found}“`

/** @type {Findings} */
const findings = {
  'not-there': ({ found }) => `Der Baum hat keinen Knoten ${quote(found)}.`,
  'not-the-root': ({ found }) => `Die Suche beginnt bei ${quote(found)}; das ist nicht die Wurzel.`,
  'not-a-child': ({ found, open }) =>
    `${quote(found)} wird betreten, ist aber kein Kind des Knotens, der gerade durchsucht wird (${place(open)}).`,
  'after-cutoff': ({ found, open }) =>
    `${quote(found)} wird nach dem Cutoff betreten (${place(open)}). Nach einem Cutoff kehrt der Aufruf zurück.`,
  'not-open': ({ found, open }) =>
    open === null
      ? `Diese Zeile handelt von ${quote(found)}, aber kein Knoten wird gerade durchsucht.`
      : `Diese Zeile handelt von ${quote(found)}, aber ${place(open)} wird noch durchsucht und ist nicht zurückgekehrt.`,
  'still-open': ({ open }) =>
    `Hier endet der Verlauf, aber ${place(open)} ist noch nicht zurückgekehrt.`,
  'after-end': () => 'Vor dieser Zeile ist die Suche schon zu Ende.',
  window: ({ node, side, found, expected }) =>
    `${Place(node)} erhält ${greek(side)} = ${number(found)}. Nach den Regeln ist ${greek(side)} = ${number(expected)}.`,
  value: ({ node, found, expected }) =>
    `${Place(node)} erhält den Wert ${number(found)}. Im Baum ist es ${number(expected)}.`,
  best: ({ node, found, expected }) =>
    `${Place(node)} hat hier den besten Wert ${number(found)}. Nach den Regeln ist es ${number(expected)}.`,
  returns: ({ node, found, expected }) =>
    `${Place(node)} liefert ${number(found)}. Nach den Regeln ist es ${number(expected)}.`,
  'enters-pruned': ({ node, of, best, bound, side, strict }) =>
    `${Place(node)} wird betreten, aber bei ${place(of)} ist hier abzuschneiden: Der beste Wert ${number(best)} ${strict ? 'überschreitet' : 'erreicht'} ${greek(side)} = ${number(bound)}.`,
  'enters-other': ({ node, expected }) =>
    `${Place(node)} wird betreten, aber ${place(expected)} ist an der Reihe.`,
  'enters-below': ({ node, of }) =>
    `${Place(node)} wird betreten, aber ${place(of)} liegt an der Tiefengrenze und wird nur bewertet.`,
  'enters-again': ({ node, of }) =>
    `${Place(node)} wird betreten, aber alle Kinder sind schon durchsucht (${place(of)}).`,
  cuts: ({ node, best, bound, side, next }) =>
    next === null
      ? `Bei ${place(node)} wird abgeschnitten, aber der beste Wert ${number(best)} erreicht ${greek(side)} = ${number(bound)} nicht.`
      : `${Place(node)} endet zu früh, denn der beste Wert ${number(best)} erreicht ${greek(side)} = ${number(bound)} nicht: ${place(next)} ist an der Reihe.`,
  evaluates: ({ node }) => `${Place(node)} wird hier bewertet. Nach den Regeln nicht.`,
  ends: ({ node }) =>
    `Hier endet der Verlauf, aber nach den Regeln geht die Suche weiter (${place(node)}).`,
  'goes-on': () => 'Nach den Regeln ist die Suche vor dieser Zeile zu Ende.',
  finishes: ({ found, expected }) =>
    `Die Suche endet mit dem Wert ${number(found)}. Nach den Regeln ist es ${number(expected)}.`,
  moves: ({ found, expected, node, child }) =>
    `Als bester Zug ist ${node === null ? 'einer angegeben, den es nicht gibt' : `dieser angegeben: ${place(node)}`} ("bestMove": ${number(found)}). Nach den Regeln ist es ${place(child)} ("bestMove": ${number(expected)}).`,
  'no-move': ({ found }) =>
    `Als bester Zug ist einer angegeben, den es nicht gibt ("bestMove": ${number(found)}).`,
  varies: ({ at, found, open, child }) =>
    child === null
      ? `Zug ${count(at)} der Hauptvariante ist mit ${number(found)} angegeben, aber ein solches Kind gibt es nicht (${place(open)}).`
      : `Zug ${count(at)} der Hauptvariante ist mit ${number(found)} angegeben (${place(open)}). Nach den Regeln ist es ${place(child)}.`,
  'other-tree': () =>
    'Der Baum in dieser Kopfzeile ist nicht der, mit dem der Verlauf verglichen wird.',
  compares: ({ node, child, expected }) =>
    `Verglichen wird hier ${child === null ? 'ein Kind, das es nicht gibt' : place(child)}, aber zurückgekehrt ist ${place(expected)} (${place(node)}).`,
  compared: ({ node, number: name, found, expected }) =>
    name === 'value'
      ? `${Place(node)} vergleicht hier den Wert ${number(found)}. Nach den Regeln ist es ${number(expected)}.`
      : `${Place(node)} hat nach dem Vergleich ${greek(name)} = ${number(found)}. Nach den Regeln ist ${greek(name)} = ${number(expected)}.`,
  misses: ({ node, expected }) =>
    `${Place(node)} wird durchsucht. Nach den Regeln antwortet die Tabelle, mit dem Wert ${number(expected)}.`,
  hits: ({ node }) =>
    `Hier antwortet die Tabelle (${place(node)}). Nach den Regeln hat sie keinen Eintrag, der diesen Aufruf beantwortet.`,
  stored: ({ node, found, expected }) =>
    `${Place(node)} erhält aus der Tabelle den Wert ${number(found)}. Nach den Regeln ist es ${number(expected)}.`,
  'not-again': ({ node }) =>
    `${Place(node)} liegt jenseits des Nullfensters und ist noch einmal zu durchsuchen, aber die Suche geht weiter.`,
  outside: ({ node, of, side, found, bound }) =>
    `${Place(node)} bekommt ${greek(side)} = ${number(found)}, außerhalb des Fensters von ${place(of)}: Dort ist ${greek(side)} = ${number(bound)}.`,
  empty: ({ node, found, bound }) =>
    `${Place(node)} bekommt α = ${number(found)} und β = ${number(bound)}: Dazwischen liegt kein Wert.`,
  ignores: ({ node, found, of, best }) =>
    `${Place(node)} liefert ${number(found)}, aber von ${place(of)} kam ${number(best)}, und das ist besser für den Spieler am Zug.`,
  unfounded: ({ node, found, best }) =>
    `${Place(node)} liefert ${number(found)}, aber das Beste, was der Spieler am Zug darunter gefunden hat, ist ${number(best)}.`,
  entered: ({ found, expected }) =>
    `Der Verlauf betritt ${things(found, 'Knoten', 'Knoten')}. Nach den Regeln sind es ${count(expected)}.`,
  evaluated: ({ found, expected }) =>
    `Der Verlauf bewertet ${things(found, 'Knoten', 'Knoten')}. Nach den Regeln sind es ${count(expected)}.`,
}

/** @type {Refusals} */
const refusals = {
  'trace-encoding': () =>
    'Das ist kein Text in UTF-8. Entpacke die Datei, wenn sie komprimiert ist, oder speichere sie als UTF-8.',
  'trace-syntax': ({ found, expected }) =>
    found
      ? `Hier steht ${quote(found)}, wo JSON ${expected} erwartet. Jede Zeile ist ein Objekt.`
      : `Die Zeile endet, wo JSON ${expected} erwartet. Jede Zeile ist ein Objekt.`,
  'trace-twice': ({ field }) => `Das Feld ${quote(field)} kommt zweimal vor.`,
  'trace-field': ({ code, field, found, expected }) =>
    refused({ code, field, found, expected }) ??
    (found
      ? `Das Feld ${quote(field)} kann nicht ${found} sein. Möglich ist: ${expected}.`
      : `Das Feld ${quote(field)} fehlt. Möglich ist: ${expected}.`),
  'trace-line': () => 'Diese Zeile ist für einen Verlauf zu lang oder zu tief verschachtelt.',
  'trace-version': ({ found }) =>
    `Dieser Verlauf hat die Version ${found}, die diese Seite nicht kennt.`,
  'trace-too-long': ({ limit }) => `Es sind mehr als ${things(limit, 'Ereignis', 'Ereignisse')}.`,
  'trace-empty': () =>
    'Hier ist keine Suche. Das erste Ereignis betritt die Wurzel, {"event": "enter", "node": 0}, oder nimmt bei einer Bestensuche einen Knoten in den Baum auf, {"event": "expand", "node": 1}.',
}

export const imported = {
  title: 'Deine eigene Suche',
  intro:
    'Lass dein Programm für jeden Aufruf eine Zeile ausgeben, etwa {"event": "enter", "node": "C"}.',
  how: 'Wie dein Programm sie schreibt',
  choose: 'Datei auswählen',
  drop: 'Oder zieh die Datei irgendwo auf die Seite.',
  paste: 'Oder füge die Zeilen ein',
  private: 'Was du öffnest, bleibt auf diesem Gerät.',
  tree: {
    label: 'Baum',
    values: { page: 'der in der Datei, sonst der auf der Seite', visited: 'die besuchten Knoten' },
  },
  view: {
    label: 'Werte',
    values: { max: 'überall die von MAX', mover: 'die der Seite am Zug (Negamax)' },
  },
  check: 'Prüfen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  /** @param {number} percent */
  reading: (percent) => `Wird gelesen … ${count(percent)} %`,
  failed: 'Die Datei konnte nicht gelesen werden.',
  headerTree: 'Baum in der Kopfzeile',
  /** @param {number} line @param {number | null} column */
  at: (line, column) =>
    column === null ? `Zeile ${count(line)}` : `Zeile ${count(line)}, Spalte ${count(column)}`,
  /** @param {number} line */
  first: (line) => `Erste falsche Zeile: ${count(line)}.`,
  /** On the slider. @param {number} step */
  firstAt: (step) => `Erste falsche Zeile: bei Schritt ${count(step)}.`,
  /** @param {string} mistake @param {number | null} until */
  likely: (mistake, until, of = 0) =>
    until === null
      ? `Vermutlich: ${mistake}. Das erklärt den ganzen Verlauf.`
      : `Kein einzelner bekannter Fehler erklärt den ganzen Verlauf. Der nächste erklärt ihn bis Zeile ${count(until)} von ${count(of)}: ${mistake}.`,
  /** @param {'alpha' | 'beta' | null} side @param {number} expected */
  byRules: (side, expected) =>
    `Nach den Regeln ist ${side === null ? 'es' : `${greek(side)} =`} ${number(expected)}.`,
  /** @param {number} steps */
  right: (steps) => `Alles entspricht den Regeln: ${things(steps, 'Schritt', 'Schritte')}.`,
  /** @param {number} steps @param {[CallKind, number][]} unjudged */
  loose: (steps, unjudged) =>
    `In ${things(steps, 'Schritt', 'Schritten')} liegt jedes Fenster in dem darüber, und die Werte folgen aus denen darunter. Einige Arten von Aufrufen erfassen die Regeln nicht, deshalb wird nicht geprüft, wo sie stehen: ${unjudged.map(([kind, calls]) => `${notes.kinds[kind]}: ${count(calls)}`).join(', ')}.`,
  go: 'Zu diesem Schritt',
  reason: 'Grund',
  otherTree: 'Ist der Baum auf der Seite der, den dein Programm durchsucht hat?',
  visited: 'Stattdessen die besuchten Knoten zeigen',
  beside: 'Die Suche nach den Regeln daneben zeigen',
  yours: 'Deine Suche',
  expected: 'Nach den Regeln',
  findings: { ...findings, ...ofBestFirst },
  mistakes,
  /** Those of best-first searches. */
  bestFirstMistakes,
  refusals,
}

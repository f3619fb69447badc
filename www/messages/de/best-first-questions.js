/**
 * Die Wörter der Fragen vor Entscheidungen einer Suche, die das Beste zuerst ansieht.
 *
 * @import {Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { bestFirstMistakes as mistakes } from './best-first-mistakes.js'
import { count, number, place } from './numbers-and-names.js'

const { fixed } = scores('de')

export const explored = {
  task: 'Der Ablauf hält vor Entscheidungen an. Sag, wohin die Suche geht und welche Zahlen sie hinterlässt.',
  asks: {
    /** @param {Where} node @param {number} iteration */
    child: (node, iteration) =>
      `Iteration ${count(iteration)}: Welches Kind von ${place(node)} wird gewählt?`,
    /** @param {Where} _ @param {number} iteration */
    leaf: (_, iteration) => `Welchen Knoten erreicht Iteration ${count(iteration)}?`,
    /** @param {Where} node @param {number} _ @param {{ chosen: Where, c: number }} now */
    exploration: (node, _, { chosen, c }) =>
      `Mit C = ${fixed(c)} fällt bei ${place(node)} die Wahl auf ${place(chosen)}. Ab welchem größeren C fällt sie auf ein anderes Kind?`,
    /** @param {Where} _ @param {number} iteration @param {number} reward */
    backup: (_, iteration, reward) =>
      `Die Belohnung von Iteration ${count(iteration)} ist ${fixed(reward, 4)}. Welche Besuche n und Summen w stehen danach auf dem Pfad?`,
    /** @param {Where} _ @param {number} iteration */
    numbers: (_, iteration) =>
      `Iteration ${count(iteration)}: Welche Zahlen pn und dn stehen nach der Aktualisierung auf dem Pfad?`,
  },
  /** @param {string} name @param {string} now the number as it is */
  now: (name, now) => `${name}, jetzt ${now}`,
  /** A mistake that fits this answer, but not all. @param {string} mistake */
  here: (mistake) => `Dieser Fehler passt zur Antwort: ${mistake}.`,
  rules: {
    /** @param {number} c */
    ucb1: (c) => `gewählt wird der höchste Wert von Mittelwert + C √(ln N / n), C = ${fixed(c)}`,
    mean: 'gewählt wird der höchste Mittelwert',
    /** @param {number} c */
    puct: (c) =>
      `gewählt wird bei k Kindern der höchste Wert von Mittelwert + C √N / (k\u00a0(1 + n)), C = ${fixed(c)}`,
    all: 'beim zweiten Besuch eines Knotens kommen alle seine Kinder in den Baum',
    /** @param {number} least @param {number} greatest */
    scaled: (least, greatest) =>
      `Belohnungen sind die von MAX, von 0 für den Wert ${number(least)} bis 1 für ${number(greatest)}, und an einem MIN-Knoten zählt ein Mittelwert m als 1 − m`,
    raw: 'Belohnungen sind die Werte der Blätter, und an einem MIN-Knoten zählt ein Mittelwert mit umgekehrtem Vorzeichen',
    solver: 'Kinder mit bewiesenem Wert werden nicht gewählt',
    first: 'unter gleichen das erste',
    unvisited: 'Kinder ohne Besuch zuerst',
    /** @param {ToldGoal} goal */
    goal: ({ value, strict }) =>
      strict
        ? `die Wurzel soll mehr als ${number(value)} wert sein`
        : `die Wurzel soll mindestens ${number(value)} wert sein`,
  },
  mistakes,
}

/**
 * Die Wörter der Fragen vor Entscheidungen einer Suche, die das Beste zuerst ansieht.
 *
 * @import {BestFirstMistake, Place as Where, ToldGoal} from '../../types.js'
 */

import { scores } from '../scores.js'
import { count, number, place } from './phrases.js'

const { fixed } = scores('de')

/** The mistakes of students. @type {Record<BestFirstMistake, string>} */
const mistakes = {
  'last-of-equals': 'Unter gleichen Kindern wird das letzte genommen statt des ersten',
  'mean-alone': 'Der Erkundungsterm fehlt, und der Mittelwert allein entscheidet',
  'exploration-alone': 'Der Mittelwert fehlt, und der Erkundungsterm allein entscheidet',
  'mean-weighed': 'C gewichtet den Mittelwert statt des Erkundungsterms',
  'sign-forgotten':
    'Der Mittelwert von MAX zählt an einem MIN-Knoten: Das Vorzeichen ist vergessen',
  'least-score': 'MIN nimmt die kleinste Bewertung statt der größten',
  'child-logarithm': 'Der Logarithmus ist der von den Besuchen des Kindes: √(ln n / n)',
  'no-parent': 'Die Besuche des Elternknotens fehlen',
  'no-logarithm': 'Der Logarithmus fehlt: √(N / n)',
  'visits-exchanged': 'Die Besuche von Elternknoten und Kind sind vertauscht',
  'upside-down': 'Der Bruch steht auf dem Kopf: √(n / ln N)',
  'exchanged-upside-down':
    'Die Besuche sind vertauscht, und der Bruch steht auf dem Kopf: √(N / ln n)',
  'no-root': 'Die Wurzel fehlt',
  'most-visits': 'Das Kind mit den meisten Besuchen wird genommen',
  'proof-alone': 'Die Beweiszahl entscheidet auch an MIN-Knoten',
  'greatest-number': 'Die größte Zahl wird genommen statt der kleinsten',
  'mean-carried': 'Jeder Knoten zählt den Mittelwert seines Kindes dazu statt der Belohnung',
  'visits-not-counted': 'Die Besuche werden auf dem Weg nach oben nicht gezählt',
  'last-alone': 'Nur der letzte Knoten des Pfads wird aktualisiert',
  'reward-turned': 'Die Belohnung wird für MIN umgedreht',
  'total-replaced': 'Die Belohnung ersetzt die Summe',
  'value-added': 'Der Wert des Blatts wird dazugezählt statt der Belohnung',
  'players-exchanged': 'MAX und MIN sind vertauscht: Minimum und Summe haben die Plätze getauscht',
  'both-sums': 'Beide Zahlen sind Summen',
  'both-least': 'Beide Zahlen sind das Minimum der Kinder',
  'leaves-open': 'Ein Blatt zählt mit pn 1 und dn 1, obwohl sein Wert bekannt ist',
}

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
      `Mit C = ${fixed(c)} wählt die Suche bei ${place(node)} das Kind ${chosen.name ?? place(chosen)}. Ab welchem größeren C wählt sie ein anderes?`,
    /** @param {Where} _ @param {number} iteration @param {number} reward */
    backup: (_, iteration, reward) =>
      `Die Belohnung von Iteration ${count(iteration)} ist ${fixed(reward, 4)}. Welche Besuche n und Summen w stehen danach auf dem Pfad?`,
    /** @param {Where} _ @param {number} iteration */
    numbers: (_, iteration) =>
      `Iteration ${count(iteration)}: Welche Zahlen pn und dn stehen nach der Rückgabe auf dem Pfad?`,
  },
  /** @param {string} name @param {string} now the number as it is */
  now: (name, now) => `${name}, jetzt ${now}`,
  /** A mistake that fits this answer, but not all. @param {string} mistake */
  here: (mistake) => `Das passt zu dieser Antwort: ${mistake}.`,
  rules: {
    /** @param {number} c */
    ucb1: (c) => `gewählt wird der höchste Wert von Mittelwert + C √(ln N / n), C = ${fixed(c)}`,
    mean: 'gewählt wird der höchste Mittelwert',
    /** @param {number} c */
    puct: (c) =>
      `gewählt wird bei k Kindern der höchste Wert von Mittelwert + C √N / (k (1 + n)), C = ${fixed(c)}`,
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

/**
 * The words of two searches side by side, and of the best and the worst order.
 *
 * @import {Messages} from '../pages.js'
 */

import { differences } from './differences.js'
import { count, number, things } from './numbers-and-names.js'

/** @param {number} n @param {boolean} again */
const costs = (n, again) =>
  again ? things(n, 'Bewertung', 'Bewertungen') : things(n, 'Blatt', 'Blätter')

/** @type {Messages['compare']} */
export const compare = {
  title: 'Vergleich',
  with: 'Vergleich mit',
  nothing: 'nichts',
  hand: 'eigenen Regeln',
  groups: {
    rules: 'Eine Regel geändert',
    again: 'Nullfenster, Durchgänge, Tabelle',
    order: 'Andere Reihenfolge',
    listing: 'Ein Pseudocode',
  },
  presets: {
    algorithm: 'Minimax oder Alpha-Beta',
    cut: 'der andere Cutoff-Test',
    returns: 'fail-soft oder fail-hard',
    bounds: 'tiefe oder flache Schranken',
    update: 'α und β nach oder vor dem Test anpassen',
    pvs: 'PVS oder Alpha-Beta',
    again: 'zweite Suche ab dem gefundenen Wert oder im ganzen Fenster',
    mtd: 'MTD(f) oder Alpha-Beta',
    sss: 'SSS* oder Alpha-Beta',
    table: 'mit oder ohne Tabelle',
    ordering: 'mit oder ohne Kind aus der Tabelle zuerst',
    deepening: 'mit oder ohne Vertiefung',
    aspiration: 'mit oder ohne Fenster um den letzten Wert',
    quiescence: 'mit oder ohne Ruhesuche',
    given: 'Kinder wie eingegeben',
    reversed: 'Kinder umgekehrt',
    best: 'bestes Kind zuerst',
    worst: 'schlechtestes Kind zuerst',
  },
  closeName: 'Vergleich schließen',
  rules: 'Regeln der zweiten Suche',
  link: {
    label: 'Schritte',
    values: {
      node: {
        label: 'nach Knoten',
        effect: 'Beide stehen am selben Knoten oder am Cutoff, der ihn abgeschnitten hat.',
      },
      step: { label: 'nach Nummer', effect: 'Beide stehen am Schritt mit derselben Nummer.' },
      none: { label: 'einzeln', effect: 'Jede Suche geht ihre eigenen Schritte.' },
    },
  },

  side: (second, listing, exact, order) => {
    const told = exact ? `${listing}, ${order}` : `${listing} mit anderen Regeln, ${order}`
    return second ? `Zweite: ${told}` : `Erste: ${told}`
  },

  /** The cost of a search, at its title. */
  soFar: (evaluated, all, again) =>
    `bisher ${costs(evaluated, again)}${all === null ? '' : `, insgesamt ${count(all)}`}`,
  brief: (evaluated, all, again) =>
    all === null
      ? costs(evaluated, again)
      : `${count(evaluated)} von ${again ? costs(all, again) : things(all, 'Blatt', 'Blättern')}`,
  hideTotal: 'Gesamtzahl der Blätter verbergen oder zeigen',
  total: 'Gesamtzahl',

  table: {
    search: 'Suche',
    first: 'Erste',
    second: 'Zweite',
    difference: 'Unter\u00ADschied',
    ratio: 'Zweite ÷ erste',
    columns: {
      evaluated: 'Blätter bewertet',
      entered: 'Knoten betreten',
      expanded: 'expandiert',
      pruned: 'abge\u00ADschnitten',
      cutoffs: 'Cutoffs',
      evaluations: 'Bewer\u00ADtungen',
      calls: 'Aufrufe',
      again: 'noch einmal durch\u00ADsucht',
      hits: 'Treffer der Tabelle',
      only: 'nur hier betreten',
      value: 'Wert',
    },
    signed: (n) => (n > 0 ? `+${count(n)}` : number(n)),
    times: (x) => `${number(Math.round(x * 100) / 100)}×`,
    same: 'gleich',
    differs: 'verschie\u00ADden',
    none: '–',
  },

  differences,
  /** The meaning of the tint in both pictures. */
  legend: 'nur in einer Suche (Δ)',
  legendTip:
    'Δ: wie viele Knoten darunter nur eine Suche betritt. Mit +: die Aufrufe, die eine mehr macht, weil sie den Knoten noch einmal durchsucht.',
  returns:
    'Ein Knoten kann mehrmals durchsucht werden: Knoten und Blätter zählen hier einmal, Aufrufe und Bewertungen jedes Mal.',

  orders: {
    all: 'Alle Reihenfolgen nebeneinander',
    cost: 'dafür bewer\u00ADtete Stel\u00ADlun\u00ADgen',
    reason: {
      'look-ahead': (evaluated, leaves) =>
        `An jedem Knoten sagt eine Suche über zwei Halbzüge, welches Kind zuerst kommt: ${count(evaluated)} von ${things(leaves, 'Blatt', 'Blättern')} bewertet.`,
      best: (evaluated, leaves, uniform) => {
        const so = `Bei jedem Knoten kommt das beste Kind zuerst, deshalb wird so früh wie möglich abgeschnitten: ${count(evaluated)} von ${things(leaves, 'Blatt', 'Blättern')} bewertet.`
        return uniform
          ? `${so} Jede Reihenfolge braucht mindestens b^⌈d/2⌉ + b^⌊d/2⌋ − 1 = ${count(uniform.fewest)}, mit b = ${count(uniform.branching)} und d = ${count(uniform.depth)}.`
          : so
      },
      worst: (evaluated, leaves, uniform) => {
        const so = `Bei jedem Knoten kommt das schlechteste Kind zuerst, deshalb stehen gute Schranken erst spät fest, und es wird wenig abgeschnitten: ${count(evaluated)} von ${things(leaves, 'Blatt', 'Blättern')} bewertet.`
        return uniform
          ? `${so} In der besten Reihenfolge können schon ${count(uniform.fewest)} genügen.`
          : so
      },
    },
  },
}

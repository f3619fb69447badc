/**
 * The words of the log: what each event is called, and what it changes in a few words.
 *
 * @import {PanelWords, Sentences} from '../messages.js'
 */

import { briefTest, count, number, range, things, window } from './numbers-and-names.js'

/** @type {Sentences} */
const brief = {
  ready: () => '',
  'enter-root': (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  enter: (p) => (p.bounded ? window(p.alpha, p.beta, p.naming) : ''),
  evaluate: ({ value }) => `= ${number(value)}`,
  'stand-pat': ({ value }) => `hält still bei ${number(value)}`,
  compare: ({ improved, before, best, returned }) =>
    improved
      ? `jetzt ${returned === 'exact' ? number(best[0]) : range(...best)}`
      : `bleibt ${number(before)}`,
  cutoff: (p) => `${briefTest(p)}, ${things(p.nodes, 'Knoten', 'Knoten')}`,
  average: (p) => `+ ${number(p.product)}, bisher ${number(p.sum)}`,
  'chance-cutoff': (p) => brief.cutoff({ ...p, key: 'cutoff', worth: [p.best, p.best] }),
  leave: ({ value }) => `liefert ${number(value)}`,
  finish: ({ value }) => `Wert ${number(value)}`,
  'enter-pass': ({ pass, bounded, alpha, beta }) =>
    bounded ? `Durchgang ${count(pass)}, ${window(alpha, beta)}` : `Durchgang ${count(pass)}`,
  test: ({ alpha, beta }) => `Probe mit ${window(alpha, beta)}`,
  again: ({ alpha, beta }) => `noch einmal mit ${window(alpha, beta)}`,
  hit: ({ value }) => `${number(value)} aus der Tabelle`,
  narrow: ({ alpha, beta }) => `enger: ${window(alpha, beta)}`,
  verdict: ({ verdict }) =>
    ({ low: 'darunter', high: 'darüber', exact: 'Wert im Fenster' })[verdict],
  'program-compare': ({ best, value }) =>
    best === null ? `erhält ${number(value)}` : `jetzt ${number(best)}`,
  'program-cutoff': ({ nodes }) => `lässt ${count(nodes)} aus`,
  'program-leave': ({ value }) => `liefert ${number(value)}`,
  'program-finish': ({ value }) => `Wert ${number(value)}`,
  'stop-symbol': () => 'Wert unbekannt',
  'stop-limit': () => 'kein statischer Wert',
}

/** @type {PanelWords['events']} */
export const events = {
  title: 'Ereignisse',
  kinds: {
    enter: 'Eintritt',
    evaluate: 'Wert',
    compare: 'Vergleich',
    cutoff: 'Cutoff',
    leave: 'zurück',
    finish: 'Ende',
    again: 'noch einmal',
    hit: 'Tabelle',
    narrow: 'enger',
    verdict: 'Durchgang endet',
    'stand-pat': 'stillhalten',
  },
  brief,
}

/**
 * Die Wörter der Notizen, die sich ein anderes Programm zu seinen Aufrufen macht.
 *
 * @import {PanelWords} from '../messages.js'
 */

import { count, place, things } from './numbers-and-names.js'

/** @type {PanelWords['notes']} */
export const notes = {
  title: 'Notizen',
  kinds: {
    full: 'voll',
    'null-window': 'Nullfenster',
    're-search': 'noch einmal',
    'null-move': 'Nullzug',
    quiescence: 'Ruhesuche',
    reduced: 'verkürzt',
    extended: 'verlängert',
    probe: 'Probe',
  },
  fields: {
    kind: 'Art',
    tag: 'Marke',
    reason: 'Grund',
    key: 'Stellung',
    move: 'Zug',
    eval: 'Bewertung',
    depth: 'Resttiefe',
  },
  none: (where) => `Das Programm hat bis zu diesem Schritt keine Notizen zu ${place(where)}.`,
  visits: (n) => `${things(n, 'Aufruf', 'Aufrufe')} für diese Stellung zeigen`,
  find: {
    title: 'Aufrufe finden',
    any: 'alle Arten',
    text: 'Zug, Marke, Stellung',
    clear: 'Alle Aufrufe',
    found: (n) => (n === 0 ? 'Kein Aufruf passt.' : things(n, 'Aufruf', 'Aufrufe')),
    first: (n) => `Die ersten ${count(n)} stehen in der Liste.`,
  },
  counts: {
    title: 'Aufrufe nach',
    without: 'nichts davon',
    head: {
      calls: 'Aufrufe',
      below: 'samt denen darunter',
      cutoffs: 'Cutoffs',
      hits: 'Treffer',
      again: 'noch einmal durchsucht',
    },
    more: (n) => `Nicht gezeigt: ${things(n, 'Zeile', 'Zeilen')}.`,
    csv: 'Als CSV speichern',
  },
  lost: (n) =>
    `Es gibt zu viele verschiedene Texte: ${things(n, 'davon wurde', 'davon wurden')} weggelassen.`,
}

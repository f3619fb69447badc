/**
 * Die Wörter von Suchen, die noch einmal suchen. Sie werden mit der ersten solchen Suche geladen.
 *
 * @import {Place as Where, TableState} from '../../types.js'
 */

import { count, place, range, things } from './numbers-and-names.js'

export const passes = {
  title: 'Durchgänge',
  all: 'ganz',
  /** @param {number} number @param {number} step */
  seek: (number, step) => `${count(number)}: zu Schritt ${count(step)}`,
  ways: {
    pass: { title: 'Durchgang', next: 'Nächster Durchgang', before: 'Voriger Durchgang' },
    again: {
      title: 'noch einmal',
      next: 'Nächste erneute Suche',
      before: 'Vorige erneute Suche',
    },
    call: {
      title: 'Aufruf',
      next: 'Nächster Aufruf für den ausgewählten Knoten',
      before: 'Voriger Aufruf für den ausgewählten Knoten',
    },
    hit: {
      title: 'Treffer',
      next: 'Nächster Treffer in der Tabelle',
      before: 'Voriger Treffer in der Tabelle',
    },
  },
  /** The finding of a pass: in a column, and in full. */
  short: { low: 'darunter', high: 'darüber', exact: 'darin' },
  verdicts: { low: 'unter dem Fenster', high: 'über dem Fenster', exact: 'im Fenster: exakt' },
  passes: {
    /** @param {number} n */
    title: (n) => `${things(n, 'Durchgang', 'Durchgänge')} durch den Baum`,
    head: {
      number: '#',
      depth: 'Tiefe',
      window: 'Fenster',
      verdict: 'liegt',
      value: 'Wert',
      calls: 'Aufrufe',
      fresh: 'neue Knoten',
    },
  },
  calls: {
    /** @param {Where} where */
    title: (where) => `Aufrufe für ${place(where)}`,
    /** @param {Where} where */
    none: (where) => `Bis zu diesem Schritt gibt es keinen Aufruf für ${place(where)}.`,
    head: { number: 'Aufruf', pass: 'Durchgang', window: 'Fenster', value: 'Rückgabe' },
  },
  table: {
    title: 'Tabelle',
    /** The entry of a position in the table. @param {TableState} state */
    told: (state) => [stored(state), same(state)].filter(Boolean).join(' '),
    /** Above the calls that have stored it. */
    by: 'Gespeichert von',
    /** Above the calls that have used it. @param {number} n */
    used: (n) => ['Noch nicht verwendet', 'Einmal verwendet'][n] ?? `${count(n)}-mal verwendet`,
    head: { step: 'Schritt', node: 'Knoten', pass: 'Durchgang', value: 'Wert' },
    /** @param {number} step */
    seek: (step) => `Zu Schritt ${count(step)}`,
  },
}

/** @param {TableState} state */
function stored({ place: node, slot, entry, taken }) {
  const where = slot ? `Platz ${count(slot[0])} von ${count(slot[1])} der Tabelle` : 'Die Tabelle'
  if (taken)
    return `${where} hat die Stellung von ${place(taken)} und keinen Eintrag für ${place(node)}.`
  if (!entry) return `${where} hat bis zu diesem Schritt keinen Eintrag für ${place(node)}.`
  const { lo, hi, plies, limited, best } = entry
  const depth = limited ? ` bei einer Suche über ${things(plies, 'Halbzug', 'Halbzüge')}` : ''
  const move = best ? ` Der beste Zug führt zu ${place(best)}.` : ''
  return `${where} hat einen Eintrag für ${place(node)}: Der Wert ist ${range(lo, hi)}${depth}.${move}`
}

/** @param {TableState} state */
function same({ same, others }) {
  if (others === 0) return ''
  const more = others - same.length
  const rest = more > 0 ? ` und ${things(more, 'weiterer Knoten', 'weitere Knoten')}` : ''
  return `Dieselbe Stellung: ${same.map(place).join(', ')}${rest}.`
}
